//! A case: a script that ends with a decision, and the questions that are asked about that decision.

use serde::Deserialize;
use serde_json::json;

use super::question::{Answer, Question, QuestionKind, ruling, table_answer};
use crate::game::Ruling;
use crate::record::GameResult;
use crate::rules::{Color, Move, Position, Square, named};
use crate::table::{Action, Deed, GameSetup, Notice, Table};

named! {
    /// What a case is about.
    pub enum Topic {
        /// The duties of a player who has touched or released pieces (4.1 to 4.8).
        Touch = "touch",
        /// Castling (3.8, 4.4, 7.5.4).
        Castling = "castling",
        /// Promotion (3.7.3, 7.5.2, A.5.4).
        Promotion = "promotion",
        /// Illegal moves in games at the standard pace (7.5).
        Illegal = "illegal",
        /// Rapid and blitz (Appendices A and B).
        Fast = "fast",
        /// Fallen flags (6.8, 6.9).
        Flags = "flags",
        /// Draws by claim (9.2 to 9.5).
        Claims = "claims",
        /// How a game ends (5, 9.6).
        Endings = "endings",
        /// Sealed moves (Guideline I).
        Adjourned = "adjourned",
        /// Draw offers (9.1), the signed result (8.7) and requests for an increment (Guideline III).
        Agreement = "agreement",
        /// Blind and partially sighted players (Appendix D).
        Blind = "blind",
    }
}

/// A case to rule on.
#[derive(Clone, Debug)]
pub struct Case {
    /// The name of the file without its extension; the key of the case's message is `case-` followed by this name. A
    /// generated case is named after its topic, level and seed.
    pub name: String,
    pub topic: Topic,
    /// From 0, for beginners, to 3, for arbiters.
    pub level: u8,
    /// The article to quote instead of the table's; `None` to quote the table's.
    pub article: Option<&'static str>,
    pub(super) asks: Vec<QuestionKind>,
    /// Articles that are offered as answers besides the one that decides the case.
    pub(super) articles: Vec<String>,
    /// The squares of the pieces that are offered as answers; the first two pieces are also offered together. If the
    /// list is empty, the touched pieces are offered, each alone and all together.
    pub(super) pieces: Vec<Square>,
    pub(super) setup: GameSetup,
    pub(super) actions: Vec<Action>,
    /// The index of the first action that the story tells; `None` for a case with a message of its own.
    pub(super) told_from: Option<usize>,
}

/// The reason why a file can't be read as a case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaseError {
    /// The number of the line in the file, counted from 1.
    pub line: usize,
    /// A description, in English, of what was found or expected in that line.
    pub fault: String,
}

