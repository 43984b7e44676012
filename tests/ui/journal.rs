//! A game is recorded while it is played, continues when the window is reopened, and handles the computer's sleep.

use std::fs;

use egui::{Key, Modifiers};
use jadoube::game::{ClockKind, TimeControl};
use jadoube::rules::Color;
use jadoube::table::{GameSetup, TouchMove};
use jadoube::text::messages::Language;

use crate::folder::Folder;
use crate::start_screen;
use crate::window::{Begin, Window};

impl Folder {
    /// A window with its journals in this folder.
    fn open(&self, setup: GameSetup, begins: bool) -> Window {
        Begin { setup, begins, journals: Some(self.0.clone()), ..Begin::default() }.open()
    }
}

fn five_minutes() -> GameSetup {
    let control = TimeControl::new(ClockKind::Fischer, 300_000, 0);
    GameSetup { clock: [Some(control.clone()), Some(control)], ..GameSetup::default() }
}

/// White's and Black's clocks at the last action.
fn clocks(window: &Window) -> [Option<u64>; 2] {
    let table = window.harness.state().table();
    Color::ALL.map(|color| table.clock_shows(color, table.now()))
}

#[test]
fn a_game_goes_on_where_it_was() {
    let folder = Folder::new("window-goes-on");
    let mut window = folder.open(GameSetup::default(), true);
    window.drag("e2", "e4");
    window.drag("e7", "e5");
    window.press("g1");
    drop(window);

    let mut window = folder.open(GameSetup::default(), false);
    assert_eq!(window.moves(), "e4 e5");
    assert_eq!(window.harness.state().table().touched().len(), 1, "the knight is still touched");
    assert_eq!(window.harness.state().table().setup().touch, TouchMove::Enforced);
    window.expect("Your unfinished game has been reopened.");
    window.drag("g1", "f3");
    assert_eq!(window.moves(), "e4 e5 Nf3");
    drop(window);
    let window = folder.open(GameSetup::default(), false);
    assert_eq!(window.moves(), "e4 e5 Nf3");
}

/// The settings are there again, but a game without any action is not reported.
#[test]
fn a_game_in_which_nothing_was_touched_is_not_an_unfinished_one() {
    let folder = Folder::new("window-untouched");
    let setup = GameSetup { touch: TouchMove::OnClaim, ..GameSetup::default() };
    let mut window = folder.open(setup, true);
    window.key(Key::Escape);
    drop(window);
    let mut window = folder.open(GameSetup::default(), false);
    assert!(!window.shows("unfinished"), "nothing was touched");
    assert_eq!(window.harness.state().table().setup().touch, TouchMove::OnClaim);
    window.press("e2");
    drop(window);
    let window = folder.open(GameSetup::default(), false);
    window.expect("Your unfinished game has been reopened.");
}

#[test]
fn the_clock_goes_on_when_the_players_say_so() {
    let folder = Folder::new("window-clock");
    let mut window = folder.open(five_minutes(), true);
    window.wait(60_000);
    assert_eq!(clocks(&window), [Some(300_000); 2], "the clock waits for the players");
    window.drag("e2", "e4");
    window.wait(10_000);
    window.drag("e7", "e5");
    assert_eq!(clocks(&window), [Some(300_000), Some(290_000)]);
    drop(window);

    let mut window = folder.open(GameSetup::default(), false);
    window.expect("The clock is stopped until you press Resume.");
    assert!(window.harness.state().table().is_paused());
    window.wait(60_000);
    window.drag("d2", "d4");
    assert_eq!(window.moves(), "e4 e5", "nothing is touched while the clock stands still");
    assert_eq!(clocks(&window), [Some(300_000), Some(290_000)]);
}

