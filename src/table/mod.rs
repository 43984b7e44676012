//! One game being played: actions in, notices out. The only writer.
//!
//! What is done to the pieces is in `hand` and `castling`, what is said is in `words`, and claims are in `claims`; all of it
//! changes the one [`Table`] here.

mod action;
pub(crate) mod assistance;
mod castling;
mod claims;
pub(crate) mod clock_json;
mod content;
pub(crate) mod dead_position;
pub mod journal;
mod names;
mod notice;
pub(crate) mod offers;
mod question;
mod seat;
mod setup;
pub(crate) mod snapshot;
pub(crate) mod start_json;
mod stopwatch;
pub(crate) mod touch_input;

pub use action::{Action, ClaimKind, Deed};
pub use castling::{InHand, NearGoal};
pub use content::{Content, ContentError, Positions};
pub use dead_position::is_found_dead;
pub use journal::Journal;
pub use notice::{Notice, Offer, Reason};
pub use seat::Seat;
pub use setup::{GameSetup, TakeBack, TouchMove};
pub use snapshot::answer;
pub use stopwatch::{Reading, Stopwatch};

use crate::game::{
    Bond, Clock, ClockReading, Date, Game, Help, Noted, Obligation, Outcome, Played, Score, obligation,
};
use crate::record::{Record, pgn};
use crate::rules::{Bitboard, CastlingSide, CastlingText, Color, Move, MoveList, Position, Square};
use crate::start::Start;
use touch_input::TouchInput;

/// What belongs to one turn and ends with it.
#[derive(Clone, Debug, Default)]
struct Turn {
    /// The pieces touched, each once, in order.
    touched: Vec<Square>,
    adjusting: bool,
    announced: Option<CastlingSide>,
    /// The move of a claim that was wrong.
    intended: Option<Move>,
    /// The opponent claimed touch-move: there is no departing any more.
    held_to_it: bool,
    /// The player having the move offered a draw before he made it.
    offered: bool,
    /// What the clock read when the turn began.
    clock: Option<ClockReading>,
}

impl Turn {
    /// The same turn after its move was taken back: nothing is touched, but what was ruled on a claim stands.
    fn again(self) -> Turn {
        let touched = if self.held_to_it { self.touched } else { Vec::new() };
        Turn { touched, adjusting: false, announced: None, offered: false, ..self }
    }
}

/// A turn that ended with a move.
#[derive(Clone, Debug)]
struct Past {
    turn: Turn,
    /// The move was not one of those that the touches left.
    departed: bool,
    /// It ended the game.
    ended: bool,
    /// What the clock read when the piece was let go.
    released: Option<ClockReading>,
    /// What is noted beside it.
    noted: Noted,
}

/// One game being played.
#[derive(Clone, Debug)]
pub struct Table {
    setup: GameSetup,
    /// Who plays White and Black now, and what files call them.
    seats: [Seat; 2],
    called: [String; 2],
    game: Game,
    clock: Option<Clock>,
    now: u64,
    input: TouchInput,
    turn: Turn,
    /// One for each move made.
    past: Vec<Past>,
    draw_offer: Option<Color>,
    /// Who wants a move back.
    take_back: Option<Color>,
    /// The position after so many moves is known to be dead.
    dead_after: Option<usize>,
}

