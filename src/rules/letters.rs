//! The letters of the pieces in a language, for moves as people write them.
//!
//! Which language is whose: see `ui`.

use super::{File, Role};

/// The letters of king, queen, rook, bishop and knight. A letter may be more than one sign, as the king's is in Russian.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceLetters<'a> {
    letters: [&'a str; 5],
}

const ROLES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
const WHITE_FIGURINES: [&str; 5] = ["♔", "♕", "♖", "♗", "♘"];
const BLACK_FIGURINES: [&str; 5] = ["♚", "♛", "♜", "♝", "♞"];
const PAWN_FIGURINES: [&str; 2] = ["♙", "♟"];

impl PieceLetters<'static> {
    /// K Q R B N, as in files.
    pub const ENGLISH: PieceLetters<'static> = PieceLetters::new("K", "Q", "R", "B", "N");
    /// K D T L P: koning, dame, toren, loper, paard.
    pub const DUTCH: PieceLetters<'static> = PieceLetters::new("K", "D", "T", "L", "P");
    /// The white figurines ♔ ♕ ♖ ♗ ♘, for both sides.
    pub const FIGURINES: PieceLetters<'static> = PieceLetters { letters: WHITE_FIGURINES };
}

impl<'a> PieceLetters<'a> {
    /// The letters of a language; an empty one is never read.
    pub const fn new(
        king: &'a str,
        queen: &'a str,
        rook: &'a str,
        bishop: &'a str,
        knight: &'a str,
    ) -> PieceLetters<'a> {
        PieceLetters { letters: [king, queen, rook, bishop, knight] }
    }

    /// Nothing for a pawn.
    pub fn letter(&self, role: Role) -> &'a str {
        ROLES.iter().position(|&other| other == role).map_or("", |index| self.letters[index])
    }

    /// The piece with which a move begins, and the rest of the move.
    ///
    /// Besides the letters of the language: figurines; small letters but for those of a file; `P` for a pawn, unless it
    /// is a letter of a piece.
    pub(super) fn split<'t>(&self, text: &'t str) -> Option<(Role, &'t str)> {
        let small = |letter: &str| {
            let begin = text.chars().next().filter(|&begin| File::from_letter(begin).is_none())?;
            let is_letter = letter.chars().eq(begin.to_uppercase());
            is_letter.then(|| &text[begin.len_utf8()..])
        };
        let strip = |&(role, letter): &(Role, &str)| Some((role, text.strip_prefix(letter)?));
        self.named()
            .find_map(|named| strip(&named))
            .or_else(|| self.named().find_map(|(role, letter)| Some((role, small(letter)?))))
            .or_else(|| Some((Role::Pawn, text.strip_prefix('P')?)))
            // The sign that asks for a picture, or for none, comes with some figurines.
            .map(|(role, rest)| (role, rest.trim_start_matches(['\u{FE0E}', '\u{FE0F}'])))
    }

    /// The piece that a text names, in capitals or not.
    pub fn role(&self, text: &str) -> Option<Role> {
        let text = text.trim_end_matches(['\u{FE0E}', '\u{FE0F}']);
        // As many letters as the longest name has, so that endless text costs nothing.
        let capitals: String = text.chars().take(4).flat_map(char::to_uppercase).collect();
        self.named()
            .find(|(_, letter)| letter.chars().flat_map(char::to_uppercase).eq(capitals.chars()))
            .filter(|_| text.chars().nth(4).is_none())
            .map(|(role, _)| role)
    }

    /// Every text that names a piece, longer ones first where one begins with another.
    fn named(&self) -> impl Iterator<Item = (Role, &str)> {
        let mut own: [(Role, &str); 5] = std::array::from_fn(|index| (ROLES[index], self.letters[index]));
        own.sort_by_key(|(_, letter)| std::cmp::Reverse(letter.len()));
        let pawns = PAWN_FIGURINES.map(|figurine| (Role::Pawn, figurine));
        let figurines = ROLES.into_iter().cycle().zip(WHITE_FIGURINES.into_iter().chain(BLACK_FIGURINES));
        own.into_iter().filter(|(_, letter)| !letter.is_empty()).chain(figurines).chain(pawns)
    }
}