#[test]
fn started_clock_is_asked_about_before_any_touch() {
    let folder = Folder::new("window-started");
    let mut window = folder.open(five_minutes(), true);
    window.choose("Start");
    window.wait(8000);
    window.sleep(60_000);
    window.expect("slept for 1:00");
    window.choose("Don’t count it");
    drop(window);
    let window = folder.open(GameSetup::default(), false);
    assert!(window.harness.state().table().is_paused());
    assert_eq!(clocks(&window), [Some(292_000), Some(300_000)]);
}

#[test]
fn a_flag_falls_by_itself() {
    let mut window = Begin { setup: five_minutes(), ..Begin::default() }.open();
    window.drag("e2", "e4");
    // A gap of more than ten seconds would count as sleep.
    for _ in 0..33 {
        window.wait(9000);
    }
    window.wait(2999);
    assert!(window.harness.state().table().result().is_none());
    window.wait(1);
    window.expect("White wins.");
}

#[test]
fn time_asleep_is_shown_and_the_players_decide() {
    for (answer, black) in [("Don’t count it", 290_000), ("Count it", 230_000)] {
        let mut window = Begin { setup: five_minutes(), ..Begin::default() }.open();
        window.drag("e2", "e4");
        window.wait(10_000);
        window.sleep(60_000);
        window.expect("slept for 1:00");
        window.wait(5000);
        window.choose(answer);
        window.drag("e7", "e5");
        assert_eq!(clocks(&window), [Some(300_000), Some(black)], "{answer}");
    }
}

#[test]
fn unwritable_folder_is_reported_and_the_game_continues() {
    let folder = Folder::new("window-not-a-folder");
    let file = folder.0.join("journals");
    fs::write(&file, "a file").expect("a file");
    let setup = GameSetup::default();
    let mut window = Begin { setup, journals: Some(file), ..Begin::default() }.open();
    window.drag("e2", "e4");
    window.expect("The game can’t be recorded");
    window.drag("e7", "e5");
    assert_eq!(window.moves(), "e4 e5");
    assert!(!window.shows("The game can’t be recorded"), "it is told once");
}

#[test]
fn a_window_that_was_only_looked_at_leaves_nothing() {
    let folder = Folder::new("window-nothing");
    drop(folder.open(GameSetup::default(), false));
    assert_eq!(fs::read_dir(&folder.0).expect("the folder").count(), 0);
}

/// The journal of 1. e4 e5 2. Nf3 in this folder.
fn journal_of_three_moves(folder: &Folder) -> std::path::PathBuf {
    let mut window = folder.open(GameSetup::default(), true);
    for (from, to) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3")] {
        window.drag(from, to);
    }
    drop(window);
    let mut files = fs::read_dir(&folder.0).expect("the folder").flatten().map(|entry| entry.path());
    files.next().expect("a journal")
}

