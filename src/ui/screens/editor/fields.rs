//! The parts of a position other than its pieces: the side to move, the castling rights, the en passant square and the
//! counters. Another field shows the position as FEN; a valid FEN that is typed there replaces the position.

use egui::{
    Align2, ComboBox, DragValue, Label, RichText, Role, Sense, TextEdit, TextStyle, TextWrapMode, Ui,
    WidgetInfo,
};

use super::draft::Draft;
use crate::rules::{Color, FenError, FenStyle, Setup, Square};
use crate::text::Texts;
use crate::text::fen_errors::fen;
use crate::text::messages::sentence;
use crate::ui::dialogs::{choices, pick};
use crate::ui::theme::Palette;
use crate::ui::widgets::{Arrangement, Choices};

/// Shows the fields. Every change is an edit of the draft.
pub fn show(ui: &mut Ui, words: &Texts, draft: &mut Draft) {
    turn(ui, words, draft);
    castling(ui, words, draft);
    ui.horizontal_wrapped(|ui| {
        ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
        en_passant(ui, words, draft);
    });
    ui.horizontal_wrapped(|ui| {
        ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
        counters(ui, words, draft);
    });
}

fn turn(ui: &mut Ui, words: &Texts, draft: &mut Draft) {
    let colors = [(Color::White, "editor-white-to-move"), (Color::Black, "editor-black-to-move")];
    let choices = choices(words, &colors);
    let (name, mut turn) = (t!(words, "editor-turn"), draft.setup().turn);
    if (Choices { name: &name, arrangement: Arrangement::Bar, choices: &choices }).show(ui, &mut turn) {
        draft.edit(|setup| setup.turn = turn);
    }
}

/// Shows a checkbox for each rook that could castle, and for each right that exists although it is impossible.
fn castling(ui: &mut Ui, words: &Texts, draft: &mut Draft) {
    let rooks = draft.setup().castling_candidates() | draft.setup().castling_rooks;
    ui.horizontal_wrapped(|ui| {
        ui.label(t!(words, "editor-castling"));
        if rooks.is_empty() {
            ui.weak(t!(words, "editor-castling-none"));
        }
        for rook in rooks {
            let mut allowed = draft.setup().castling_rooks.has(rook);
            let response = ui.checkbox(&mut allowed, rook.to_string());
            let full_name = t!(words, "editor-castling-with", square = rook.to_string());
            response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, allowed, &full_name));
            if response.on_hover_text(&full_name).changed() {
                draft.edit(|setup| {
                    let rooks = setup.castling_rooks;
                    setup.castling_rooks = if allowed { rooks.with(rook) } else { rooks.without(rook) };
                });
            }
        }
    });
}

fn en_passant(ui: &mut Ui, words: &Texts, draft: &mut Draft) {
    let now = draft.setup().en_passant;
    let named = |square: &Option<Square>| {
        square.map_or_else(|| t!(words, "editor-en-passant-none"), |square| square.to_string())
    };
    let mut chosen = now;
    let label = ui.label(t!(words, "editor-en-passant"));
    let squares = std::iter::once(None).chain(draft.setup().en_passant_candidates().into_iter().map(Some));
    let (list, _) = pick(ui, ComboBox::from_id_salt("en passant"), &mut chosen, squares, named);
    list.labelled_by(label.id);
    if chosen != now {
        draft.edit(|setup| setup.en_passant = chosen);
    }
}

fn counters(ui: &mut Ui, words: &Texts, draft: &mut Draft) {
    let (mut half, mut full) = (draft.setup().halfmove_clock, draft.setup().fullmove_number);
    let label = ui.label(t!(words, "editor-move-number"));
    let range = 1..=9999.max(full);
    ui.add(DragValue::new(&mut full).range(range)).labelled_by(label.id);
    let label = ui.label(t!(words, "editor-half-moves")).on_hover_text(words.tip("editor-half-moves"));
    // At 150 half-moves, the game is over (9.6.2).
    let range = 0..=150.max(half);
    ui.add(DragValue::new(&mut half).range(range)).labelled_by(label.id);
    if (half, full) != (draft.setup().halfmove_clock, draft.setup().fullmove_number) {
        draft.edit(|setup| (setup.halfmove_clock, setup.fullmove_number) = (half, full));
    }
}

/// The field for the position as FEN.
#[derive(Clone, Debug, Default)]
pub struct FenField {
    /// `None` while the field shows the draft's own FEN.
    typed: Option<TypedFen>,
}

#[derive(Clone, Debug)]
struct TypedFen {
    text: String,
    /// The position of the draft after the text was read. Once the draft has a different position, the text is
    /// discarded.
    board: Setup,
    error: Option<FenError>,
}

impl FenField {
    /// Shows the field. If the typed text is invalid, shows the reason below the field.
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
            .char_limit(200)
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
