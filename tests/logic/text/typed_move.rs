//! Reading typed moves does not parse messages.

use std::hint::black_box;
use std::time::{Duration, Instant};

use jadoube::rules::{Move, Role};
use jadoube::table::{GameSetup, Table};
use jadoube::text::messages::{Language, Texts};
use jadoube::text::typed_move::{begins_word, is_letter, read};

/// The shortest of a few runs, so that a busy machine does not matter.
fn shortest(mut run: impl FnMut()) -> Duration {
    let timed = || {
        let begin = Instant::now();
        run();
        begin.elapsed()
    };
    std::iter::repeat_with(timed).take(20).min().unwrap_or_default()
}

/// A claim being typed is read in every frame, and each typed letter is tested as the beginning of a move.
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
