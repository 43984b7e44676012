//! How many games, plies, variations and comments the PGN files in the test data have, and where their games end. The
//! expected counts are those of python-chess 1.11.2. For a file that we read differently, they are our own, and the
//! table gives the reason.

use jadoube::record::Record;
use jadoube::record::pgn::{Games, ReadGame};

use crate::record::pgn_round_trip;
use crate::tables::rows;

/// Returns the numbers of games, plies (including those in variations), variations and comments (at most one before and
/// one after each move), and a checksum of the last positions of the main lines (64-bit FNV-1a of their FENs, each
/// followed by a newline).
fn count(games: &[ReadGame]) -> [String; 5] {
    let (mut moves, mut variations, mut comments, mut sum) = (0, 0, 0, 0xCBF2_9CE4_8422_2325_u64);
    for record in games.iter().map(|game| &game.record) {
        let mut places = vec![Record::ROOT];
        while let Some(place) = places.pop() {
            let notes = record.notes(place);
            let commands = notes.clock_ms.is_some()
                || notes.elapsed_ms.is_some()
                || notes.evaluation.is_some()
                || notes.draw_offer
                || !notes.marks.is_empty();
            comments +=
                usize::from(commands || !notes.comments.is_empty()) + usize::from(!notes.before.is_empty());
            let ways = record.continuations(place).count();
            moves += ways;
            variations += ways.saturating_sub(1);
            places.extend(record.continuations(place));
        }
        let last = record.line_from(Record::ROOT).last().unwrap_or(Record::ROOT);
        for byte in format!("{}\n", record.position(last).fen()).bytes() {
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }
    let counts = [games.len(), moves, variations, comments].map(|count| count.to_string());
    let [games, moves, variations, comments] = counts;
    [games, moves, variations, comments, format!("0x{sum:016X}")]
}

#[test]
fn games_are_counted_as_another_program_counts_them() {
    let (files, table) = (pgn_round_trip::files(), rows!("pgn-counts").collect::<Vec<[&str; 7]>>());
    for name in &files {
        let games: Vec<ReadGame> = Games::new(&pgn_round_trip::bytes(name)[..]).collect();
        let expected = table.iter().find(|[known, ..]| known == name);
        let [_, why, counts @ ..] = expected.unwrap_or_else(|| panic!("{name} is not in the table"));
        let counts: &[&str; 5] = counts;
        assert_eq!(count(&games), *counts, "{name}");
        let faultless = games.iter().all(|game| game.faults.is_empty());
        // Castling written as a king's move is reported.
        let as_king = name.ends_with("uci-moves.pgn");
        let told =
            as_king || !["same", "comment", "pass"].contains(why) && !name.ends_with("test-fuzzydepth.pgn");
        assert_eq!(faultless, !told, "{name}");
    }
    assert!(files.is_empty() || files.len() == table.len());
}
