//! A game is recorded while it is played, and continues when the window is reopened. After the computer's sleep, the
//! players decide about the time.

use crate::prelude::*;
use crate::start_screen;

impl Folder {
    /// A window that begins a game whose journal is in this folder.
    fn open(&self, setup: GameSetup) -> Window {
        Begin { setup, journals: Some(self.0.clone()), ..Begin::default() }.open()
    }

    /// A window that continues the unfinished game in this folder, if there is one.
    fn reopen(&self, language: Language) -> Window {
        Begin { language, begins: false, journals: Some(self.0.clone()), ..Begin::default() }.open()
    }

    fn files(&self) -> impl Iterator<Item = std::path::PathBuf> {
        fs::read_dir(&self.0).expect("the folder").flatten().map(|entry| entry.path())
    }
}

fn five_minutes() -> GameSetup {
    GameSetup { clock: fischer(300_000, 0), ..GameSetup::default() }
}

#[test]
fn a_game_goes_on_where_it_was() {
    let folder = Folder::new("window-goes-on");
    let mut window = folder.open(GameSetup::default());
    window.play("e2e4 e7e5 +g1");
    drop(window);

    let mut window = folder.reopen(EN);
    assert_eq!(window.moves(), "e4 e5");
    assert_eq!(window.table().touched().len(), 1, "the knight is still touched");
    assert_eq!(window.table().setup().touch, TouchMove::Enforced);
    window.expect("Your unfinished game has been reopened.");
    window.drag("g1", "f3");
    assert_eq!(window.moves(), "e4 e5 Nf3");
    drop(window);
    assert_eq!(folder.reopen(EN).moves(), "e4 e5 Nf3");
}

/// A window that was only looked at leaves no journal. If a game has a journal but nothing was touched, the game
/// settings are restored without a report of an unfinished game.
#[test]
fn a_game_in_which_nothing_was_touched_is_not_an_unfinished_one() {
    let folder = Folder::new("window-untouched");
    drop(folder.reopen(EN));
    assert_eq!(folder.count(), 0);
    let mut window = folder.open(touch(TouchMove::OnClaim));
    window.key(Key::Escape);
    drop(window);
    let mut window = folder.reopen(EN);
    assert!(!window.shows("unfinished"), "nothing was touched");
    assert_eq!(window.table().setup().touch, TouchMove::OnClaim);
    window.press("e2");
    drop(window);
    folder.reopen(EN).expect("Your unfinished game has been reopened.");
}

#[test]
fn the_clock_goes_on_when_the_players_say_so() {
    let folder = Folder::new("window-clock");
    let mut window = folder.open(five_minutes());
    window.wait(60_000);
    assert_eq!(window.times(), [Some(300_000); 2], "the clock waits for the players");
    window.play("e2e4 10s e7e5");
    assert_eq!(window.times(), [Some(300_000), Some(290_000)]);
    drop(window);

    let mut window = folder.reopen(EN);
    window.expect("The clock is stopped until you press Resume.");
    assert!(window.table().is_paused());
    window.play("60s d2d4");
    assert_eq!(window.moves(), "e4 e5", "nothing is touched while the clock stands still");
    assert_eq!(window.times(), [Some(300_000), Some(290_000)]);
    window.choose("Resume");
    window.play("5s d2d4");
    assert_eq!((window.moves().as_str(), window.times()), ("e4 e5 d4", [Some(295_000), Some(290_000)]));
}

#[test]
fn started_clock_is_asked_about_before_any_touch() {
    let folder = Folder::new("window-started");
    let mut window = folder.open(five_minutes());
    window.choose("Start");
    window.wait(8000);
    window.sleep(60_000);
    window.expect("suspended for 1:00");
    window.choose("Don’t count it");
    drop(window);
    let window = folder.reopen(EN);
    assert!(window.table().is_paused());
    assert_eq!(window.times(), [Some(292_000), Some(300_000)]);
}

#[test]
fn time_asleep_is_shown_and_the_players_decide() {
    for (answer, black) in [("Don’t count it", 290_000), ("Count it", 230_000)] {
        let mut window = Window::of(five_minutes());
        window.play("e2e4 10s");
        window.sleep(60_000);
        window.expect("suspended for 1:00");
        window.wait(5000);
        window.choose(answer);
        window.drag("e7", "e5");
        assert_eq!(window.times(), [Some(300_000), Some(black)], "{answer}");
    }
}