/// The articles that a file can name as the one that decides the case.
const DECIDING: &[&str] = &[
    "1.4.1", "3.7.3.1", "3.7.3.3", "3.7.3.4", "3.8.2.2", "4.2.1", "4.3.2", "4.5", "5.1.1", "6.9", "7.5.4",
    "8.7", "9.1.2.1", "9.2.3", "D.2.2", "D.2.8", "III.4",
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstLine {
    case: Header,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    topic: Topic,
    level: u8,
    asks: Vec<QuestionKind>,
    #[serde(default)]
    article: Option<String>,
    #[serde(default)]
    articles: Vec<String>,
    #[serde(default)]
    pieces: Vec<String>,
}

/// A case that was played, including its decision.
pub struct Hearing {
    /// The table before the decision.
    pub before: Table,
    /// The table after the decision.
    pub after: Table,
    /// The notices with which the table answered the decision.
    pub notices: Vec<Notice>,
    /// The squares of the pieces that were touched or adjusted between the last two legal moves before the decision, or
    /// up to the only one, in the order in which they were first touched or adjusted.
    pub touched: Vec<Square>,
    pub questions: Vec<Question>,
    /// When the decision is made, in milliseconds since the game began.
    pub decided_at: u64,
}

impl Hearing {
    /// The table after the decision if `is_decided`, otherwise the table before it.
    pub fn table(&self, is_decided: bool) -> &Table {
        if is_decided { &self.after } else { &self.before }
    }

    /// The ruling with which the table answered the decision; `None` if the answer has none.
    pub fn ruling(&self) -> Option<&Ruling> {
        ruling(&self.notices)
    }

    /// Whether these are the right answers to all questions.
    pub fn is_right(&self, answers: &[Option<Answer>]) -> bool {
        let mut given = answers.iter().zip(&self.questions);
        answers.len() == self.questions.len()
            && given.all(|(answer, question)| answer.as_ref() == Some(&question.right))
    }

    /// The squares in [`Hearing::touched`] before the first one whose piece can legally be moved or taken (4.5). If
    /// there is no such piece, these are all the squares.
    pub fn touched_in_vain(&self) -> Vec<Square> {
        let position = self.position_of_turn();
        let legal = position.legal_moves();
        let obeys = |mv: &Move, square| {
            mv.from() == square
                || position.taken_by(*mv) == Some(square)
                || mv.is_castling() && mv.to() == square
        };
        let is_in_vain = |square: &Square| !legal.iter().any(|mv| obeys(mv, *square));
        self.touched.iter().copied().take_while(is_in_vain).collect()
    }

    /// The position before the last of [`Table::moves`] at the decision, or the current position if there are none. For
    /// a claim of touch-move, [`Hearing::touched`] names the squares of the touched pieces in this position.
    pub fn position_of_turn(&self) -> &Position {
        self.before.position_after(self.before.moves().len().saturating_sub(1))
    }
}

impl Case {
    /// Reads a file. It consists of a line about the case, a line with the game settings and a line for each action.
    /// The last action is the decision.
    ///
    /// # Errors
    /// A line is invalid or missing.
    pub fn read(name: &str, text: &str) -> Result<Case, CaseError> {
        let mut lines = text.lines().zip(1..);
        let mut next = |line, expected: &str| {
            lines.next().ok_or_else(|| CaseError { line, fault: format!("expected {expected}") })
        };
        let (first, line) = next(1, "a case")?;
        let FirstLine { case } =
            serde_json::from_str(first).map_err(|error| CaseError { line, fault: error.to_string() })?;
        let (game, line) = next(2, "a game")?;
        let setup = GameSetup::from_json(game).map_err(|fault| CaseError { line, fault })?;
        let action =
            |(text, line): (&str, usize)| Action::from_json(text).map_err(|fault| CaseError { line, fault });
        let actions = lines.map(action).collect::<Result<Vec<_>, _>>()?;
        if actions.is_empty() {
            return Err(CaseError { line: 3, fault: "expected an action".to_owned() });
        }
        let piece = |text: &String| text.parse().map_err(|_| CaseError { line: 1, fault: text.clone() });
        let pieces = case.pieces.iter().map(piece).collect::<Result<Vec<Square>, _>>()?;
        let known = |text: String| {
            let known = DECIDING.iter().copied().find(|known| *known == text);
            known.ok_or(CaseError { line: 1, fault: text })
        };
        let article = case.article.map(known).transpose()?;
        let Header { topic, level, asks, articles, .. } = case;
        Ok(Case {
            name: name.to_owned(),
            topic,
            level,
            article,
            asks,
            articles,
            pieces,
            setup,
            actions,
            told_from: None,
        })
    }

    /// The game settings.
    pub fn setup(&self) -> &GameSetup {
        &self.setup
    }

    /// The last deed, on which the arbiter decides.
    pub fn decision(&self) -> Option<&Deed> {
        self.actions.last().map(|action| &action.deed)
    }

    /// The text of a file from which [`Case::read`] reads the case. The name of the case and the beginning of its story
    /// are not part of it.
    pub fn script(&self) -> String {
        let named = |asks: &[QuestionKind]| asks.iter().map(|ask| ask.name()).collect::<Vec<_>>();
        let Case { level, article, articles, .. } = self;
        let (topic, asks) = (self.topic.name(), named(&self.asks));
        let pieces: Vec<String> = self.pieces.iter().map(Square::to_string).collect();
        let case = json!({
            "case": {
                "topic": topic, "level": level, "asks": asks,
                "article": article, "articles": articles, "pieces": pieces,
            }
        });
        let actions = self.actions.iter().map(Action::to_json);
        [case.to_string(), self.setup.to_json()].into_iter().chain(actions).collect::<Vec<_>>().join("\n")
    }

    /// Whether a player says "j'adoube".
    pub fn has_jadoube(&self) -> bool {
        self.actions.iter().any(|action| matches!(action.deed, Deed::Jadoube))
    }

    /// Whether the case is for beginners. Such a case asks one question, in simple words and with at most three
    /// answers.
    pub const fn is_simple(&self) -> bool {
        self.level == 0
    }

    /// The player whose win is left out of the answers that are offered to beginners. `before` is the table before the
    /// decision.
    fn unlikely_winner(&self, before: &Table, right: &Answer) -> Color {
        let mover = before.position().turn();
        match (right, self.decision()) {
            (Answer::Result(GameResult::Won(winner)), _) => !*winner,
            // In these cases, the player having the move resigns, or has sealed the move in the envelope, and so can't
            // win.
            (_, Some(Deed::Resign { .. } | Deed::Resume { .. })) => mover,
            _ => !mover,
        }
    }

    /// Plays the script, and lets the table decide.
    pub fn hear(&self) -> Hearing {
        let mut table = Table::new(self.setup.clone());
        let (mut touched, mut last_touched) = (Vec::new(), Vec::new());
        let decision = self.actions.len().saturating_sub(1);
        for action in &self.actions[..decision] {
            for notice in table.apply(action) {
                match notice {
                    Notice::Touched(square) | Notice::Adjusted(square) if !touched.contains(&square) => {
                        touched.push(square);
                    }
                    Notice::Moved { .. } => last_touched = std::mem::take(&mut touched),
                    _ => {}
                }
            }
        }
        let before = table.clone();
        let notices = self.actions.last().map_or_else(Vec::new, |action| table.apply(action));
        let (pieces, pair) = match &self.pieces[..] {
            [] => (last_touched.iter().copied().collect(), last_touched.iter().copied().collect()),
            offered => (offered.iter().copied().collect(), offered.iter().take(2).copied().collect()),
        };
        let question = |&ask: &QuestionKind| {
            let right = self
                .article
                .filter(|_| ask == QuestionKind::Article)
                .map(|article| Answer::Article(article.to_owned()));
            let right = right.unwrap_or_else(|| table_answer(ask, &table, &notices));
            let mut question = Question::new(ask, right, &self.articles, pieces, pair);
            if self.is_simple() {
                let unlikely =
                    Answer::Result(GameResult::Won(self.unlikely_winner(&before, &question.right)));
                question.choices.retain(|choice| *choice != unlikely);
            }
            question
        };
        let questions = self.asks.iter().map(question).collect();
        let decided_at = self.actions.last().map_or(0, |action| action.at);
        Hearing { before, after: table, notices, touched: last_touched, questions, decided_at }
    }
}
