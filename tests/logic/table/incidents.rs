//! The incidents of a game are kept in one list. The record and the sentences about incidents are made from that list,
//! and a journal restores it.

use jadoube::game::{Incident, TimeOfDay};
use jadoube::rules::Color;
use jadoube::table::journal::Script;
use jadoube::table::{Action, Journal, Source, Table};
use jadoube::text::messages::{Language, Texts};
use jadoube::text::{incidents, remarks};

use super::script::{actions_apart, pgn, setup};
use crate::folder::Folder;

const RAPID: &str = "rapid, clock 900000+0";

/// The table after these deeds, whose actions are one second apart, and their script.
fn played(game: &str, deeds: &str) -> (Table, String) {
    let mut table = Table::new(setup(game));
    let mut script = table.setup().to_json() + "\n";
    for action in actions_apart(deeds) {
        table.apply(&action);
        script += &(action.to_json() + "\n");
    }
    (table, script)
}

/// An incident, abbreviated: the number of its move, the claimant, the article, and the seconds that White and Black
/// were given.
fn short(incident: &Incident) -> String {
    let by = incident.claimant().map_or("-", Color::name);
    let [white, black] = incident.added_ms().map(|ms| ms / 1000);
    let article = incident.article().unwrap_or("-");
    format!("{} {by} {article} {white} {black}", incidents::number(incident))
}

/// A claimed illegal move, a wrong claim, a wrongly claimed flag fall, clocks stopped for no reason, a distracted
/// opponent, a move with two hands, a clock that is set, a penalty, a game declared lost, a protest as a note, and a
/// different result that both players confirm.
const STORY: [&str; 13] = [
    "play e4; w; play b8d5; b; ruling white",
    r#"{"do": "claim", "kind": "illegal-move", "by": "white", "local_time": "19:42"}"#,
    "resume; play Nc6; b; claim fifty-moves by white; claim flag by black; ruling black; resume",
    r#"{"do": "incident", "article": "11.5", "text": "talks to the public", "against": "white"}"#,
    r#"{"do": "incident", "article": "7.5.4", "against": "white"}; pause"#,
    r#"{"do": "adjust-clock", "color": "black", "ms": -5000, "moves": 3, "local_time": "00:05"}"#,
    r#"{"do": "incident", "article": "12.9", "against": "black", "add_ms": {"white": 30000, "black": -15000}}"#,
    "resume; play d4; w; ruling black",
    r#"{"do": "incident", "article": "11.3", "text": "a telephone", "against": "white", "score": "0-1"}"#,
    r#"{"do": "incident", "text": "protest by White"}"#,
    r#"{"do": "approve", "by": "white", "score": "1/2-1/2"}"#,
    r#"{"do": "approve", "by": "black", "score": "1/2-1/2"}"#,
    "tick",
];

const LIST: [&str; 10] = [
    "1… white 3.6 60 0",
    "2. white 9.5.3 0 60",
    "2. black 6.8 0 0",
    "2. - 6.11.4 0 0",
    "2. - 11.5 0 0",
    "2. - 7.5.4 0 60",
    "2. - 7.1 0 -5",
    "2. - 12.9 30 -15",
    "2… - 11.3 0 0",
    "2… - - 0 0",
];

#[test]
fn the_list_has_every_incident_with_clocks_and_claimant() {
    let (table, script) = played(RAPID, &STORY.join("; "));
    let list: Vec<String> = table.incidents().iter().map(short).collect();
    assert_eq!(list[..10], LIST);
    assert_eq!(list[10..], ["2… - 8.7 0 0"], "both confirmed another result");
    let clocks: Vec<_> = table.incidents().iter().map(|incident| incident.clocks).collect();
    // White's clock ran for three seconds and Black's for two; the time that the ruling gives is not included yet.
    assert_eq!(clocks[0], [Some(897_000), Some(898_000)]);
    assert_eq!(clocks[1], [Some(956_000), Some(896_000)]);
    let again = Script::read(script.as_bytes()).expect("a script").expect("a game").play();
    assert_eq!(again.incidents(), table.incidents(), "a journal gives the same list");
}

