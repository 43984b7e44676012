//! Reading typed moves does not parse the messages again, and finds no moves in other words.

use std::hint::black_box;
use std::time::{Duration, Instant};

use jadoube::rules::{Move, Role};
use jadoube::table::{GameSetup, Table};
use jadoube::text::messages::{Language, Texts};
use jadoube::text::typed_move::{begins_word, is_letter, read, read_line};

/// The shortest time of twenty runs, so that a busy machine does not matter.
fn shortest(mut run: impl FnMut()) -> Duration {
    let timed = || {
        let begin = Instant::now();
        run();
        begin.elapsed()
    };
    std::iter::repeat_with(timed).take(20).min().unwrap_or_default()
}

/// The move of a claim is read in every frame while it is typed, and typed letters are tested as the beginning of a
/// move.
#[test]
fn the_words_of_languages_are_parsed_once() {
    let table = Table::new(GameSetup::default());
    let texts = Texts::new(Language::EN);
    assert_eq!(read(&table, "paard f3", &texts).map(Move::role), Ok(Role::Knight));
    assert!(begins_word("rok") && is_letter('L') && !begins_word("zz"));
    let parsed = shortest(|| drop(black_box(Texts::new(Language::EN))));
    let asked = [
        ("a move in letters", shortest(|| drop(black_box(read(&table, "Nf3", &texts))))),
        ("a move in words", shortest(|| drop(black_box(read(&table, "paard f3", &texts))))),
        ("the beginning of a word", shortest(|| _ = black_box(begins_word("rok")))),
        ("a letter", shortest(|| _ = black_box(is_letter('L')))),
    ];
    println!("one language parsed: {parsed:?}; {asked:?}");
    for (what, took) in asked {
        assert!(took * 5 < parsed, "{what}: {took:?}, and a language is parsed in {parsed:?}");
    }
}

/// The search field of a list reads the moves of an opening, and leaves other words alone.
#[test]
fn typed_moves_are_told_from_other_words() {
    for (language, typed, expected) in [
        (Language::EN, "1. e4 c5", Some("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq")),
        (Language::EN, "1.e4 c5 2.Nf3", Some("rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq")),
        (
            Language::EN,
            "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O",
            Some("r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq"),
        ),
        (Language::EN, "1. e4 c5 2.", Some("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq")),
        (
            Language::EN,
            "1.e4 e6 2.e5 d5 3.exd6e.p. h6",
            Some("rnbqkbnr/ppp2pp1/3Pp2p/8/8/8/PPPP1PPP/RNBQKBNR w KQkq"),
        ),
        (
            Language::EN,
            "1.e4 h6 2.e5 d5 3.exd6 e.p. g6 4.Nf3 g5 5.Bc4 a6 6.0-0",
            Some("rnbqkbnr/1pp1pp2/p2P3p/6p1/2B5/5N2/PPPP1PPP/RNBQ1RK1 b kq"),
        ),
        (Language::NL, "1. Pf3 Pf6", Some("rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq")),
        (Language::NL, "1. Nf3 d5", Some("rnbqkbnr/ppp1pppp/8/3p4/8/5N2/PPPPPPPP/RNBQKB1R w KQkq")),
        (Language::EN, "1. e5", None),
        (Language::EN, "1. e4 Morphy", None),
        (Language::EN, "1999", None),
        (Language::EN, "", None),
    ] {
        let found = read_line(typed, &Texts::new(language)).map(|position| position.fen());
        let begins = |fen: &str| expected.is_some_and(|expected| fen.starts_with(expected));
        assert_eq!(found.is_some(), expected.is_some(), "{typed}");
        assert!(found.as_deref().is_none_or(begins), "{typed}: {found:?}");
    }
}
