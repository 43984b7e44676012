//! Fonts for letters that the program's own fonts lack, found while the window goes on.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use egui::epaint::text::{FallbackRequest, FontInsert, FontProvider};
use egui::{Context, FontData};

use super::bidi::WordOrder;
use super::boxes;
use crate::platform::fonts::{FindFont, Font};
use crate::platform::in_background;

/// The letters that the program's own fonts lack. Until a font is found, and if there is none, such a letter is shown
/// as a box.
pub struct RareLetters(Arc<Letters>);

struct Letters {
    find: FindFont,
    answers: Mutex<Answers>,
}

#[derive(Default)]
struct Answers {
    found: HashMap<char, Option<Arc<Font>>>,
    /// The letters to look for.
    missing: Vec<char>,
    is_looking: bool,
    /// Whether letters were found since the window last asked.
    is_new: bool,
}

impl RareLetters {
    /// Makes the window use fonts that `find` gives, once they are found; see [`RareLetters::update`].
    pub fn new(ctx: &Context, find: FindFont) -> RareLetters {
        let letters = Arc::new(Letters { find, answers: Mutex::default() });
        ctx.set_font_providers(vec![letters.clone()]);
        ctx.add_plugin(WordOrder::default());
        RareLetters(letters)
    }

    /// What finds fonts, for pictures.
    pub fn finder(&self) -> FindFont {
        self.0.find.clone()
    }

    /// Looks for what the last frame missed, on a thread of its own, and takes what was found.
    pub fn update(&self, ctx: &Context) {
        let mut answers = self.0.answers();
        if std::mem::take(&mut answers.is_new) {
            // A letter that was not found is asked for again.
            ctx.set_font_providers(vec![self.0.clone()]);
            ctx.request_repaint();
        }
        if !answers.missing.is_empty() && !answers.is_looking {
            answers.is_looking = true;
            let (letters, ctx) = (self.0.clone(), ctx.clone());
            in_background("fonts", move || {
                letters.look();
                ctx.request_repaint();
            });
        }
    }
}

impl Letters {
    fn answers(&self) -> MutexGuard<'_, Answers> {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn look(&self) {
        let mut missing = std::mem::take(&mut self.answers().missing);
        missing.sort_unstable();
        missing.dedup();
        let find = |letter| (self.find)(letter).or_else(|| boxes::has(letter).then(boxes::font));
        let found: Vec<_> = missing.into_iter().map(|letter| (letter, find(letter))).collect();
        let mut answers = self.answers();
        answers.is_new |= found.iter().any(|(_, font)| font.is_some());
        answers.found.extend(found);
        answers.is_looking = false;
    }
}

impl FontProvider for Letters {
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