/// At whatever point a killed program leaves the journal, the reopened game has the same incidents, and a ruling goes
/// on.
#[test]
fn a_ruling_goes_on_when_its_game_is_opened_again() {
    let story = STORY.join("; ");
    let deeds: Vec<&str> = story.split("; ").collect();
    let ends = (1..deeds.len()).map(|count| played(RAPID, &deeds[..count].join("; ")));
    let mut in_ruling = 0;
    for (table, script) in ends.take_while(|(table, _)| table.result().is_none()) {
        let folder = Folder::new();
        folder.write("0000000000001.open.jsonl", &script);
        let again = Journal::reopen(&folder.0).game.expect("the game").table;
        assert_eq!(again.incidents(), table.incidents(), "{script}");
        assert_eq!(again.is_paused_for_ruling(), table.is_paused_for_ruling(), "{script}");
        assert!(!again.clock_runs(), "{script}");
        in_ruling += usize::from(again.is_paused_for_ruling());
    }
    assert_eq!(in_ruling, 4, "stops for a ruling, and a claim after one of them");
}

#[test]
fn the_record_has_every_incident() {
    let (table, _) = played(RAPID, &STORY.join("; "));
    let pgn = pgn(&table);
    for expected in [
        // Both players signed a draw, so no infraction decided the game.
        "[Termination \"normal\"]",
        "Nb8-d5 (3.6), Black's first illegal move. The piece on b8 must move. White gets 1:00 extra (A.3). At 19:42. Clocks: White 0:14:57, Black 0:14:58.}",
        "{White claims. There have not been fifty moves without a capture or a pawn move (9.5.3). Black gets 1:00 extra (A.3). The claim counts as a draw offer (9.1.2). Clocks:",
        "{Black: clocks stopped without a claim (6.11.4). Clocks:",
        "{White: opponent distracted or annoyed (11.5). talks to the public. Clocks:",
        "{White: a move with two hands (7.5.4). White's first illegal move. Black gets 1:00 extra (A.3). Clocks:",
        "{Black's clock set from 0:16:56 to 0:16:51 (7.1). Black's moves corrected from 1 to 3 (7.1). At 00:05. Clocks:",
        "{Black: penalty imposed by the arbiter (12.9). White gets 0:30 extra. Black loses 0:15. Clocks:",
        "{White: notes, advice or an electronic device (11.3). a telephone. Clocks:",
        "{Both players signed 1/2-1/2 (8.7). Clocks:",
        "{The arbiter declares the game lost by White (11.3).}",
    ] {
        assert!(pgn.contains(expected), "{expected}\n{pgn}");
    }
}

#[test]
fn an_increment_that_is_taken_back_is_told() {
    let deeds = "play e2e5; w; claim illegal-move by black";
    let (table, _) = played("clock 900000+10000", deeds);
    let line = incidents::line(&Texts::new(Language::EN), &table.incidents()[0]);
    let expected = "White loses the 0:10 added when the clock was pressed (7.1). Black gets 1:00 extra";
    assert!(line.contains(expected), "{line}");
    assert!(pgn(&table).contains("White loses the 0:10 added for that move (7.1)."));
}

#[test]
fn every_incident_has_a_sentence_in_both_languages() {
    let (table, _) = played(RAPID, &STORY.join("; "));
    for (language, expected) in [
        (
            Language::EN,
            [
                "1… White makes a claim. Illegal move by Black: Nb8-d5 (3.6). Black’s first illegal move. The piece on b8 must move. White gets 1:00 extra (A.3). At 19:42. Clocks: White 14:57, Black 14:58.",
                "2. Black’s clock is corrected from 16:56 to 16:51 (7.1). Black’s number of moves is corrected from 1 to 3 (7.1). At 00:05. Clocks: White 15:51, Black 16:56.",
            ],
        ),
        (
            Language::NL,
            [
                "1… Wit dient een claim in. Onreglementaire zet van Zwart: Pb8-d5 (3.6). De eerste onreglementaire zet van Zwart. Het stuk op b8 moet worden verzet. Wit krijgt er 1:00 bij (A.3). Om 19:42 uur. Klokken: Wit 14:57, Zwart 14:58.",
                "2. De klok van Zwart is van 16:56 op 16:51 gezet (7.1). Het aantal zetten van Zwart is gecorrigeerd van 1 naar 3 (7.1). Om 00:05 uur. Klokken: Wit 15:51, Zwart 16:56.",
            ],
        ),
    ] {
        let texts = Texts::new(language);
        let lines: Vec<String> =
            table.incidents().iter().map(|incident| incidents::line(&texts, incident)).collect();
        assert_eq!([&lines[0], &lines[6]], expected, "{lines:#?}");
        let record = table.record_in(None, &|remark| remarks::remark(&texts, &table, remark));
        let comments: Vec<&String> = record.all_notes().flat_map(|notes| &notes.comments).collect();
        for line in &lines {
            let (_, said) = line.split_once(' ').expect("a number");
            assert!(comments.iter().any(|comment| *comment == said), "{said}\n{comments:#?}");
        }
    }
}