impl Table {
    /// A game that begins, with nothing in hand. The clock, if there is one, runs from 0.
    pub fn new(setup: GameSetup) -> Table {
        let game = Game::new(setup.start.clone(), setup.ends);
        let mut clock =
            setup.has_clock().then(|| Clock::new(setup.clock.clone(), setup.start.position().turn()));
        if let Some(clock) = clock.as_mut().filter(|_| game.outcome().is_some()) {
            clock.stop(0);
        }
        let turn = Turn { clock: clock.as_ref().map(|clock| clock.reading(0)), ..Turn::default() };
        let seats = setup.seats.clone();
        let called = seat::called(&setup, &seats);
        Table {
            setup,
            seats,
            called,
            game,
            clock,
            now: 0,
            input: TouchInput::Empty,
            turn,
            past: Vec::new(),
            draw_offer: None,
            take_back: None,
            dead_after: None,
        }
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

    /// Whether anything was done that counts: a move, a touch, an end.
    pub fn is_begun(&self) -> bool {
        !self.moves().is_empty() || !self.touched().is_empty() || self.result().is_some()
    }

    /// How the game ended; `None` while it goes on.
    pub fn result(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The number of the start in Chess960, if it has one.
    pub fn chess960_number(&self) -> Option<u16> {
        self.start().number()
    }

    /// When the last action was done, in milliseconds of the game.
    pub fn now(&self) -> u64 {
        self.now
    }

    /// What a player's clock shows at a time, in milliseconds; `None` without one.
    pub fn clock_shows(&self, color: Color, at: u64) -> Option<u64> {
        self.clock.as_ref()?.shows(color, at)
    }

    /// Whether the clock of the player having the move runs.
    pub fn clock_runs(&self) -> bool {
        self.clock.as_ref().is_some_and(Clock::is_running)
    }

    /// When the flag falls if nothing is done before; `None` while it can't.
    pub fn flag_falls_at(&self) -> Option<u64> {
        self.clock.as_ref()?.flag_falls_at()
    }

    /// Whether the players stopped the clock: nothing is touched until it goes on.
    pub fn is_paused(&self) -> bool {
        self.result().is_none() && self.clock.as_ref().is_some_and(|clock| !clock.is_running())
    }

    /// The pieces touched this turn, in order.
    pub fn touched(&self) -> &[Square] {
        &self.turn.touched
    }

    /// Whether the player adjusts pieces: what he presses is not touched.
    pub fn is_adjusting(&self) -> bool {
        self.turn.adjusting
    }

    /// The castling that was announced and can be seen before it is made.
    pub fn announced(&self) -> Option<CastlingSide> {
        self.turn.announced
    }

    /// Who offers a draw.
    pub fn draw_offer(&self) -> Option<Color> {
        self.draw_offer
    }

    /// Who wants a move back.
    pub fn take_back_asked(&self) -> Option<Color> {
        self.take_back
    }

    /// What the touches and claims of this turn leave, where they bind or can be claimed; `None` where touch-move is off.
    pub fn obligation(&self) -> Option<Obligation> {
        match self.turn.intended {
            _ if self.result().is_some() => None,
            Some(mv) => Some(Obligation::intended(mv)),
            None if self.setup.touch == TouchMove::Off => None,
            None => Some(obligation(self.position(), &self.turn.touched)),
        }
    }

    /// What binds, if it does.
    pub fn bond(&self) -> Option<Bond> {
        self.obligation()?.bond()
    }

    /// The article of what binds.
    pub fn article(&self) -> Option<&'static str> {
        self.bond().map(Bond::article)
    }

    /// Whether a player can't depart from what binds.
    pub fn is_enforced(&self) -> bool {
        let claimed = self.turn.held_to_it || self.turn.intended.is_some();
        self.setup.touch == TouchMove::Enforced || claimed
    }

    /// Every move that the player may still make. Where touch-move is on claim, he may depart from what binds.
    pub fn allowed(&self) -> MoveList {
        if self.result().is_some() {
            return MoveList::new();
        }
        let moves = match self.obligation().filter(|_| self.is_enforced()) {
            Some(bound) => bound.moves().clone(),
            None => self.position().legal_moves(),
        };
        match self.input {
            TouchInput::Promoting { from, to } => {
                moves.into_iter().filter(|mv| (mv.from(), mv.to()) == (from, to)).collect()
            }
            _ => moves,
        }
    }

    /// The squares where letting the piece from `from` go is a move that the player may make.
    pub fn targets(&self, from: Square) -> Bitboard {
        let allowed = self.allowed();
        let reached = |to: &Square| self.meant(from, *to).iter().any(|mv| allowed.contains(mv));
        Square::all().filter(reached).collect()
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

    /// What is noted beside the move of this number, counted from 0.
    pub fn noted_with(&self, index: usize) -> Noted {
        self.past.get(index).map(|past| past.noted).unwrap_or_default()
    }

    /// The record of the game, with the day when it began if that is known.
    pub fn record(&self, date: Option<Date>) -> Record {
        let [white, black] = &self.called;
        let noted: Vec<Noted> = self.past.iter().map(|past| past.noted).collect();
        Score { game: &self.game, white, black, clock: &self.setup.clock, date, noted: &noted }.record()
    }

    /// The record for other programs.
    pub fn pgn(&self, date: Option<Date>) -> String {
        pgn::write(&self.record(date))
    }

    /// Does what a player does, and tells what came of it, in order. What can't be done changes nothing and is refused.
    ///
    /// ```
    /// use jadoube::table::{Action, GameSetup, Notice, Table};
    ///
    /// let mut table = Table::new(GameSetup::default());
    /// let press = Action::from_json(r#"{"at": 0, "do": "press", "square": "e2"}"#)?;
    /// let release = Action::from_json(r#"{"at": 700, "do": "release", "square": "e4"}"#)?;
    /// assert!(matches!(table.apply(&press)[..], [Notice::Touched(_)]));
    /// assert!(matches!(table.apply(&release)[..], [Notice::Moved { .. }]));
    /// assert_eq!(table.moves()[0].san, "e4");
    /// # Ok::<(), String>(())
    /// ```
    pub fn apply(&mut self, action: &Action) -> Vec<Notice> {
        let mut notices = Vec::new();
        self.now = self.now.max(action.at);
        self.look_at_flag(&mut notices);
        if self.result().is_some() {
            self.after_the_end(&action.deed, &mut notices);
        } else if self.is_paused() && needs_the_clock(&action.deed) {
            refuse(&mut notices, Reason::Paused);
        } else {
            self.take(&action.deed, &mut notices);
        }
        notices
    }

    fn take(&mut self, deed: &Deed, notices: &mut Vec<Notice>) {
        match *deed {
            Deed::Press { square } => self.press(square, notices),
            Deed::Release { square } => self.release(square, notices),
            Deed::Cancel => self.cancel(notices),
            Deed::Promote { to } => self.promote(to, notices),
            Deed::Castle { side } => self.announce(side, notices),
            Deed::Confirm => self.confirm(notices),
            Deed::Jadoube => self.jadoube(notices),
            Deed::Move { ref text } => self.enter(text, notices),
            Deed::OfferDraw { by } => self.offer_draw(by, notices),
            Deed::AnswerDraw { by, accept } => self.answer_draw(by, accept, notices),
            Deed::Resign { by } => self.resign(by, notices),
            Deed::TakeBack { by } => self.ask_take_back(by, notices),
            Deed::AnswerTakeBack { by, accept } => self.answer_take_back(by, accept, notices),
            Deed::Claim { kind, ref intended } => self.claim(kind, intended.as_deref(), notices),
            Deed::Hint => self.hint(notices),
            Deed::Analysis { on } => self.help(Help::Analysis(on), notices),
            Deed::Sit { by, ref seat } => self.sit(by, seat, notices),
            Deed::DeadPosition => self.rule_dead(notices),
            Deed::Pause => self.pause(notices),
            Deed::Resume => self.resume(notices),
            Deed::Tick => {}
        }
    }

    /// Nothing moves any more; a button that comes up and time that goes by are no news. A mate that was made against
    /// touch-move can be claimed (5.1.1).
    fn after_the_end(&mut self, deed: &Deed, notices: &mut Vec<Notice>) {
        match deed {
            Deed::Release { .. } | Deed::Cancel | Deed::Tick => {}
            Deed::Claim { kind: ClaimKind::TouchMove, .. } if self.ended_by_departing() => {
                self.claim_touch_move(notices);
            }
            _ => refuse(notices, Reason::GameOver),
        }
    }

    /// 6.9: the flag falls at its own time, whatever is done later.
    fn look_at_flag(&mut self, notices: &mut Vec<Notice>) {
        if self.flag_falls_at().is_some_and(|falls| falls <= self.now) {
            self.input = TouchInput::Empty;
            self.game.flag_falls(self.position().turn());
            self.tell_end(notices);
        }
    }

    /// Makes a move that the player may make: the turn is over and the clock passes.
    fn make(&mut self, mv: Move, notices: &mut Vec<Notice>) {
        let uci = self.uci(self.position(), mv);
        let departed = self.obligation().is_some_and(|bound| !bound.moves().contains(&mv));
        let mover = self.position().turn();
        if !self.game.play(mv) {
            return;
        }
        self.clear_input();
        if self.turn.adjusting {
            notices.push(Notice::Adjusting(false));
        }
        let now = self.now;
        let released = self.clock.as_ref().map(|clock| clock.reading(now));
        if let Some(clock) = &mut self.clock {
            clock.press(now);
        }
        let clock = self.clock.as_ref().map(|clock| clock.reading(now));
        let noted = Noted { clock_ms: self.clock_shows(mover, now), draw_offer: self.turn.offered };
        let turn = std::mem::replace(&mut self.turn, Turn { clock, ..Turn::default() });
        self.past.push(Past { turn, departed, ended: self.game.outcome().is_some(), released, noted });
        if let Some(played) = self.game.played().last() {
            notices.push(Notice::Moved { mv, uci, san: played.san.clone() });
        }
        self.decline_by_going_on(mover, notices);
        self.take_back = self.take_back.filter(|&asked| asked != mover);
        self.tell_end(notices);
    }

    fn tell_end(&mut self, notices: &mut Vec<Notice>) {
        let Some(outcome) = self.result() else { return };
        if let Some(clock) = &mut self.clock {
            clock.stop(self.now.min(clock.flag_falls_at().unwrap_or(self.now)));
        }
        self.input = TouchInput::Empty;
        (self.draw_offer, self.take_back) = (None, None);
        (self.turn.adjusting, self.turn.announced) = (false, None);
        notices.push(Notice::Ended(outcome));
    }
}

/// What is not done while the clock stands still. A claim is heard then too: who makes one may stop the clock (9.5).
fn needs_the_clock(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::Press { .. }
            | Deed::Promote { .. }
            | Deed::Castle { .. }
            | Deed::Confirm
            | Deed::Jadoube
            | Deed::Move { .. }
    )
}

fn refuse(notices: &mut Vec<Notice>, reason: Reason) {
    notices.push(Notice::Refused(reason));
}
