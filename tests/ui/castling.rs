//! Castling: announced, with the king in hand, and told apart from king moves.

use crate::prelude::*;

const OPEN: &str = "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 8";
/// White castles by swapping the king and the rook.
const SWAP: &str = "1rk5/8/8/8/8/8/8/5KR1 w Gb - 0 8";

fn open(fen: &'static str, size: Vec2) -> Window {
    Begin { fen: Some(fen), size, setup: GameSetup::default(), ..Begin::default() }.open()
}

fn king(window: &Window) -> Option<Rect> {
    window.harness.query_by_label("king in hand").map(|node| node.rect())
}

fn drag_king(window: &mut Window, to: &str) {
    let to = window.square(to);
    let at = king(window).expect("the king is in hand").center();
    window.drag_at(at, to);
}

#[test]
fn announced_castling_is_shown_and_not_made() {
    for (fen, keys, told) in [
        (OPEN, "O-O", "g1: the king would go here; f1: the rook would go here"),
        (OPEN, "O-O-O", "c1: the king would go here; d1: the rook would go here"),
        (SWAP, "", "g1: the king would go here; f1: the rook would go here"),
    ] {
        let mut window = open(fen, SIZE);
        window.key(Key::C);
        if !keys.is_empty() {
            window.choose(keys);
        }
        assert!(window.table().announced().is_some(), "{fen} {keys}");
        window.expect_said(told);
        assert_eq!(window.moves(), "");
        window.key(Key::Escape);
        assert_eq!(window.said(&told[..2]), "");
    }
}

#[test]
fn king_in_hand_can_castle_after_the_rook() {
    for flipped in [false, true] {
        for (rook, rook_goal, king_goal, san) in [("h1", "f1", "g1", "O-O"), ("a1", "d1", "c1", "O-O-O")] {
            let mut window = open(OPEN, SIZE);
            if flipped {
                window.command(Command::Flip);
            }
            let board = window.board();
            let beside = pos2(board.right() + 150.0, board.center().y);
            window.drag_off("e1", beside);
            let place = king(&window).expect("the king is in hand");
            assert!((place.center() - beside).length() < 1.0);
            assert_eq!(window.name("e1"), "e1, empty");
            window.expect_said(&format!("{rook}: move this rook to castle; {rook_goal}: possible move"));
            window
                .expect("White is castling, with the king in hand. Put the castling rook on its new square");
            window.press(rook);
            window.expect(&format!("Now put the rook on {rook_goal}, then the king on {king_goal}."));
            window.release(rook_goal);
            window.expect(&format!("Now put the king on {king_goal}."));
            assert!(window.name(rook_goal).ends_with("white rook"), "{}", window.name(rook_goal));
            assert_eq!(window.said(king_goal), "possible move");
            drag_king(&mut window, king_goal);
            assert_eq!(window.moves(), san, "flipped: {flipped}");
            assert_eq!(king(&window), None);
        }
    }
}

#[test]
fn anything_else_puts_both_back() {
    let mut window = open(OPEN, SIZE);
    window.drag_off("e1", pos2(900.0, 300.0));
    window.drag("h1", "f1");
    drag_king(&mut window, "e2");
    assert_eq!((window.moves().as_str(), king(&window)), ("", None));
    assert_eq!((window.name("e1"), window.name("h1")), ("e1, white king".into(), "h1, white rook".into()));
    assert_eq!(window.said("e1"), "must move");
    // Castling is still possible.
    window.drag("e1", "g1");
    assert_eq!(window.moves(), "O-O");
}

#[test]
fn the_king_is_held_in_the_window_and_not_on_its_rank() {
    for size in [SIZE, SMALL, vec2(500.0, 900.0), vec2(300.0, 200.0), vec2(1600.0, 500.0)] {
        for part in [(0.0, 0.5), (0.5, 1.0), (1.0, 0.5), (0.5, 0.0), (0.0, 1.0), (1.0, 1.0)] {
            let mut window = open(OPEN, size);
            let at = pos2(part.0 * size.x, part.1 * size.y);
            window.drag_off("e1", at);
            let what = format!("let go at {at:?} in {size:?}");
            let place = king(&window).unwrap_or_else(|| panic!("{what}: no king"));
            let screen = window.harness.ctx.content_rect();
            assert!(screen.expand(0.5).contains_rect(place), "{what}: {place:?}");
            for square in ["a1", "d1", "e1", "f1", "h1"] {
                let covered = window.rect(&format!("{square}, ")).shrink(0.5).intersects(place.shrink(0.5));
                assert!(!covered, "{what}: {place:?} covers {square}");
            }
            window.drag("h1", "f1");
            drag_king(&mut window, "g1");
            assert_eq!(window.moves(), "O-O", "{what}");
        }
    }
}

