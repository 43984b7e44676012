//! Shortcuts and typed characters on keyboards of several countries, with the key events that egui receives there.

use crate::prelude::*;
use crate::support::amount;
use std::cell::RefCell;
use std::sync::Once;

/// The characters in the four rows of a keyboard: without Shift, with Shift and, where a test needs them, with AltGr. A
/// blank is a key without a character here, such as a dead key.
struct Layout {
    name: &'static str,
    rows: [&'static str; 4],
    shift: [&'static str; 4],
    alt_gr: [&'static str; 4],
}

/// The keys of each row, as egui names their places.
const PLACES: [&str; 4] = ["`1234567890-=", "qwertyuiop[]", "asdfghjkl;'\\", "zxcvbnm,./"];

const LAYOUTS: [Layout; 6] = [
    Layout {
        name: "US",
        rows: PLACES,
        shift: ["~!@#$%^&*()_+", "QWERTYUIOP{}", "ASDFGHJKL:\"|", "ZXCVBNM<>?"],
        alt_gr: [""; 4],
    },
    Layout {
        name: "US-international",
        rows: [" 1234567890-=", "qwertyuiop[]", "asdfghjkl; \\", "zxcvbnm,./"],
        shift: [" !@#$% &*()_+", "QWERTYUIOP{}", "ASDFGHJKL: |", "ZXCVBNM<>?"],
        alt_gr: [""; 4],
    },
    Layout {
        name: "Dutch",
        rows: ["@1234567890/°", "qwertyuiop *", "asdfghjkl+ <", "zxcvbnm,.-"],
        shift: ["§!\"#$%&_()'? ", "QWERTYUIOP |", "ASDFGHJKL±`>", "ZXCVBNM;:="],
        alt_gr: [""; 4],
    },
    Layout {
        name: "Belgian",
        rows: ["²&é\"'(§è!çà)-", "azertyuiop $", "qsdfghjklmùµ", "wxcvbn,;:="],
        shift: ["³1234567890°_", "AZERTYUIOP *", "QSDFGHJKLM%£", "WXCVBN?./+"],
        alt_gr: ["  @#", "", "", ""],
    },
    Layout {
        name: "German",
        rows: [" 1234567890ß ", "qwertzuiopü+", "asdfghjklöä#", "yxcvbnm,.-"],
        shift: ["°!\"§$%&/()=? ", "QWERTZUIOPÜ*", "ASDFGHJKLÖÄ'", "YXCVBNM;:_"],
        alt_gr: [""; 4],
    },
    Layout {
        name: "Russian",
        rows: ["ё1234567890-=", "йцукенгшщзхъ", "фывапролджэ\\", "ячсмитьбю."],
        shift: ["Ё!\"№;%:?*()_+", "ЙЦУКЕНГШЩЗХЪ", "ФЫВАПРОЛДЖЭ/", "ЯЧСМИТЬБЮ,"],
        alt_gr: [""; 4],
    },
];

/// All layouts but the US one; unless `JADOUBE_LONG` is set, only the Belgian and Russian ones.
fn others() -> impl Iterator<Item = &'static Layout> {
    let sample = ["Belgian", "Russian"];
    LAYOUTS[1..].iter().filter(move |layout| amount(sample.contains(&layout.name), true))
}

/// A key press: the key's place, the character that it types, and whether Shift is held.
type Press = (Key, char, bool);

impl Layout {
    /// The press that types this character; if this layout can't type it, the press of the key that types it on a US
    /// keyboard.
    fn press(&self, wanted: char) -> Press {
        for (shift, rows) in [(false, &self.rows), (true, &self.shift), (false, &self.alt_gr)] {
            let mut signs = rows.iter().zip(PLACES).flat_map(|(row, places)| row.chars().zip(places.chars()));
            if let Some((sign, place)) = signs.find(|(sign, _)| *sign == wanted) {
                return (key(place).expect("a place"), sign, shift);
            }
        }
        assert!(
            wanted.is_ascii_alphanumeric() && !self.rows[1].starts_with('a'),
            "{}: no {wanted}",
            self.name
        );
        let (small, shift) = (wanted.to_ascii_lowercase(), wanted.is_uppercase());
        let rows = if shift { &self.shift } else { &self.rows };
        let mut signs = rows.iter().zip(PLACES).flat_map(|(row, places)| places.chars().zip(row.chars()));
        let (_, sign) = signs.find(|(place, _)| *place == small).expect("a letter");
        (key(small).expect("a place"), sign, shift)
    }
}

fn key(sign: char) -> Option<Key> {
    Key::from_name(&sign.to_string())
}

/// The events of a press, as egui-winit makes them: the key is named after the character or, if egui has no such key,
/// after the place; text is typed only without Ctrl.
fn events((place, sign, shift): Press, held: Modifiers) -> Vec<Event> {
    let modifiers = Modifiers { shift: shift || held.shift, ..held };
    let key = key(sign).unwrap_or(place);
    let event = |pressed| Event::Key { key, physical_key: Some(place), pressed, repeat: false, modifiers };
    let text = Some(Event::Text(sign.to_string())).filter(|_| !held.command);
    let down = [Event::ModifiersChanged(modifiers), event(true)];
    down.into_iter().chain(text).chain([event(false), Event::ModifiersChanged(Modifiers::NONE)]).collect()
}

fn type_in(window: &mut Window, layout: &Layout, text: &str) {
    for sign in text.chars() {
        window.events(events(layout.press(sign), Modifiers::NONE));
    }
}

#[test]
fn moves_are_typed_on_every_keyboard() {
    let games = [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O f6 d4 exd4 Nxd4 c5 Ne2 Qxd1 Rxd1",
        ),
        ("7k/4P3/8/8/8/8/8/K7 w - - 0 1", "e8=Q+ Kg7 Qe7+ Kh8 Qd8+ Kg7"),
        ("7k/R7/8/8/8/8/8/KR6 w - - 0 1", "Rb8#"),
    ];
    for layout in others().chain(&LAYOUTS[..1]) {
        for (fen, moves) in games {
            let mut window = Window::at(fen);
            for mv in moves.split(' ') {
                // A Russian keyboard has no #.
                let mv = if layout.name == "Russian" { mv.trim_end_matches('#') } else { mv };
                type_in(&mut window, layout, mv);
                window.key(Key::Enter);
                window.rest();
            }
            assert_eq!(window.moves(), moves, "{}", layout.name);
        }
    }
}

thread_local! {
    static ASKED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// A logger that records, for each thread separately, what the program logs.
struct Listener;

impl log::Log for Listener {
    fn enabled(&self, _: &log::Metadata<'_>) -> bool {
        true
    }

    fn log(&self, record: &log::Record<'_>) {
        if record.target().starts_with("jadoube") {
            ASKED.with_borrow_mut(|asked| asked.push(record.args().to_string()));
        }
    }

    fn flush(&self) {}
}

fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        log::set_logger(&Listener).expect("the only one");
        log::set_max_level(log::LevelFilter::Debug);
    });
}

