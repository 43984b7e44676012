//! The review of a game: its turning points, how good its moves and others are, and when the analyst is asked.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use jadoube::engine::Score;
use jadoube::rules::Color::{Black, White};
use jadoube::rules::{Color, Move, Position, read_uci};
use jadoube::session::TickInput;
use jadoube::session::analysis::PositionValue::{self, Drawn, Mate, Pawns, Won};
use jadoube::session::players::create_player;
use jadoube::session::review::{
    Evaluation, Severity, Verdict, is_clear, mistakes, share, tally, turning_points, verdict,
};
use jadoube::start::Start;
use jadoube::table::{Deed, GameSetup, TouchMove};

use super::{Observer, Play, analysts, info};

/// Checks the turning points of a game. `fen` is its start, or empty for the standard one, and its moves are in UCI.
/// `known` has the evaluation and the best move before the first move and after each move: `=` is the move that was
/// played, an empty text means that there is no best move, and `-` means that the position has no evaluation.
fn check(fen: &str, moves: &str, known: &[(PositionValue, &str)], expected: &[&str]) {
    let mut position = match fen {
        "" => Position::standard(),
        fen => Start::from_fen(fen, None).expect("a position").position().clone(),
    };
    let (mut made, mut evaluations) = (Vec::new(), Vec::new());
    let mut played = moves.split_whitespace();
    for (worth, best) in known {
        let mv = played.next().map(|text| read_uci(&position, text).expect(text));
        let is_known = *best != "-";
        let best = match *best {
            "=" => mv,
            "" | "-" => None,
            text => Some(read_uci(&position, text).expect(text)),
        };
        evaluations.push(Some(Evaluation { worth: *worth, best }).filter(|_| is_known));
        if let Some(mv) = mv {
            made.push((position.turn(), mv));
            position.play(mv);
        }
    }
    let found: Vec<String> = turning_points(&mistakes(&made, &evaluations))
        .iter()
        .map(|point| {
            let (number, by) = (point.moves, point.by.name());
            format!("{number} {by} {} {} {:?} {:?}", point.played, point.better, point.severity, point.loss)
        })
        .collect();
    assert_eq!(found, expected, "{moves}");
}

#[test]
fn the_turning_points_of_a_game_are_found() {
    // A game without a mistake, and one of a single move.
    check("", "e2e4 e7e5", &[(Pawns(30), "="), (Pawns(30), "="), (Pawns(25), "g1f3")], &[]);
    check(
        "",
        "f2f3",
        &[(Pawns(30), "e2e4"), (Pawns(-70), "e7e5")],
        &["0 white f2f3 e2e4 Inaccuracy LostChances"],
    );
    // The opponent counts as better from an advantage of one pawn, as in the sentence that describes an evaluation.
    check(
        "",
        "f2f3",
        &[(Pawns(30), "e2e4"), (Pawns(-110), "e7e5")],
        &["0 white f2f3 e2e4 Mistake LostBalance"],
    );
    check("", "", &[(Pawns(30), "e2e4")], &[]);
    // Mistakes by both sides, and what each one cost.
    check(
        "",
        "e2e4 e7e5 f1a6 b7a6 d1h5 e8e7 h5e5",
        &[
            (Pawns(30), "="),
            (Pawns(30), "="),
            (Pawns(30), "g1f3"),
            (Pawns(-400), "="),
            (Pawns(-420), "b1c3"),
            (Pawns(-430), "b8c6"),
            (Mate(White, 1), "="),
            (Won(White), ""),
        ],
        &["2 white f1a6 g1f3 Blunder Lost", "5 black e8e7 b8c6 Blunder AllowedMate(1)"],
    );
    // The best move is never a mistake, even if the search sees more after it.
    check("", "e2e4", &[(Pawns(30), "="), (Pawns(-500), "e7e5")], &[]);
    // The moves before and after an unknown position are left out.
    check("", "f2f3 e7e5", &[(Pawns(30), "e2e4"), (Pawns(-70), "-"), (Pawns(-300), "e2e4")], &[]);
    // A fall from ten pawns ahead to seven is no turning point, but a fall to two is one.
    check("", "e2e4", &[(Pawns(1000), "d2d4"), (Pawns(700), "e7e5")], &[]);
    check(
        "",
        "e2e4",
        &[(Pawns(1000), "d2d4"), (Pawns(200), "e7e5")],
        &["0 white e2e4 d2d4 Mistake ThrewAwayWin"],
    );
}

