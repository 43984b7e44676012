//! What holds of a table whatever is done at it.

use jadoube::game::Bond;
use jadoube::rules::{Bitboard, MoveList, Square};
use jadoube::table::{Table, TouchMove};

/// Fails when something does not.
pub fn hold(table: &Table) {
    let position = table.position();
    let legal = position.legal_moves();
    let allowed = table.allowed();
    let over = table.result().is_some();
    assert_eq!(allowed.is_empty(), over, "a move is left exactly while the game goes on");
    assert!(allowed.iter().all(|mv| legal.contains(mv)), "every move that is left is legal");
    hands(table, &allowed);
    let touched: Bitboard = table.touched().iter().copied().collect();
    assert_eq!(touched.len(), table.touched().len(), "a piece is told as touched once");
    assert!((touched - position.board().occupied()).is_empty(), "only pieces are touched");
    match table.obligation() {
        Some(bound) => {
            assert_eq!(bound.bond().is_some(), bound.pieces().any(), "what binds is a piece");
            assert_eq!(bound.article().is_some(), table.article().is_some());
            let bound: MoveList = bound.moves().clone();
            let held = table.is_enforced() && table.promoting().is_none();
            assert!(!held || bound == allowed, "where it is enforced, what binds is what is left");
        }
        None => assert!(over || table.setup().touch == TouchMove::Off),
    }
    if over {
        assert!((table.draw_offer(), table.take_back_asked(), table.announced()) == (None, None, None));
        assert!(!table.clock_runs() && !table.is_adjusting(), "nothing goes on after the end");
    }
    if let (Some(falls), None) = (table.flag_falls_at(), table.result()) {
        assert!(falls > table.now(), "a flag that has fallen ends the game");
    }
    assert!(table.announced().is_none() || allowed.iter().any(|mv| mv.is_castling()));
}

/// What is in hand, selected or waits to become a piece is one's own, and what is selected may go where it is said to.
fn hands(table: &Table, allowed: &MoveList) {
    let own = table.position().board().color(table.position().turn());
    for square in [table.in_hand(), table.selected()].into_iter().flatten() {
        assert!(own.has(square), "{square} is one's own");
        let targets = table.targets(square);
        for mv in allowed.iter().filter(|mv| mv.from() == square) {
            assert!(targets.has(mv.to()), "{mv} has a target");
        }
        if !allowed.iter().any(|mv| mv.from() == square) {
            assert!(targets.is_empty(), "{square} has targets and no moves");
        }
    }
    if let Some((from, to)) = table.promoting() {
        // One of four pieces, or the one that a wrong claim was made with.
        let left = if table.bond() == Some(Bond::IntendedMove) { 1 } else { 4 };
        assert_eq!(allowed.len(), left, "what the pawn can become");
        assert!(allowed.iter().all(|mv| (mv.from(), mv.to()) == (from, to) && mv.promotion().is_some()));
        assert_eq!(table.in_hand(), None, "nothing else is in hand meanwhile");
    }
    if table.castling_in_hand().is_some() {
        assert!(allowed.iter().any(|mv| mv.is_castling()), "a king off the board may castle");
    }
    assert!(Square::all().filter(|&square| table.in_hand() == Some(square)).count() <= 1);
}
