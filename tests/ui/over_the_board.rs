//! Over the board: hands move anything anywhere, the clock completes, illegal moves are claimed.

use egui::Key;
use egui_kittest::kittest::Queryable;
use jadoube::game::{ClockKind, TimeControl};
use jadoube::table::{Arbiter, GameSetup, TouchMove};
use jadoube::text::messages::Language;

use crate::window::{Begin, Window};

fn setup(arbiter: Arbiter) -> GameSetup {
    let control = TimeControl::new(ClockKind::Fischer, 300_000, 3000);
    let clock = [Some(control.clone()), Some(control)];
    GameSetup { touch: TouchMove::OverTheBoard, arbiter, clock, ..GameSetup::default() }
}

fn open(fen: Option<&'static str>, arbiter: Arbiter, language: Language) -> Window {
    let mut window = Begin { fen, language, setup: setup(arbiter), ..Begin::default() }.open();
    window.rest();
    window
}

/// Keeps a picture where the environment asks for it.
fn picture(window: &mut Window, name: &str) {
    if let Ok(folder) = std::env::var("JADOUBE_PICTURES") {
        let image = window.harness.render().expect("a picture");
        image.save(format!("{folder}/{name}.png")).expect("a file");
    }
}

/// The clock, after the time in which a second press is a slip.
fn press_clock(window: &mut Window) {
    window.rest();
    window.pass(300);
    window.key(Key::Space);
}

fn arrangement(window: &Window) -> String {
    window.harness.state().table().arrangement().expect("over the board").placement()
}

const UNFINISHED: &str = "This move isn’t finished yet.";
const MADE: &str = "This move has been made.";

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

#[test]
fn an_illegal_move_is_claimed_and_restored() {
    for (language, claim, kind, make, told, extra) in [
        (
            Language::EN,
            "Claim…",
            "Illegal move",
            "Claim",
            "The claim is correct. e2-e5 was illegal: 3.7. White must move this pawn.",
            "Black gets one extra minute. A second illegal move by White loses. art. 3.7",
        ),
        (
            Language::NL,
            "Claimen…",
            "Onreglementaire zet",
            "Claimen",
            "De claim is juist. e2-e5 was onreglementair: 3.7. Wit moet met deze pion zetten.",
            "Zwart krijgt er één minuut bij. Een tweede onreglementaire zet van Wit verliest. art. 3.7",
        ),
    ] {
        let mut window = open(None, Arbiter::Players, language);
        picture(&mut window, &format!("otb-start-{}", language.tag()));
        window.drag("e2", "e5");
        assert_eq!(arrangement(&window), "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR");
        picture(&mut window, &format!("otb-moved-{}", language.tag()));
        press_clock(&mut window);
        assert!(window.fen().contains(" b "), "the turn passes without a word");
        picture(&mut window, &format!("otb-completed-{}", language.tag()));
        window.choose(claim);
        window.choose(kind);
        picture(&mut window, &format!("otb-claim-{}", language.tag()));
        window.choose(make);
        window.expect(told);
        window.expect(extra);
        assert_eq!(arrangement(&window), START);
        picture(&mut window, &format!("otb-restored-{}", language.tag()));
    }
}

#[test]
fn two_clicks_are_one_hand() {
    let mut window = open(None, Arbiter::Players, Language::EN);
    window.click("g1");
    assert!(window.harness.state().table().held().is_some(), "the first click takes the piece up");
    window.click("f3");
    assert_eq!(arrangement(&window), "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R");
    // Clicked twice on its own square, a piece goes back.
    window.click("b1");
    window.click("b1");
    assert!(window.harness.state().table().held().is_none());
    press_clock(&mut window);
    assert_eq!(window.moves(), "Nf3");
}

