//! Abbreviated scripts, each with the notices of its last deed.
//!
//! A game is given by words that are separated by commas: `touch enforced` or another kind of touch-move (without it,
//! the game is over the board); `standard`, `rapid` or `blitz`, after `supervised` if the game is supervised; `program`
//! as arbiter; `clock BASE+BONUS` in milliseconds, or `white-clock` if only White has a clock; `takeback agreed` or
//! another kind of takeback; `level NUMBER` as Black; `start NUMBER`, `from FEN`, or `chess960 FEN`.
//!
//! Deeds are separated by semicolons: `e2e4` carries a piece, `e2` touches one, `d5-` takes one off the board, `-d5`
//! puts the piece taken off last on d5, `e2?` presses and `?e4` releases; `play e4 e5` types moves; `w` and `b` press
//! the clock; `+N` waits N milliseconds; an object is an action in JSON, without its time. For other deeds see `lines`.

use jadoube::table::{Action, GameSetup, Table, answer};
use serde_json::{Map, Value, json};

use crate::tables::rows;

pub fn setup(words: &str) -> GameSetup {
    let mut game = Map::from_iter([("touch".to_owned(), json!("over-the-board"))]);
    let mut set = |key: &str, value: Value| drop(game.insert(key.to_owned(), value));
    for words in words.split(", ") {
        match words.split_once(' ').unwrap_or((words, "")) {
            ("touch" | "takeback", how) => set(words.split(' ').next().unwrap_or_default(), json!(how)),
            ("supervised", laws) => set("laws", json!({"kind": laws, "supervised": true})),
            ("level", number) => {
                let level: Value = number.parse().expect(number);
                set("seats", json!({"black": {"level": level}}));
            }
            ("program", _) => set("arbiter", json!("program")),
            ("start", number) => set("start", json!({"chess960": number.parse::<u32>().expect(number)})),
            ("from", fen) => set("start", json!({"fen": fen, "chess960": false})),
            ("chess960", fen) => set("start", json!({"fen": fen, "chess960": true})),
            (whose @ ("clock" | "white-clock"), times) => {
                let times: Vec<u64> = times.split('+').map(|time| time.parse().expect(times)).collect();
                let clock = json!({"kind": "fischer", "base_ms": times[0], "bonus_ms": times[1]});
                let of_white = json!({"white": clock, "black": {"kind": "none"}});
                set("clock", if whose == "clock" { clock } else { of_white });
            }
            (laws, _) => set("laws", json!(laws)),
        }
    }
    let line = json!({"game": game}).to_string();
    GameSetup::from_json(&line).unwrap_or_else(|fault| panic!("{line}: {fault}"))
}

/// Turns abbreviated deeds, separated by semicolons, into actions, each with its time.
pub fn actions(deeds: &str) -> Vec<Action> {
    let mut now = 0;
    let lines = deeds.split(';').map(str::trim).filter(|deed| !deed.is_empty()).flat_map(|deed| {
        now += deed.strip_prefix('+').map_or(0, |wait| wait.parse().expect(wait));
        lines(deed).into_iter().map(move |line| (now, line))
    });
    let action = |(now, mut line): (u64, Value)| {
        line["at"] = json!(now);
        Action::from_json(&line.to_string()).unwrap_or_else(|fault| panic!("{deeds}: {fault}"))
    };
    lines.map(action).collect()
}

/// The same actions, but one second apart.
pub fn actions_apart(deeds: &str) -> impl Iterator<Item = Action> {
    actions(deeds).into_iter().zip(1..).map(|(action, second)| Action { at: second * 1000, ..action })
}