/// A move is clearly the best if missing it costs a lot, unless it is bad itself or another one wins too.
#[test]
fn one_move_is_clearly_the_best() {
    for (best, second, expected) in [
        (Pawns(30), Pawns(-320), true),
        (Pawns(30), Pawns(-160), false),
        (Pawns(0), Mate(Black, 4), true),
        (Mate(White, 2), Pawns(100), true),
        // Another move wins too.
        (Mate(White, 2), Pawns(400), false),
        (Pawns(900), Pawns(310), false),
        // The best move is bad itself.
        (Pawns(-150), Mate(Black, 4), false),
        (Pawns(-400), Mate(Black, 1), false),
        (Mate(Black, 9), Mate(Black, 1), false),
    ] {
        assert_eq!(is_clear(White, best, second), expected, "{best:?}, {second:?}");
        let mirrored = |worth| match worth {
            Pawns(pawns) => Pawns(-pawns),
            Mate(color, moves) => Mate(!color, moves),
            other => other,
        };
        assert_eq!(is_clear(Black, mirrored(best), mirrored(second)), expected, "{best:?}, {second:?}");
    }
}

/// The evaluations before and after one move by White, and what that move costs.
#[test]
fn cost_of_a_move_is_the_loss_of_winning_chances() {
    for (before, after, expected) in [
        (Mate(White, 3), Pawns(900), ""),
        (Mate(White, 3), Pawns(100), "Blunder MissedMate(3)"),
        (Mate(White, 3), Mate(Black, 2), "Blunder AllowedMate(2)"),
        (Mate(White, 1), Drawn, "Blunder MissedMate(1)"),
        (Pawns(0), Mate(Black, 4), "Blunder AllowedMate(4)"),
        (Pawns(-900), Mate(Black, 4), ""),
        (Pawns(0), Pawns(-400), "Blunder Lost"),
        (Pawns(400), Pawns(0), "Blunder ThrewAwayWin"),
        (Pawns(400), Drawn, "Blunder ThrewAwayWin"),
        (Pawns(150), Pawns(0), "Mistake LostAdvantage"),
        (Pawns(0), Pawns(-100), "Inaccuracy LostBalance"),
        (Pawns(-100), Pawns(-180), "Inaccuracy LostGround"),
        (Pawns(60), Pawns(-40), "Inaccuracy LostChances"),
        (Pawns(230), Pawns(110), "Inaccuracy LostChances"),
        (Pawns(-60), Pawns(-60), ""),
        (Pawns(-60), Pawns(300), ""),
    ] {
        let line = format!("0 white e2e4 d2d4 {expected}");
        let expected = if expected.is_empty() { &[][..] } else { &[line.as_str()] };
        check("", "e2e4", &[(before, "d2d4"), (after, "e7e5")], expected);
    }
}

/// Each player has at most three turning points: the worst ones, and, of equally bad ones, the earlier.
#[test]
fn of_many_turning_points_the_worst_are_told() {
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let moves: Vec<&str> = shuffle.into_iter().cycle().take(10).collect();
    let known = |index: usize| match index.is_multiple_of(2) {
        true => (Pawns(100), "a2a3"),
        false => (Pawns(-100), "a7a6"),
    };
    let mut known: Vec<(PositionValue, &str)> = (0..=10).map(known).collect();
    let expected = [
        "0 white g1f3 a2a3 Mistake LostAdvantage",
        "1 black g8f6 a7a6 Mistake LostAdvantage",
        "2 white f3g1 a2a3 Mistake LostAdvantage",
        "3 black f6g8 a7a6 Mistake LostAdvantage",
        "4 white g1f3 a2a3 Mistake LostAdvantage",
        "5 black g8f6 a7a6 Mistake LostAdvantage",
    ];
    check("", &moves.join(" "), &known, &expected);
    // A worse mistake by White takes the place of White's last one.
    (known[9].0, known[10].0) = (Pawns(-900), Pawns(-900));
    let mut expected = expected.to_vec();
    expected[4] = expected[5];
    expected[5] = "8 white g1f3 a2a3 Blunder Lost";
    check("", &moves.join(" "), &known, &expected);
}

