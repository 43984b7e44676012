//! Games from versions that did not record the edition of the Laws. They are opened up to the first action that would
//! be decided differently now; that difference, or else how much less time the players have, is reported.

use std::fs;

use jadoube::table::journal::{Difference, Script};
use jadoube::table::{Action, Deed, Journal};

use super::script::actions_apart;
use crate::folder::Folder;

const OVER: &str =
    r#""touch": "over-the-board", "clock": {"kind": "fischer", "base_ms": 900000, "bonus_ms": 0}"#;

/// A journal of this game with these deeds. It has an edition only if `game` names one.
fn journal(game: &str, deeds: &str) -> String {
    let lines = actions_apart(deeds).map(|action| action.to_json() + "\n");
    format!("{{\"game\": {{{game}}}}}\n{}", lines.collect::<String>())
}

#[test]
fn a_game_of_before_opens_up_to_what_is_ruled_otherwise() {
    let rapid = format!("{OVER}, \"laws\": \"rapid\"");
    let program = format!("{rapid}, \"arbiter\": \"program\"");
    let supervised = format!("{OVER}, \"laws\": {{\"kind\": \"rapid\", \"supervised\": true}}");
    let standard = format!("{OVER}, \"laws\": \"standard\"");
    let dated = format!("{rapid}, \"edition\": 2023");
    let touches = ["enforced", "on-claim", "off"].map(|touch| format!("\"touch\": \"{touch}\""));
    let ruling = |article| Some(Difference::Ruling(article));
    let late = "e2e5; w; g8f6; claim illegal-move";
    let cases = [
        ("made, then claimed", &rapid, late, 5, ruling("A.5.2")),
        ("claimed in time", &rapid, "e2e5; w; claim illegal-move; g8f6", 6, None),
        ("completed, then claimed", &rapid, "e2e5; w; g8f6; b; claim illegal-move", 7, None),
        ("a game of this version", &dated, late, 6, None),
        ("standard", &standard, late, 6, None),
        ("restored by the program", &program, "g1; e2e4; w; g8f6", 4, ruling("4.3.1")),
        ("the program rules by itself", &program, "e2e4; w; claim touch-move", 3, ruling("4.8")),
        ("one minute", &supervised, "e2e5; w; claim illegal-move", 4, Some(Difference::Time([0, 60_000]))),
    ];
    let typed = touches.iter().map(|touch| (touch.as_str(), touch, "play e4 e5", 2, None));
    for (name, game, deeds, count, difference) in cases.into_iter().chain(typed) {
        let script = Script::read(journal(game, deeds).as_bytes()).expect(name).expect(name);
        assert_eq!((script.actions.len(), script.damage.difference), (count, difference), "{name}");
        assert!(script.damage.is_none(), "{name}: the file itself is whole");
    }
}

/// In a game that is not over the board, moves made after a difference are not lost.
#[test]
fn moves_after_a_difference_are_there_when_the_game_is_opened_again() {
    let folder = Folder::new();
    let text = journal("\"touch\": \"on-claim\"", "play e4; claim touch-move by white");
    folder.write("0000000000007.open.jsonl", text);
    let game = Journal::reopen(&folder.0).game.expect("a game");
    assert_eq!((game.actions.len(), game.damage.difference), (1, Some(Difference::Ruling("A.5.2"))));
    game.journal.append(&Action::new(9_000, Deed::Move { text: "e5".to_owned() }));
    drop(game.journal);
    let again = Journal::reopen(&folder.0).game.expect("the same game");
    assert_eq!(again.table.moves().len(), 2);
}

/// Over the board, a game whose journal names no edition continues in a new journal that names one. The old journal is
/// kept if something would be decided differently now.
#[test]
fn a_journal_of_before_goes_on_in_a_new_one() {
    let rapid = format!("{OVER}, \"laws\": \"rapid\"");
    for (deeds, is_kept) in
        [("e2e5; w; g8f6; claim illegal-move", true), ("e2e5; w; claim illegal-move", false)]
    {
        let folder = Folder::new();
        let text = journal(&rapid, deeds);
        folder.write("0000000000007.open.jsonl", &text);
        let game = Journal::reopen(&folder.0).game.expect("a game");
        assert_eq!(game.damaged_file.is_some(), is_kept);
        let old = game.damaged_file.as_deref().map(|file| fs::read_to_string(file).expect("the old file"));
        assert_eq!(old, is_kept.then_some(text));
        let (moves, claims) = (game.table.parts().count(), game.actions.len());
        assert_eq!((moves, claims), if is_kept { (1, 6) } else { (0, 5) }, "with the clock stopped");
        drop(game.journal);
        let again = Journal::reopen(&folder.0).game.expect("the same game");
        assert_eq!(again.actions, game.actions, "what follows is ruled as now");
        assert!(again.damage.difference.is_none());
    }
}