/// The commands that these events give.
fn asked(window: &mut Window, events: Vec<Event>) -> Vec<String> {
    ASKED.with_borrow_mut(Vec::clear);
    window.events(events);
    ASKED.with_borrow(|asked| asked.iter().filter(|line| line.starts_with("Command(")).cloned().collect())
}

/// The character on the key of a shortcut; `None` for a key without one, such as F1.
fn sign(key: Key) -> Option<char> {
    match key {
        Key::Plus => Some('+'),
        Key::Minus => Some('-'),
        Key::Comma => Some(','),
        Key::Num0 => Some('0'),
        _ => key.name().parse::<char>().ok().map(|sign| sign.to_ascii_lowercase()),
    }
}

#[test]
fn shortcuts_work_on_every_keyboard() {
    listen();
    // A game with touch-move after one move, or a study.
    let open = |is_study: bool| {
        let mut window = if is_study { Window::new() } else { Window::by_the_book() };
        match is_study {
            true => window.paste("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *"),
            false => window.drag("e2", "e4"),
        }
        window
    };
    let shortcuts = Command::all().filter_map(Command::shortcut);
    let mut shortcuts: Vec<_> = shortcuts
        .filter_map(|shortcut| Some((shortcut.modifiers, sign(shortcut.logical_key)?)))
        // For Ctrl+C and Ctrl+V, egui reports other events; `copied_files` tests Ctrl+V.
        .filter(|(held, sign)| *held != Modifiers::COMMAND || !matches!(sign, 'c' | 'v'))
        .collect();
    shortcuts.dedup();
    let mut heard = 0;
    for is_study in [false, true] {
        for &(held, sign) in &shortcuts {
            let asked = |layout: &Layout| asked(&mut open(is_study), events(layout.press(sign), held));
            let expected = asked(&LAYOUTS[0]);
            heard += usize::from(!expected.is_empty());
            for layout in others() {
                assert_eq!(asked(layout), expected, "{}: {held:?} {sign}", layout.name);
            }
        }
    }
    assert!(heard > 30, "only {heard} shortcuts did anything");
}

/// In a study, `!` and `?` annotate a move, wherever they are on the keyboard.
#[test]
fn signs_are_typed_on_every_keyboard() {
    listen();
    for layout in &LAYOUTS {
        for (sign, expected) in [('!', "Command(Edit(Exclaim))"), ('?', "Command(Edit(Doubt))")] {
            let mut window = Window::new();
            window.paste("1. e4 e5 *");
            let asked = asked(&mut window, events(layout.press(sign), Modifiers::NONE));
            assert_eq!(asked, [expected], "{}", layout.name);
        }
    }
}
