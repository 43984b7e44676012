//! One game being played: actions in, notices out. The only writer.
//!
//! A hand is either empty, or holds a piece pressed, or has let it go on its own square so that it stays selected; a pawn
//! let go on the last rank waits for its piece. A drag is a press and a release elsewhere; click-click is a press and a
//! release on the same square, twice: both come down to the same judgement when a piece is let go.
//!
//! Absent on purpose: egui, sentences, time of its own (`at` is an argument).

mod action;
mod answer;
pub mod journal;
mod names;
mod notice;
mod setup;
mod stopwatch;

pub use action::{Action, Deed};
pub use answer::answer;
pub use journal::Journal;
pub use notice::{Notice, Reason};
pub use setup::GameSetup;
pub use stopwatch::{Reading, Stopwatch};

use crate::game::{Game, Outcome, Played};
use crate::rules::{
    CastlingText, Color, Move, MoveList, MoveTextError, PieceLetters, Position, Role, Square, read_move,
};
use crate::start::Start;

/// What the player having the move has in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hand {
    Empty,
    /// The button is down, but nothing is held: pressed beside a piece that can be taken up, or put back since.
    Idle {
        on: Option<Square>,
    },
    /// A piece of one's own is held. `again` when it had been selected before this press.
    Holding {
        from: Square,
        again: bool,
    },
    /// A piece was let go on its own square, and the next press on a target moves it.
    Selected {
        from: Square,
    },
    /// The selected piece is held above a target that was pressed.
    Above {
        from: Square,
    },
    /// A pawn was let go on the last rank: only its new piece is open (4.7).
    Promoting {
        from: Square,
        to: Square,
    },
}

/// One game being played.
#[derive(Clone, Debug)]
pub struct Table {
    setup: GameSetup,
    game: Game,
    hand: Hand,
    touched: Vec<Square>,
    letters: PieceLetters<'static>,
}

impl Table {
    /// A game that begins, with nothing in hand.
    pub fn new(setup: GameSetup) -> Table {
        let game = Game::new(setup.start.clone());
        Table { setup, game, hand: Hand::Empty, touched: Vec::new(), letters: PieceLetters::ENGLISH }
    }

    /// The letters in which typed moves are read; English ones at first.
    pub fn read_letters(&mut self, letters: PieceLetters<'static>) {
        self.letters = letters;
    }

    /// What was agreed before the game.
    pub fn setup(&self) -> &GameSetup {
        &self.setup
    }

    /// Where the game began.
    pub fn start(&self) -> &Start {
        &self.setup.start
    }

    /// What a player is called.
    pub fn name(&self, color: Color) -> &str {
        self.setup.name(color)
    }

    /// The position now; a pawn that waits for its new piece has not moved in it.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// The position after this many half-moves, or the last one.
    pub fn position_after(&self, plies: usize) -> &Position {
        self.game.position_after(plies)
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Played] {
        self.game.played()
    }

