//! The score sheet of a game: draw offers, the result, the times, and the name of the opening.

use crate::prelude::*;

/// A draw offer is shown with the move made before the offer, in the game and in its study.
#[test]
fn an_offer_of_a_draw_is_noted() {
    let mut window = Window::new();
    window.play("e2e4 e7e5 g1f3");
    window.command(Command::OfferDraw(Color::White));
    window.play("b8c6");
    window.expect("2. knight f3, offers a draw");
    assert!(!window.shows("2… knight c6, offers a draw"));
    window.command(Command::StudyGame);
    window.expect("2. knight f3, offers a draw");
}

#[test]
fn the_result_and_its_reason_are_shown() {
    let mut window = Window::speaking(NL);
    window.play("f2f3 e7e5 g2g4 d8h4");
    window.expect("0–1");
    window.command(Command::StudyGame);
    window.expect_all(&["0–1", "Schaakmat."]);
}

/// The opening is named for the moves up to the position shown; games from another starting position have none.
#[test]
fn the_opening_has_a_name() {
    let mut window = Window::new();
    window.play("e2e4 e7e5 g1f3 b8c6 f1b5");
    window.expect("C60 Ruy Lopez");
    window.request(Request::Show(1));
    window.expect("B00 King’s Pawn Game");
    window.request(Request::Show(0));
    assert!(!window.shows("King’s Pawn"));
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1",
        "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1",
    ] {
        let mut window = Window::at(fen);
        window.play("e2e4");
        assert!(!window.shows("King’s Pawn"), "{fen}");
    }
}

#[test]
fn times_are_noted() {
    let clock = fischer(300_000, 0);
    let mut window = Window::of(GameSetup { clock, ..touch(TouchMove::Off) });
    window.play("e2e4 10s e7e5");
    let noted = |index| window.table().notes_on(index).clock_ms;
    assert_eq!((noted(0), noted(1)), (Some(300_000), Some(290_000)));
    let record = window.table().record(None);
    let last = record.line_from(jadoube::record::Record::ROOT).last().expect("two moves");
    assert_eq!(record.notes(last).clock_ms, Some(290_000));
}
