//! One game being played. The table applies actions to its state and returns notices about what happened.
//!
//! [`Table::apply`] hands deeds on to other modules. For example, pieces are handled in `touch_input` and `castling`,
//! or over the board in `over_the_board`; offers are in `offers`, and claims in `claims`. All these modules change the
//! one [`Table`].

mod action;
mod adjourn;
pub(crate) mod assistance;
mod bound;
mod castling;
mod claims;
pub(crate) mod clock_json;
mod content;
pub(crate) mod dead_position;
mod engine_question;
mod flag;
mod incidents;
pub mod journal;
mod kinds;
pub(crate) mod line_check;
mod line_error;
pub(crate) mod line_shape;
mod names;
mod notice;
pub(crate) mod offers;
mod over_the_board;
mod pause;
mod score;
mod seat;
mod setup;
pub(crate) mod snapshot;
pub(crate) mod start_json;
mod stopwatch;
mod sum;
pub(crate) mod touch_input;

pub use action::{Action, Deed};
pub use castling::ShortCastling;
pub use content::{Content, ContentError, Positions};
pub use dead_position::is_found_dead;
pub use journal::Journal;
pub use kinds::{Arbiter, ClaimKind, GameKind, Offer, PausePurpose, Source, TakeBack, TouchMove};
pub use line_error::LineError;
pub use line_shape::{ANY_ACTION, DEEDS, Field, GAME, Shape};
pub use notice::{Notice, Reason};
pub use over_the_board::HandwrittenMove;
pub use seat::Seat;
pub use setup::GameSetup;
pub use snapshot::{answer, answer_keys};
pub use stopwatch::Stopwatch;
pub use touch_input::HandCastling;

pub use crate::platform::TimeReading;

use crate::game::{Clock, ClockReading, Game, GameEnd, Help, Incident, MoveNotes, PlayedMove};
use crate::record::GameResult;
use crate::rules::{CastlingSide, CastlingText, Color, Move, Position, Square};
use crate::start::Start;
use over_the_board::{Hands, Part};
use pause::RulingPause;
use touch_input::TouchInput;

#[derive(Clone, Debug, Default)]
struct Turn {
    /// The squares of the touched pieces, each once, in the order in which the pieces were touched.
    touched: Vec<Square>,
    adjusting: bool,
    announced: Option<CastlingSide>,
    /// The move intended with a wrong draw claim.
    intended: Option<Move>,
    /// Whether a ruling restored this turn; except over the board, touch-move is then enforced in it.
    held_to_it: bool,
    /// Over the board: the moves that the released pieces allow (4.7); empty if no release binds.
    released: Vec<Move>,
    /// Whether a draw offer is to be noted with the move of this turn.
    offered: bool,
    /// Whether White and Black have offered a draw since the last move (11.5).
    offers: [bool; 2],
    /// The reading of the clock at the beginning of the turn.
    clock: Option<ClockReading>,
}

impl Turn {
    /// The turn after its move was taken back: its touches and releases are cleared, unless a ruling holds the player
    /// to them.
    fn again(self) -> Turn {
        let (touched, released) =
            if self.held_to_it { (self.touched, self.released) } else { Default::default() };
        Turn { touched, released, adjusting: false, announced: None, offered: false, ..self }
    }
}

#[derive(Clone, Debug)]
struct FinishedTurn {
    turn: Turn,
    /// Whether the move broke the obligation of its turn. A takeback that ends the right to claim touch-move sets this
    /// to `false`.
    departed: bool,
    /// Whether the position after the move ended the game at once, other than under A.5.4.
    ended: bool,
    /// The reading of the clock when the move was made, before the press; not used over the board.
    released: Option<ClockReading>,
    /// The time that the mover's clock received for the move, as a bonus and from stages, in milliseconds.
    bonus_ms: u64,
    /// How often White and Black had pressed the clock before the move.
    presses: [u32; 2],
    noted: MoveNotes,
}

