//! Adjourning: a move is sealed unseen, the envelope stays closed until the players open it, and what was in it is told.

use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::game::{ClockKind, TimeControl};
use jadoube::rules::Color;
use jadoube::table::{Deed, GameSetup};
use jadoube::text::messages::Language;
use jadoube::ui::{Command, Request};

use crate::folder::Folder;
use crate::opponent::{level, seats};
use crate::window::{Begin, Window};

fn request(window: &mut Window, request: Request) {
    let ctx = window.harness.ctx.clone();
    window.harness.state_mut().handle(&ctx, request);
    window.harness.run();
}

fn command(window: &mut Window, command: Command) {
    request(window, Request::Command(command));
}

fn type_text(window: &mut Window, text: &str) {
    window.harness.event(egui::Event::Text(text.to_owned()));
    window.harness.run();
}

fn setup(clock: bool) -> GameSetup {
    let control = TimeControl::new(ClockKind::Fischer, 300_000, 0);
    let control = clock.then_some(control);
    let (white, black) = ("De Vries".to_owned(), "Jansen".to_owned());
    GameSetup { clock: [control.clone(), control], white, black, ..GameSetup::default() }
}

/// A game in which White has sealed this move with the keyboard, after 1. e4 e5.
fn sealed(begin: Begin, text: &str) -> Window {
    let mut window = begin.open();
    window.drag("e2", "e4");
    window.drag("e7", "e5");
    command(&mut window, Command::Adjourn);
    type_text(&mut window, text);
    assert!(!window.shows(text), "the text {text} is unseen: {:?}", window.texts());
    assert!(!window.painted()[0].iter().any(|shown| shown.contains(text)), "{text} is not painted");
    window.key(Key::Enter);
    assert_eq!(window.harness.state().table().sealed_by(), Some(Color::White), "{text}");
    window
}

/// Each sealed move with the language of the window, what the envelope shows, and what is told once it is open.
#[test]
fn sealed_move_is_played_from_the_envelope() {
    let en = "The game is adjourned. De Vries has sealed move 2. De Vries 5:00, Jansen 5:00. ";
    let nl = "Afgebroken. De Vries heeft zet 2 afgegeven. De Vries 5:00, Jansen 5:00. ";
    for (language, text, moves, told) in [
        (Language::EN, "Nf3", "e4 e5 Nf3", "The envelope is open. De Vries sealed 2. Nf3. Black to move."),
        (
            Language::NL,
            "Pf3",
            "e4 e5 Nf3",
            "De envelop is open. De Vries had 2. Pf3 afgegeven. Zwart is aan zet.",
        ),
        (Language::EN, "knight f3", "e4 e5 Nf3", "De Vries sealed 2. Nf3."),
        // Untrue, but clear.
        (Language::NL, "Pxf3+", "e4 e5 Nf3", "De Vries had 2. Pf3 afgegeven."),
        (
            Language::EN,
            "Nf4",
            "e4 e5",
            "0–1 Black wins. De Vries wrote “Nf4”. De Vries’s sealed move is not a legal move. art. I.8",
        ),
        // The knight can't go there, and the pawn that P is in English is not meant.
        (Language::NL, "Pd4", "e4 e5", "0–1 Zwart wint. De Vries had ‘Nd4’ opgeschreven."),
        (Language::EN, "see you tomorrow", "e4 e5", "0–1 Black wins. De Vries wrote “see you tomorrow”."),
    ] {
        let begin = Begin { language, setup: setup(true), ..Begin::default() };
        let mut window = sealed(begin, text);
        window.expect(if language == Language::NL { nl } else { en });
        command(&mut window, Command::OpenEnvelope);
        assert_eq!(window.moves(), "e4 e5", "it is asked first");
        let open = if language == Language::NL { "Envelop openen" } else { "Open the envelope" };
        window.rest();
        window.harness.query_all_by_label(open).last().expect("the answer").click_accesskit();
        window.harness.run();
        assert_eq!(window.moves(), moves, "{text}");
        window.expect(told);
    }
}

