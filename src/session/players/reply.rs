//! Turns an engine's reply into actions: a move, a press of the clock, an offer, an answer, a draw claim or a
//! resignation. These actions are recorded like those of human players.

use crate::engine::{EngineReply, Score};
use crate::rules::Color;
use crate::table::{Deed, Table};

/// Whether a draw would be at least as good as playing on.
fn is_no_better(score: Score) -> bool {
    match score {
        Score::Centipawns(value) => value <= 0,
        Score::Mate(moves) => moves <= 0,
    }
}

/// The actions that carry out a reply, in order.
pub fn deeds(table: &Table, color: Color, reply: &EngineReply) -> Vec<Deed> {
    if reply.resigns {
        return vec![Deed::Resign { by: color }];
    }
    let asked = table.draw_offer() == Some(!color);
    if asked && reply.accepts_draw && table.may_agree() {
        return vec![Deed::AnswerDraw { by: color, accept: true }];
    }
    let text = table.uci(table.position(), reply.mv);
    if reply.accepts_draw || reply.score.is_some_and(is_no_better) {
        let now = table.right_claim(None).map(|kind| (kind, None));
        let then = || table.right_claim(Some(reply.mv)).map(|kind| (kind, Some(text.clone())));
        if let Some((kind, intended)) = now.or_else(then) {
            return vec![Deed::Claim { kind, intended, by: None }];
        }
    }
    // The offer is declined explicitly, so that the player who made it sees the answer.
    let declined = asked.then_some(Deed::AnswerDraw { by: color, accept: false });
    // The move comes first, then the offer (9.1.2.1).
    let free = table.draw_offer().is_none() || asked;
    let offers = reply.offers_draw && free && table.completed_moves() > 0;
    let offered = offers.then_some(Deed::OfferDraw { by: color });
    // Over the board, pressing the clock completes the move.
    let completed = table.arrangement().map(|_| Deed::PressClock { by: color });
    declined.into_iter().chain([Deed::Move { text }]).chain(offered).chain(completed).collect()
}