/// One game being played.
///
/// ```
/// use jadoube::rules::Color;
/// use jadoube::table::{Action, Deed, GameSetup, Notice, Reason, Table};
///
/// let mut table = Table::new(GameSetup::default());
/// let apply = |table: &mut Table, at, deed| table.apply(&Action::new(at, deed));
///
/// // Touch-move is enforced: after touching the knight, White can't move the e-pawn.
/// apply(&mut table, 0, Deed::Press { square: Some("g1".parse()?), piece: None });
/// apply(&mut table, 200, Deed::Cancel);
/// let notices = apply(&mut table, 900, Deed::Move { text: "e4".to_owned() });
/// assert!(matches!(notices[..], [Notice::Refused(Reason::Bound(..))]));
///
/// apply(&mut table, 2000, Deed::Move { text: "Nf3".to_owned() });
/// assert_eq!(table.position().turn(), Color::Black);
/// # Ok::<(), jadoube::rules::NotASquare>(())
/// ```
#[derive(Clone, Debug)]
pub struct Table {
    setup: GameSetup,
    /// Who plays White and Black now.
    seats: [Seat; 2],
    /// The names that White and Black have in game records.
    called: [String; 2],
    game: Game,
    clock: Option<Clock>,
    now: u64,
    input: TouchInput,
    turn: Turn,
    /// One entry for each move of the current part of the game.
    past: Vec<FinishedTurn>,
    draw_offer: Option<Color>,
    /// The player who asks for a takeback, if there is one.
    take_back: Option<Color>,
    /// The number of plies after which the position is known to be dead; `None` if that is not known of any position.
    dead_after: Option<usize>,
    /// Whether the press in progress was refused, so that its release is ignored.
    press_refused: bool,
    /// Over the board: the pieces as the players' hands have left them.
    hands: Option<Box<Hands>>,
    /// Over the board: the parts of the game that ended with a completed illegal move.
    parts: Vec<Part>,
    /// How many illegal moves by White and by Black were ruled on, or entered by an arbiter.
    ruled_illegal: [u32; 2],
    /// The players whose flags have fallen and still count, in order; empty where a flag ends the game by itself.
    fallen: Vec<Color>,
    /// The stop of the clocks for a ruling, if they are stopped for one.
    ruling_pause: Option<RulingPause>,
    incidents: Vec<Incident>,
    /// The text of the sealed move, until that move is opened.
    sealed: Option<String>,
    /// The player who has asked for an increment in the last two minutes.
    increment_asked: Option<Color>,
    /// Whether that increment was granted.
    increment_granted: bool,
    /// The results that White and Black have signed.
    approvals: [Option<GameResult>; 2],
    /// What the current action has caused so far.
    notices: Vec<Notice>,
}

impl Table {
    /// A new game with nothing in hand. If there is a clock, it runs from time 0, unless the starting position already
    /// ends the game.
    pub fn new(setup: GameSetup) -> Table {
        let game = Game::new(setup.start.clone(), setup.ends);
        let mut clock =
            setup.has_clock().then(|| Clock::new(setup.clock.clone(), setup.start.position().turn()));
        if let Some(clock) = clock.as_mut().filter(|_| game.outcome().is_some()) {
            clock.stop(0);
        }
        let turn = Turn { clock: clock.as_ref().map(|clock| clock.reading(0)), ..Turn::default() };
        let seats = setup.seats.clone();
        let called = setup.recorded_name(&seats);
        let mut table = Table {
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
            press_refused: false,
            hands: None,
            parts: Vec::new(),
            ruled_illegal: [0; 2],
            fallen: Vec::new(),
            ruling_pause: None,
            incidents: Vec::new(),
            sealed: None,
            increment_asked: None,
            increment_granted: false,
            approvals: [None; 2],
            notices: Vec::new(),
        };
        table.lay_out();
        table
    }

