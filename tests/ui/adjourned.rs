//! Adjourned games: a move is sealed unseen, the envelope stays closed until the players open it, and the window then
//! shows what was in it.

use crate::prelude::*;

pub fn setup(clock: bool) -> GameSetup {
    let clock = if clock { fischer(300_000, 0) } else { [None, None] };
    GameSetup { clock, ..people() }
}

/// A game in which White has sealed this move with the keyboard, after 1. e4 e5.
pub fn sealed(begin: Begin, text: &str) -> Window {
    let mut window = begin.open();
    window.play("e2e4 e7e5");
    window.command(Command::Adjourn);
    window.insert(text);
    assert!(!window.shows(text), "the text {text} is unseen: {:?}", window.texts());
    assert!(!window.painted()[0].iter().any(|shown| shown.contains(text)), "{text} is not painted");
    window.key(Key::Enter);
    assert_eq!(window.table().sealed_by(), Some(Color::White), "{text}");
    window
}

#[test]
fn sealed_move_is_played_from_the_envelope() {
    let phrases = both("a sealed move");
    for [language, text, moves, told] in cases(include_str!("adjourned.tsv")) {
        let (language, [adjourned, open]) = phrases[usize::from(language == "nl")];
        let mut window = sealed(Begin { language, setup: setup(true), ..Begin::default() }, text);
        window.expect(adjourned);
        window.command(Command::OpenEnvelope);
        assert_eq!(window.moves(), "e4 e5", "it is asked first");
        window.rest();
        window.activate(open);
        assert_eq!(window.moves(), moves, "{text}");
        window.expect(told);
    }
}

#[test]
fn the_envelope_is_not_opened_by_accident() {
    type Act = fn(&mut Window);
    let acts: [(&str, Act); 6] = [
        ("the clock's command", |window| window.command(Command::Clock)),
        ("keys", |window| window.play("Ctrl+Space Space Enter Escape")),
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
        drop(sealed(Begin { setup: setup(clock), ..folder.begin() }, "Nf3"));
        let mut window = Begin { begins: false, ..folder.begin() }.open();
        window.expect("De Vries has sealed move 2.");
        window.key(Key::Space);
        window.command(Command::Clock);
        assert_eq!(window.table().sealed_by(), Some(Color::White));
        window.request(Request::Do(Deed::RESUME));
        assert_eq!(window.moves(), "e4 e5 Nf3");
    }
}

#[test]
fn an_adjourned_game_can_end() {
    for (commands, told) in [
        (&[Command::OfferDraw(Color::Black), Command::AcceptDraw][..], "½–½ Draw. Draw by agreement."),
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
fn only_a_running_game_of_two_people_can_be_adjourned() {
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
