//! The buttons of the panel: what they do, which ones are shown, where they are, and where an offer is answered; and
//! the kind of game, named next to the menus.

use crate::prelude::*;
use jadoube::rules::CastlingSide;

/// White can castle short.
const SHORT: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/4K2R w Kkq - 0 1";

fn enforced(fen: Option<&'static str>) -> Window {
    Begin { fen, setup: GameSetup::default(), ..Begin::default() }.open()
}

fn agreed() -> Window {
    let mut window = Window::of(GameSetup { take_back: TakeBack::Agreed, ..touch(TouchMove::Off) });
    window.play("e2e4 e7e5 g1f3");
    window
}

#[test]
fn jadoube_adjusts_without_touching() {
    let mut window = enforced(None);
    window.key(Key::J);
    window
        .expect("J’adoube. White may straighten pieces. Press the button again or Esc to finish. art. 4.2.1");
    window.play("e2e4 e7e5 g1");
    assert_eq!((window.moves().as_str(), window.table().touched().len()), ("", 0));
    window.expect("The knight on g1 has been adjusted.");
    window.choose("Done");
    assert!(!window.table().is_adjusting());
    window.choose("J’adoube");
    window.key(Key::Escape);
    assert!(!window.table().is_adjusting());
    window.drag("e2", "e4");
    assert_eq!(window.moves(), "e4");
}

#[test]
fn castling_is_announced_and_confirmed() {
    let mut window = enforced(Some(SHORT));
    window.choose("Castle…");
    window.expect(
        "White is about to castle. King to g1, rook to f1. Confirm, or castle on the board; Esc cancels. Enter confirms. art. 3.8.2",
    );
    assert!(window.table().touched().is_empty());
    window.key(Key::Escape);
    assert_eq!(window.table().announced(), None);
    window.key(Key::C);
    window.choose("Confirm");
    assert_eq!(window.moves(), "O-O");
    // Black can castle on both sides: the panel asks on which.
    let place = window.rect("Castle…");
    window.key(Key::C);
    assert!(place.contains_rect(window.rect("O-O")), "the first is where the button was");
    assert_eq!(window.table().announced(), None);
    window.choose("O-O-O");
    assert_eq!(window.table().announced(), Some(CastlingSide::A));
    window.expect("Black is about to castle. King to c8, rook to d8.");
    window.key(Key::Enter);
    assert_eq!(window.moves(), "O-O O-O-O");
}

/// Castling is given up by a button, by a press on an empty square and by Enter on an empty square, but not by a press
/// on the king's new square.
#[test]
fn an_announced_castling_is_given_up() {
    let given_up: [(&str, Hand); 4] = [
        ("a button", |window| window.choose("Cancel")),
        ("a press", |window| window.click("a4")),
        ("a drag from nothing", |window| window.drag("a4", "g1")),
        ("Enter", |window| window.enter("a4")),
    ];
    for (what, give_up) in given_up {
        let mut window = enforced(Some(SHORT));
        window.choose("Castle…");
        give_up(&mut window);
        let table = window.table();
        assert_eq!((table.announced(), table.touched().len()), (None, 0), "{what}");
        window.drag("e2", "e4");
        assert_eq!(window.moves(), "e4", "{what}: nothing is stuck");
    }
    let mut window = enforced(Some(SHORT));
    window.choose("Castle…");
    window.click("g1");
    assert_eq!(window.table().announced(), Some(CastlingSide::H));
    window.drag("e1", "g1");
    assert_eq!(window.moves(), "O-O");
}

/// The button is enabled, and its key announces castling, only while castling is possible.
#[test]
fn castling_is_offered_where_it_is_possible() {
    for (fen, before, able) in [
        (SHORT, "", true),
        ("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/4K1NR w Kkq - 0 1", "", false),
        (SHORT, "e2", false),
        ("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/4K2R w kq - 0 1", "", false),
    ] {
        let mut window = enforced(Some(fen));
        window.play(before);
        assert_eq!(window.is_able("Castle…"), able, "{fen} {before:?}");
        window.key(Key::C);
        assert_eq!(window.table().announced().is_some(), able, "{fen} {before:?}");
    }
}