    /// The game settings.
    pub fn setup(&self) -> &GameSetup {
        &self.setup
    }

    /// The start of the game.
    pub fn start(&self) -> &Start {
        &self.setup.start
    }

    /// A player's name in the game settings.
    pub fn name(&self, color: Color) -> &str {
        self.setup.name(color)
    }

    /// The current position. A promotion whose piece has not been chosen is not part of it yet.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// The position after this many plies of the current part, or the last one if there are fewer.
    pub fn position_after(&self, plies: usize) -> &Position {
        self.game.position_after(plies)
    }

    /// The moves of the current part of the game: since the start, or since the last illegal move that stands or may
    /// still be claimed.
    pub fn moves(&self) -> &[PlayedMove] {
        self.game.played()
    }

    /// The number of completed plies, including illegal ones that stand or may still be claimed.
    pub fn completed_moves(&self) -> usize {
        self.parts.iter().map(Part::moves).sum::<usize>() + self.moves().len()
    }

    /// Whether the game has a move, a piece touched in this turn, or a result.
    pub fn is_begun(&self) -> bool {
        !self.parts.is_empty()
            || !self.moves().is_empty()
            || !self.touched().is_empty()
            || self.result().is_some()
    }

    /// The result; `None` while the game goes on.
    pub fn result(&self) -> Option<GameEnd> {
        self.game.outcome()
    }

    /// The Chess960 number of the start, if it has one.
    pub fn chess960_number(&self) -> Option<u16> {
        self.start().number()
    }

    /// The time of the last action, in milliseconds since the game began.
    pub fn now(&self) -> u64 {
        self.now
    }

    /// The time that a player's clock shows at the game time `at`, both in milliseconds; `None` for a player without a
    /// clock.
    pub fn clock_shows(&self, color: Color, at: u64) -> Option<u64> {
        self.clock.as_ref()?.shows(color, at)
    }

    /// Whether there is a clock that is not stopped.
    pub fn clock_runs(&self) -> bool {
        self.clock.as_ref().is_some_and(Clock::is_running)
    }

    /// The squares of the pieces touched in this turn, in the order in which they were touched.
    pub fn touched(&self) -> &[Square] {
        &self.turn.touched
    }

    /// Whether the player is adjusting pieces: presses then don't count as touches.
    pub fn is_adjusting(&self) -> bool {
        self.turn.adjusting
    }

    /// The announced castling, shown on the board before it is made.
    pub fn announced(&self) -> Option<CastlingSide> {
        self.turn.announced
    }

    /// The player whose draw offer is open, if there is one.
    pub fn draw_offer(&self) -> Option<Color> {
        self.draw_offer
    }

    /// The player who asks for a takeback, if there is one.
    pub fn take_back_asked(&self) -> Option<Color> {
        self.take_back
    }

    /// A move in UCI notation. Castling is written as the move of the king (`e1g1`) in regular chess, and as the king
    /// taking its own rook (`e1h1`) in Chess960.
    pub fn uci(&self, position: &Position, mv: Move) -> String {
        position.uci(mv, CastlingText::of(self.start().is_chess960()))
    }

