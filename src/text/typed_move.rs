//! Reads typed moves, written in words or with the piece letters of any language of the program, such as "Pf3", "Nf3",
//! "knight f3", "paard slaat e5" or "korte rokade".
//!
//! A move in letters that begins with a piece letter of the window's language is read in that language only: P is a
//! knight in Dutch and a pawn in English. Any other text that means different moves in different languages is
//! ambiguous.
//!
//! For castling and lenient reading, see [`rules`](crate::rules).

use std::sync::LazyLock;

use super::messages::{Language, Texts};
use crate::rules::{
    Excerpt, File, HandMove, HandMoveError, Move, MoveTextError, PieceLetters, Position, Role, read_move,
};
use crate::table::{Reason, Table};

/// The words that a language uses in moves, in lower case.
struct Vocabulary {
    language: Language,
    letters: PieceLetters<'static>,
    /// The names of the pieces.
    pieces: [String; 6],
    short: Vec<String>,
    long: Vec<String>,
    takes: Vec<String>,
    /// Words for castling that don't say on which side.
    castle: Vec<String>,
    /// The words for check, mate and en passant, each list with its symbol in notation.
    marks: [(Vec<String>, &'static str); 3],
    /// Optional words such as "from" and "to".
    between: Vec<String>,
    /// The words with which a move in words can begin: those in the names of the pieces and of castling.
    first: Vec<String>,
}

/// A function that reads a move written with these piece letters.
type Reader<'a, T> = &'a dyn Fn(&str, &PieceLetters<'_>) -> Result<T, Reason>;

/// The vocabularies of all languages, made once: parsing the messages takes milliseconds, and typed claims are read on
/// every frame.
static VOCABULARIES: LazyLock<Vec<Vocabulary>> =
    LazyLock::new(|| Language::ALL.map(|language| Vocabulary::of(&Texts::new(language))).into());

impl Vocabulary {
    fn of(texts: &Texts) -> Vocabulary {
        let parts = |text: String| text.to_lowercase().split(' ').map(str::to_owned).collect::<Vec<_>>();
        let listed = |key: &str| parts(t!(texts, key));
        let pieces = Role::ALL.map(|role| texts.piece(role).to_lowercase());
        let castling =
            ["spoken-castles-short", "spoken-castles-long"].map(|key| t!(texts, key, end = "none"));
        let (short, long) = (listed("typed-short"), listed("typed-long"));
        let said = castling.into_iter().chain(pieces.clone()).flat_map(parts);
        let castle = listed("typed-castle");
        let first = said.chain(short.clone()).chain(long.clone()).chain(castle).collect();
        Vocabulary {
            language: texts.language(),
            letters: texts.language().letters(),
            pieces,
            short,
            long,
            takes: listed("typed-takes"),
            castle: listed("typed-castle"),
            marks: [
                (listed("typed-check"), "+"),
                (listed("typed-mate"), "#"),
                (listed("typed-passing"), "e.p."),
            ],
            between: listed("typed-between"),
            first,
        }
    }

    /// Reads a move in letters or, if the text is not such a move, in words. A word for castling that names no side is
    /// a move only if castling can be read on exactly one side.
    fn read<T>(&self, text: &str, read: Reader<'_, T>) -> Result<T, Reason> {
        if self.castle.contains(&text.to_lowercase()) {
            let both = ["O-O", "O-O-O"].map(|side| read(side, &PieceLetters::ENGLISH));
            return match both {
                [Ok(mv), Err(_)] | [Err(_), Ok(mv)] => Ok(mv),
                [Err(short), Err(_)] => Err(short),
                [Ok(_), Ok(_)] => read(text, &self.letters),
            };
        }
        let lettered = read(text, &self.letters);
        match self.in_letters(text) {
            Some(text) if lettered.is_err() => read(&text, &PieceLetters::ENGLISH).or(lettered),
            _ => lettered,
        }
    }

    /// Translates a move in words to English letters: "knight from b8 takes d7, check" is "Nb8xd7+". Returns `None` if
    /// a word of more than two bytes is unknown, or if no word has more than two bytes.
    fn in_letters(&self, text: &str) -> Option<String> {
        let among = |words: &[String], part: &str| words.iter().any(|word| word == part);
        let (mut read, mut marks) = (String::new(), String::new());
        let mut named = false;
        for part in text.to_lowercase().split([' ', ',', '.']).filter(|part| !part.is_empty()) {
            let role = Role::ALL.into_iter().zip(&self.pieces).find(|(_, name)| *name == part);
            named |= part.len() > 2;
            if let Some((_, mark)) = self.marks.iter().find(|(words, _)| among(words, part)) {
                marks.push_str(mark);
                continue;
            }
            match role {
                Some((Role::Pawn, _)) => {}
                Some((role, _)) => read.push(role.letter()),
                None if among(&self.short, part) => read.push_str("O-O"),
                None if among(&self.long, part) => read.push_str("O-O-O"),
                None if among(&self.takes, part) => read.push('x'),
                None if among(&self.between, part) => {}
                None if part.len() <= 2 => read.push_str(part),
                None => return None,
            }
        }
        named.then(|| read + &marks)
    }
}

/// Whether this is a piece letter in any language.
pub fn is_letter(letter: char) -> bool {
    let text: String = letter.to_uppercase().collect();
    text == Role::Pawn.letter().to_string()
        || VOCABULARIES.iter().any(|vocabulary| vocabulary.letters.role(&text).is_some())
}

/// Whether a move in words, such as "knight f3" or "korte rokade", can begin with these letters in any language.
pub fn begins_word(letters: &str) -> bool {
    let letters = letters.to_lowercase();
    VOCABULARIES.iter().flat_map(|vocabulary| &vocabulary.first).any(|word| word.starts_with(&letters))
}

/// The text of a move to be sealed, in the letters that the table reads when the move is opened. A text that is a legal
/// move now is returned as SAN with English letters. In any other text, at most a piece letter at the beginning is
/// translated: if the table would otherwise read a different move (in Dutch, P is a knight), or if the only error is an
/// untrue claim about the move.
pub fn sealed(table: &Table, text: &str, texts: &Texts) -> String {
    let text = text.trim();
    // It is clear which move is meant even if an `x`, `+` or `#` is untrue.
    let untrue = match read(table, text, texts) {
        Ok(mv) => return table.position().san(mv),
        Err(reason) => matches!(reason, Reason::Text(MoveTextError::Untrue { .. })),
    };
    let mut letters = text.chars();
    let first = letters.next().unwrap_or_default().to_string();
    match texts.language().letters().role(&first) {
        Some(role) if untrue || table.read(text, &PieceLetters::ENGLISH).is_ok() => {
            format!("{}{}", role.letter(), letters.as_str())
        }
        _ => text.to_owned(),
    }
}

/// Reads a move in the position at a table.
///
/// # Errors
/// The text is not a legal move, claims something that is not true of it, or could mean several moves.
pub fn read(table: &Table, text: &str, texts: &Texts) -> Result<Move, Reason> {
    let ambiguous = |found, candidates| Reason::Text(MoveTextError::Ambiguous { found, candidates });
    read_with(text, texts, &|text, letters| table.read(text, letters), &ambiguous)
}

/// Reads moves from the standard start, such as "1. e4 c5", and returns the position after them. Returns `None` if
/// there are no moves, or if a word is neither a legal move nor a move number nor `e.p.`.
pub fn read_line(text: &str, texts: &Texts) -> Option<Position> {
    let (mut position, mut has_moves) = (Position::standard(), false);
    let letters = [texts.language().letters(), PieceLetters::ENGLISH];
    for word in text.split_whitespace() {
        // A move number may be written as one word with its move.
        let after_digits = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let written = after_digits.trim_start_matches(['.', '…']);
        if written.is_empty() || written == "e.p." {
            continue;
        }
        // Castling may be written with zeros.
        let written = if written == after_digits { word } else { written };
        position.play(letters.iter().find_map(|letters| read_move(&position, written, letters).ok())?);
        has_moves = true;
    }
    has_moves.then_some(position)
}

/// Reads a move to be made by hand, legal or not. When the returned move is written as text, the table reads that text
/// as the same move.
///
/// # Errors
/// The text is not a move, can't be made by hand here, or could mean several moves.
pub fn read_by_hand(table: &Table, text: &str, texts: &Texts) -> Result<HandMove, Reason> {
    let ambiguous = |found, moves: Vec<HandMove>| {
        let from = moves.iter().map(|mv| mv.from).collect();
        Reason::HandText(HandMoveError::Ambiguous { found, from })
    };
    read_with(text, texts, &|text, letters| table.read_by_hand(text, letters), &ambiguous)
}

fn read_with<T: Clone + PartialEq>(
    text: &str,
    texts: &Texts,
    read: Reader<'_, T>,
    ambiguous: &dyn Fn(Excerpt, Vec<T>) -> Reason,
) -> Result<T, Reason> {
    let text = text.trim();
    let language = texts.language();
    let unlisted;
    let ours = if let Some(ours) = VOCABULARIES.iter().find(|vocabulary| vocabulary.language == language) {
        ours
    } else {
        unlisted = Vocabulary::of(texts);
        &unlisted
    };
    let own = ours.read(text, read);
    let first = text.chars().next().unwrap_or_default();
    // A lower-case letter from a to h names a file, never a piece.
    let is_file = first.is_ascii_lowercase() && File::from_letter(first).is_some();
    let named = ours.letters.role(&first.to_string());
    let is_own = first.eq_ignore_ascii_case(&Role::Pawn.letter()) || (!is_file && named.is_some());
    if is_own && !text.contains(' ') {
        return own;
    }
    let mut found: Vec<T> = own.iter().cloned().collect();
    let mut refused = own.err();
    for other in VOCABULARIES.iter().filter(|vocabulary| vocabulary.language != language) {
        match other.read(text, read) {
            Ok(mv) if !found.contains(&mv) => found.push(mv),
            // If the text is a move in another language and only a claim about the move is untrue, that error is more
            // useful than the one in the window's language.
            Err(untrue @ Reason::Text(MoveTextError::Untrue { .. })) => refused = refused.map(|_| untrue),
            _ => {}
        }
    }
    if let Some(refused) = refused.filter(|_| found.is_empty()) {
        return Err(refused);
    }
    match &found[..] {
        [mv] => Ok(mv.clone()),
        _ => Err(ambiguous(Excerpt::new(text), found)),
    }
}
