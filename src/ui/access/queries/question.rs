//! Reads typed questions: "e4", "e", "file e", "4", "N", "knights", "white knights", "zwarte paarden".
//!
//! Unknown words are skipped, so that whole sentences work too.
//!
//! The answer: see `ui::access::queries::answer`.

use crate::rules::{Color, File, Rank, Role, Square};
use crate::text::messages::{Language, Texts};

/// A question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    Square(Square),
    File(File),
    Rank(Rank),
    /// Pieces of one kind, of one side, or both.
    Pieces(Option<Role>, Option<Color>),
    /// Not understood.
    Unknown,
}

/// The minimum length of a piece name that may have an ending, as in "knights".
const STEM: usize = 4;

impl Question {
    /// Reads a question in the language of the window, otherwise in any other.
    pub fn read(text: &str, words: &Texts) -> Question {
        let own = Question::read_in(text, words);
        let others = Language::ALL.into_iter().filter(|language| *language != words.language());
        let others = others.map(|language| Question::read_in(text, &Texts::new(language)));
        std::iter::once(own).chain(others).find(|asked| *asked != Question::Unknown).unwrap_or(own)
    }

    fn read_in(text: &str, words: &Texts) -> Question {
        let parts: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
        let square = parts.iter().find_map(|part| part.to_lowercase().parse().ok());
        let color = parts.iter().find_map(|part| color(part, words));
        let role = parts.iter().find_map(|part| role(part, words));
        let first = |part: &&str| Some(*part).filter(|part| part.len() == 1)?.chars().next();
        let file =
            parts.iter().filter_map(first).find_map(|letter| File::from_letter(letter.to_ascii_lowercase()));
        let rank = parts.iter().filter_map(first).find_map(Rank::from_digit);
        match (square, role, color, file, rank) {
            (Some(square), ..) => Question::Square(square),
            (None, Some(role), color, ..) => Question::Pieces(Some(role), color),
            (None, None, Some(color), ..) => Question::Pieces(None, Some(color)),
            (.., Some(file), _) => Question::File(file),
            (.., Some(rank)) => Question::Rank(rank),
            _ => Question::Unknown,
        }
    }
}

/// "white", "wit", "witte".
fn color(part: &str, words: &Texts) -> Option<Color> {
    let part = part.to_lowercase();
    Color::ALL
        .into_iter()
        .find(|color| part.len() > 2 && part.starts_with(&words.color(*color).to_lowercase()))
}

/// "knight", "knights", "N", "n"; a lower-case file letter is a file.
fn role(part: &str, words: &Texts) -> Option<Role> {
    let small = part.to_lowercase();
    let named = |role: &Role| {
        let name = t!(words, "piece", role = role.name()).to_lowercase();
        small == name || (name.len() >= STEM && small.starts_with(&name))
    };
    let mut letters = part.chars();
    let (letter, alone) = (letters.next()?, letters.next().is_none());
    let lettered = |role: &Role| {
        let own = if *role == Role::Pawn { Role::Pawn.letter() } else { words.letter(*role) };
        let is_file = letter.is_ascii_lowercase() && File::from_letter(letter).is_some();
        alone && !is_file && letter.to_uppercase().eq(own.to_uppercase())
    };
    // A pawn has no letter of its own: if P is another piece in this language, it means that piece.
    let roles = || Role::ALL.into_iter().rev();
    roles().find(named).or_else(|| roles().find(lettered))
}
