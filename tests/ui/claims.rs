//! Claims: entered without touching a piece, with their consequences shown beforehand, and ruled on by the table.

use crate::prelude::*;

/// The repeated position is on the board, or occurs after a move that is pointed out or typed but not made.
#[test]
fn a_threefold_is_claimed() {
    let draw = "½–½ Draw. Draw by threefold repetition. art. 9.2";
    for (played, how) in [("f3g1 f6g8", ""), ("f3g1", "f6 g8"), ("f3g1", "Ng8")] {
        let mut window = Window::of(touch(TouchMove::Enforced));
        window.play("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6");
        window.play(played);
        let before = window.moves();
        window.choose("Claim…");
        match how {
            "" => window.expect_all(&["White claims", "If the claim is wrong, it counts as a draw offer."]),
            "f6 g8" => window.play(how),
            _ => {
                window.choose("After my next move");
                window.insert(how);
            }
        }
        assert!(window.table().touched().is_empty(), "nothing is touched");
        assert_eq!(window.moves(), before);
        window.choose("Claim");
        window.expect(draw);
        assert_eq!(window.moves(), before, "the move of a claim is not made");
    }
}

#[test]
fn wrong_claim_offers_a_draw_and_binds_the_move() {
    for (language, [with, cost, make, wrong, bound, clock, open]) in both("a wrong claim") {
        let setup = GameSetup { clock: fischer(300_000, 0), ..GameSetup::default() };
        let mut window = Begin { language, setup, ..Begin::default() }.open();
        window.choose_all([open, with]);
        window.play("g1 f3");
        window.expect(cost);
        window.choose(make);
        window.expect_all(&[wrong, clock]);
        assert_eq!(window.table().draw_offer(), Some(Color::White));
        // The ruling is shown once, but its consequences remain: White must play the announced move.
        window.click("a5");
        window.expect(bound);
        window.drag("e2", "e4");
        assert_eq!(window.moves(), "");
        window.drag("g1", "f3");
        assert_eq!(window.moves(), "Nf3");
    }
}

/// The card takes focus when it opens, and its field keeps the focus and the text when a move can't be read. After the
/// claim is cancelled, a press touches a piece again.
#[test]
fn field_keeps_a_move_that_can_not_be_read() {
    let mut window = Window::of(touch(TouchMove::Enforced));
    window.play("g1f3 g8f6 f3g1 f6g8");
    window.choose("Claim…");
    assert!(window.harness.get_by_label("Threefold repetition").is_focused());
    assert!(!window.has("Touch-move"), "it is enforced");
    window.choose("After my next move");
    window.key(Key::Enter);
    assert!(!window.shows("isn’t a move"), "nothing was claimed without a move");
    window.insert("Nf9");
    window.key(Key::Enter);
    window.expect("“Nf9” isn’t a move.");
    assert!(window.harness.get_by_label("My next move").is_focused());
    window.insert("9");
    window.choose("Claim");
    window.expect("“Nf99” isn’t a move.");
    window.choose("Already on the board");
    assert!(!window.shows("“Nf99” isn’t a move."), "another claim has not been refused yet");
    window.key(Key::Escape);
    window.expect("White to move.");
    window.drag("e2", "e4");
    assert_eq!(window.moves(), "Nf3 Nf6 Ng1 Ng8 e4");
}

