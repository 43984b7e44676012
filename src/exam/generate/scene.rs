//! Builds a game over the board, action by action.

use crate::game::{ClockKind, IncidentArticle, IncidentEntry, Laws, Pace, TimeControl};
use crate::rules::{CastlingPath, Color, Move, MoveKind, Position, Square};
use crate::start::Start;
use crate::table::{Action, ClaimKind, Deed, GameSetup, Notice, Table, TouchMove};

const MINUTE: u64 = 60_000;

/// The time between lifting a piece and letting go of it, in milliseconds.
const CARRY: u64 = 300;
/// The time before any other action, in milliseconds.
const PAUSE: u64 = 2_300;

/// A game up to the current moment.
pub struct Scene {
    pub setup: GameSetup,
    pub table: Table,
    pub actions: Vec<Action>,
    /// The index of the first action that the story tells; what happened before is only summed up.
    pub told_from: usize,
    now: u64,
}

impl Scene {
    /// A game from this position, with a typical time control for this pace.
    pub fn new(position: Position, pace: Pace, supervised: bool) -> Scene {
        let (base, bonus) = match pace {
            Pace::Standard => (90 * MINUTE, 30_000),
            Pace::Rapid => (15 * MINUTE, 10_000),
            Pace::Blitz => (3 * MINUTE, 2_000),
        };
        Scene::timed(position, Laws { pace, supervised }, base, bonus)
    }

    /// A game from this position, with this base time and this increment, both in milliseconds.
    pub fn timed(position: Position, laws: Laws, base_ms: u64, bonus_ms: u64) -> Scene {
        let control = TimeControl {
            first_bonus: bonus_ms > 0,
            ..TimeControl::new(ClockKind::Fischer, base_ms, bonus_ms)
        };
        let setup = GameSetup {
            start: Start::at(position),
            touch: TouchMove::OverTheBoard,
            clock: [Some(control.clone()), Some(control)],
            laws: Some(laws),
            ..GameSetup::default()
        };
        let table = Table::new(setup.clone());
        Scene { setup, table, actions: Vec::new(), told_from: 0, now: 0 }
    }

    /// Allows the players to request an increment in the last two minutes. Call this before the first action.
    pub fn agree_on_last_two_minutes(&mut self) {
        self.setup.last_two_minutes = true;
        self.table = Table::new(self.setup.clone());
    }

    pub fn position(&self) -> &Position {
        self.table.position()
    }

    pub fn mover(&self) -> Color {
        self.position().turn()
    }

    /// Begins the story here: the actions so far are only summed up.
    pub fn tell_from_here(&mut self) {
        self.told_from = self.actions.len();
    }

    pub fn wait(&mut self, ms: u64) {
        self.now += ms;
    }

    /// Applies a deed; `None` if the table refuses it.
    pub fn act(&mut self, deed: Deed) -> Option<()> {
        self.now += if matches!(deed, Deed::Release { .. }) { CARRY } else { PAUSE };
        let action = Action::new(self.now, deed);
        let notices = self.table.apply(&action);
        self.actions.push(action);
        (!notices.iter().any(Notice::is_refusal)).then_some(())
    }

    /// Applies the deed on which the arbiter decides. The table may refuse it. `None` if the game is already over.
    pub fn decide(mut self, deed: Deed) -> Option<Scene> {
        self.table.result().is_none().then_some(())?;
        self.act(deed);
        Some(self)
    }

    /// The arbiter decides on a claim by this player or, if `by` is `None`, on what the arbiter sees.
    pub fn decide_claim(self, kind: ClaimKind, by: impl Into<Option<Color>>) -> Option<Scene> {
        self.decide(Deed::Claim { kind, intended: None, by: by.into() })
    }

    /// The arbiter sees that this player has made a move with both hands (7.5.4).
    pub fn decide_two_hands(self, by: Color) -> Option<Scene> {
        let article = Some(IncidentArticle::TwoHands);
        let entry = IncidentEntry { article, against: Some(by), ..IncidentEntry::default() };
        self.decide(Deed::Incident(entry))
    }

    /// Lifts a piece and lets go of it on `to`, or off the board if `to` is `None`.
    pub fn carry(&mut self, from: Square, to: Option<Square>) -> Option<()> {
        self.act(Deed::Press { square: Some(from), piece: None })?;
        self.act(Deed::Release { square: to })
    }

    pub fn touch(&mut self, square: Square) -> Option<()> {
        self.carry(square, Some(square))
    }

    /// The player says "j'adoube", touches a piece, and ends the adjusting.
    pub fn adjust(&mut self, square: Square) -> Option<()> {
        self.act(Deed::Jadoube)?;
        self.touch(square)?;
        self.act(Deed::Jadoube)
    }

    /// The player says "j'adoube" after having touched a piece; the table refuses that.
    pub fn adjust_too_late(&mut self) {
        self.act(Deed::Jadoube);
    }

    /// Makes a legal move by hand, without pressing the clock.
    pub fn hands(&mut self, mv: Move) -> Option<()> {
        match mv.kind() {
            MoveKind::Castling => self.castle(mv.from(), mv.to()),
            MoveKind::EnPassant => {
                self.carry(mv.from(), Some(mv.to()))?;
                self.carry(Square::at(mv.to().file(), mv.from().rank()), None)
            }
            MoveKind::Promotion(to) => {
                self.carry(mv.from(), Some(mv.to()))?;
                self.act(Deed::Promote { to })
            }
            MoveKind::Plain(_) | MoveKind::DoubleStep => self.carry(mv.from(), Some(mv.to())),
        }
    }

    /// Castles by hand, legally or not, without pressing the clock.
    pub fn castle(&mut self, king: Square, rook: Square) -> Option<()> {
        let path = CastlingPath::new(self.mover(), king, rook);
        self.carry(king, Some(path.king_goal))?;
        self.carry(rook, Some(path.rook_goal))
    }

    pub fn press_clock(&mut self) -> Option<()> {
        let by = self.mover();
        self.act(Deed::PressClock { by })
    }

    /// Makes and completes a legal move; `None` if the table refuses an action, or the game ends.
    pub fn play(&mut self, mv: Move) -> Option<()> {
        self.hands(mv)?;
        self.press_clock()?;
        self.table.result().is_none().then_some(())
    }

    /// The player having the move claims an illegal move; `None` if the table refuses the claim, or the game ends.
    pub fn claim_illegal_move(&mut self) -> Option<()> {
        let by = Some(self.mover());
        self.act(Deed::Claim { kind: ClaimKind::IllegalMove, intended: None, by })?;
        self.table.result().is_none().then_some(())
    }
}
