//! The result of a game between two people: they sign it, or another result, or skip signing (Article 8.7).

use crate::prelude::*;
use jadoube::game::GameEnd;
use jadoube::record::GameResult;

fn resigned(language: Language) -> Window {
    let mut window = Begin { language, setup: people(), ..Begin::default() }.open();
    window.drag("e2", "e4");
    window.command(Command::Resign(Color::Black));
    window
}

#[test]
fn players_approve_result_and_score() {
    for [language, presses, told, result] in cases(include_str!("approval.tsv")) {
        let mut window = resigned(if language == "nl" { NL } else { EN });
        presses.split(", ").for_each(|press| window.choose(press));
        window.expect(told);
        let table = window.table();
        assert_eq!(table.result().map(GameEnd::score), Some(result), "{presses}");
        let open = !table.is_approved() && presses != "Skip";
        let is_shown = window.texts().iter().any(|text| {
            // An announcement also contains these words, as the name of the menu item.
            let is_card = !text.contains("(Game, ") && !text.contains("(Partij, ");
            is_card && (text.contains("Sign the result") || text.contains("Onderteken de uitslag"))
        });
        assert_eq!(is_shown, open, "{presses}");
    }
}

/// Escape hides the approval bar, and other commands work without a signature.
#[test]
fn approval_bar_blocks_no_command() {
    let mut window = resigned(EN);
    window.expect_all(&["Sign the result: 1–0", "De Vries signs"]);
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
    window.expect_aloud("De Vries has signed 1–0. Jansen still has to sign.");
    let approved = window.table().approved_result(Color::White);
    assert_eq!(approved, Some(GameResult::Won(Color::White)));
}

/// Whatever the length of White's name, both buttons have a name or both have a colour.
#[test]
fn both_buttons_name_players_in_the_same_way() {
    for length in 1..=16 {
        let white = "M".repeat(length);
        let mut window = Window::of(GameSetup { white: white.clone(), ..people() });
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

/// The button of a player who has signed is shown as pressed. After another press, the window says that the player has
/// signed already.
#[test]
fn each_signature_is_told() {
    for (language, [press, told, again, sign]) in both("a signature") {
        let mut window = resigned(language);
        assert!(window.announced().iter().any(|said| said.ends_with(sign)), "{:?}", window.announced());
        let is_pressed = |window: &Window| {
            window.harness.get_by_label(press).accesskit_node().toggled()
                == Some(egui::accesskit::Toggled::True)
        };
        assert!(!is_pressed(&window));
        window.choose(press);
        assert!(is_pressed(&window));
        window.expect_aloud(told);
        window.choose(press);
        window.expect_aloud(again);
    }
}
