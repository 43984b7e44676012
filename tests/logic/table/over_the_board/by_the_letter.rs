//! Rulings over the board, row by row: what the Laws say of claims, minutes and moves that are made but not completed.
//!
//! Deeds in short: `e2e4` puts a piece elsewhere, `d5-` takes it off, `-d5` puts the last one back, `g1` touches it, `e2?`
//! holds it; `w` and `b` press the clock; `+N` waits so many milliseconds; all else is `do` with its keys.

use jadoube::table::{Action, GameSetup, Table, answer};
use serde_json::{Value, json};

/// The answers to these deeds.
fn answers(game: &str, deeds: &str) -> Vec<Value> {
    let mut table = Table::new(GameSetup::from_json(&format!("{{\"game\": {game}}}")).expect(game));
    let (mut now, mut told) = (0, Vec::new());
    for deed in deeds.split("; ").filter(|deed| !deed.is_empty()) {
        for mut line in lines(deed, &mut now) {
            line["at"] = json!(now);
            let action = Action::from_json(&line.to_string()).expect(deed);
            let notices = table.apply(&action);
            told.push(answer(&table, told.len() + 1, &notices));
        }
    }
    told
}

fn lines(deed: &str, now: &mut u64) -> Vec<Value> {
    let press = |square: Option<&str>| json!({"do": "press", "square": square});
    let release = |square: Option<&str>| json!({"do": "release", "square": square});
    let words: Vec<&str> = deed.split(' ').collect();
    match words[..] {
        [wait] if wait.starts_with('+') => {
            *now += wait[1..].parse::<u64>().expect(wait);
            vec![json!({"do": "tick"})]
        }
        ["w"] => vec![json!({"do": "press-clock", "by": "white"})],
        ["b"] => vec![json!({"do": "press-clock", "by": "black"})],
        ["promote", to] => vec![json!({"do": "promote", "to": to})],
        ["offer", by] => vec![json!({"do": "offer-draw", "by": by})],
        ["claim", kind] => vec![json!({"do": "claim", "kind": kind})],
        ["claim", kind, "by", by] => vec![json!({"do": "claim", "kind": kind, "by": by})],
        ["claim", kind, mv] => vec![json!({"do": "claim", "kind": kind, "move": mv})],
        [hand] if hand.len() == 4 && hand != "tick" => {
            vec![press(Some(&hand[..2])), release(Some(&hand[2..]))]
        }
        [hand] if hand.ends_with('?') => vec![press(Some(&hand[..2]))],
        [hand] if hand.ends_with('-') => vec![press(Some(&hand[..2])), release(None)],
        [hand] if hand.starts_with('-') => vec![press(None), release(Some(&hand[1..]))],
        [hand] if hand.len() == 2 => vec![press(Some(hand)), release(Some(hand))],
        [action] => vec![json!({"do": action})],
        _ => panic!("{deed}"),
    }
}

/// The notices of the last answer, in short.
fn last(answers: &[Value]) -> String {
    let notices = answers.last().expect("a deed")["notices"].as_array().expect("notices").clone();
    let told: Vec<String> = notices.iter().map(short).collect();
    told.join(" | ")
}

fn short(notice: &Value) -> String {
    let text = |key: &str| notice[key].as_str().unwrap_or("-").to_owned();
    match notice["kind"].as_str().expect("a kind") {
        "ruling" => {
            let bound: Vec<&str> =
                notice["bound"].as_array().expect("squares").iter().filter_map(Value::as_str).collect();
            let found = if notice["found"] == true { "found" } else { "nothing" };
            let (by, article, mv, whom) = (text("by"), text("article"), text("move"), text("for"));
            let (ms, count) = (&notice["penalty_ms"], &notice["count"]);
            format!("ruling {by} {found} {article} {mv} [{}] {ms} {whom} {count}", bound.join(" "))
        }
        "moved" => format!("moved {}", text("uci")),
        "illegal-move" => format!("illegal-move {}", text("article")),
        "penalty" => format!("penalty {} {}", text("by"), notice["ms"]),
        "refused" => format!("refused {}", text("reason")),
        "ended" => format!("ended {} {}", text_in(notice, "score"), text_in(notice, "by")),
        other => other.to_owned(),
    }
}

fn text_in(notice: &Value, key: &str) -> String {
    notice["result"][key].as_str().unwrap_or("-").to_owned()
}

/// Plays the deeds and compares the notices of the last one.
fn check(name: &str, game: &str, deeds: &str, expected: &str) {
    let told = answers(game, deeds);
    assert_eq!(last(&told), expected, "{name}: {deeds}\n{}", told.last().expect("a deed"));
}

