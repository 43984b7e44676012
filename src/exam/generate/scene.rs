//! A game over the board being put together: what hands do, in the language of the table.

use crate::game::{ClockKind, Laws, Pace, TimeControl};
use crate::rules::{CastlingPath, Color, Move, MoveKind, Position, Square};
use crate::start::Start;
use crate::table::{Action, ClaimKind, Deed, GameSetup, Notice, Table, TouchMove};

const MINUTE: u64 = 60_000;

/// The moment between lifting a piece and letting go of it, and between two actions, in milliseconds.
const CARRY: u64 = 300;
const PAUSE: u64 = 2_300;

/// A game, played so far.
pub struct Scene {
    pub setup: GameSetup,
    pub table: Table,
    pub actions: Vec<Action>,
    /// The first action that is told; what happened before is summed up.
    pub told_from: usize,
    now: u64,
}

impl Scene {
    /// A game from this position.
    pub fn new(position: Position, pace: Pace, supervised: bool) -> Scene {
        let (base, bonus) = match pace {
            Pace::Standard => (90 * MINUTE, 30_000),
            Pace::Rapid => (15 * MINUTE, 10_000),
            Pace::Blitz => (3 * MINUTE, 2_000),
        };
        Scene::timed(position, Laws { pace, supervised }, base, bonus)
    }

    /// A game with this time and increment, in milliseconds.
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

    /// Before the first move: the players may ask for an increment in the last two minutes.
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

    /// What was done so far is not told.
    pub fn tell_from_here(&mut self) {
        self.told_from = self.actions.len();
    }

    pub fn wait(&mut self, ms: u64) {
        self.now += ms;
    }

    /// Does this; `None` if the table refuses it.
    pub fn act(&mut self, deed: Deed) -> Option<()> {
        self.now += if matches!(deed, Deed::Release { .. }) { CARRY } else { PAUSE };
        let action = Action::new(self.now, deed);
        let notices = self.table.apply(&action);
        self.actions.push(action);
        (!notices.iter().any(|notice| matches!(notice, Notice::Refused(_)))).then_some(())
    }

    /// Adds the decision, which the table may refuse.
    pub fn decide(mut self, deed: Deed) -> Option<Scene> {
        self.table.result().is_none().then_some(())?;
        self.act(deed);
        Some(self)
    }

    pub fn decide_claim(self, kind: ClaimKind, by: Color) -> Option<Scene> {
        self.decide(Deed::Claim { kind, intended: None, by: Some(by) })
    }

    /// Lifts a piece and lets it go there; `None` is off the board.
    pub fn carry(&mut self, from: Square, to: Option<Square>) -> Option<()> {
        self.act(Deed::Press { square: Some(from), piece: None })?;
        self.act(Deed::Release { square: to })
    }

    pub fn touch(&mut self, square: Square) -> Option<()> {
        self.carry(square, Some(square))
    }

    /// Makes a legal move by hand.
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

    /// Castles by hand, legally or not.
    pub fn castle(&mut self, king: Square, rook: Square) -> Option<()> {
        let path = CastlingPath::new(self.mover(), king, rook);
        self.carry(king, Some(path.king_goal))?;
        self.carry(rook, Some(path.rook_goal))
    }

    pub fn press_clock(&mut self) -> Option<()> {
        let by = self.mover();
        self.act(Deed::PressClock { by })
    }

    /// Makes and completes a legal move, after which the game goes on.
    pub fn play(&mut self, mv: Move) -> Option<()> {
        self.hands(mv)?;
        self.press_clock()?;
        self.table.result().is_none().then_some(())
    }

    /// The opponent claims an illegal move, and the table upholds it.
    pub fn claim_illegal_move(&mut self) -> Option<()> {
        let by = Some(self.mover());
        self.act(Deed::Claim { kind: ClaimKind::IllegalMove, intended: None, by })?;
        self.table.result().is_none().then_some(())
    }
}
