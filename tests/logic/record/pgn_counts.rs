//! How many games, half-moves, variations and comments the files in `pgn` of the test data have, and where their games
//! end: the figures of python-chess 1.11.2, and ours where we read a file differently, each with the reason.

use jadoube::record::Record;
use jadoube::record::pgn::{Games, ReadGame};

use crate::record::pgn_round_trip;

/// Games, half-moves including variations, variations, places with a comment, and a checksum over the final positions
/// (64-bit FNV-1a over their FENs, each followed by a newline).
type Counts = (usize, usize, usize, usize, u64);

fn count(games: &[ReadGame]) -> Counts {
    let mut counts = (games.len(), 0, 0, 0, 0xCBF2_9CE4_8422_2325);
    for record in games.iter().map(|game| &game.record) {
        let mut places = vec![Record::ROOT];
        while let Some(place) = places.pop() {
            let notes = record.notes(place);
            let commands = notes.clock_ms.is_some()
                || notes.elapsed_ms.is_some()
                || notes.evaluation.is_some()
                || notes.draw_offer
                || !notes.marks.is_empty();
            counts.3 +=
                usize::from(commands || !notes.comments.is_empty()) + usize::from(!notes.before.is_empty());
            let ways = record.continuations(place).count();
            counts.1 += ways;
            counts.2 += ways.saturating_sub(1);
            places.extend(record.continuations(place));
        }
        let last = record.line_from(Record::ROOT).last().unwrap_or(Record::ROOT);
        for byte in format!("{}\n", record.position(last).fen()).bytes() {
            counts.4 = (counts.4 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }
    counts
}

/// Why our figures differ from python-chess's.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Why {
    /// They do not.
    Same,
    /// It reads a comment between tags and moves, with empty lines around it, as a game of its own.
    Comment,
    /// It reads games on one line each, without an empty line between them, as one game.
    Lines,
    /// It reads text after the first closing brace of a nested comment as moves, and finds one: “d” or the like.
    Nested,
    /// It counts a null move for the fifty-move rule; we restart the count, since nobody has 50 moves to claim after
    /// one.
    Pass,
    /// It supports crazyhouse and antichess; we read their moves as far as they are chess moves, and keep the rest as
    /// text.
    Other,
}
use Why::*;

/// The figures of python-chess if they are the same, otherwise ours.
#[rustfmt::skip]
const TABLE: &[(&str, Why, Counts)] = &[
    ("WorldChamps.pgn", Same, (984, 84131, 0, 0, 0x33471892B9BC5D1E)),
    ("cutechess-fischerrandom.pgn", Same, (4, 396, 0, 396, 0xD2D74CC92884B956)),
    ("pgn-extract/infiles/barnes-horton.pgn", Comment, (1, 73, 1, 4, 0x1D1C12B102D95F63)),
    ("pgn-extract/infiles/bots.pgn", Same, (12, 554, 0, 0, 0x8CF7EF385248F2FA)),
    ("pgn-extract/infiles/fischer.pgn", Same, (34, 3160, 0, 0, 0x6A6E3F546A6EA0B6)),
    ("pgn-extract/infiles/fools-mate.pgn", Same, (1, 4, 0, 0, 0x905178A929F4237C)),
    ("pgn-extract/infiles/najdorf.pgn", Same, (8, 608, 0, 0, 0x18E1EA12BEAB461B)),
    ("pgn-extract/infiles/nested-comment.pgn", Nested, (1, 1, 0, 1, 0x7619876A900ED77E)),
    ("pgn-extract/infiles/odds.pgn", Same, (32, 2433, 0, 9, 0x74D965B37F1C7574)),
    ("pgn-extract/infiles/petrosian.pgn", Same, (35, 2631, 0, 0, 0xBDECD41C96E45514)),
    ("pgn-extract/infiles/test-7.pgn", Same, (1, 165, 0, 0, 0x166DE8EA6075B76C)),
    ("pgn-extract/infiles/test-C.pgn", Comment, (1, 73, 1, 4, 0x1D1C12B102D95F63)),
    ("pgn-extract/infiles/test-F-text.pgn", Comment, (1, 73, 1, 5, 0x1D1C12B102D95F63)),
    ("pgn-extract/infiles/test-F.pgn", Comment, (1, 73, 1, 4, 0x1D1C12B102D95F63)),
    ("pgn-extract/infiles/test-L1.pgn", Same, (1, 4, 0, 0, 0x905178A929F4237C)),
    ("pgn-extract/infiles/test-L2.pgn", Comment, (1, 73, 1, 4, 0x1D1C12B102D95F63)),
    ("pgn-extract/infiles/test-N.pgn", Comment, (1, 73, 1, 4, 0x1D1C12B102D95F63)),
    ("pgn-extract/infiles/test-P.pgn", Same, (11, 1021, 0, 0, 0xB8B97C5B97962E6C)),
    ("pgn-extract/infiles/test-R.pgn", Comment, (1, 73, 1, 4, 0x1D1C12B102D95F63)),
    ("pgn-extract/infiles/test-Ta.pgn", Comment, (1, 73, 1, 4, 0x1D1C12B102D95F63)),
    ("pgn-extract/infiles/test-V.pgn", Comment, (1, 73, 1, 4, 0x1D1C12B102D95F63)),
    ("pgn-extract/infiles/test-addhashcode.pgn", Comment, (1, 73, 1, 4, 0x1D1C12B102D95F63)),
    ("pgn-extract/infiles/test-allownullmoves.pgn", Pass, (2, 15, 2, 0, 0xAEFB744ED41B6122)),
    ("pgn-extract/infiles/test-checkmate.pgn", Comment, (2, 77, 1, 4, 0x0C1CC431A528121A)),
    ("pgn-extract/infiles/test-e.pgn", Same, (6, 447, 0, 0, 0xA918C696CE853D4F)),
    ("pgn-extract/infiles/test-evaluation.pgn", Same, (1, 4, 0, 0, 0x905178A929F4237C)),
    ("pgn-extract/infiles/test-f1.pgn", Comment, (1, 73, 1, 4, 0x1D1C12B102D95F63)),
    ("pgn-extract/infiles/test-f2.pgn", Same, (1, 4, 0, 0, 0x905178A929F4237C)),
    ("pgn-extract/infiles/test-fencomments.pgn", Comment, (1, 73, 1, 4, 0x1D1C12B102D95F63)),
    ("pgn-extract/infiles/test-fifty.pgn", Same, (2, 511, 0, 0, 0xDB85FE245B5EDDF2)),
    ("pgn-extract/infiles/test-fixresulttags-in.pgn", Same, (5, 417, 0, 0, 0xDAF60A5952DB3C06)),
    ("pgn-extract/infiles/test-fuzzydepth.pgn", Lines, (4, 20, 0, 3, 0x1973F36B8BDFF2CA)),
    ("pgn-extract/infiles/test-hash.pgn", Same, (35, 3256, 0, 0, 0x9A87A8AEB908E78B)),
    ("pgn-extract/infiles/test-long-line.pgn", Same, (1, 4, 0, 1, 0x905178A929F4237C)),
    ("pgn-extract/infiles/test-matchplylimit.pgn", Same, (1, 102, 0, 0, 0x69E6E89EED918756)),
    ("pgn-extract/infiles/test-nagcomments.pgn", Same, (1, 1, 0, 1, 0x5695C3021E68DC80)),
    ("pgn-extract/infiles/test-nobadresults.pgn", Lines, (9, 9, 0, 3, 0x731EEC742257FF96)),
    ("pgn-extract/infiles/test-nochecks.pgn", Comment, (2, 77, 1, 4, 0x0C1CC431A528121A)),
    ("pgn-extract/infiles/test-nomovenumbers.pgn", Comment, (1, 73, 1, 4, 0x1D1C12B102D95F63)),
    ("pgn-extract/infiles/test-noresults.pgn", Comment, (1, 73, 1, 4, 0x1D1C12B102D95F63)),
    ("pgn-extract/infiles/test-notags.pgn", Comment, (1, 73, 1, 4, 0x1D1C12B102D95F63)),
    ("pgn-extract/infiles/test-plycount.pgn", Comment, (1, 73, 1, 4, 0x1D1C12B102D95F63)),
    ("pgn-extract/infiles/test-plylimit.pgn", Comment, (1, 73, 1, 4, 0x1D1C12B102D95F63)),
    ("pgn-extract/infiles/test-promotion-in.pgn", Same, (8, 8, 0, 0, 0x38043F56FF8E08C5)),
    ("pgn-extract/infiles/test-repetition.pgn", Same, (12, 1085, 0, 0, 0x1229C68C5ABEB687)),
    ("pgn-extract/infiles/test-s.pgn", Same, (3, 255, 0, 0, 0xC4C94DF3D0B5FB5F)),
    ("pgn-extract/infiles/test-selectonly.pgn", Same, (34, 3160, 0, 0, 0x6A6E3F546A6EA0B6)),
    ("pgn-extract/infiles/test-setup-in.pgn", Same, (2, 148, 0, 0, 0xDB6F3BFA073460D1)),
    ("pgn-extract/infiles/test-seventyfive.pgn", Same, (5, 1561, 0, 0, 0x59F78E363CF5EA08)),
    ("pgn-extract/infiles/test-splitvariants.pgn", Same, (1, 7, 3, 4, 0x8241C47A26C33620)),
    ("pgn-extract/infiles/test-stalemate.pgn", Comment, (3, 179, 1, 4, 0x1E80C36CCAFDC4E8)),
    ("pgn-extract/infiles/test-startply.pgn", Same, (10, 731, 0, 0, 0x529F8A3101AF515A)),
    ("pgn-extract/infiles/test-stopafter.pgn", Same, (34, 3160, 0, 0, 0x6A6E3F546A6EA0B6)),
    ("pgn-extract/infiles/test-t.pgn", Same, (6, 539, 0, 0, 0x0C66B50C5BB68FB3)),
    ("pgn-extract/infiles/test-ucE.pgn", Same, (6, 447, 0, 0, 0xA918C696CE853D4F)),
    ("pgn-extract/infiles/test-ucS.pgn", Same, (3, 255, 0, 0, 0xC4C94DF3D0B5FB5F)),
    ("pgn-extract/infiles/test-ucW.pgn", Comment, (1, 73, 1, 4, 0x1D1C12B102D95F63)),
    ("pgn-extract/infiles/test-w.pgn", Comment, (1, 73, 1, 4, 0x1D1C12B102D95F63)),
    ("python-chess/anastasian-lewis.pgn", Pass, (1, 84, 0, 0, 0x9D73D02D3342B228)),
    ("python-chess/antichess-programfox.pgn", Other, (2, 72, 0, 2, 0x40440D0BE303DFBD)),
    ("python-chess/chessbase-empty-line.pgn", Same, (1, 134, 0, 0, 0x4599009543F88EEA)),
    ("python-chess/cutechess-fischerrandom.pgn", Same, (4, 396, 0, 396, 0xD2D74CC92884B956)),
    ("python-chess/kasparov-deep-blue-1997.pgn", Same, (6, 519, 0, 0, 0x53DE967537995525)),
    ("python-chess/knightvuillaume-jannlee-zh-lichess.pgn", Other, (1, 52, 10, 28, 0xF91A933F966A155B)),
    ("python-chess/molinari-bordais-1979.pgn", Same, (1, 10, 0, 0, 0xAD17FE0591CD1965)),
    ("python-chess/nepomniachtchi-liren-game1.pgn", Same, (1, 97, 0, 0, 0x68FB43CF521103BB)),
    ("python-chess/saturs-jannlee-zh-lichess.pgn", Other, (1, 21, 0, 1, 0xDD572601EBE0B258)),
    ("python-chess/stockfish-learning.pgn", Same, (1, 154, 0, 154, 0x269352116A1D818E)),
    ("python-chess/uci-moves.pgn", Same, (1, 113, 0, 0, 0x13104C592BBAE59F)),
    ("python-chess/utf8-bom.pgn", Same, (2, 0, 0, 0, 0x938ABA74E2775411)),
];

#[test]
fn as_another_program_counts() {
    let files = pgn_round_trip::files();
    for name in &files {
        let games: Vec<ReadGame> = Games::new(&pgn_round_trip::bytes(name)[..]).collect();
        let expected = TABLE.iter().find(|(known, ..)| known == name);
        let &(_, why, expected) = expected.unwrap_or_else(|| panic!("{name} is not in the table"));
        assert_eq!(count(&games), expected, "{name}");
        let faultless = games.iter().all(|game| game.faults.is_empty());
        // Castling written as a king's move is remarked on.
        let as_king = name.ends_with("uci-moves.pgn");
        let told = as_king || !matches!(why, Same | Comment | Pass) && !name.ends_with("test-fuzzydepth.pgn");
        assert_eq!(faultless, !told, "{name}");
    }
    assert!(files.is_empty() || files.len() == TABLE.len());
}
