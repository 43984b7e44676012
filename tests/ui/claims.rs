//! Claims: entered without touching anything, ruled on by the table, with the penalty for a wrong one shown
//! beforehand.

use egui::{Key, vec2};
use egui_kittest::kittest::Queryable;
use jadoube::game::{ClockKind, TimeControl};
use jadoube::rules::Color;
use jadoube::table::{GameSetup, TouchMove};
use jadoube::text::messages::Language;

use crate::window::{Begin, Window};

fn game(touch: TouchMove, clock: bool) -> GameSetup {
    let control = TimeControl::new(ClockKind::Fischer, 300_000, 0);
    let control = clock.then_some(control);
    GameSetup { touch, clock: [control.clone(), control], ..GameSetup::default() }
}

fn open(touch: TouchMove, clock: bool) -> Window {
    Begin { setup: game(touch, clock), ..Begin::default() }.open()
}

/// Knights out and back, so that the start occurs again.
fn shuffle(window: &mut Window) {
    for (from, to) in [("g1", "f3"), ("g8", "f6"), ("f3", "g1"), ("f6", "g8")] {
        window.drag(from, to);
    }
}

#[test]
fn a_threefold_that_is_on_the_board() {
    let mut window = open(TouchMove::Enforced, false);
    shuffle(&mut window);
    shuffle(&mut window);
    window.choose("Claim…");
    window.expect("White claims");
    window.expect("If the claim is wrong, it counts as a draw offer.");
    window.choose("Claim");
    window.expect("½–½ Draw. The same position has occurred three times. art. 9.2");
}

#[test]
fn a_threefold_with_a_move_that_is_not_made() {
    for pointed in [true, false] {
        let mut window = open(TouchMove::Enforced, false);
        shuffle(&mut window);
        for (from, to) in [("g1", "f3"), ("g8", "f6"), ("f3", "g1")] {
            window.drag(from, to);
        }
        let before = window.moves();
        window.choose("Claim…");
        if pointed {
            window.click("f6");
            window.click("g8");
        } else {
            window.choose("After my next move");
            window.harness.event(egui::Event::Text("Ng8".to_owned()));
            window.harness.run();
        }
        assert!(window.harness.state().table().touched().is_empty(), "nothing is touched");
        assert_eq!(window.moves(), before);
        window.choose("Claim");
        window.expect("½–½ Draw. The same position has occurred three times. art. 9.2");
        assert_eq!(window.moves(), before, "the move of a claim is not made");
    }
}

#[test]
fn a_wrong_claim() {
    for (language, words) in [
        (
            Language::EN,
            [
                "After my next move",
                "your opponent gets one extra minute, the claim counts as a draw offer and you must play the move",
                "Claim",
                "The claim is incorrect. This position has not occurred three times. Black gets one extra minute. The claim counts as a draw offer. White must play Nf3. art. 9.5.3",
                "This move was announced with a claim. White must play Nf3. White offers a draw. art. 9.5.3",
                "Black: Black, 6:00",
                "Claim…",
            ],
        ),
        (
            Language::NL,
            [
                "Na mijn volgende zet",
                "dan krijgt je tegenstander er één minuut bij, geldt de claim als remiseaanbod en moet je de zet spelen",
                "Claimen",
                "De claim is onjuist. Deze stelling is niet drie keer voorgekomen. Zwart krijgt er één minuut bij. De claim geldt als remiseaanbod. Wit moet Pf3 spelen. art. 9.5.3",
                "Deze zet is bij een claim aangekondigd. Wit moet Pf3 spelen. Wit biedt remise aan. art. 9.5.3",
                "Zwart: Zwart, 6:00",
                "Claimen…",
            ],
        ),
    ] {
        let [with, cost, make, wrong, bound, clock, open] = words;
        let setup = game(TouchMove::Enforced, true);
        let mut window = Begin { language, setup, ..Begin::default() }.open();
        window.choose(open);
        window.choose(with);
        window.click("g1");
        window.click("f3");
        window.expect(cost);
        window.choose(make);
        window.expect(wrong);
        window.expect(clock);
        assert_eq!(window.harness.state().table().draw_offer(), Some(Color::White));
        // Shown once; its consequence remains.
        window.click("a5");
        window.expect(bound);
        window.drag("e2", "e4");
        assert_eq!(window.moves(), "");
        window.drag("g1", "f3");
        assert_eq!(window.moves(), "Nf3");
    }
}

#[test]
fn a_move_that_is_none() {
    let mut window = open(TouchMove::Enforced, false);
    window.choose("Claim…");
    window.choose("After my next move");
    window.harness.event(egui::Event::Text("Nf9".to_owned()));
    window.harness.run();
    window.choose("Claim");
    window.expect("“Nf9” isn’t a move.");
    window.key(Key::Escape);
    window.expect("White to move.");
    // A press touches again.
    window.drag("e2", "e4");
    assert_eq!(window.moves(), "e4");
}

