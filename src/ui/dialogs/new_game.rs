//! A new game: classical or Chess960 by number or at random, and the players' names.
//!
//! Absent on purpose: setting the start up by dice or in turn.

use egui::{Key, Label, Rect, Response, Role as Kind, Sense, TextEdit, Ui, Vec2, WidgetInfo, vec2};

use super::{buttons, heading};
use crate::rules::{Color, Position, Rank, Square};
use crate::start::Start;
use crate::table::GameSetup;
use crate::ui::action::Action;
use crate::ui::art::Art;
use crate::ui::theme::{BoardColors, Palette, size};
use crate::ui::words::Words;

/// The most letters of a name.
const LONGEST_NAME: usize = 40;

/// What has been filled in.
#[derive(Clone, Debug)]
pub struct NewGame {
    chess960: bool,
    number: String,
    white: String,
    black: String,
}

impl NewGame {
    /// As the last game was, with a number drawn for Chess960.
    pub fn after(setup: &GameSetup) -> NewGame {
        let number = setup.start.number().map_or_else(draw, |number| number.to_string());
        NewGame {
            chess960: setup.start.is_chess960(),
            number,
            white: given(setup, Color::White),
            black: given(setup, Color::Black),
        }
    }

    /// The start that is chosen; nothing while the number is none from 0 to 959.
    fn start(&self) -> Option<Start> {
        match self.chess960 {
            true => Start::chess960(self.number.trim().parse().ok()?).ok(),
            false => Some(Start::standard()),
        }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, words: &Words, board: &BoardColors, art: &mut Art) {
        heading(ui, &words.say("new-game"));
        ui.horizontal(|ui| {
            ui.selectable_value(&mut self.chess960, false, words.say("classical"));
            ui.selectable_value(&mut self.chess960, true, words.say("chess960"));
        });
        ui.add_space(6.0);
        let start = self.start();
        first_rank(ui, words, board, art, start.as_ref());
        self.number_row(ui, words, start.as_ref());
        ui.add_space(10.0);
        field(ui, &words.say("name-white"), &mut self.white, &words.color(Color::White));
        field(ui, &words.say("name-black"), &mut self.black, &words.color(Color::Black));
    }

    pub(super) fn foot(&self, ui: &mut Ui, words: &Words, actions: &mut Vec<Action>) {
        let start = self.start();
        let enter = ui.input(|input| input.key_pressed(Key::Enter));
        let pressed = buttons(ui, &words.say("start"), Some(&words.say("cancel")), start.is_some(), actions);
        if let Some(start) = start.filter(|_| pressed || enter) {
            let name = |text: &str| text.trim().to_owned();
            actions.push(Action::CloseDialog);
            actions.push(Action::Begin(GameSetup {
                start,
                white: name(&self.white),
                black: name(&self.black),
                ..GameSetup::default()
            }));
        }
    }

    /// Keeps its place when the game is classical, so that nothing jumps.
    fn number_row(&mut self, ui: &mut Ui, words: &Words, start: Option<&Start>) {
        ui.add_enabled_ui(self.chess960, |ui| {
            ui.horizontal(|ui| {
                let label = caption(ui, &words.say("chess960-number"));
                let edit = TextEdit::singleline(&mut self.number).char_limit(6).desired_width(48.0);
                focus_from(&label, ui.add(edit));
                if ui.button(words.say("chess960-random")).clicked() {
                    self.number = draw();
                }
            });
        });
        let twin = start.and_then(Start::number).and_then(crate::rules::chess960::twin);
        match (start, twin) {
            (None, _) => {
                let palette = Palette::of(ui.theme());
                ui.colored_label(palette.refusal, words.say("chess960-range"));
            }
            (Some(_), Some(twin)) => {
                ui.weak(words.with("chess960-twin", [("twin", twin.to_string().into())]));
            }
            (Some(_), None) => {
                ui.weak(words.say("status-classical"));
            }
        }
    }
}

/// The name of a player; none when it is only the colour's.
fn given(setup: &GameSetup, color: Color) -> String {
    let name = setup.name(color);
    if name == GameSetup::default().name(color) { String::new() } else { name.to_owned() }
}

/// A number from 0 to 959, each as likely as the others.
fn draw() -> String {
    fastrand::u16(0..960).to_string()
}

fn field(ui: &mut Ui, name: &str, text: &mut String, hint: &str) {
    ui.horizontal(|ui| {
        let place = vec2(size::FIELD_LABEL, size::BUTTON_SMALL);
        let left = egui::Layout::left_to_right(egui::Align::Center);
        let label = ui.allocate_ui_with_layout(place, left, |ui| {
            ui.set_min_width(place.x);
            caption(ui, name)
        });
        let label = label.inner;
        let width = ui.available_width();
        let edit = TextEdit::singleline(text).hint_text(hint).char_limit(LONGEST_NAME).desired_width(width);
        focus_from(&label, ui.add(edit));
    });
}

/// The name of a field, which can be clicked but is no stop for Tab.
fn caption(ui: &mut Ui, name: &str) -> Response {
    ui.add(Label::new(name).sense(Sense::CLICK))
}

/// A click on its name brings one into the field.
fn focus_from(caption: &Response, field: Response) {
    let field = field.labelled_by(caption.id);
    if caption.clicked() {
        field.request_focus();
    }
}

/// The eight pieces of White's first rank, on squares.
fn first_rank(ui: &mut Ui, words: &Words, colors: &BoardColors, art: &mut Art, start: Option<&Start>) {
    let side = (ui.available_width() / 8.0).floor();
    let (rect, response) = ui.allocate_exact_size(vec2(side * 8.0, side), Sense::hover());
    let position: Option<&Position> = start.map(Start::position);
    let pieces: Vec<_> = Square::all()
        .filter(|square| square.rank() == Rank::R1)
        .map(|square| (square, position.and_then(|position| position.piece_at(square))))
        .collect();
    let names: String =
        pieces.iter().filter_map(|(_, piece)| Some(words.letter(piece.as_ref()?.role))).collect();
    response.widget_info(|| {
        let name = words.with("chess960-row", [("row", names.as_str().into())]);
        WidgetInfo::labeled(Kind::Label, true, name)
    });
    for (index, (square, piece)) in pieces.into_iter().enumerate() {
        let corner = rect.min + vec2(index as f32 * side, 0.0);
        let place = Rect::from_min_size(corner, Vec2::splat(side));
        ui.painter().rect_filled(place, 0, colors.squares.on(square.is_dark()));
        if let Some(piece) = piece.filter(|piece| piece.color == Color::White) {
            art.paint(ui, piece, place.shrink(2.0));
        }
    }
}