/// Incidents refer only to moves that exist, and none is lost when moves are taken back.
#[test]
fn incidents_outlast_moves_that_are_taken_back() {
    let deeds = "play e4; w; play b8d5; b; play Nf3; w; claim threefold; claim illegal-move";
    let (table, _) = played("standard, clock 900000+0", deeds);
    let list: Vec<String> = table.incidents().iter().map(short).collect();
    assert_eq!(list, ["2… black 9.5.3 120 0", "1… black 3.6 120 0"]);
    let places: Vec<_> = table.incidents().iter().map(|incident| (incident.part, incident.after)).collect();
    assert_eq!(places, [(0, 1), (0, 1)]);
    let pgn = table.pgn(None);
    assert_eq!((pgn.matches("claims.").count(), pgn.matches("9.5.3").count()), (2, 1), "{pgn}");
    let deeds = r#"play e4; {"do": "incident", "text": "a noise"}; take-back white; play d4"#;
    let (table, _) = played("touch off, takeback free", deeds);
    assert!(table.pgn(None).contains("{a noise.} 1. d4"), "{}", table.pgn(None));
}

#[test]
fn the_source_and_the_local_time_of_an_action_are_kept() {
    for (line, source, time) in [
        (r#"{"at":5,"do":"press","square":"e2"}"#, None, None),
        (r#"{"at":5,"source":"board","do":"press","square":"e2"}"#, Some(Source::Board), None),
        (r#"{"at":5,"source":"key","do":"press-clock","by":"white"}"#, Some(Source::Key), None),
        (r#"{"at":5,"local_time":"00:00","do":"tick"}"#, None, Some(0)),
        (
            r#"{"at":5,"local_time":"23:59","source":"key","do":"pause","for":"ruling","by":"white"}"#,
            Some(Source::Key),
            Some(23 * 60 + 59),
        ),
    ] {
        let action = Action::from_json(line).expect(line);
        let time = time.map(TimeOfDay::after_midnight);
        assert_eq!((action.source, action.local_time, action.to_json().as_str()), (source, time, line));
    }
}

/// The live file stops before an illegal move that has not been ruled on, and continues after a ruling and at the end
/// of the game.
#[test]
fn a_live_file_stops_before_an_illegal_move() {
    for (rest, moves, comments) in [
        ("", "1. e4 e5 *", false),
        ("play b1d4; w", "1. e4 e5 *", false),
        ("play b1d4; w; play Nf6; b", "1. e4 e5 *", false),
        ("play b1d4; w; claim illegal-move by black", "1. e4 e5 *", true),
        ("play b1d4; w; play Nf6; b; resign black", "1. e4 e5", true),
    ] {
        let (table, _) = played(RAPID, &format!("play e4; w; play e5; b; {rest}"));
        let text = table.live_pgn(None);
        let movetext = text.split("\n\n").nth(1).unwrap_or_default().replace('\n', " ");
        let plain: Vec<&str> =
            movetext.split('{').map(|part| part.rsplit('}').next().unwrap_or(part)).collect();
        let plain = plain.concat().split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(plain.replace("1... ", "").starts_with(moves), "{rest}: {text}");
        let said = text.replace("[%clk", "").contains("llegal");
        assert_eq!(said, comments, "{rest}: {text}");
        if table.result().is_some() {
            assert_eq!(text, table.pgn(None), "all of it, once the game is over");
        }
    }
}

#[test]
fn a_clock_that_stays_as_it_was_is_no_incident() {
    for keys in [r#""ms": 0"#, r#""moves": 0"#, r#""ms": 0, "moves": 0"#] {
        let deeds = format!(r#"pause; {{"do": "adjust-clock", "color": "white", {keys}}}"#);
        let (table, _) = played(RAPID, &deeds);
        assert!(table.incidents().is_empty(), "{keys}");
    }
}
