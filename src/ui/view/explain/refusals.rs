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
            Refusal::NothingThere { from } => t!(words, &key, from = from.to_string()),
            Refusal::NotYourTurn { from } => {
                t!(words, &key, piece = on(from), turn = position.turn().name())
            }
            Refusal::SameSquare { from: square }
            | Refusal::Blocked { by: square, .. }
            | Refusal::PawnTakesStraight { on: square }
            | Refusal::TooLateEnPassant { pawn: square }
            | Refusal::CastlingBlocked { by: square } => t!(words, &key, piece = on(square)),
            Refusal::OwnPieceThere { to } => {
                let role = position.piece_at(to).map_or(Role::Pawn, |piece| piece.role);
                let role = t!(words, "piece", role = role.name());
                t!(words, &key, role, to = to.to_string())
            }
            Refusal::NotHowItMoves { role, .. } => t!(words, &key, role = role.name()),
            Refusal::PawnTakesNothing { to } => t!(words, &key, to = to.to_string()),
            Refusal::Pinned { from, pinner } => {
                t!(words, &key, piece = on(from), pinner = on(pinner))
            }
            Refusal::StillInCheck { checkers: squares }
            | Refusal::UncoversKing { attackers: squares }
            | Refusal::CastlingInCheck { checkers: squares } => {
                t!(words, &key, attackers = all(squares))
            }
            Refusal::KingAttacked { on, attackers } => {
                t!(words, &key, on = on.to_string(), attackers = all(attackers))
            }
            Refusal::CastlingAttacked { crossing, attackers } => {
                t!(words, &key, crossing = crossing.to_string(), attackers = all(attackers))
            }
            Refusal::PawnHasMoved { .. }
            | Refusal::KingHasMoved { .. }
            | Refusal::RookHasMoved { .. }
            | Refusal::KingOrRookHasMoved { .. } => t!(words, &key),
        };
        sentence(&text)
    }

    /// A typed move that can't be made; where the text names a piece, the reason is that of its gesture.
    pub(crate) fn text_error(&self, error: &MoveTextError) -> String {
        let (words, position) = (self.words, self.table.position());
        match error {
            MoveTextError::Malformed(text) => {
                let example = format!("{}f3, e4, O-O, e2e4", words.letter(Role::Knight));
                t!(words, "text-malformed", text = found(words, text), example)
            }
            MoveTextError::Illegal { found: text, from, to, .. } => {
                let why = from.and_then(|from| position.refusal(from, *to));
                let why = why.map(|refusal| self.refusal(&refusal)).unwrap_or_default();
                let said = t!(words, "text-illegal", text = found(words, text));
                words.paragraph([said, why])
            }
            MoveTextError::Ambiguous { found: text, candidates } => {
                let from = candidates.iter().fold(Bitboard::EMPTY, |all, mv| all.with(mv.from()));
                if from.many() {
                    let pieces = pieces_on(words, position, from);
                    t!(words, "text-ambiguous", text = found(words, text), pieces)
                } else {
                    let letter = words.letter(Role::Queen).to_string();
                    t!(words, "text-promotion", text = found(words, text), letter)
                }
            }
        }
    }
}
