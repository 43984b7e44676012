//! Components of the window, each shown alone in one or more examples, in the density and theme of the `Ui`. The
//! examples are meant for designers, and for the tests that compare their pictures.
//!
//! `cargo run --example gallery` shows them in a window.

use egui::{Layout, Rect, Role, Sense, Ui, Vec2, vec2};

use super::dialogs::{Engine, EngineChoice, agreement, choices, first_level, usual};
use super::screens::game::player_clock::{ClockDisplay, PlayerClock};
use super::screens::game::players::{Player, ToMove};
use super::screens::start::card::StartCard;
use super::screens::start::setup::about_door;
use super::theme::{Art, bold, tokens};
use super::view::request::StartChoice;
use super::view::{Command, Explain, GameView, LawCard, Message, Settings, ViewSettings, walk_buttons};
use super::widgets::{ButtonState, PanelButton, Rotation, labelled, main_button, parts};
use crate::rules::{Color, Piece, Role as PieceRole};
use crate::table::{Action, Deed, GameKind, GameSetup, Notice, Table, TouchMove};
use crate::text::{Language, Texts};

/// A component of the window. The names of its pictures contain its name.
#[derive(Clone, Copy, Debug)]
pub struct Component {
    name: &'static str,
    show: fn(&mut Gallery, &mut Ui),
}

impl Component {
    pub const ALL: [Component; 8] = [
        Component { name: "start-card", show: Gallery::start_cards },
        Component { name: "level-tile", show: |all, ui| all.opponent.show(ui, &all.words, &[]) },
        Component { name: "agreement", show: Gallery::agreement },
        Component { name: "law-card", show: Gallery::law_cards },
        Component { name: "player-strip", show: Gallery::strips },
        Component { name: "clock", show: Gallery::clocks },
        Component { name: "message", show: Gallery::messages },
        Component { name: "buttons", show: Gallery::buttons },
    ];

    pub const fn name(self) -> &'static str {
        self.name
    }
}

/// The examples, and what has been chosen in them.
pub struct Gallery {
    words: Texts,
    settings: Settings,
    art: Art,
    opponent: EngineChoice,
    touch: TouchMove,
}

impl Gallery {
    pub fn new(language: Language) -> Gallery {
        let settings = Settings::default();
        Gallery {
            words: Texts::new(language),
            art: Art::new(settings.pieces),
            settings,
            opponent: EngineChoice::new(Engine::Level(first_level())),
            touch: TouchMove::Enforced,
        }
    }

    /// Shows the examples of a component, at the width of the `Ui`.
    pub fn show(&mut self, ui: &mut Ui, component: Component) {
        self.art.begin_frame();
        (component.show)(self, ui);
    }

    /// Shows one card with its picture above the text, as in a wide window, and one with the picture next to it.
    fn start_cards(&mut self, ui: &mut Ui) {
        let look = ViewSettings { words: &self.words, settings: &self.settings, keys: false, message: None };
        let width = ui.available_width();
        for (choice, kind, size) in [
            (StartChoice::Two, GameKind::Two, vec2(width.min(320.0), 320.0)),
            (StartChoice::Computer, GameKind::Computer, vec2(width, 0.0)),
        ] {
            let about = &about_door(&self.words, choice, &usual(kind));
            let text_height = StartCard::text_height(ui, &self.words, choice, about, size.x);
            let is_wide = size.y == 0.0;
            let card = StartCard { choice, about, size, is_wide, text_height, takes_focus: false };
            card.show(ui, look, &mut self.art);
        }
    }

    fn agreement(&mut self, ui: &mut Ui) {
        let kinds = [
            (TouchMove::Enforced, "touch-enforced"),
            (TouchMove::OnClaim, "touch-on-claim"),
            (TouchMove::Off, "touch-off"),
        ];
        agreement(ui, &t!(self.words, "rules-touch"), &mut self.touch, &choices(&self.words, &kinds));
    }

    /// Shows law cards for the player to move, a touch-move obligation, a refusal, and the end of the game.
    fn law_cards(&mut self, ui: &mut Ui) {
        let touch = Deed::Press { square: "g1".parse().ok(), piece: None };
        let refused = [Deed::Move { text: "Ke3".to_owned() }];
        for (index, deeds) in
            [&[][..], &[touch], &refused, &[Deed::Resign { by: Color::Black }]].into_iter().enumerate()
        {
            ui.push_id(index, |ui| self.law_card(deeds).show_here(ui, &self.words));
        }
    }

    fn law_card(&self, deeds: &[Deed]) -> LawCard {
        let mut table = Table::new(GameSetup::default());
        let applied = deeds.iter().flat_map(|deed| table.apply(&Action::new(0, deed.clone())));
        let message = Message::of(&applied.collect::<Vec<Notice>>());
        let game = GameView::at(&table, &self.settings);
        Explain::new(&self.words, game).standing(message.as_ref())
    }

