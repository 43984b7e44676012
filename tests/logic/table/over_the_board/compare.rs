//! One game, played at the table and in the second version of the rules, and the first difference between their
//! answers.

use jadoube::table::{Action, GameSetup, Table, answer};
use serde_json::{Value, json};
use shakmaty::{Color, Role, Square};

use super::model::{Do, Entry, Hand, Model, Rules};
use super::places::Place;

pub struct Game {
    table: Table,
    pub model: Model,
    script: Vec<String>,
    now: i64,
    pub difference: Option<String>,
    /// The model's notices so far.
    pub seen: Vec<String>,
}

fn role(role: Role) -> &'static str {
    match role {
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        _ => "knight",
    }
}

impl Game {
    pub fn new(fen: &str, chess960: bool, laws: &str, rules: Rules) -> Game {
        let clock =
            rules.clock.map(|(base, bonus)| json!({"kind": "fischer", "base_ms": base, "bonus_ms": bonus}));
        let first = json!({"game": {
            "start": {"fen": fen, "chess960": chess960}, "touch": "over-the-board", "clock": clock,
            "laws": {"kind": laws, "supervised": rules.supervised},
            "arbiter": if rules.program { "program" } else { "players" },
        }})
        .to_string();
        let table = Table::new(GameSetup::from_json(&first).expect("a game"));
        let model = Model::new(Place::new(fen, chess960), rules);
        Game { table, model, script: vec![first], now: 0, difference: None, seen: Vec::new() }
    }

    /// Does this deed at the table and in the model, and compares the answers; returns `false` once they have differed
    /// or the game is over. A move that is no longer legal is skipped.
    pub fn apply(&mut self, deed: &Do, wait: i64) -> bool {
        if self.difference.is_some() {
            return false;
        }
        // A move that is no longer legal after a ruling would be read as a hand move.
        let place = &self.model.turn.place;
        if let Do::Move(step) = deed
            && !place.legal().iter().any(|legal| place.uci(legal) == place.uci(step))
        {
            return true;
        }
        self.now += wait;
        let line = self.line(deed);
        let action = Action::from_json(&line).expect(&line);
        self.script.push(line);
        let told = self.table.apply(&action);
        self.model.apply(self.now, deed);
        self.seen.extend(self.model.notices.iter().cloned());
        let told = answer(&self.table, self.script.len(), &told);
        let notices = told["notices"].to_string();
        let (told, expected) = (picked(&told), self.expected());
        if told != expected {
            self.difference = Some(format!(
                "{}\ntable: {told}\nmodel: {expected}\nnotices: {notices}\n",
                self.script.join("\n")
            ));
        }
        self.difference.is_none() && self.model.result.is_none()
    }

    fn line(&self, deed: &Do) -> String {
        let square = |at: &Option<Square>| at.map(|at| at.to_string());
        let name = |color: Color| color.to_string();
        let mut line = match deed {
            Do::Press(at) => json!({"do": "press", "square": square(at)}),
            Do::Release(at) => json!({"do": "release", "square": square(at)}),
            Do::Cancel => json!({"do": "cancel"}),
            Do::Promote(to) => json!({"do": "promote", "to": role(*to)}),
            Do::Move(step) => json!({"do": "move", "text": self.model.turn.place.uci(step)}),
            Do::Squares(from, to) => json!({"do": "move", "text": format!("{from}{to}")}),
            Do::Clock(by) => json!({"do": "press-clock", "by": by.to_string()}),
            Do::ClaimIllegal(by) => json!({"do": "claim", "kind": "illegal-move", "by": by.map(name)}),
            Do::ClaimTouch(by) => json!({"do": "claim", "kind": "touch-move", "by": by.map(name)}),
            Do::ClaimFlag(by) => json!({"do": "claim", "kind": "flag", "by": by.to_string()}),
            Do::Stop { ruling, by } => {
                json!({"do": "pause", "for": ruling.then_some("ruling"), "by": by.filter(|_| *ruling).map(name)})
            }
            Do::Resume => json!({"do": "resume"}),
            Do::Adjust(color, ms) => json!({"do": "adjust-clock", "color": color.to_string(), "ms": ms}),
            Do::Enter(Entry { article, against, minutes, loses }) => {
                let score =
                    against.filter(|_| *loses).map(|by| if by == Color::White { "0-1" } else { "1-0" });
                let add_ms = minutes.map(|[white, black]| json!({"white": white, "black": black}));
                json!({"do": "incident", "article": article, "against": against.map(name), "add_ms": add_ms, "score": score})
            }
            Do::Resign(by) => json!({"do": "resign", "by": by.to_string()}),
            Do::Tick => json!({"do": "tick"}),
        };
        line["at"] = json!(self.now);
        line.to_string()
    }

