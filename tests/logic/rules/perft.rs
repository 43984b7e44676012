//! Perft counts compared with published ones, and the ways of counting compared with each other.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use jadoube::rules::{Position, divide, perft, perft_portable};

use crate::house::data;
use crate::rules::random_games::RandomGames;

/// By default, rows of the collected files with more nodes than this are skipped. `JADOUBE_PERFT=20000000000 cargo test
/// --release --test logic perft` counts them all.
const MOST: u64 = 5_000_000;

/// Positions with the counts at depth 1, 2, … The first six are from "Perft Results" in the Chess Programming Wiki, and
/// the seventh is well known too; the others were counted here and by shakmaty.
#[rustfmt::skip]
const COUNTS: [(&str, &[u64]); 12] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[20, 400, 8902, 197281]),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", &[48, 2039, 97862]),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2812, 43238, 674624]),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &[6, 264, 9467, 422333]),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1486, 62379]),
    ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", &[46, 2079, 89890]),
    ("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", &[24, 496, 9483, 182838]),
    // Castling in Chess960: over long distances, with king or rook already on its goal, with an inner rook, and with a
    // rook that shields its king.
    ("rk4r1/pp6/8/8/8/8/1P6/1R3KR1 w GBga - 0 1", &[18, 300, 5988, 107908]),
    ("1rk2r2/2p5/8/8/8/8/5P2/2R1KR1R w FCfb - 0 1", &[25, 579, 14426, 341186]),
    ("7k/8/8/8/8/8/8/qRK5 w B - 0 1", &[4, 54, 702, 14656]),
    // En passant: both pawns would leave the king's rank.
    ("4k3/8/8/K1pP3r/8/3R1pp1/4P1P1/3r4 w - c6 0 1", &[17, 456, 7456, 196183]),
    // A start with different rows for the two sides.
    ("bqrnkbrn/pppppppp/8/8/8/8/PPPPPPPP/RKBBNQNR w HAgc - 0 1", &[20, 380, 8533, 184310]),
];

/// A FEN, a depth, and the perft count at that depth.
type Row = (String, u32, u64);

/// Counts every row, on all processors. If any counts are wrong, panics with a list of them.
fn check(rows: &[Row]) {
    let next = AtomicUsize::new(0);
    let wrong = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((fen, depth, expected)) = rows.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let found = Position::from_fen(fen).map(|position| perft(&position, *depth));
                    if found.as_ref() != Ok(expected) {
                        wrong
                            .lock()
                            .expect("a list")
                            .push(format!("{fen} depth {depth}: {found:?}, not {expected}"));
                    }
                }
            });
        }
    });
    let wrong = wrong.into_inner().expect("a list");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The rows of a file with lines such as `FEN ;D1 20 ;D2 400`.
fn epd_rows(text: &str) -> Vec<Row> {
    let mut rows = Vec::new();
    for line in text.lines() {
        let mut parts = line.split(';');
        let fen = parts.next().unwrap_or_default().trim();
        rows.extend(parts.map(|part| row(fen, part.trim().trim_start_matches('D'))));
    }
    rows
}

/// The rows of a file with blocks of `epd FEN` and `perft DEPTH COUNT`.
fn block_rows(text: &str) -> Vec<Row> {
    let (mut rows, mut fen) = (Vec::new(), "");
    for line in text.lines() {
        if let Some(epd) = line.strip_prefix("epd ") {
            fen = epd;
        } else if let Some(counted) = line.strip_prefix("perft ") {
            rows.push(row(fen, counted));
        }
    }
    rows
}

/// The row for this FEN, with a depth and a count that are separated by a space.
fn row(fen: &str, counted: &str) -> Row {
    let (depth, count) = counted.split_once(' ').expect("a depth and a count");
    (fen.to_owned(), depth.parse().expect("a depth"), count.trim().parse().expect("a count"))
}

