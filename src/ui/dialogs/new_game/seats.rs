//! The players: two humans, a human against an engine, or two engines.
//!
//! There are always two rows, so that nothing jumps.
//!
//! Engines: see `engine`.

use egui::{ComboBox, Response, Ui};
use fastrand::Rng;

use super::picker::{self, You};
use super::rating::{self, Engine, EngineChoice};
use crate::engine::Level;
use crate::engine::external::EngineSetup;
use crate::rules::Color;
use crate::table::{GameSetup, Seat};
use crate::text::Texts;
use crate::ui::dialogs::field::{field, label_row, name_list, row, segments};
use crate::ui::theme::size;
use crate::ui::view::ViewContext;
use crate::ui::widgets::dense;

/// The maximum length of a name.
const LONGEST_NAME: usize = 40;
/// The level suggested the first time.
const FIRST: u8 = 3;

/// The level suggested the first time.
pub fn first_level() -> Level {
    Level::new(FIRST).unwrap_or(Level::FIRST)
}

/// The chosen players.
#[derive(Clone, Debug)]
pub struct Seats {
    players: Players,
    you: You,
    /// The names of White, Black, and the human who plays an engine.
    names: [String; 2],
    name: String,
    /// White's and Black's engine; the first one plays against a human.
    engines: [EngineChoice; 2],
    installed: Vec<String>,
    /// Random values for this game: engine seeds, and the drawn colour.
    seeds: [u64; 2],
    drawn: Color,
}

/// Who plays: two people, one against the computer, or two engines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Players {
    Two,
    Computer,
    Watch,
}

impl Players {
    pub const ALL: [Players; 3] = [Players::Two, Players::Computer, Players::Watch];

    /// The players of a game.
    pub fn of(setup: &GameSetup) -> Players {
        match (setup.lone_person(), setup.seats[0].is_person()) {
            (Some(_), _) => Players::Computer,
            (None, true) => Players::Two,
            (None, false) => Players::Watch,
        }
    }

    /// The message key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Players::Two => "way-two",
            Players::Computer => "way-against",
            Players::Watch => "way-watch",
        }
    }
}

impl Seats {
    /// As in this game, and for the other kinds as in theirs; `installed` are the external engines.
    pub fn after(
        setup: &GameSetup,
        others: &[GameSetup; 3],
        installed: &[EngineSetup],
        mut rng: Rng,
    ) -> Seats {
        let players = Players::of(setup);
        let of = |of: Players| if players == of { setup } else { &others[of as usize] };
        let (two, alone) = (of(Players::Two), of(Players::Computer));
        let with_engine = if players == Players::Two { alone } else { setup };
        let [white, black] = [0, 1].map(|index| Engine::of(&with_engine.seats[index]));
        let is_watched = Players::of(with_engine) == Players::Watch;
        let lone = alone.lone_person().unwrap_or(Color::White);
        let first = Engine::Level(first_level());
        let one = white.clone().or(black.clone()).unwrap_or(first);
        let mut installed: Vec<String> = installed.iter().map(|engine| engine.name.clone()).collect();
        for engine in [&white, &black].into_iter().flatten() {
            // An engine of a loaded set-up may be missing here.
            if let Engine::External(name) = engine
                && !installed.contains(name)
            {
                installed.push(name.clone());
            }
        }
        Seats {
            players,
            you: if alone.lot { You::Lot } else { You::Has(lone) },
            name: given(alone, lone),
            names: Color::ALL.map(|color| given(two, color)),
            engines: [one.clone(), black.filter(|_| is_watched).unwrap_or(one)].map(EngineChoice::new),
            installed,
            seeds: [0, 1].map(|_| rng.u32(..).into()),
            drawn: if rng.bool() { Color::White } else { Color::Black },
        }
    }

    /// A set-up with these players.
    pub fn put_in(&self, setup: GameSetup) -> GameSetup {
        let setup = GameSetup { lot: false, ..setup };
        let [first, second] = &self.engines;
        let [of_white, of_black] = self.seeds;
        match self.players {
            Players::Two => {
                let [white, black] = self.names.each_ref().map(|name| name.trim().to_owned());
                GameSetup { white, black, seats: [Seat::Person, Seat::Person], ..setup }
            }
            Players::Watch => {
                GameSetup { seats: [first.engine.seat(of_white), second.engine.seat(of_black)], ..setup }
            }
            Players::Computer => self.against(setup),
        }
    }

    fn against(&self, setup: GameSetup) -> GameSetup {
        let person = match self.you {
            You::Has(color) => color,
            You::Lot => self.drawn,
        };
        let (name, lot) = (self.name.trim().to_owned(), self.you == You::Lot);
        let engine = self.engines[0].engine.seat(self.seeds[0]);
        match person {
            Color::White => GameSetup { white: name, seats: [Seat::Person, engine], lot, ..setup },
            Color::Black => GameSetup { black: name, seats: [engine, Seat::Person], lot, ..setup },
        }
    }

    /// The chosen kind, as its place in [`super::NewGame::KINDS`].
    pub fn mode(&self) -> usize {
        self.players as usize
    }

