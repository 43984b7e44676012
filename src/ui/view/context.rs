//! What commands have to know to tell whether they can be done and whether they are on, read once a frame.

use super::explain::Explain;
use super::law_card::LawCard;
use super::message::Message;
use super::request::Request;
use crate::game::Bond;
use crate::rules::{CastlingSide, Color, Square};
use crate::session::Session;
use crate::storage::settings::Advice;
use crate::study;
use crate::table::{Reading, Table, TakeBack, TouchMove};
use crate::text::messages::Texts;
use crate::ui::theme::art::Art;
use crate::ui::view::settings::Settings;

/// How the window looks and speaks.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    pub words: &'a Texts,
    pub settings: &'a Settings,
    /// The keyboard is there for what fills the window: no dialog and no menu is open.
    pub keys: bool,
    /// What the window has to tell once, where that is not about the game.
    pub told: Option<&'a LawCard>,
}

/// What a screen reads, and where it leaves what it asks for.
pub struct ViewContext<'a> {
    pub session: &'a Session,
    pub facts: &'a Facts,
    pub look: Look<'a>,
    /// What the law card tells until the next press.
    pub message: Option<&'a Message>,
    pub art: &'a mut Art,
    pub requests: &'a mut Vec<Request>,
}

impl<'a> ViewContext<'a> {
    /// Puts into words where the game stands.
    pub fn explain(&self) -> Explain<'a> {
        Explain { words: self.look.words, table: self.session.table(), facts: self.facts }
    }
}

/// The state of the window's table as the views need it.
#[allow(clippy::struct_excessive_bools, reason = "facts are true or not, and independent of each other")]
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    pub settings: Settings,
    /// Something else than the game fills the window.
    pub away: bool,
    /// The position editor does.
    pub editing: bool,
    /// A study does.
    pub study: Option<study::Status>,
    /// The milliseconds of the game.
    pub now: u64,
    /// The start has a number of Chess960.
    pub chess960: bool,
    /// The game has ended.
    pub over: bool,
    /// Moves made, and how many of them the board shows.
    pub moves: usize,
    pub shown: usize,
    pub drawings: bool,
    /// The piece that the keyboard is to move.
    pub keyed: Option<Square>,
    /// The player having the move.
    pub turn: Color,
    /// Whether White and Black are persons.
    pub persons: [bool; 2],
    /// Engines that play each other are to wait.
    pub held: bool,
    /// The level for the next game.
    pub advice: Option<Advice>,
    pub clock: ClockState,
    pub adjusting: bool,
    /// The player having the move touched a piece, or has let a pawn go on the last rank.
    pub touched: bool,
    /// King and rook may still castle on the a-side and on the h-side, now or later.
    pub castling_rights: [bool; 2],
    /// They may now.
    pub castling_legal: [bool; 2],
    pub announced: Option<CastlingSide>,
    /// What is offered and asked, and by whom.
    pub draw_offer: Option<Color>,
    pub take_back_asked: Option<Color>,
    pub take_back: TakeBack,
    /// Whether White and Black have a move that could be taken back.
    pub has_moved: [bool; 2],
    /// Players may have help, and a hint now; the position on the board is analysed.
    pub help: bool,
    pub hint: bool,
    pub analysed: bool,
    /// The game was decided by a flag or a resignation, and it is known how a mate was still possible.
    pub mate: bool,
    /// A draw can be claimed, or touch-move. Nobody is told here whether rightly.
    pub claims: Claims,
}

/// What the clock of the game does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockState {
    /// There is none.
    None,
    /// It waits for the players to begin.
    Waiting,
    Running,
    Paused,
    /// The game is over.
    Stopped,
}

/// Which claims the table would rule on now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claims {
    pub draw: bool,
    pub touch_move: bool,
}

impl Claims {
    /// Any of them.
    pub const fn any(self) -> bool {
        self.draw || self.touch_move
    }
}