    /// How the game ended; `None` while it goes on.
    pub fn result(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The number of the start in Chess960, if it has one.
    pub fn chess960_number(&self) -> Option<u16> {
        self.start().number()
    }

    /// The pieces touched this turn, in order.
    pub fn touched(&self) -> &[Square] {
        &self.touched
    }

    /// The square of the piece that is held.
    pub fn in_hand(&self) -> Option<Square> {
        match self.hand {
            Hand::Holding { from, .. } | Hand::Above { from } => Some(from),
            _ => None,
        }
    }

    /// The square of the piece that is held or selected.
    pub fn selected(&self) -> Option<Square> {
        match self.hand {
            Hand::Holding { from, .. } | Hand::Above { from } | Hand::Selected { from } => Some(from),
            _ => None,
        }
    }

    /// Where the pawn came from that waits for its new piece, and where it stands.
    pub fn promoting(&self) -> Option<(Square, Square)> {
        match self.hand {
            Hand::Promoting { from, to } => Some((from, to)),
            _ => None,
        }
    }

    /// Every move that the player may still make.
    pub fn allowed(&self) -> MoveList {
        match self.hand {
            _ if self.result().is_some() => MoveList::new(),
            Hand::Promoting { from, to } => self.position().meant_by(from, to),
            _ => self.position().legal_moves(),
        }
    }

    /// A move in UCI, with castling in the way of this game: `e1g1` in a classical one, `e1h1` in Chess960.
    pub fn uci(&self, position: &Position, mv: Move) -> String {
        let castling = if self.start().is_chess960() {
            CastlingText::KingTakesRook
        } else {
            CastlingText::KingTwoSquares
        };
        position.uci(mv, castling)
    }

    /// Does what a player does, and tells what came of it, in order. What can't be done changes nothing and is refused.
    ///
    /// ```
    /// use jadoube::table::{Action, GameSetup, Notice, Table};
    ///
    /// let mut table = Table::new(GameSetup::default());
    /// let press = Action::from_json(r#"{"at": 0, "do": "press", "square": "e2"}"#)?;
    /// let release = Action::from_json(r#"{"at": 700, "do": "release", "square": "e4"}"#)?;
    /// assert!(matches!(table.apply(&press.deed)[..], [Notice::Touched(_)]));
    /// assert!(matches!(table.apply(&release.deed)[..], [Notice::Moved { .. }]));
    /// assert_eq!(table.moves()[0].san, "e4");
    /// # Ok::<(), String>(())
    /// ```
    pub fn apply(&mut self, deed: &Deed) -> Vec<Notice> {
        let mut notices = Vec::new();
        if self.result().is_some() {
            // Nothing moves any more; a button that comes up is no news.
            if !matches!(deed, Deed::Release { .. } | Deed::Cancel) {
                refuse(&mut notices, Reason::GameOver);
            }
            return notices;
        }
        match *deed {
            Deed::Press { square } => self.press(square, &mut notices),
            Deed::Release { square } => self.release(square, &mut notices),
            Deed::Cancel => self.cancel(&mut notices),
            Deed::Promote { to } => self.promote(to, &mut notices),
            Deed::Move { ref text } => self.enter(text, &mut notices),
            Deed::Resign { by } => {
                self.hand = Hand::Empty;
                self.game.resign(by);
                self.tell_end(&mut notices);
            }
        }
        notices
    }

    fn press(&mut self, square: Option<Square>, notices: &mut Vec<Notice>) {
        let selected = match self.hand {
            Hand::Promoting { to, .. } => return refuse(notices, Reason::ChoosePromotion(to)),
            Hand::Holding { .. } | Hand::Above { .. } => return refuse(notices, Reason::AlreadyPressed),
            Hand::Selected { from } => Some(from),
            Hand::Empty | Hand::Idle { .. } => None,
        };
        self.hand = Hand::Idle { on: square.filter(|_| selected.is_none()) };
        let Some(square) = square else { return };
        let target = selected.filter(|&from| !self.position().meant_by(from, square).is_empty());
        let piece = self.position().piece_at(square);
        let own = piece.is_some_and(|piece| piece.color == self.position().turn());
        // A target is not touched by pressing it (G5), but the king's own rook is (G5a).
        if piece.is_some() && (own || target.is_none()) && !self.touched.contains(&square) {
            self.touched.push(square);
            notices.push(Notice::Touched(square));
        }
        if let Some(from) = target {
            self.hand = Hand::Above { from };
        } else if own {
            self.hand = Hand::Holding { from: square, again: selected == Some(square) };
        } else if let Some(from) = selected {
            self.refuse_gesture(from, square, notices);
        }
    }

    fn release(&mut self, square: Option<Square>, notices: &mut Vec<Notice>) {
        match self.hand {
            Hand::Idle { on } => {
                self.hand = Hand::Empty;
                let enemy = on.filter(|&on| self.position().piece_at(on).is_some());
                if let (Some(from), Some(to)) = (enemy, square.filter(|_| square != on)) {
                    self.refuse_gesture(from, to, notices);
                }
            }
            Hand::Holding { from, again } if square == Some(from) => {
                self.hand = if again { Hand::Empty } else { Hand::Selected { from } };
                notices.push(Notice::PutBack(from));
            }
            Hand::Above { from } if square == Some(from) => {
                self.hand = Hand::Selected { from };
                notices.push(Notice::PutBack(from));
            }
            Hand::Holding { from, .. } | Hand::Above { from } => self.let_go(from, square, notices),
            Hand::Empty | Hand::Selected { .. } => refuse(notices, Reason::NothingPressed),
            Hand::Promoting { to, .. } => refuse(notices, Reason::ChoosePromotion(to)),
        }
    }

    /// Judges a piece that is let go.
    fn let_go(&mut self, from: Square, square: Option<Square>, notices: &mut Vec<Notice>) {
        self.hand = Hand::Empty;
        let Some(to) = square else { return notices.push(Notice::PutBack(from)) };
        let meant = self.position().meant_by(from, to);
        match meant.first() {
            None => {
                self.refuse_gesture(from, to, notices);
                notices.push(Notice::PutBack(from));
            }
            Some(mv) if mv.promotion().is_some() => self.hand = Hand::Promoting { from, to },
            Some(&mv) => self.make(mv, notices),
        }
    }

    fn cancel(&mut self, notices: &mut Vec<Notice>) {
        match self.hand {
            Hand::Holding { from, .. } | Hand::Above { from } => {
                self.hand = Hand::Idle { on: None };
                notices.push(Notice::PutBack(from));
            }
            Hand::Selected { from } => {
                self.hand = Hand::Empty;
                notices.push(Notice::PutBack(from));
            }
            Hand::Promoting { to, .. } => refuse(notices, Reason::ChoosePromotion(to)),
            Hand::Empty | Hand::Idle { .. } => {}
        }
    }

    fn promote(&mut self, role: Role, notices: &mut Vec<Notice>) {
        match self.allowed().into_iter().find(|mv| mv.promotion() == Some(role)) {
            Some(mv) if self.promoting().is_some() => self.make(mv, notices),
            _ => refuse(notices, Reason::NothingToPromote),
        }
    }

    fn enter(&mut self, text: &str, notices: &mut Vec<Notice>) {
        match (read_move(self.position(), text, &self.letters), self.hand) {
            (Ok(mv), Hand::Promoting { to, .. }) if !self.allowed().contains(&mv) => {
                refuse(notices, Reason::ChoosePromotion(to));
            }
            (Ok(mv), hand) => {
                self.make(mv, notices);
                // The button is still down: that it comes up will be no news.
                if matches!(hand, Hand::Idle { .. } | Hand::Holding { .. } | Hand::Above { .. }) {
                    self.hand = Hand::Idle { on: None };
                }
            }
            (Err(error), _) => refuse(notices, self.why_not(error)),
        }
    }

    /// Why a typed move is not made: the reason of its gesture, if that is known and is the reason.
    fn why_not(&self, error: MoveTextError) -> Reason {
        let refusal = match error {
            MoveTextError::Illegal { castling: Some(side), .. } => self.game.castling_refusal(side),
            MoveTextError::Illegal { from: Some(from), to, .. } if from != to => self.game.refusal(from, to),
            _ => None,
        };
        refusal.map_or(Reason::Text(error), Reason::Gesture)
    }

    fn make(&mut self, mv: Move, notices: &mut Vec<Notice>) {
        let uci = self.uci(self.position(), mv);
        self.hand = Hand::Empty;
        if !self.game.play(mv) {
            return;
        }
        self.touched.clear();
        if let Some(played) = self.game.played().last() {
            notices.push(Notice::Moved { mv, uci, san: played.san.clone() });
        }
        self.tell_end(notices);
    }

    fn tell_end(&mut self, notices: &mut Vec<Notice>) {
        notices.extend(self.result().map(Notice::Ended));
    }

    fn refuse_gesture(&self, from: Square, to: Square, notices: &mut Vec<Notice>) {
        if let Some(refusal) = self.game.refusal(from, to) {
            refuse(notices, Reason::Gesture(refusal));
        }
    }
}

fn refuse(notices: &mut Vec<Notice>, reason: Reason) {
    notices.push(Notice::Refused(reason));
}
