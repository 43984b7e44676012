//! The board with a table behind it, without a window.

use jadoube::rules::CastlingSide;
use jadoube::start::Start;
use jadoube::table::{Deed, GameSetup, Table, TouchMove};
use jadoube::ui::sound::cue::Cue;
use jadoube::ui::table_board::{DeedTarget, TableBoard};

use crate::rules::square;
use crate::table::script;

/// The deeds of a script in the notation of `table::script`.
fn deeds(script: &str) -> Vec<Deed> {
    script::actions(script).into_iter().map(|action| action.deed).collect()
}

/// A board and its table after these deeds.
fn after(setup: GameSetup, deeds: Vec<Deed>) -> (TableBoard, Table) {
    let (mut board, mut table) = (TableBoard::default(), Table::new(setup));
    board.apply_all(&mut table, deeds);
    (board, table)
}

fn made(table: &Table) -> String {
    table.moves().iter().map(|played| played.mv.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_release_counts_only_after_its_press() {
    let (mut board, mut table) = after(GameSetup::default(), Vec::new());
    assert!(board.apply(&mut table, deeds("?e4").remove(0)).is_empty());
    assert!(board.message.is_none());
    board.apply_all(&mut table, deeds("e2?"));
    assert!(board.is_pressing());
    board.apply_all(&mut table, deeds("?e4"));
    assert_eq!((board.is_pressing(), made(&table).as_str()), (false, "e2e4"));
    assert_eq!([board.take_cue(), board.take_cue()], [Some(Cue::Move), None]);
}

#[test]
fn the_keyboard_touches_nothing_before_the_goal() {
    let (mut board, mut table) = after(GameSetup::default(), Vec::new());
    for piece in ["g1", "b1"] {
        assert!(board.enter(&table, square(piece)).is_empty());
        assert_eq!(board.keyboard_piece, Some(square(piece)));
    }
    assert!(table.touched().is_empty());
    let entered = board.enter(&table, square("c3"));
    board.apply_all(&mut table, entered);
    assert_eq!((made(&table).as_str(), board.keyboard_piece), ("b1c3", None));
}

#[test]
fn refusal_stays_until_the_next_press() {
    let (mut board, mut table) = after(GameSetup::default(), Vec::new());
    board.enter(&table, square("e2"));
    let entered = board.enter(&table, square("e5"));
    board.apply_all(&mut table, entered);
    assert!(board.message.is_some());
    assert!(table.touched().is_empty() && table.moves().is_empty());
    board.apply_all(&mut table, deeds("d2?"));
    assert!(board.message.is_none());
}

/// A slip: the piece is released where it may not go, or put back. Pressing a square where the piece may go, or
/// choosing that square with the keyboard, then moves the piece.
#[test]
fn a_bound_piece_stays_selected_after_a_slip() {
    let scripts = ["g1e4", "g1h8", "g1-", "g1; cancel", "g1e4; d2", "g1e4; e5"].map(deeds);
    let cancelled = [deeds("g1?; cancel"), vec![Deed::Release { square: None }]].concat();
    for slip in scripts.into_iter().chain([cancelled]) {
        for keyboard in [false, true] {
            let (mut board, mut table) = after(GameSetup::default(), slip.clone());
            assert!(table.moves().is_empty(), "{slip:?}");
            let last = if keyboard { board.enter(&table, square("f3")) } else { deeds("f3") };
            board.apply_all(&mut table, last);
            assert_eq!(made(&table), "g1f3", "{slip:?}, keyboard {keyboard}");
        }
    }
}

/// Unlike after the slips above, a press here moves no bound piece.
#[test]
fn other_presses_stay_what_they_are() {
    let chess960 = |fen: &str| Start::from_fen(fen, Some(true)).expect("a start");
    let castles = || chess960("4k3/8/8/8/8/8/8/4K2R w H - 0 1");
    let announce = vec![Deed::Castle { side: CastlingSide::H }];
    for (name, start, touch, deeds, expected) in [
        ("nothing is bound", Start::default(), TouchMove::Enforced, deeds("e4; f3"), ""),
        (
            "a press elsewhere gives up an announced castling, and moves nothing",
            chess960("4k3/8/8/8/8/8/8/6KR w H - 0 1"),
            TouchMove::Enforced,
            [deeds("g1e5"), announce, deeds("f2")].concat(),
            "",
        ),
        (
            "another piece may move where touch-move is on claim",
            castles(),
            TouchMove::OnClaim,
            deeds("e1e5; h1f1"),
            "h1f1",
        ),
        ("a rook that is dragged is not the king", castles(), TouchMove::Enforced, deeds("e1e5; h1f1"), ""),
    ] {
        let (_, table) = after(GameSetup { start, touch, ..GameSetup::default() }, deeds);
        assert_eq!(made(&table), expected, "{name}");
    }
}

/// Over the board, the dragged piece moves, whichever piece was clicked before; two clicks count as one hand movement.
#[test]
fn hands_move_what_they_drag() {
    for (name, dragged, expected) in [
        ("a click, then another own piece dragged", "g1; e2e4", "e2e4"),
        ("where the clicked one may go", "b1; c2c3", "c2c3"),
        ("onto the clicked one", "g1; h1g1", "h1g1"),
        ("an opponent's piece", "g1; e7e5", "e7e5"),
        ("off the board", "g1; e2-", "e2-"),
        ("after a drag of another piece, a click is new", "g1; e2e4; d2; d4", "e2e4; d2d4"),
        ("two clicks", "g1; f3", "g1f3"),
        ("two clicks, the second on a piece", "g1; e7", "g1e7"),
        ("sliding on from an empty square", "g1; f3h3", "g1h3"),
    ] {
        let setup = || GameSetup { touch: TouchMove::OverTheBoard, ..GameSetup::default() };
        let (_, table) = after(setup(), deeds(dragged));
        let mut plain = Table::new(setup());
        for deed in deeds(expected) {
            DeedTarget::apply(&mut plain, deed);
        }
        let placed = |table: &Table| table.arrangement().expect("hands").placement();
        assert_eq!(placed(&table), placed(&plain), "{name}");
        assert!(table.held().is_none(), "{name}");
    }
}
