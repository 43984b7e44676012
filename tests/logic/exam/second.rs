//! A second version of the rules for the cases. Draw claims and offers, requests for an increment, adjusting and sealed
//! moves are decided here; the model in `table::over_the_board` decides most of the rest.

use jadoube::exam::QuestionKind;
use serde_json::Value;
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, Color, Role, Square};

use crate::table::over_the_board::bonds::{Law, Row, can_mate, dead, won};
use crate::table::over_the_board::model::{Do, Entry, Model, Rules};
use crate::table::over_the_board::places::{Place, Step};
use crate::table::over_the_board::turn::Done;

/// What this version decides.
#[derive(Default)]
pub struct Verdict {
    granted: bool,
    position: &'static str,
    bound: Vec<Square>,
    time: Option<(String, i64)>,
    score: Option<String>,
    /// The articles, any of which can be quoted.
    articles: Vec<String>,
}

impl Verdict {
    /// The right answers, abbreviated: exactly one, unless the question is about the article.
    pub fn answers(&self, ask: QuestionKind) -> Vec<String> {
        let one = match ask {
            QuestionKind::Claim | QuestionKind::Request => {
                if self.granted { "upheld" } else { "rejected" }.to_owned()
            }
            QuestionKind::Position => self.position.to_owned(),
            QuestionKind::Bound if self.bound.is_empty() => "none".to_owned(),
            QuestionKind::Bound => self.bound.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
            QuestionKind::Time => match &self.time {
                Some((color, ms)) => format!("{color} {}", ms / 60_000),
                None => "none".to_owned(),
            },
            QuestionKind::Result => self.score.clone().unwrap_or_else(|| "goes on".to_owned()),
            QuestionKind::Article => return self.articles.clone(),
        };
        vec![one]
    }

    fn refused(article: &str) -> Verdict {
        Verdict { position: "stands", articles: vec![article.to_owned()], ..Verdict::default() }
    }

    fn granted() -> Verdict {
        Verdict { granted: true, position: "stands", ..Verdict::default() }
    }
}

/// The model of hands, the clock and most claims, and the state that it does not cover.
#[allow(clippy::struct_excessive_bools, reason = "independent facts about the game")]
struct Second {
    model: Model,
    adjusting: bool,
    /// Whether a piece was adjusted since the clock was last pressed.
    adjusted: bool,
    /// Whether a piece was adjusted in the turn that ended with that press.
    adjusted_before: bool,
    sealed: Option<String>,
    /// The players who have moved a piece.
    made: Vec<Color>,
    /// The players who have offered a draw since the clock was last pressed.
    offered: Vec<Color>,
    /// The player whose draw offer or request for an increment has not been answered.
    open: Option<Color>,
    increment: bool,
}

/// Plays a script, and rules on its last line.
pub fn rule(script: &str) -> Verdict {
    let lines: Vec<Value> = script.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let mut second = Second::new(&lines[1]["game"]);
    let mut verdict = Verdict::default();
    for line in &lines[2..] {
        verdict = second.step(line);
    }
    let score = second.model.result.as_ref().map(|(score, _)| score.clone());
    Verdict { score: verdict.score.or(score), ..verdict }
}

fn color(value: &Value) -> Color {
    if value == "white" { Color::White } else { Color::Black }
}

fn square(value: &Value) -> Option<Square> {
    value.as_str().map(|text| text.parse().expect("a square"))
}

impl Second {
    fn new(game: &Value) -> Second {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let fen = game["start"]["fen"].as_str().unwrap_or(start);
        let time = |key: &str| game["clock"][key].as_i64().expect("a time");
        let (base, bonus) = (time("base_ms"), time("bonus_ms"));
        let minutes = (base + 60 * bonus) / 60_000;
        let supervised = game["laws"]["supervised"] == true;
        let (standard, rapid) = (minutes >= 60, minutes > 10 && minutes < 60);
        let rules = Rules { standard, rapid, supervised, program: false, clock: Some((base, bonus)) };
        let mut model = Model::new(Place::new(fen, false), rules);
        model.clock = [base + bonus; 2];
        Second {
            model,
            adjusting: false,
            adjusted: false,
            adjusted_before: false,
            sealed: None,
            made: Vec::new(),
            offered: Vec::new(),
            open: None,
            increment: false,
        }
    }

