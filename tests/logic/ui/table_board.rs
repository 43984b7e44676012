//! The board with a table behind it, without a window.

use jadoube::rules::{CastlingSide, Square};
use jadoube::start::Start;
use jadoube::table::{Deed, GameSetup, Table, TouchMove};
use jadoube::ui::sound::cue::Cue;
use jadoube::ui::table_board::{DeedTarget, TableBoard};

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn press(name: &str) -> Deed {
    Deed::Press { square: Some(square(name)), piece: None }
}

fn release(name: &str) -> Deed {
    Deed::Release { square: Some(square(name)) }
}

fn new() -> (TableBoard, Table) {
    (TableBoard::default(), Table::new(GameSetup::default()))
}

#[test]
fn a_release_counts_only_after_its_press() {
    let (mut board, mut table) = new();
    assert!(board.apply(&mut table, release("e4")).is_empty());
    assert!(board.message.is_none());
    board.apply(&mut table, press("e2"));
    assert!(board.is_pressing());
    board.apply(&mut table, release("e4"));
    assert!(!board.is_pressing());
    assert_eq!(table.moves().len(), 1);
    assert_eq!(board.take_cue(), Some(Cue::Move));
    assert_eq!(board.take_cue(), None);
}

#[test]
fn the_keyboard_touches_nothing_before_the_goal() {
    let (mut board, mut table) = new();
    for piece in ["g1", "b1"] {
        assert!(board.enter(&table, square(piece)).is_empty());
        assert_eq!(board.keyboard_piece, Some(square(piece)));
    }
    assert!(table.touched().is_empty());
    for deed in board.enter(&table, square("c3")) {
        board.apply(&mut table, deed);
    }
    assert_eq!((table.moves().len(), board.keyboard_piece), (1, None));
}

#[test]
fn refusal_stays_until_the_next_press() {
    let (mut board, mut table) = new();
    board.enter(&table, square("e2"));
    for deed in board.enter(&table, square("e5")) {
        board.apply(&mut table, deed);
    }
    assert!(board.message.is_some());
    assert!(table.touched().is_empty() && table.moves().is_empty());
    board.apply(&mut table, press("d2"));
    assert!(board.message.is_none());
}

/// A slip: the piece is released where it may not go, or put back. Pressing a square where the piece may go, or
/// choosing that square with the keyboard, then moves the piece.
#[test]
fn a_bound_piece_stays_selected_after_a_slip() {
    let slips = [
        vec![press("g1"), release("e4")],
        vec![press("g1"), release("h8")],
        vec![press("g1"), Deed::Release { square: None }],
        vec![press("g1"), Deed::Cancel, Deed::Release { square: None }],
        vec![press("g1"), release("g1"), Deed::Cancel],
        vec![press("g1"), release("e4"), press("d2"), release("d2")],
        vec![press("g1"), release("e4"), press("e5"), release("e5")],
    ];
    for (number, slip) in slips.into_iter().enumerate() {
        for keyboard in [false, true] {
            let (mut board, mut table) = new();
            for deed in slip.clone() {
                board.apply(&mut table, deed);
            }
            assert!(table.moves().is_empty(), "slip {number}");
            let deeds =
                if keyboard { board.enter(&table, square("f3")) } else { vec![press("f3"), release("f3")] };
            for deed in deeds {
                board.apply(&mut table, deed);
            }
            let made: Vec<String> = table.moves().iter().map(|played| played.mv.to_string()).collect();
            assert_eq!(made, ["g1f3"], "slip {number}, keyboard {keyboard}");
        }
    }
}

/// Deeds in which a press must not count as one on the piece that must move, and the resulting moves.
#[test]
fn other_presses_stay_what_they_are() {
    let chess960 = |fen: &str| Start::from_fen(fen, Some(true)).expect("a start");
    let king_at_home = || chess960("4k3/8/8/8/8/8/8/6KR w H - 0 1");
    let castles = || chess960("4k3/8/8/8/8/8/8/4K2R w H - 0 1");
    let announce = Deed::Castle { side: CastlingSide::H };
    let cases = [
        (
            "nothing is bound",
            Start::default(),
            TouchMove::Enforced,
            vec![press("e4"), release("e4"), press("f3"), release("f3")],
            vec![],
        ),
        (
            "a press elsewhere gives up an announced castling, and moves nothing",
            king_at_home(),
            TouchMove::Enforced,
            vec![press("g1"), release("e5"), announce, press("f2"), release("f2")],
            vec![],
        ),
        (
            "another piece may move where touch-move is on claim",
            castles(),
            TouchMove::OnClaim,
            vec![press("e1"), release("e5"), press("h1"), release("f1")],
            vec!["h1f1"],
        ),
        (
            "a rook that is dragged is not the king",
            castles(),
            TouchMove::Enforced,
            vec![press("e1"), release("e5"), press("h1"), release("f1")],
            vec![],
        ),
    ];
    for (name, start, touch, deeds, expected) in cases {
        let mut table = Table::new(GameSetup { start, touch, ..GameSetup::default() });
        let mut board = TableBoard::default();
        for deed in deeds {
            board.apply(&mut table, deed);
        }
        let made: Vec<String> = table.moves().iter().map(|played| played.mv.to_string()).collect();
        assert_eq!(made, expected, "{name}");
    }
}

/// Over the board, the dragged piece moves, whichever piece was clicked before; two clicks count as one hand movement.
#[test]
fn hands_move_what_they_drag() {
    let off = || Deed::Release { square: None };
    let cases = [
        (
            "a click, then another own piece dragged",
            vec![press("g1"), release("g1"), press("e2"), release("e4")],
            "e2e4",
        ),
        (
            "where the clicked one may go",
            vec![press("b1"), release("b1"), press("c2"), release("c3")],
            "c2c3",
        ),
        ("onto the clicked one", vec![press("g1"), release("g1"), press("h1"), release("g1")], "h1g1"),
        ("an opponent's piece", vec![press("g1"), release("g1"), press("e7"), release("e5")], "e7e5"),
        ("off the board", vec![press("g1"), release("g1"), press("e2"), off()], "e2-"),
        (
            "after a drag of another piece, a click is new",
            vec![
                press("g1"),
                release("g1"),
                press("e2"),
                release("e4"),
                press("d2"),
                release("d2"),
                press("d4"),
                release("d4"),
            ],
            "e2e4 d2d4",
        ),
        ("two clicks", vec![press("g1"), release("g1"), press("f3"), release("f3")], "g1f3"),
        (
            "two clicks, the second on a piece",
            vec![press("g1"), release("g1"), press("e7"), release("e7")],
            "g1e7",
        ),
        (
            "sliding on from an empty square",
            vec![press("g1"), release("g1"), press("f3"), release("h3")],
            "g1h3",
        ),
    ];
    for (name, deeds, expected) in cases {
        let setup = || GameSetup { touch: TouchMove::OverTheBoard, ..GameSetup::default() };
        let (mut board, mut table) = (TableBoard::default(), Table::new(setup()));
        for deed in deeds {
            board.apply(&mut table, deed);
        }
        let mut plain = Table::new(setup());
        for mv in expected.split(' ') {
            let to = mv[2..].parse().ok();
            let _ = [press(&mv[..2]), Deed::Release { square: to }]
                .map(|deed| DeedTarget::apply(&mut plain, deed));
        }
        let placed = |table: &Table| table.arrangement().expect("hands").placement();
        assert_eq!(placed(&table), placed(&plain), "{name}");
        assert!(table.held().is_none(), "{name}");
    }
}
