//! The position as FEN. The field follows the board, and the board follows the field whenever its text is valid.
//!
//! Parsing is in `rules`.

use egui::{Color32, Label, RichText, Sense, TextEdit, Ui};

use super::draft::Draft;
use crate::rules::{FenError, FenStyle, Setup};
use crate::text::Texts;
use crate::text::fen_errors::fen;
use crate::text::messages::sentence;
use crate::ui::theme::{self, Palette};

/// Longer than any FEN, in characters.
const LONGEST: usize = 200;

/// The text being typed.
#[derive(Clone, Debug, Default)]
pub struct FenField {
    /// `None` while the field shows the board's own FEN.
    typed: Option<TypedFen>,
}

#[derive(Clone, Debug)]
struct TypedFen {
    text: String,
    /// The board when the text was typed. Once the board changes, the text is dropped.
    board: Setup,
    error: Option<FenError>,
}

impl FenField {
    /// Shows the field, and below it why the typed text is invalid.
    pub fn show(&mut self, ui: &mut Ui, words: &Texts, draft: &mut Draft) {
        self.typed = self.typed.take().filter(|typed| typed.board == *draft.setup());
        let label = ui.add(Label::new(t!(words, "editor-fen")).sense(Sense::CLICK));
        let before = match &self.typed {
            Some(typed) => typed.text.clone(),
            None => draft.setup().fen(FenStyle::XFen),
        };
        let mut text = before.clone();
        let wrong = self.typed.as_ref().is_some_and(|typed| typed.error.is_some());
        let refusal = Palette::of(ui.theme()).refusal;
        let edit = TextEdit::singleline(&mut text)
            .char_limit(LONGEST)
            .font(theme::small())
            .text_color_opt(Some(refusal).filter(|_| wrong))
            .desired_width(f32::INFINITY);
        let field = ui.add(edit).labelled_by(label.id);
        if label.clicked() {
            field.request_focus();
        }
        if text != before {
            self.read(text, draft);
        } else if !field.has_focus() && !wrong {
            self.typed = None;
        }
        self.tell(ui, words, refusal);
    }

    fn read(&mut self, text: String, draft: &mut Draft) {
        let error = match text.trim().parse::<Setup>() {
            Ok(setup) => {
                draft.replace(setup);
                None
            }
            Err(error) => Some(error),
        };
        self.typed = Some(TypedFen { text, board: draft.setup().clone(), error });
    }

    fn tell(&self, ui: &mut Ui, words: &Texts, ink: Color32) {
        if let Some(error) = self.typed.as_ref().and_then(|typed| typed.error.as_ref()) {
            let why = sentence(&fen(words, error));
            ui.add(Label::new(RichText::new(why).font(theme::small()).color(ink)).wrap());
        }
    }
}
