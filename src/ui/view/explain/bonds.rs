//! What this turn's touches mean, in two sentences: what was touched, and what must be done.
//!
//! `game` finds what binds.

use super::{Explain, piece_on};
use crate::game::{Bond, Obligation};
use crate::rules::{Bitboard, Color, Square};
use crate::text::messages::sentence;
use crate::ui::view::law_card::LawCard;

impl Explain<'_> {
    /// What binds the player, or that the touched pieces bind nobody.
    pub(crate) fn bound(&self) -> Option<LawCard> {
        let bound = self.game.table.obligation()?;
        let Some(bond) = bound.bond() else { return self.touched_in_vain() };
        let (title, mut detail) = self.bond(bond, bound.pieces(), Some(&bound));
        if !self.game.table.is_enforced() {
            let [color, opponent] =
                [self.game.turn(), !self.game.turn()].map(|color| self.words.color(color));
            let claim = t!(self.words, "bond-on-claim", color, opponent);
            detail = self.words.paragraph([detail, claim]);
        }
        Some(LawCard { title, detail, article: Some(bond.article()), ..LawCard::default() })
    }

    /// None of the touched pieces can be moved or captured (4.5).
    fn touched_in_vain(&self) -> Option<LawCard> {
        if self.game.table.touched().is_empty() {
            return None;
        }
        let pieces = self.game.table.touched().iter().copied().map(|on| self.piece(on)).collect::<Vec<_>>();
        let count = pieces.len();
        let title = sentence(&t!(self.words, "touched-title", piece = self.words.list(&pieces), count));
        let color = self.words.color(self.game.turn());
        let detail = t!(self.words, "touched-free", count, color);
        Some(LawCard { title, detail, article: Some("4.5"), ..LawCard::default() })
    }

    /// Title and detail for a bond. `bound` has the remaining moves, if known.
    pub(crate) fn bond(&self, bond: Bond, pieces: Bitboard, bound: Option<&Obligation>) -> (String, String) {
        let turn = self.game.turn();
        let on = |color: Color| (pieces & self.game.table.position().board().color(color)).first();
        let (own, enemy) = (on(turn), on(!turn));
        let (title, detail, one) = match (bond, own, enemy) {
            (Bond::Castling, ..) => {
                let king = self.game.table.position().king(turn);
                ("bond-castling", "bond-castling-must", pieces.without(king).first())
            }
            (Bond::RookFirst, ..) => ("bond-rook-first", "bond-own-must", own),
            (Bond::KingFirst, ..) => ("bond-king-first", "bond-own-must", own),
            (Bond::EachColour, Some(own), Some(enemy)) => return self.takes(own, enemy),
            (Bond::EachColour, Some(_), None) => ("bond-first", "bond-own-must", own),
            (Bond::EachColour, None, _) => ("bond-first", "bond-enemy-must", enemy),
            (Bond::Own, ..) => ("touched-title", "bond-own-must", own),
            (Bond::Enemy, ..) => ("touched-title", "bond-enemy-must", enemy),
            (Bond::IntendedMove, ..) => return self.intended(bound),
        };
        let role = one
            .and_then(|on| self.game.table.position().piece_at(on))
            .map_or("pawn", |piece| piece.role.name());
        let color = self.words.color(turn);
        let piece = one.map(|on| self.piece(on)).unwrap_or_default();
        let [title, detail] = [title, detail].map(|key| {
            sentence(&t!(self.words, key, piece = piece.as_str(), role, color = color.as_str(), count = 1))
        });
        (title, detail)
    }

    /// A piece of each colour was touched: the one captures the other.
    fn takes(&self, own: Square, enemy: Square) -> (String, String) {
        let (own, enemy) = (self.piece(own), self.piece(enemy));
        let both = self.words.list(&[own.clone(), enemy.clone()]);
        let title = t!(self.words, "touched-title", piece = both, count = 2);
        let color = self.words.color(self.game.turn());
        let detail = t!(self.words, "bond-takes", color, own, enemy);
        (sentence(&title), sentence(&detail))
    }

    /// The move that a wrong claim announced.
    fn intended(&self, bound: Option<&Obligation>) -> (String, String) {
        let mv = bound.and_then(|bound| bound.moves().first().copied());
        let mv = mv.map(|mv| self.written(mv)).unwrap_or_default();
        let color = self.words.color(self.game.turn());
        let detail = t!(self.words, "bond-intended-must", color, move = mv);
        (t!(self.words, "bond-intended"), detail)
    }

    /// Why a legal move is refused: both sentences of the bond in one paragraph.
    pub(crate) fn bound_elsewhere(&self, bond: Bond, pieces: Bitboard) -> String {
        let bound = self.game.table.obligation();
        let (title, detail) = self.bond(bond, pieces, bound.as_ref());
        self.words.paragraph([title, detail])
    }

    pub(crate) fn piece(&self, on: Square) -> String {
        piece_on(self.words, self.game.table.position(), on)
    }
}
