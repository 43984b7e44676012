//! The data that the board widget shows.

use egui::Rect;

use super::{Placement, Tray};
use crate::rules::{Bitboard, Color, Piece, Square};
use crate::ui::theme::BoardColors;

/// A piece that is off its square, and its square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LiftedPiece {
    pub from: Square,
    pub piece: Piece,
}

/// A piece that would move from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlannedMove {
    pub piece: Piece,
    pub from: Square,
    pub to: Square,
}

/// The marks on the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks {
    pub last_move: Bitboard,
    pub selected: Option<Square>,
    pub targets: Bitboard,
    /// The targets that are rooks to castle with.
    pub castling_rooks: Bitboard,
    /// The pawn that an en passant capture marked by a dot would take; this pawn is not on the target square.
    pub en_passant: Option<Square>,
    pub check: Option<Square>,
    /// The squares of a hint; their descriptions mention the hint. The hint itself is painted above the pieces.
    pub hinted: Bitboard,
    /// The squares to point out, such as those that explain a refusal.
    pub refusal: Bitboard,
    /// The pieces that must move or be captured.
    pub must_move: Bitboard,
    /// Whether the board lets the player break the obligation.
    pub advisory: bool,
    /// The pieces that can take the touched piece or, while the king is off the board, the rooks to castle with.
    pub can_comply: Bitboard,
    /// The moves of the king and the rook in castling that is announced or pointed at, but not made yet.
    pub plan: Option<[PlannedMove; 2]>,
}

/// A piece held off the board between two presses.
#[derive(Clone, Copy, Debug)]
pub struct OffBoardPiece<'a> {
    pub lifted: LiftedPiece,
    /// The part of the window where the piece may be shown.
    pub room: Rect,
    /// The area of the instruction and the buttons, which the piece should not cover if that is possible.
    pub clear: Rect,
    /// Whether the next step is a press on the piece. In that case, its frame is thicker.
    pub able: bool,
    /// The accessible name.
    pub name: &'a str,
}

/// What the board widget shows, apart from drawings.
#[allow(clippy::struct_excessive_bools, reason = "independent display options")]
pub struct View<'a> {
    pub pieces: &'a Placement,
    /// A count of moves. For a moment after this has changed, presses are ignored.
    pub made: usize,
    /// Whether this is the current position, not an earlier one.
    pub live: bool,
    /// Whether pieces stay where they were dropped instead of at the centres of their squares.
    pub off_centre: bool,
    /// The colour whose pieces are upside down.
    pub upside_down: Option<Color>,
    /// Whether White's and Black's pieces are invisible. Screen readers still report them.
    pub hidden: [bool; 2],
    /// Whether a press only centres a piece on its square.
    pub adjusting: bool,
    pub marks: Marks,
    /// The piece in hand, which can follow the pointer during a press.
    pub in_hand: Option<LiftedPiece>,
    pub off_board: Option<OffBoardPiece<'a>>,
    /// The pieces that were taken off the board.
    pub tray: Option<Tray<'a>>,
    /// The pieces that a press picks up, as the pointer icon shows.
    pub movable: Bitboard,
    pub coordinates: bool,
    pub colors: &'a BoardColors,
    /// Whether a promotion is pending: a secondary press on the board then reports `Cancel` instead of starting an
    /// arrow or circle.
    pub promoting: bool,
    /// The accessible name of the board.
    pub label: &'a str,
    /// The accessible name of a square.
    pub name: &'a dyn Fn(Square) -> String,
    /// The description of a square, which names its marks.
    pub description: &'a dyn Fn(Square) -> String,
}

impl<'a> View<'a> {
    /// A view of pieces without marks.
    pub fn of(
        pieces: &'a Placement,
        colors: &'a BoardColors,
        label: &'a str,
        name: &'a dyn Fn(Square) -> String,
    ) -> View<'a> {
        View {
            pieces,
            made: 0,
            live: true,
            off_centre: false,
            upside_down: None,
            hidden: [false; 2],
            adjusting: false,
            marks: Marks::default(),
            in_hand: None,
            off_board: None,
            tray: None,
            movable: Bitboard::EMPTY,
            coordinates: false,
            colors,
            promoting: false,
            label,
            name,
            description: &|_| String::new(),
        }
    }
}
