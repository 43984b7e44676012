//! What an engine's reply becomes at the table: a move, an offer, an answer, a claim of a draw that is there, a resignation. All
//! are deeds like those of persons, and are written down like them.

use crate::engine::{Reply, Score};
use crate::rules::Color;
use crate::table::{Deed, Table};

/// Whether a draw that is there for the asking is as good.
fn is_no_better(score: Score) -> bool {
    match score {
        Score::Centipawns(value) => value <= 0,
        Score::Mate(moves) => moves <= 0,
    }
}

/// What a reply comes to at the table, in order.
pub fn deeds(table: &Table, color: Color, reply: &Reply) -> Vec<Deed> {
    if reply.resigns {
        return vec![Deed::Resign { by: color }];
    }
    let asked = table.draw_offer() == Some(!color);
    let may_agree = table.moves().len() >= 2;
    if asked && reply.accepts_draw && may_agree {
        return vec![Deed::AnswerDraw { by: color, accept: true }];
    }
    let text = table.uci(table.position(), reply.mv);
    if reply.accepts_draw || reply.score.is_some_and(is_no_better) {
        let now = table.right_claim(None).map(|kind| (kind, None));
        let then = || table.right_claim(Some(reply.mv)).map(|kind| (kind, Some(text.clone())));
        if let Some((kind, intended)) = now.or_else(then) {
            return vec![Deed::Claim { kind, intended }];
        }
    }
    // Said in words, so that whoever offered it hears of it.
    let declined = asked.then_some(Deed::AnswerDraw { by: color, accept: false });
    // The laws have it so: first the move, then the offer (9.1.2.1).
    let free = table.draw_offer().is_none() || asked;
    let offers = reply.offers_draw && free && !table.moves().is_empty();
    let offered = offers.then_some(Deed::OfferDraw { by: color });
    declined.into_iter().chain([Deed::Move { text }]).chain(offered).collect()
}
