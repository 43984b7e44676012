//! Which moves remain after the touches of a turn, and how a game ends by itself.
//!
//! The rules, with examples in `tests/tables/touch.txt`:
//! - T1: the king was touched, then a rook with which it can castle (4.4.1).
//! - T2: a rook was touched before the king, or alone; castling with it is ruled out, unless no other move is legal
//!   (4.4.2).
//! - T3: the king was touched, then a rook with which it can't castle (4.4.3).
//! - T4: pieces of both colours were touched (4.3.3).
//! - T5: only own pieces were touched (4.3.1).
//! - T6: only enemy pieces were touched (4.3.2).
//! - T7: nothing touched can be moved or captured.

use shakmaty::{Bitboard, Board, Color, Square, attacks};

use super::places::{Place, Step, in_check, king};

/// The rule that decides. T2 never decides alone: it rules out castlings, and another rule decides the rest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Row {
    T1,
    T3,
    T4,
    T5,
    T6,
    T7,
}

/// The moves that the touches of a turn leave.
pub struct Law {
    pub row: Row,
    pub left: Vec<Step>,
    /// Whether T2 rules out a legal castling.
    pub strikes: bool,
    /// Whether, by T3, neither the king nor the rook needs to be moved.
    pub lets_go: bool,
}

impl Law {
    /// Applies the rules. T2 first rules out castlings; then the first other rule that leaves a legal move decides.
    pub fn new(place: &Place, touched: &[Square]) -> Law {
        let legal = place.legal();
        let Some(king) = king(&place.board, place.turn) else { return Law::by_order(place, legal, touched) };
        let castling_rook = |at: &Square| place.rooks.contains(&(place.turn, *at));
        let king_at = touched.iter().position(|&at| at == king).unwrap_or(touched.len());
        // Rule T2.
        let early: Vec<Square> = touched[..king_at].iter().copied().filter(castling_rook).collect();
        let mut rest = legal.clone();
        rest.retain(|step| step.rook.is_none_or(|rook| !early.contains(&rook)));
        let rest = if rest.is_empty() { legal.clone() } else { rest };
        let strikes = rest.len() < legal.len();
        // Rules T1 and T3.
        let rook = touched.iter().skip(king_at + 1).copied().find(castling_rook);
        let before = touched.iter().copied().take_while(|&at| Some(at) != rook).filter(|&at| at != king);
        let rook = rook.filter(|_| before.into_iter().all(|at| of(place, &rest, at).is_empty()));
        let Some(rook) = rook else { return Law { strikes, ..Law::by_order(place, rest, touched) } };
        let castles: Vec<Step> = rest.iter().filter(|step| step.rook == Some(rook)).cloned().collect();
        if !castles.is_empty() {
            return Law { row: Row::T1, left: castles, strikes, lets_go: false };
        }
        let king_moves = of(place, &rest, king);
        if !king_moves.is_empty() {
            return Law { row: Row::T3, left: king_moves, strikes, lets_go: false };
        }
        let others: Vec<Square> = touched.iter().copied().filter(|&at| at != king && at != rook).collect();
        Law { strikes, lets_go: true, ..Law::by_order(place, rest, &others) }
    }

    /// Applies T4 to T7.
    fn by_order(place: &Place, legal: Vec<Step>, touched: &[Square]) -> Law {
        let own = |at: &&Square| place.board.color_at(**at) == Some(place.turn);
        let (mine, theirs) = (touched.iter().find(own), touched.iter().find(|at| !own(at)));
        let law = |row, left| Law { row, left, strikes: false, lets_go: false };
        if let (Some(&mine), Some(&theirs)) = (mine, theirs) {
            let takes = legal.iter().filter(|step| step.from == mine && step.captured == Some(theirs));
            let takes: Vec<Step> = takes.cloned().collect();
            if !takes.is_empty() {
                return law(Row::T4, takes);
            }
        }
        match touched.iter().map(|&at| of(place, &legal, at)).find(|steps| !steps.is_empty()) {
            None => law(Row::T7, legal),
            Some(first) if theirs.is_none() => law(Row::T5, first),
            Some(first) if mine.is_none() => law(Row::T6, first),
            Some(first) => law(Row::T4, first),
        }
    }

    /// The articles that may be quoted: the article of the rule; Article 4.4.2 after a rook and then the king, if that
    /// rules out castling; or either, where the Laws leave open whether a rook touched before the king should be
    /// mentioned.
    pub fn articles(&self, place: &Place, touched: &[Square]) -> Vec<Option<&'static str>> {
        let article = match self.row {
            Row::T1 => Some("4.4.1"),
            Row::T3 => Some("4.4.3"),
            Row::T4 => Some("4.3.3"),
            Row::T5 => Some("4.3.1"),
            Row::T6 => Some("4.3.2"),
            Row::T7 => None,
        };
        let king = king(&place.board, place.turn).expect("a king");
        let mut before_king = touched.iter().take_while(|&&at| at != king);
        let rook_first = before_king.any(|&at| place.rooks.contains(&(place.turn, at)));
        let these_two = touched.len() == 2 && touched.contains(&king);
        match self.row {
            Row::T5 if rook_first && these_two && self.strikes => vec![Some("4.4.2")],
            Row::T4 | Row::T5 if rook_first => vec![article, Some("4.4.2")],
            Row::T7 if self.strikes => vec![article, Some("4.4.2")],
            _ => vec![article],
        }
    }
}

/// The moves of the piece on this square, or the captures of it if it is an enemy piece.
fn of(place: &Place, legal: &[Step], at: Square) -> Vec<Step> {
    let own = place.board.color_at(at) == Some(place.turn);
    legal
        .iter()
        .filter(|step| if own { step.from == at } else { step.captured == Some(at) })
        .cloned()
        .collect()
}

