//! Scripts of actions and the table's answers.

use jadoube::rules::{CastlingText, Square};
use jadoube::start::Start;
use jadoube::table::{Action, Deed, GameSetup, Notice, Table, answer};
use serde_json::Value;

use crate::rules::random_games::RandomGames;

/// Plays a script and returns the last answer.
fn play(first: &str, script: &str) -> Value {
    let mut table =
        Table::new(GameSetup::from_json(first).unwrap_or_else(|fault| panic!("{first}: {fault}")));
    let mut last = Value::Null;
    for (index, deed) in script.split(';').map(str::trim).filter(|deed| !deed.is_empty()).enumerate() {
        let action = Action::from_json(&line(deed)).unwrap_or_else(|fault| panic!("{deed}: {fault}"));
        let notices = table.apply(&action);
        last = answer(&table, index + 2, &notices);
    }
    last
}

/// One action in short: `+e2` presses, `-e4` releases, `+` and `-` off the board, `x` cancels, `=queen` promotes,
/// `!white` resigns, and anything else is a typed move.
fn line(deed: &str) -> String {
    let square = |name: &str| if name.is_empty() { "null".to_owned() } else { format!("{name:?}") };
    let body = match deed.split_at(1) {
        ("+", name) => format!(r#""do":"press","square":{}"#, square(name)),
        ("-", name) => format!(r#""do":"release","square":{}"#, square(name)),
        ("x", "") => r#""do":"cancel""#.to_owned(),
        ("=", role) => format!(r#""do":"promote","to":"{role}""#),
        ("!", color) => format!(r#""do":"resign","by":"{color}""#),
        _ => format!(r#""do":"move","text":"{deed}""#),
    };
    format!(r#"{{"at":0,{body}}}"#)
}

/// The notices in short: their kinds, with the reason of a refusal, the move made, or the ending.
fn notices(answer: &Value) -> String {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let short = |notice: &Value| match notice["kind"].as_str().unwrap_or_default() {
        "refused" => format!("refused {}", text(&notice["reason"])),
        "moved" => format!("moved {} {}", text(&notice["uci"]), text(&notice["san"])),
        "ended" => format!("ended {} {}", text(&notice["result"]["by"]), text(&notice["result"]["score"])),
        kind => format!("{kind} {}", text(&notice["square"])),
    };
    let list = answer["notices"].as_array().expect("notices are a list");
    list.iter().map(short).collect::<Vec<_>>().join(", ")
}

const PLAIN: &str = r#"{"game": {"touch": "off"}}"#;

/// A script and the notices of its last action.
const SCRIPTS: &[(&str, &str)] = &[
    ("+e2", "touched e2"),
    ("+e2; -e4", "moved e2e4 e4"),
    ("+e2; -e2", "put-back e2"),
    ("+e2; -e2; +e4; -e4", "moved e2e4 e4"),
    ("+e2; -e2; +e4; -e3", "moved e2e3 e3"),
    ("+e2; -e2; +e4; -e2", "put-back e2"),
    ("+e2; -e2; +e4; -e2; +e4; -e4", "moved e2e4 e4"),
    // The same piece twice: no longer selected.
    ("+e2; -e2; +e2; -e2; +e4; -e4", ""),
    ("+e2; -e2; +g1", "touched g1"),
    ("+e2; -e2; +g1; -f3", "moved g1f3 Nf3"),
    ("+e2; -e5", "refused not-how-it-moves, put-back e2"),
    ("+e2; -", "put-back e2"),
    ("+e2; -e2; +e6", "refused not-how-it-moves"),
    ("+e2; -e2; +e6; -e6; +e4; -e4", ""),
    ("+e2; x", "put-back e2"),
    ("+e2; x; -e4", ""),
    ("+e2; x; -e4; +d2; -d4", "moved d2d4 d4"),
    ("+e4", ""),
    ("+e4; -e5", ""),
    ("+e7", "touched e7"),
    ("+e7; -e7", ""),
    ("+e7; -e5", "refused not-your-turn"),
    ("+a1; -a3", "refused blocked, put-back a1"),
    ("-e4", "refused nothing-pressed"),
    ("+e2; +d2", "refused already-pressed"),
    ("=queen", "refused nothing-to-promote"),
    ("Nf3", "moved g1f3 Nf3"),
    ("g1f3", "moved g1f3 Nf3"),
    ("Nf4", "refused illegal-move"),
    ("e2e5", "refused not-how-it-moves"),
    // Every typed move that is not made is refused, even if the squares alone would be a move.
    ("e2e4q", "refused illegal-move"),
    ("e4=Q", "refused illegal-move"),
    ("Ne2e4", "refused illegal-move"),
    ("Ne2e5", "refused illegal-move"),
    ("O-O", "refused castling-blocked"),
    ("e4; e5; Ke2; Ke7; O-O", "refused king-has-moved"),
    ("e4; e5; Nf3; Nf6; Bc4; Bc5; Kf1; Kf8; O-O", "refused king-has-moved"),
    ("e4; e5; Nf3; Nf6; Bc4; Bc5; Rg1; Rg8; O-O", "refused rook-has-moved"),
    // A typed move while a piece is in hand: the release that follows does nothing.
    ("+d2; e4", "moved e2e4 e4"),
    ("+d2; e4; -d4", ""),
    ("+d2; e4; -d4; +e7; -e5", "moved e7e5 e5"),
    ("hello", "refused malformed-move"),
    ("f3; e5; g4; Qh4", "moved d8h4 Qh4#, ended checkmate 0-1"),
    ("f3; e5; g4; Qh4; +e2", "refused game-over"),
    ("f3; e5; g4; Qh4; !white", "refused game-over"),
    ("!white", "ended resignation 0-1"),
    ("!black", "ended resignation 1-0"),
    ("e4; e5; Nf3; Nc6; Bc4; Bc5; +e1; -g1", "moved e1g1 O-O"),
    ("e4; e5; Nf3; Nc6; Bc4; Bc5; +e1; -h1", "moved e1g1 O-O"),
    ("e4; e5; Nf3; Nc6; Bc4; Bc5; +e1; -e1; +h1; -h1", "moved e1g1 O-O"),
    // G5a: the rook is touched after the king; another target is not.
    ("e4; e5; Nf3; Nc6; Bc4; Bc5; +e1; -e1; +h1", "touched h1"),
    ("e4; d5; +e4; -e4; +d5", ""),
    ("e4; e5; Ke2; Ke7; Ke1; Ke8; Nf3; Nf6; Bc4; Bc5; +e1; -g1", "refused king-has-moved, put-back e1"),
    ("e4; e5; Nf3; Nf6; Bc4; Bc5; Rg1; Rg8; Rh1; Rh8; +e1; -g1", "refused rook-has-moved, put-back e1"),
    (
        "Nf3; Nf6; Ng1; Ng8; Nf3; Nf6; Ng1; Ng8; Nf3; Nf6; Ng1; Ng8; Nf3; Nf6; Ng1; Ng8",
        "moved f6g8 Ng8, ended fivefold 1/2-1/2",
    ),
];

#[test]
fn scripts_give_their_notices() {
    for &(script, wanted) in SCRIPTS {
        assert_eq!(notices(&play(PLAIN, script)), wanted, "{script}");
    }
}

/// A position, a script, and the notices of its last action.
const POSITIONS: &[(&str, &str, &str)] = &[
    ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "+a7; -a8", ""),
    ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "+a7; -a8; =knight", "moved a7a8n a8=N, ended dead-position 1/2-1/2"),
    ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "+a7; -a8; =queen", "moved a7a8q a8=Q+"),
    ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "+a7; -a8; x", "refused choose-promotion"),
    ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "+a7; -a8; +e1", "refused choose-promotion"),
    ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "+a7; -a8; Ke2", "refused choose-promotion"),
    ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "+a7; -a8; a8=R", "moved a7a8r a8=R+"),
    ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8", "refused ambiguous-move"),
    // E1 before E3 and E5: mate on the 150th half-move.
    ("7k/5Q2/6K1/8/8/8/8/8 w - - 149 90", "Qg7", "moved f7g7 Qg7#, ended checkmate 1-0"),
    ("7k/8/6K1/8/8/8/8/1Q6 w - - 149 90", "Qc1", "moved b1c1 Qc1, ended seventy-five-moves 1/2-1/2"),
    ("7k/5Q2/8/6K1/8/8/8/8 w - - 0 90", "Kg6", "moved g5g6 Kg6, ended stalemate 1/2-1/2"),
    ("8/8/8/8/4k3/8/4p3/4K3 w - - 0 1", "Kxe2", "moved e1e2 Kxe2, ended dead-position 1/2-1/2"),
    ("8/8/8/8/4k3/8/4p3/3NK3 w - - 0 1", "Kxe2", "moved e1e2 Kxe2, ended dead-position 1/2-1/2"),
    // KN v KB is not dead.
    ("8/8/8/8/2b1k3/8/4p3/3NK3 w - - 0 1", "Nf2", "moved d1f2 Nf2+"),
    ("8/8/8/8/4k3/8/8/3QK3 w - - 0 1", "!white", "ended resignation-without-mate 1/2-1/2"),
    ("8/8/8/8/4k3/8/8/3QK3 w - - 0 1", "!black", "ended resignation 1-0"),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "+e5; -d6", "moved e5d6 exd6"),
    // Black begins; the rook moved, and in the second game the king.
    ("r3k3/8/8/8/8/8/4P3/4K3 b q - 0 1", "Ra7; e3; Ra8; e4; +e8; -c8", "refused rook-has-moved, put-back e8"),
    ("r3k3/8/8/8/8/8/4P3/4K3 b q - 0 1", "Kf8; e3; Ke8; e4; +e8; -c8", "refused king-has-moved, put-back e8"),
    // Over before it begins.
    ("7k/8/6K1/8/8/8/8/1Q6 w - - 150 90", "+b1", "refused game-over"),
    ("7k/6Q1/6K1/8/8/8/8/8 b - - 150 90", "!black", "refused game-over"),
];

