//! The piece letters that a language uses in written moves.
//!
//! For the letters of each language, see `text::language`.

use super::{File, Role};

/// The letters for the king, queen, rook, bishop and knight. One "letter" can be several characters, such as the
/// Russian `Кр` for the king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceLetters<'a> {
    letters: [&'a str; 5],
}

const ROLES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
const WHITE_FIGURINES: [&str; 5] = ["♔", "♕", "♖", "♗", "♘"];
const BLACK_FIGURINES: [&str; 5] = ["♚", "♛", "♜", "♝", "♞"];
const PAWN_FIGURINES: [&str; 2] = ["♙", "♟"];

impl PieceLetters<'static> {
    /// The English letters K Q R B N, as in PGN.
    pub const ENGLISH: PieceLetters<'static> = PieceLetters::new("K", "Q", "R", "B", "N");
    /// The Dutch letters K D T L P, for koning, dame, toren, loper and paard.
    pub const DUTCH: PieceLetters<'static> = PieceLetters::new("K", "D", "T", "L", "P");
    /// The white figurines ♔ ♕ ♖ ♗ ♘, for both sides.
    pub const FIGURINES: PieceLetters<'static> = PieceLetters { letters: WHITE_FIGURINES };
}

impl<'a> PieceLetters<'a> {
    /// The letters of a language; empty letters are ignored when a text is read.
    pub const fn new(
        king: &'a str,
        queen: &'a str,
        rook: &'a str,
        bishop: &'a str,
        knight: &'a str,
    ) -> PieceLetters<'a> {
        PieceLetters { letters: [king, queen, rook, bishop, knight] }
    }

    /// The letter of a piece; empty for a pawn.
    pub fn letter(&self, role: Role) -> &'a str {
        ROLES.iter().position(|&other| other == role).map_or("", |index| self.letters[index])
    }

    /// Splits a written move into the piece at its start and the rest of the text. Returns `None` if the text doesn't
    /// start with a piece.
    ///
    /// Besides the letters of the language, figurines are accepted, and so are single letters in lower case, other than
    /// file letters, and `P` for a pawn unless `P` is a piece letter of the language.
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
            // A figurine may be followed by a variation selector, which asks for an emoji or for plain text.
            .map(|(role, rest)| (role, rest.trim_start_matches(['\u{FE0E}', '\u{FE0F}'])))
    }

    /// The piece that a letter or figurine names; `None` if the text is neither. Letters may be in upper or lower case.
    pub fn role(&self, text: &str) -> Option<Role> {
        let text = text.trim_end_matches(['\u{FE0E}', '\u{FE0F}']);
        // No language has a piece letter of more than four characters, so only four are compared, and a longer text is
        // refused.
        let capitals: String = text.chars().take(4).flat_map(char::to_uppercase).collect();
        self.named()
            .find(|(_, letter)| letter.chars().flat_map(char::to_uppercase).eq(capitals.chars()))
            .filter(|_| text.chars().nth(4).is_none())
            .map(|(role, _)| role)
    }

    /// The letters and figurines, each with the piece that it names; where one is a prefix of another, the longer one
    /// comes first.
    fn named(&self) -> impl Iterator<Item = (Role, &str)> {
        let mut own: [(Role, &str); 5] = std::array::from_fn(|index| (ROLES[index], self.letters[index]));
        own.sort_by_key(|(_, letter)| std::cmp::Reverse(letter.len()));
        let pawns = PAWN_FIGURINES.map(|figurine| (Role::Pawn, figurine));
        let figurines = ROLES.into_iter().cycle().zip(WHITE_FIGURINES.into_iter().chain(BLACK_FIGURINES));
        own.into_iter().filter(|(_, letter)| !letter.is_empty()).chain(figurines).chain(pawns)
    }
}