#[test]
fn unwritable_folder_is_reported_and_the_game_continues() {
    let folder = Folder::new("window-not-a-folder");
    let file = folder.write("journals", "a file");
    let mut window = Begin { journals: Some(file), ..Begin::default() }.open();
    window.drag("e2", "e4");
    window.expect("The game can’t be recorded");
    window.drag("e7", "e5");
    assert_eq!(window.moves(), "e4 e5");
    assert!(!window.shows("The game can’t be recorded"), "it is told once");
}

/// The journal of 1. e4 e5 2. Nf3 in this folder.
fn journal_of_three_moves(folder: &Folder) -> std::path::PathBuf {
    let mut window = folder.open(GameSetup::default());
    window.play("e2e4 e7e5 g1f3");
    drop(window);
    folder.files().next().expect("a journal")
}

/// The moves before the damage are on the board, the window says what is lost, and the damaged file is kept unless only
/// its last line is incomplete.
#[test]
fn a_damaged_journal_tells_what_is_lost() {
    let check = |harm: &dyn Fn(&mut Vec<u8>), moves: &str, what: &str| {
        for (language, [told, last]) in both(what) {
            let folder = Folder::new("window-damaged");
            let file = journal_of_three_moves(&folder);
            let mut text = fs::read(&file).expect("the journal");
            harm(&mut text);
            fs::write(&file, &text).expect("the journal");
            let mut window = folder.reopen(language);
            assert_eq!(window.moves(), moves);
            window.expect_all(&[told, last]);
            // The start screen says the same.
            start_screen::show(&mut window);
            window.expect_all(&[told, last]);
            let is_kept = folder.files().any(|file| fs::read(file).expect("a file") == text);
            let is_told =
                ["is kept as", "is bewaard als", "Nothing has been deleted", "Er is niets verwijderd"]
                    .iter()
                    .any(|kept| window.shows(kept));
            assert!(is_kept && is_told || what == "a journal is incomplete", "the damaged file is gone");
        }
    };
    let flip = |text: &mut Vec<u8>, part: &str| {
        let at = String::from_utf8_lossy(text).find(part).expect("the part");
        text[at + part.len() - 1] ^= 1;
    };
    let blank = |text: &mut Vec<u8>| {
        let from = text.len() - 100;
        text[from..].fill(0);
    };
    check(&|text| flip(text, "\"square\":\"e7"), "e4", "a journal is damaged from line 4");
    check(&|text| flip(text, "\"square\":\"e2"), "", "a journal is damaged from line 2");
    check(&blank, "e4 e5", "a journal is damaged in line 6");
    check(&|text| text.truncate(text.len() - 3), "e4 e5", "a journal is incomplete");
    check(&|text| flip(text, "\"sum"), "", "a journal is unreadable");
}

#[test]
fn a_game_that_is_recorded_nowhere_is_not_left_unasked() {
    for (language, [question, stay, lost]) in both("an unrecorded game is left") {
        let folder = Folder::new("window-quit");
        let file = folder.write("journals", "a file");
        let mut window = Begin { language, journals: Some(file), ..Begin::default() }.open();
        window.play("e2e4 Ctrl+Q");
        window.expect(question);
        window.choose(stay);
        assert!(!window.shows(question));
        // The question about another game says what would be lost.
        window.paste("4k3/8/8/8/8/8/4P3/4K3 w - - 3 9");
        window.expect(lost);
        assert_eq!(window.moves(), "e4");
    }
    // No question is asked where nothing would be lost.
    let folder = Folder::new("window-quit-recorded");
    let mut window = folder.open(GameSetup::default());
    window.play("e2e4 Ctrl+Q");
    assert!(!window.shows("This game isn’t being recorded"));
}

/// A game in which the only action was *J'adoube*, which starts the clock, is continued rather than an older game.
#[test]
fn a_game_in_which_only_jadoube_was_used_is_the_one_to_continue() {
    let folder = Folder::new("window-jadoube");
    let mut window = folder.open(GameSetup::default());
    window.drag("e2", "e4");
    drop(window);
    let mut window = folder.open(five_minutes());
    window.play("J 3s J");
    assert_eq!(window.times(), [Some(297_000), Some(300_000)], "the clock runs");
    drop(window);
    let mut window = folder.reopen(EN);
    start_screen::show(&mut window);
    window.expect("4:57");
    window.click_on("Continue your game");
    assert_eq!((window.moves().as_str(), window.times()), ("", [Some(297_000), Some(300_000)]));
    let is_open = |file: &std::path::PathBuf| file.to_string_lossy().ends_with(".open.jsonl");
    assert_eq!(folder.files().filter(is_open).count(), 2, "neither game was given up");
}