fn game(rest: &str) -> String {
    format!("{{\"touch\": \"over-the-board\", {rest}}}")
}

fn from(fen: &str, rest: &str) -> String {
    game(&format!("\"start\": {{\"fen\": \"{fen}\", \"chess960\": false}}, {rest}"))
}

const RAPID: &str = r#""laws": "rapid""#;
const BLITZ: &str = r#""laws": "blitz""#;
const STANDARD: &str = r#""laws": "standard""#;
const PROGRAM: &str = r#""arbiter": "program""#;
const CLOCK: &str = r#""clock": {"kind": "fischer", "base_ms": 900000, "bonus_ms": 0}"#;

/// §6: minutes for a wrong draw claim and a first illegal move.
#[test]
fn penalties_depend_on_pace_and_supervision() {
    for (laws, supervised, ms) in [
        ("standard", false, 120_000),
        ("rapid", false, 60_000),
        ("blitz", false, 60_000),
        ("rapid", true, 60_000),
        ("blitz", true, 120_000),
    ] {
        let rest = format!(r#""laws": {{"kind": "{laws}", "supervised": {supervised}}}, {CLOCK}"#);
        check(
            laws,
            &game(&rest),
            "e2e4; w; b8d5; b; claim illegal-move",
            &format!(
                "ruling white found 3.6 b8d5 [b8] {ms} white 1 | illegal-move 7.5.1 | penalty black {ms} | restored"
            ),
        );
        check(
            laws,
            &game(&rest),
            "e2e4; w; claim fifty-moves",
            &format!("ruling black nothing 9.5.3 - [] {ms} white 0 | claim-wrong"),
        );
        check(
            laws,
            &game(&rest),
            "claim threefold g1f3",
            &format!("ruling white nothing 9.5.3 g1f3 [g1] {ms} black 0 | claim-wrong"),
        );
    }
}

/// A.5.2: the reply is made with its release; a claim after that comes too late, and costs nothing.
#[test]
fn an_illegal_move_stands_once_the_reply_is_made() {
    let kings = "4k3/8/8/3p4/4P3/8/8/R3K2R b KQ - 0 1";
    let pawn = "4k3/P7/8/8/8/8/8/4K3 b - - 0 1";
    let late = "ruling white nothing A.5.2 - [] 0 - 0 | claim-wrong";
    let found = |mv: &str| {
        let from = &mv[..2];
        format!("ruling white found 3.8 {mv} [{from}] 0 - 1 | illegal-move 7.5.1 | restored")
    };
    let king = found("e8e6");
    for (name, fen, reply, expected) in [
        ("nothing yet", kings, "", &king[..]),
        ("a legal move let go", kings, "e4e5; ", late),
        ("let go and put back", kings, "e1d1; d1e1; ", late),
        ("in hand", kings, "e4?; ", &king),
        ("touched", kings, "e4; ", &king),
        ("half a capture", kings, "d5-; ", &king),
        ("a whole capture", kings, "d5-; e4d5; ", late),
        ("half of castling", kings, "e1g1; ", &king),
        ("the rook released", kings, "e1g1; h1f1; ", late),
        ("the rook first is a rook's move", kings, "h1f1; ", late),
        ("a pawn on its last rank", pawn, "a7a8; ", &king),
        ("the new piece on its square", pawn, "a7a8; promote rook; ", late),
        ("an illegal reply let go", kings, "h1g3; ", &king),
    ] {
        let deeds = format!("e8e6; b; {reply}claim illegal-move");
        check(name, &from(fen, RAPID), &deeds, expected);
        check(name, &from(fen, BLITZ), &deeds, expected);
        check(name, &from(fen, STANDARD), &deeds, &king);
        let supervised = r#""laws": {"kind": "rapid", "supervised": true}"#;
        check(name, &from(fen, supervised), &deeds, &king);
    }
    // White's own illegal reply, taken back by a ruling, does not reopen Black's; nor does a reply taken back by touch-move.
    check(
        "an illegal reply ruled on",
        &from(kings, RAPID),
        "e8e6; b; h1g3; w; claim illegal-move; claim illegal-move",
        late,
    );
    check(
        "a departing reply taken back",
        &from(kings, RAPID),
        "e8e6; b; a1; e4e5; w; claim touch-move; claim illegal-move",
        late,
    );
    let step =
        game(r#""start": {"fen": "rk5r/8/8/8/8/8/8/RK5R b KQkq - 0 1", "chess960": true}, "laws": "blitz""#);
    check("a step of the king in Chess960", &step, "h8f5; b; b1c1; claim illegal-move", late);
}

/// The article of 3.1 to 3.9 that a completed illegal move breaks, and its squares.
#[test]
fn a_ruling_names_the_article_that_is_broken() {
    let castling = "r3k2r/8/8/8/8/8/6r1/R3K2R w KQkq - 0 1";
    for (name, fen, hands, expected) in [
        ("bishop", "4kb2/8/8/8/8/8/8/4K3 b - - 0 1", "f8f6; b", "3.2 f8f6"),
        ("rook", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1b2; w", "3.3 a1b2"),
        ("queen", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "a1b3; w", "3.4 a1b3"),
        ("over a piece", "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "a1a5; w", "3.5 a1a5"),
        ("knight", "4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1a2; w", "3.6 a1a2"),
        ("pawn", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2b4; w", "3.7 a2b4"),
        ("pawn straight onto a piece", "4k3/8/8/8/8/p7/P7/4K3 w - - 0 1", "a2a3; w", "3.7.1 a2a3"),
        ("pawn twice", "4k3/8/8/8/8/P7/8/4K3 w - - 0 1", "a3a5; w", "3.7.2 a3a5"),
        ("pawn takes nothing", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2b3; w", "3.7.3 a2b3"),
        ("en passant too late", "4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1", "d5e6; e5-; w", "3.7.3.2 d5e6"),
        ("king", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e3; w", "3.8 e1e3"),
        ("castling through an attack", castling, "e1g1; h1f1; w", "3.8.2.2 e1g1"),
        ("castling after the king moved", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1c1; a1d1; w", "3.8.2.1 e1c1"),
        ("onto its own piece", "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "a1a2; w", "3.1 a1a2"),
        ("king onto its rook", castling, "e1h1; w", "3.1 e1h1"),
        ("king left in check", "4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "e1f1; w", "3.9.2 e1f1"),
        (
            "promoted while in check",
            "4k3/P7/8/8/8/8/8/r3K3 w - - 0 1",
            "a7a8; promote queen; w",
            "3.9.2 a7a8",
        ),
        ("the opponent's piece", "4k3/4p3/8/8/8/8/8/4K3 w - - 0 1", "e7e5; w", "7.5.1 e7e5"),
        ("two moves", "4k3/8/8/8/8/8/PP6/4K3 w - - 0 1", "a2a3; b2b3; w", "7.5.1 -"),
        ("a piece taken off", "4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1-; w", "7.5.1 -"),
        ("no move", "4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "w", "7.5.3 -"),
        ("pawn left", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8; w", "7.5.2 a7a8"),
    ] {
        // A pawn more, so that no position is dead.
        let fen = fen.replacen("/8/", "/7p/", 1);
        let told = answers(&from(&fen, STANDARD), &format!("{hands}; claim illegal-move"));
        let ruling = short(&told.last().expect("a claim")["notices"][0]);
        let words: Vec<&str> = ruling.split(' ').collect();
        assert_eq!(words[3..5].join(" "), expected, "{name}: {ruling}");
    }
}

/// §7, the program as arbiter: a departing move is restored at the press.
#[test]
fn the_program_rules_on_touch_move_at_the_press() {
    let mate = "6k1/5ppp/8/8/8/8/8/R3K2R w - - 0 1";
    for (name, game, deeds, expected) in [
        ("4.3.1", game(PROGRAM), "g1; e2e4; w", "ruling - found 4.3.1 e2e4 [g1] 0 - 0 | restored"),
        ("4.7", game(PROGRAM), "e2e4; e4e3; w", "ruling - found 4.7 e2e3 [e2] 0 - 0 | restored"),
        (
            "9.5.3",
            game(PROGRAM),
            "claim threefold g1f3; e2e4; w",
            "ruling - found 9.5.3 e2e4 [g1] 0 - 0 | restored",
        ),
        (
            "a replacing move",
            game(PROGRAM),
            "g1g3; w; e2e4; w",
            "ruling - found 4.3.1 e2e4 [g1] 0 - 0 | restored",
        ),
        ("a mate", from(mate, PROGRAM), "h1; a1a8; w", "ruling - found 4.3.1 a1a8 [h1] 0 - 0 | restored"),
        ("then as bound", game(PROGRAM), "g1; e2e4; w; g1f3; w", "moved g1f3"),
        ("not claimed", game(PROGRAM), "e2e4; w; claim touch-move", "refused program-rules"),
        (
            "the rook first, which can do nothing but castle",
            game(&format!(
                r#""start": {{"fen": "5rkr/5ppp/8/8/8/8/5PPP/1R4KR w Kkq - 0 1", "chess960": true}}, {PROGRAM}"#
            )),
            "h1f1; w",
            "ruling - found 4.4.2 g1h1 [] 0 - 0 | restored",
        ),
        (
            "the rook first",
            from("4k3/8/8/8/8/8/8/4K2R w K - 0 1", PROGRAM),
            "h1f1; e1g1; w",
            "ruling - found 4.7 e1g1 [h1] 0 - 0 | restored",
        ),
    ] {
        check(name, &game, deeds, expected);
    }
    let clock = format!(r#""clock": {{"kind": "fischer", "base_ms": 900000, "bonus_ms": 5000}}, {PROGRAM}"#);
    let told = answers(&game(&clock), "g1; +2000; e2e4; w; +1000; tick");
    let told = told.last().expect("a tick");
    assert_eq!(
        told["clock_ms"],
        json!({"white": 897_000, "black": 900_000}),
        "no increment, and White's runs"
    );
    assert_eq!(told["turn"], "white");
}

/// §7: a second 7.5.2 loses with the queen on the board.
#[test]
fn a_second_pawn_left_becomes_a_queen_and_loses() {
    let fen = "4k3/PP6/8/8/8/8/p7/4K3 w - - 0 1";
    let deeds = "a7a8; w; claim illegal-move; e8e7; b; b7b8; w; claim illegal-move";
    let expected = "ruling black found 7.5.2 b7b8 [] 0 - 2 | moved b7b8q | illegal-move 7.5.2 | ended 0-1 second-illegal-move";
    check("claimed", &from(fen, STANDARD), deeds, expected);
    let told = answers(&from(fen, STANDARD), deeds);
    assert_eq!(told.last().expect("the end")["arrangement"], "QQ6/4k3/8/8/8/8/p7/4K3");
    let ruled = "a7a8; w; e8e7; b; b7b8; w";
    let expected = expected.replace("black found", "- found");
    check("by the program", &from(fen, &format!("{STANDARD}, {PROGRAM}")), ruled, &expected);
    // Whether Black can mate is asked with the queen on the board: taken by nobody, it can block no help-mate, but a side
    // that is mated can't mate.
    let mated = "6k1/1P3ppp/8/8/8/8/P7/4K3 w - - 0 1";
    check(
        "mate by the queen",
        &from(mated, STANDARD),
        "a2a5; w; claim illegal-move; a2a3; w; g8h8; b; b7b8; w; claim illegal-move",
        "ruling black found 7.5.2 b7b8 [] 0 - 2 | moved b7b8q | illegal-move 7.5.2 | ended 1/2-1/2 second-illegal-move-without-mate",
    );
}

/// §9: who may claim what.
#[test]
fn a_claim_is_made_by_whom_it_is_for() {
    let found = |by: &str| format!("ruling {by} found 3.7 e2e5 [e2] 0 - 1 | illegal-move 7.5.1 | restored");
    for (laws, claim, expected) in [
        (STANDARD, "claim illegal-move", found("black")),
        (STANDARD, "claim illegal-move by black", found("black")),
        (STANDARD, "claim illegal-move by white", found("white")),
        (RAPID, "claim illegal-move by black", found("black")),
        (RAPID, "claim illegal-move by white", "refused not-on-move".to_owned()),
        (RAPID, "claim touch-move by white", "refused not-on-move".to_owned()),
        (STANDARD, "claim threefold by white", "refused not-on-move".to_owned()),
        (STANDARD, "claim flag by white", "ruling white nothing 6.8 - [] 0 - 0 | claim-wrong".to_owned()),
        (STANDARD, "claim flag by black", "ruling black nothing 6.8 - [] 0 - 0 | claim-wrong".to_owned()),
    ] {
        check(laws, &game(laws), &format!("e2e5; w; {claim}"), &expected);
    }
    let supervised = r#""laws": {"kind": "blitz", "supervised": true}"#;
    check("supervised", &game(supervised), "e2e5; w; claim illegal-move by white", &found("white"));
    check(
        "touch-move",
        &game(STANDARD),
        "g1; e2e4; w; claim touch-move by black",
        "ruling black found 4.3.1 e2e4 [g1] 0 - 0 | claim-correct | taken-back",
    );
    check(
        "touch-move too late",
        &game(STANDARD),
        "g1; e2e4; w; e7e5; b; d2d4; w; claim touch-move",
        "ruling black nothing 4.8 - [] 0 - 0 | claim-wrong",
    );
    check(
        "touch-move kept",
        &game(STANDARD),
        "e2e4; w; claim touch-move",
        "ruling black nothing 4.3 - [] 0 - 0 | claim-wrong",
    );
}

/// A ruling on a flag, claimed or the program's own, in every mode.
#[test]
fn a_flag_that_is_called_is_ruled_on() {
    let clock = r#""clock": {"kind": "fischer", "base_ms": 1000, "bonus_ms": 0}"#;
    let called = "ruling black found 6.9 - [] 0 - 0 | claim-correct | ended 0-1 flag-fall";
    check("called", &game(clock), "+1500; claim flag by black", called);
    let program = "ruling - found 6.9 - [] 0 - 0 | ended 0-1 flag-fall";
    check("the program", &game(&format!("{clock}, {PROGRAM}")), "+1500", program);
    for touch in ["enforced", "on-claim", "off"] {
        check(touch, &format!("{{\"touch\": \"{touch}\", {clock}}}"), "+1500", program);
    }
    // 7.1: who was given time has not lost on time.
    let both = r#""laws": "standard", "clock": {"kind": "fischer", "base_ms": 1000, "bonus_ms": 0}"#;
    check(
        "time given takes the fall away",
        &game(both),
        "+1500; e2e5; w; claim illegal-move by black; claim flag by black",
        "ruling black found 6.9 - [] 0 - 0 | claim-correct | ended 0-1 flag-fall",
    );
    check(
        "a flag that was down, and time given",
        &game(both),
        "e2e4; w; +1500; e7e5; b; g1g3; w; claim illegal-move by black; claim flag by white",
        "ruling white nothing 6.8 - [] 0 - 0 | claim-wrong",
    );
}

/// What the PGN keeps: a wrong claim with its minutes, a ruling with its article, and how the game ended.
#[test]
fn the_record_keeps_rulings() {
    let pgn = |rest: &str, deeds: &str| {
        let mut table =
            Table::new(GameSetup::from_json(&format!("{{\"game\": {}}}", game(rest))).expect(rest));
        let mut now = 0;
        for mut line in deeds.split("; ").flat_map(|deed| lines(deed, &mut now)).collect::<Vec<_>>() {
            line["at"] = json!(now);
            table.apply(&Action::from_json(&line.to_string()).expect(deeds));
        }
        table.pgn(None).split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let rapid = format!("{RAPID}, {CLOCK}");
    for (deeds, expected) in [
        (
            "e2e4; w; claim fifty-moves",
            "{Black claims. No fifty moves without a capture or a pawn move (9.5.3). White gets 60 extra seconds. Clocks: White 0:15:00, Black 0:15:00.}",
        ),
        (
            "e2e4; w; b8d5; b; claim illegal-move",
            "{White claims. Illegal move by Black: Nb8-d5 (3.6), Black's first illegal move. To be moved or taken: b8. White gets 60 extra seconds. Clocks: White 0:15:00, Black 0:15:00.}",
        ),
        (
            "g1; e2e4; w; claim touch-move",
            "{Black claims. White's move e4 breaks touch-move and is taken back (4.3.1). To be moved or taken: g1. Clocks: White 0:15:00, Black 0:15:00.}",
        ),
        (
            "e2e5; w; d7d6; claim illegal-move",
            "{Black claims. No illegal move to rule on (A.5.2). Clocks: White 0:15:00, Black 0:15:00.}",
        ),
        ("e2e5; w; claim illegal-move; e2e5; w; claim illegal-move", "[Termination \"rules infraction\"]"),
        ("e2e5; w; d7d6; b", "{Illegal move by White: e2-e5 (7.5.1). It was not claimed and stands.}"),
    ] {
        let told = pgn(&rapid, deeds);
        assert!(told.contains(expected), "{deeds}\n{told}");
    }
}

/// 5.2.3 over the board: a piece let go elsewhere is a move made.
#[test]
fn the_first_offer_counts_a_made_move() {
    for (deeds, expected) in [
        ("e2e4; w; offer white", "refused too-early"),
        ("e2e4; w; e7?; offer black", "refused too-early"),
        ("e2e4; w; e7e5; offer black", "offered"),
        ("e2e4; w; e7e2; offer black", "offered"),
        ("e2e4; w; e7e5; b; offer white", "offered"),
        ("e2e4; offer white", "refused too-early"),
    ] {
        check("first offer", &game(STANDARD), deeds, expected);
    }
}
