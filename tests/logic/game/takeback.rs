//! What taking a move back undoes.

use jadoube::game::{Ends, Game};
use jadoube::rules::{Color, PieceLetters, read_move};
use jadoube::start::Start;

#[test]
fn a_takeback_forgets_the_result() {
    let mut game = Game::new(Start::standard(), Ends::Claims);
    let mv = read_move(game.position(), "e4", &PieceLetters::ENGLISH).expect("a legal move");
    assert!(game.play(mv) && game.resign(Color::Black));
    assert!(game.outcome().is_some() && game.could_mate().is_some());
    assert!(game.take_back());
    assert!(game.outcome().is_none() && game.ended().is_none() && game.could_mate().is_none());
}