/// Whether this side can still give mate, judged by material and, if only a few lines are possible, by trying them all.
pub fn can_mate(place: &Place, color: Color) -> bool {
    enough(&place.board, color)
        && !few_lines(place, &[color], |end| in_check(&end.board, end.turn) && end.turn != color)
}

/// Whether no series of legal moves can give mate (5.2.2), judged by material, by a wall of pawns that can't be broken
/// or, if only a few lines are possible, by trying them all.
pub fn dead(place: &Place) -> bool {
    let hopeless = Color::ALL.iter().all(|&color| !enough(&place.board, color));
    hopeless || is_walled(&place.board) || few_lines(place, &Color::ALL, |end| in_check(&end.board, end.turn))
}

/// Whether every line was tried to its end and none ends as wanted. After a few positions, it gives up and returns
/// `false`. It does not follow lines in which none of these sides has the material to mate.
fn few_lines(place: &Place, sides: &[Color], wanted: impl Fn(&Place) -> bool) -> bool {
    let mut seen = std::collections::BTreeSet::from([place.key()]);
    let mut open = vec![place.clone()];
    while let Some(next) = open.pop() {
        let legal = next.legal();
        if seen.len() > 24 || legal.is_empty() && wanted(&next) {
            return false;
        }
        for step in legal {
            let after = next.play(&step);
            let hopeless = sides.iter().all(|&color| !enough(&after.board, color));
            if !hopeless && seen.insert(after.key()) {
                open.push(after);
            }
        }
    }
    true
}

/// Whether there are only kings and pawns, no pawn can ever move, and no king can ever take a pawn.
fn is_walled(board: &Board) -> bool {
    let is_stuck = |pawn: Square| {
        let color = board.color_at(pawn).expect("a pawn");
        let ahead = pawn.offset(if color == Color::White { 8 } else { -8 });
        let takes = attacks::pawn_attacks(color, pawn) & board.pawns() & board.by_color(!color);
        ahead.is_some_and(|ahead| board.pawns().contains(ahead)) && takes.is_empty()
    };
    let is_bare = (board.occupied() & !board.kings() & !board.pawns()).is_empty();
    let both =
        Color::ALL.iter().all(|&color| king(board, color).is_some_and(|at| is_shut_in(board, color, at)));
    is_bare && both && board.pawns().into_iter().all(is_stuck)
}

/// Whether the king on this square can't take a pawn, wherever it goes while all pawns stay where they are.
fn is_shut_in(board: &Board, color: Color, king: Square) -> bool {
    let theirs = board.pawns() & board.by_color(!color);
    let guarded =
        theirs.into_iter().fold(Bitboard::EMPTY, |all, pawn| all | attacks::pawn_attacks(!color, pawn));
    let mut seen = Bitboard::from_square(king);
    let mut open = vec![king];
    while let Some(at) = open.pop() {
        let goals = attacks::king_attacks(at) & !guarded & !seen & !(board.pawns() & board.by_color(color));
        if (goals & theirs).any() {
            return false;
        }
        seen |= goals;
        open.extend(goals);
    }
    true
}

fn enough(board: &Board, color: Color) -> bool {
    let (mine, theirs) = (board.by_color(color), board.by_color(!color));
    if king(board, !color).is_none() {
        return false;
    }
    // The Laws do not say what a side without a king may still do, so it counts as able to mate unless it has no pieces
    // at all.
    if king(board, color).is_none() {
        return mine.any();
    }
    if (mine & (board.pawns() | board.rooks() | board.queens())).any() {
        return true;
    }
    let (knights, bishops) = (board.knights() & mine, board.bishops() & mine);
    if knights.any() {
        let helpers = theirs & !board.kings() & !board.queens();
        return (mine & !board.kings()).count() > 1 || helpers.any();
    }
    if bishops.any() {
        let all = board.bishops();
        let both = (all & Bitboard::DARK_SQUARES).any() && (all & Bitboard::LIGHT_SQUARES).any();
        return both || (theirs & (board.pawns() | board.knights())).any();
    }
    false
}

/// How the game ends by itself after a legal move (5.1.1, 5.2.1, 5.2.2, 9.6), if it does: the score and the name of the
/// ending. `keys` are the positions since the last illegal move, or since the start.
pub fn ending(place: &Place, keys: &[String]) -> Option<(String, &'static str)> {
    if Color::ALL.iter().any(|&color| king(&place.board, color).is_none()) {
        return None;
    }
    let draw = || "1/2-1/2".to_owned();
    if place.legal().is_empty() {
        return Some(match in_check(&place.board, place.turn) {
            true => (won(!place.turn), "checkmate"),
            false => (draw(), "stalemate"),
        });
    }
    if dead(place) {
        return Some((draw(), "dead-position"));
    }
    let key = place.key();
    if keys.iter().filter(|&other| *other == key).count() >= 5 {
        return Some((draw(), "fivefold"));
    }
    (place.halfmoves >= 150).then(|| (draw(), "seventy-five-moves"))
}

pub fn won(color: Color) -> String {
    if color == Color::White { "1-0".to_owned() } else { "0-1".to_owned() }
}

pub fn is_mating(place: &Place, board: &Board) -> bool {
    let found = place.legal().into_iter().find(|step| step.after == *board);
    found.is_some_and(|step| {
        let next = place.play(&step);
        let kings = Color::ALL.iter().all(|&color| king(&next.board, color).is_some());
        kings && next.legal().is_empty() && in_check(&next.board, next.turn)
    })
}
