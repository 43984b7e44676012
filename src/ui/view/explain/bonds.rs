//! The texts about an obligation: a title that says, for example, which pieces were touched, and a detail that says
//! what the player must do.
//!
//! `game::touch` determines the obligation.

use super::{Explain, piece_on};
use crate::game::{Bond, Obligation};
use crate::rules::{Bitboard, Color, IllegalReason, Move, Square};
use crate::table::Arbiter;
use crate::text::messages::sentence;
use crate::ui::view::LawCard;

impl Explain<'_> {
    /// The card that says what the player must do, or that none of the touched pieces can be moved or captured. `None`
    /// if nothing is required and no touch counts.
    pub(crate) fn bound(&self) -> Option<LawCard> {
        let bound = self.game.table.obligation()?;
        let Some(bond) = bound.bond() else { return self.touched_in_vain(&bound) };
        let (title, mut detail) = self.bond(bond, bound.pieces(), Some(&bound));
        if !self.game.table.is_enforced() && self.game.table.setup().arbiter == Arbiter::Players {
            let [name, opponent] = [self.game.turn(), !self.game.turn()].map(|color| self.player(color));
            let claim = t!(self.words, "bond-on-claim", name, opponent);
            detail = self.words.paragraph([detail, claim]);
        }
        Some(LawCard { title, detail, article: Some(bond.article()), ..LawCard::default() })
    }

    /// The card saying that none of the touched pieces can be moved or captured (4.5); `None` if no piece was touched.
    fn touched_in_vain(&self, bound: &Obligation) -> Option<LawCard> {
        if self.game.table.touched().is_empty() {
            return None;
        }
        let pieces = self.game.table.touched().iter().copied().map(|on| self.piece(on)).collect::<Vec<_>>();
        let count = pieces.len();
        let title = sentence(&t!(self.words, "touched-title", piece = self.words.list(&pieces), count));
        let (kind, pinner) = self.why_free(self.game.table.touched());
        let name = self.player(self.game.turn());
        let free = t!(self.words, "touched-free", kind, pinner, name);
        // In Chess960, castling may be possible with a rook that has no move of its own, unless the rook was touched
        // before the king (4.4.2).
        let legal = self.game.table.position().legal_moves();
        let is_lost = |rook: &Square| legal.iter().any(|mv| mv.is_castling() && mv.to() == *rook);
        let rooks: Vec<String> =
            bound.struck().into_iter().filter(is_lost).map(|on| self.piece(on)).collect();
        let castling = (!rooks.is_empty())
            .then(|| t!(self.words, "touched-free-castling", rooks = self.words.list(&rooks)));
        let detail = self.words.paragraph([free].into_iter().chain(castling));
        Some(LawCard { title, detail, article: Some("4.5"), ..LawCard::default() })
    }

    /// Why none of these touched pieces can be moved or captured, as a variant of the message. If the only piece is the
    /// player's own and is pinned, the second part is the piece that pins it; otherwise it is empty.
    fn why_free(&self, touched: &[Square]) -> (&'static str, String) {
        let position = self.game.table.position();
        let own = position.board().color(self.game.turn());
        let kind = match touched {
            [one] if own.has(*one) => "own",
            [_] => "enemy",
            [_, _] => "two",
            _ => "more",
        };
        let pinned = |from: Square| {
            Square::all().find_map(|to| match position.illegal_reason(from, to) {
                Some(IllegalReason::Pinned { pinner, .. }) => Some(pinner),
                _ => None,
            })
        };
        match touched.first().copied().filter(|_| kind == "own").and_then(pinned) {
            Some(pinner) => ("pinned", self.piece(pinner)),
            None => (kind, String::new()),
        }
    }

    /// The title and detail for a bond. `bound` has the remaining moves; `None` if they are not known.
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
            (Bond::EachColour, Some(one), None) => return self.first(one, "bond-own-must"),
            (Bond::EachColour, None, Some(one)) => return self.first(one, "bond-enemy-must"),
            (Bond::EachColour, None, None) => ("touched-title", "bond-enemy-must", enemy),
            (Bond::Own, ..) => ("touched-title", "bond-own-must", own),
            (Bond::Enemy, ..) => ("touched-title", "bond-enemy-must", enemy),
            (Bond::Released, ..) if !self.game.table.hands_moved() => {
                let (_, must) = self.intended(bound);
                let made = t!(self.words, "bond-released-before", move = self.must_play(bound));
                return (sentence(&made), must);
            }
            (Bond::Released, ..) if self.is_begun(bound) => ("bond-begun", "bond-begun-must", own),
            (Bond::Released, ..) => ("bond-released", "bond-released-must", own),
            (Bond::IntendedMove, ..) => return self.intended(bound),
        };
        let role = self.role(one);
        let name = self.player(turn);
        let piece = one.map(|on| self.piece(on)).unwrap_or_default();
        let clock = self.clock();
        let [title, detail] = [title, detail].map(|key| {
            let piece = piece.as_str();
            sentence(&t!(self.words, key, piece, role, name = name.as_str(), clock, count = 1))
        });
        (title, detail)
    }

    /// Whether, over the board, the pieces do not stand as after any move that the release still allows, for example
    /// because the rook has not been moved in castling.
    fn is_begun(&self, bound: Option<&Obligation>) -> bool {
        let (Some(there), Some(bound)) = (self.game.table.arrangement(), bound) else { return false };
        let position = self.game.table.position();
        let stands = |&mv: &Move| position.after(mv).board().placement() == there.placement();
        !bound.moves().iter().any(stands)
    }

    fn role(&self, one: Option<Square>) -> &'static str {
        one.and_then(|on| self.game.table.position().piece_at(on)).map_or("pawn", |piece| piece.role.name())
    }

    /// The title and detail when pieces of both colours were touched, the player's first one can't capture the
    /// opponent's first one, and `one` must be moved or captured.
    fn first(&self, one: Square, must: &str) -> (String, String) {
        let touched = self.game.table.touched();
        let board = self.game.table.position().board();
        let of = |color: Color| touched.iter().copied().find(|&on| board.color(color).has(on));
        let [own, enemy] = [self.game.turn(), !self.game.turn()]
            .map(|color| of(color).map(|on| self.piece(on)).unwrap_or_default());
        let kind = match touched.first() {
            Some(first) if *first != one => "later",
            _ if board.color(self.game.turn()).has(one) => "own",
            _ => "enemy",
        };
        let title = t!(self.words, "bond-first", kind, own, enemy, piece = self.piece(one));
        let name = self.player(self.game.turn());
        let detail = t!(self.words, must, name, role = self.role(Some(one)));
        (sentence(&title), sentence(&detail))
    }

    /// The title and detail when a piece of each colour was touched, and the player's own must capture the other.
    fn takes(&self, own: Square, enemy: Square) -> (String, String) {
        let (own, enemy) = (self.piece(own), self.piece(enemy));
        let both = self.words.list(&[own.clone(), enemy.clone()]);
        let title = t!(self.words, "touched-title", piece = both, count = 2);
        let name = self.player(self.game.turn());
        let detail = t!(self.words, "bond-takes", name, own, enemy);
        (sentence(&title), sentence(&detail))
    }

    /// The title and detail for the move that a wrong claim announced. The detail also fits any other single move that
    /// must be played.
    fn intended(&self, bound: Option<&Obligation>) -> (String, String) {
        let mv = self.must_play(bound);
        let name = self.player(self.game.turn());
        let title = t!(self.words, "bond-intended", name = name.as_str(), move = mv.as_str());
        (title, t!(self.words, "bond-intended-must", name, move = mv))
    }

    /// The text of the move that must be played; empty if the move is not known.
    fn must_play(&self, bound: Option<&Obligation>) -> String {
        let mv = bound.and_then(|bound| bound.moves().first().copied());
        mv.map(|mv| self.written(mv)).unwrap_or_default()
    }

    /// Why a deed that would break a bond is refused: the title and the detail of the bond, in one paragraph.
    pub(crate) fn bound_elsewhere(&self, bond: Bond, pieces: Bitboard) -> String {
        let bound = self.game.table.obligation();
        let (title, detail) = self.bond(bond, pieces, bound.as_ref());
        self.words.paragraph([title, detail])
    }

    pub(crate) fn piece(&self, on: Square) -> String {
        piece_on(self.words, self.game.table.position(), on)
    }
}
