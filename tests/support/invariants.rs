//! Invariants of a table, which hold after any actions.

use jadoube::game::Bond;
use jadoube::rules::{Bitboard, MoveList};
use jadoube::table::{Table, TouchMove};

/// Panics if an invariant is broken.
pub fn hold(table: &Table) {
    let position = table.position();
    let legal = position.any_legal_moves();
    let allowed = table.allowed();
    let over = table.result().is_some();
    let none = over || table.sealed_by().is_some() || legal.is_empty();
    assert_eq!(allowed.is_empty(), none, "there are allowed moves exactly while the game goes on");
    assert!(over || !legal.is_empty() || !position.is_regular() || table.parts().next().is_some());
    assert!(allowed.iter().all(|mv| legal.contains(mv)), "every allowed move is legal");
    if table.arrangement().is_none() && table.sealed_by().is_none() {
        hands(table, &allowed);
    }
    let touched: Bitboard = table.touched().iter().copied().collect();
    assert_eq!(touched.len(), table.touched().len(), "a piece is listed as touched once");
    assert!((touched - position.board().occupied()).is_empty(), "only pieces are touched");
    match table.obligation() {
        Some(bound) => {
            assert_eq!(
                bound.bond().is_some(),
                bound.pieces().any(),
                "a rule applies exactly when pieces are bound"
            );
            assert_eq!(bound.bond().is_some(), table.article().is_some());
            let bound: MoveList = bound.moves().clone();
            let held = table.is_enforced() && table.promoting().is_none() && table.sealed_by().is_none();
            assert!(!held || bound == allowed, "enforced touch-move leaves exactly the required moves");
        }
        None => assert!(over || table.setup().touch == TouchMove::Off),
    }
    if over {
        assert!((table.draw_offer(), table.take_back_asked(), table.announced()) == (None, None, None));
        assert!(!table.clock_runs() && !table.is_adjusting(), "nothing runs after the end");
    }
    if let (Some(falls), None) = (table.flag_falls_at(), table.result()) {
        assert!(falls > table.now(), "a flag that has fallen ends the game");
    }
    assert!(table.announced().is_none() || allowed.iter().any(|mv| mv.is_castling()));
}

/// A piece in hand or selected belongs to the side to move and was touched. Its targets include those of its allowed
/// moves; without allowed moves, it has none. During a promotion, no other move is allowed, and if a king is off the
/// board in order to castle, castling is allowed.
fn hands(table: &Table, allowed: &MoveList) {
    let own = table.position().board().color(table.position().turn());
    for square in [table.in_hand(), table.selected()].into_iter().flatten() {
        assert!(own.has(square), "{square} has a piece of the side to move");
        assert!(table.touched().contains(&square), "the piece on {square} was touched");
        let targets = table.targets(square);
        for mv in allowed.iter().filter(|mv| mv.from() == square) {
            assert!(targets.has(mv.to()), "{mv} has a target");
        }
        if !allowed.iter().any(|mv| mv.from() == square) {
            assert!(targets.is_empty(), "{square} has targets and no moves");
        }
    }
    if let Some((from, to)) = table.promoting() {
        // The pawn may become any of four pieces, or only the one that was intended with a wrong claim.
        let left = if table.bond() == Some(Bond::IntendedMove) { 1 } else { 4 };
        assert_eq!(allowed.len(), left, "the number of possible promotions");
        assert!(allowed.iter().all(|mv| (mv.from(), mv.to()) == (from, to) && mv.promotion().is_some()));
        assert_eq!(table.in_hand(), None, "nothing is in hand during a promotion");
    }
    if table.castling_in_hand().is_some() {
        assert!(allowed.iter().any(|mv| mv.is_castling()), "a king off the board may castle");
    }
}
