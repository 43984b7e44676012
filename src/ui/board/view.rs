//! What the board is given to show.

use egui::Rect;

use super::Placement;
use crate::rules::{Bitboard, Color, Piece, Square};
use crate::ui::theme::BoardColors;

/// A piece that is not on its square, and which square that is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lifted {
    pub from: Square,
    pub piece: Piece,
}

/// A piece that would go from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    pub piece: Piece,
    pub from: Square,
    pub to: Square,
}

/// What is marked on the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks {
    pub last_move: Bitboard,
    pub selected: Option<Square>,
    pub targets: Bitboard,
    pub check: Option<Square>,
    /// What a hint is about, which is painted over the pieces.
    pub hinted: Bitboard,
    pub refusal: Bitboard,
    /// Pieces that must move or be taken.
    pub bound: Bitboard,
    /// The player may depart from that, and be called back.
    pub lightly: bool,
    /// Pieces that can do what has to be done now.
    pub able: Bitboard,
    /// A move of two pieces that was announced, or that is pointed at, and is not made.
    pub plan: Option<[Step; 2]>,
}

/// A piece that is held beside the board, between two presses.
#[derive(Clone, Copy, Debug)]
pub struct Beside<'a> {
    pub lifted: Lifted,
    /// Where in the window it may be.
    pub room: Rect,
    /// It can be pressed there to good purpose.
    pub able: bool,
    /// The accessible name.
    pub name: &'a str,
}

/// What to show.
#[allow(clippy::struct_excessive_bools, reason = "each is a thing of its own that is shown or not")]
pub struct View<'a> {
    pub pieces: &'a Placement,
    /// How many moves have been made. Just after it changes no press is meant.
    pub made: usize,
    /// This is the game's own position, not an earlier one that is looked back at.
    pub live: bool,
    /// Pieces stand where a hand let them go, and not in the middle of their squares.
    pub off_centre: bool,
    /// The pieces of this colour are upside-down.
    pub upside_down: Option<Color>,
    /// A press puts a piece in the middle of its square and does no more.
    pub adjusting: bool,
    pub marks: Marks,
    /// The piece that is where the pointer is, while a press goes on.
    pub in_hand: Option<Lifted>,
    pub beside: Option<Beside<'a>>,
    /// Pieces that a press picks up: the pointer shows it.
    pub movable: Bitboard,
    pub coordinates: bool,
    pub colors: &'a BoardColors,
    /// A pawn waits for its new piece: a secondary press cancels although no piece is in hand.
    pub promoting: bool,
    /// What the board is called.
    pub label: &'a str,
    /// The accessible name of a square, and what is marked there.
    pub name: &'a dyn Fn(Square) -> String,
    pub description: &'a dyn Fn(Square) -> String,
}

impl<'a> View<'a> {
    /// Pieces that can be pressed, with nothing marked.
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
            adjusting: false,
            marks: Marks::default(),
            in_hand: None,
            beside: None,
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
