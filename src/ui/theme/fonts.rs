//! Fonts for characters that the program's own fonts lack, found without blocking the window.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use egui::epaint::text::{FallbackRequest, FontInsert, FontProvider};
use egui::{Context, FontData};
use unicode_bidi::{BidiClass, bidi_class};

use super::bidi::{WordOrder, is_shaped_backward};
use crate::platform::Pending;
use crate::platform::fonts::{FindFont, Font};

/// Boxes for letters of scripts that run from right to left; `examples/signs/boxes.py` writes the font.
const BOXES_TTF: &[u8] = include_bytes!("../../../assets/fonts/boxes.ttf");

/// The search for fonts with characters that the program's own fonts lack.
pub struct RareLetters {
    /// A function that finds an installed font for a character. Printing and animations use it too.
    pub find: FindFont,
    answers: Mutex<Answers>,
}

#[derive(Default)]
struct Answers {
    found: HashMap<char, Option<Arc<Font>>>,
    /// The characters to look for.
    missing: Vec<char>,
    /// The search in progress; `None` if there is none.
    search: Option<Pending<HashMap<char, Option<Arc<Font>>>>>,
}

impl RareLetters {
    /// Makes the window use the fonts that `find` returns, once they are found; see [`RareLetters::update`]. Also puts
    /// the words of right-to-left texts in order.
    pub fn new(ctx: &Context, find: FindFont) -> Arc<RareLetters> {
        let letters = Arc::new(RareLetters { find, answers: Mutex::default() });
        ctx.set_font_providers(vec![letters.clone()]);
        ctx.add_plugin(WordOrder::default());
        letters
    }

    /// Looks in the background for fonts with the characters that are missing, and takes the fonts that were found.
    pub fn update(self: &Arc<RareLetters>, ctx: &Context) {
        let mut answers = self.answers();
        if let Some(found) = Pending::take_from(&mut answers.search) {
            if found.values().any(Option::is_some) {
                // egui then asks again for characters without a font.
                ctx.set_font_providers(vec![self.clone()]);
                ctx.request_repaint();
            }
            answers.found.extend(found);
        }
        if !answers.missing.is_empty() && answers.search.is_none() {
            let (find, mut missing) = (self.find.clone(), std::mem::take(&mut answers.missing));
            missing.sort_unstable();
            missing.dedup();
            let find = move |letter| find(letter).or_else(|| has_box(letter).then(|| BOXES.clone()));
            let look = move || Some(missing.into_iter().map(|letter| (letter, find(letter))).collect());
            let ctx = ctx.clone();
            answers.search =
                Some(Pending::in_background("fonts", Arc::new(move || ctx.request_repaint()), look));
        }
    }

    fn answers(&self) -> MutexGuard<'_, Answers> {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl FontProvider for RareLetters {
    fn font_for(&self, request: &FallbackRequest) -> Option<FontInsert> {
        let letter = request.cluster.chars().next()?;
        let mut answers = self.answers();
        let Some(found) = answers.found.get(&letter) else {
            answers.missing.push(letter);
            return None;
        };
        let font = found.clone()?;
        let data = FontData::from_blob(font.clone(), font.index);
        Some(FontInsert { name: font.name.clone(), data, families: Vec::new() })
    }
}

/// Whether the font of boxes is used for a character for which no font is installed. Without any font, such characters
/// would be laid out together with the text around them, all of it from right to left.
fn has_box(letter: char) -> bool {
    is_shaped_backward(letter) && matches!(bidi_class(letter), BidiClass::R | BidiClass::AL | BidiClass::NSM)
}

/// The font of boxes, read when it is first needed.
static BOXES: LazyLock<Arc<Font>> =
    LazyLock::new(|| Arc::new(Font { name: "Boxes".to_owned(), bytes: BOXES_TTF.to_vec(), index: 0 }));
