//! The players: two humans, a human against an engine, or two engines.
//!
//! For the choice of an engine, see `ui::dialogs::new_game::opponent`.

use egui::Ui;
use fastrand::Rng;

use super::opponent::{Engine, EngineChoice};
use crate::engine::Level;
use crate::engine::external::EngineSetup;
use crate::rules::Color;
use crate::table::{GameSetup, Seat};
use crate::text::Texts;
use crate::ui::dialogs::form::{agreement, choices, field, note, part};
use crate::ui::widgets::{Arrangement, Choices};

/// The maximum length of a name, in characters.
const LONGEST_NAME: usize = 40;
const FIRST: u8 = 3;

/// The level that is suggested to players who have not chosen a level yet.
pub fn first_level() -> Level {
    Level::new(FIRST).unwrap_or(Level::FIRST)
}

/// The colour of the human who plays an engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum You {
    Has(Color),
    Lot,
}

/// The colours to choose from, with their message keys.
const YOU: [(You, &str); 3] =
    [(You::Has(Color::White), "you-white"), (You::Lot, "by-lot"), (You::Has(Color::Black), "you-black")];

/// The chosen players.
#[derive(Clone, Debug)]
pub struct Seats {
    pub players: Players,
    you: You,
    /// The names of White and Black if two humans play.
    names: [String; 2],
    /// The name of the human who plays an engine.
    name: String,
    /// The engine that plays against a human.
    opponent: EngineChoice,
    /// The engines of White and Black if two engines play.
    engines: [EngineChoice; 2],
    installed: Vec<String>,
    /// The random seeds of the engines in this game.
    seeds: [u64; 2],
    /// A random colour for the human who plays an engine, used if the colours are drawn by lot.
    drawn: Color,
}

/// The kinds of players, in the order of [`super::NewGame::KINDS`]: two humans, a human against an engine, or two
/// engines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Players {
    Two,
    Computer,
    Watch,
}

impl Players {
    pub const ALL: [Players; 3] = [Players::Two, Players::Computer, Players::Watch];

    pub fn of(setup: &GameSetup) -> Players {
        match (setup.lone_person(), setup.seats[0].is_person()) {
            (Some(_), _) => Players::Computer,
            (None, true) => Players::Two,
            (None, false) => Players::Watch,
        }
    }

    /// The message key for the name of this choice.
    pub const fn key(self) -> &'static str {
        match self {
            Players::Two => "way-two",
            Players::Computer => "way-against",
            Players::Watch => "way-watch",
        }
    }
}

impl Seats {
    /// The players in `setup`. For each of the other kinds of players, the names, the colour and the engines come from
    /// the settings for that kind in `others`. `installed` lists the external engines.
    pub fn after(
        setup: &GameSetup,
        others: &[GameSetup; 3],
        installed: &[EngineSetup],
        mut rng: Rng,
    ) -> Seats {
        let players = Players::of(setup);
        let of = |of: Players| if players == of { setup } else { &others[of as usize] };
        let [two, alone, watched] = Players::ALL.map(of);
        let lone = alone.lone_person().unwrap_or(Color::White);
        let engine = |setup: &GameSetup, color: Color| {
            Engine::of(&setup.seats[color.index()]).unwrap_or(Engine::Level(first_level()))
        };
        let (opponent, engines) = (engine(alone, !lone), Color::ALL.map(|color| engine(watched, color)));
        let mut installed: Vec<String> = installed.iter().map(|engine| engine.name.clone()).collect();
        for engine in engines.iter().chain([&opponent]) {
            // Stored game settings may name an engine that is not in the list of engines.
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
            opponent: EngineChoice::new(opponent),
            engines: engines.map(EngineChoice::new),
            installed,
            seeds: [0, 1].map(|_| rng.u32(..).into()),
            drawn: if rng.bool() { Color::White } else { Color::Black },
        }
    }

    /// The game settings `setup` with the chosen players.
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
            Players::Computer => {
                let color = match self.you {
                    You::Has(color) => color,
                    You::Lot => self.drawn,
                };
                let (name, lot) = (self.name.trim().to_owned(), self.you == You::Lot);
                let engine = self.opponent.engine.seat(of_white);
                match color {
                    Color::White => GameSetup { white: name, seats: [Seat::Person, engine], lot, ..setup },
                    Color::Black => GameSetup { black: name, seats: [engine, Seat::Person], lot, ..setup },
                }
            }
        }
    }

    /// Shows the kinds of players side by side, to choose from.
    pub fn show_ways(&mut self, ui: &mut Ui, words: &Texts) {
        let choices = choices(words, &Players::ALL.map(|players| (players, players.key())));
        let name = t!(words, "players");
        let tabs = Choices { name: &name, arrangement: Arrangement::Tabs, choices: &choices };
        tabs.show(ui, &mut self.players);
    }

    /// Shows the fields for the chosen kind of players.
    pub fn show(&mut self, ui: &mut Ui, words: &Texts) {
        if self.players != Players::Computer {
            part(ui, &t!(words, "players"));
            note(ui, words.tip(self.players.key()));
        }
        match self.players {
            Players::Two => {
                for (color, name) in Color::ALL.into_iter().zip(&mut self.names) {
                    let key = if color == Color::White { "name-white" } else { "name-black" };
                    field(ui, &t!(words, key), name, &words.color(color), LONGEST_NAME);
                }
            }
            Players::Computer => {
                self.opponent.show(ui, words, &self.installed);
                agreement(ui, &t!(words, "you-play"), &mut self.you, &choices(words, &YOU));
            }
            Players::Watch => {
                for (color, engine) in Color::ALL.into_iter().zip(&mut self.engines) {
                    engine.show_row(ui, words, &words.color(color), &self.installed);
                }
            }
        }
    }

    /// The players in short, such as "Schoolyard" and "you play White"; empty for two humans.
    pub fn summary(&self, words: &Texts) -> Vec<String> {
        let engine = |choice: &EngineChoice| choice.engine.about(words).0;
        match self.players {
            Players::Two => Vec::new(),
            Players::Watch => vec![self.engines.each_ref().map(engine).join(" – ")],
            Players::Computer => {
                let key = match self.you {
                    You::Has(Color::White) => "summary-white",
                    You::Has(Color::Black) => "summary-black",
                    You::Lot => "summary-lot",
                };
                vec![engine(&self.opponent), t!(words, key)]
            }
        }
    }

    /// Whether each rating that is used is valid.
    pub fn are_valid(&self) -> bool {
        match self.players {
            Players::Two => true,
            Players::Computer => self.opponent.is_valid(),
            Players::Watch => self.engines.iter().all(EngineChoice::is_valid),
        }
    }

    /// If a human plays an engine, shows the field for the human's name.
    pub fn show_name(&mut self, ui: &mut Ui, words: &Texts) {
        if self.players == Players::Computer {
            field(ui, &t!(words, "your-name"), &mut self.name, &t!(words, "you"), LONGEST_NAME);
        }
    }

    /// Whether a human plays against one of the first levels.
    pub fn is_for_beginner(&self) -> bool {
        let is_easy = matches!(&self.opponent.engine, Engine::Level(level) if level.is_for_beginners());
        self.players == Players::Computer && is_easy
    }
}

/// The name of the player of this colour; empty if it is the default name.
fn given(setup: &GameSetup, color: Color) -> String {
    let name = setup.name(color);
    if name == GameSetup::default().name(color) { String::new() } else { name.to_owned() }
}
