//! What is read from PGN files as they occur in practice, what is reported, and that nothing is lost.

use jadoube::record::pgn::{Games, PgnFault, PgnFaultKind, ReadGame, write};

use crate::record::{pgn_round_trip, read, record};
use crate::tables::{rows, unescaped};

/// Checks that a file has these games and faults. The games are given as we write them, shortened by `short`.
#[track_caller]
fn check(file: impl Into<Vec<u8>>, games: &[&str], faults: &[&str]) {
    let file = file.into();
    let read: Vec<ReadGame> = Games::new(&file[..]).collect();
    assert_eq!(written(&file), games);
    let told: Vec<String> = read.iter().flat_map(|game| &game.faults).map(PgnFault::to_string).collect();
    assert_eq!(told, faults);
    read.iter().for_each(pgn_round_trip::check);
    // The result does not depend on the chunks in which the file arrives.
    for size in [1, 2, 7] {
        let piecemeal: Vec<ReadGame> = Games::new(Piecemeal(&file, size)).collect();
        assert_eq!(piecemeal.len(), read.len());
        for (a, b) in piecemeal.iter().zip(&read) {
            assert!(a.record == b.record && a.faults == b.faults && a.bytes == b.bytes && a.line == b.line);
        }
    }
}

/// The games of a file as we write them, shortened by `short`.
fn written(file: &[u8]) -> Vec<String> {
    Games::new(file).map(|game| short(&write(&game.record))).collect()
}

/// A file, and the maximum number of bytes that each call reads from it.
struct Piecemeal<'a>(&'a [u8], usize);

impl std::io::Read for Piecemeal<'_> {
    fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
        let count = self.1.min(to.len()).min(self.0.len());
        to[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        Ok(count)
    }
}

/// The PGN of a game without the Result tag, tags with an unknown value or empty lines at either end.
fn short(text: &str) -> String {
    let unknown = |line: &&str| !line.ends_with("\"?\"]") && !line.ends_with("\"????.??.??\"]");
    let lines: Vec<&str> = text.lines().filter(unknown).filter(|line| !line.starts_with("[Result")).collect();
    lines.join("\n").trim().to_owned()
}

/// Each case of the table has a name, a file of games, each game as we write it after `>>>`, and the faults after
/// `!!!`.
#[test]
fn files_of_practice_are_read_and_their_faults_told() {
    for case in include_str!("../../tables/pgn-odd.txt").split("=== ").skip(1) {
        let (name, case) = case.split_once('\n').expect("a name");
        println!("{name}");
        let case = case.strip_suffix('\n').expect("whole lines");
        let (read, faults) = case.split_once("\n!!!\n").unwrap_or((case, ""));
        let parts: Vec<&str> = read.split("\n>>>\n").collect();
        check(parts[0], &parts[1..], &faults.lines().collect::<Vec<_>>());
    }
}

#[test]
fn letters_of_any_encoding_are_read() {
    check("\u{feff}[White \"Æsa\"]\n\n1. e4 {größer} *", &["[White \"Æsa\"]\n\n1. e4 {größer} *"], &[]);
    check(
        b"[White \"\xC6sa\"]\n\n1. e4 {gr\xF6\xDFer \x96 1 \x80} *",
        &["[White \"Æsa\"]\n\n1. e4 {größer – 1 €} *"],
        &[],
    );
    for little in [true, false] {
        for mark in ["\u{feff}", ""] {
            let text = format!("{mark}[White \"Æsa ♔ 𝄞\"]\r\n\r\n1. e4 *\r\n");
            let wide = |unit: u16| if little { unit.to_le_bytes() } else { unit.to_be_bytes() };
            let bytes: Vec<u8> = text.encode_utf16().flat_map(wide).collect();
            check(&bytes[..], &["[White \"Æsa ♔ 𝄞\"]\n\n1. e4 *"], &[]);
            assert_eq!(read(&bytes).bytes, 2 * mark.len().min(1) as u64..bytes.len() as u64 - 4);
        }
    }
    check("\u{feff}", &[], &[]);
    // Two concatenated files, the second of which begins with a byte order mark.
    check("1. e4 *\n\u{feff}1. d4 *", &["1. e4 *", "1. d4 *"], &[]);
}

#[test]
fn line_ends_of_any_kind_are_read() {
    for end in ["\n", "\r\n", "\r"] {
        let file = "[White \"A\"]\n\n1. e4 ; first\n; second\ne5\n% hidden {\n2. Nf3 *\n\n\n\n[White \"B\"]\n1. xx *\n";
        check(
            file.replace('\n', end),
            &[
                "[White \"A\"]\n\n1. e4 {first second} 1... e5 {% hidden (} 2. Nf3 *",
                "[White \"B\"]\n\n{xx} *",
            ],
            &["game 2, line 12, column 4: found \"xx\", expected a move"],
        );
    }
}