#[test]
fn a_pawn_of_a_claim_says_what_it_becomes() {
    let mut window = Window::at("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    window.choose("Claim…");
    window.drag("a7", "a8");
    window.choose("Claim");
    window.expect("needs a promotion piece, for example =Q");
    assert_eq!(window.table().promoting(), None);
}

#[test]
fn touch_move_is_claimed() {
    let mut window = Window::of(touch(TouchMove::OnClaim));
    window.play("g1 e2e4");
    assert_eq!(window.moves(), "e4", "another piece may be moved");
    window.choose("Claim…");
    // A draw can be claimed too, so nothing is preselected.
    for _ in 0..2 {
        window.expect("Choose what to claim.");
        window.choose("Claim");
    }
    window.choose("Touch-move");
    window.expect(
        "If the claim is right, the last move is taken back and the touched piece must be moved or taken.",
    );
    window.choose("Claim");
    assert_eq!(window.moves(), "");
    window.expect(
        "Black’s touch-move claim is correct. e4 breaks touch-move (4.3.1). The move is taken back. \
         The knight on g1 has been touched. White must move this knight. art. 4.3.1",
    );
    window.drag("e2", "e4");
    assert_eq!(window.moves(), "");
    window.drag("g1", "f3");
    window.choose_all(["Claim…", "Touch-move", "Claim"]);
    window.expect("Black’s touch-move claim is incorrect. The last move did not break touch-move. art. 4.3");
    assert_eq!(window.moves(), "Nf3");
}

/// A mate that broke touch-move can still be undone by a claim from the result card.
#[test]
fn mate_against_touch_move_can_be_claimed() {
    let mut window = Window::of(touch(TouchMove::OnClaim));
    window.play("f2f3 e7e5 g2g4 b8 d8h4");
    window.expect("0–1 Black wins. Checkmate. art. 5.1.1");
    window.choose_all(["Claim…", "Claim"]);
    assert_eq!(window.moves(), "f3 e5 g4");
}

/// A screen reader announces who claims and that the clocks are stopped, and queries are answered while the card is
/// open.
#[test]
fn a_claim_is_announced_and_queries_are_answered() {
    let mut window = Window::of(GameSetup { clock: fischer(300_000, 0), ..touch(TouchMove::Enforced) });
    window.play("e2e4");
    window.choose("Claim…");
    window.expect_aloud("Black claims. The clocks are stopped for a ruling.");
    window.key(Key::F8);
    let told = window.announced();
    assert!(told.iter().any(|told| told.ends_with("The clock is stopped.")), "{told:?}");
    window.key(Key::F2);
    window.types("d2");
    window.expect_aloud("d2, white pawn.");
    window.keys(&[Key::F2, Key::Escape]);
    window.expect("Black claims");
    window.ctrl(Key::B);
    assert!(window.focused().contains(", "), "the board has the focus, not {}", window.focused());
    window.key(Key::Escape);
    assert!(!window.shows("If the claim is wrong"), "the card is closed");
}

/// An arbiter can stop the clocks without a claim: that is not an incident, and the card names no player.
#[test]
fn an_arbiter_stops_the_clocks() {
    let mut window =
        Window::of(GameSetup { clock: fischer(300_000, 3000), ..touch(TouchMove::OverTheBoard) });
    window.play("e2e4");
    window.rest();
    window.pass(700);
    window.key(Key::Space);
    window.command(Command::StopClocks);
    window.expect(
        "The clocks are stopped for a ruling. The board stays in view. Press Resume to play on. Ctrl+Space resumes the game. art. 6.11.1",
    );
    window.command(Command::SetClocks);
    window.choose("Set");
    window.expect("The clocks are stopped for a ruling.");
    window.command(Command::Clock);
    assert!(!window.table().is_paused() && window.table().incidents().is_empty());
}

/// While an earlier position is shown, a press only returns to the game; the next one begins to enter a move.
#[test]
fn no_intended_move_is_entered_on_an_earlier_position() {
    let mut window = Window::of(touch(TouchMove::Enforced));
    window.play("e2e4 e7e5");
    window.choose("Claim…");
    let has = |window: &Window, text: &str| window.texts().iter().any(|shown| shown == text);
    for before in ["", "g1"] {
        window.play(before);
        window.hover_on("e4");
        window.wheel(egui::MouseWheelUnit::Line, 1.0);
        assert_eq!(window.shown(), 1);
        window.drag("d2", "f3");
        assert_eq!(window.shown(), 2);
        assert!(!has(&window, "Nf3"), "after {before:?}");
        window.wheel(egui::MouseWheelUnit::Line, 1.0);
        window.drag("d2", "d4");
        assert!(!has(&window, "d4"), "after {before:?}");
    }
    window.drag("d2", "d4");
    assert!(has(&window, "d4"), "{:?}", window.texts());
    assert_eq!(window.moves(), "e4 e5");
}

/// Letters that are typed right after F2 belong to the question, not to the field of the claim.
#[test]
fn a_question_in_a_claim_gets_its_first_letters() {
    let mut window = Window::of(touch(TouchMove::Enforced));
    window.choose_all(["Claim…", "After my next move"]);
    assert!(window.harness.get_by_label("My next move").is_focused());
    window.harness.input_mut().events.push(key_event(Key::F2, true, Modifiers::NONE));
    window.harness.step();
    window.letters_at_once("d2");
    window.key(Key::Enter);
    window.expect_aloud("d2, white pawn.");
    assert!(!window.texts().iter().any(|text| text == "d2"), "the field of the claim is empty");
}

/// A claim that is withdrawn during a break does not end the break, and nothing is recorded.
#[test]
fn a_break_outlasts_a_claim_that_is_withdrawn() {
    let mut window = Window::of(GameSetup { clock: fischer(300_000, 3_000), ..touch(TouchMove::OnClaim) });
    window.play("e2e4 Ctrl+Space");
    window.expect("The clock is stopped. Press Resume to play on.");
    window.choose("Claim…");
    window.expect("Black claims");
    window.key(Key::Escape);
    window.expect("The clock is stopped. Press Resume to play on.");
    let table = window.table();
    assert!(table.is_paused() && !table.is_paused_for_ruling() && table.incidents().is_empty());
    window.choose_all(["Claim…", "Touch-move", "Claim"]);
    window.expect("Black’s touch-move claim is incorrect.");
    assert!(window.table().is_paused_for_ruling(), "the ruling ends the break");
}
