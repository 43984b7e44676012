//! Tablebases: what files answer, what the answers mean in a game, and how the engine plays by them.

mod solved;
mod written;

use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};

use jadoube::engine::tablebase::{Folder, MissingTables, Prober, Tables, Verdict, Wdl, ranked, verdict};
use jadoube::engine::{Engine, Job, Score};
use jadoube::rules::{Color, Role};
use solved::{Placed, Solved, Stand, all, position};
use written::{Distances, write};

use crate::engine::search::{self, depth};
use crate::folder::Folder as Own;
use crate::rules::position as at;

static QUEEN: LazyLock<Solved> = LazyLock::new(|| Solved::new(Role::Queen));
static ROOK: LazyLock<Solved> = LazyLock::new(|| Solved::new(Role::Rook));

fn open(own: &Own) -> Folder {
    Folder::open(std::slice::from_ref(&own.0)).expect("the folder can be listed")
}

fn engine(tables: &Tables) -> Engine {
    let mut engine = Engine::new(1, 1);
    engine.use_tables(tables);
    engine
}

#[test]
fn mates_are_as_long_as_is_known() {
    // The longest mates take 10 moves with a queen and 16 with a rook.
    for (solved, longest) in [(&*QUEEN, 19), (&*ROOK, 31)] {
        let most = all().map(|placed| solved.known(placed, Color::White).1).max();
        assert_eq!(most, Some(longest), "{:?}", solved.role);
    }
}

#[test]
fn files_answer_as_exhaustive_search_does() {
    for (solved, distances) in [
        (&*QUEEN, Distances::Plies),
        (&*QUEEN, Distances::Wide),
        (&*ROOK, Distances::Moves),
        (&*ROOK, Distances::Wide),
    ] {
        let own = Own::new();
        write(&own.0, solved, distances);
        let folder = open(&own);
        assert_eq!((folder.count(), folder.count_distances(), folder.most_pieces()), (1, 1, 3));
        let mut asked = 0;
        // Every tenth position is checked, from all parts of the board.
        for (number, placed) in all().enumerate().filter(|(number, _)| number % 10 == 0) {
            asked += check_answers(&folder, solved, placed, number % 20 == 0);
        }
        assert!(asked > 30_000, "{asked}");
        assert!(folder.unreadable().is_empty());
    }
}

#[test]
fn without_a_table_there_is_no_answer() {
    let own = Own::new();
    write(&own.0, &ROOK, Distances::Moves);
    fs::remove_file(own.0.join("KRvK.rtbz")).expect("it was written");
    fs::write(own.0.join("KRvK.txt"), "no table").expect("the folder");
    fs::write(own.0.join("notes.rtbw"), "no table").expect("the folder");
    let folder = open(&own);
    assert_eq!((folder.count(), folder.count_distances()), (1, 0));
    let check = |fen: &str, result: Option<Wdl>| {
        let found = (folder.result(&at(fen)), folder.distance(&at(fen)).is_some());
        assert_eq!(found, (result, result == Some(Wdl::Draw)), "{fen}");
    };
    check("8/8/8/8/8/2k5/8/K6R w - - 0 1", Some(Wdl::Win));
    // The rook can be taken, and two kings need no table.
    check("8/8/8/8/8/8/1Rk5/4K3 b - - 0 1", Some(Wdl::Draw));
    // There is no answer with a missing table, castling rights or too many pieces.
    check("8/8/8/8/8/2k5/8/K6Q w - - 0 1", None);
    check("4k3/8/8/8/8/8/8/4K2R w K - 0 1", None);
    check("8/8/8/8/8/2k5/8/K5RR w - - 0 1", None);
    assert!(folder.unreadable().is_empty());
}

/// The result and the distance; `None` where the files give no answer.
type Answered = (Option<Wdl>, Option<i32>);

/// The results and distances of four positions.
fn ask(folder: &Folder) -> Vec<Answered> {
    let positions = [
        "8/8/8/8/8/2k5/8/K6Q w - - 0 1",
        "8/7k/8/8/3Q4/8/8/K7 w - - 0 1",
        "8/8/8/4k3/8/8/8/KQ6 b - - 0 1",
        "k7/2Q5/8/8/8/8/8/7K b - - 0 1",
    ];
    positions.map(at).iter().map(|position| (folder.result(position), folder.distance(position))).collect()
}

