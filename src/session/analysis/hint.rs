//! A hint for the side to move: first the piece to look at, then, on a second request, its move. A beginner who has
//! just blundered is offered a hint.
//!
//! For how deep the analyst must look, see `session::inquiry`.

use std::time::Duration;

use super::{Analysts, Line, PositionValue, Purpose};
use crate::engine::Analyst;
use crate::rules::{Color, Move};
use crate::session::inquiry::{Effort, Finding, Inquiry};
use crate::session::{Session, Wake};
use crate::table::{Seat, Table};

/// How much worse, in centipawns, a beginner's position must be after a move and the reply for a hint to be offered.
const BLUNDER: i32 = 200;
/// Evaluations beyond this number of centipawns, for either side, count as this number: the game is won or lost anyway.
const DECIDED: i32 = 1000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintState {
    /// The hint is not ready yet.
    Sought,
    /// Only the piece of this move is shown.
    Piece(Move),
    Move(Move),
    /// The search ended without a line that is deep enough.
    TooShallow,
}

/// The hint for the current position, if one was requested, and what the analyst found about the latest positions.
#[derive(Default)]
pub struct Hints {
    hint: Option<Hint>,
    /// The analyst, created for the first position in which a hint may be asked for.
    analyst: Option<Box<dyn Analyst>>,
    /// The moves of the game up to the position that the analyst looks at, and the inquiry about that position.
    asked: Option<(Vec<Move>, Inquiry)>,
    /// What the analyst found about the latest positions, each with the moves of the game up to that position; the
    /// latest last.
    findings: Vec<(Vec<Move>, Finding)>,
}

struct Hint {
    /// The number of plies made when the hint was requested.
    moves: usize,
    state: HintState,
}

impl Hints {
    /// Starts the search for a hint.
    pub fn begin(&mut self, table: &Table, now: Duration, analysts: &Analysts, wake: &Wake) {
        let moves = moves(table);
        self.findings.retain(|(about, finding)| *about != moves || finding.is_some());
        self.asked.take_if(|(about, _)| *about != moves);
        self.hint = Some(Hint { moves: moves.len(), state: HintState::Sought });
        self.ask(table, now, analysts, wake);
    }

    /// Drops results that are no longer needed, lets the analyst look at a beginner's position, and returns the result
    /// of a hint request once, when the result is ready.
    pub fn tick(
        &mut self,
        table: &Table,
        now: Duration,
        analysts: &Analysts,
        wake: &Wake,
    ) -> Option<HintState> {
        if table.result().is_some() || !table.allows_help() {
            *self = Hints::default();
            return None;
        }
        let moves = moves(table);
        // A beginner's position is compared with the one two plies earlier.
        let is_compared = beginner(table).is_some();
        let is_useful = |about: &[Move]| {
            about == moves || is_compared && moves.starts_with(about) && about.len() + 2 >= moves.len()
        };
        self.hint.take_if(|hint| hint.moves != moves.len());
        self.findings.retain(|(about, _)| is_useful(about));
        if self.asked.take_if(|(about, _)| !is_useful(about)).is_some() {
            self.stop();
        }
        let found = |(about, inquiry): &(Vec<Move>, Inquiry)| Some((about.clone(), inquiry.finding(now)?));
        if let Some(found) = self.asked.as_ref().and_then(found) {
            self.asked = None;
            self.stop();
            self.findings.push(found);
        }
        if table.allows_hint() {
            self.analyst.get_or_insert_with(|| analysts(Purpose::Judgement));
            if is_compared && !moves.is_empty() && table.position().is_regular() {
                self.ask(table, now, analysts, wake);
            }
        }
        // Once touch-move binds the player, the hint could be for another piece.
        let is_sought = |hint: &&mut Hint| hint.state == HintState::Sought && table.allows_hint();
        let hint = self.hint.as_mut().filter(is_sought)?;
        let (_, finding) = self.findings.iter().find(|(about, _)| *about == moves)?;
        hint.state = finding.as_ref().map_or(HintState::TooShallow, |line| HintState::Piece(line.first()));
        Some(hint.state)
    }

    /// The maximum time until the search ends; `None` if no search is running.
    pub fn wake_after(&self, now: Duration) -> Option<Duration> {
        self.asked.as_ref().map(|(_, inquiry)| inquiry.time_left(now))
    }

    /// Whether a hint is offered unasked: hints are allowed, and the last move of a beginner was a blunder.
    pub fn is_offered(&self, table: &Table) -> bool {
        let Some(person) = beginner(table).filter(|_| table.allows_hint()) else { return false };
        let moves = moves(table);
        let value = |back: usize| {
            let before = moves.get(..moves.len().checked_sub(back)?)?;
            let (_, finding) = self.findings.iter().find(|(about, _)| about == before)?;
            Some(value(finding.as_ref()?, person))
        };
        value(2).zip(value(0)).is_some_and(|(before, now)| before - now >= BLUNDER)
    }

    /// Asks the analyst about the current position, unless the analyst is busy or has already looked at it.
    fn ask(&mut self, table: &Table, now: Duration, analysts: &Analysts, wake: &Wake) {
        let moves = moves(table);
        if self.asked.is_some() || self.findings.iter().any(|(about, _)| *about == moves) {
            return;
        }
        let analyst = self.analyst.get_or_insert_with(|| analysts(Purpose::Judgement));
        let question = table.question(moves.clone());
        self.asked = Some((moves, Inquiry::new(&mut **analyst, question, Effort::MOVE, now, wake)));
    }

    fn stop(&mut self) {
        if let Some(analyst) = &mut self.analyst {
            analyst.stop();
        }
    }
}

/// The human player, if the opponent is a level for beginners; otherwise `None`.
fn beginner(table: &Table) -> Option<Color> {
    table.lone_person().filter(|person| match table.seat(!*person) {
        Seat::Level { level, .. } => level.is_for_beginners(),
        Seat::Person | Seat::External { .. } => false,
    })
}

/// The evaluation from a player's point of view, in centipawns, limited to `DECIDED` in both directions.
fn value(line: &Line, of: Color) -> i32 {
    let white = match line.worth {
        PositionValue::Pawns(pawns) => pawns.clamp(-DECIDED, DECIDED),
        PositionValue::Mate(Color::White, _) | PositionValue::Won(Color::White) => DECIDED,
        PositionValue::Mate(Color::Black, _) | PositionValue::Won(Color::Black) => -DECIDED,
        PositionValue::Drawn => 0,
    };
    if of == Color::White { white } else { -white }
}

fn moves(table: &Table) -> Vec<Move> {
    table.moves().iter().map(|played| played.mv).collect()
}

impl Session {
    /// Whether a hint is offered unasked: hints are allowed, and a beginner has just blundered.
    pub fn offers_hint(&self) -> bool {
        self.hints.is_offered(self.table())
    }

    /// The state of the current hint; `None` if there is no hint.
    pub fn hint_state(&self) -> Option<HintState> {
        self.hints.hint.as_ref().map(|hint| hint.state)
    }

    /// Advances a hint that shows only the piece to its move. Returns the state of the hint, or `None` if there is no
    /// hint.
    pub fn next_hint(&mut self) -> Option<HintState> {
        let hint = self.hints.hint.as_mut()?;
        if let HintState::Piece(mv) = hint.state {
            hint.state = HintState::Move(mv);
        }
        Some(hint.state)
    }
}
