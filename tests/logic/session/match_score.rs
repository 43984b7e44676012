//! The score of a match between the same two players.

use jadoube::engine::Level;
use jadoube::game::{Ending, GameEnd};
use jadoube::rules::Color;
use jadoube::session::MatchScore;
use jadoube::table::{Deed, GameSetup, Seat};

use super::Play;

fn people(white: &str, black: &str) -> GameSetup {
    GameSetup { white: white.to_owned(), black: black.to_owned(), ..GameSetup::default() }
}

fn against(level: u8, seed: u64) -> GameSetup {
    let level = Level::new(level).expect("a level");
    GameSetup { seats: [Seat::Person, Seat::Level { level, seed }], ..GameSetup::default() }
}

/// Checks the score at the beginning of the second game, after White resigned the first.
fn check(first: GameSetup, second: GameSetup, expected: [u32; 2]) {
    let told = format!("{first:?}, then {second:?}");
    let mut play = Play::new(first);
    play.apply(Deed::Resign { by: Color::White });
    play.session.begin(second, play.now());
    assert_eq!(play.session.match_score(), MatchScore(expected), "{told}");
}

#[test]
fn the_same_two_players_have_a_score() {
    check(people("An", "Bob"), people("An", "Bob"), [0, 2]);
    check(people("An", "Bob"), people("Bob", "An"), [2, 0]);
    check(people("An", "Bob"), people("An", "Cor"), [0, 0]);
    check(people("An", "Black"), people("White", "An"), [2, 0]);
    // Without different names, two people can't be told apart.
    check(GameSetup::default(), GameSetup::default(), [0, 0]);
    check(people("An", "An"), people("An", "An"), [0, 0]);
    check(against(3, 1), against(3, 2).change_colors(), [2, 0]);
    check(against(3, 1), against(4, 1), [0, 0]);
}

#[test]
fn an_abandoned_game_does_not_count() {
    let mut play = Play::new(people("An", "Bob"));
    play.plays("e4");
    play.session.begin(people("Bob", "An"), play.now());
    assert_eq!(play.session.match_score(), MatchScore::default());
    play.apply(Deed::Resign { by: Color::Black });
    play.session.begin(people("An", "Bob"), play.now());
    assert_eq!(play.session.match_score(), MatchScore([0, 2]));
}

#[test]
fn a_draw_is_half_a_point() {
    let drawn = GameEnd::new(None, Ending::Agreement);
    assert_eq!(MatchScore([3, 1]).with(drawn), MatchScore([4, 2]));
}