/// A pending offer is shown even while the law card is about something else.
#[test]
fn a_draw_offer_stays_in_sight() {
    for size in [SIZE, SMALL] {
        let mut window = Begin { size, ..Begin::default() }.open();
        window.play("e2e4 e7e5");
        window.choose_all(["Offer draw", "White offers a draw"]);
        window.command(Command::Copy);
        assert!(!window.shows("may accept or decline"), "the card speaks of something else");
        window.expect("White offers a draw.");
    }
}

/// A key that is held down announces castling, but does not confirm it.
#[test]
fn held_key_does_not_castle() {
    let mut window = enforced(Some(SHORT));
    for repeat in [false, true, true, true] {
        let (key, modifiers) = (Key::C, Modifiers::NONE);
        window.event(Event::Key { key, physical_key: None, pressed: true, repeat, modifiers });
    }
    assert_eq!((window.moves().as_str(), window.table().announced()), ("", Some(CastlingSide::H)));
}

#[test]
fn a_draw_is_offered_and_answered() {
    for (language, [black, offer, white, decline, accept, declined, ended, told]) in both("a draw is offered")
    {
        let mut window = Window::speaking(language);
        window.play("e2e4 e7e5 g1f3");
        let button = window.rect(offer);
        for answer in [decline, accept] {
            window.choose_all([offer, white]);
            window.expect(told);
            assert_eq!(window.table().draw_offer(), Some(Color::White));
            let strip = window.rect(black);
            for name in [accept, decline] {
                assert!(strip.contains_rect(window.rect(name)), "{name} is not on the strip of who is asked");
                assert!(!button.intersects(window.rect(name)), "{name} is where the offer's button is");
            }
            // A click just after the buttons have appeared does not count.
            let at = window.rect(answer).center();
            crate::click_guard::click_at_once(&mut window, at);
            assert_eq!(window.table().draw_offer(), Some(Color::White));
            window.choose(answer);
            window.expect(if answer == decline { declined } else { ended });
            if answer == decline {
                // A draw can't be offered again in the same turn (Article 11.5).
                window.play("b8c6 b1c3");
            }
        }
    }
}

#[test]
fn touching_a_piece_declines() {
    let mut window = Window::of(touch(TouchMove::OnClaim));
    window.play("e2e4 e7e5 g1f3");
    window.choose_all(["Offer draw", "White offers a draw"]);
    window.expect("Black may accept or decline; touching a piece declines it.");
    window.press("b8");
    window.expect("Black declines the draw.");
    window.release("c6");
    assert_eq!(window.table().draw_offer(), None);
    assert!(!window.shows("Accept draw"));
    window.expect("Black declines the draw. White to move.");
}

#[test]
fn a_move_is_taken_back_by_agreement() {
    let mut window = agreed();
    for answer in ["Refuse takeback", "Allow takeback"] {
        window.choose_all(["Take back", "White requests a takeback"]);
        window.expect("White asks to take back 2. knight f3. Black may allow it or refuse");
        window.harness.run_steps(30);
        window.choose(answer);
    }
    assert_eq!(window.moves(), "e4 e5");
    window.expect("One move was taken back.");
    window.press("g1");
    assert!(!window.shows("was taken back."));
}

/// The question about a takeback has its own place, and covers no row of the score sheet.
#[test]
fn a_take_back_covers_no_move() {
    for (flip, by) in [(false, "White requests a takeback"), (true, "Black requests a takeback")] {
        let mut window = agreed();
        if flip {
            window.key(Key::F);
        }
        window.choose_all(["Take back", by]);
        for answer in ["Refuse takeback", "Allow takeback"].map(|name| window.rect(name)) {
            for mv in ["1. e4", "1… e5", "2. knight f3"].map(|mv| window.rect(mv)) {
                assert!(!mv.y_range().intersects(answer.y_range()), "{mv:?} {answer:?}");
            }
        }
    }
}

#[test]
fn free_takebacks_need_no_consent() {
    let mut window = Window::of(GameSetup { take_back: TakeBack::Free, ..touch(TouchMove::Off) });
    window.play("e2e4 e7e5 Ctrl+Z");
    assert_eq!(window.moves(), "e4");
    window.choose("Take back");
    assert_eq!(window.moves(), "");
}

