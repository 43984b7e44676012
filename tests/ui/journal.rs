//! A game is recorded while it is played, continues when the window is reopened, and handles the computer's sleep.

use std::fs;

use jadoube::game::{ClockKind, TimeControl};
use jadoube::rules::Color;
use jadoube::table::{GameSetup, TouchMove};

use crate::folder::Folder;
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
    window.key(egui::Key::Escape);
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
fn a_clock_that_was_started_is_minded_before_anything_is_touched() {
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
fn time_asleep_is_told_and_the_players_are_asked() {
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
fn a_folder_that_can_not_be_written_is_told_and_the_game_goes_on() {
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