    fn expected(&self) -> Value {
        let model = &self.model;
        let touched: Vec<String> = model.turn.touched.iter().map(ToString::to_string).collect();
        let in_hand = match model.hand {
            Hand::On(at) => Some(at.to_string()),
            _ => None,
        };
        let clock = model.rules.clock.map(|_| json!({"white": model.clock[1], "black": model.clock[0]}));
        json!({
            "fen": model.turn.place.fen(),
            "turn": model.turn.place.turn.to_string(),
            "touched": touched,
            "in_hand": in_hand,
            "arrangement": model.turn.board.board_fen().to_string(),
            "clock_ms": clock,
            "result": model.result.as_ref().map(|(score, by)| format!("{score} {by}")),
            "notices": model.notices,
        })
    }
}

/// The parts of an answer that are compared.
fn picked(told: &Value) -> Value {
    let notices = told["notices"].as_array().expect("notices").iter().flat_map(notice);
    let result = &told["result"];
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    json!({
        "fen": told["fen"],
        "turn": told["turn"],
        "touched": told["touched"],
        "in_hand": told["in_hand"],
        "arrangement": told["arrangement"],
        "clock_ms": told["clock_ms"],
        "result": if result.is_null() { None } else { Some(format!("{} {}", text(&result["score"]), text(&result["by"]))) },
        "notices": notices.collect::<Vec<String>>(),
    })
}

fn notice(notice: &Value) -> Vec<String> {
    let kind = notice["kind"].as_str().expect("a kind");
    let of = |key: &str| notice[key].as_str().unwrap_or_default().to_owned();
    vec![match kind {
        "ruling" => return ruling(notice),
        "moved" => format!("moved {}", of("uci")),
        "touched" => format!("touched {}", of("square")),
        "illegal-move" => format!("illegal-move {}", of("article")),
        "penalty" => format!("penalty {} {}", of("by"), notice["ms"]),
        "incident" => format!(
            "incident {} {}",
            of("article"),
            if notice["against"].is_null() { "nobody".to_owned() } else { of("against") }
        ),
        "clock-adjusted" => format!("clock-adjusted {} {}", of("color"), notice["ms"]),
        "put-back" | "taken-back" => return Vec::new(),
        _ => kind.to_owned(),
    }]
}

/// A ruling in the form in which the model notes it, followed by the move that departs from the touches, if there is
/// one.
fn ruling(notice: &Value) -> Vec<String> {
    let text = |key: &str, otherwise: &str| notice[key].as_str().unwrap_or(otherwise).to_owned();
    let (article, found) = (text("article", ""), notice["found"] == true);
    let count = notice["count"].as_u64().expect("a number");
    let article = match article.as_str() {
        "7.5.1" if found => "3.x",
        broken if found && broken.starts_with("3.") => "3.x",
        bound if found && (bound.starts_with("4.") || bound == "9.5.3") => "touch",
        other => other,
    };
    let (by, whom) = (text("by", "program"), text("for", "nobody"));
    let told =
        format!("ruling {article} by {by}: {found}, {} for {whom}, number {count}", notice["penalty_ms"]);
    let departing = (article == "touch").then(|| format!("move {}", text("move", "")));
    std::iter::once(told).chain(departing).collect()
}
