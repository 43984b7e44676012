//! The result of a game between two people: they sign it, or another result, or skip signing (Article 8.7).

use crate::prelude::*;
use jadoube::record::GameResult;

/// A game in which Black has resigned.
fn resigned(language: Language) -> Window {
    let mut window = Begin { language, setup: people(), ..Begin::default() }.open();
    window.drag("e2", "e4");
    window.command(Command::Resign(Color::Black));
    window
}

/// The buttons that are pressed, the text that is then shown, and the winner.
#[test]
fn players_approve_result_and_score() {
    let won = Some(Color::White);
    for (language, presses, told, winner) in [
        (EN, &["De Vries signs 1–0"][..], "1–0 De Vries wins. Jansen resigned. art. 5.1.2", won),
        (
            EN,
            &["De Vries signs 1–0", "Jansen signs 1–0"],
            "Jansen resigned. Both players have signed the result. art. 5.1.2",
            won,
        ),
        (
            NL,
            &["De Vries ondertekent 1–0", "Jansen ondertekent 1–0"],
            "Beide spelers hebben de uitslag ondertekend.",
            won,
        ),
        (
            EN,
            &["Another result…", "0–1", "De Vries signs 0–1", "Jansen signs 0–1"],
            "0–1 Jansen wins. Jansen resigned. Both players have signed 0–1, so that is the result (art. 8.7).",
            Some(Color::Black),
        ),
        (
            EN,
            &["De Vries signs 1–0", "Another result…", "½–½", "Jansen signs ½–½"],
            "1–0 De Vries wins. Jansen resigned. art. 5.1.2",
            won,
        ),
        (EN, &["Skip"], "1–0 De Vries wins. Jansen resigned. art. 5.1.2", won),
    ] {
        let mut window = resigned(language);
        for press in presses {
            window.choose(press);
        }
        window.expect(told);
        let table = window.table();
        assert_eq!(table.result().expect("the end").winner, winner, "{presses:?}");
        let open = !table.is_approved() && presses != ["Skip"];
        assert_eq!(
            window.texts().iter().any(|text| {
                // An announcement says where the menu has it.
                let is_card = !text.contains(": Game, ") && !text.contains(": Partij, ");
                is_card && (text.contains("Sign the result") || text.contains("Onderteken de uitslag"))
            }),
            open,
            "{presses:?}"
        );
    }
}

/// Escape hides the approval bar, and other commands work without a signature.
#[test]
fn approval_bar_blocks_no_command() {
    let mut window = resigned(EN);
    window.expect("Sign the result: 1–0");
    window.expect("De Vries signs");
    window.key(Key::Escape);
    assert!(!window.shows("De Vries signs"));
    assert_eq!(window.table().approved_result(Color::White), None);
    for then in [Command::Rematch, Command::Review, Command::NewGame, Command::StudyGame] {
        let mut window = resigned(EN);
        window.command(then);
        assert!(!window.table().is_approved(), "{then:?}");
    }
    // The result can still be signed in the menu.
    window.choose_all(["Game", "Sign the result", "De Vries signs the result"]);
    let told = "De Vries has signed 1–0. Jansen still has to sign.".to_owned();
    assert!(window.announced().contains(&told), "{:?}", window.announced());
    let approved = window.table().approved_result(Color::White);
    assert_eq!(approved, Some(GameResult::Won(Color::White)));
}

/// However long the names are, both buttons have a name or both have a colour.
#[test]
fn both_buttons_name_players_in_the_same_way() {
    for length in 1..=16 {
        let white = "M".repeat(length);
        let setup = GameSetup { white: white.clone(), ..people() };
        let mut window = Window::of(setup);
        window.drag("e2", "e4");
        window.command(Command::Resign(Color::Black));
        for signed in [None, Some(format!("{white} signs 1–0"))] {
            if let Some(name) = signed {
                window.choose(&name);
            }
            let is_named = [&white, "Jansen"].map(|name| {
                let place = window.rect(&format!("{name} signs 1–0"));
                let texts = window.painted_texts().into_iter();
                let mut within = texts.filter(|text| place.contains(text.visual_bounding_rect().center()));
                within.any(|text| text.galley.text().starts_with(name))
            });
            assert_eq!(is_named[0], is_named[1], "{white}");
        }
    }
}

#[test]
fn approval_is_not_asked_against_an_engine() {
    let mut game = Game::of(white());
    game.drag("e2", "e4");
    game.command(Command::Resign(Color::White));
    assert!(game.table().result().is_some());
    assert!(!game.has("Skip"));
}

/// Each signature is announced, with who still has to sign, and the button of the player who signed is then shown as
/// pressed. Another press says that the player has signed already.
#[test]
fn each_signature_is_told() {
    for (language, press, told, again, sign) in [
        (
            EN,
            "De Vries signs 1–0",
            "De Vries has signed 1–0. Jansen still has to sign.",
            "De Vries has already signed 1–0. Jansen still has to sign.",
            "The result is to be signed: Game, Sign the result.",
        ),
        (
            NL,
            "De Vries ondertekent 1–0",
            "De Vries heeft 1–0 ondertekend. Jansen moet nog ondertekenen.",
            "De Vries heeft 1–0 al ondertekend. Jansen moet nog ondertekenen.",
            "De uitslag moet nog worden ondertekend: Partij, Uitslag ondertekenen.",
        ),
    ] {
        let mut window = resigned(language);
        assert!(window.announced().iter().any(|said| said.ends_with(sign)), "{:?}", window.announced());
        let is_pressed = |window: &Window| {
            window.harness.get_by_label(press).accesskit_node().toggled()
                == Some(egui::accesskit::Toggled::True)
        };
        assert!(!is_pressed(&window));
        window.choose(press);
        assert!(
            is_pressed(&window) && window.announced().contains(&told.to_owned()),
            "{:?}",
            window.announced()
        );
        window.choose(press);
        assert!(window.announced().contains(&again.to_owned()), "{:?}", window.announced());
    }
}