/// A game in which Black moves first, and one in which the better move is castling, written as the king taking its own
/// rook.
#[test]
fn games_from_other_starts_are_reviewed() {
    check(
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
        "f7f6",
        &[(Pawns(30), "b8c6"), (Pawns(160), "f3e5")],
        &["0 black f7f6 b8c6 Inaccuracy LostBalance"],
    );
    let fen = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
    check(
        fen,
        "a2c3 f8e8 c3a2 h7h6",
        &[(Pawns(0), "="), (Pawns(0), "="), (Pawns(0), "="), (Pawns(0), "g8h8"), (Pawns(300), "")],
        &["3 black h7h6 g8h8 Blunder Lost"],
    );
}

/// Each player's inaccuracies, mistakes and blunders are counted. A move close to the best one is none of these.
#[test]
fn moves_of_both_players_are_counted() {
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let mut position = Position::standard();
    let made: Vec<(Color, Move)> = shuffle
        .into_iter()
        .cycle()
        .take(10)
        .map(|text| {
            let (turn, mv) = (position.turn(), read_uci(&position, text).expect(text));
            position.play(mv);
            (turn, mv)
        })
        .collect();
    let worths = [100, -100, 100, -100, 100, 0, -30, -30, -900, -890, -890];
    let mut before = Position::standard();
    let mut known = Vec::new();
    for (index, pawns) in worths.into_iter().enumerate() {
        let best = made.get(index).map(|&(turn, mv)| {
            let best = read_uci(&before, if turn == White { "a2a3" } else { "a7a6" }).expect("a pawn move");
            before.play(mv);
            best
        });
        known.push(Some(Evaluation { worth: Pawns(pawns), best }));
    }
    for (by, expected) in [(White, (5, [1, 2, 0])), (Black, (5, [0, 2, 0]))] {
        let found = tally(&made, &known, by);
        let counts =
            [Severity::Inaccuracy, Severity::Mistake, Severity::Blunder].map(|kind| found.count(kind));
        assert_eq!((found.moves, counts), expected, "{by:?}");
    }
    // A loss of a tenth of the expected score costs about a third of a move's accuracy.
    let costs = |by| {
        let own = made.iter().zip(known.windows(2)).filter(move |((color, _), _)| *color == by);
        own.map(move |(_, pair)| {
            let [before, after] = [0, 1].map(|at| share(pair[at].expect("an evaluation").worth, by));
            f64::from(before - after).max(0.0)
        })
    };
    for by in [White, Black] {
        let curve = |cost: f64| (103.1668 * (-4.354 * cost).exp() - 3.1669).clamp(0.0, 100.0);
        let expected = costs(by).map(curve).sum::<f64>() / 5.0;
        assert_eq!(tally(&made, &known, by).accuracy(), Some(expected.round() as u32), "{by:?}");
    }
    assert_eq!(tally(&[], &[], White).accuracy(), None);
    // Moves before and after an unknown position do not count.
    known[3] = None;
    assert_eq!(tally(&made, &known, White).moves, 4);
}

