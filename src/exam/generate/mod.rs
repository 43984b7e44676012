//! Generates cases from seeds. A case consists of a position from a random game or a random endgame, what the players
//! then do, and a claim or another deed to decide on. The table rules on these cases as it does on those in
//! `assets/cases`.
//!
//! If few positions fit a kind of case, the kind is drawn first, and then several positions are tried for it, so that
//! it is not rarer than intended. The choice of questions must not give the answers away; see [`Draft::case`].
//!
//! Questions that the Laws leave open are not asked: which article applies when pieces of both colours were touched and
//! the first own piece can't take the first piece of the other colour (4.3.2 or 4.3.3), when a claim of touch-move is
//! wrong because a touched piece was moved or taken as required, when a claim of an illegal move is wrong but not late,
//! or when an illegal move breaks two rules.

mod agreements;
mod castling;
mod claims;
mod endings;
mod fast;
mod flags;
mod illegal;
mod offences;
mod positions;
mod promotion;
mod scene;
mod sealed;
mod seventy_five;
mod touch;

use super::{Answer, Case, Chance, Hearing, QuestionKind, Topic};
use crate::game::Ruling;
use crate::rules::{Bitboard, Move, Square};
use crate::table::{ClaimKind, Deed};
use scene::Scene;

/// The maximum number of attempts to find a case for each seed.
const TRIES: u64 = 500;

/// The number of positions that are usually tried for a kind of case before another kind is drawn.
const POSITIONS: usize = 60;

/// The maximum number of articles to choose from.
const ARTICLES: usize = 5;

/// The number of pieces to choose from.
const PIECES: usize = 3;

/// The articles on draws by claim and on wrong claims. For a draw claim, as many of them as possible are offered, so
/// that the choices tell as little as possible about the ruling.
const DRAW_CLAIM: [&str; 3] = ["9.2", "9.3", "9.5.3"];

/// The percentage of attempts above level 0 in which the article is asked for instead of the ruling, on topics where
/// only one of them may be asked for.
const ARTICLE_PERCENT: usize = 30;

impl Topic {
    /// Whether generated cases on this topic are offered at this level. Cases with blind players would differ from
    /// other cases only in their wording. Draw claims, sealed moves, and rapid and blitz are not for beginners.
    pub const fn is_generated(self, level: u8) -> bool {
        match self {
            Topic::Blind => false,
            Topic::Fast | Topic::Claims | Topic::Adjourned => level > 0,
            Topic::Touch
            | Topic::Castling
            | Topic::Promotion
            | Topic::Illegal
            | Topic::Flags
            | Topic::Endings
            | Topic::Agreement => true,
        }
    }
}

/// The case that this seed gives for this topic and level (0 to 3); `None` if no cases are generated on the topic, or
/// if no attempt gives a case.
pub fn generate(seed: u64, topic: Topic, level: u8) -> Option<Case> {
    let draft = match topic {
        Topic::Touch => touch::draft,
        Topic::Castling => castling::draft,
        Topic::Promotion => promotion::draft,
        Topic::Illegal => illegal::draft,
        Topic::Fast => fast::draft,
        Topic::Flags => flags::draft,
        Topic::Claims => claims::draft,
        Topic::Endings => endings::draft,
        Topic::Adjourned => sealed::draft,
        Topic::Agreement => agreements::draft,
        Topic::Blind => return None,
    };
    (0..TRIES).find_map(|attempt| {
        let mut chance = Chance::new(seed.wrapping_mul(TRIES).wrapping_add(attempt));
        let case = draft(&mut chance, level.max(1))?.case(topic, level, &mut chance)?;
        Some(Case { name: format!("{}-{level}-{seed}", topic.name()), ..case })
    })
}

/// A scene that ends with a decision, and the questions about it.
struct Draft {
    scene: Scene,
    asks: Vec<QuestionKind>,
    /// The articles from which the wrong choices are drawn.
    articles: &'static [&'static str],
    /// The article to quote instead of the table's; `None` to quote the table's.
    article: Option<&'static str>,
}