/// Whoever is to move, whatever is possible and however long the law card's text is, the buttons keep their places.
#[test]
fn buttons_keep_their_places() {
    for size in [SMALL, SIZE, vec2(600.0, 1000.0)] {
        let mut window = Begin { size, setup: GameSetup::default(), ..Begin::default() }.open();
        let places = |window: &Window| {
            ["J’adoube", "Castle…", "Claim…", "Offer draw", "Resign"].map(|name| window.rect(name))
        };
        let before = places(&window);
        for gesture in ["+e2", "-e4", "+e7", "-e5", "+g1", "-f3"] {
            window.play(gesture);
            assert_eq!(places(&window), before, "after {gesture}");
        }
        window.key(Key::C);
        window.expect("That isn’t possible.");
        assert_eq!(places(&window), before, "with a refusal");
        window.choose_all(["Claim…", "After my next move"]);
        window.play("b8 c6");
        window.choose("Claim");
        window.expect("Black’s claim of threefold repetition is incorrect.");
        assert_eq!(places(&window), before, "with a long ruling");
        window.play("b8c6 e1e2 e8e7");
        assert_eq!(places(&window), before, "once nobody may castle");
    }
}

/// A button that this game never needs is not shown: castling if neither side had a right to castle at the start, and
/// takebacks if they are off.
#[test]
fn buttons_that_are_not_needed_are_left_out() {
    let check = |fen: &'static str, take_back: TakeBack, shown: &[&str]| {
        for size in [vec2(320.0, 240.0), SMALL, SIZE] {
            let setup = GameSetup { take_back, ..touch(TouchMove::Off) };
            let window = Begin { size, fen: Some(fen), setup, ..Begin::default() }.open();
            let names = ["Castle…", "Castle", "Take back"].into_iter().filter(|name| window.has(name));
            assert_eq!(names.collect::<Vec<_>>(), shown, "at {size:?} in {fen}, {take_back:?}");
        }
    };
    let (nobody, black) = ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "r3k3/8/8/8/8/8/8/R3K2R w q - 0 1");
    check(nobody, TakeBack::Never, &[]);
    check(nobody, TakeBack::Free, &["Take back"]);
    check(black, TakeBack::Never, &["Castle…"]);
    check(black, TakeBack::Agreed, &["Castle…", "Take back"]);
}

#[test]
fn the_kind_of_game_is_in_sight() {
    for (mode, english, dutch) in [
        (TouchMove::Enforced, "Touch-move · Regular chess", "Aanraken is zetten · Gewoon schaak"),
        (TouchMove::OnClaim, "Touch-move on claim · ", "Aanraken is zetten: op claim · "),
        (TouchMove::Off, "Touch-move off · ", "Zonder ‘aanraken is zetten’ · "),
    ] {
        for (language, expected) in [(EN, english), (NL, dutch)] {
            for width in [1180.0, 640.0, 330.0, 280.0] {
                let (size, setup) = (vec2(width, 480.0), touch(mode));
                let window = Begin { size, language, setup, ..Begin::default() }.open();
                let sign = window.rect(expected);
                assert!(sign.right() <= width && sign.width() > 10.0, "{sign:?} at {width}");
                let last = window.rect("Help");
                assert!(sign.left() >= last.right(), "{sign:?} on {last:?} at {width} in {language:?}");
            }
        }
    }
}

/// Until both sides have moved, no draw can be offered, and the button says so. Against the computer, the button's menu
/// has one command.
#[test]
fn the_offer_of_a_draw_says_what_it_needs() {
    for (language, [offer, why]) in both("a draw can not be offered yet") {
        let mut window = Begin { language, setup: people(), ..Begin::default() }.open();
        window.drag("e2", "e4");
        window.hover(window.rect(offer).center());
        window.after(1.0);
        window.expect(why);
        let mut game = Begin { language, setup: white(), ..Begin::default() }.game();
        game.play("e2e4 e5");
        game.choose(offer);
        assert_eq!(game.harness.query_all_by_label(offer).count(), 2, "the button and its only command");
    }
}
