//! Adjourned games: a move is sealed unseen, the envelope stays closed until the players open it, and the window then
//! says what was in it.

use crate::prelude::*;

fn type_text(window: &mut Window, text: &str) {
    window.insert(text);
}

pub fn setup(clock: bool) -> GameSetup {
    let clock = if clock { fischer(300_000, 0) } else { [None, None] };
    GameSetup { clock, ..people() }
}

/// A game in which White has sealed this move with the keyboard, after 1. e4 e5.
pub fn sealed(begin: Begin, text: &str) -> Window {
    let mut window = begin.open();
    window.play("e2e4 e7e5");
    window.command(Command::Adjourn);
    type_text(&mut window, text);
    assert!(!window.shows(text), "the text {text} is unseen: {:?}", window.texts());
    assert!(!window.painted()[0].iter().any(|shown| shown.contains(text)), "{text} is not painted");
    window.key(Key::Enter);
    assert_eq!(window.table().sealed_by(), Some(Color::White), "{text}");
    window
}

/// Each sealed move with the language of the window; the moves and the text once the envelope is open.
#[test]
pub fn sealed_move_is_played_from_the_envelope() {
    let en = "The game is adjourned. De Vries has sealed move 2. De Vries 5:00, Jansen 5:00. ";
    let nl = "De partij is afgebroken. De Vries heeft zet 2 afgegeven. De Vries 5:00, Jansen 5:00. ";
    for (language, text, moves, told) in [
        (EN, "Nf3", "e4 e5 Nf3", "The envelope is open. De Vries sealed 2. knight f3. Black to move."),
        (NL, "Pf3", "e4 e5 Nf3", "De envelop is open. De Vries had 2. paard f3 afgegeven. Zwart is aan zet."),
        (EN, "knight f3", "e4 e5 Nf3", "De Vries sealed 2. knight f3."),
        // Nothing is taken and there is no check, but the move is clear.
        (NL, "Pxf3+", "e4 e5 Nf3", "De Vries had 2. paard f3 afgegeven."),
        (
            EN,
            "Nf4",
            "e4 e5",
            "0–1 Jansen wins. De Vries wrote “Nf4”. De Vries’s sealed move is illegal or ambiguous. art. I.8",
        ),
        // No knight can go to d4. In Dutch, P is the knight and never the pawn.
        (NL, "Pd4", "e4 e5", "0–1 Jansen wint. De Vries had ‘Nd4’ opgeschreven."),
        (EN, "see you tomorrow", "e4 e5", "0–1 Jansen wins. De Vries wrote “see you tomorrow”."),
    ] {
        let begin = Begin { language, setup: setup(true), ..Begin::default() };
        let mut window = sealed(begin, text);
        window.expect(if language == NL { nl } else { en });
        window.command(Command::OpenEnvelope);
        assert_eq!(window.moves(), "e4 e5", "it is asked first");
        let open = if language == NL { "Envelop openen" } else { "Open the envelope" };
        window.rest();
        window.activate(open);
        assert_eq!(window.moves(), moves, "{text}");
        window.expect(told);
    }
}

/// None of these actions opens the envelope or moves a piece.
#[test]
fn the_envelope_is_not_opened_by_accident() {
    type Act = fn(&mut Window);
    let acts: [(&str, Act); 9] = [
        ("the clock's command", |window| window.command(Command::Clock)),
        ("its shortcut", |window| {
            window.ctrl(Key::Space);
        }),
        ("Space", |window| window.key(Key::Space)),
        ("Enter", |window| window.key(Key::Enter)),
        ("Escape", |window| window.key(Key::Escape)),
        ("a move with the mouse", |window| window.drag("g1", "f3")),
        ("a move with the keyboard", |window| {
            window.enter("g1");
            window.enter("f3");
        }),
        ("a typed move", |window| window.request(Request::Typed("Nf3".to_owned()))),
        ("the computer's sleep", |window| {
            window.request(Request::Wake { asleep: Duration::from_mins(1), counts: false });
        }),
    ];
    for clock in [true, false] {
        for (what, act) in acts {
            let mut window = sealed(Begin { setup: setup(clock), ..Begin::default() }, "Nf3");
            act(&mut window);
            let table = window.table();
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
        let journals = folder.journals();
        drop(sealed(Begin { setup: setup(clock), journals: journals.clone(), ..Begin::default() }, "Nf3"));
        let mut window = Begin { begins: false, journals, ..Begin::default() }.open();
        window.expect("De Vries has sealed move 2.");
        window.key(Key::Space);
        window.command(Command::Clock);
        assert_eq!(window.table().sealed_by(), Some(Color::White));
        window.request(Request::Do(Deed::RESUME));
        assert_eq!(window.moves(), "e4 e5 Nf3");
    }
}

/// A draw can be agreed and a player can resign before the envelope is opened.
#[test]
fn an_adjourned_game_can_end() {
    let draw = [Command::OfferDraw(Color::Black), Command::AcceptDraw];
    for (commands, told) in [
        (&draw[..], "½–½ Draw. Draw by agreement."),
        (&[Command::Resign(Color::Black)], "1–0 De Vries wins. Jansen resigned."),
    ] {
        let mut window = sealed(Begin { setup: setup(true), ..Begin::default() }, "Nf3");
        for command in commands {
            window.command(*command);
        }
        window.expect(told);
        assert_eq!(window.moves(), "e4 e5");
    }
}

/// Two people can adjourn a game in progress; a clock, if there is one, must be running.
#[test]
fn when_a_game_can_be_adjourned() {
    let can = |window: &mut Window| {
        window.choose_all(["Game", "Resign or adjourn"]);
        let is_able = window.is_able("Adjourn…");
        window.key(Key::Escape);
        is_able
    };
    let mut window = Window::of(setup(true));
    assert!(!can(&mut window), "the clock waits");
    window.drag("e2", "e4");
    assert!(can(&mut window));
    for (command, expected) in [(Command::Clock, false), (Command::Clock, true)] {
        window.command(command);
        assert_eq!(can(&mut window), expected, "{command:?}");
    }
    window.command(Command::Resign(Color::White));
    window.choose("Game");
    assert!(!window.shows("Resign or adjourn"), "the game is over");
    assert!(!can(&mut Game::of(white()).window), "against an engine");
}
