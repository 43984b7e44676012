//! The choice of the starting position (the regular one, or a Chess960 position by number, by first rank or at random)
//! and of the odds that White gives.

use egui::accesskit::Live;
use egui::{Button, Id, Rect, Role as Kind, Sense, Ui, Vec2, WidgetInfo, vec2};

use fastrand::Rng;

use crate::rules::chess960::{STARTS, back_rank, twin};
use crate::rules::{Color, Rank, Role, Square};
use crate::start::{Odds, Start, read_typed};
use crate::table::GameSetup;
use crate::text::Texts;
use crate::text::start_errors::{self, MAX_TYPED_START, first_rank_said};
use crate::ui::dialogs::form::{choices, fault, note, row, text_edit, values};
use crate::ui::view::{ViewContext, live};
use crate::ui::widgets::Choice;

/// The chosen start.
#[derive(Clone, Debug)]
pub struct StartChoice {
    chess960: bool,
    number: String,
    odds: Option<Odds>,
    chance: Rng,
    /// Whether the number was drawn at random because the player asked for that. The start is then announced.
    is_drawn: bool,
}

impl StartChoice {
    /// A choice that begins with the kind of chess, the Chess960 number and the odds of the start in `setup`. If that
    /// start has no Chess960 number, a random one is suggested.
    pub fn after(setup: &GameSetup, mut chance: Rng) -> StartChoice {
        let (odds, start) = match setup.start.odds() {
            Some((odds, whole)) => (Some(odds), whole),
            None => (None, setup.start.clone()),
        };
        let number = start.number().unwrap_or_else(|| chance.u16(0..STARTS)).to_string();
        StartChoice { chess960: start.is_chess960(), number, odds, chance, is_drawn: false }
    }

    /// The chosen start; `None` if the number or first rank of a Chess960 start is invalid, or if the odds can't be
    /// given.
    pub fn start(&self) -> Option<Start> {
        let start = self.whole_start()?;
        self.odds.map_or(Some(start.clone()), |odds| start.with_odds(odds))
    }

    /// The chosen start without odds; `None` if the number or first rank of a Chess960 start is invalid.
    fn whole_start(&self) -> Option<Start> {
        if !self.chess960 {
            return Some(Start::standard());
        }
        Start::chess960(u32::from(read_typed(&self.number).ok()?)).ok()
    }

    /// Shows the choice of the start. Returns whether the button that opens the Chess960 screen was pressed. The button
    /// is enabled if the players and the clock are valid (`able`).
    pub fn show(&mut self, ui: &mut Ui, able: bool, ctx: &mut ViewContext<'_>) -> bool {
        let words = ctx.look.words;
        let kinds = choices(words, &[(false, "classical"), (true, "chess960")]);
        let name = t!(words, "rules-start");
        row(ui, &name, |ui| {
            values(ui, &name, &mut self.chess960, &kinds);
            if !self.chess960 {
                return false;
            }
            self.number_row(ui, ctx);
            let button = ui.add_enabled(able, Button::new(t!(words, "to-room")));
            let button = button.on_disabled_hover_text(t!(words, "grey-times"));
            button.on_hover_text(words.tip("to-room")).clicked()
        })
    }

    /// Shows the choice of the odds that White gives, and the square from which the piece or pawn is removed.
    pub fn odds_row(&mut self, ui: &mut Ui, words: &Texts) {
        let role = |odds| match odds {
            Odds::Pawn => Role::Pawn,
            Odds::Knight => Role::Knight,
            Odds::Rook => Role::Rook,
            Odds::Queen => Role::Queen,
        };
        let given = |odds| Choice::new(Some(odds), t!(words, "odds-given", role = role(odds).name()));
        let none = Choice::new(None, t!(words, "odds-none"));
        let all: Vec<_> = [none].into_iter().chain(Odds::ALL.into_iter().map(given)).collect();
        let name = t!(words, "men-odds");
        row(ui, &name, |ui| {
            values(ui, &name, &mut self.odds, &all);
            let start = self.whole_start();
            if let Some((odds, start)) = self.odds.zip(start)
                && let Some(square) = odds.square(start.position())
            {
                note(ui, t!(words, "odds-told", role = role(odds).name(), square = square.to_string()));
            }
        });
    }

    fn number_row(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        ui.horizontal_wrapped(|ui| {
            let name = t!(words, "chess960-number");
            ui.label(&name);
            let edit = text_edit(ui, &mut self.number, 96.0).char_limit(MAX_TYPED_START);
            let field = ui.add(edit).accessible_name(name);
            self.is_drawn &= !field.changed();
            if ui.button(t!(words, "chess960-random")).clicked() {
                self.number = self.chance.u16(0..STARTS).to_string();
                self.is_drawn = true;
            }
        });
        let start = self.start();
        let row = read_typed(&self.number).ok().and_then(back_rank);
        if let Some(row) = row.filter(|_| self.is_drawn) {
            let number = t!(words, "room-ready", number = self.number.as_str());
            let said = words.paragraph([number, first_rank_said(words, row)]);
            live::show(ui.ctx(), Id::unique("first rank"), said, Live::Polite);
        }
        first_rank(ui, start.as_ref(), ctx);
        if let Some(twin) = self.whole_start().as_ref().and_then(Start::number).and_then(twin) {
            note(ui, t!(words, "chess960-twin", twin = twin.to_string()));
        }
        if let Err(error) = read_typed(&self.number) {
            fault(ui, start_errors::fault(words, &error).0);
        }
    }

    /// The start in short; `None` for the regular start without odds, or without odds while the text is not a Chess960
    /// start.
    pub fn summary(&self, words: &Texts) -> Option<String> {
        let odds = self.odds.map(|_| t!(words, "men-odds"));
        let number = read_typed(&self.number).ok().filter(|_| self.chess960);
        let start = number.map(|number| t!(words, "status-chess960", number = number.to_string()));
        let parts: Vec<String> = start.into_iter().chain(odds).collect();
        (!parts.is_empty()).then(|| parts.join(" · "))
    }
}

/// Shows the first rank with White's pieces; without a `start`, the rank is empty.
fn first_rank(ui: &mut Ui, start: Option<&Start>, ctx: &mut ViewContext<'_>) {
    let words = ctx.look.words;
    let side = (ui.available_width() / 8.0).floor().min(48.0);
    let (rect, response) = ui.allocate_exact_size(vec2(side * 8.0, side), Sense::hover());
    let squares = Square::all().filter(|square| square.rank() == Rank::R1);
    let pieces: Vec<_> =
        squares.map(|square| (square, start.and_then(|start| start.position().piece_at(square)))).collect();
    let names: String = pieces.iter().filter_map(|(_, piece)| Some(words.letter((*piece)?.role))).collect();
    response.widget_info(|| {
        let name = t!(words, "chess960-row", row = names.as_str());
        WidgetInfo::labeled(Kind::Label, true, name)
    });
    let colors = ctx.look.settings.board.colors(ui.theme());
    for (index, (square, piece)) in pieces.into_iter().enumerate() {
        let corner = rect.min + vec2(index as f32 * side, 0.0);
        let place = Rect::from_min_size(corner, Vec2::splat(side));
        ui.painter().rect_filled(place, 0, colors.squares.on(square.is_dark()));
        if let Some(piece) = piece.filter(|piece| piece.color == Color::White) {
            ctx.art.paint(ui, piece, place.shrink(2.0));
        }
    }
}
