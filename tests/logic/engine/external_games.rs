//! Whole games that this program, as an external engine, plays against itself.

use jadoube::engine::EngineQuestion;
use jadoube::engine::external::{EngineSetup, ExternalEngine};
use jadoube::rules::Position;

use crate::engine::external::ask;

/// Plays a game of at most 400 plies; returns the number of plies and the last position.
fn play(start: Position, chess960: bool) -> (usize, Position) {
    let mut setup = EngineSetup::new(env!("CARGO_BIN_EXE_jadoube"));
    setup.arguments.push("uci".to_owned());
    setup.options.insert("Hash".to_owned(), "2".to_owned());
    setup.move_time_ms = 5;
    let mut players = [(); 2].map(|()| ExternalEngine::new(&setup));
    let mut question = EngineQuestion { start, chess960, moves: Vec::new(), clocks: [None; 2] };
    loop {
        let (position, keys) = question.replay();
        let repeated = keys.iter().filter(|key| **key == position.key()).count() >= 2;
        let is_over = repeated || position.halfmove_clock() >= 100 || !position.has_legal_move();
        if is_over || keys.len() >= 400 {
            return (keys.len(), position);
        }
        let reply = ask(&mut players[position.turn().index()], question.clone()).expect("a move");
        if reply.resigns {
            return (keys.len(), position);
        }
        question.moves.push(reply.mv);
    }
}

#[test]
fn our_own_program_is_an_engine() {
    let chess960 = Position::chess960(3).expect("a start");
    for (start, chess960) in [(Position::standard(), false), (chess960, true)] {
        let (plies, position) = play(start, chess960);
        assert!(plies > 10, "{plies} plies: {}", position.fen());
    }
}
