//! Whole games of external engines: our own program against itself, and against the engines that `JADOUBE_GUESTS`
//! names.
//!
//! `JADOUBE_GUESTS='stockfish;ethereal-chess;gnuchess --uci;toga2' cargo test --test logic other_engines_are_engines --
//! --nocapture --ignored` makes each of them play against our own program: with either colour, classical chess and
//! Chess960, with and without clocks.

use std::time::{Duration, Instant};

use jadoube::engine::external::{EngineSetup, ExternalEngine};
use jadoube::engine::{Clock, EngineFailure, EngineQuestion, EngineReply};
use jadoube::rules::{Color, Position};

use crate::engine::external::ask;

fn ours() -> EngineSetup {
    let mut setup = EngineSetup::new(env!("CARGO_BIN_EXE_jadoube"));
    setup.arguments.push("uci".to_owned());
    setup.options.insert("Hash".to_owned(), "2".to_owned());
    setup
}

struct Game {
    half_moves: usize,
    castlings: usize,
    position: Position,
    end: &'static str,
    /// The longest time by which an engine exceeded its limit.
    late: Duration,
}

/// Plays a game until it ends, a side resigns, or 400 plies are played; without a clock each engine has its own move
/// time.
fn play(
    start: &Position,
    chess960: bool,
    engines: [&EngineSetup; 2],
    clock: Option<Clock>,
) -> Result<Game, EngineFailure> {
    let mut players = engines.map(ExternalEngine::new);
    let mut question =
        EngineQuestion { start: start.clone(), chess960, moves: Vec::new(), clocks: [clock; 2] };
    let (mut castlings, mut late, mut keys) = (0, Duration::ZERO, Vec::new());
    loop {
        let (position, _) = question.replay();
        let repeated = keys.iter().filter(|key| **key == position.key()).count() >= 2;
        keys.push(position.key());
        let end = if position.is_checkmate() {
            "mate"
        } else if position.is_stalemate() {
            "stalemate"
        } else if repeated || position.halfmove_clock() >= 100 {
            "draw"
        } else if keys.len() > 400 {
            "long"
        } else {
            ""
        };
        let turn = position.turn();
        let game = |end, position| Game { half_moves: keys.len() - 1, castlings, position, end, late };
        if !end.is_empty() {
            return Ok(game(end, position));
        }
        let begun = Instant::now();
        let EngineReply { mv, resigns, .. } = ask(&mut players[turn.index()], question.clone())?;
        if resigns {
            return Ok(game("resigned", position));
        }
        let took = begun.elapsed();
        match &mut question.clocks[turn.index()] {
            Some(clock) => {
                late = late.max(took.saturating_sub(clock.left));
                clock.left = clock.left.saturating_sub(took) + clock.increment;
            }
            None => late = late.max(took.saturating_sub(engines[turn.index()].move_time())),
        }
        castlings += usize::from(mv.is_castling());
        question.moves.push(mv);
    }
}

#[test]
fn our_own_program_is_an_engine() {
    let mut quick = ours();
    quick.move_time_ms = 5;
    for (start, chess960) in [(Position::standard(), false), (Position::chess960(3).expect("a start"), true)]
    {
        let game = play(&start, chess960, [&quick, &quick], None).expect("a game");
        println!("{} half-moves, {} castlings, {}", game.half_moves, game.castlings, game.end);
        assert!(game.half_moves > 10, "{}: {}", game.end, game.position.fen());
    }
}

#[test]
#[ignore = "needs other engines"]
fn other_engines_are_engines() {
    let list = std::env::var("JADOUBE_GUESTS").expect("JADOUBE_GUESTS is a list of commands");
    let seconds = |seconds| Duration::from_millis(seconds);
    let clock = Clock { left: seconds(4000), increment: seconds(40), moves_to_go: None };
    let mut own = ours();
    own.move_time_ms = 50;
    for command in list.split(';') {
        let mut words = command.split_whitespace().map(str::to_owned);
        let mut other = EngineSetup::new(words.next().expect("a command"));
        other.arguments = words.collect();
        other.move_time_ms = 50;
        other.options.insert("Threads".to_owned(), "1".to_owned());
        other.options.insert("OwnBook".to_owned(), "false".to_owned());
        for (start, chess960, clock) in [
            (Position::standard(), false, None),
            (Position::standard(), false, Some(clock)),
            (Position::chess960(0).expect("a start"), true, None),
            (Position::chess960(700).expect("a start"), true, Some(clock)),
        ] {
            for color in Color::ALL {
                let engines = match color {
                    Color::White => [&other, &own],
                    Color::Black => [&own, &other],
                };
                let kind = if chess960 { "Chess960" } else { "classical" };
                let time = if clock.is_some() { "clock" } else { "move time" };
                match play(&start, chess960, engines, clock) {
                    Ok(game) => println!(
                        "{command} as {color:?}, {kind}, {time}: {} half-moves, {} castlings, {} at {}, {:?} over time",
                        game.half_moves,
                        game.castlings,
                        game.end,
                        game.position.fen(),
                        game.late
                    ),
                    Err(failure) => println!("{command} as {color:?}, {kind}, {time}: {failure:?}"),
                }
            }
        }
    }
}
