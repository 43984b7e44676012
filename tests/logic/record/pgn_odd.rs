//! PGN files as they occur in practice: what is read, what is reported, and that nothing is lost.

use jadoube::record::pgn::{Games, Heading, PgnFault, ReadGame, Scan, write};

use crate::record::pgn_round_trip;

/// A file, its games as we write them without uninformative tags, and the faults.
#[track_caller]
pub fn check(file: impl Into<Vec<u8>>, games: &[&str], faults: &[&str]) {
    let file = file.into();
    let read: Vec<ReadGame> = Games::new(&file[..]).collect();
    let written: Vec<String> = read.iter().map(|game| short(&write(&game.record))).collect();
    assert_eq!(written, games);
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

/// Returns so many bytes at a time.
struct Piecemeal<'a>(&'a [u8], usize);

impl std::io::Read for Piecemeal<'_> {
    fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
        let count = self.1.min(to.len()).min(self.0.len());
        to[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        Ok(count)
    }
}

/// Without the seven tags if they say nothing, and without the result.
pub fn short(text: &str) -> String {
    let unknown = |line: &&str| !line.ends_with("\"?\"]") && !line.ends_with("\"????.??.??\"]");
    let lines: Vec<&str> = text.lines().filter(unknown).filter(|line| !line.starts_with("[Result")).collect();
    lines.join("\n").trim().to_owned()
}

#[test]
fn letters_of_any_encoding() {
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
            check(bytes.clone(), &["[White \"Æsa ♔ 𝄞\"]\n\n1. e4 *"], &[]);
            let game = Games::new(&bytes[..]).next().expect("a game");
            assert_eq!(game.bytes, 2 * mark.len().min(1) as u64..bytes.len() as u64 - 4);
        }
    }
    // Two concatenated files.
    check("1. e4 *\n\u{feff}1. d4 *", &["1. e4 *", "1. d4 *"], &[]);
}

