//! The result of a game of two people: both confirm it, or another one, or nobody does (8.7).

use egui::Key;
use egui_kittest::kittest::Queryable;
use jadoube::record::GameResult;
use jadoube::rules::Color;
use jadoube::table::{GameSetup, Seat};
use jadoube::text::messages::Language;
use jadoube::ui::{Command, Request};

use crate::opponent::{level, seats};
use crate::window::{Begin, Window};

fn command(window: &mut Window, command: Command) {
    let ctx = window.harness.ctx.clone();
    window.harness.state_mut().handle(&ctx, Request::Command(command));
    window.harness.run();
}

/// A game that Black has resigned.
fn resigned(language: Language) -> Window {
    let (white, black) = ("De Vries".to_owned(), "Jansen".to_owned());
    let setup = GameSetup { white, black, ..GameSetup::default() };
    let mut window = Begin { language, setup, ..Begin::default() }.open();
    window.drag("e2", "e4");
    command(&mut window, Command::Resign(Color::Black));
    window
}

/// What is pressed, what is told then, and the result.
#[test]
fn players_approve_result_and_score() {
    let won = Some(Color::White);
    for (language, presses, told, winner) in [
        (Language::EN, &["De Vries confirms 1–0"][..], "1–0 White wins. Jansen resigned. art. 5.1.2", won),
        (
            Language::EN,
            &["De Vries confirms 1–0", "Jansen confirms 1–0"],
            "Jansen resigned. Both players have confirmed the result. art. 5.1.2",
            won,
        ),
        (
            Language::NL,
            &["De Vries bevestigt 1–0", "Jansen bevestigt 1–0"],
            "Beide spelers hebben de uitslag bevestigd.",
            won,
        ),
        (
            Language::EN,
            &["Result to confirm: 1–0", "0–1", "De Vries confirms 0–1", "Jansen confirms 0–1"],
            "0–1 Black wins. Jansen resigned. Both players have confirmed 0–1, so that is the result (art. 8.7).",
            Some(Color::Black),
        ),
        (
            Language::EN,
            &["De Vries confirms 1–0", "Result to confirm: 1–0", "½–½", "Jansen confirms ½–½"],
            "1–0 White wins. Jansen resigned. art. 5.1.2",
            won,
        ),
        (Language::EN, &["Skip"], "1–0 White wins. Jansen resigned. art. 5.1.2", won),
    ] {
        let mut window = resigned(language);
        for press in presses {
            window.choose(press);
        }
        window.expect(told);
        let table = window.harness.state().table();
        assert_eq!(table.result().expect("the end").winner, winner, "{presses:?}");
        let open = !table.is_approved() && presses != ["Skip"];
        assert_eq!(window.shows("Result to confirm") || window.shows("Te bevestigen"), open, "{presses:?}");
    }
}

/// One key puts the bar away, and without it everything else goes on.
#[test]
fn approval_bar_blocks_no_command() {
    let mut window = resigned(Language::EN);
    window.expect("De Vries confirms");
    window.key(Key::Escape);
    assert!(!window.shows("De Vries confirms"));
    assert_eq!(window.harness.state().table().approved_result(Color::White), None);
    for then in [Command::Rematch, Command::Review, Command::NewGame, Command::StudyGame] {
        let mut window = resigned(Language::EN);
        command(&mut window, then);
        assert!(!window.harness.state().table().is_approved(), "{then:?}");
    }
    // The menu still has it.
    command(&mut window, Command::Approve(Color::White));
    let approved = window.harness.state().table().approved_result(Color::White);
    assert_eq!(approved, Some(GameResult::Won(Color::White)));
}

#[test]
fn approval_is_not_asked_against_an_engine() {
    let mut game = Begin { setup: seats(Seat::Person, level(3)), ..Begin::default() }.game();
    game.window.drag("e2", "e4");
    game.command(Command::Resign(Color::White));
    assert!(game.table().result().is_some());
    assert!(game.window.harness.query_by_label("Skip").is_none());
}
