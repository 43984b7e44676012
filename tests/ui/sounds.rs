//! Which sounds and spoken moves follow an action.

use crate::prelude::*;
use jadoube::ui::sound::cue::Cue::{self, *};
use jadoube::ui::sound::{AudioRequest, AudioSink};

/// The requests for sounds and spoken moves.
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

    /// The sounds requested since the requests were last taken.
    pub fn sounds(&self) -> Vec<Cue> {
        let sound = |order| if let AudioRequest::Play(heard, _) = order { Some(heard) } else { None };
        self.orders().into_iter().filter_map(sound).collect()
    }

    fn said(&self) -> Vec<(String, Language)> {
        let said = |order| {
            if let AudioRequest::Say(said, language, _) = order { Some((said, language)) } else { None }
        };
        self.orders().into_iter().filter_map(said).collect()
    }

    /// Takes all requests made since the last time.
    pub fn orders(&self) -> Vec<AudioRequest> {
        std::mem::take(&mut *self.0.lock().expect("the orders"))
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

#[track_caller]
fn check(name: &str, setup: GameSetup, fen: &'static str, table: &[(&str, &[Cue])]) {
    let listener = Listener::default();
    let mut window = Begin { setup, fen: Some(fen), audio: listener.audio(), ..Begin::default() }.open();
    assert_eq!(listener.sounds(), [], "{name}: nothing is heard as it opens");
    for (gestures, sounds) in table {
        match *gestures {
            "Black resigns" => window.command(Command::Resign(Color::Black)),
            gestures => window.play(gestures),
        }
        assert_eq!(listener.sounds(), *sounds, "{name}, {gestures}");
    }
}

#[test]
fn each_deed_has_its_sound() {
    let free = || touch(TouchMove::Off);
    let bound = GameSetup::default;
    let moves: [(&str, &[Cue]); 5] = [
        ("e2e4", &[Touch, Move]),
        ("e7", &[Touch]),
        ("e5", &[Move]),
        ("'Nf3 Enter", &[Move]),
        // Looking back makes no sound, and neither does returning to the game.
        ("Left Left Right Home End", &[]),
    ];
    check("moves", free(), START, &moves);
    check("a refusal", free(), START, &[("e2e5", &[Touch]), ("'Ke2 Enter", &[])]);
    check("touched", bound(), START, &[("e2e2", &[Touch]), ("d2d4", &[Touch]), ("e2e3", &[Move])]);
    check("j’adoube", bound(), START, &[("J", &[]), ("e2e2", &[Touch])]);
    check("takes", free(), CLASH, &[("e4d5", &[Touch, Capture])]);
    check("en passant", free(), PASSED, &[("e5d6", &[Touch, Capture])]);
    check("castles", free(), CASTLES, &[("e1h1", &[Touch, Castle])]);
    check("castles by words", free(), CASTLES, &[("'O-O-O Enter", &[Castle])]);
    check("promotes", free(), PROMOTES, &[("e7e8", &[Touch]), ("'q", &[Promotion])]);
    check("promotes with check", free(), PROMOTES_CHECK, &[("'e8=Q Enter", &[Check])]);
    check("mates", free(), MATES, &[("a1a8", &[Touch, End])]);
    check("stalemates", free(), STALEMATES, &[("'Qf7 Enter", &[End])]);
    check("a dead position", free(), DRAWS, &[("a2b3", &[Touch, End])]);
    check("resigns", free(), START, &[("'e4 Enter", &[Move]), ("Black resigns", &[End])]);
    let back = GameSetup { take_back: TakeBack::Free, ..free() };
    check("taken back", back, START, &[("'e4 Enter", &[Move]), ("Ctrl+Z", &[Move])]);
}

#[test]
fn a_move_of_the_engine_sounds_like_one_of_a_person() {
    let listener = Listener::default();
    let mut game = Begin { setup: white(), audio: listener.audio(), ..Begin::default() }.game();
    game.drag("e2", "e4");
    assert_eq!(listener.sounds(), [Touch, Move]);
    game.plays("d5");
    assert_eq!(listener.sounds(), [Move]);
    game.drag("e4", "d5");
    assert_eq!(listener.sounds(), [Touch, Capture]);
    game.plays("Qxd5");
    assert_eq!(listener.sounds(), [Capture]);
}

#[test]
fn low_time_is_heard_once() {
    let listener = Listener::default();
    let setup = GameSetup { clock: fischer(60_000, 30_000), ..touch(TouchMove::Off) };
    let mut window = Begin { setup, audio: listener.audio(), ..Begin::default() }.open();
    window.drag("e2", "e4");
    listener.sounds();
    // Black has a minute; the warning comes at ten seconds.
    window.wait_long(49_000);
    assert_eq!(listener.sounds(), []);
    window.wait_long(3_000);
    assert_eq!(listener.sounds(), [LowTime]);
    window.wait_long(5_000);
    assert_eq!(listener.sounds(), []);
    // With the increment, Black has more than ten seconds again, so the warning comes again later.
    window.play("e7e5 d2d4");
    assert_eq!(listener.sounds(), [Touch, Move, Touch, Move]);
    window.wait_long(26_000);
    assert_eq!(listener.sounds(), [LowTime]);
    window.wait_long(8_000);
    assert_eq!(listener.sounds(), [End], "the flag");
}

#[test]
fn an_engines_low_time_is_not_heard() {
    let listener = Listener::default();
    let setup = GameSetup { clock: fischer(60_000, 0), ..white() };
    let mut game: Game = Begin { setup, audio: listener.audio(), ..Begin::default() }.game();
    game.drag("e2", "e4");
    listener.sounds();
    game.wait_long(55_000);
    assert_eq!(listener.sounds(), []);
}

#[test]
fn sounds_are_as_loud_as_was_chosen_and_silent_when_they_are_off() {
    let folder = Folder::new("sounds");
    for (sound, volume, expected) in [(true, 35, &[AudioRequest::Play(Move, 35)][..]), (false, 35, &[])] {
        let mut store = folder.store();
        assert!(store.choose(&Settings { sound, volume, ..Settings::default() }).is_none());
        let listener = Listener::default();
        let mut window = Begin { store, audio: listener.audio(), ..Begin::default() }.open();
        window.types("e4");
        assert_eq!(listener.orders(), expected);
    }
}

#[test]
fn switching_sound_on_plays_or_explains() {
    let listener = Listener::default();
    let mut window = Begin { audio: listener.audio(), ..Begin::default() }.open();
    window.command(Command::Switch(Setting::Sound));
    assert_eq!(listener.sounds(), [], "off");
    window.command(Command::Switch(Setting::Sound));
    assert_eq!(listener.sounds(), [Move], "on");
    window.command(Command::Switch(Setting::Speak));
    assert_eq!(listener.said(), [("Moves will now be spoken.".to_owned(), EN)]);
    let mut window = Begin { audio: Arc::new(|_| false), ..Begin::default() }.open();
    window.types("e4");
    assert!(!window.shows("playing sounds"), "nobody asked");
    window.command(Command::Switch(Setting::Sound));
    window.command(Command::Switch(Setting::Sound));
    window.expect("No program for playing sounds was found.");
    window.command(Command::Switch(Setting::Speak));
    window.expect("No speech program was found.");
}

#[test]
fn moves_are_spoken_in_the_language_of_the_window() {
    for (language, second) in [(EN, "knight f6"), (NL, "paard f6")] {
        let listener = Listener::default();
        let mut game = Begin { setup: white(), language, audio: listener.audio(), ..Begin::default() }.game();
        game.command(Command::Switch(Setting::Speak));
        listener.said();
        game.drag("e2", "e4");
        assert_eq!(listener.said(), [("e4".to_owned(), language)]);
        game.plays("Nf6");
        assert_eq!(listener.said(), [(second.to_owned(), language)]);
        // A move that was not made is not spoken.
        game.drag("d2", "d5");
        game.key(Key::ArrowLeft);
        assert_eq!(listener.said(), []);
    }
}
