//! The score sheet of a record: rows of the main line, and paragraphs between them.

use jadoube::record::pgn::Games;
use jadoube::record::{NodeId, Record};
use jadoube::start::Start;
use jadoube::ui::screens::study::{Block, Cell, Score, Token};

/// The score as lines of text: `12. Nf3 Nc6`, and indented paragraphs.
fn lines(record: &Record) -> Vec<String> {
    let score = Score::of(record, None);
    let told = |cell: &Cell<NodeId>| match cell {
        Cell::Empty => String::new(),
        Cell::Dots => "…".to_owned(),
        Cell::Move(place) => score.moves[place].san.clone(),
    };
    let token = |token: &Token<NodeId>| match token {
        Token::Number(text) => text.clone(),
        Token::Move(place) => score.moves[place].san.clone(),
        Token::More(_) => "[…]".to_owned(),
        Token::Comment { text, before, .. } => format!("{{{text}{}}}", if *before { "|" } else { "" }),
    };
    let line = |block: &Block<NodeId>| match block {
        Block::Row(row) => format!("{}. {} {}", row.number, told(&row.cells[0]), told(&row.cells[1])),
        Block::Text(text) => {
            let tokens: Vec<String> = text.tokens.iter().map(token).collect();
            format!("{}{}", "> ".repeat(text.depth.into()), tokens.join(" "))
        }
    };
    score.blocks.iter().map(|block| line(block).trim_end().to_owned()).collect()
}

#[test]
fn the_score_shows_a_record_as_it_is_read() {
    let table: &[(&str, &[&str])] = &[
        ("[White \"A\"]\n\n*", &[]),
        ("1. e4 e5 2. Nf3 *", &["1. e4 e5", "2. Nf3"]),
        ("{Before it all.} 1. e4 *", &["{Before it all.}", "1. e4"]),
        ("1. e4 {White.} e5 {Black.} 2. Nf3 *", &["1. e4 …", "{White.}", "1. … e5", "{Black.}", "2. Nf3"]),
        ("1. e4 {The end.} *", &["1. e4", "{The end.}"]),
        ("1. e4 e5 (1... c5 2. Nf3) 2. Nc3 *", &["1. e4 e5", "> 1… c5 2. Nf3", "2. Nc3"]),
        ("1. e4 (1. d4 d5 2. c4) 1... e5 *", &["1. e4 …", "> 1. d4 d5 2. c4", "1. … e5"]),
        (
            "1. e4 e5 2. Nf3 (2. f4 exf4 (2... d5 3. exd5) 3. Nf3 {Good.} g5) (2. d4) 2... Nc6 *",
            &[
                "1. e4 e5",
                "2. Nf3 …",
                "> 2. f4 exf4",
                "> > 2… d5 3. exd5",
                "> 3. Nf3 {Good.} 3… g5",
                "> 2. d4",
                "2. … Nc6",
            ],
        ),
        ("1. e4 e5 ({Rather} 1... c5 {this} 2. Nf3) *", &["1. e4 e5", "> {Rather|} 1… c5 {this} 2. Nf3"]),
        ("1. e4 e5 2. -- Nc6 *", &["1. e4 e5", "2. -- Nc6"]),
        (
            "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4p3/4K3 b - - 0 30\"]\n\n30... Kd7 31. Kxe2 *",
            &["30. … Kd7", "31. Kxe2"],
        ),
    ];
    for (text, expected) in table {
        let game = Games::new(text.as_bytes()).next().expect("a game");
        assert!(game.faults.is_empty(), "{text}: {:?}", game.faults);
        assert_eq!(lines(&game.record), *expected, "{text}");
    }
}

/// Variations may be nested deeply.
#[test]
fn a_hundred_variations_within_each_other_are_shown() {
    let mut record = Record::new(Start::standard());
    let mut at = Record::ROOT;
    for _ in 0..100 {
        let legal = record.position(at).legal_moves();
        let ways: Vec<_> = legal.iter().take(2).filter_map(|mv| record.add(at, *mv)).collect();
        at = ways[1];
    }
    let score = Score::of(&record, None);
    assert_eq!(score.moves.len(), 200);
    assert_eq!(score.moves.values().map(|told| told.depth).max(), Some(100));
}

/// A sheet leaves out the moves that do not fit, with a sign that leads to them; the sheet that begins there shows
/// them.
#[test]
fn a_record_too_long_for_one_sheet_is_divided() {
    let there_and_back = "Nf3 Nf6 Ng1 Ng8 ".repeat(2_000);
    let alternatives = "(1. a3) ".repeat(600);
    let comments = "{x} ".repeat(12_000);
    let long = "word ".repeat(300_000);
    for (text, moves, comments) in [
        (format!("{there_and_back} *"), 2_000, 0),
        (format!("1. e4 {alternatives} 1... e5 *"), 502, 0),
        (format!("1. e4 ({there_and_back}) 1... e5 *"), 2_000, 0),
        (format!("1. e4 {comments} 1... e5 *"), 2, 2_001),
        (format!("1. e4 {{{long}}} 1... e5 *"), 2, 23),
    ] {
        let game = Games::new(text.as_bytes()).next().expect("a game");
        let score = Score::of(&game.record, None);
        assert_eq!(score.moves.len(), moves, "{}", &text[..40]);
        let tokens = score.blocks.iter().flat_map(|block| match block {
            Block::Row(_) => &[][..],
            Block::Text(text) => &text.tokens,
        });
        let (mut shown, mut more, mut bytes) = (0, Vec::new(), 0);
        for token in tokens {
            match token {
                Token::Comment { text, .. } => (shown, bytes) = (shown + 1, bytes + text.len()),
                Token::More(place) => more.push(*place),
                _ => {}
            }
        }
        assert!(bytes < 250_000 && shown <= 2_001, "{bytes} bytes in {shown} comments");
        assert_eq!(shown, comments, "{}", &text[..40]);
        assert_eq!(more.len(), usize::from(moves > 2), "{}", &text[..40]);
        for place in more {
            assert!(!score.moves.contains_key(&place), "{}", &text[..40]);
            assert!(Score::of(&game.record, Some(place)).moves.contains_key(&place));
        }
    }
}