#[test]
fn too_many_tags_are_told_once_and_none_is_lost() {
    let many = (0..203).map(|tag| format!("[T{tag:03} \"v\"]\n")).collect::<Vec<_>>().concat();
    let (kept, others) = many.split_at(200 * "[T000 \"v\"]\n".len());
    check(
        format!("{many}1. e4 *"),
        &[&format!("{kept}\n{{{}}} 1. e4 *", others.trim().replace('\n', "} {"))],
        &["game 1, line 201, column 1: found more tags, expected no more than 200 besides the usual ones"],
    );
}

#[test]
fn results_are_read_in_every_spelling() {
    for [file, result] in rows!("pgn-results") {
        let games = pgn_round_trip::check_headings(unescaped(file).as_bytes());
        assert_eq!(games[0].record.result.text(), result, "{file}");
        pgn_round_trip::check(&games[0]);
    }
}

#[test]
fn starts_are_read_from_tags() {
    for [tags, fen, chess960] in rows!("pgn-starts") {
        let game = read(unescaped(tags) + "\n\n*");
        let start = game.record.start();
        let found = (start.position().fen(), start.is_chess960());
        assert_eq!((found, &game.faults[..]), ((fen.to_owned(), chess960 == "true"), &[][..]), "{tags}");
        pgn_round_trip::check(&game);
    }
    let spellings =
        "Chess960,chess 960,Chess-960,Fischerandom,Fischer Random,FRC,fischer-random,Freestyle Chess,960";
    for spelling in spellings.split(',') {
        let record = record(&format!("[Variant \"{spelling}\"]\n\n*"));
        assert!(record.start().is_chess960(), "{spelling}");
    }
}

/// A game ends at the same place whether its moves are parsed or skipped.
#[test]
fn headings_agree_with_games() {
    for file in [
        "noph. e4 $*$x 15 *",
        "1. e4 xx .* {kept} e5 1-0",
        "1. e4 xx\n%{ hidden\n e5 } *",
        "1. e4 e5 0.5-0.5 (1. d4 0.5-0.5 ) *",
        "1. e4 [A \"] 1-0 \"] e5 *",
        "1. e4 (a8(Q) (=) 1-0) 1-0 ) 0-1",
        "1. e4 ½ 1. d4 ½-½x 1/2",
        "1. e4 (1. d4 ; )\n 1-0) {(} (=) \n% )\n) 1-0 1. d4",
    ] {
        pgn_round_trip::check_headings(file.as_bytes());
    }
    // The byte for ½ in Windows-1252 looks like a continuation byte of UTF-8.
    pgn_round_trip::check_headings(b"e4Q (a(Q)\xBD 1/2-1/2");
}

#[test]
fn castling_is_read_as_various_programs_write_it() {
    const CASTLING: &str = "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n\n";
    for castling in ["O-O O-O-O", "0-0 0-0-0", "e1g1 e8c8", "o-o o-o-o", "OO OOO", "O–O 0–0–0"] {
        let written = written(format!("{CASTLING}{castling} 1/2").as_bytes());
        assert!(written[0].ends_with("1. O-O O-O-O 1/2-1/2"), "{castling}: {written:?}");
    }
}

#[test]
fn passed_moves_are_read_in_every_spelling() {
    for pass in ["--", "Z0", "null", "0000", "@@@@"] {
        let written = written(format!("1. e4 {pass} 2. d4 {pass}! 3. {pass} e5 *").as_bytes());
        assert_eq!(written, ["1. e4 -- 2. d4 -- $1 3. -- e5 *"], "{pass}");
    }
}

/// A move with the symbol for a capture, a check or a mate that does not occur is read and reported. So is castling
/// that is written as a king's move.
#[test]
fn untrue_signs_are_read_with_a_remark() {
    for (moves, expected, faults) in [
        ("1. Nxf3 *", "1. Nf3 *", "takes-nothing"),
        ("1. Nf3+ *", "1. Nf3 *", "no-check"),
        ("1. e4 e5 2. Qh5# *", "1. e4 e5 2. Qh5 *", "no-mate"),
        ("1. e4 d5 2. exd5 Qxd5 *", "1. e4 d5 2. exd5 Qxd5 *", ""),
        ("1. f3 e5 2. g4 Qh4+ *", "1. f3 e5 2. g4 Qh4# *", ""),
        ("1. Nf3 d5 2. g3 e5 3. Bg2 f5 4. Kg1 *", "1. Nf3 d5 2. g3 e5 3. Bg2 f5 4. O-O *", "castling"),
    ] {
        let game = read(moves);
        let kinds = game.faults.iter().map(|fault| match &fault.kind {
            PgnFaultKind::Untrue { claim, .. } => claim.name(),
            PgnFaultKind::CastlingAsKingMove(_) => "castling",
            other => panic!("{moves}: {other}"),
        });
        assert_eq!(kinds.collect::<Vec<_>>().join(" "), faults, "{moves}");
        assert_eq!(short(&write(&game.record)), expected, "{moves}");
    }
}
