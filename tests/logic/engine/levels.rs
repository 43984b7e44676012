//! The levels as players: how they play, pause, resign and stop.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use jadoube::engine::{Answer, Clock, Engine, Handicap, Job, Level, Limits, RecentMoves};
use jadoube::engine::{EnginePlayer, EngineQuestion, EngineReply, Player, wins_at_least};
use jadoube::rules::{Color, Move, Position, Role};

use crate::engine::search::{self, START, position};
use crate::support::amount;

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

fn player(number: u8, seed: u64) -> Player {
    Player::new(level(number), seed, 1, 1)
}

fn question(fen: &str, moves: &str) -> EngineQuestion {
    search::question(fen, moves, false)
}

fn clocks(left: Duration, increment: Duration) -> [Option<Clock>; 2] {
    [Some(Clock { left, increment, moves_to_go: None }); 2]
}

fn ask(player: &mut Player, question: EngineQuestion) -> Receiver<Answer> {
    let (tell, hear) = mpsc::channel();
    player.ask(question, Box::new(move |answer| drop(tell.send(answer))));
    hear
}

fn reply(player: &mut Player, question: &EngineQuestion) -> EngineReply {
    let answer = ask(player, question.clone()).recv_timeout(Duration::from_mins(1));
    answer.expect("an answer").expect("a reply")
}

/// The first `length` plies of a game between two levels from the standard start, each with its pause.
fn game(numbers: [u8; 2], seed: u64, length: usize) -> Vec<(Move, Duration)> {
    let mut players = [player(numbers[0], seed), player(numbers[1], seed + 1)];
    let mut question = question(START, "");
    let mut told = Vec::new();
    while told.len() < length && question.replay().0.has_legal_move() {
        let reply = reply(&mut players[told.len() % 2], &question);
        question.moves.push(reply.mv);
        told.push((reply.mv, reply.pause));
    }
    told
}

#[test]
fn the_same_seed_gives_the_same_game_also_under_load() {
    let first = game([3, 6], 7, 24);
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                while !done.load(Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        for _ in 0..3 {
            assert_eq!(game([3, 6], 7, 24), first);
        }
        done.store(true, Relaxed);
    });
    assert_ne!(game([3, 6], 8, 24), first);
}

#[test]
fn a_game_taken_up_again_goes_on_as_it_would_have() {
    for number in [1, 5, 9] {
        let moves = game([number, number], 3, 20);
        let mut start = question(START, "");
        start.moves = moves[..10].iter().map(|(mv, _)| *mv).collect();
        assert_eq!(reply(&mut player(number, 3), &start).mv, moves[10].0, "level {number}");
    }
}

#[test]
fn games_begin_in_different_ways() {
    for number in [2, 6, 10] {
        let mut games: Vec<_> = (0..8).map(|seed| game([number, number], 100 * seed, 10)).collect();
        games.sort_by_key(|game| game.iter().map(|(mv, _)| mv.bits()).collect::<Vec<_>>());
        games.dedup();
        assert!(games.len() >= 6, "level {number}: {} of 8", games.len());
    }
}

#[test]
fn a_level_searches_less_only_where_the_clock_would_run_out() {
    let start = position(START);
    let nodes = |rating, left: Option<Duration>| {
        let clock = left.and_then(|left| clocks(left, Duration::ZERO)[0]);
        let job = Job::new(start.clone(), Limits { clock, ..Limits::default() });
        let handicap = Handicap { rating, seed: 1, recent: RecentMoves::default() };
        Engine::new(1, 1).think_weaker(&job, &handicap).expect("a move").nodes
    };
    for rating in [400, 1500, 2700] {
        let all = nodes(rating, None);
        assert_eq!(nodes(rating, Some(Duration::from_hours(1))), all, "{rating}");
        assert!(nodes(rating, Some(Duration::ZERO)) < all, "{rating}: {all}");
    }
}

#[test]
fn who_is_stopped_says_nothing() {
    for number in [1, 10, 11] {
        let mut player = player(number, 1);
        for moves in ["", "e2e4", "e2e4 e7e5"] {
            let begun = Instant::now();
            let hear = ask(&mut player, question(START, moves));
            player.stop();
            let known = hear.try_recv();
            assert!(begun.elapsed() < Duration::from_secs(5), "level {number}: not at once");
            // The answer may come before the stop; after the stop nothing comes.
            if known.is_err() {
                let later = hear.recv_timeout(Duration::from_millis(50));
                assert_eq!(later.err(), Some(RecvTimeoutError::Disconnected));
            }
        }
        let old = ask(&mut player, question(START, "d2d4"));
        let new = question(START, "d2d4 d7d5");
        let mv = reply(&mut player, &new).mv;
        assert!(new.replay().0.is_legal(mv));
        assert!(old.try_iter().flatten().all(|reply| question(START, "d2d4").replay().0.is_legal(reply.mv)));
    }
}

