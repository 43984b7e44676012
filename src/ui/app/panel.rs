//! The panel beside or below the board: both players, the score sheet, the law card, the buttons and what
//! takes their place.
//!
//! Where everything is: see `ui::screens::game::layout`. Doing what is asked: see `ui::app`.

use egui::{Area, Id, Order, Rect, Sense, Ui, pos2, vec2};

use super::App;
use crate::game::Ending;
use crate::rules::Color;
use crate::session::analysis::Card;
use crate::text::spoken_move::spoken;
use crate::ui::board::{Brush, Drawing, Geometry, Paint};
use crate::ui::screens::game::answers::Answers;
use crate::ui::screens::game::buttons::Buttons;
use crate::ui::screens::game::claim_card::ClaimCard;
use crate::ui::screens::game::clock_bar::ClockBar;
use crate::ui::screens::game::clock_face;
use crate::ui::screens::game::layout::Panel;
use crate::ui::screens::game::players::{Hands, Player, PlayerClock, ToMove};
use crate::ui::screens::game::score_sheet::ScoreSheet;
use crate::ui::screens::game::status::Status;
use crate::ui::theme::size;
use crate::ui::view::context::{ClockState, Facts};
use crate::ui::view::explain::{self, Explain, points};
use crate::ui::view::law_card::LawCard;
use crate::ui::view::openings;
use crate::ui::view::request::Request;

impl App {
    /// How high the law card is, or what takes its place: a claim and the end of a game take some of the
    /// buttons' too.
    pub(crate) fn law_height(&self, ui: &Ui, law: &LawCard, facts: &Facts, width: f32, small: bool) -> f32 {
        let gap = if small { size::GAP_SMALL } else { size::GAP };
        let (height, spare) = match &self.screens.game.desk.claiming {
            Some(claiming) => (claiming.height(), Buttons::height(small) + gap),
            None if facts.over => {
                let upper = Buttons::height(small) - Buttons::row(small);
                (law.height(ui, &self.prefs.texts, width, small), upper)
            }
            None => (law.height(ui, &self.prefs.texts, width, small), 0.0),
        };
        let least = if small { size::LAW_SMALL } else { size::LAW };
        (height - spare).max(least)
    }

    /// Shows everything but the board.
    pub(crate) fn show_panel(
        &mut self,
        ui: &mut Ui,
        panel: &Panel,
        law: &LawCard,
        facts: &Facts,
        small: bool,
        actions: &mut Vec<Request>,
    ) {
        self.screens.game.desk.asked.follow(facts, ui.input(|input| input.time));
        let (near, far) = if self.screens.game.flipped {
            (Color::Black, Color::White)
        } else {
            (Color::White, Color::Black)
        };
        if let Some(place) = panel.clock {
            let controls = &self.play.table().setup().clock;
            ClockBar { words: &self.prefs.texts, facts, controls, small }.show(ui, place, actions);
        }
        self.show_sheet(ui, panel.sheet, facts, small, actions);
        if let Some(place) = panel.lines {
            let card = Card { words: &self.prefs.texts, notation: self.prefs.settings.notation, small };
            card.show(ui, place, &mut self.analysis, &mut self.prefs.art);
        }
        for (color, strip, top) in [(far, panel.far, true), (near, panel.near, false)] {
            let turned = top && self.prefs.settings.face_to_face && facts.two_persons();
            self.show_player(ui, strip, color, [turned, small], facts, actions);
            let answers = self.answers(color, turned, small);
            answers.show_take_back(ui, panel.sheet, top, actions);
        }
        let lower = panel.law.union(panel.buttons);
        if let Some(mut claiming) = self.screens.game.desk.claiming.take() {
            let explain = Explain { words: &self.prefs.texts, table: self.play.table(), facts };
            ClaimCard { words: &self.prefs.texts, facts, explain, small }.show(
                ui,
                lower,
                &mut claiming,
                actions,
            );
            self.screens.game.desk.claiming = Some(claiming);
            return;
        }
        let buttons =
            Buttons { words: &self.prefs.texts, facts, choosing: self.screens.game.desk.choosing, small };
        if facts.over {
            // The row that is further from the law card stays.
            let kept = Buttons::row(small) + if small { size::GAP_SMALL } else { size::GAP };
            let (row, place) = match panel.buttons.top() < panel.law.top() {
                true => (0, lower.with_min_y(lower.top() + kept)),
                false => (1, lower.with_max_y(lower.bottom() - kept)),
            };
            actions.extend(law.show(ui, place, &self.prefs.texts, small).map(Request::Explain));
            buttons.show_over(ui, panel.buttons, row, actions);
        } else {
            actions.extend(law.show(ui, panel.law, &self.prefs.texts, small).map(Request::Explain));
            buttons.show(ui, panel.buttons, actions);
        }
    }

    /// Both clocks where something else than the game is shown; nothing in a game without.
    pub(crate) fn clocks_elsewhere(&self, facts: &Facts) -> Option<Status> {
        let clocks = self.clocks(facts);
        let clocks = clocks.trim_end_matches(" · ");
        let touch = self.play.table().setup().touch;
        (!clocks.is_empty()).then(|| Status::of_clocks(&self.prefs.texts, touch, clocks))
    }

    /// Both clocks where there is no panel: "5:03 – 4:51, ", White's first as in a score.
    pub(crate) fn clocks(&self, facts: &Facts) -> String {
        let text = |ms| clock_face::text(ms, self.prefs.settings.tenths);
        let shown = |color| self.play.table().clock_shows(color, facts.now).map(text);
        let shown: Vec<String> = Color::ALL.into_iter().filter_map(shown).collect();
        if shown.is_empty() { String::new() } else { format!("{} · ", shown.join(" – ")) }
    }

