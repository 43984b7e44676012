//! Reads typed questions, such as "e4", "e", "file e", "4", "N", "knights", "white knights", "zwarte paarden" or "all".
//!
//! Unknown words are skipped, so that whole sentences work too.
//!
//! The module `ui::access::queries::answer` answers the questions.

use std::sync::LazyLock;

use crate::rules::{Color, File, Rank, Role, Square};
use crate::text::{Language, Texts};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardQuestion {
    Square(Square),
    File(File),
    Rank(Rank),
    /// The pieces of this kind, of this side, or of this kind and this side.
    Pieces(Option<Role>, Option<Color>),
    /// The whole position.
    All,
    /// The question was not understood.
    Unknown,
}

/// The minimum length in bytes of a piece name that may have an ending, as in "knights".
const STEM: usize = 4;

/// The names that questions in a language use. Those of colours and pieces are in lower case.
struct Names {
    language: Language,
    colors: [String; 2],
    pieces: [String; 6],
    /// The letters of the pieces, in upper case.
    letters: [String; 6],
    /// The word for the whole position, in lower case.
    all: String,
}

/// The names in all languages, built only once: parsing the messages takes milliseconds.
static NAMES: LazyLock<Vec<Names>> =
    LazyLock::new(|| Language::ALL.map(|language| Names::of(&Texts::new(language))).into());

impl BoardQuestion {
    /// Reads a question in the language of the window, or else in any other; a text that can't be read is `Unknown`.
    pub fn read(text: &str, texts: &Texts) -> BoardQuestion {
        let own = Names::of(texts).read(text);
        let others = NAMES.iter().filter(|names| names.language != texts.language());
        let others = others.map(|names| names.read(text));
        std::iter::once(own).chain(others).find(|asked| *asked != BoardQuestion::Unknown).unwrap_or(own)
    }
}

impl Names {
    fn of(texts: &Texts) -> Names {
        let letter = |role: Role| if role == Role::Pawn { role.letter() } else { texts.letter(role) };
        Names {
            language: texts.language(),
            colors: Color::ALL.map(|color| texts.color(color).to_lowercase()),
            pieces: Role::ALL.map(|role| texts.piece(role).to_lowercase()),
            letters: Role::ALL.map(|role| letter(role).to_uppercase().to_string()),
            all: t!(texts, "ask-all").to_lowercase(),
        }
    }

    fn read(&self, text: &str) -> BoardQuestion {
        let parts: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
        let square = parts.iter().find_map(|part| part.to_lowercase().parse().ok());
        let color = parts.iter().find_map(|part| self.color(part));
        let role = parts.iter().find_map(|part| self.role(part));
        let first = |part: &&str| Some(*part).filter(|part| part.len() == 1)?.chars().next();
        let file =
            parts.iter().filter_map(first).find_map(|letter| File::from_letter(letter.to_ascii_lowercase()));
        let rank = parts.iter().filter_map(first).find_map(Rank::from_digit);
        match (square, role, color, file, rank) {
            (Some(square), ..) => BoardQuestion::Square(square),
            (None, Some(role), color, ..) => BoardQuestion::Pieces(Some(role), color),
            (None, None, Some(color), ..) => BoardQuestion::Pieces(None, Some(color)),
            (.., Some(file), _) => BoardQuestion::File(file),
            (.., Some(rank)) => BoardQuestion::Rank(rank),
            _ if parts.iter().any(|part| part.to_lowercase() == self.all) => BoardQuestion::All,
            _ => BoardQuestion::Unknown,
        }
    }

    /// The colour that a word such as "white", "wit" or "witte" names.
    fn color(&self, part: &str) -> Option<Color> {
        let part = part.to_lowercase();
        let mut named = Color::ALL.into_iter().zip(&self.colors);
        named.find(|(_, name)| part.len() > 2 && part.starts_with(*name)).map(|(color, _)| color)
    }

    /// The role that a word or letter such as "knight", "knights", "N" or "n" names. A lower-case letter from a to h
    /// names a file instead.
    fn role(&self, part: &str) -> Option<Role> {
        let small = part.to_lowercase();
        let named = |name: &String| small == *name || (name.len() >= STEM && small.starts_with(name));
        let mut letters = part.chars();
        let (letter, alone) = (letters.next()?, letters.next().is_none());
        let is_file = letter.is_ascii_lowercase() && File::from_letter(letter).is_some();
        let lettered = |own: &String| alone && !is_file && part.to_uppercase() == *own;
        // A pawn has no letter of its own: if P is the letter of another piece in this language, P means that piece.
        let last = |names: &[String; 6], fits: &dyn Fn(&String) -> bool| names.iter().rposition(fits);
        let index = last(&self.pieces, &named).or_else(|| last(&self.letters, &lettered))?;
        Some(Role::ALL[index])
    }
}
