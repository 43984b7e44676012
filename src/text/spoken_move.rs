//! Moves in spoken form, such as "knight takes e5, check" or "korte rokade".
//!
//! The square that a piece comes from is named if another piece of the same kind could have gone to the same square.
//!
//! For letters and figurines, see [`notation`](super::notation).

use super::messages::{Texts, sentence};
use super::notation::numbered;
use crate::rules::{CastlingSide, Color, Move, MoveKind, Position, Role, Square};

/// A function that puts a move in a position into words.
pub type Spoken<'a> = &'a dyn Fn(&Position, Move) -> String;

/// The phrase for a legal move, without an initial capital or a full stop.
pub fn spoken(texts: &Texts, position: &Position, mv: Move) -> String {
    let next = position.after(mv);
    let end = if next.is_checkmate() {
        "mate"
    } else if next.is_check() {
        "check"
    } else {
        "none"
    };
    t!(
        texts,
        key(position, mv),
        role = mv.role().name(),
        from = mv.from().to_string(),
        file = mv.from().file().letter().to_string(),
        to = mv.to().to_string(),
        promoted = mv.promotion().unwrap_or(mv.role()).name(),
        end
    )
}

/// The phrase for a move in algebraic notation with English letters, which names the origin only as far as the notation
/// does; `None` for any other text.
pub fn of_san(texts: &Texts, san: &str) -> Option<String> {
    let (text, end) = match (san.strip_suffix('+'), san.strip_suffix('#')) {
        (Some(text), _) => (text, "check"),
        (None, Some(text)) => (text, "mate"),
        (None, None) => (san, "none"),
    };
    let (text, promoted) = match text.split_once('=') {
        Some((text, letter)) => (text, Some(letter.chars().next().and_then(Role::from_letter)?)),
        None => (text, None),
    };
    match text {
        "O-O" => return Some(t!(texts, "spoken-castles-short", end)),
        "O-O-O" => return Some(t!(texts, "spoken-castles-long", end)),
        _ => {}
    }
    let (before, to) = text.split_at_checked(text.len().checked_sub(2)?)?;
    let to = to.parse::<Square>().ok()?.to_string();
    let takes = before.ends_with('x');
    let before = before.trim_end_matches('x');
    let role =
        before.chars().next().filter(char::is_ascii_uppercase).map_or(Some(Role::Pawn), Role::from_letter)?;
    let from = before.trim_start_matches(|letter: char| letter.is_ascii_uppercase());
    if from.chars().any(|letter| !matches!(letter, 'a'..='h' | '1'..='8')) {
        return None;
    }
    let key = match (role, promoted, takes) {
        (_, Some(_), true) => "spoken-takes-promotes",
        (_, Some(_), false) => "spoken-promotes",
        (Role::Pawn, None, true) => "spoken-pawn-takes",
        (Role::Pawn, None, false) => "spoken-pawn",
        (_, None, true) if !from.is_empty() => "spoken-takes-from",
        (_, None, false) if !from.is_empty() => "spoken-piece-from",
        (_, None, true) => "spoken-takes",
        (_, None, false) => "spoken-piece",
    };
    let (role, promoted) = (role.name(), promoted.unwrap_or(role).name());
    Some(t!(texts, key, role, from, file = from, to, promoted, end))
}

/// Whether the phrase for a move consists of only the piece (unless it is a pawn) and its new square. The move must not
/// be castling, a capture, a promotion or check, and no other piece of the same kind could go to the square.
pub fn is_plain(position: &Position, mv: Move) -> bool {
    matches!(key(position, mv), "spoken-pawn" | "spoken-piece") && !position.after(mv).is_check()
}

/// A line of moves from a position, in words but numbered as in notation: "1… rook takes d8, 2. queen g7, checkmate".
pub fn line(texts: &Texts, root: &Position, moves: &[Move], spoken: Spoken<'_>) -> String {
    let mut position = root.clone();
    let said = moves.iter().enumerate().map(|(index, &mv)| {
        let (number, turn, said) = (position.fullmove_number(), position.turn(), spoken(&position, mv));
        position.play(mv);
        if index == 0 || turn == Color::White { numbered(number, turn, &said) } else { said }
    });
    texts.row(said)
}

/// Makes a sentence of a phrase for a move, or for what is on a square.
pub fn sentence_of(texts: &Texts, spoken: &str) -> String {
    t!(texts, "aloud-move", move = capitalised(spoken))
}

/// A text that begins with a spoken move or a square, with an initial capital. The letter of a file stays in lower
/// case, because a capital B means a bishop.
pub fn capitalised(spoken: &str) -> String {
    let mut letters = spoken.chars();
    let file = letters.next().is_some_and(|first| matches!(first, 'a'..='h'));
    let begins_with_file = file && letters.next().is_some_and(|next| !next.is_alphabetic());
    if begins_with_file { spoken.to_owned() } else { sentence(spoken) }
}

fn key(position: &Position, mv: Move) -> &'static str {
    let takes = position.taken_by(mv).is_some();
    match (mv.kind(), mv.role(), mv.promotion()) {
        (MoveKind::Castling, ..) => match CastlingSide::of(mv.from(), mv.to()) {
            CastlingSide::H => "spoken-castles-short",
            CastlingSide::A => "spoken-castles-long",
        },
        (MoveKind::EnPassant, ..) => "spoken-en-passant",
        (_, _, Some(_)) if takes => "spoken-takes-promotes",
        (_, _, Some(_)) => "spoken-promotes",
        (_, Role::Pawn, _) if takes => "spoken-pawn-takes",
        (_, Role::Pawn, _) => "spoken-pawn",
        _ => match (has_rival(position, mv), takes) {
            (true, true) => "spoken-takes-from",
            (true, false) => "spoken-piece-from",
            (false, true) => "spoken-takes",
            (false, false) => "spoken-piece",
        },
    }
}

/// Whether another piece of the same kind could go to the same square.
fn has_rival(position: &Position, mv: Move) -> bool {
    let same = |other: &Move| other.role() == mv.role() && other.to() == mv.to() && other.from() != mv.from();
    position.legal_moves().into_iter().any(|other| same(&other) && !other.is_castling())
}