/// The percentage of forty seeds for which the level's move satisfies `wanted`.
fn share(number: u8, question: &EngineQuestion, wanted: impl Fn(&Position, Move) -> bool) -> usize {
    let here = question.replay().0;
    let does = |seed| wanted(&here, reply(&mut player(number, seed), question).mv);
    (0..40).filter(|&seed| does(seed)).count() * 100 / 40
}

#[test]
fn a_mate_in_one_is_seen_as_the_level_would() {
    // Level 4 may always see a mate on the back rank, or one next to the king with support.
    for (fen, most) in [
        ("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", 100),
        ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", 100),
        ("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", 80),
    ]
    .into_iter()
    .take(amount(1, 3))
    {
        let question = question(fen, "");
        let mates = |number| share(number, &question, |here, mv| here.after(mv).is_checkmate());
        let [weak, better] = [1, 4].map(mates);
        assert!((1..90).contains(&weak), "{fen}: {weak}");
        assert!(better > weak && better <= most, "{fen}: {weak}, {better}");
        assert_eq!([6, 10, 14].map(mates), [100; 3], "{fen}");
    }
}

#[test]
fn levels_recapture() {
    for (fen, moves) in [
        ("rnbqkb1r/ppp1pppp/5n2/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR b KQkq - 2 3", "f6e4 c3e4"),
        ("r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4", "b5c6"),
    ]
    .into_iter()
    .take(amount(1, 2))
    {
        let question = question(fen, moves);
        let to = question.moves.last().expect("a move").to();
        for (number, least) in [(2, 50), (5, 75), (8, 85), (13, 85)] {
            let takes = share(number, &question, |_, mv| mv.to() == to);
            assert!(takes >= least, "{fen} {moves}, level {number}: {takes}");
        }
    }
}

#[test]
fn levels_see_plain_captures_and_mates() {
    let takes_checker = |here: &Position, mv: Move| here.checkers().has(mv.to());
    let queens = |_: &Position, mv: Move| mv.promotion() == Some(Role::Queen);
    let calm = |here: &Position, mv: Move| !here.gives_check(mv);
    for (fen, wanted, least) in [
        // A rook or a bishop gives check next to a king that also has other moves.
        ("6k1/5ppp/8/8/8/4r3/2P1K1P1/7R w - - 0 40", &takes_checker as &dyn Fn(&Position, Move) -> bool, 85),
        ("r3k2r/ppp2Bpp/2n2n2/8/8/5N2/PPP2PPP/R3K2R b KQkq - 0 12", &takes_checker, 85),
        // Checks, and promoting to a rook, would win as well.
        ("8/p7/2k5/3bK3/8/2N5/1P3p2/3r4 b - - 5 58", &queens, 85),
        ("8/p7/2k5/3b4/5K2/2N5/1P3p2/4r3 b - - 7 59", &queens, 85),
        // A move without check is wanted.
        ("3R4/8/2k4r/5K2/8/8/P7/8 b - - 5 57", &calm, 85),
        ("8/8/2k5/8/1R4K1/P7/5r2/8 b - - 24 71", &calm, 45),
    ] {
        for number in [1, 3, 5, 7] {
            let does = share(number, &question(fen, ""), wanted);
            assert!(does >= least, "{fen}, level {number}: {does}");
        }
    }
    let question =
        question("rnb1r1k1/pp2Bppp/1bp1p3/3p3q/1P1P4/P1NB1N2/2P2PPP/R2Q1RK1 w - - 8 13", "e7d6 e8d8");
    let back = question.moves[0];
    let returns = share(4, &question, |_, mv| (mv.from(), mv.to()) == (back.to(), back.from()));
    assert!(returns <= 60, "{returns}");
}

#[test]
fn strong_levels_open_as_strong_people_do() {
    let question = question(START, "e2e4 e7e5 g1f3 b8c6");
    for wanted in ["f1b5", "f1c4"] {
        let plays = share(12, &question, |_, mv| mv.to_string() == wanted);
        assert!(plays >= 20, "{wanted}: {plays}");
    }
}