/// Escape puts the piece in hand back, and the hand is free for the next piece. Only players claim touch-move.
#[test]
fn escape_frees_the_hand() {
    for (arbiter, claims) in [(Arbiter::Players, true), (Arbiter::Program, false)] {
        let mut window = open(None, arbiter, Language::EN);
        window.press("g1");
        window.key(Key::Escape);
        window.release("g1");
        assert_eq!(window.shows("may claim touch-move"), claims, "{arbiter:?}");
        window.drag("e2", "e4");
        assert_eq!(arrangement(&window), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", "{arbiter:?}");
    }
}

#[test]
fn a_second_press_within_a_moment_is_a_slip() {
    let mut window = open(None, Arbiter::Players, Language::EN);
    window.drag("e2", "e4");
    press_clock(&mut window);
    window.key(Key::Space);
    assert_eq!(window.moves(), "e4");
    assert!(window.harness.state().table().parts().next().is_none(), "Black has not pressed");
    window.pass(300);
    window.key(Key::Space);
    assert!(window.harness.state().table().parts().next().is_some(), "and now has, without a move (7.5.3)");
}

#[test]
fn the_strip_of_the_player_to_move_is_a_button() {
    let mut window = open(None, Arbiter::Players, Language::EN);
    window.drag("e2", "e4");
    assert!(window.harness.query_by_label("Press Black’s clock").is_none());
    window.choose("Press White’s clock");
    assert_eq!(window.moves(), "e4");
    window.drag("e7", "e5");
    window.pass(300);
    window.choose("Press Black’s clock");
    assert_eq!(window.moves(), "e4 e5");
}

#[test]
fn by_keyboard_alone() {
    let mut window = open(None, Arbiter::Players, Language::EN);
    for square in ["e2", "e4"] {
        window.enter(square);
    }
    press_clock(&mut window);
    assert_eq!(window.moves(), "e4");
    // A piece is taken off with Delete, and back with Insert.
    window.enter("d7");
    window.key(Key::Delete);
    assert_eq!(arrangement(&window), "rnbqkbnr/ppp1pppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    window.key(Key::Insert);
    window.enter("d5");
    press_clock(&mut window);
    assert_eq!(window.moves(), "e4 d5");
}

/// A forgotten promotion (7.5.2): Escape leaves the pawn.
#[test]
fn a_pawn_left_on_the_last_rank() {
    let fen = "8/P6k/8/8/8/8/7K/8 w - - 0 1";
    for (left, played) in [(true, ""), (false, "a8=N")] {
        let mut window = open(Some(fen), Arbiter::Players, Language::EN);
        window.drag("a7", "a8");
        picture(&mut window, "otb-promotion");
        match left {
            true => window.key(Key::Escape),
            false => window.choose("Knight"),
        }
        window.expect(if left { UNFINISHED } else { MADE });
        picture(&mut window, &format!("otb-pawn-{left}"));
        press_clock(&mut window);
        assert_eq!(window.moves(), played);
        if left {
            window.choose("Claim…");
            window.choose("Illegal move");
            window.choose("Claim");
            window.expect("White left a pawn on the last rank. It becomes a queen.");
            assert_eq!(window.moves(), "a8=Q");
            picture(&mut window, "otb-pawn-queen");
        }
    }
}

/// The king is dragged off the board, the rook goes to its square, and the king comes back.
#[test]
fn castling_with_the_king_off_the_board() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let mut window = open(Some(fen), Arbiter::Players, Language::EN);
    window.drag("e1", "g1");
    window.expect(UNFINISHED);
    window.drag("h1", "f1");
    window.expect(MADE);
    press_clock(&mut window);
    assert_eq!(window.moves(), "O-O");
    let mut window = open(Some(fen), Arbiter::Players, Language::EN);
    window.enter("e1");
    window.key(Key::Delete);
    picture(&mut window, "otb-king-off");
    window.drag("h1", "f1");
    window.key(Key::Insert);
    window.enter("g1");
    press_clock(&mut window);
    assert_eq!(window.moves(), "O-O");
}

#[test]
fn the_program_rules_at_once() {
    let mut window = open(None, Arbiter::Program, Language::EN);
    window.drag("e2", "e5");
    press_clock(&mut window);
    window.expect("Illegal move. e2-e5 was illegal: 3.7. White must move this pawn. Black gets one extra minute. A second illegal move by White loses. art. 3.7");
    assert_eq!(arrangement(&window), START);
    window.drag("e2", "e5");
    press_clock(&mut window);
    window.expect("Black wins. e2-e5 was illegal: 3.7. White completed a second illegal move.");
}

/// What was played before an illegal move stays on the score sheet.
#[test]
fn the_score_sheet_keeps_all() {
    let mut window = open(None, Arbiter::Players, Language::EN);
    for (from, to) in [("e2", "e4"), ("e8", "e3"), ("d2", "d4")] {
        window.drag(from, to);
        press_clock(&mut window);
    }
    for told in ["e4", "Ke3", "d4"] {
        window.expect(told);
    }
    picture(&mut window, "otb-sheet");
}
