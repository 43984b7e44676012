//! Which sounds and spoken moves follow an action.

use std::sync::{Arc, Mutex};

use egui::Key;
use jadoube::game::{ClockKind, TimeControl};
use jadoube::storage::settings::SettingsStore;
use jadoube::table::{GameSetup, TakeBack, TouchMove};
use jadoube::text::messages::Language;
use jadoube::ui::Settings;
use jadoube::ui::sound::cue::Cue::{self, *};
use jadoube::ui::sound::{AudioRequest, AudioSink};
use jadoube::ui::{Command, Request, Setting};

use crate::folder::Folder;
use crate::opponent::{Game, white};
use crate::window::{Begin, Window};

/// What was to be heard.
#[derive(Clone, Default)]
pub struct Listener(Arc<Mutex<Vec<AudioRequest>>>);

impl Listener {
    pub fn audio(&self) -> AudioSink {
        let orders = Arc::clone(&self.0);
        Arc::new(move |order| {
            orders.lock().expect("the orders").push(order);
            true
        })
    }

    /// The sounds since the last call.
    pub fn sounds(&self) -> Vec<Cue> {
        let orders = std::mem::take(&mut *self.0.lock().expect("the orders"));
        let sound = |order| match order {
            AudioRequest::Play(heard, _) => Some(heard),
            AudioRequest::Say(..) | AudioRequest::Rescan => None,
        };
        orders.into_iter().filter_map(sound).collect()
    }

