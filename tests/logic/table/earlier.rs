//! Games of versions that did not record the edition of the Laws, in each way of playing: they open up to the first
//! ruling that differs today, and this is reported.

use std::fmt::Write;
use std::fs;

use jadoube::table::journal::{Difference, Script};
use jadoube::table::{Action, Deed, Journal};

use crate::folder::Folder;

const TOUCHES: [&str; 3] = ["enforced", "on-claim", "off"];
const OVER: &str =
    r#""touch": "over-the-board", "clock": {"kind": "fischer", "base_ms": 900000, "bonus_ms": 0}"#;

/// A journal of this game with these actions, a second apart. It has an edition only if `game` names one.
fn journal(game: &str, lines: &[&str]) -> Vec<u8> {
    let mut text = format!("{{\"game\": {{{game}}}}}\n");
    for (index, line) in lines.iter().enumerate() {
        let _ = writeln!(text, "{{\"at\": {}, {line}}}", (index + 1) * 1000);
    }
    text.into_bytes()
}

const ILLEGAL: [&str; 3] = [
    r#""do": "press", "square": "e2""#,
    r#""do": "release", "square": "e5""#,
    r#""do": "press-clock", "by": "white""#,
];
const REPLY: [&str; 2] = [r#""do": "press", "square": "g8""#, r#""do": "release", "square": "f6""#];
const CLAIM: [&str; 1] = [r#""do": "claim", "kind": "illegal-move""#];
const BLACK: [&str; 1] = [r#""do": "press-clock", "by": "black""#];
const TOUCHED: [&str; 2] = [r#""do": "press", "square": "g1""#, r#""do": "release", "square": "g1""#];
const PAWN: [&str; 3] = [
    r#""do": "press", "square": "e2""#,
    r#""do": "release", "square": "e4""#,
    r#""do": "press-clock", "by": "white""#,
];

#[test]
fn a_game_of_before_opens_up_to_what_is_ruled_otherwise() {
    let rapid = format!("{OVER}, \"laws\": \"rapid\"");
    let program = format!("{OVER}, \"laws\": \"rapid\", \"arbiter\": \"program\"");
    let supervised = format!("{OVER}, \"laws\": {{\"kind\": \"rapid\", \"supervised\": true}}");
    let standard = format!("{OVER}, \"laws\": \"standard\"");
    let dated = format!("{rapid}, \"edition\": 2023");
    let all = |parts: &[&[&'static str]]| parts.concat();
    for (name, game, lines, actions, difference) in [
        (
            "made, then claimed",
            &rapid,
            all(&[&ILLEGAL, &REPLY, &CLAIM]),
            5,
            Some(Difference::Ruling("A.5.2")),
        ),
        ("claimed in time", &rapid, all(&[&ILLEGAL, &CLAIM, &REPLY]), 6, None),
        ("completed, then claimed", &rapid, all(&[&ILLEGAL, &REPLY, &BLACK, &CLAIM]), 7, None),
        ("a game of this version", &dated, all(&[&ILLEGAL, &REPLY, &CLAIM]), 6, None),
        ("standard", &standard, all(&[&ILLEGAL, &REPLY, &CLAIM]), 6, None),
        (
            "restored by the program",
            &program,
            all(&[&TOUCHED, &PAWN, &REPLY]),
            4,
            Some(Difference::Ruling("4.3.1")),
        ),
        ("one minute", &supervised, all(&[&ILLEGAL, &CLAIM]), 4, Some(Difference::Time([0, 60_000]))),
    ] {
        let script = Script::read(&journal(game, &lines)).expect(name).expect(name);
        assert_eq!((script.actions.len(), script.damage.difference), (actions, difference), "{name}");
        assert!(script.damage.is_none(), "{name}: the file itself is whole");
    }
    let claim = r#""do": "claim", "kind": "touch-move""#;
    let script = Script::read(&journal(&program, &all(&[&PAWN, &[claim]]))).expect("a game").expect("a game");
    assert_eq!(script.damage.difference, Some(Difference::Ruling("4.8")), "the program rules by itself");
    for touch in TOUCHES {
        let game = format!("\"touch\": \"{touch}\"");
        let moves = [r#""do": "move", "text": "e4""#, r#""do": "move", "text": "e5""#];
        let script = Script::read(&journal(&game, &moves)).expect(touch).expect(touch);
        assert_eq!((script.actions.len(), script.damage.difference), (2, None), "{touch}");
    }
}

/// In a game that is not over the board, too, nothing that follows a difference is lost.
#[test]
fn moves_after_a_difference_are_there_when_the_game_is_opened_again() {
    let e4 = r#""do": "move", "text": "e4""#;
    let claim = r#""do": "claim", "kind": "touch-move", "by": "white""#;
    let folder = Folder::new();
    let text = journal("\"touch\": \"on-claim\"", &[e4, claim]);
    fs::write(folder.0.join("0000000000007.open.jsonl"), text).expect("the journal");
    let game = Journal::reopen(&folder.0).game.expect("a game");
    assert_eq!((game.actions.len(), game.damage.difference), (1, Some(Difference::Ruling("A.5.2"))));
    game.journal.append(&Action::new(9_000, Deed::Move { text: "e5".to_owned() }));
    drop(game.journal);
    let again = Journal::reopen(&folder.0).game.expect("the same game");
    assert_eq!(again.table.moves().len(), 2);
}

/// The journal of such a game continues in a new file that names the edition; the old file is kept if something
/// differs.
#[test]
fn a_journal_of_before_goes_on_in_a_new_one() {
    let rapid = format!("{OVER}, \"laws\": \"rapid\"");
    for (lines, is_kept) in
        [([&ILLEGAL[..], &REPLY, &CLAIM].concat(), true), ([&ILLEGAL[..], &CLAIM].concat(), false)]
    {
        let folder = Folder::new();
        let text = journal(&rapid, &lines);
        fs::write(folder.0.join("0000000000007.open.jsonl"), &text).expect("the journal");
        let game = Journal::reopen(&folder.0).game.expect("a game");
        assert_eq!(game.damaged_file.is_some(), is_kept);
        let old = game.damaged_file.as_deref().map(|file| fs::read(file).expect("the old file"));
        assert_eq!(old, is_kept.then_some(text));
        let (moves, claims) = (game.table.parts().count(), game.actions.len());
        assert_eq!((moves, claims), if is_kept { (1, 6) } else { (0, 5) }, "with the clock stopped");
        drop(game.journal);
        let again = Journal::reopen(&folder.0).game.expect("the same game");
        assert_eq!(again.actions, game.actions, "what follows is ruled as now");
        assert!(again.damage.difference.is_none());
    }
}