#[test]
fn who_is_winning_does_not_give_stalemate() {
    for fen in [
        "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1",
        "k7/8/1K6/8/8/8/8/3Q4 w - - 0 1",
        "8/8/8/8/8/1p6/1k6/3QK3 w - - 0 1",
        "5k2/5P2/4K3/8/8/8/8/8 w - - 0 1",
    ] {
        for number in [1, 2, 4, 6] {
            let stalemates = share(number, &question(fen, ""), |here, mv| here.after(mv).is_stalemate());
            // In the last position, every move that does not stalemate loses the pawn.
            assert!(stalemates == 0 || fen.starts_with("5k2"), "{fen}, level {number}: {stalemates}");
        }
    }
}

#[test]
fn a_queen_is_seldom_left_to_be_taken() {
    for fen in [
        "rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 3",
        "r1bqk2r/pppp1ppp/2n2n2/2b1p1N1/2B1P3/3P4/PPP2PPP/RNBQK2R b KQkq - 0 5",
        "rnbqkbnr/ppp2ppp/8/3pp3/4P3/3P1Q2/PPP2PPP/RNB1KBNR w KQkq - 0 3",
        "r2q1rk1/ppp2ppp/2npbn2/2b1p3/4P1Q1/2NPB3/PPP1NPPP/R3KB1R w KQ - 0 8",
    ] {
        for number in [4, 6, 8] {
            let hung = share(number, &question(fen, ""), |here, mv| {
                let next = here.after(mv);
                let is_queen = |mv: Move| next.board().role_at(mv.to()) == Some(Role::Queen);
                next.noisy_moves().iter().any(|&mv| is_queen(mv) && wins_at_least(&next, mv, 400))
            });
            assert!(hung <= if number < 6 { 8 } else { 3 }, "{fen}, level {number}: {hung}");
        }
    }
}

/// The winner of a game in which White plays at a level and Black plays random moves; `None` if nobody mates.
fn against_random(number: u8, fen: &str, seed: u64, longest: usize) -> Option<Color> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut question = question(fen, "");
    let mut player = player(number, seed);
    loop {
        let here = question.replay().0;
        if !here.has_legal_move() || here.halfmove_clock() >= 100 || question.moves.len() >= longest {
            return here.is_checkmate().then_some(!here.turn());
        }
        let mv = match here.turn() {
            Color::White => reply(&mut player, &question).mv,
            Color::Black => here.legal_moves()[random.usize(..here.count_legal_moves())],
        };
        question.moves.push(mv);
    }
}

#[test]
fn the_lowest_level_beats_random_moves() {
    let won = (0..6).filter(|&seed| against_random(1, START, seed, 300) == Some(Color::White)).count();
    assert!(won >= 5, "{won} of 6");
}

#[test]
fn a_won_endgame_is_won() {
    let queen = "8/8/8/3k4/8/8/8/Q3K3 w - - 0 1";
    let rook = "8/8/4k3/8/8/8/8/R3K3 w Q - 0 1";
    for (number, fen) in [(1, queen), (3, queen), (5, queen), (8, queen), (8, rook)] {
        assert_eq!(against_random(number, fen, 5, 120), Some(Color::White), "{fen}, level {number}");
    }
}

#[test]
fn a_higher_level_beats_a_lower_one() {
    let wins = |game: &u64| {
        let numbers = if game.is_multiple_of(2) { [6, 1] } else { [1, 6] };
        let moves = self::game(numbers, 50 + game, 200);
        let here = moves.iter().fold(Position::standard(), |here, (mv, _)| here.after(*mv));
        here.is_checkmate() && numbers[here.turn().index()] == 1
    };
    let won = (0..6).filter(wins).count();
    assert!(won >= 5, "{won} of 6");
}