/// A press on the king in hand does not reach what is under it.
#[test]
fn a_button_below_the_king_is_not_clicked() {
    let mut window = open(OPEN, SIZE);
    let at = window.rect("Flip board").center();
    window.drag_off("e1", at);
    let place = king(&window).expect("the king is in hand");
    assert!(place.contains(at), "{place:?} is not over the button");
    let corner = window.rect("a1, ");
    window.click_at(at);
    assert_eq!(window.rect("a1, "), corner, "the board was turned");
}

#[test]
fn the_king_in_hand_leaves_the_instruction_in_sight() {
    for size in [SIZE, SMALL, vec2(1920.0, 1080.0)] {
        for dropped_on in ["Resign", "J’adoube", "White is castling"] {
            let mut window = open(OPEN, size);
            window.drag_off("e1", window.rect("Flip board").center());
            let names = ["Resign", "J’adoube", "Offer draw", "White is castling"];
            let kept = names.map(|name| window.rect(name));
            let at = window.rect(dropped_on).center();
            let mut window = open(OPEN, size);
            window.drag_off("e1", at);
            let place = king(&window).expect("the king is in hand");
            for (name, rect) in names.into_iter().zip(kept) {
                assert!(!rect.intersects(place.shrink(0.5)), "{place:?} covers {name} at {size:?}");
            }
        }
    }
}

/// With Enter or a screen reader, a piece next to the board or on it is picked up and put down.
#[test]
fn pieces_in_hand_are_moved_without_a_pointer() {
    for by_keyboard in [true, false] {
        let mut window = open(OPEN, SIZE);
        window.drag_off("e1", pos2(900.0, 300.0));
        for name in ["h1, white rook", "f1, empty", "king in hand", "g1, empty"] {
            if !by_keyboard {
                window.activate(name);
                continue;
            }
            window.focus(name);
            assert_eq!(window.moves(), "", "focus on {name} does nothing");
            window.key(Key::Enter);
        }
        assert_eq!(window.moves(), "O-O");
    }
}

#[test]
fn the_rook_that_is_pointed_at_shows_the_castling() {
    for (held, mode) in [(false, TouchMove::Enforced), (true, TouchMove::Enforced), (false, TouchMove::Off)] {
        let mut window = Begin { fen: Some(OPEN), setup: touch(mode), ..Begin::default() }.open();
        let hover = |window: &mut Window, square: &str, expected: &str| {
            window.hover_on(square);
            assert!(window.rests(), "the pointer rests on {square}");
            window.expect_said(expected);
        };
        // While no king is selected, the rook shows nothing.
        hover(&mut window, "h1", "f1:");
        window.press("e1");
        if !held {
            window.release("e1");
        }
        window.expect_said("g1: possible move; f1: possible move; h1: castle with this rook");
        for (square, expected) in [
            ("h1", "g1: possible move, the king would go here; f1: possible move, the rook would go here"),
            ("a1", "c1: possible move, the king would go here; d1: possible move, the rook would go here"),
            ("a1", "g1: possible move"),
            ("e2", "c1: possible move"),
        ] {
            hover(&mut window, square, expected);
        }
        assert_eq!(window.moves(), "");
    }
}

#[test]
fn a_rook_that_cannot_castle_shows_nothing() {
    let mut window = Window::at("4k3/8/8/8/2b5/8/8/R3K2R w KQ - 0 1");
    window.click("e1");
    for (rook, expected) in [("h1", "g1:"), ("a1", "c1: possible move, the king would go here")] {
        window.hover_on(rook);
        window.expect_said(expected);
    }
}