#[test]
fn scripts_from_other_positions_give_their_notices() {
    for &(fen, script, wanted) in POSITIONS {
        let first =
            format!(r#"{{"game": {{"touch": "off", "start": {{"fen": "{fen}", "chess960": false}}}}}}"#);
        assert_eq!(notices(&play(&first, script)), wanted, "{script} in {fen}");
    }
}

/// A Chess960 king that moved, far from the classical square: the game's history tells which piece moved.
#[test]
fn castling_of_chess960_is_refused_with_what_the_game_knows() {
    for (fen, script, wanted) in [
        ("1k4r1/8/8/8/8/8/8/1K4R1 w Gg - 0 1", "Ka1; Ka8; Kb1; Kb8; +b1; -g1", "king-has-moved"),
        ("1k4r1/8/8/8/8/8/8/1K4R1 w Gg - 0 1", "Rg2; Rg7; Rg1; Rg8; +b1; -g1", "rook-has-moved"),
        ("1k4r1/8/8/8/8/8/8/1K4R1 w Gg - 0 1", "Kc1; Kc8; Kd1; Kd8; O-O", "king-has-moved"),
        ("5kr1/8/8/8/8/8/8/5KR1 w Gg - 0 1", "Rg2; Rg7; Rh2; Rh7; O-O", "rook-has-moved"),
    ] {
        let first =
            format!(r#"{{"game": {{"touch": "off", "start": {{"fen": "{fen}", "chess960": true}}}}}}"#);
        let told = notices(&play(&first, script));
        assert!(told.starts_with(&format!("refused {wanted}")), "{script} in {fen}: {told}");
    }
}

#[test]
fn chess960_castling_is_sent_as_king_takes_rook() {
    let first = r#"{"game": {"touch": "off", "start": {"chess960": 518}}}"#;
    let answer = play(first, "e4; e5; Nf3; Nc6; Bc4; Bc5; Ke2");
    assert_eq!(answer["result"], Value::Null);
    let answer = play(first, "e4; e5; Nf3; Nc6; Bc4; Bc5; d3; +e1; -g1");
    assert_eq!(notices(&answer), "refused not-your-turn");
    let answer = play(first, "e4; e5; Nf3; Nc6; Bc4; Bc5; +e1; -g1");
    assert_eq!(notices(&answer), "moved e1h1 O-O");
    let before = play(first, "e4; e5; Nf3; Nc6; Bc4; Bc5");
    assert!(before["allowed"].as_array().expect("a list").contains(&"e1h1".into()));
    let before = play(PLAIN, "e4; e5; Nf3; Nc6; Bc4; Bc5");
    assert!(before["allowed"].as_array().expect("a list").contains(&"e1g1".into()));
}

#[test]
fn an_answer_has_every_key() {
    let answer = play(PLAIN, "+g1");
    let wanted = serde_json::json!({
        "line": 2,
        "fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "turn": "white",
        "touched": ["g1"],
        "in_hand": "g1",
        "allowed": [
            "a2a3", "a2a4", "b1a3", "b1c3", "b2b3", "b2b4", "c2c3", "c2c4", "d2d3", "d2d4",
            "e2e3", "e2e4", "f2f3", "f2f4", "g1f3", "g1h3", "g2g3", "g2g4", "h2h3", "h2h4",
        ],
        "article": null,
        "jadoube": false,
        "promoting": null,
        "castling": null,
        "draw_offer": null,
        "notices": [{"kind": "touched", "square": "g1"}],
        "clock_ms": null,
        "result": null,
    });
    assert_eq!(answer, wanted);
    let promoting =
        play(r#"{"game": {"touch": "off", "start": {"fen": "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"}}}"#, "+a7; -a8");
    assert_eq!(promoting["promoting"], "a8");
    assert_eq!(promoting["allowed"], serde_json::json!(["a7a8b", "a7a8n", "a7a8q", "a7a8r"]));
}

/// A typed move is either made or refused.
#[test]
fn no_typed_move_is_met_with_silence() {
    let words = ["O-O", "O-O-O", "Ke1-e1", "e4", "e8", "e8=Q", "Qh4", "Nb1xc3", "Pe2e4", "--", ""];
    for position in RandomGames::new(13).positions(20) {
        let start = Start::from_fen(&position.fen(), None).expect("a position");
        let table = Table::new(GameSetup { start, ..GameSetup::default() });
        let pairs = Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
        let mut texts: Vec<String> =
            pairs.flat_map(|(a, b)| [format!("{a}{b}"), format!("{a}{b}q")]).collect();
        texts.extend(words.map(str::to_owned));
        let legal = position.legal_moves();
        for text in texts {
            let mut table = table.clone();
            let over = table.result();
            match table.apply(&Action::new(0, Deed::Move { text: text.clone() }))[..] {
                [Notice::Moved { mv, .. }, ..] => {
                    assert!(legal.contains(&mv), "{text} in {}", position.fen());
                }
                [Notice::Refused(_)] => {
                    let made = legal.iter().any(|&mv| position.uci(mv, CastlingText::KingTakesRook) == text);
                    assert!(!made || over.is_some(), "{text} in {}", position.fen());
                    assert!(table.position() == &position);
                }
                ref other => panic!("{text} in {}: {other:?}", position.fen()),
            }
        }
    }
}

/// A first line or an action, and a part of the expected error.
const FAULTS: &[(&str, &str)] = &[
    ("", "not a JSON object: nothing"),
    ("hello", "not a JSON object: \"hello\""),
    ("[1]", "not a JSON object"),
    (r#"{"game": {"#, "the JSON ends too early"),
    (r#"{"game": {}} {}"#, "not JSON from column 14 on"),
    (r#"{"game": {}, "game": {}}"#, "\"game\" appears twice"),
    (r#"{"game": 3}"#, "\"game\" is 3, expected an object with "),
    ("[]", "not a JSON object"),
    (
        r#"{"game": {"start": {"chess960": 960}}}"#,
        "\"chess960\" is 960, expected a whole number from 0 to 959",
    ),
    (r#"{"game": {"start": "odds"}}"#, "expected \"standard\""),
    (r#"{"game": {"start": {"fen": "4k3/8/8/8/8/8/8/KK6 w - - 0 1"}}}"#, "White has 2 kings"),
    (r#"{"game": {"start": {"fen": "4k3/8/8/8/8/8/8/1K4R1 w G - 0 1", "chess960": false}}}"#, "classical"),
    (r#"{"game": {"colour": "red"}}"#, "unknown key \"colour\", expected \"start\", "),
    (
        r#"{"game": {"touch": "strict"}}"#,
        "\"touch\" is \"strict\", expected enforced, on-claim, off or over-the-board",
    ),
    (r#"{"game": {"takeback": "free"}}"#, "expected \"never\""),
    (r#"{"game": {"ends": "soon"}}"#, "expected claims or club"),
    (r#"{"game": {"clock": {"kind": "sand", "base_ms": 1}}}"#, "\"kind\" is \"sand\", expected fischer, "),
    (r#"{"game": {"clock": {"kind": "fischer"}}}"#, "found no \"base_ms\""),
    (r#"{"game": {"clock": {"kind": "fischer", "base_ms": 0, "bonus_ms": 5}}}"#, "expected at least 1"),
    (
        r#"{"game": {"clock": {"kind": "fischer", "base_ms": 1, "bonus_ms": 18446744073709551615}}}"#,
        "at most",
    ),
    (r#"{"game": {"clock": {"white": {"kind": "none"}}}}"#, "\"clock\" needs \"black\": an object with "),
    (r#"{"at": 0, "do": "press"}"#, "\"press\" needs \"square\": a square from a1 to h8, or null"),
    (r#"{"at": 0}"#, "\"do\" is missing, expected press, "),
    (r#"{"at": 0, "do": "resign", "by": "white", "by": "black"}"#, "\"by\" appears twice"),
    (r#"{"at": 0, "do": "press", "square": "e9"}"#, "expected a square from a1 to h8"),
    (r#"{"at": 0, "do": "press", "square": "e2", "hand": "left"}"#, "hand"),
    (r#"{"at": 0, "do": "jump"}"#, "jump"),
    (
        r#"{"at": 0, "do": "cancel", "square": "e2"}"#,
        "unknown key \"square\", expected \"at\", \"do\" or \"source\"",
    ),
    (
        r#"{"at": 0, "do": "promote", "to": "king"}"#,
        "\"to\" is \"king\", expected queen, rook, bishop or knight",
    ),
    (r#"{"at": -1, "do": "cancel"}"#, "milliseconds"),
    (r#"{"do": "cancel"}"#, "milliseconds"),
    (r#"{"at": 0, "do": "resign", "by": "green"}"#, "\"by\" is \"green\", expected white or black"),
];

#[test]
fn lines_that_are_not_of_the_language() {
    for &(line, wanted) in FAULTS {
        let fault = if line.contains("\"at\"") || line.contains("\"do\"") {
            Action::from_json(line).expect_err(line)
        } else {
            GameSetup::from_json(line).expect_err(line)
        };
        assert!(fault.contains(wanted), "{line}: {fault}");
    }
}

/// Whoever made an offer is told that they can't answer it, not that there is none.
#[test]
fn players_cannot_answer_their_own_offer() {
    let free = r#"{"game": {"touch": "off", "takeback": "agreed"}}"#;
    for (offer, answer, by, expected) in [
        ("offer-draw", "answer-draw", "black", "refused own-offer"),
        ("offer-draw", "answer-draw", "white", "declined "),
        ("take-back", "answer-take-back", "black", "refused own-offer"),
        ("take-back", "answer-take-back", "white", "declined "),
    ] {
        let mut table = Table::new(GameSetup::from_json(free).expect("a game"));
        let mut last = Value::Null;
        let offered = format!(r#"{{"at":0,"do":"{offer}","by":"black"}}"#);
        let answered = format!(r#"{{"at":0,"do":"{answer}","by":"{by}","accept":false}}"#);
        for (index, action) in [line("e4"), line("e5"), offered, answered].iter().enumerate() {
            let notices = table.apply(&Action::from_json(action).expect("an action"));
            last = jadoube::table::answer(&table, index + 2, &notices);
        }
        assert_eq!(notices(&last), expected, "{answer} by {by}");
    }
}