    /// The card of a claim where there is no panel: over the lower part of the board.
    pub(crate) fn show_claim_alone(
        &mut self,
        ui: &Ui,
        room: Rect,
        facts: &Facts,
        actions: &mut Vec<Request>,
    ) {
        let Some(mut claiming) = self.screens.game.desk.claiming.take() else { return };
        let width = room.width().min(size::MOVE_FIELD);
        let height = claiming.height().min(room.height());
        let at = pos2(room.center().x - width / 2.0, room.bottom() - height);
        let area = Area::new(Id::unique("claim")).order(Order::Foreground).fixed_pos(at);
        area.show(ui.ctx(), |ui| {
            let place = Rect::from_min_size(at, vec2(width, height));
            ui.allocate_rect(place, Sense::hover());
            let explain = Explain { words: &self.prefs.texts, table: self.play.table(), facts };
            let card = ClaimCard { words: &self.prefs.texts, facts, explain, small: true };
            card.show(ui, place, &mut claiming, actions);
        });
        self.screens.game.desk.claiming = Some(claiming);
    }

    /// The intended move of a claim, as far as it has been entered: its piece, or an arrow. Nothing has been
    /// touched.
    pub(crate) fn show_intended(&self, ui: &Ui, board: &Geometry) {
        let colors = self.prefs.settings.board.colors(ui.theme());
        let (ctx, painter, colors) = (ui.ctx(), ui.painter(), &colors);
        let paint = Paint { ctx, painter, board, colors, upside_down: None };
        let (from, mv) = self.intended();
        if let Some(square) = from {
            paint.frame(square);
        }
        if let Some(mv) = mv {
            paint.drawing(Drawing { from: mv.from(), to: mv.to(), brush: Brush::Blue });
        }
    }

    fn answers(&self, color: Color, turned: bool, small: bool) -> Answers<'_> {
        Answers { asked: &self.screens.game.desk.asked, color, words: &self.prefs.texts, small, turned }
    }

    fn show_player(
        &self,
        ui: &mut Ui,
        rect: Rect,
        color: Color,
        [turned, small]: [bool; 2],
        facts: &Facts,
        actions: &mut Vec<Request>,
    ) {
        let table = self.play.table();
        let result = table.result();
        let to_move = match facts.turn == color && result.is_none() {
            false => ToMove::No,
            true if facts.is_thinking() => ToMove::Thinks,
            true => ToMove::Yes,
        };
        let mut player = Player {
            color,
            name: &explain::seated(&self.prefs.texts, table.seat(color), table.name(color), color),
            short: &explain::seated_briefly(&self.prefs.texts, table.seat(color), table.name(color), color),
            to_move,
            score: result.map(|outcome| points(outcome)[color.index()]),
            clock: self.player_clock(color, facts),
            taken: None,
            turned,
            small,
        };
        let answers = self.answers(color, turned, small);
        let room = answers.on_strip(rect, player.clock_room(ui));
        player.taken = self.screens.game.desk.asked.draw_for(color).then_some(room);
        player.show(ui, rect, &self.prefs.texts);
        answers.show_draw(ui, room, actions);
    }

    fn player_clock(&self, color: Color, facts: &Facts) -> Option<PlayerClock> {
        let table = self.play.table();
        let ms = table.clock_shows(color, facts.now)?;
        let own = facts.turn == color;
        let fell = matches!(
            table.result().map(|outcome| outcome.ending),
            Some(Ending::FlagFall | Ending::FlagFallWithoutMate)
        );
        let state = match facts.clock {
            _ if own && (fell || ms == 0) => Hands::Fallen,
            ClockState::Running if own => Hands::Runs,
            ClockState::Paused if own => Hands::Stopped,
            _ => Hands::Waits,
        };
        let low = self.prefs.settings.low_time && clock_face::is_low(table, color, ms);
        Some(PlayerClock { ms, state, low, tenths: self.prefs.settings.tenths })
    }

    fn show_sheet(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        facts: &Facts,
        small: bool,
        actions: &mut Vec<Request>,
    ) {
        let table = self.play.table();
        let moves: Vec<String> = table.moves().iter().map(|played| played.san.clone()).collect();
        let start = table.start().position();
        // Nobody helps an engine.
        let mover = |index: usize| if index.is_multiple_of(2) { start.turn() } else { !start.turn() };
        let help = |index| table.help_with(index).filter(|_| table.seat(mover(index)).is_person());
        let helps: Vec<_> = (0..moves.len()).map(help).collect();
        let noted: Vec<_> = (0..moves.len()).map(|index| table.noted_with(index)).collect();
        let score = table.result().map(|outcome| points(outcome).join("–"));
        let explain = Explain { words: &self.prefs.texts, table, facts };
        let why = table.result().map(|outcome| explain.why(outcome)).unwrap_or_default();
        let line = (1..=facts.shown).map(|moves| table.position_after(moves));
        let opening = self
            .screens
            .game
            .openings
            .of_line(table.start(), line, || openings::load_in_background(ui.ctx()));
        let said =
            |index: usize| spoken(&self.prefs.texts, table.position_after(index), table.moves()[index].mv);
        let sheet = ScoreSheet {
            moves: &moves,
            said: &said,
            helps: &helps,
            noted: &noted,
            shown: facts.shown,
            first: start.turn(),
            first_number: start.fullmove_number(),
            score: score.as_deref(),
            why: &why,
            opening,
            notation: self.prefs.settings.notation,
            words: &self.prefs.texts,
            small,
        };
        sheet.show(ui, rect, &mut self.prefs.art, actions);
    }
}