#[test]
fn the_keyboards_place_on_the_rook_shows_the_castling() {
    let mut window = open(SWAP, SIZE);
    window.focus("f1, white king");
    window.key(Key::Enter);
    window.expect_said("g1: castle with this rook");
    window.key(Key::ArrowRight);
    window.expect_said(
        "g1: castle with this rook, the king would go here; f1: chosen, not touched yet, the rook would go here",
    );
    window.key(Key::ArrowUp);
    window.expect_said("f1: chosen, not touched yet");
    assert_eq!(window.moves(), "");
}

const ONE_STEP: &str = "1k6/ppp5/8/8/8/8/5PPP/5K1R w H - 0 1";
const ON_GOAL: &str = "1k6/ppp5/8/8/8/8/5PPP/6KR w H - 0 1";

#[test]
fn king_one_step_from_its_goal_gets_a_castling_hint() {
    let one_step = "King to g1 would be an ordinary king move. To castle, put the king on the rook on h1.";
    let there = "The king is already on g1, where castling would put it.";
    for mode in [TouchMove::Enforced, TouchMove::OnClaim, TouchMove::Off] {
        for (fen, king, hint) in [(ONE_STEP, "f1", one_step), (ON_GOAL, "g1", there)] {
            let mut window = Begin { fen: Some(fen), setup: touch(mode), ..Begin::default() }.open();
            assert!(!window.shows(hint), "{fen}: nothing is selected");
            window.press(king);
            window.expect(hint);
            // The king is still selected after it is put back on its square.
            window.release(king);
            window.expect(hint);
            assert_eq!(window.moves(), "");
            // Announced castling is unambiguous.
            window.key(Key::C);
            assert!(!window.shows(hint), "{fen}: castling was announced");
        }
    }
}

#[test]
fn castling_is_one_square_though_the_king_can_be_dropped_on_two() {
    for (fen, count) in [("4k3/8/8/8/8/8/8/4K2R w K - 0 1", 6), ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", 7)] {
        let mut window = open(fen, SIZE);
        window.enter("e1");
        window.expect(&format!("The king on e1 can move to {count} squares."));
    }
}

#[test]
fn a_king_move_that_could_have_been_meant_as_castling_is_called_one() {
    let told = "King to g1 was a king move, not castling. The move stands. To castle, the king should have been put \
                on the rook. art. 4.7";
    let dutch = "Koning naar g1 was een koningszet, geen rokade. De zet blijft staan.";
    let free = GameSetup { take_back: TakeBack::Free, ..touch(TouchMove::Off) };
    for (language, setup, told) in [
        (EN, GameSetup::default(), told),
        (NL, GameSetup::default(), dutch),
        (EN, free, "A takeback is possible."),
    ] {
        let mut window = Begin { fen: Some(ONE_STEP), language, setup, ..Begin::default() }.open();
        window.drag("f1", "g1");
        assert_eq!(window.moves(), "Kg1");
        window.expect(told);
        window.press("a7");
        assert!(!window.shows(told), "until the next press");
    }
    let mut window = open(ONE_STEP, SIZE);
    window.enter("f1");
    window.expect("King to g1 would be an ordinary king move.");
    window.enter("g1");
    window.expect("King to g1 was a king move, not castling. The move stands.");
    // A typed move, a move to another square and the king put on the rook are clear; so are king moves in regular
    // chess.
    for (fen, hand, san) in
        [(ONE_STEP, "", "Kg1"), (ONE_STEP, "f1e2", "Ke2"), (ONE_STEP, "f1h1", "O-O"), (OPEN, "e1f1", "Kf1")]
    {
        let mut window = open(fen, SIZE);
        match hand {
            "" => window.types(san),
            _ => window.play(hand),
        }
        assert_eq!(window.moves(), san);
        assert!(!window.shows("was a king move"), "{san}");
    }
    let mut window = open(OPEN, SIZE);
    window.click("e1");
    assert!(!window.shows("ordinary king move"), "{:?}", window.texts());
}

/// An announced castling that leaves the king on its square is made by choosing the king twice without a pointer.
#[test]
fn a_king_on_its_goal_castles_when_chosen_twice() {
    let mut window = open(ON_GOAL, SIZE);
    window.key(Key::C);
    window.enter("g1");
    window.expect_said("g1: chosen, not touched yet, possible move, the king would go here");
    assert_eq!(window.said("h1"), "castle with this rook");
    window.enter("g1");
    assert_eq!(window.moves(), "O-O");
}
