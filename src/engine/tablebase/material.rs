//! The pieces on the board, and the name of the file that has a table for them.

use crate::rules::{Board, Color, Role};

/// The maximum number of pieces for which files exist.
pub(super) const MAX_PIECES: usize = 7;

/// The order of the letters in a file's name.
const NAMED: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// How many pieces of each role White and Black have; each side has one king.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Material([[u8; 6]; 2]);

impl Material {
    /// The pieces on a board; `None` if a side has no king or more than one.
    pub(super) fn of(board: &Board) -> Option<Material> {
        let count = |color: Color| Role::ALL.map(|role| board.by(color, role).len() as u8);
        let material = Material(Color::ALL.map(count));
        let kings = Color::ALL.iter().all(|&color| material.count(color, Role::King) == 1);
        kings.then_some(material)
    }

    /// Reads the name of a file without its extension, such as `KQvKR`. Each side has one king, which comes first, and
    /// its other pieces in order; both sides have at most [`MAX_PIECES`] together. Returns `None` for any other name.
    pub(super) fn named(name: &str) -> Option<Material> {
        let (white, black) = name.split_once('v')?;
        let side = |text: &str| {
            let mut counts = [0; 6];
            for letter in text.chars() {
                let role = NAMED.into_iter().find(|role| role.letter() == letter)?;
                counts[role.index()] += 1;
            }
            (counts[Role::King.index()] == 1).then_some(counts)
        };
        let material = Material([side(white)?, side(black)?]);
        (material.pieces() <= MAX_PIECES && material.name() == name).then_some(material)
    }

    /// The name of the file, without its extension, if White's pieces come first in it.
    pub(super) fn name(&self) -> String {
        let side = |color: Color| -> String {
            let letters =
                |role: Role| std::iter::repeat_n(role.letter(), usize::from(self.count(color, role)));
            NAMED.into_iter().flat_map(letters).collect()
        };
        format!("{}v{}", side(Color::White), side(Color::Black))
    }

    pub(super) fn exchanged(&self) -> Material {
        Material([self.0[1], self.0[0]])
    }

    pub(super) fn count(&self, color: Color, role: Role) -> u8 {
        self.0[color.index()][role.index()]
    }

    /// The number of all pieces, kings and pawns included.
    pub(super) fn pieces(&self) -> usize {
        self.0.iter().flatten().map(|count| usize::from(*count)).sum()
    }

    pub(super) fn has_pawns(&self) -> bool {
        self.pawns().iter().any(|pawns| *pawns > 0)
    }

    /// The numbers of pawns of White and Black.
    pub(super) fn pawns(&self) -> [u8; 2] {
        Color::ALL.map(|color| self.count(color, Role::Pawn))
    }

    /// Whether a side has exactly one of some piece besides its king.
    pub(super) fn has_single(&self) -> bool {
        Color::ALL.iter().any(|&color| {
            Role::ALL.into_iter().any(|role| role != Role::King && self.count(color, role) == 1)
        })
    }

    /// How many pieces there are of each kind, indexed by the number that tablebase files use for it; see [`code`].
    pub(super) fn codes(&self) -> [u8; 16] {
        let mut codes = [0; 16];
        for color in Color::ALL {
            for role in Role::ALL {
                codes[usize::from(code(color, role))] = self.count(color, role);
            }
        }
        codes
    }
}

/// The number of a piece in a file: 1 to 6 for pawn to king, and 8 more for Black.
pub(super) fn code(color: Color, role: Role) -> u8 {
    (1 + role.index() + 8 * color.index()) as u8
}