/// What is whole is on the board, what is lost is told with its place, and the damaged file stays.
#[test]
fn a_damaged_journal_tells_what_is_lost() {
    let check = |harm: &dyn Fn(&mut Vec<u8>), moves: &str, english: &[&str], dutch: &[&str]| {
        for (language, told) in [(Language::EN, english), (Language::NL, dutch)] {
            let folder = Folder::new("window-damaged");
            let file = journal_of_three_moves(&folder);
            let mut text = fs::read(&file).expect("the journal");
            harm(&mut text);
            fs::write(&file, &text).expect("the journal");
            let journals = Some(folder.0.clone());
            let mut window = Begin { language, journals, begins: false, ..Begin::default() }.open();
            assert_eq!(window.moves(), moves);
            for told in told {
                window.expect(told);
            }
            // On the start screen too.
            start_screen::show(&mut window);
            for told in told {
                window.expect(told);
            }
            let files = fs::read_dir(&folder.0).expect("the folder").flatten();
            let is_kept = files.map(|entry| fs::read(entry.path()).expect("a file")).any(|kept| kept == text);
            let is_torn = english[0].contains("incomplete");
            assert!(is_kept || is_torn, "the damaged file is gone");
        }
    };
    let flip = |text: &mut Vec<u8>, part: &str| {
        let at = String::from_utf8_lossy(text).find(part).expect("the part");
        text[at + part.len() - 1] ^= 1;
    };
    check(
        &|text| flip(text, "\"square\":\"e7"),
        "e4",
        &["damaged from line 4 on; its last 4 lines", "The last move restored is 1. e4.", "is kept as"],
        &[
            "vanaf regel 4 beschadigd; de laatste 4 regels",
            "De laatste herstelde zet is 1. e4.",
            "is bewaard als",
        ],
    );
    check(
        &|text| flip(text, "\"square\":\"e2"),
        "",
        &["damaged from line 2 on; its last 6 lines", "No move could be restored."],
        &["vanaf regel 2 beschadigd; de laatste 6 regels", "Geen enkele zet is hersteld."],
    );
    check(
        &|text| {
            let from = text.len() - 100;
            text[from..].fill(0);
        },
        "e4 e5",
        &["Line 6 of the file is damaged; it (", "The last move restored is 1… e5."],
        &["Regel 6 van het bestand is beschadigd; die regel (", "De laatste herstelde zet is 1… e5."],
    );
    check(
        &|text| text.truncate(text.len() - 3),
        "e4 e5",
        &["The last line of the file was incomplete", "The last move restored is 1… e5."],
        &["De laatste regel van het bestand was onvolledig", "De laatste herstelde zet is 1… e5."],
    );
    check(
        &|text| flip(text, "\"sum"),
        "",
        &["An unfinished game can’t be read", "It is kept as"],
        &["Een onvoltooide partij is niet te lezen", "Het bestand is bewaard als"],
    );
}

#[test]
fn a_game_that_is_recorded_nowhere_is_not_left_unasked() {
    for (language, question, stay) in [
        (Language::EN, "This game isn’t recorded", "Don’t quit"),
        (Language::NL, "Deze partij wordt niet bijgehouden", "Niet afsluiten"),
    ] {
        let folder = Folder::new("window-quit");
        let file = folder.0.join("journals");
        fs::write(&file, "a file").expect("a file");
        let mut window = Begin { language, journals: Some(file), ..Begin::default() }.open();
        window.drag("e2", "e4");
        window.harness.key_press_modifiers(Modifiers::COMMAND, Key::Q);
        window.harness.run();
        window.expect(question);
        window.choose(stay);
        assert!(!window.shows(question));
        assert_eq!(window.moves(), "e4");
    }
    // Nor asked where nothing is lost.
    let folder = Folder::new("window-quit-recorded");
    let mut window = folder.open(GameSetup::default(), true);
    window.drag("e2", "e4");
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::Q);
    window.harness.run();
    assert!(!window.shows("This game isn’t recorded"));
}

/// A clock that j'adoube started goes on with its game, not with an older one.
#[test]
fn a_game_in_which_only_jadoube_was_used_is_the_one_to_continue() {
    let folder = Folder::new("window-jadoube");
    let mut window = folder.open(GameSetup::default(), true);
    window.drag("e2", "e4");
    drop(window);
    let mut window = folder.open(five_minutes(), true);
    window.key(Key::J);
    window.wait(3_000);
    window.key(Key::J);
    assert_eq!(clocks(&window), [Some(297_000), Some(300_000)], "the clock runs");
    drop(window);
    let mut window = folder.open(GameSetup::default(), false);
    start_screen::show(&mut window);
    window.expect("4:57");
    let at = window.rect("Continue your game").center();
    window.click_at(at);
    assert_eq!((window.moves().as_str(), clocks(&window)), ("", [Some(297_000), Some(300_000)]));
    let open = fs::read_dir(&folder.0)
        .expect("the folder")
        .flatten()
        .filter(|entry| entry.file_name().to_string_lossy().ends_with(".open.jsonl"));
    assert_eq!(open.count(), 2, "neither game was given up");
}
