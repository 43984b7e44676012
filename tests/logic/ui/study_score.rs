//! The score sheet of a record: rows of the main line, and paragraphs between them.

use jadoube::record::{NodeId, Record};
use jadoube::start::Start;
use jadoube::ui::screens::study::{Block, Cell, Score, Token};

use crate::record::{read, record};
use crate::tables::{rows, unescaped};

/// The score as lines of text: rows such as `12. Nf3 Nc6`, and paragraphs after a `> ` for each level of variation.
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
    for [text, expected] in rows!("score-sheets") {
        let game = read(unescaped(text));
        assert!(game.faults.is_empty(), "{text}: {:?}", game.faults);
        assert_eq!(lines(&game.record).join(" / "), expected, "{text}");
    }
}

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

/// A sheet leaves out moves that do not fit, and shortens or leaves out comments. A symbol shows where moves are left
/// out, and another sheet begins with them.
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
        let record = record(&text);
        let (score, about) = (Score::of(&record, None), &text[..40]);
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
        assert!(bytes < 250_000, "{bytes} bytes in {shown} comments");
        let found = (score.moves.len(), shown, more.len());
        assert_eq!(found, (moves, comments, usize::from(moves > 2)), "{about}");
        for place in more {
            assert!(!score.moves.contains_key(&place), "{about}");
            assert!(Score::of(&record, Some(place)).moves.contains_key(&place));
        }
    }
}