#[test]
fn a_move_that_is_tried_is_judged() {
    let position = Position::standard();
    let mv = |text: &str| read_uci(&position, text).expect(text);
    let before = Evaluation { worth: Pawns(40), best: Some(mv("e2e4")) };
    for (tried, worth, expected) in [
        ("e2e4", Pawns(-500), Verdict::Best),
        ("f2f3", Pawns(40), Verdict::Played),
        ("d2d4", Pawns(35), Verdict::AsGood),
        ("d2d4", Pawns(400), Verdict::AsGood),
        ("a2a3", Pawns(-30), Verdict::Better),
        ("g2g4", Pawns(-85), Verdict::NoBetter),
        ("g2g4", Pawns(-200), Verdict::Worse),
        ("g2g4", Mate(Black, 2), Verdict::Worse),
    ] {
        let found = verdict(White, before, (mv("f2f3"), Some(Pawns(-80))), (mv(tried), worth));
        assert_eq!(found, Some(expected), "{tried} {worth:?}");
    }
}

#[test]
fn the_analyst_is_asked_only_after_the_game_and_while_it_is_shown() {
    let asked: Arc<Mutex<Vec<Observer>>> = Arc::default();
    let questions = Arc::clone(&asked);
    let analysts = analysts(move |_, observer| questions.lock().expect("one thread").push(observer));
    let setup = GameSetup { touch: TouchMove::Off, ..GameSetup::default() };
    let mut play = Play::judged(setup, Arc::new(create_player), analysts);
    let count = || asked.lock().expect("one thread").len();
    let answer = |depth: u32, pawns: i32, best: Move| {
        let info = info(depth, 1_000_000, Score::Centipawns(pawns), vec![best]);
        (asked.lock().expect("one thread").last_mut().expect("a question"))(Ok(info));
    };
    let look = |play: &mut Play, reviewed: bool| {
        let now = play.now();
        play.session.tick(&TickInput { reviewed, ..TickInput::default() }, now);
    };
    play.plays("e4");
    look(&mut play, true);
    assert!(play.session.review().is_none() && count() == 0, "the game goes on");
    play.apply(Deed::Resign { by: White });
    look(&mut play, false);
    assert!(play.session.review().is_none() && count() == 0, "nobody looks");
    look(&mut play, true);
    assert_eq!((count(), play.wake_after()), (1, Some(Duration::from_secs(4))));
    let best = |play: &Play, moves: usize| play.session.table().position_after(moves).legal_moves()[0];
    answer(11, 20, best(&play, 0));
    play.clock.lock().expect("the clock").awake += Duration::from_millis(3_999);
    look(&mut play, true);
    assert_eq!(play.wake_after(), Some(Duration::from_millis(1)), "not deep enough");
    answer(12, 20, best(&play, 0));
    look(&mut play, true);
    assert_eq!(count(), 2);
    look(&mut play, false);
    assert_eq!(play.wake_after(), None, "nothing goes on behind another screen");
    look(&mut play, true);
    assert_eq!(count(), 3, "and it goes on where it was");
    answer(12, -20, best(&play, 1));
    look(&mut play, true);
    let review = play.session.review().expect("a review");
    assert_eq!((review.is_done(), review.graph().count(), play.wake_after()), (true, 2, None));
    // Neither an illegal move nor a move after the end can be tried.
    let [tried, end] = [0, 1].map(|moves| best(&play, moves));
    for (moves, mv) in [(1, tried), (9, tried), (1, end)] {
        play.session.try_instead(moves, mv);
    }
    assert!(play.session.review().expect("a review").trial().is_none());
    play.session.try_instead(0, tried);
    look(&mut play, true);
    assert_eq!(count(), 4);
    play.session.begin(GameSetup::default(), play.now());
    assert!(play.session.review().is_none(), "another game has its own");
}

/// White's expected score is exactly 0 or 1 only if the evaluation is a mate or a tablebase win, or the game is over.
#[test]
fn no_advantage_is_a_won_game() {
    for (worth, is_certain) in [
        (Pawns(1_200), false),
        (Pawns(5_000), false),
        (Pawns(-5_000), false),
        (Pawns(19_990), true),
        (Pawns(-19_990), true),
        (Mate(White, 20), true),
        (Won(Black), true),
    ] {
        assert_eq!([0.0, 1.0].contains(&worth.share()), is_certain, "{worth:?}: {}", worth.share());
    }
}
