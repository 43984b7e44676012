//! The status in the menu bar: usually how touch-move is applied, how the game began, and what else was agreed; at
//! times, instead, the clocks, the time control, or what can't be saved.
//!
//! A narrow window shows shorter text, a very narrow one only a symbol.
//!
//! The menus are in `ui::app::menu`.

use egui::{Color32, CornerRadius, Rect, Role, Stroke, StrokeKind, Ui, Vec2, pos2};

use crate::start::Start;
use crate::table::{Table, TouchMove};
use crate::text::{Texts, agreements};
use crate::ui::theme::{Palette, bold, tokens};
use crate::ui::view::explain::touch_key;
use crate::ui::view::{ClockState, GameView};
use crate::ui::widgets::{fit, labelled};

/// The status in the menu bar.
#[derive(Clone, Debug)]
pub struct Status {
    touch: TouchMove,
    /// Whether the status says that something can't be saved.
    alarm: bool,
    /// Whether the status says that a clock is running.
    runs: bool,
    /// The texts, from long to short.
    texts: Vec<String>,
}

impl Status {
    /// The status of this game.
    pub fn of(words: &Texts, table: &Table) -> Status {
        let touch = table.setup().touch;
        let key = touch_key(touch);
        let number = table.chess960_number().map(|number| number.to_string());
        let start = match &number {
            Some(number) => t!(words, "status-chess960", number = number.as_str()),
            None if *table.start() == Start::standard() => t!(words, "status-classical"),
            None if table.start().is_chess960() => t!(words, "status-position-chess960"),
            None => t!(words, "status-position"),
        };
        let (mode, short) = (t!(words, key), words.short(key));
        let numbered = match &number {
            Some(number) => format!("{short} · {}", t!(words, "status-number", number = number.as_str())),
            None => mode.clone(),
        };
        let brief = format!("{mode} · {start}");
        let agreed = agreements::of(words, table.setup());
        let long = if agreed.is_empty() { brief.clone() } else { format!("{brief} · {agreed}") };
        Status { touch, alarm: false, runs: false, texts: vec![long, brief, numbered, mode, short] }
    }

    /// The status on another screen during a game: the clocks of the game, and whether they are running.
    pub fn of_clocks(words: &Texts, game: GameView<'_>, clocks: &str) -> Status {
        let runs = game.clock() == ClockState::Running;
        let long =
            if runs { t!(words, "status-clocks-run", clocks) } else { t!(words, "status-clocks", clocks) };
        let touch = game.table.setup().touch;
        Status { runs, ..Status::of_time(touch, long, clocks) }
    }

    /// A status about the time, as a long and a short text.
    pub fn of_time(touch: TouchMove, long: String, short: &str) -> Status {
        Status { touch, alarm: false, runs: false, texts: vec![long, short.to_owned()] }
    }

    /// The status with this message, which says what can't be saved at the moment.
    pub fn of_unsaved(words: &Texts, key: &str) -> Status {
        let texts = vec![t!(words, key), words.short(key)];
        Status { touch: TouchMove::Enforced, alarm: true, runs: false, texts }
    }

    /// Shows the longest text that fits between `from` and the right edge of the bar, or a symbol if none fits.
    pub fn show(&self, ui: &mut Ui, bar: Rect, from: f32) {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        let (ink, font) = match (self.alarm, self.runs) {
            (true, _) => (palette.refusal, tokens.small()),
            (false, true) => (palette.law, bold(tokens.text.small)),
            (false, false) => (palette.quiet, tokens.small()),
        };
        let right = bar.right() - tokens.space.xl.min(bar.width() / 40.0);
        let room = right - from - tokens.space.m;
        let galleys = self.texts.iter().map(|text| fit(ui, text, font.clone(), ink, f32::INFINITY, 1));
        let fitting = galleys.into_iter().find(|galley| galley.size().x <= room);
        // If no text fits, this is the size of the symbol.
        let extent = fitting.as_ref().map_or(Vec2::splat(15.0), |galley| galley.size());
        let at = pos2(right - extent.x, bar.center().y - extent.y / 2.0);
        let place = Rect::from_min_size(at, extent);
        let response = labelled(ui, place, "status", Role::Label, &self.texts[0]);
        match fitting {
            Some(galley) => ui.painter().galley(at, galley, ink),
            None => self.sign(ui, place, ink),
        }
        response.on_hover_text(&self.texts[0]);
    }

    /// Paints a square: full if touch-move is enforced, half full if it must be claimed or the game is played over the
    /// board, empty if it is off.
    fn sign(&self, ui: &Ui, place: Rect, ink: Color32) {
        let frame = place.shrink(1.0);
        let round = CornerRadius::same(3);
        ui.painter().rect_stroke(frame, round, Stroke::new(1.5, ink), StrokeKind::Inside);
        let inside = frame.shrink(3.5);
        let full = match self.touch {
            TouchMove::Enforced => inside,
            TouchMove::OnClaim | TouchMove::OverTheBoard => inside.with_min_y(inside.center().y),
            TouchMove::Off => return,
        };
        ui.painter().rect_filled(full, 1, ink);
    }
}