    /// Carries out an action and returns what happened, in order. An action that is not possible is refused or ignored;
    /// a refused action may still touch a piece.
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
        self.now = self.now.max(action.at);
        let clocks = Color::ALL.map(|color| self.clock_shows(color, self.now));
        let incidents = self.incidents.len();
        self.look_at_flag();
        if self.result().is_some() {
            self.after_the_end(&action.deed);
        } else if matches!(action.deed, Deed::Release { .. }) && std::mem::take(&mut self.press_refused) {
            // The release ends only the pressed state that the refused press left behind.
            if matches!(self.input, TouchInput::Idle { .. }) {
                self.release(None);
                self.notices.clear();
            }
        } else if let Some(reason) = self.not_now(&action.deed) {
            self.refuse(reason);
        } else {
            self.take(&action.deed);
        }
        if matches!(action.deed, Deed::Press { .. }) {
            self.press_refused = self.notices.iter().any(Notice::is_refusal);
        }
        self.settle_incidents(incidents, action.local_time, clocks);
        std::mem::take(&mut self.notices)
    }

    /// Why a pause, an adjournment or the lack of a board rules out this deed; `None` if none of them does. Claims are
    /// possible while the clock is stopped, since a player may stop it to claim (9.5). In an adjourned game, players
    /// can only open the sealed move, resign, agree to a draw, or ask for a ruling that the position is dead. In a game
    /// that waits for a ruling, they can do the same except for the sealed move; they can also do what belongs to the
    /// ruling, and end an earlier press.
    fn not_now(&self, deed: &Deed) -> Option<Reason> {
        use Deed::*;
        let (needs_clock, is_for_clock_alone, is_for_adjourned, is_for_ruling) = match deed {
            Press { .. } | Promote { .. } | Castle { .. } | Confirm | Jadoube => (true, false, false, false),
            Move { .. } | Seal { .. } => (true, false, false, false),
            PressClock { .. } => (true, true, false, false),
            AdjustClock { .. } => (false, true, false, true),
            Pause { purpose, .. } => (false, purpose.is_none(), false, false),
            Resume { .. } | Tick => (false, true, true, true),
            OfferDraw { .. } | AnswerDraw { .. } | Resign { .. } | DeadPosition => (false, false, true, true),
            Release { .. } | Cancel | Claim { .. } | Approve { .. } => (false, false, false, true),
            Incident(_) => (false, false, false, true),
            TakeBack { .. } | AnswerTakeBack { .. } => (false, false, false, false),
            RequestIncrement { .. } => (false, false, false, false),
            Hint | Analysis { .. } | Sit { .. } => (false, false, false, false),
        };
        if self.sealed.is_some() && !is_for_adjourned {
            Some(Reason::Adjourned)
        } else if self.setup.clock_only && !is_for_clock_alone {
            Some(Reason::ClockOnly)
        } else {
            let waits = self.is_paused_for_ruling() && !is_for_ruling;
            Some(Reason::Paused).filter(|_| waits || needs_clock && self.is_paused())
        }
    }

    fn take(&mut self, deed: &Deed) {
        match *deed {
            Deed::Press { square, piece } if self.hands.is_some() => self.press_by_hand(square, piece),
            Deed::Release { square } if self.hands.is_some() => self.release_by_hand(square),
            Deed::Promote { to } if self.hands.is_some() => self.promote_by_hand(to),
            Deed::Castle { .. } | Deed::Confirm if self.hands.is_some() => self.refuse(Reason::ByHand),
            Deed::Press { square, .. } => self.press(square),
            Deed::Release { square } => self.release(square),
            Deed::Cancel => self.cancel(),
            Deed::Promote { to } => self.promote(to),
            Deed::Castle { side } => self.announce(side),
            Deed::Confirm => self.confirm(),
            Deed::Jadoube => self.jadoube(),
            Deed::Move { ref text } => self.enter(text),
            Deed::OfferDraw { by } => self.offer_draw(by),
            Deed::AnswerDraw { by, accept } => self.answer_draw(by, accept),
            Deed::Resign { by } => self.resign(by),
            Deed::TakeBack { by } => self.ask_take_back(by),
            Deed::AnswerTakeBack { by, accept } => self.answer_take_back(by, accept),
            Deed::Claim { kind, ref intended, by } => self.claim(kind, intended.as_deref(), by),
            Deed::Hint => self.hint(),
            Deed::Analysis { on } => self.help(Help::Analysis(on)),
            Deed::Sit { by, ref seat } => self.sit(by, seat),
            Deed::DeadPosition => self.rule_dead(),
            Deed::PressClock { by } => self.press_clock(by),
            Deed::AdjustClock { color, ms, moves } => self.adjust_clock(color, ms.unwrap_or_default(), moves),
            Deed::Incident(ref entry) => self.enter_incident(entry),
            Deed::Seal { ref text } => self.seal(text),
            Deed::RequestIncrement { by } => self.request_increment(by),
            Deed::Approve { by, score } => self.approve(by, score),
            Deed::Pause { purpose, by } => self.pause(purpose, by),
            Deed::Resume { by } => self.resume(by),
            Deed::Tick => {}
        }
    }

    /// Handles a deed after the end of the game. No move can be made; releases, cancels and ticks are ignored. The
    /// result can be signed and incidents entered, and if the move that ended the game broke touch-move, that can still
    /// be claimed (5.1.1) until both players have signed the result (8.7).
    fn after_the_end(&mut self, deed: &Deed) {
        match deed {
            Deed::Release { .. } | Deed::Cancel | Deed::Tick => {}
            Deed::Claim { kind: ClaimKind::TouchMove, by, .. }
                if self.ended_by_departing() && !self.is_approved() =>
            {
                self.claim(ClaimKind::TouchMove, None, *by);
            }
            Deed::Approve { by, score } => self.approve(*by, *score),
            Deed::Incident(entry) => self.enter_incident(entry),
            _ => self.refuse(Reason::GameOver),
        }
    }

    /// Makes an accepted move: ends the turn and presses the clock.
    fn make(&mut self, mv: Move) {
        self.make_with(mv, None, false);
    }

    /// Makes an accepted move. If the clock has already been pressed, `pressed` has the milliseconds that the mover got
    /// for the press and how often each player had pressed the clock before. With `is_lost`, this was the player's
    /// second illegal move, which loses, or draws if the opponent can't mate.
    fn make_with(&mut self, mv: Move, pressed: Option<(u64, [u32; 2])>, is_lost: bool) {
        let uci = self.uci(self.position(), mv);
        let departed = self.is_departing(mv);
        let mover = self.position().turn();
        let game = &mut self.game;
        if !(if is_lost { game.second_illegal_move(mover, Some(mv)) } else { game.play(mv) }) {
            return;
        }
        self.clear_input();
        self.end_adjusting();
        let now = self.now;
        let released = self.clock.as_ref().map(|clock| clock.reading(now));
        let (bonus_ms, presses) = pressed.unwrap_or_else(|| {
            let presses = self.all_presses();
            (self.clock.as_mut().map_or(0, |clock| clock.press(now)), presses)
        });
        let clock = self.clock.as_ref().map(|clock| clock.reading(now));
        let noted = MoveNotes { clock_ms: self.clock_shows(mover, now), draw_offer: self.turn.offered };
        let turn = std::mem::replace(&mut self.turn, Turn { clock, ..Turn::default() });
        let ended = self.game.outcome().is_some() && !is_lost;
        self.past.push(FinishedTurn { turn, departed, ended, released, bonus_ms, presses, noted });
        self.lay_out();
        if let Some(played) = self.game.played().last() {
            self.notices.push(Notice::Moved { mv, uci, san: played.san.clone() });
        }
        self.decline_by_going_on(mover);
        self.take_back = self.take_back.filter(|&asked| asked != mover);
        self.tell_end();
    }

    fn tell_end(&mut self) {
        let Some(outcome) = self.result() else { return };
        if let Some(clock) = &mut self.clock {
            clock.stop(self.now.min(clock.flag_falls_at().unwrap_or(self.now)));
        }
        self.input = TouchInput::Empty;
        self.ruling_pause = None;
        (self.draw_offer, self.take_back) = (None, None);
        (self.turn.adjusting, self.turn.announced) = (false, None);
        self.notices.push(Notice::Ended(outcome));
    }

    fn refuse(&mut self, reason: Reason) {
        self.notices.push(Notice::Refused(reason));
    }
}
