//! An opponent to one's measure: any rating, a level that adapts, and a word after the game.

use egui::Key;
use egui::accesskit::Role;
use jadoube::engine::Level;
use jadoube::rules::Color;
use jadoube::storage::settings::SettingsStore;
use jadoube::table::Seat;
use jadoube::text::messages::Language;
use jadoube::ui::Command;

use crate::opponent::{Game, level, seats};
use crate::window::Begin;

fn opponent(game: &Game) -> Option<Level> {
    game.table().setup().seats.iter().find_map(Seat::level)
}

#[test]
fn any_rating_can_be_typed() {
    for (language, [field, wrong, tile, between, play, named]) in [
        (
            Language::EN,
            [
                "Rating",
                "Enter a rating from 400 to 2700.",
                "Schoolyard (about 800)",
                "Between Club night and Club player.",
                "Play",
                "Jadoube · Rating 1500",
            ],
        ),
        (
            Language::NL,
            [
                "Rating",
                "Voer een rating van 400 tot 2700 in.",
                "Schoolplein (ongeveer 800)",
                "Tussen Clubavond en Clubspeler.",
                "Spelen",
                "Jadoube · Rating 1500",
            ],
        ),
    ] {
        let mut game = Begin { language, setup: seats(Seat::Person, level(3)), ..Begin::default() }.game();
        game.command(Command::NewGame);
        game.window.fill(Role::TextInput, field, "15");
        game.window.expect(wrong);
        game.window.key(Key::Enter);
        game.window.expect(wrong);
        // Another level makes good for it.
        game.window.choose(tile);
        assert!(!game.window.shows(wrong));
        game.window.fill(Role::TextInput, field, "1500");
        game.window.expect(between);
        game.window.choose(play);
        assert_eq!(opponent(&game), Level::rated(1500));
        game.window.expect(named);
    }
}

#[test]
fn two_engines_have_a_rating_each() {
    let mut game = Begin::default().game();
    game.command(Command::NewGame);
    game.window.choose("Watch");
    game.window.fill(Role::TextInput, "Rating of Black", "2222");
    game.window.choose("Start");
    let levels = game.table().setup().seats.each_ref().map(Seat::level);
    assert_eq!(levels, [Level::new(3), Level::rated(2222)]);
}

/// White, the human, loses after two moves of each player.
fn lost(game: &mut Game) {
    game.window.drag("e2", "e4");
    game.plays("e5");
    game.window.drag("g1", "f3");
    game.plays("Nc6");
    game.command(Command::Resign(Color::White));
}

#[test]
fn a_level_adapts_if_asked() {
    let mut game =
        Begin { store: SettingsStore::at(None), setup: seats(Seat::Person, level(3)), ..Begin::default() }
            .game();
    game.command(Command::NewGame);
    game.window.choose("Adjust after each game");
    game.window.choose("Play");
    lost(&mut game);
    game.window.expect("Next game: Rating 750.");
    game.command(Command::Rematch);
    assert_eq!(opponent(&game), Level::rated(750));
}

#[test]
fn a_level_says_a_word_after_the_game() {
    for (number, choice, says) in
        [(3, None, true), (6, None, false), (3, Some("Never"), false), (6, Some("Always"), true)]
    {
        let mut game = Begin { setup: seats(Seat::Person, level(number)), ..Begin::default() }.game();
        if let Some(choice) = choice {
            game.command(Command::Settings);
            game.window.choose("Play");
            game.window.choose(choice);
            game.window.key(Key::Escape);
        }
        lost(&mut game);
        let name = if number == 3 { "Schoolyard: “" } else { "Club night: “" };
        assert_eq!(game.window.shows(name), says, "{number} {choice:?}: {:?}", game.window.texts());
    }
    let mut short = Game::of(seats(Seat::Person, level(3)));
    short.window.drag("e2", "e4");
    short.command(Command::Resign(Color::White));
    assert!(!short.window.shows("Schoolyard: “"));
}