#[test]
fn every_position_has_a_reply() {
    for fen in [
        "7k/8/8/8/8/8/8/K6R b - - 0 1",
        "k7/8/1K6/8/8/8/8/7R b - - 0 1",
        "8/8/8/8/8/8/6qk/K7 b - - 0 1",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 99 80",
    ] {
        let question = question(fen, "");
        for number in (1..=14).filter(|number| *number != Level::FULL_NUMBER) {
            let mv = reply(&mut player(number, 9), &question).mv;
            assert!(question.start.is_legal(mv), "{fen}, level {number}: {mv}");
        }
    }
    let over = question("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "");
    assert!(ask(&mut player(2, 1), over).recv().expect("an answer").is_err(), "there is no move");
}

#[test]
fn a_pause_is_human_and_within_the_clock() {
    let mut question = question(START, "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6");
    for number in [1, 6, 10] {
        let pause = reply(&mut player(number, 4), &question).pause;
        assert!((0.4..=4.0).contains(&pause.as_secs_f64()), "{pause:?}");
    }
    // An increment is added only after the move, so the pause must fit into the time that is left.
    for (left, increment, most) in [(3000, 0, 60), (1000, 5000, 250)] {
        let [left, increment, most] = [left, increment, most].map(Duration::from_millis);
        question.clocks = clocks(left, increment);
        let pause = reply(&mut player(5, 4), &question).pause;
        assert!(pause <= most, "{pause:?} of {left:?} + {increment:?}");
    }
}

#[test]
fn levels_think_longer_where_people_do() {
    // The mean pause over twelve seeds, in milliseconds.
    let pause = |number: u8, fen: &str, moves: &str, minutes: u64| {
        let mut question = question(fen, moves);
        if minutes > 0 {
            question.clocks = clocks(Duration::from_mins(minutes), Duration::ZERO);
        }
        let pauses = (0..12).map(|seed| reply(&mut player(number, seed), &question).pause);
        pauses.sum::<Duration>().as_millis() / 12
    };
    let middle = "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NBPN2/PP3PPP/R1BQ1RK1 w - - 2 10";
    let hard = pause(6, middle, "", 0);
    for (what, easier) in [
        ("a first move", pause(6, START, "", 0)),
        ("the only move", pause(6, "7k/8/8/8/8/8/5PPr/6K1 w - - 0 30", "", 0)),
        ("taking back", pause(6, "4k3/8/8/3p4/4P3/8/8/3RK3 b - - 0 30", "d5e4 d1d8", 0)),
        ("a lost game", pause(6, "4k3/8/8/8/8/2q5/8/K7 w - - 0 40", "", 0)),
        ("a child", pause(1, middle, "", 0)),
    ] {
        assert!(easier * 5 < hard * 4, "{what}: {easier} and {hard} ms");
    }
    let slow = pause(6, middle, "", 40);
    assert!(slow > hard * 3 / 2 && slow <= 8000, "{slow} and {hard} ms");
}

#[test]
fn low_clock_reserves_time_for_overhead() {
    let mut question = question(START, "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6");
    let mut player = player(5, 4);
    let mut pause = |left: Duration| {
        question.clocks = clocks(left, Duration::ZERO);
        reply(&mut player, &question).pause
    };
    let twenty = Duration::from_secs(20);
    assert!(!pause(twenty).is_zero());
    let mut left = Duration::from_secs(1000);
    for _ in 0..30 {
        left -= pause(left) + Duration::from_millis(400);
    }
    assert!(!pause(left).is_zero(), "there is time enough");
    assert!(pause(twenty).is_zero(), "fifty moves would take the whole clock without any pause");
}

#[test]
fn levels_resign_and_agree_to_draws_as_people_do() {
    let lost = question("4k3/8/8/8/8/8/q6r/4K3 w - - 0 40", "e1f1 a2b2 f1g1 b2a2 g1f1 e8e7");
    // So that a beginner can deliver mate, the low levels play on; the higher a level, the sooner it resigns.
    for (number, fewest, most) in [(1, 0, 0), (4, 0, 0), (6, 1, 11), (7, 4, 14), (10, 12, 19), (14, 20, 20)] {
        let replies: Vec<EngineReply> = (0..20).map(|seed| reply(&mut player(number, seed), &lost)).collect();
        let resigned = replies.iter().filter(|reply| reply.resigns).count();
        assert!((fewest..=most).contains(&resigned), "level {number}: {resigned} of 20");
        assert!(replies.iter().all(|reply| reply.accepts_draw && !reply.offers_draw), "level {number}");
    }
    let even = |quiet: u32| question(&format!("8/4k3/4p3/4P3/8/4K3/8/8 w - - {quiet} 60"), "");
    let offers =
        |number, quiet| (0..40).any(|seed| reply(&mut player(number, seed), &even(quiet)).offers_draw);
    assert!(offers(8, 16) && !offers(4, 16));
    // The level makes at most one offer in twenty quiet plies, so it does not repeat a refused offer immediately.
    assert!(!offers(8, 15) && !offers(8, 20) && offers(8, 36));
    assert!(reply(&mut player(3, 2), &even(20)).accepts_draw);
    let won = question("4k3/8/8/8/8/8/Q6R/4K3 w - - 0 40", "");
    assert!(!reply(&mut player(3, 2), &won).accepts_draw);
}