    fn step(&mut self, line: &Value) -> Verdict {
        let at = line["at"].as_i64().expect("a time");
        let by = color(&line["by"]);
        match line["do"].as_str().expect("a deed") {
            "press" | "release" if self.adjusting => {
                self.adjusted = true;
                Verdict::granted()
            }
            "press" => self.deed(at, &Do::Press(square(&line["square"]))),
            "release" => self.deed(at, &Do::Release(square(&line["square"]))),
            "promote" => {
                let role = match line["to"].as_str() {
                    Some("knight") => Role::Knight,
                    Some("bishop") => Role::Bishop,
                    Some("rook") => Role::Rook,
                    _ => Role::Queen,
                };
                self.deed(at, &Do::Promote(role))
            }
            "press-clock" => {
                self.offered.clear();
                self.adjusted_before = std::mem::take(&mut self.adjusted);
                self.deed(at, &Do::Clock(by))
            }
            "resign" => self.deed(at, &Do::Resign(by)),
            "incident" => {
                let against = Some(color(&line["against"]));
                let entry = Entry { article: "7.5.4", against, minutes: None, loses: false };
                let verdict = self.deed(at, &Do::Enter(entry));
                Verdict { articles: vec![entry.article.to_owned()], ..verdict }
            }
            "claim" => self.claim(at, line),
            "jadoube" if !self.adjusting && !self.model.turn.touched.is_empty() => Verdict::refused("4.2.1"),
            "jadoube" => {
                self.adjusting = !self.adjusting;
                Verdict::granted()
            }
            "dead-position" if dead(&self.model.turn.place) => Verdict::granted(),
            "dead-position" => Verdict::refused("5.2.2"),
            "seal" => {
                self.sealed = line["text"].as_str().map(str::to_owned);
                Verdict::granted()
            }
            "resume" => self.open_envelope(),
            "offer-draw" => self.offer(by),
            "request-increment" if self.left(at, by) >= 120_000 => Verdict::refused("III.4"),
            "request-increment" => {
                (self.open, self.increment) = (Some(by), true);
                Verdict::granted()
            }
            "answer-draw" => self.answer(by, line["accept"] == true),
            "approve" => Verdict::granted(),
            other => panic!("{other} is not of the cases"),
        }
    }

    /// A player's remaining time, in milliseconds.
    fn left(&mut self, at: i64, by: Color) -> i64 {
        self.model.apply(at, &Do::Tick);
        self.model.clock[by as usize]
    }

    /// Does a deed in the model, and returns what the model decides.
    fn deed(&mut self, at: i64, deed: &Do) -> Verdict {
        self.model.apply(at, deed);
        let model = &self.model;
        let notices = &model.notices;
        if notices.iter().any(|notice| notice.starts_with("touched")) && self.open == Some(!model.mover()) {
            self.open = None;
        }
        if model.turn.board != model.turn.place.board && !self.made.contains(&model.mover()) {
            self.made.push(model.mover());
        }
        let told = |notice: &str| notices.iter().any(|other| other.starts_with(notice));
        let mut verdict = Verdict { granted: !told("refused"), position: "stands", ..Verdict::default() };
        if told("restored") || told("claim-correct") && matches!(deed, Do::ClaimTouch(_)) {
            verdict.position = "restored";
        } else if told("illegal-move 7.5.2") {
            verdict.position = "queen";
        }
        if let Some((article, found, time)) = notices.iter().find_map(|notice| ruling(notice)) {
            (verdict.granted, verdict.time) = (found, time);
            verdict.articles = vec![article];
        } else if let Some(penalty) = notices.iter().find_map(|notice| notice.strip_prefix("penalty ")) {
            let (by, ms) = penalty.split_once(' ').expect("a time");
            let whom = if by.eq_ignore_ascii_case("white") { Color::Black } else { Color::White };
            verdict.time = Some((whom.to_string(), ms.parse().expect("a time")));
        } else if let Some((_, by)) = &model.result {
            verdict.articles = vec![ending(by).to_owned()];
        }
        if matches!(deed, Do::ClaimTouch(_)) {
            if verdict.granted {
                self.bind(&mut verdict);
            } else if verdict.articles == ["4.3"] {
                verdict.articles = vec![self.why_free().to_owned()];
            }
        }
        verdict
    }

    /// Adds to the verdict what must be moved or taken, and by which article.
    fn bind(&self, verdict: &mut Verdict) {
        let turn = &self.model.turn;
        let (law, left) = (Law::new(&turn.place, &turn.touched), turn.allowed());
        let in_all = |at: &Square| {
            left.iter().all(|step| step.from == *at || step.captured == Some(*at) || step.rook == Some(*at))
        };
        verdict.bound = turn.touched.iter().copied().filter(in_all).collect();
        verdict.bound.sort();
        verdict.articles =
            law.articles(&turn.place, &turn.touched).into_iter().flatten().map(str::to_owned).collect();
        if turn.released.is_some() && law.left.len() > left.len() && law.row != Row::T7 {
            verdict.articles = vec!["4.7".to_owned()];
        }
    }