impl Draft {
    fn new(scene: Scene, asks: &[QuestionKind], articles: &'static [&'static str]) -> Draft {
        Draft { scene, asks: asks.to_vec(), articles, article: None }
    }

    fn decided_by(self, article: &'static str) -> Draft {
        Draft { article: Some(article), ..self }
    }

    /// The case. It is `None` if there is no question, if a question has only one answer to choose from, or if too few
    /// pieces can be offered. It is also `None` if the article is to be asked for, but the draft does not ask for it,
    /// the table quotes none, or the Laws leave the article open.
    ///
    /// Rulings on draw claims always quote an article. Many others quote none, so that a question about the article
    /// would give the ruling away. In any other case that asks for the article, the only other question can therefore
    /// be which piece must be moved or taken.
    fn case(self, topic: Topic, level: u8, chance: &mut Chance) -> Option<Case> {
        let mut asks = self.asks;
        let has_articles = !matches!(topic, Topic::Claims | Topic::Flags | Topic::Adjourned);
        if level == 0 {
            asks.retain(|ask| {
                matches!(ask, QuestionKind::Claim | QuestionKind::Request | QuestionKind::Result)
            });
            asks.truncate(1);
        } else if has_articles && chance.often(ARTICLE_PERCENT) {
            asks.contains(&QuestionKind::Article).then_some(())?;
            asks.retain(|ask| matches!(ask, QuestionKind::Article | QuestionKind::Bound));
        } else if has_articles {
            asks.retain(|ask| *ask != QuestionKind::Article);
        }
        let Scene { setup, actions, told_from, .. } = self.scene;
        if matches!(actions.last()?.deed, Deed::Claim { by: None, .. }) {
            // Without a claimant, there is no claim to ask about: the arbiter has seen the illegal move.
            asks.retain(|ask| *ask != QuestionKind::Claim);
        }
        let (name, articles, pieces) = (String::new(), Vec::new(), Vec::new());
        let mut case = Case {
            name,
            topic,
            level,
            article: self.article,
            asks,
            articles,
            pieces,
            setup,
            actions,
            told_from: Some(told_from),
        };
        let hearing = case.hear();
        if hearing.questions.iter().any(|question| question.ask == QuestionKind::Bound) {
            case.pieces = offered_pieces(&hearing, chance)?;
        }
        let article = hearing.questions.iter().find(|question| question.ask == QuestionKind::Article);
        if let Some(Answer::Article(quoted)) = article.map(|question| &question.right) {
            if quoted.is_empty() || case.is_article_open(hearing.ruling()) {
                return None;
            }
            // Parts of the quoted article, articles that it is part of, and articles on which the explanation also
            // rests would be right too, so they are not offered as wrong answers.
            let is_as_right = |other: &str| {
                quoted.starts_with(other)
                    || other.starts_with(quoted.as_str())
                    || case.explanation_rests_on(&hearing, quoted, other)
            };
            let mut others: Vec<&str> =
                self.articles.iter().copied().filter(|other| !is_as_right(other)).collect();
            chance.shuffle(&mut others);
            others.sort_by_key(|other| !DRAW_CLAIM.contains(other) || case.claimed_draw().is_none());
            case.articles = others.into_iter().take(ARTICLES - 1).map(str::to_owned).collect();
        }
        let questions = case.hear().questions;
        (!questions.is_empty() && questions.iter().all(|one| one.choices.len() > 1)).then_some(case)
    }
}

/// The squares of the pieces that are offered. Those that must be moved or taken are chosen first, then touched ones,
/// then others that can be moved or taken. Their number must not give the ruling away, so it is always the same; `None`
/// if there are too few. The first two are also offered together. If the ruling names pieces, any other piece is left
/// out if each of the moves still allowed would move or take it, because it would be an equally right answer.
fn offered_pieces(hearing: &Hearing, chance: &mut Chance) -> Option<Vec<Square>> {
    let right = hearing.ruling().map(|ruling| ruling.bound).unwrap_or_default();
    let position = hearing.position_of_turn();
    let movable = position.legal_moves().into_iter();
    let movable = movable.flat_map(|mv| [Some(mv.from()), position.taken_by(mv)]).flatten().collect();
    let remaining = hearing.after.allowed();
    let is_as_right = |square: Square| {
        let involves = |mv: &Move| mv.from() == square || position.taken_by(*mv) == Some(square);
        right.any() && !right.has(square) && remaining.iter().all(involves)
    };
    let mut pieces: Vec<Square> = Vec::new();
    let touched: Bitboard = hearing.touched.iter().copied().collect();
    for squares in [right, touched & position.board().occupied(), movable] {
        let is_new = |square: &Square| !pieces.contains(square) && !is_as_right(*square);
        let mut more: Vec<Square> = squares.into_iter().filter(is_new).collect();
        chance.shuffle(&mut more);
        pieces.extend(more);
    }
    pieces.truncate(PIECES);
    if !right.many() {
        chance.shuffle(&mut pieces);
    }
    (pieces.len() == PIECES).then_some(pieces)
}

impl Case {
    /// The article on the draw that is claimed; `None` for any other decision.
    fn claimed_draw(&self) -> Option<&'static str> {
        match self.decision() {
            Some(Deed::Claim { kind: ClaimKind::Threefold, .. }) => Some("9.2"),
            Some(Deed::Claim { kind: ClaimKind::FiftyMoves, .. }) => Some("9.3"),
            _ => None,
        }
    }

    /// Whether the explanation of a ruling under `quoted` rests on this other article too.
    fn explanation_rests_on(&self, hearing: &Hearing, quoted: &str, other: &str) -> bool {
        match other {
            // If a draw claim is wrong, the conditions of that draw are not met.
            "9.2" | "9.3" => quoted == "9.5.3" && self.claimed_draw() == Some(other),
            // The pieces that were touched first could not be moved or taken.
            "4.5" => {
                hearing.ruling().is_some_and(|ruling| ruling.is_found)
                    && !hearing.touched_in_vain().is_empty()
            }
            // Article 7.5.1 takes back a move that breaks a rule of Article 3.
            "7.5.1" => quoted.starts_with("3."),
            _ => false,
        }
    }

    /// Whether the Laws leave open which article to quote with this ruling.
    fn is_article_open(&self, ruling: Option<&Ruling>) -> bool {
        match (self.decision(), ruling) {
            _ if self.article.is_some() => false,
            (Some(Deed::Claim { kind: ClaimKind::TouchMove, .. }), Some(ruling)) => !ruling.is_found,
            (Some(Deed::Claim { kind: ClaimKind::IllegalMove, .. }), Some(ruling)) => {
                !ruling.is_found && ruling.article != "A.5.2" || ruling.article == "7.5.1"
            }
            _ => false,
        }
    }
}