#[test]
fn damaged_file_is_reported_and_never_panics() {
    let own = Own::new();
    write(&own.0, &QUEEN, Distances::Wide);
    let right = ask(&open(&own));
    let mut rng = fastrand::Rng::with_seed(7);
    for name in ["KQvK.rtbw", "KQvK.rtbz"] {
        let file = own.0.join(name);
        let whole = fs::read(&file).expect("it was written");
        // A file that is truncated anywhere is reported, and no answer is wrong.
        for len in (0..400).chain((400..whole.len()).step_by(997)) {
            fs::write(&file, &whole[..len]).expect("the folder");
            let folder = open(&own);
            let answers = ask(&folder);
            assert!(!folder.unreadable().is_empty(), "{name} cut to {len} bytes");
            let fits = |(got, right): (&Answered, &Answered)| {
                got.0.is_none_or(|_| got.0 == right.0) && got.1.is_none_or(|_| got.1 == right.1)
            };
            assert!(answers.iter().zip(&right).all(fits), "{name} cut to {len} bytes");
        }
        // With up to three bytes changed, there may be a wrong answer or none, but no panic.
        for _ in 0..3000 {
            let mut bytes = whole.clone();
            for _ in 0..rng.usize(1..4) {
                let range = if rng.bool() { 0..200 } else { 0..bytes.len() };
                bytes[rng.usize(range)] = rng.u8(..);
            }
            fs::write(&file, bytes).expect("the folder");
            ask(&open(&own));
        }
        fs::write(&file, whole).expect("the folder");
    }
    assert_eq!(ask(&open(&own)), right);
}

#[test]
fn missing_folder_is_reported() {
    let own = Own::new();
    let folder = own.0.join("tables");
    let nowhere = Folder::open(std::slice::from_ref(&folder)).expect_err("there is no such folder");
    assert_eq!((nowhere.path, nowhere.error), (folder, std::io::ErrorKind::NotFound));
    write(&own.0, &QUEEN, Distances::Plies);
    let vanished = open(&own);
    fs::remove_dir_all(&own.0).expect("the folder");
    assert_eq!(ask(&vanished), [(None, None); 4]);
    assert_eq!(vanished.unreadable().len(), 1);
    assert!(vanished.is_damaged() && MissingTables.is_damaged());
    assert_eq!(MissingTables.result(&at("8/8/8/8/8/2k5/8/K6Q w - - 0 1")), None);
}

#[cfg(unix)]
#[test]
fn a_file_that_is_none_is_not_waited_for() {
    let own = Own::new();
    fs::create_dir(own.0.join("KQvK.rtbw")).expect("the folder");
    assert_eq!(ask(&open(&own)), [(None, None); 4]);
}

fn stand() -> Stand {
    Stand(vec![Solved::new(Role::Queen), Solved::new(Role::Rook)])
}

#[test]
fn the_fifty_move_rule_decides_what_a_win_is_worth() {
    let stand = stand();
    let white = |verdict: fn(Color, u32) -> Verdict, plies| Some(verdict(Color::White, plies));
    // The mate is certain if it comes by ply 99 of the fifty-move count, uncertain at ply 100, and too late at ply 101.
    let won = |counted: u32| format!("8/8/8/8/8/2k5/8/K6R w - - {counted} 80");
    let plies = stand.distance(&at(&won(0))).expect("it is solved").unsigned_abs();
    let check =
        |fen: &str, expected: Option<Verdict>| assert_eq!(verdict(&stand, &at(fen)), expected, "{fen}");
    check(&won(0), white(Verdict::Mates, plies));
    check(&won(99 - plies), white(Verdict::Mates, plies));
    check(&won(100 - plies), white(Verdict::MayWin, plies));
    check(&won(101 - plies), white(Verdict::TooLate, plies));
    check("k7/2Q5/8/8/8/8/8/7K b - - 0 1", Some(Verdict::Draw));
    check("k7/1Q6/1K6/8/8/8/8/8 b - - 99 80", Some(Verdict::Mates(Color::White, 0)));
    check("K7/1q6/1k6/8/8/8/8/8 w - - 0 80", Some(Verdict::Mates(Color::Black, 0)));
    check("8/8/8/8/8/2k5/8/K6B w - - 0 1", None);
}

#[test]
fn moves_are_ranked_by_what_they_keep() {
    let stand = stand();
    // Close to the limit of the fifty-move rule, only the mate ranks highest; stalemate is a draw.
    let check = |fen: &str, best: &[&str], worst: Wdl| {
        let position = at(fen);
        let ranked = ranked(&stand, &position, &[]).expect(fen);
        let top = ranked.iter().map(|ranked| ranked.rank).max().expect("a move");
        let of_top = ranked.iter().filter(|ranked| ranked.rank == top).map(|it| position.san(it.mv));
        assert!(best.is_empty() || of_top.eq(best.iter().copied()), "{fen}");
        assert_eq!(ranked.iter().map(|ranked| ranked.result).min(), Some(worst), "{fen}");
    };
    check("k7/8/1K6/8/8/8/8/7R w - - 0 1", &[], Wdl::Win);
    check("k7/8/1K6/8/8/8/8/7R w - - 98 90", &["Rh8#"], Wdl::CursedWin);
    check("k7/8/K7/8/8/8/8/1Q6 w - - 98 90", &["Qb7#"], Wdl::Draw);
    check("8/8/8/8/8/2k5/8/K6R b - - 0 1", &[], Wdl::Loss);
}