    /// The article that says why the last move did not break touch-move: 4.2.1 if a piece was adjusted in that turn;
    /// 4.5 if the move left touched pieces alone, none of which could be moved or taken; otherwise 4.3.
    fn why_free(&self) -> &'static str {
        if self.adjusted_before {
            return "4.2.1";
        }
        let Some(Done { turn, step: Some(step), .. }) = self.model.done.last() else { return "4.3" };
        let is_in =
            |at: Square, step: &Step| step.from == at || step.captured == Some(at) || step.rook == Some(at);
        let legal = turn.place.legal();
        let mut others = turn.touched.iter().filter(|at| !is_in(**at, step)).peekable();
        let has_others = others.peek().is_some();
        let is_bound = others.any(|at| legal.iter().any(|step| is_in(*at, step)));
        if has_others && !is_bound { "4.5" } else { "4.3" }
    }

    fn claim(&mut self, at: i64, line: &Value) -> Verdict {
        // If the arbiter notices the fault, the player to move counts as the claimant.
        let by = if line["by"].is_null() { self.model.mover() } else { color(&line["by"]) };
        match line["kind"].as_str().expect("a kind") {
            "illegal-move" => self.deed(at, &Do::ClaimIllegal(Some(by))),
            "flag" => self.deed(at, &Do::ClaimFlag(by)),
            "touch-move" => {
                // Only a move that complied with touch-move could have ended the game (5.1.1).
                self.model.result = None;
                if !self.model.turn.touched.is_empty() {
                    return Verdict::refused("4.8");
                }
                self.deed(at, &Do::ClaimTouch(Some(by)))
            }
            "threefold" | "fifty-moves" if !self.model.turn.touched.is_empty() => Verdict::refused("9.4"),
            kind => {
                let turn = &self.model.turn;
                let intended = line["move"].as_str().map(|text| {
                    let legal = turn.place.legal();
                    let step = legal.into_iter().find(|step| turn.place.uci(step) == text);
                    turn.place.play(&step.expect("a legal move"))
                });
                let places: Vec<&Place> = [&turn.place].into_iter().chain(&intended).collect();
                let times = |place: &Place| {
                    let before = turn.keys.iter().filter(|key| **key == place.key()).count();
                    before + usize::from(intended.is_some() && place.key() != turn.place.key())
                };
                let (is_true, article) = match kind {
                    "threefold" => (places.iter().any(|place| times(place) >= 3), "9.2"),
                    _ => (places.iter().any(|place| place.halfmoves >= 100), "9.3"),
                };
                if is_true {
                    let (score, articles) = (Some("1/2-1/2".to_owned()), vec![article.to_owned()]);
                    return Verdict { score, articles, ..Verdict::granted() };
                }
                let time = Some(((!by).to_string(), self.model.rules.penalty()));
                Verdict { time, ..Verdict::refused("9.5.3") }
            }
        }
    }

    /// Guideline I.8: a sealed move that is illegal or ambiguous loses, unless the opponent can't mate.
    fn open_envelope(&mut self) -> Verdict {
        let place = &self.model.turn.place;
        let sealed = self.sealed.take().expect("a sealed move");
        let fen: Fen = place.fen().parse().expect("a position");
        let position: Chess = fen.into_position(CastlingMode::Standard).expect("a legal position");
        let san: SanPlus = sealed.parse().expect("a move");
        if san.san.to_move(&position).is_ok() {
            return Verdict::granted();
        }
        let score = if can_mate(place, !place.turn) { won(!place.turn) } else { "1/2-1/2".to_owned() };
        Verdict { score: Some(score), ..Verdict::refused("I.8") }
    }

    /// Decides on a draw offer (5.2.3, 9.1, 11.5).
    fn offer(&mut self, by: Color) -> Verdict {
        if self.made.len() < 2 {
            return Verdict::refused("5.2.3");
        }
        if self.offered.contains(&by) {
            return Verdict::refused("11.5");
        }
        self.offered.push(by);
        self.open = Some(by);
        Verdict::granted()
    }

    fn answer(&mut self, by: Color, accepts: bool) -> Verdict {
        if self.open.take() != Some(!by) {
            return Verdict::refused("");
        }
        if accepts {
            return Verdict { score: Some("1/2-1/2".to_owned()), ..Verdict::granted() };
        }
        let time = self.increment.then(|| (by.to_string(), 120_000));
        Verdict { time, ..Verdict::granted() }
    }
}

/// The player who is given time, and the time in milliseconds; `None` if nobody is.
type TimeGiven = Option<(String, i64)>;

/// Parses a ruling of the model, such as `ruling 6.9 by black: true, 0 for nobody, number 0`. Returns the article,
/// whether what was claimed was found, and the time given.
fn ruling(notice: &str) -> Option<(String, bool, TimeGiven)> {
    let (article, rest) = notice.strip_prefix("ruling ")?.split_once(" by ")?;
    let (_, rest) = rest.split_once(": ")?;
    let (found, rest) = rest.split_once(", ")?;
    let (ms, rest) = rest.split_once(" for ")?;
    let (whom, _) = rest.split_once(',')?;
    let time = (whom != "nobody").then(|| (whom.to_owned(), ms.parse().expect("a time")));
    Some((article.to_owned(), found == "true", time))
}

/// The article of an ending; empty for an ending that is not listed.
fn ending(by: &str) -> &'static str {
    match by {
        "checkmate" => "5.1.1",
        "stalemate" => "5.2.1",
        "dead-position" => "5.2.2",
        "fivefold" => "9.6.1",
        "seventy-five-moves" => "9.6.2",
        "resignation" | "resignation-without-mate" => "5.1.2",
        "kings-in-check" => "A.5.4",
        _ => "",
    }
}
