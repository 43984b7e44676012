//! The rules of plain English and plain Dutch that can be checked mechanically: words and forms that don't belong in a
//! sentence, the maximum lengths of buttons and hints, and counts that need a plural. `prose` reads the sentences from
//! their files, `words` the words and forms, and `buttons` finds the messages that are buttons.

mod buttons;
mod prose;
mod words;

use jadoube::text::messages::Language;

use self::prose::{Sentence, messages, pages};
use self::words::table;

/// The maximum numbers of characters and words of a button or a menu item.
const BUTTON_LETTERS: usize = 32;
const BUTTON_WORDS: usize = 4;

/// The maximum number of characters of a hint.
const HINT_LETTERS: usize = 120;

/// What is wrong in these sentences: one text for each fault, with its sentence.
fn faults(sentences: &[Sentence]) -> Vec<String> {
    let table = table();
    let rows =
        |sentence| table.iter().filter(move |row| row.holds_in(sentence) && row.matches(&sentence.text));
    let all = sentences.iter().flat_map(|sentence| rows(sentence).map(move |row| (sentence, row)));
    let fault = |(of, row): (&Sentence, &words::Row)| {
        format!("{}: {:?}: {}\n    {}", of.of, row.form, row.why, of.text)
    };
    all.map(fault).collect()
}

#[test]
fn messages_are_plain() {
    let all: Vec<Sentence> = Language::ALL.into_iter().flat_map(messages).collect();
    assert!(all.len() > 2000, "only {} sentences were read", all.len());
    let faults = faults(&all);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn pages_and_documents_are_plain() {
    let all = pages();
    assert!(all.len() > 400, "only {} paragraphs were read", all.len());
    let faults = faults(&all);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Every row finds what it is meant to find, and accepts what only looks like it.
#[test]
fn every_row_is_seen_to_work() {
    for row in table() {
        assert!(row.matches(row.bad), "{:?} does not find {:?}", row.form, row.bad);
        assert!(!row.matches(row.good), "{:?} finds {:?}", row.form, row.good);
    }
}

#[test]
fn buttons_are_short() {
    let known = buttons::keys();
    assert!(known.len() > 150, "only {} buttons were found", known.len());
    for key in ["cmd-flip", "menu-game", "claim-make", "room-start", "settings-reset", "leave-go"] {
        assert!(known.contains(key), "{key} is a button, and is not found in the code");
    }
    assert!(!known.contains("refusal-no-help") && !known.contains("leave-detail"));
    let mut faults = Vec::new();
    for language in Language::ALL {
        for sentence in messages(language) {
            let attribute = sentence.attribute.as_deref();
            let button = match attribute {
                Some("short" | "tiny") => true,
                Some(_) => false,
                None => known.contains(&sentence.key),
            };
            if button && too_long(&sentence.text) {
                faults.push(format!("{}: {:?}", sentence.of, sentence.text));
            }
            let hint = attribute == Some("tip") || sentence.key.ends_with("-hint");
            if hint && is_long_hint(&sentence.text) {
                faults.push(format!("{}: {:?} is a long hint", sentence.of, sentence.text));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn too_long(button: &str) -> bool {
    // Words joined by a non-breaking space count as one: "10 s".
    button.chars().count() > BUTTON_LETTERS || button.split(' ').count() > BUTTON_WORDS
}

fn is_long_hint(hint: &str) -> bool {
    hint.chars().count() > HINT_LETTERS
}

#[test]
fn long_buttons_are_seen() {
    assert!(is_long_hint(&"é".repeat(121)) && !is_long_hint(&"é".repeat(120)));
    assert!(too_long("Turn to the player to move") && too_long("Partijvarianteninstellingenbewaren"));
    assert!(!too_long("Take back last move") && !too_long("Show tenths below 10\u{a0}s"));
}

/// "3 moves" but "1 move": a count needs a selector that distinguishes one from many.
#[test]
fn counts_agree_with_their_nouns() {
    for language in Language::ALL {
        let bare = prose::bare_counts(language);
        assert!(bare.is_empty(), "{language:?}: {bare:?} count what is not told apart by number");
    }
}

#[test]
fn a_bare_count_is_seen() {
    let told = "a = { $count ->\n    [one] One move\n   *[other] { $count } moves\n}\nb = { $count } of { $all }: { $count }.\nc = Depth { $count }.\n";
    assert_eq!(prose::bare_counts(Language::new("en", told)).into_iter().collect::<Vec<_>>(), ["b"]);
}