    /// The kinds of players, side by side.
    pub fn show_ways(&mut self, ui: &mut Ui, words: &Texts) {
        // They fit next to the heading in every language.
        ui.spacing_mut().button_padding.x = 8.0;
        ui.spacing_mut().item_spacing.x = 2.0;
        segments(ui, words, &mut self.players, &Players::ALL.map(|players| (players, players.key())));
    }

    /// The fields for the chosen kind. Returns whether levels adapt from now on, if that was changed.
    pub fn show(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) -> Option<bool> {
        let (words, mut adapts) = (ctx.look.words, ctx.look.settings.adapt_level);
        let mut changed = false;
        let [white, black] = Color::ALL.map(|color| words.color(color));
        match self.players {
            Players::Two => {
                field(ui, &t!(words, "name-white"), &mut self.names[0], &white, LONGEST_NAME);
                field(ui, &t!(words, "name-black"), &mut self.names[1], &black, LONGEST_NAME);
            }
            Players::Computer => {
                let [choice, _] = &mut self.engines;
                if picker::engines(ui, words, &mut choice.engine, &self.installed) {
                    choice.forget_typed();
                }
                rating::row(ui, words, choice, |ui| {
                    let switch = ui.checkbox(&mut adapts, t!(words, "adapt-level"));
                    changed = switch.on_hover_text(words.tip("cmd-adapt-level")).changed();
                });
                picker::about(ui, words, &choice.engine);
                let width = size::FIELD_LABEL.min(ui.available_width() / 4.0);
                ui.scope(|ui| {
                    // The label stands in the middle of the row.
                    ui.spacing_mut().interact_size.y = size::TILE;
                    label_row(ui, &t!(words, "you-play"), width, |ui| {
                        picker::colors(ui, &mut self.you, ctx);
                    });
                });
            }
            Players::Watch => {
                for (choice, name) in self.engines.iter_mut().zip([white, black]) {
                    engine(ui, words, &name, choice, &self.installed);
                }
            }
        }
        changed.then_some(adapts)
    }

    /// Whether each rating that is used can be.
    pub fn are_valid(&self) -> bool {
        let used = match self.players {
            Players::Two => 0,
            Players::Computer => 1,
            Players::Watch => 2,
        };
        self.engines[..used].iter().all(EngineChoice::is_valid)
    }

    /// The name of the human who plays an engine.
    pub fn show_name(&mut self, ui: &mut Ui, words: &Texts) {
        if self.players == Players::Computer {
            field(ui, &t!(words, "your-name"), &mut self.name, &t!(words, "you"), LONGEST_NAME);
        }
    }

    /// Two humans play each other.
    pub fn is_two_people(&self) -> bool {
        self.players == Players::Two
    }

    /// A human plays an engine.
    pub fn is_against(&self) -> bool {
        self.players == Players::Computer
    }

    /// A human plays one of the first levels.
    pub fn is_for_beginner(&self) -> bool {
        self.is_against()
            && matches!(&self.engines[0].engine, Engine::Level(level) if level.is_for_beginners())
    }
}

/// A list of engines by name, and a field for any rating.
fn engine(ui: &mut Ui, words: &Texts, name: &str, choice: &mut EngineChoice, installed: &[String]) {
    let label = size::FIELD_LABEL.min(ui.available_width() / 4.0);
    row(ui, name, label, |ui| {
        let shown = choice.engine.name(words);
        // In a narrow window the rating goes below the list, both in small letters.
        let narrow = ui.available_width() < size::TILE_LEAST * 2.0;
        dense(ui, narrow);
        let mut show = |ui: &mut Ui| {
            let taken = if narrow { 0.0 } else { rating::WIDTH + ui.spacing().item_spacing.x };
            let width = (ui.available_width() - taken).max(0.0);
            let list = list(ui, words, (name, width), choice, installed);
            name_list(&list, name, &shown);
            let field = rating::field(ui, words, choice);
            let named = t!(words, "rating-of", name);
            ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(named));
            list
        };
        if narrow { ui.vertical(show).inner } else { show(ui) }
    });
    rating::fault(ui, words, choice);
}

/// The list of levels and engines, of this width.
fn list(
    ui: &mut Ui,
    words: &Texts,
    (name, width): (&str, f32),
    choice: &mut EngineChoice,
    installed: &[String],
) -> Response {
    let shown = ui.scope(|ui| {
        // A long name is cut here, and not at the edge of the dialog.
        ui.set_max_width(width);
        let list =
            ComboBox::from_id_salt(("engine", name)).width(width).selected_text(choice.engine.name(words));
        list.truncate().height(400.0).show_ui(ui, |ui| {
            // Compact rows, so that all levels are visible at once.
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.spacing_mut().button_padding.y = 3.0;
            ui.spacing_mut().interact_size.y = 26.0;
            let levels = Level::all().map(Engine::Level);
            let own = Some(choice.engine.clone()).filter(Engine::is_unnamed);
            let others = installed.iter().cloned().map(Engine::External);
            for other in own.into_iter().chain(levels).chain(others) {
                let text = other.name(words);
                if ui.selectable_value(&mut choice.engine, other, text).clicked() {
                    choice.forget_typed();
                }
            }
        })
    });
    shown.inner.response
}

/// A player's name; empty if it is only the default.
fn given(setup: &GameSetup, color: Color) -> String {
    let name = setup.name(color);
    if name == GameSetup::default().name(color) { String::new() } else { name.to_owned() }
}
