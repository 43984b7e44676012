//! The clock alone: how it is set and corrected, reopened later, and replaced by a game.

use egui::accesskit::Role;
use jadoube::game::Stage;

use crate::clock_alone::{clock, shown};
use crate::prelude::*;
use crate::start_screen;

#[test]
fn a_killed_clock_comes_back_stopped() {
    let folder = Folder::new("clock-alone-killed");
    let setup = || clock(ClockKind::Fischer, 300_000, 2_000);
    let open = |begins| Begin { setup: setup(), begins, ..folder.begin() }.open();
    let mut window = open(true);
    window.key(Key::Space);
    for wait in [4_000, 9_000, 1_000] {
        window.wait(wait);
        window.key(Key::Space);
    }
    let before = ([299_000, 293_000], [2, 1]);
    assert_eq!(shown(&window), before);
    drop(window);

    let mut window = open(false);
    window.expect("The chess clock has been reopened with its last recorded times.");
    window.expect_all(&["Black, 4:53, clock stopped, 1 move", "White, 4:59, 2 moves"]);
    assert_eq!(shown(&window), before);
    window.play("60s Space");
    assert_eq!(shown(&window), before, "it stands still");
    window.choose("Resume");
    window.play("3s Space");
    assert_eq!(shown(&window), ([299_000, 292_000], [2, 2]));
    drop(window);

    // The program opens with the clock, and the start screen leads back to the clock.
    let mut window = open(false);
    let ctx = window.harness.ctx.clone();
    window.harness.state_mut().open_first(&ctx);
    window.harness.run();
    window.expect("White, 4:59, clock stopped, 2 moves");
    start_screen::show(&mut window);
    assert!(!window.shows("Continue your game"));
    window.choose("Back to the chess clock – 4:59 – 4:52, 5\u{a0}+\u{a0}2, Fischer");
    window.expect("White, 4:59, clock stopped, 2 moves");
}

#[test]
fn a_clock_with_a_damaged_file_is_no_game() {
    let folder = Folder::new("clock-alone-damaged");
    let setup = || clock(ClockKind::Fischer, 300_000, 0);
    let open = |begins| Begin { setup: setup(), begins, ..folder.begin() }.open();
    let mut window = open(true);
    window.play("Space 4s Space 4s Space 4s Space 4s Space");
    drop(window);
    let files = fs::read_dir(folder.join("journals")).expect("the folder").flatten();
    let file = files.map(|entry| entry.path()).find(|file| file.is_file()).expect("the file");
    let text = read(&file);
    let mut lines: Vec<&str> = text.lines().collect();
    let last = lines.len() - 2;
    lines[last] = "nonsense";
    fs::write(&file, lines.join("\n") + "\n").expect("the file");
    let window = open(false);
    window.expect("The chess clock has been reopened, but the last part of its file could not be read.");
    assert!(!window.shows("Your unfinished game"));
}

#[test]
fn a_swap_of_sides_is_explained() {
    let mut window = Window::of(clock(ClockKind::Fischer, 300_000, 0));
    window.hover(window.rect("Swap sides").center());
    window.until("White and Black change places");
}

#[test]
fn earlier_clock_is_listed() {
    let folder = Folder::new("clock-alone-kept");
    let setup = clock(ClockKind::Fischer, 300_000, 0);
    let mut window = Begin { setup, ..folder.begin() }.open();
    window.play("Space 4s Space");
    window.choose("Reset");
    window.expect_all(&["Reset the clock?", "You can return to the current times later"]);
    window.choose("Cancel");
    assert_eq!(shown(&window).1, [1, 0], "not reset");
    window.choose("Reset");
    window.rest();
    window.activate("Reset");
    window.expect_all(&["White, 5:00, 0 moves", "press to start"]);
    assert!(!window.is_able("Reset"), "there is nothing to reset");
    window.command(Command::Recent);
    let listed = |window: &Window| {
        let texts = window.texts();
        texts.into_iter().find(|text| text.starts_with("Chess clock") && text.contains("4:56 – 5:00"))
    };
    window.wait_until("the clock is listed", |window| listed(window).is_some());
    let name = listed(&window).expect("a clock");
    assert!(!window.shows("White – Black"), "it is no game");
    window.choose(&name);
    window.expect("The chess clock has been opened with its last recorded times.");
    window.expect_all(&["Black, 5:00, clock stopped, 0 moves", "White, 4:56, 1 move"]);
    drop(window);
    assert!(folder.recorded().len() >= 2);
}

/// The dialog offers the clocks of the new-game dialog, except “No clock”.
#[test]
fn the_dialog_sets_every_kind_of_clock() {
    let mut window = Window::by_the_book();
    start_screen::show(&mut window);
    window.choose("Chess clock…");
    assert!(!window.shows("No clock"));
    window.choose_all(["40/90+30", "Other…", "Different time for Black:"]);
    for (name, text) in [("Black’s minutes", "60"), ("Black’s seconds per move", "10")] {
        window.fill(Role::TextInput, name, text);
    }
    window.choose_all(["Kind of clock", "Bronstein", "Set clock"]);
    let control = |base_ms, bonus_ms| {
        let stages = vec![Stage { moves: 40, add_ms: 1_800_000, bonus_ms: None }];
        Some(TimeControl { kind: ClockKind::Bronstein, base_ms, bonus_ms, first_bonus: false, stages })
    };
    let clock = [control(5_400_000, 30_000), control(3_600_000, 10_000)];
    assert_eq!(window.table().setup(), &GameSetup { clock, clock_only: true, ..GameSetup::default() });
    window.expect("White, 1:30:00, Period 1: move 1 of 40");
    window.expect("Black, 1:00:00, press to start, Period 1: move 1 of 40");
}

#[test]
fn nothing_is_replaced_unasked() {
    let mut window = Window::by_the_book();
    window.drag("e2", "e4");
    window.command(Command::ChessClock);
    window.choose_all(["5+3", "Set clock"]);
    window.expect("This game isn’t finished");
    window.choose("Set clock");
    window.expect("White, 5:03, 0 moves");
    window.key(Key::Space);
    window.command(Command::ChessClock);
    window.choose_all(["10+5", "Set clock"]);
    window.expect("The clock is in use");
    window.choose("Keep playing");
    window.expect("White, 5:03, running, 0 moves");
    // A pasted position starts a game on the board.
    window.paste("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    window.choose("Start new game");
    assert!(!window.table().setup().clock_only);
    assert_eq!(window.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

/// A correction of the move count adds no time; if it passes the end of a period, the dialog says so.
#[test]
fn corrections_across_a_period_are_explained() {
    let mut window = Window::new();
    window.command(Command::ChessClock);
    window.choose_all(["40/90, 20/60, 15+30", "Set clock", "Start"]);
    window.ctrl(Key::Space);
    window.choose_all(["Adjust", "White: set the time and the move count"]);
    for (count, is_skipped) in [("39", false), ("40", true), ("12", false)] {
        window.fill(Role::SpinButton, "White, completed moves", count);
        window.key(Key::Tab);
        let skipped = "White: this correction does not add the 1:00:00 due after move 40.";
        assert_eq!(window.shows(skipped), is_skipped, "{count}");
    }
}
