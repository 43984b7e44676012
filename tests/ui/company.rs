//! The computer as an opponent: any rating, a level that adapts, and the remark that a level makes after the game.

use crate::prelude::*;
use egui::accesskit::Role;
use jadoube::engine::Level;

fn opponent(game: &Game) -> Option<Level> {
    game.table().setup().seats.iter().find_map(Seat::level)
}

#[test]
fn any_rating_can_be_typed() {
    for (language, [any, wrong, tile, between, play]) in both("any rating") {
        let mut game = Begin { language, setup: white(), ..Begin::default() }.game();
        game.command(Command::NewGame);
        game.choose(any);
        game.fill(Role::TextInput, "Rating", "15");
        game.expect_aloud(wrong);
        game.key(Key::Enter);
        game.expect(wrong);
        // Choosing a level clears the error.
        game.choose(tile);
        assert!(!game.shows(wrong));
        game.choose(any);
        game.fill(Role::TextInput, "Rating", "1500");
        game.expect(between);
        game.choose(play);
        assert_eq!(opponent(&game), Level::rated(1500));
        game.expect("Jadoube · Rating 1500");
    }
}

#[test]
fn two_engines_have_a_rating_each() {
    let mut game = Begin::default().game();
    game.command(Command::NewGame);
    game.choose("Watch");
    game.fill(Role::TextInput, "Rating of Black", "2222");
    game.choose("Play");
    let levels = game.table().setup().seats.each_ref().map(Seat::level);
    assert_eq!(levels, [Level::new(3), Level::rated(2222)]);
}

/// White, the human, resigns after two moves by each player.
fn lost(game: &mut Game) {
    game.play("e2e4 e5 g1f3 Nc6");
    game.command(Command::Resign(Color::White));
}

#[test]
fn a_level_adapts_if_asked() {
    let mut game = Game::of(white());
    game.command(Command::NewGame);
    // The choice is far down in the dialog, so it is not clicked with the pointer.
    game.activate("Adjust to results");
    game.choose("Play");
    lost(&mut game);
    game.expect("Next game: Rating 750.");
    game.command(Command::Rematch);
    assert_eq!(opponent(&game), Level::rated(750));
}

#[test]
fn a_level_says_a_word_after_the_game() {
    for (number, choice, says) in
        [(3, None, true), (6, None, false), (3, Some("Never"), false), (6, Some("Always"), true)]
    {
        let mut game = Game::of(seats(Seat::Person, level(number)));
        if let Some(choice) = choice {
            game.command(Command::Settings);
            game.choose("Play");
            game.key(Key::PageDown);
            game.choose(choice);
            game.key(Key::Escape);
        }
        lost(&mut game);
        let name = if number == 3 { "Schoolyard: “" } else { "Club night: “" };
        assert_eq!(game.shows(name), says, "{number} {choice:?}: {:?}", game.texts());
    }
    let mut short = Game::of(white());
    short.drag("e2", "e4");
    short.command(Command::Resign(Color::White));
    assert!(!short.shows("Schoolyard: “"));
}