    fn said(&self) -> Vec<(String, Language)> {
        let orders = std::mem::take(&mut *self.0.lock().expect("the orders"));
        let sentence = |order| match order {
            AudioRequest::Say(sentence, language, _) => Some((sentence, language)),
            AudioRequest::Play(..) | AudioRequest::Rescan => None,
        };
        orders.into_iter().filter_map(sentence).collect()
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CLASH: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const PASSED: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTES: &str = "8/4P2k/8/8/8/8/8/4K3 w - - 0 1";
const PROMOTES_CHECK: &str = "7k/4P3/8/8/8/8/8/4K3 w - - 0 1";
const MATES: &str = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
const STALEMATES: &str = "7k/8/6K1/8/8/8/5Q2/8 w - - 0 1";
const DRAWS: &str = "7k/8/8/8/8/1r6/K7/8 w - - 0 1";

/// A gesture.
#[derive(Clone, Copy)]
enum Do {
    Drag(&'static str, &'static str),
    Click(&'static str),
    Type(&'static str),
    Choose(&'static str),
    Keys(&'static [Key]),
    Command(Command),
}

fn act(window: &mut Window, deed: Do) {
    match deed {
        Do::Drag(from, to) => window.drag(from, to),
        Do::Click(square) => window.click(square),
        Do::Type(text) => {
            window.text(text);
            window.key(Key::Enter);
        }
        Do::Choose(name) => window.choose(name),
        Do::Keys(keys) => keys.iter().for_each(|key| window.key(*key)),
        Do::Command(command) => {
            let ctx = window.harness.ctx.clone();
            window.harness.state_mut().handle(&ctx, Request::Command(command));
            window.harness.run();
        }
    }
}

#[track_caller]
fn check(name: &str, setup: GameSetup, fen: &'static str, table: &[(Do, &[Cue])]) {
    let listener = Listener::default();
    let mut window = Begin { setup, fen: Some(fen), audio: listener.audio(), ..Begin::default() }.open();
    assert_eq!(listener.sounds(), [], "{name}: nothing is heard as it opens");
    for (index, (deed, sounds)) in table.iter().enumerate() {
        act(&mut window, *deed);
        assert_eq!(listener.sounds(), *sounds, "{name}, deed {index}");
    }
}

#[test]
fn each_deed_has_its_sound() {
    use crate::sounds::Do::*;
    let free = || GameSetup { touch: TouchMove::Off, ..GameSetup::default() };
    let bound = GameSetup::default;
    check(
        "moves",
        free(),
        START,
        &[
            (Drag("e2", "e4"), &[Touch, Move]),
            (Click("e7"), &[Touch]),
            (Click("e5"), &[Move]),
            (Type("Nf3"), &[Move]),
            // Looking back makes no sound, and neither does returning to the game.
            (Keys(&[Key::ArrowLeft, Key::ArrowLeft, Key::ArrowRight, Key::Home, Key::End]), &[]),
        ],
    );
    check("a refusal", free(), START, &[(Drag("e2", "e5"), &[Touch]), (Type("Ke2"), &[])]);
    check(
        "touched",
        bound(),
        START,
        &[(Drag("e2", "e2"), &[Touch]), (Drag("d2", "d4"), &[Touch]), (Drag("e2", "e3"), &[Move])],
    );
    check("j’adoube", bound(), START, &[(Keys(&[Key::J]), &[]), (Drag("e2", "e2"), &[Touch])]);
    check("takes", free(), CLASH, &[(Drag("e4", "d5"), &[Touch, Capture])]);
    check("en passant", free(), PASSED, &[(Drag("e5", "d6"), &[Touch, Capture])]);
    check("castles", free(), CASTLES, &[(Drag("e1", "h1"), &[Touch, Castle])]);
    check("castles by words", free(), CASTLES, &[(Type("O-O-O"), &[Castle])]);
    check("promotes", free(), PROMOTES, &[(Drag("e7", "e8"), &[Touch]), (Choose("Queen"), &[Promotion])]);
    check("promotes with check", free(), PROMOTES_CHECK, &[(Type("e8=Q"), &[Check])]);
    check("mates", free(), MATES, &[(Drag("a1", "a8"), &[Touch, End])]);
    check("stalemates", free(), STALEMATES, &[(Type("Qf7"), &[End])]);
    check("a dead position", free(), DRAWS, &[(Drag("a2", "b3"), &[Touch, End])]);
    check(
        "resigns",
        free(),
        START,
        &[
            (Type("e4"), &[Move]),
            (Command(crate::sounds::Command::Resign(jadoube::rules::Color::Black)), &[End]),
        ],
    );
    let back = GameSetup { take_back: TakeBack::Free, ..free() };
    check(
        "taken back",
        back,
        START,
        &[(Type("e4"), &[Move]), (Command(crate::sounds::Command::TakeBack), &[Move])],
    );
}

#[test]
fn a_move_of_the_engine_sounds_like_one_of_a_person() {
    let listener = Listener::default();
    let mut game = Begin { setup: white(), audio: listener.audio(), ..Begin::default() }.game();
    game.window.drag("e2", "e4");
    assert_eq!(listener.sounds(), [Touch, Move]);
    game.plays("d5");
    assert_eq!(listener.sounds(), [Move]);
    game.window.drag("e4", "d5");
    assert_eq!(listener.sounds(), [Touch, Capture]);
    game.plays("Qxd5");
    assert_eq!(listener.sounds(), [Capture]);
}

fn clock(seconds: u64, bonus: u64) -> [Option<TimeControl>; 2] {
    let kind = ClockKind::Fischer;
    let control = TimeControl::new(kind, seconds * 1000, bonus * 1000);
    [Some(control.clone()), Some(control)]
}

/// Each step is as long as possible without counting as sleep.
fn wait(window: &mut Window, seconds: u64) {
    for _ in 0..seconds {
        window.wait(1000);
    }
}

#[test]
fn low_time_is_heard_once() {
    let listener = Listener::default();
    let setup = GameSetup { clock: clock(60, 30), touch: TouchMove::Off, ..GameSetup::default() };
    let mut window = Begin { setup, audio: listener.audio(), ..Begin::default() }.open();
    window.drag("e2", "e4");
    listener.sounds();
    // Black has a minute; ten seconds are little.
    wait(&mut window, 49);
    assert_eq!(listener.sounds(), []);
    wait(&mut window, 3);
    assert_eq!(listener.sounds(), [LowTime]);
    wait(&mut window, 5);
    assert_eq!(listener.sounds(), []);
    // Three seconds plus thirty are no longer little; later they are again.
    window.drag("e7", "e5");
    window.drag("d2", "d4");
    assert_eq!(listener.sounds(), [Touch, Move, Touch, Move]);
    wait(&mut window, 26);
    assert_eq!(listener.sounds(), [LowTime]);
    wait(&mut window, 8);
    assert_eq!(listener.sounds(), [End], "the flag");
}

#[test]
fn an_engines_low_time_is_not_heard() {
    let listener = Listener::default();
    let setup = GameSetup { clock: clock(60, 0), ..white() };
    let mut game: Game = Begin { setup, audio: listener.audio(), ..Begin::default() }.game();
    game.window.drag("e2", "e4");
    listener.sounds();
    wait(&mut game.window, 55);
    assert_eq!(listener.sounds(), []);
}

#[test]
fn sounds_are_as_loud_as_was_chosen_and_silent_when_they_are_off() {
    let folder = Folder::new("sounds");
    for (sound, volume, expected) in [(true, 35, &[AudioRequest::Play(Move, 35)][..]), (false, 35, &[])] {
        let mut store = SettingsStore::at(Some(folder.0.join("settings.json")));
        assert!(store.choose(&Settings { sound, volume, ..Settings::default() }).is_none());
        let listener = Listener::default();
        let mut window = Begin { store, audio: listener.audio(), ..Begin::default() }.open();
        act(&mut window, Do::Type("e4"));
        assert_eq!(*listener.0.lock().expect("the orders"), expected);
    }
}

#[test]
fn switching_sound_on_plays_or_explains() {
    let listener = Listener::default();
    let mut window = Begin { audio: listener.audio(), ..Begin::default() }.open();
    act(&mut window, Do::Command(Command::Switch(Setting::Sound)));
    assert_eq!(listener.sounds(), [], "off");
    act(&mut window, Do::Command(Command::Switch(Setting::Sound)));
    assert_eq!(listener.sounds(), [Move], "on");
    act(&mut window, Do::Command(Command::Switch(Setting::Speak)));
    assert_eq!(listener.said(), [("Moves will now be spoken.".to_owned(), Language::EN)]);
    let mut window = Begin { audio: Arc::new(|_| false), ..Begin::default() }.open();
    act(&mut window, Do::Type("e4"));
    assert!(!window.shows("can play sounds"), "nobody asked");
    act(&mut window, Do::Command(Command::Switch(Setting::Sound)));
    act(&mut window, Do::Command(Command::Switch(Setting::Sound)));
    window.expect("No program was found that can play sounds.");
    act(&mut window, Do::Command(Command::Switch(Setting::Speak)));
    window.expect("No speech program was found.");
}

#[test]
fn moves_are_spoken_in_the_language_of_the_window() {
    for (language, first, second) in [(Language::EN, "e4", "knight f6"), (Language::NL, "e4", "paard f6")] {
        let listener = Listener::default();
        let mut game = Begin { setup: white(), language, audio: listener.audio(), ..Begin::default() }.game();
        act(&mut game.window, Do::Command(Command::Switch(Setting::Speak)));
        listener.said();
        game.window.drag("e2", "e4");
        assert_eq!(listener.said(), [(first.to_owned(), language)]);
        game.plays("Nf6");
        assert_eq!(listener.said(), [(second.to_owned(), language)]);
        // A move that was not made is not spoken.
        game.window.drag("d2", "d5");
        act(&mut game.window, Do::Keys(&[Key::ArrowLeft]));
        assert_eq!(listener.said(), []);
    }
}
