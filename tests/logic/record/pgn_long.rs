//! Very long lines are read completely, and very long games without delay; on request, a game whose record would take
//! too much memory is cut.

use std::time::{Duration, Instant};

use jadoube::record::pgn::{Games, PgnFaultKind, ReadGame, Scan};
use jadoube::record::{RecognisedText, Record, recognise};
use jadoube::rules::PieceLetters;

use crate::support::amount;

#[test]
fn long_lines_are_not_cut() {
    for sign in [";", "%"] {
        for line in ["e4 e5 1-0 ".repeat(20_000), "x1-0".repeat(50_000)] {
            let file = format!("[White \"A\"]\n\n1. d4\n{sign}{line}\nd5 1/2-1/2\n{sign} {line}\n1. c4 *");
            let games: Vec<ReadGame> = Games::new(file.as_bytes()).collect();
            let count = |game: &ReadGame| game.record.line_from(Record::ROOT).count();
            assert_eq!(games.iter().map(count).collect::<Vec<_>>(), [2, 1], "{sign}");
            assert!(games.iter().all(|game| game.faults.is_empty()), "{sign}");
            let kept = games[0].record.notes(games[0].record.next(Record::ROOT).expect("a move"));
            let letters = |text: &str| text.bytes().filter(u8::is_ascii_alphanumeric).count();
            assert_eq!(
                kept.comments.iter().map(|text| letters(text)).sum::<usize>(),
                letters(&line),
                "{sign}"
            );
            let heads: Vec<_> = Scan::new(file.as_bytes()).map(|head| head.bytes).collect();
            assert!(heads.iter().eq(games.iter().map(|game| &game.bytes)), "{sign}");
        }
    }
}

/// On request, only the beginning of a game is kept if its whole record would take too much memory.
#[test]
fn a_game_that_is_too_long_is_cut() {
    let moves = |note: &str| {
        let move_with_note = |mv: &str| format!("{mv}{note} ");
        ["Nf3", "Nf6", "Ng1", "Ng8"].map(move_with_note).concat().repeat(75_000)
    };
    for (text, most) in [
        (moves(""), 300_000),
        (format!("1. e4 {{{}}}", "long ".repeat(1_000_000)), 1),
        (moves("{a}"), 220_000),
        (moves("!"), 270_000),
        (moves("!{a}"), 220_000),
        (format!("1. e4 {}", "{a}".repeat(1_500_000)), 1),
        (moves(" (a3{a})"), 400_000),
    ]
    .into_iter()
    .take(amount(3, 7))
    {
        let text = format!("{text} 1-0\n\n[White \"Next\"]\n\n1. d4 *");
        let whole = Games::new(text.as_bytes()).next().expect("a game");
        let games: Vec<ReadGame> = Games::new(text.as_bytes()).bounded().collect();
        let [game, next] = &games[..] else { panic!("two games") };
        let about = &text[..30];
        assert!(game.record.size() <= most + 1, "{about}: {}", game.record.size());
        assert_eq!((game.record.result, &game.bytes), (whole.record.result, &whole.bytes), "{about}");
        let told = game.faults.iter().filter(|fault| matches!(fault.kind, PgnFaultKind::TooLong(_))).count();
        assert_eq!(usize::from(game.is_cut), told, "{about}");
        assert_eq!(game.is_cut, game.record != whole.record, "{about}");
        assert!(!next.is_cut && next.record.size() == 2, "{about}");
    }
}

/// Reading each part must not take time proportional to the rest of the text. The time limit is generous.
#[test]
fn a_megabyte_of_the_same_takes_no_longer_than_another() {
    const MEGABYTE: usize = 1 << 20;
    for (before, piece) in [
        ("1. e4 ", "1."),
        ("1. e4 ", "."),
        ("", "[a]"),
        ("", "[a \"b]\"]"),
        ("", "[["),
        ("1. e4 ", "[[]"),
        ("1. e4 ", "[a \"b]\"]"),
        ("1. e4 ", "}"),
        ("1. e4 ", "]"),
        ("1. e4 ", ")"),
        ("", "Nf3 Nf6 Ng1 Ng8 "),
    ] {
        let file = format!("{before}{}", piece.repeat(MEGABYTE / piece.len()));
        let begun = Instant::now();
        let games: Vec<ReadGame> = Games::new(file.as_bytes()).collect();
        let heads = Scan::new(file.as_bytes()).count();
        assert!(begun.elapsed() < Duration::from_mins(1), "{before}{piece}: {:?}", begun.elapsed());
        assert_eq!((games.len(), heads), (1, 1), "{before}{piece}");
        assert!(games[0].faults.len() <= 10_000, "{before}{piece}");
    }
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(2_000);
    let Ok(RecognisedText::Moves(record)) = recognise(&moves, &PieceLetters::ENGLISH) else {
        panic!("moves are moves")
    };
    assert_eq!(record.line_from(Record::ROOT).count(), 8_000);
}