fn lines(deed: &str) -> Vec<Value> {
    if deed.starts_with('{') {
        return vec![serde_json::from_str(deed).expect(deed)];
    }
    let press = |square: Option<&str>| json!({"do": "press", "square": square});
    let release = |square: Option<&str>| json!({"do": "release", "square": square});
    let words: Vec<&str> = deed.split(' ').collect();
    vec![match words[..] {
        ["play", ref moves @ ..] => {
            return moves.iter().map(|text| json!({"do": "move", "text": text})).collect();
        }
        [wait] if wait.starts_with('+') => json!({"do": "tick"}),
        ["w"] => json!({"do": "press-clock", "by": "white"}),
        ["b"] => json!({"do": "press-clock", "by": "black"}),
        ["analysis", on] => json!({"do": "analysis", "on": on == "on"}),
        ["ruling", by] => json!({"do": "pause", "for": "ruling", "by": by}),
        ["promote", to] => json!({"do": "promote", "to": to}),
        ["resign", by] => json!({"do": "resign", "by": by}),
        ["offer", by] => json!({"do": "offer-draw", "by": by}),
        ["decline", by] => json!({"do": "answer-draw", "by": by, "accept": false}),
        ["take-back", by] => json!({"do": "take-back", "by": by}),
        ["keep", by] => json!({"do": "answer-take-back", "by": by, "accept": false}),
        ["add", color, ms] => {
            json!({"do": "adjust-clock", "color": color, "ms": ms.parse::<i64>().expect(ms)})
        }
        ["claim", kind] => json!({"do": "claim", "kind": kind}),
        ["claim", kind, "by", by] => json!({"do": "claim", "kind": kind, "by": by}),
        ["claim", kind, mv] => json!({"do": "claim", "kind": kind, "move": mv}),
        [hand] if hand.len() == 3 && hand.ends_with('?') => press(Some(&hand[..2])),
        [hand] if hand.len() == 3 && hand.starts_with('?') => release(Some(&hand[1..])),
        [hand] if hand.len() == 3 && hand.ends_with('-') => {
            return vec![press(Some(&hand[..2])), release(None)];
        }
        [hand] if hand.len() == 3 && hand.starts_with('-') => {
            return vec![press(None), release(Some(&hand[1..]))];
        }
        [hand] if hand.len() == 2 => return vec![press(Some(hand)), release(Some(hand))],
        [hand] if hand.len() == 4 && !["tick", "hint"].contains(&hand) => {
            return vec![press(Some(&hand[..2])), release(Some(&hand[2..]))];
        }
        [action] => json!({"do": action}),
        _ => panic!("{deed}"),
    }]
}

/// The table after these deeds.
pub fn table(game: &str, deeds: &str) -> Table {
    let mut table = Table::new(setup(game));
    for action in actions(deeds) {
        table.apply(&action);
    }
    table
}

/// The record of a table in PGN, with every line end and run of spaces turned into one space.
pub fn pgn(table: &Table) -> String {
    table.pgn(None).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The answer to the last of these deeds.
pub fn play(game: &str, deeds: &str) -> Value {
    let (mut table, mut last) = (Table::new(setup(game)), Value::Null);
    for (action, line) in actions(deeds).iter().zip(2..) {
        let notices = table.apply(action);
        last = answer(&table, line, &notices);
    }
    last
}

/// The notices of an answer, abbreviated.
pub fn notices(answer: &Value) -> String {
    let all: Vec<String> = answer["notices"].as_array().expect("notices").iter().map(short).collect();
    all.join(", ")
}

fn short(notice: &Value) -> String {
    let text = |key: &str| notice[key].as_str().unwrap_or("-").to_owned();
    let result = |key: &str| notice["result"][key].as_str().unwrap_or("-").to_owned();
    match notice["kind"].as_str().expect("a kind") {
        "ruling" => {
            let bound = notice["bound"].as_array().expect("squares").iter().filter_map(Value::as_str);
            let bound = bound.collect::<Vec<_>>().join(" ");
            let found = if notice["found"] == true { "found" } else { "nothing" };
            let (by, article, mv, whom) = (text("by"), text("article"), text("move"), text("for"));
            let (ms, count) = (&notice["penalty_ms"], &notice["count"]);
            format!("ruling {by} {found} {article} {mv} [{bound}] {ms} {whom} {count}")
        }
        "moved" => format!("moved {}", text("uci")),
        "illegal-move" => format!("illegal-move {}", text("article")),
        "penalty" => format!("penalty {} {}", text("by"), notice["ms"]),
        "refused" => format!("refused {}", text("reason")),
        "ended" => format!("ended {} {}", result("score"), result("by")),
        kind => format!("{kind} {}", notice["square"].as_str().unwrap_or_default()).trim().to_owned(),
    }
}

/// Plays the deeds and compares the notices of the last one.
pub fn check(game: &str, deeds: &str, expected: &str) {
    let told = play(game, deeds);
    assert_eq!(notices(&told), expected, "{game}: {deeds}\n{told}");
}

#[test]
fn scripts_give_their_notices() {
    for [game, deeds, expected] in rows!("scripts") {
        check(game, deeds, expected);
    }
}

/// After an illegal move that has not been ruled on, an engine that analyses gets the position after that move and the
/// moves since then.
#[test]
fn engine_gets_the_position_after_an_illegal_move() {
    let table = table("standard", "e2e4; w; e7e5; b; g1g3; w; b8c6; b; f1c4; w");
    assert_eq!(table.moves().len(), 2, "since the illegal move");
    let (position, _) = table.engine_question(2, 0).replay();
    assert_eq!(position.fen(), table.position().fen());
}