#[test]
fn the_engine_plays_by_tables() {
    let tables = Tables::default();
    tables.set(Some(Arc::new(stand())));
    let mut by_tables = engine(&tables);
    let mut think = |fen: &str, plies: u32, lines: usize| {
        let job = Job { lines, ..Job::new(at(fen), depth(plies)) };
        let (infos, best) = search::think(&mut by_tables, &job);
        (best.and_then(|best| best.mv).map(|mv| at(fen).san(mv)), infos)
    };
    // A rook ending is won at depth 1; of all seventeen moves, those that keep the rook come first.
    let (_, infos) = think("8/8/8/8/8/2k5/8/K6R w - - 0 1", 1, 1);
    assert_eq!(infos.last().map(|info| info.score), Some(Score::Centipawns(20_000)));
    let (_, infos) = think("8/8/8/8/3k4/4R3/8/K7 w - - 0 1", 2, 20);
    let last: Vec<Score> = infos.iter().rev().take(17).map(|info| info.score).collect();
    assert_eq!((last[0], last[16]), (Score::Centipawns(0), Score::Centipawns(20_000)), "{last:?}");
    // A capture into a won ending is seen in the search.
    let (mv, infos) = think("8/8/8/1n6/8/k7/8/1R2K3 w - - 0 1", 4, 1);
    assert_eq!(mv.as_deref(), Some("Rxb5"));
    let last = infos.last().expect("a line");
    assert!(matches!(last.score, Score::Centipawns(19_000..) | Score::Mate(1..)), "{last:?}");
    assert!(last.table_hits > 0);
    // Without tables, the engine does not know the result.
    tables.set(None);
    let job = Job::new(at("8/8/8/8/8/2k5/8/K6R w - - 0 1"), depth(1));
    let best = engine(&tables).think(&job, &mut |_| ()).expect("an answer");
    assert!(matches!(best.score, Score::Centipawns(..10_000)), "{best:?}");
}

#[test]
fn a_game_by_tables_ends_in_mate() {
    // The shortest mate comes at ply 99 of the fifty-move count, so no move may be wasted.
    let longest = all().max_by_key(|&placed| ROOK.known(placed, Color::White).1).expect("a position");
    let mut position = position(longest, Role::Rook, Color::White, false);
    position = at(&position.fen().replace(" 0 1", " 68 90"));
    let tables = Tables::default();
    tables.set(Some(Arc::new(stand())));
    let mut engine = engine(&tables);
    let mut earlier = Vec::new();
    while position.has_legal_move() {
        let job = Job { earlier_keys: earlier.clone(), ..Job::new(position.clone(), depth(1)) };
        let best = engine.think(&job, &mut |_| ()).and_then(|best| best.mv).expect("a move");
        earlier.push(position.key());
        position.play(best);
        assert!(position.halfmove_clock() <= 100, "{position:?}");
    }
    assert!(position.is_checkmate());
}

/// Real tablebase files are checked if `JADOUBE_TABLES` names a folder of them.
#[test]
fn real_files_agree_with_exhaustive_search() {
    let Some(folder) = std::env::var_os("JADOUBE_TABLES").map(PathBuf::from) else { return };
    let folder = Folder::open(&[folder]).expect("the folder");
    for solved in [&*QUEEN, &*ROOK] {
        for placed in all() {
            check_answers(&folder, solved, placed, false);
        }
    }
    assert!(folder.unreadable().is_empty());
}

/// Checks the answers for each side that may be to move; returns the number of positions checked.
fn check_answers(folder: &Folder, solved: &Solved, placed: Placed, exchanged: bool) -> usize {
    let legal = Color::ALL.into_iter().filter(|turn| solved.is_legal(placed, *turn));
    let checked = legal.map(|turn| {
        let position = position(placed, solved.role, turn, exchanged);
        let (result, distance) = solved.known(placed, turn);
        let answers = (folder.result(&position), folder.distance(&position));
        assert_eq!(answers, (Some(result), Some(distance)), "{position:?}");
    });
    checked.count()
}
