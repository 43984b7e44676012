//! Why a gesture is not a legal move, and why a typed move can't be made.
//!
//! Finding out why: see `rules`.

use super::{Explain, piece_on, pieces_on};
use crate::rules::{Bitboard, MoveTextError, Refusal, Role, Square};
use crate::text::fen_errors::found;
use crate::text::messages::sentence;

impl Explain<'_> {
    /// The sentence for a gesture that is not a legal move.
    pub(crate) fn refusal(&self, refusal: &Refusal) -> String {
        let (words, position) = (self.words, self.table.position());
        let key = format!("refusal-{}", refusal.reason());
        let on = |square: Square| piece_on(words, position, square);
        let all = |squares: Bitboard| pieces_on(words, position, squares);
        let text = match *refusal {
            Refusal::NothingThere { from } => words.with(&key, [("from", from.to_string().into())]),
            Refusal::NotYourTurn { from } => {
                words.with(&key, [("piece", on(from).into()), ("turn", position.turn().name().into())])
            }
            Refusal::SameSquare { from: square }
            | Refusal::Blocked { by: square, .. }
            | Refusal::PawnTakesStraight { on: square }
            | Refusal::TooLateEnPassant { pawn: square }
            | Refusal::CastlingBlocked { by: square } => words.with(&key, [("piece", on(square).into())]),
            Refusal::OwnPieceThere { to } => {
                let role = position.piece_at(to).map_or(Role::Pawn, |piece| piece.role);
                let role = words.with("piece", [("role", role.name().into())]);
                words.with(&key, [("role", role.into()), ("to", to.to_string().into())])
            }
            Refusal::NotHowItMoves { role, .. } => words.with(&key, [("role", role.name().into())]),
            Refusal::PawnTakesNothing { to } => words.with(&key, [("to", to.to_string().into())]),
            Refusal::Pinned { from, pinner } => {
                words.with(&key, [("piece", on(from).into()), ("pinner", on(pinner).into())])
            }
            Refusal::StillInCheck { checkers: squares }
            | Refusal::UncoversKing { attackers: squares }
            | Refusal::CastlingInCheck { checkers: squares } => {
                words.with(&key, [("attackers", all(squares).into())])
            }
            Refusal::KingAttacked { on, attackers } => {
                words.with(&key, [("on", on.to_string().into()), ("attackers", all(attackers).into())])
            }
            Refusal::CastlingAttacked { crossing, attackers } => words.with(
                &key,
                [("crossing", crossing.to_string().into()), ("attackers", all(attackers).into())],
            ),
            Refusal::PawnHasMoved { .. }
            | Refusal::KingHasMoved { .. }
            | Refusal::RookHasMoved { .. }
            | Refusal::KingOrRookHasMoved { .. } => words.say(&key),
        };
        sentence(&text)
    }

    /// A typed move that can't be made; where the text names a piece, the reason is that of its gesture.
    pub(crate) fn text_error(&self, error: &MoveTextError) -> String {
        let (words, position) = (self.words, self.table.position());
        match error {
            MoveTextError::Malformed(text) => {
                let example = format!("{}f3, e4, O-O, e2e4", words.letter(Role::Knight));
                words.with(
                    "text-malformed",
                    [("text", found(words, text).into()), ("example", example.into())],
                )
            }
            MoveTextError::Illegal { found: text, from, to, .. } => {
                let why = from.and_then(|from| position.refusal(from, *to));
                let why = why.map(|refusal| self.refusal(&refusal)).unwrap_or_default();
                let said = words.with("text-illegal", [("text", found(words, text).into())]);
                words.paragraph([said, why])
            }
            MoveTextError::Ambiguous { found: text, candidates } => {
                let from = candidates.iter().fold(Bitboard::EMPTY, |all, mv| all.with(mv.from()));
                if from.many() {
                    let pieces = pieces_on(words, position, from);
                    words.with(
                        "text-ambiguous",
                        [("text", found(words, text).into()), ("pieces", pieces.into())],
                    )
                } else {
                    let letter = words.letter(Role::Queen).to_string();
                    words.with(
                        "text-promotion",
                        [("text", found(words, text).into()), ("letter", letter.into())],
                    )
                }
            }
        }
    }
}
