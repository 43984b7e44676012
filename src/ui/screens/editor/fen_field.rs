//! The position as FEN. The field follows the board, and the board follows the field whenever its text is valid.
//!
//! Parsing is in `rules`.

use egui::{Align2, Label, RichText, Sense, TextEdit, TextStyle, Ui};

use super::draft::Draft;
use crate::rules::{FenError, FenStyle, Setup};
use crate::text::Texts;
use crate::text::fen_errors::fen;
use crate::text::messages::sentence;
use crate::ui::theme::Palette;

/// The maximum length, in characters; longer than any FEN.
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
    /// The position after the text was read. Once the position changes, the text is discarded.
    board: Setup,
    error: Option<FenError>,
}

impl FenField {
    /// Shows the field, and below it why the typed text is invalid, if it is.
    pub fn show(&mut self, ui: &mut Ui, words: &Texts, draft: &mut Draft) {
        self.typed = self.typed.take().filter(|typed| typed.board == *draft.setup());
        let before = match &self.typed {
            Some(typed) => typed.text.clone(),
            None => draft.setup().fen(FenStyle::XFen),
        };
        let mut text = before.clone();
        let wrong = self.typed.as_ref().is_some_and(|typed| typed.error.is_some());
        let refusal = Palette::of(ui.theme()).refusal;
        let edit = TextEdit::singleline(&mut text)
            .char_limit(LONGEST)
            .font(TextStyle::Small)
            .text_color_opt(wrong.then_some(refusal))
            .align(Align2::LEFT_CENTER)
            .desired_width(f32::INFINITY);
        let shown = ui.horizontal(|ui| {
            let label = ui.add(Label::new(t!(words, "editor-fen")).sense(Sense::CLICK));
            let field = ui.add(edit).labelled_by(label.id);
            if label.clicked() {
                field.request_focus();
            }
            field
        });
        let field = shown.inner;
        if text != before {
            self.read(text, draft);
        } else if !field.has_focus() && !wrong {
            self.typed = None;
        }
        if let Some(error) = self.typed.as_ref().and_then(|typed| typed.error.as_ref()) {
            ui.label(RichText::new(sentence(&fen(words, error))).small().color(refusal));
        }
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
}