/// Whatever else a player does, the envelope stays closed and no piece moves.
#[test]
fn the_envelope_is_not_opened_by_accident() {
    type Act = fn(&mut Window);
    let acts: [(&str, Act); 9] = [
        ("the clock's command", |window| command(window, Command::Clock)),
        ("its shortcut", |window| {
            window.harness.key_press_modifiers(Modifiers::COMMAND, Key::P);
            window.harness.run();
        }),
        ("Space", |window| window.key(Key::Space)),
        ("Enter", |window| window.key(Key::Enter)),
        ("Escape", |window| window.key(Key::Escape)),
        ("a move with the mouse", |window| window.drag("g1", "f3")),
        ("a move with the keyboard", |window| {
            window.enter("g1");
            window.enter("f3");
        }),
        ("a typed move", |window| request(window, Request::Typed("Nf3".to_owned()))),
        ("the computer's sleep", |window| {
            let wake = Request::Wake { asleep: std::time::Duration::from_mins(1), counts: false };
            request(window, wake);
        }),
    ];
    for clock in [true, false] {
        for (what, act) in acts {
            let mut window = sealed(Begin { setup: setup(clock), ..Begin::default() }, "Nf3");
            act(&mut window);
            let table = window.harness.state().table();
            assert_eq!(table.sealed_by(), Some(Color::White), "{what}");
            assert_eq!(window.moves(), "e4 e5", "{what}");
            assert!(table.touched().is_empty(), "{what}");
            window.wait(60_000);
            window.expect("Open envelope");
        }
    }
}

#[test]
fn envelope_stays_closed_after_a_restart() {
    for clock in [true, false] {
        let folder = Folder::new(&format!("adjourned-{clock}"));
        let journals = Some(folder.0.clone());
        let begin = Begin { setup: setup(clock), journals: journals.clone(), ..Begin::default() };
        drop(sealed(begin, "Nf3"));
        let mut window = Begin { begins: false, journals, ..Begin::default() }.open();
        let asked = |window: &Window| window.harness.state().table().sealed_by();
        assert_eq!(asked(&window), Some(Color::White));
        window.expect("De Vries has sealed move 2.");
        window.key(Key::Space);
        command(&mut window, Command::Clock);
        assert_eq!(asked(&window), Some(Color::White));
        request(&mut window, Request::Do(Deed::Resume));
        assert_eq!(window.moves(), "e4 e5 Nf3");
    }
}

/// A draw can be agreed and a player can resign before it is opened.
#[test]
fn an_adjourned_game_can_end() {
    type Act = fn(&mut Window);
    let acts: [(Act, &str); 2] = [
        (
            |window| {
                command(window, Command::OfferDraw(Color::Black));
                command(window, Command::AcceptDraw);
            },
            "½–½ Draw. Draw by agreement.",
        ),
        (|window| command(window, Command::Resign(Color::Black)), "1–0 White wins. Jansen resigned."),
    ];
    for (act, told) in acts {
        let mut window = sealed(Begin { setup: setup(true), ..Begin::default() }, "Nf3");
        act(&mut window);
        window.expect(told);
        assert_eq!(window.moves(), "e4 e5");
    }
}

/// Adjourning is between two people at the board.
#[test]
fn when_a_game_can_be_adjourned() {
    let enabled = |window: &Window| {
        let mut all = window.harness.query_all_by_label("Adjourn…");
        all.next().is_some_and(|item| !item.accesskit_node().is_disabled())
    };
    let mut window = Begin { setup: setup(true), ..Begin::default() }.open();
    for (step, can) in
        [("waits", false), ("runs", true), ("paused", false), ("goes on", true), ("over", false)]
    {
        match step {
            "runs" => window.drag("e2", "e4"),
            "paused" | "goes on" => command(&mut window, Command::Clock),
            "over" => command(&mut window, Command::Resign(Color::White)),
            _ => {}
        }
        window.choose("Game");
        window.choose("Resign or adjourn");
        assert_eq!(enabled(&window), can, "{step}");
        window.key(Key::Escape);
    }
    let mut game = Begin { setup: seats(jadoube::table::Seat::Person, level(3)), ..Begin::default() }.game();
    game.window.choose("Game");
    game.window.choose("Resign or adjourn");
    assert!(!enabled(&game.window), "against an engine");
}

/// The buttons of the envelope are whole in every size of window that has a panel.
#[test]
fn the_buttons_are_whole() {
    for (language, labels) in [
        (Language::EN, ["Open envelope", "Save game", "Offer draw", "Resign"]),
        (Language::NL, ["Envelop openen", "Partij bewaren", "Remise aanbieden", "Opgeven"]),
    ] {
        for size in [vec2(640.0, 480.0), crate::window::SIZE] {
            let begin = Begin { size, language, setup: setup(true), ..Begin::default() };
            let window = sealed(begin, "Nc3");
            for label in labels {
                window.expect(label);
            }
        }
    }
}