#[test]
fn moves_are_counted_as_in_our_own_table() {
    let rows = COUNTS.iter().flat_map(|(fen, counts)| {
        (1..).zip(counts.iter()).map(|(depth, &count)| (fen.to_string(), depth, count))
    });
    check(&rows.collect::<Vec<_>>());
}

#[test]
fn moves_are_counted_as_in_the_collected_files() {
    let most = std::env::var("JADOUBE_PERFT").map_or(MOST, |most| most.parse().expect("a number of nodes"));
    let mut rows = Vec::new();
    for (path, parse, expected) in [
        ("perft/standard.epd", epd_rows as fn(&str) -> Vec<Row>, 759),
        ("perft/chess960_quarter.epd", epd_rows, 1440),
        ("perft/tricky.perft", block_rows, 91),
    ] {
        let Some(text) = data::read(path) else { continue };
        let found = parse(&text);
        assert_eq!(found.len(), expected, "{path}: not every row was understood");
        rows.extend(found.into_iter().filter(|&(_, _, count)| count <= most));
    }
    // The largest counts come first, so that no worker finishes long after the others.
    rows.sort_by_key(|&(_, _, count)| std::cmp::Reverse(count));
    println!("{} rows, {} nodes", rows.len(), rows.iter().map(|(_, _, count)| count).sum::<u64>());
    check(&rows);
}

#[test]
fn counts_for_each_move_add_up() {
    for (fen, counts) in COUNTS {
        let position = Position::from_fen(fen).unwrap();
        let parts = divide(&position, 2);
        assert_eq!(parts.len() as u64, counts[0], "{fen}");
        assert_eq!(parts.iter().map(|(_, nodes)| nodes).sum::<u64>(), counts[1], "{fen}");
    }
    assert_eq!(perft(&Position::standard(), 0), 1);
}

/// Makes every move of the tree through the public interface; returns the number of positions at this depth and the sum
/// of their keys.
fn walk(position: &Position, depth: u32) -> (u64, u64) {
    if depth == 0 {
        return (1, position.key());
    }
    position
        .legal_moves()
        .into_iter()
        .map(|mv| walk(&position.after(mv), depth - 1))
        .fold((0, 0), |(nodes, keys): (u64, u64), (below, below_keys)| {
            (nodes + below, keys.wrapping_add(below_keys))
        })
}

/// Compares listing moves with counting them; making moves with and without updating the key; and, on x86-64, the code
/// for recent processors with the generic code.
#[test]
fn every_way_of_counting_agrees() {
    let known = COUNTS.iter().map(|(fen, _)| Position::from_fen(fen).unwrap());
    for position in known.chain(RandomGames::new(7).positions(1_000)) {
        let (nodes, keys) = walk(&position, 2);
        assert_eq!(perft(&position, 2), nodes, "{}", position.fen());
        assert_eq!(perft_portable(&position, 2), (nodes, keys), "{}", position.fen());
        assert_eq!(position.count_legal_moves(), position.legal_moves().len(), "{}", position.fen());
    }
}

/// Tests moves one by one in each position: the legal moves there and those in the previous position. A move counts as
/// legal if and only if it is in the list of legal moves.
#[test]
fn one_move_is_judged_as_by_the_list() {
    let known = COUNTS.iter().map(|(fen, _)| Position::from_fen(fen).unwrap());
    let (mut before, mut legal, mut illegal) = (Position::standard(), 0, 0);
    for position in known.chain(RandomGames::new(8).positions(2_000)) {
        let list = position.legal_moves();
        for &mv in list.iter().chain(&before.legal_moves()) {
            assert_eq!(position.is_legal(mv), list.contains(&mv), "{mv:?} in {}", position.fen());
            *if list.contains(&mv) { &mut legal } else { &mut illegal } += 1;
        }
        before = position;
    }
    assert!(legal > 50_000 && illegal > 10_000, "{legal} legal, {illegal} illegal");
}