#[test]
fn line_ends_of_any_kind() {
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
fn tags_odd_and_missing() {
    check("1. e4 e5 *", &["1. e4 e5 *"], &[]);
    check("e4 e5 1-0", &["1. e4 e5 1-0"], &[]);
    check("[White \"A\"] [Black \"B\"] 1. e4 *", &["[White \"A\"]\n[Black \"B\"]\n\n1. e4 *"], &[]);
    check("[ White  \"A \\\"B\\\" \\\\ C\" ] *", &["[White \"A \\\"B\\\" \\\\ C\"]\n\n*"], &[]);
    check(
        "[White \"A \"B\" C\"]\n[Black B]\n[Event \"C]\n[Site \"D\"\n[Round]\n\n*",
        &["[Event \"C\"]\n[Site \"D\"]\n[White \"A \\\"B\\\" C\"]\n[Black \"B\"]\n\n*"],
        &[
            "game 1, line 1, column 1: found \"[White \\\"A \\\"B\\\" C\\\"]\", expected a tag such as [White \"Name\"]",
            "game 1, line 2, column 1: found \"[Black B]\", expected a tag such as [White \"Name\"]",
            "game 1, line 3, column 1: found \"[Event \\\"C]\", expected a tag such as [White \"Name\"]",
            "game 1, line 4, column 1: found \"[Site \\\"D\\\"\", expected a tag such as [White \"Name\"]",
            "game 1, line 5, column 1: found \"[Round]\", expected a tag such as [White \"Name\"]",
        ],
    );
    check(
        "[White \"A\"]\n[White \"B\"]\n[Site \"C:\\\"]\n*",
        &["[Site \"C:\\\\\"]\n[White \"A\"]\n\n{[White \"B\"]} *"],
        &[
            "game 1, line 2, column 1: found \"[White \\\"B\\\"]\", expected each tag once",
            "game 1, line 3, column 1: found \"[Site \\\"C:\\\\\\\"]\", expected a tag such as [White \"Name\"]",
        ],
    );
    check(
        "[White \"A\"]\n1. e4\n[Black \"B\"]\ne5 [Result \"1-0\"] *",
        &["[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 {[Result \"1-0\"]} *"],
        &[
            "game 1, line 3, column 1: found \"[Black \\\"B\\\"]\", expected all tags before the moves",
            "game 1, line 4, column 4: found \"[Result \\\"1-0\\\"]\", expected all tags before the moves",
        ],
    );
    // More tags than anyone needs: told once, and none is lost.
    let many = (0..203).map(|tag| format!("[T{tag:03} \"v\"]\n")).collect::<Vec<_>>().concat();
    let (kept, others) = many.split_at(200 * "[T000 \"v\"]\n".len());
    check(
        format!("{many}1. e4 *"),
        &[&format!("{kept}\n{{{}}} 1. e4 *", others.trim().replace('\n', "} {"))],
        &["game 1, line 201, column 1: found more tags, expected no more than 200 for one game"],
    );
    check(
        "1. e4 ([Annotator \"X\"] 1. d4) *",
        &["[Annotator \"X\"]\n\n1. e4 (1. d4) *"],
        &["game 1, line 1, column 8: found \"[Annotator \\\"X\\\"]\", expected all tags before the moves"],
    );
}

#[test]
fn comments() {
    check(
        "1. e4 {} { } {a} {b  c\n d} ; e\ne5;f\n;g\n\n;h\n *",
        &["1. e4 {a} {b c d} {e} 1... e5 {f g} {h} *"],
        &[],
    );
    check(
        "{a { b } c} 1. e4 {d {e} *",
        &["{a ( b ) c} 1. e4 {d (e} *"],
        &["game 1, line 1, column 4: found a comment in a comment, expected } before another {"],
    );
    check("{a { b } 1. e4 {c} *", &["{a ( b} 1. e4 {c} *"], &[]);
    check(
        "1. e4 {not closed\n\n[White \"B\"]\n\n1. d4 {closed} *",
        &["1. e4 {not closed} *", "[White \"B\"]\n\n1. d4 {closed} *"],
        &[
            "game 1, line 1, column 7: found the end of the game in a comment, expected } before it",
            "game 1, line 3, column 1: found no result after the moves, expected 1-0, 0-1, 1/2-1/2 or *",
        ],
    );
    check(
        "1. e4 {not closed",
        &["1. e4 {not closed} *"],
        &[
            "game 1, line 1, column 7: found the end of the game in a comment, expected } before it",
            "game 1, line 1, column 18: found no result after the moves, expected 1-0, 0-1, 1/2-1/2 or *",
        ],
    );
    check(
        "1. e4 } e5 ] *",
        &["1. e4 e5 *"],
        &[
            "game 1, line 1, column 7: found } where nothing is open, expected a move",
            "game 1, line 1, column 12: found ] where nothing is open, expected a move",
        ],
    );
    check(
        "1. e4 }} } ]} e5 ))) *",
        &["1. e4 e5 *"],
        &[
            "game 1, line 1, column 7: found } where nothing is open, expected a move",
            "game 1, line 1, column 18: found ) where nothing is open, expected a move",
        ],
    );
    check(
        "1. e4 [%clk 0:00:01] e5 [x *",
        &["1. e4 {[ %clk 0:00:01]} 1... e5 {[x *} *"],
        &[
            "game 1, line 1, column 7: found \"[%clk 0:00:01]\", expected a move",
            "game 1, line 1, column 25: found \"[x *\", expected a move",
            "game 1, line 1, column 29: found no result after the moves, expected 1-0, 0-1, 1/2-1/2 or *",
        ],
    );
}

#[test]
fn commands() {
    check(
        "{[%csl Ga1,Rh8][%cal Ya1h8]} 1. e4 {[%eval 0.17,20] [%clk 1:30:05.25] king's [%emt 0:00:07] pawn [%mdl 4]} \
         e5 {[%eval #-3]} 2. Nf3 {[%clk 5:00] [%csl Zz9] [%eval x] [%clk 0:00:01][%clk 0:00:02]} (=) *",
        &[
            "{[%csl Ga1,Rh8] [%cal Ya1h8]} 1. e4 {[%eval 0.17,20] [%clk 1:30:05.25]\n[%emt 0:00:07]} {king's pawn [%mdl 4]} 1... e5 {[%eval #-3]} 2. Nf3 {(=)}\n{[%clk 0:00:01]} {[%clk 5:00] [%csl Zz9] [%eval x] [%clk 0:00:02]} *",
        ],
        &[],
    );
    // One annotation for all circles and one for all arrows of a move, in whatever order they were drawn.
    check(
        "1. e4 {[%cal Ga1a2] [%csl Gb1] [%cal Rc1c2] [%csl Yd1]} *",
        &["1. e4 {[%csl Gb1,Yd1] [%cal Ga1a2,Rc1c2]} *"],
        &[],
    );
}

#[test]
fn results() {
    for (file, result) in [
        ("1. e4 1-0", "1-0"),
        ("1. e4 0-1", "0-1"),
        ("1. e4 1/2-1/2", "1/2-1/2"),
        ("1. e4 1/2", "1/2-1/2"),
        ("1. e4 ½-½", "1/2-1/2"),
        ("1. e4 *", "*"),
        ("[Result \"0-1\"]\n1. e4", "0-1"),
        ("[Result \"?\"]\n1. e4", "*"),
        ("1. e4*", "*"),
        ("1. e4 e5 2. Nf3* 1-0", "*"),
        ("1. e4 nonsense* 1-0", "*"),
        ("1. e4 Nf9* 1-0", "*"),
        ("1. e4 e5** 1-0", "*"),
        ("1. e4 e5 see 2nd* line\n1-0", "*"),
        ("1. e4 e5 see 12* line\n1-0", "*"),
        ("1. e4 e5 0-0* 1-0", "*"),
        ("1. e4 e5 1-0*", "1-0"),
        ("1. e4 e5 ½-½*", "1/2-1/2"),
        ("[Result \"1-0\"]\n1. e4 *", "1-0"),
        ("[Result \"*\"]\n1. e4 0-1", "0-1"),
        ("[Result \"1-0\"]\n1. e4 0-1", "0-1"),
        ("[Result \"forfeit\"]\n1. e4 0-1", "0-1"),
    ] {
        let game = Games::new(file.as_bytes()).next().expect("a game");
        assert_eq!(game.record.result.text(), result, "{file}");
        let heading = Scan::new(file.as_bytes()).next().expect("a heading");
        assert_eq!(heading.result.text(), result, "the heading of {file}");
        pgn_round_trip::check(&game);
    }
    check(
        "[Result \"1-0\"]\n1. e4 0-1\n\n[Result \"forfeit\"]\n*\n[Result \"0-1\"]\n1. d4 (1. c4 1-0) (1. e4 *)",
        &["1. e4 {[Result \"1-0\"]} 0-1", "{[Result \"forfeit\"]} *", "1. d4 (1. c4 {1-0}) (1. e4 {*}) 0-1"],
        &[
            "game 1, line 2, column 7: found 0-1 after the moves, expected 1-0 as the tag has it",
            "game 2, line 4, column 1: found the result \"forfeit\" in the tag, expected 1-0, 0-1, 1/2-1/2 or *",
            "game 3, line 7, column 14: found 1-0 in a variation, expected results after the moves of the game only",
            "game 3, line 7, column 26: found * in a variation, expected results after the moves of the game only",
            "game 3, line 7, column 28: found no result after the moves, expected 1-0, 0-1, 1/2-1/2 or *",
        ],
    );
}

#[test]
fn several_games_and_text_between() {
    check(
        "Games of the week\n\n[White \"A\"]\n1. e4 * {kept} ; here\nsome text\n{a comment}\n[White \"B\"]\n\n\n1. d4\n\n[White \"C\"]\n\n\
         [Event \"D\"]\n\n1. c4 1-0\n1. f4 0-1\ne4 *\nthe end",
        &[
            "[White \"A\"]\n\n{Games of the week} 1. e4 {kept} {here} *",
            "[White \"B\"]\n\n{some text} {a comment} 1. d4 *",
            "[White \"C\"]\n\n*",
            "[Event \"D\"]\n\n1. c4 1-0",
            "1. f4 0-1",
            "1. e4 {the end} *",
        ],
        &[
            "game 1, line 1, column 1: found \"Games of the week\", expected a game",
            "game 2, line 5, column 1: found \"some text\", expected a game",
            "game 2, line 10, column 6: found no result after the moves, expected 1-0, 0-1, 1/2-1/2 or *",
            "game 3, line 12, column 12: found no result after the moves, expected 1-0, 0-1, 1/2-1/2 or *",
            "game 6, line 19, column 1: found \"the end\", expected a game",
        ],
    );
    check(
        "nothing but text",
        &["{nothing but text} *"],
        &[
            "game 1, line 1, column 1: found \"nothing but text\", expected a game",
            "game 1, line 1, column 17: found no result after the moves, expected 1-0, 0-1, 1/2-1/2 or *",
        ],
    );
    check("", &[], &[]);
    check(" \n\n", &[], &[]);
    check("\u{feff}", &[], &[]);
}

#[test]
fn starts() {
    for (tags, fen, chess960) in [
        ("", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false),
        ("[Variant \"Chess960\"]", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", true),
        ("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", false),
        ("[Setup \"1\"]\n[fen \"4k3/8/8/8/8/8/8/4K2R w K -\"]", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", false),
        ("[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w H - 0 1\"]", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", false),
        ("[FEN \"4k3/8/8/8/8/8/8/4KR2 w F - 0 1\"]", "4k3/8/8/8/8/8/8/4KR2 w K - 0 1", true),
        (
            "[Variant \"fischerandom\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w H - 0 1\"]",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            true,
        ),
        ("[Variant \"Standard\"]", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false),
    ] {
        let file = format!("{tags}\n\n*");
        let game = Games::new(file.as_bytes()).next().expect("a game");
        let start = game.record.start();
        assert_eq!((start.position().fen().as_str(), start.is_chess960()), (fen, chess960), "{tags}");
        assert_eq!(game.faults, [], "{tags}");
        pgn_round_trip::check(&game);
    }
    for spelling in [
        "Chess960",
        "chess 960",
        "Chess-960",
        "Fischerandom",
        "Fischer Random",
        "FRC",
        "fischer-random",
        "Freestyle Chess",
        "960",
    ] {
        let file = format!("[Variant \"{spelling}\"]\n\n*");
        let game = Games::new(file.as_bytes()).next().expect("a game");
        assert!(game.record.start().is_chess960(), "{spelling}");
    }
    check(
        "[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. Ka2 {a [%clk 0:00:01] } (1. Kb1) *",
        &["[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"]\n\n{1. Ka2 (a [ %clk 0:00:01]) (1. Kb1)} *"],
        &["game 1, line 1, column 1: found a start that is none, expected a position: Black has no king"],
    );
    check(
        "[Variant \"Antichess\"]\n\n1. e3 a6 *\n\n[SetUp \"1\"]\n\n1. e4 *",
        &["[Variant \"Antichess\"]\n\n1. e3 a6 *", "[SetUp \"1\"]\n\n1. e4 *"],
        &[
            "game 1, line 1, column 1: found the variant \"Antichess\", expected chess or Chess960",
            "game 2, line 5, column 1: found no tag FEN, expected one beside SetUp \"1\"",
        ],
    );
}

/// A game ends at the same place whether its moves are parsed or skipped.
#[test]
fn headings_agree() {
    let utf_8 = [
        "noph. e4 $*$x 15 *",
        "1. e4 xx .* {kept} e5 1-0",
        "1. e4 xx\n%{ hidden\n e5 } *",
        "1. e4 e5 0.5-0.5 (1. d4 0.5-0.5 ) *",
        "1. e4 [A \"] 1-0 \"] e5 *",
        "1. e4 (a8(Q) (=) 1-0) 1-0 ) 0-1",
        "1. e4 ½ 1. d4 ½-½x 1/2",
        "1. e4 (1. d4 ; )\n 1-0) {(} (=) \n% )\n) 1-0 1. d4",
    ];
    // The byte of a half in Windows-1252 looks like the rest of a letter of UTF-8.
    for file in utf_8.map(str::as_bytes).into_iter().chain([&b"e4Q (a(Q)\xBD 1/2-1/2"[..]]) {
        let games: Vec<ReadGame> = Games::new(file).collect();
        let heads: Vec<Heading> = Scan::new(file).collect();
        let read = games.iter().map(|game| (&game.bytes, game.line, game.record.result));
        assert!(
            read.eq(heads.iter().map(|head| (&head.bytes, head.line, head.result))),
            "{}",
            file.escape_ascii()
        );
    }
}