#[test]
fn a_pawn_of_a_claim_says_what_it_becomes() {
    let setup = game(TouchMove::Enforced, false);
    let mut window = Begin { fen: Some("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), setup, ..Begin::default() }.open();
    window.choose("Claim…");
    window.drag("a7", "a8");
    window.choose("Claim");
    window.expect("needs a promotion piece, for example =Q");
    assert_eq!(window.harness.state().table().promoting(), None);
}

#[test]
fn touch_move_is_claimed() {
    let mut window = open(TouchMove::OnClaim, false);
    window.click("g1");
    window.drag("e2", "e4");
    assert_eq!(window.moves(), "e4", "he may depart from it");
    window.choose("Claim…");
    window.choose("Touch-move");
    window.expect(
        "If the claim is right, the last move is taken back and the touched piece must be moved or taken.",
    );
    window.choose("Claim");
    assert_eq!(window.moves(), "");
    window.expect("The claim is correct. e4 breaks touch-move: 4.3.1. The move is taken back. White must move this knight. art. 4.3.1");
    window.drag("e2", "e4");
    assert_eq!(window.moves(), "");
    window.drag("g1", "f3");
    window.choose("Claim…");
    window.choose("Touch-move");
    window.choose("Claim");
    window.expect("The claim is incorrect. The last move did not break touch-move. art. 4.3");
    assert_eq!(window.moves(), "Nf3");
}

/// A mate that violated touch-move can still be claimed, from the result card.
#[test]
fn a_mate_against_touch_move() {
    let mut window = open(TouchMove::OnClaim, false);
    for (from, to) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4")] {
        window.drag(from, to);
    }
    window.click("b8");
    window.drag("d8", "h4");
    window.expect("0–1 Black wins. Checkmate. art. 5.1.1");
    window.choose("Claim…");
    window.choose("Claim");
    assert_eq!(window.moves(), "f3 e5 g4");
}

/// Only possible claims are offered, and the card fits wherever the panel does.
#[test]
fn the_card_fits() {
    for size in [vec2(640.0, 480.0), vec2(1180.0, 760.0), vec2(600.0, 1000.0)] {
        for language in [Language::EN, Language::NL] {
            for clock in [false, true] {
                let setup = game(TouchMove::OnClaim, clock);
                let mut window = Begin { size, language, setup, ..Begin::default() }.open();
                window.drag("e2", "e4");
                let claim = if language == Language::NL { "Claimen…" } else { "Claim…" };
                window.choose(claim);
                let make = if language == Language::NL { "Claimen" } else { "Claim" };
                let cancel = if language == Language::NL { "Annuleren" } else { "Cancel" };
                let with =
                    if language == Language::NL { "Na mijn volgende zet" } else { "After my next move" };
                window.choose(with);
                let board = window.rect("a8, ").union(window.rect("h1, "));
                for name in [make, cancel, with] {
                    let rect = window.rect(name);
                    let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
                    assert!(screen.contains_rect(rect), "{name} is at {rect:?} in {size:?}");
                    assert!(!board.intersects(rect), "{name} is on the board");
                }
                window.choose(cancel);
                window.expect(claim);
            }
        }
    }
    let mut window = open(TouchMove::Enforced, false);
    window.drag("e2", "e4");
    window.choose("Claim…");
    assert!(!window.texts().iter().any(|text| text == "Touch-move"));
}

/// The card takes focus when it opens, and its field keeps it when a move can't be read.
#[test]
fn a_claim_by_keyboard() {
    let mut window = open(TouchMove::Enforced, false);
    shuffle(&mut window);
    window.choose("Claim…");
    assert!(window.harness.get_by_label("Threefold repetition").is_focused());
    window.choose("After my next move");
    window.harness.event(egui::Event::Text("Nf9".to_owned()));
    window.harness.run();
    window.key(Key::Enter);
    window.expect("“Nf9” isn’t a move.");
    assert!(window.harness.get_by_label("My next move").is_focused());
    window.harness.event(egui::Event::Text("9".to_owned()));
    window.harness.run();
    assert!(window.shows("Nf99"), "the text is still there");
}

/// If both touch-move and draws can be claimed, nothing is preselected.
#[test]
fn two_kinds_of_claims() {
    let mut window = open(TouchMove::OnClaim, false);
    window.press("e2");
    window.release("e2");
    window.drag("d2", "d4");
    window.choose("Claim…");
    window.expect("Choose what to claim.");
    window.choose("Claim");
    window.expect("Choose what to claim.");
    window.choose("Touch-move");
    window.choose("Claim");
    window.expect("The claim is correct.");
}