    /// Shows the strips of a player to move, a player who waits, an engine that is thinking, and a winner.
    fn strips(&mut self, ui: &mut Ui) {
        let opponent = self.opponent.engine.about(&self.words).0;
        let captured = [Piece { color: Color::White, role: PieceRole::Knight }];
        let clock = |ms, state| Some(PlayerClock { ms, state, low: ms < 60_000, tenths: true });
        let strip = |color, name, to_move, clock| Player {
            color,
            name,
            short: name,
            to_move,
            score: None,
            clock,
            captured: &[],
            lead: 0,
            taken: false,
            turned: false,
            presses: false,
            is_corrected: false,
        };
        let runs = clock(303_000, ClockDisplay::Runs);
        let low = clock(8_400, ClockDisplay::Waits);
        for player in [
            strip(Color::White, "De Vries", ToMove::Yes, runs),
            Player { captured: &captured, lead: 3, ..strip(Color::Black, "Jansen", ToMove::No, low) },
            strip(Color::Black, opponent.as_str(), ToMove::Thinks, None),
            Player { score: Some("1"), ..strip(Color::White, "De Vries", ToMove::No, None) },
        ] {
            let height = if player.clock.is_some() { 1.5 } else { 1.0 } * tokens(ui.ctx()).strip;
            let place = place(ui, height);
            ui.push_id(place.top() as i32, |ui| player.show(ui, place, &self.words, &mut self.art));
        }
    }

    /// Shows clocks in each state, all with the same text size.
    fn clocks(&mut self, ui: &mut Ui) {
        let points = tokens(ui.ctx()).text.display;
        for (index, (ms, state)) in [
            (303_000, ClockDisplay::Waits),
            (303_000, ClockDisplay::Runs),
            (48_000, ClockDisplay::Runs),
            (8_400, ClockDisplay::Stopped),
            (0, ClockDisplay::Fallen { first: true }),
        ]
        .into_iter()
        .enumerate()
        {
            let clock = PlayerClock { ms, state, low: ms < 60_000, tenths: true };
            let (time, states) = clock.spoken();
            let spoken = [time].into_iter().chain(states.into_iter().map(|key| t!(self.words, key)));
            let place = place(ui, points * 1.5);
            labelled(ui, place, index, Role::Label, self.words.row(spoken));
            clock.paint(ui, place, Rotation::within(place, false), points);
        }
    }

    /// Shows two messages as cards, and one as the line of a window without a panel.
    fn messages(&mut self, ui: &mut Ui) {
        let card = |message| {
            let table = Table::new(GameSetup::default());
            let game = GameView::at(&table, &self.settings);
            Explain::new(&self.words, game).standing(Some(&message))
        };
        for (index, message) in [Message::Copied, Message::Saved("club.pgn".into())].into_iter().enumerate() {
            ui.push_id(index, |ui| card(message).show_here(ui, &self.words));
        }
        let line = place(ui, tokens(ui.ctx()).row);
        _ = card(Message::GameCopied).show_line(ui, line, &self.words, "");
    }

    /// Shows a panel button in each state, upright and upside down; the buttons of a dialog; and the row of buttons
    /// that step through a game.
    fn buttons(&mut self, ui: &mut Ui) {
        let tokens = tokens(ui.ctx());
        let states = [ButtonState::Plain, ButtonState::Active, ButtonState::Primary, ButtonState::Disabled];
        let keys = ["resign", "jadoube-end", "claim-make", "take-back"];
        for turned in [false, true] {
            let row = place(ui, tokens.control.m);
            let cells = parts::grid(row, tokens.space.s, &[vec![0, 1, 2, 3]]);
            for (index, cell) in cells.iter() {
                let button = PanelButton::plain(t!(self.words, keys[index]), states[index]);
                ui.push_id(turned, |ui| PanelButton { turned, ..button }.show(ui, cell));
            }
        }
        let row = vec2(ui.available_width(), tokens.control.m);
        ui.allocate_ui_with_layout(row, Layout::left_to_right(egui::Align::Center), |ui| {
            ui.spacing_mut().interact_size.y = tokens.control.m;
            main_button(ui, true, &t!(self.words, "door-play"), tokens.bold());
            main_button(ui, false, &t!(self.words, "claim-make"), bold(tokens.text.body));
            _ = ui.button(t!(self.words, "cancel"));
        });
        let row = place(ui, tokens.control.s);
        let can = |command| !matches!(command, Command::Forward | Command::Last);
        _ = walk_buttons::show(ui, row, &self.words, can);
    }
}

/// Allocates a rectangle of this height below what has been shown.
fn place(ui: &mut Ui, height: f32) -> Rect {
    ui.allocate_exact_size(Vec2::new(ui.available_width(), height), Sense::hover()).0
}