impl Facts {
    /// Reads the table of the window, and whether its clock was started.
    pub fn of(session: &Session, now: Reading, settings: Settings, shown: usize) -> Facts {
        let table = session.table();
        let clock = clock_at(table, session.is_started());
        Facts { clock, ..Facts::at(table, settings, session.time_at(now), shown) }
    }

    /// Reads a table.
    pub fn at(table: &Table, settings: Settings, now: u64, shown: usize) -> Facts {
        let position = table.position();
        let turn = position.turn();
        Facts {
            settings,
            away: false,
            editing: false,
            study: None,
            now,
            chess960: table.chess960_number().is_some(),
            over: table.result().is_some(),
            moves: table.moves().len(),
            shown,
            drawings: false,
            keyed: None,
            turn,
            persons: Color::ALL.map(|color| table.seat(color).is_person()),
            held: false,
            advice: None,
            clock: clock_at(table, true),
            adjusting: table.is_adjusting(),
            touched: !table.touched().is_empty() || table.promoting().is_some(),
            castling_rights: CastlingSide::ALL.map(|side| position.castling_rook(turn, side).is_some()),
            castling_legal: CastlingSide::ALL.map(|side| position.castling_illegal_reason(side).is_none()),
            announced: table.announced(),
            draw_offer: table.draw_offer(),
            take_back_asked: table.take_back_asked(),
            take_back: table.setup().take_back,
            has_moved: Color::ALL.map(|color| table.plies_back(color).is_some()),
            help: table.allows_help(),
            hint: table.allows_hint(),
            analysed: false,
            mate: table.mate_line().is_some(),
            claims: claims(table),
        }
    }

    /// Pieces can be touched: the game goes on, its clock does not stand still, and a person has the move.
    pub fn is_live(&self) -> bool {
        !self.over && self.clock != ClockState::Paused && self.is_person(self.turn)
    }

    /// It is an engine's turn, and time goes by.
    pub fn is_thinking(&self) -> bool {
        let waits = matches!(self.clock, ClockState::Paused | ClockState::Waiting | ClockState::Stopped);
        !self.over && !waits && !self.held && !self.is_person(self.turn)
    }

    /// Whether a person plays this side.
    pub const fn is_person(&self, color: Color) -> bool {
        self.persons[color.index()]
    }

    /// Two persons sit at the board.
    pub const fn two_persons(&self) -> bool {
        self.persons[0] && self.persons[1]
    }

    /// Engines play each other.
    pub const fn is_watched(&self) -> bool {
        !self.persons[0] && !self.persons[1]
    }

    /// Who takes a move back without saying for whom: the only person, else whoever has just moved.
    pub const fn takes_back(&self) -> Color {
        match self.persons {
            [true, false] => Color::White,
            [false, true] => Color::Black,
            _ => match self.turn {
                Color::White => Color::Black,
                Color::Black => Color::White,
            },
        }
    }
}

fn clock_at(table: &Table, started: bool) -> ClockState {
    match () {
        () if !table.setup().has_clock() => ClockState::None,
        () if table.result().is_some() => ClockState::Stopped,
        () if !started => ClockState::Waiting,
        () if table.is_paused() => ClockState::Paused,
        () => ClockState::Running,
    }
}

fn claims(table: &Table) -> Claims {
    // It is for the player having the move to claim, and engines don't use the card.
    if !table.seat(table.position().turn()).is_person() {
        return Claims { draw: false, touch_move: false };
    }
    let untouched = table.touched().is_empty();
    let on_claim = table.setup().touch == TouchMove::OnClaim && !table.moves().is_empty();
    match table.result() {
        // A mate that was made against touch-move is none (5.1.1).
        Some(_) => Claims { draw: false, touch_move: on_claim && table.ended_by_move() },
        None => Claims {
            draw: untouched && table.bond() != Some(Bond::IntendedMove),
            touch_move: untouched && on_claim,
        },
    }
}
