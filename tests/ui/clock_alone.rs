//! The clock alone: a chess clock for two people at a real board.

use crate::prelude::*;
use crate::sounds::Listener;
use egui::{TouchDeviceId, TouchId, TouchPhase};
use jadoube::ui::sound::cue::Cue;

pub fn clock(kind: ClockKind, base_ms: u64, bonus_ms: u64) -> GameSetup {
    GameSetup { clock: clocks(kind, base_ms, bonus_ms), clock_only: true, ..GameSetup::default() }
}

fn open(base_ms: u64, bonus_ms: u64) -> Window {
    Window::of(clock(ClockKind::Fischer, base_ms, bonus_ms))
}

/// Both times in milliseconds, and how often each player has pressed the clock.
pub fn shown(window: &Window) -> ([u64; 2], [u32; 2]) {
    let times = window.times().map(|time| time.expect("a clock"));
    (times, Color::ALL.map(|color| window.table().presses(color)))
}

impl Window {
    /// Clicks a player's half of the clock.
    fn tap(&mut self, player: &str) {
        let at = self.rect(&format!("{player}, ")).center();
        self.click_at(at);
    }
}

/// To be read from a metre and a half, digits must be at least 200 pixels high in a window of 1920 by 1080.
#[test]
fn digits_can_be_read_from_afar() {
    let hours = clock(ClockKind::Fischer, 5_400_000, 30_000);
    for (setup, size, least) in [
        (clock(ClockKind::Fischer, 300_000, 3_000), vec2(1920.0, 1080.0), 200.0),
        (clock(ClockKind::Delay, 1_500_000, 10_000), vec2(1920.0, 1080.0), 200.0),
        (hours.clone(), vec2(1920.0, 1080.0), 200.0),
        (hours.clone(), vec2(2560.0, 1080.0), 200.0),
        (clock(ClockKind::Fischer, 300_000, 0), vec2(1080.0, 1920.0), 200.0),
        (clock(ClockKind::Fischer, 300_000, 0), SMALL, 60.0),
        (hours, SMALL, 60.0),
    ] {
        for text_size in [100, 200] {
            let mut window = Begin { setup: setup.clone(), size, ..Begin::default() }.open();
            window.command(Command::Choose(Choice::TextSize(text_size)));
            window.key(Key::Space);
            for ms in [0, 4_000, 50_000] {
                window.wait_long(ms);
                let heights = digit_heights(&window);
                let are_high = heights.iter().all(|height| *height >= least);
                assert!(heights.len() == 2 && are_high, "{size} at {text_size} %: {heights:?}");
            }
        }
    }
}

fn digit_heights(window: &Window) -> Vec<f32> {
    let is_time = |text: &str| text.contains(':') && text.chars().all(|c| "0123456789:.".contains(c));
    let times = window.painted_texts().into_iter().filter(|text| is_time(text.galley.text()));
    times.map(|text| text.galley.mesh_bounds.height() * window.harness.ctx.pixels_per_point()).collect()
}

/// White's clock is started by a press on Black's half, by the button or by a key, but not by a press on White's own
/// half.
#[test]
fn clock_waits_for_the_first_press() {
    for what in ["Space", "Ctrl+Space", "Start", "Black", "White"] {
        let mut window = open(300_000, 0);
        window.wait(5_000);
        window.expect("Black, 5:00, press to start, 0 moves");
        match what {
            "Start" => window.choose(what),
            "Black" | "White" => window.tap(what),
            key => window.play(key),
        }
        window.wait(2_000);
        let expected = if what == "White" { "White, 5:00, 0 moves" } else { "White, 4:58, running, 0 moves" };
        assert!(window.shows(expected), "{what}");
    }
}

#[test]
fn a_press_passes_the_turn_once() {
    let mut window = open(300_000, 3_000);
    window.play("Space 10s");
    // Space is held down, so it repeats.
    window.harness.key_down(Key::Space);
    window.harness.run();
    for _ in 0..8 {
        window.harness.key_down(Key::Space);
        window.wait(200);
    }
    window.harness.key_up(Key::Space);
    window.harness.run();
    assert_eq!(shown(&window), ([293_000, 300_000], [1, 0]), "Space held down");
    window.wait(400);
    // A press of the space bar less than 0.7 seconds after one that counted does not count.
    window.play("Space 699ms Space");
    assert_eq!(shown(&window).1, [1, 1], "Space pressed twice");
    window.play("1ms Space");
    assert_eq!(shown(&window).1, [2, 1], "a later press");
    // Black's half is tapped twice and then White's, but only the first tap counts.
    window.wait(1_000);
    window.tap("Black");
    for player in ["Black", "White"] {
        let at = window.rect(&format!("{player}, ")).center();
        window.click_with(PointerButton::Primary, at);
    }
    assert_eq!(shown(&window).1, [2, 2], "tapped twice");
}

#[test]
fn a_tap_counts_on_the_running_half_only() {
    let mut window = open(300_000, 0);
    window.tap("Black");
    for (wait, tap, presses) in [
        (1_000, "Black", [0, 0]),
        (1_000, "White", [1, 0]),
        (1_000, "White", [1, 0]),
        (1_000, "Black", [1, 1]),
        (1_000, "Black", [1, 1]),
    ] {
        window.wait(wait);
        window.tap(tap);
        assert_eq!(shown(&window).1, presses, "{tap} tapped");
    }
    window.wait(1_000);
    window.activate("White, 4:56, running, 1 move");
    assert_eq!(shown(&window).1, [2, 1], "pressed by a screen reader");
}

/// A touch counts when the finger comes down, even while the other player's finger is still on the screen.
#[test]
fn touch_counts_while_another_finger_is_down() {
    let mut window = open(300_000, 0);
    window.key(Key::Space);
    for (player, phase, presses) in [
        ("White", TouchPhase::Start, [1, 0]),
        ("Black", TouchPhase::Start, [1, 1]),
        ("White", TouchPhase::End, [1, 1]),
        ("Black", TouchPhase::End, [1, 1]),
    ] {
        window.wait(1_000);
        let pos = window.rect(&format!("{player}, ")).center();
        let (device_id, id) = (TouchDeviceId(0), TouchId(u64::from(player == "Black")));
        window.event(Event::Touch { device_id, id, phase, pos, force: None });
        assert_eq!(shown(&window).1, presses, "{player}'s finger, {phase:?}");
    }
}

#[test]
fn delays_are_shown_while_they_run() {
    for (kind, running, after) in [
        (ClockKind::Delay, "White, 1:00, running, delay 2 s, 0 moves", "White, 0:59, running, 0 moves"),
        (ClockKind::Bronstein, "White, 0:59, running, delay 2 s, 0 moves", "White, 0:56, running, 0 moves"),
    ] {
        let mut window = Window::of(clock(kind, 60_000, 3_000));
        window.play("Space 1s");
        window.expect(running);
        window.wait(3_000);
        window.expect(after);
    }
}

#[test]
fn times_are_adjusted_while_the_clock_is_stopped() {
    let mut window = open(30_000, 0);
    window.play("Space 5s");
    assert!(!window.is_able("Adjust"), "the clock runs");
    window.choose("Pause");
    window.wait(60_000);
    window.expect("White, 0:25, clock stopped, 0 moves");
    window.key(Key::Space);
    window.tap("White");
    window.tap("Black");
    assert_eq!(shown(&window), ([25_000, 30_000], [0, 0]), "no press counts");
    window.choose("Adjust");
    for (press, times) in [
        ("White: add 1:00", [85_000, 30_000]),
        ("White: add 0:10", [95_000, 30_000]),
        ("White: add 0:01", [96_000, 30_000]),
        ("White: take away 1:00", [36_000, 30_000]),
        ("Black: take away 0:10", [36_000, 20_000]),
        ("Black: take away 0:10", [36_000, 10_000]),
        ("Black: take away 0:01", [36_000, 9_000]),
    ] {
        window.choose(press);
        assert_eq!(shown(&window).0, times, "{press}");
    }
    for (player, able) in [("Black", [false, false, true]), ("White", [false, true, true])] {
        let is_able = |time| window.is_able(&format!("{player}: take away {time}"));
        assert_eq!(["1:00", "0:10", "0:01"].map(is_able), able, "{player}");
    }
    window.choose("Resume");
    window.wait(1_000);
    window.expect("White, 0:35, running, 0 moves");
    assert!(!window.shows("White: add 1:00"), "the buttons are gone");
}

#[test]
fn fallen_flag_stays_and_the_first_is_named() {
    for (language, [first, second, black, white]) in both("two flags") {
        let setup = clock(ClockKind::Fischer, 10_000, 0);
        let mut window = Begin { language, setup, ..Begin::default() }.open();
        window.play("Space 1s Space 10s");
        assert_eq!(window.announced().join(" ").to_lowercase(), black.to_lowercase());
        window.play("Space 12s");
        assert_eq!(window.announced().join(" ").to_lowercase(), white.to_lowercase());
        window.expect_all(&[first, second]);
        assert_eq!(window.table().result(), None);
    }
}

#[test]
fn a_pause_is_announced_and_the_time_is_not() {
    let mut window = open(60_000, 0);
    window.play("Space 3s Space");
    assert_eq!(window.announced().join(" "), "");
    window.choose("Pause");
    assert_eq!(window.announced().join(" "), "The clock is stopped.");
    window.key(Key::F8);
    window.expect("White 0:57, Black 1:00.");
}

/// The clock runs on behind the start screen if the players choose so, and Escape leads back to the clock.
#[test]
fn clock_is_left_and_adjusted_by_keyboard() {
    let mut window = open(300_000, 0);
    window.play("Space 2s Escape");
    window.expect("White, 4:58, running, 0 moves");
    window.tab_to("Leave it running");
    window.key(Key::Enter);
    window.expect("What shall we play?");
    window.wait(2_000);
    window.expect("Clock running: 4:56 – 5:00");
    window.key(Key::Escape);
    window.expect("White, 4:56, running, 0 moves");
    window.ctrl(Key::Space);
    window.tab_to("Adjust");
    window.key(Key::Enter);
    window.expect("White: add 1:00");
    window.key(Key::Escape);
    assert!(!window.shows("White: add 1:00"));
    window.expect("White, 4:56, clock stopped, 0 moves");
}

#[test]
fn only_digits_wake_the_window() {
    let mut window = open(60_000, 0);
    assert_eq!(window.idle(), Duration::MAX, "it waits");
    window.key(Key::Space);
    for (wait, rest) in [(0, 1_000), (300, 700), (700, 1_000)] {
        window.wait(wait);
        assert_eq!(window.idle(), Duration::from_millis(rest), "after {wait} ms");
    }
    window.play("Space 400ms");
    assert_eq!(window.idle(), Duration::from_millis(600), "Black's time");
    window.choose("Pause");
    assert_eq!(window.idle(), Duration::MAX, "it stands still");

    let mut window = Window::of(clock(ClockKind::Delay, 60_000, 3_000));
    window.play("Space 400ms");
    assert_eq!(window.idle(), Duration::from_millis(600), "the delay");
}

#[test]
fn little_time_is_heard_from_each_player() {
    let listener = Listener::default();
    let setup = clock(ClockKind::Fischer, 20_000, 0);
    let mut window = Begin { setup, audio: listener.audio(), ..Begin::default() }.open();
    for player in ["White", "Black"] {
        window.key(Key::Space);
        for (wait, count) in [(9_000, 0), (2_000, 1)] {
            window.wait(wait);
            let warned = listener.sounds().into_iter().filter(|cue| *cue == Cue::LowTime).count();
            assert_eq!(warned, count, "{player}");
        }
    }
}

/// White's half is on the left or at the bottom, and on the opposite side once the clock is turned.
#[test]
fn halves_are_side_by_side_or_stacked() {
    for (size, hours, beside) in [
        (SIZE, false, true),
        (SMALL, false, true),
        (vec2(480.0, 800.0), false, false),
        (SIZE, true, false),
        (vec2(2400.0, 1000.0), true, true),
    ] {
        let base_ms = if hours { 5_400_000 } else { 300_000 };
        let setup = clock(ClockKind::Fischer, base_ms, 0);
        let mut window = Begin { size, setup, ..Begin::default() }.open();
        let order = |window: &Window| {
            let [white, black] = ["White, ", "Black, "].map(|player| window.rect(player).center());
            black - white
        };
        let apart = order(&window);
        assert_eq!(apart.x > 10.0, beside, "{size}: Black at the right");
        assert_eq!(apart.y < -10.0, !beside, "{size}: Black above");
        window.key(Key::F);
        assert_eq!(order(&window), -apart, "{size}, turned");
    }
}

/// The events of pressing and releasing the key at this place on the keyboard, which types this text.
fn place(physical: Key, letter: &str, modifiers: Modifiers) -> [Event; 3] {
    let key = Key::from_name(&letter.to_uppercase()).unwrap_or(physical);
    let event = |pressed| Event::Key { key, physical_key: Some(physical), pressed, repeat: false, modifiers };
    [event(true), Event::Text(letter.to_owned()), event(false)]
}

/// The key in the place of Z is for the player on the left, and the key in the place of / for the player on the right,
/// whatever is printed on them.
#[test]
fn each_player_has_a_key() {
    let mut window = open(300_000, 0);
    let (z, slash) = ((Key::Z, "z"), (Key::Slash, "/"));
    // Each key, how often White and Black have then pressed the clock, and whether it runs; White's key does not start
    // it.
    for ((key, letter), presses, runs) in [
        (z, [0, 0], false),
        (slash, [0, 0], true),
        (slash, [0, 0], true),
        (z, [1, 0], true),
        (z, [1, 0], true),
        (slash, [1, 1], true),
        // The same two keys on a German, a French and a Russian keyboard.
        ((Key::Z, "y"), [2, 1], true),
        ((Key::Slash, "-"), [2, 2], true),
        ((Key::Z, "w"), [3, 2], true),
        ((Key::Slash, "!"), [3, 3], true),
        ((Key::Z, "я"), [4, 3], true),
        ((Key::Slash, "."), [4, 4], true),
        // The key that types Z does nothing in another place.
        ((Key::Y, "z"), [4, 4], true),
    ] {
        window.pass(100);
        window.events(place(key, letter, Modifiers::NONE));
        assert_eq!(shown(&window).1, presses, "{key:?} {letter:?}");
        assert_eq!(window.shows("running"), runs, "{key:?} {letter:?}");
    }
    for modifiers in [Modifiers::CTRL, Modifiers::ALT, Modifiers::SHIFT, Modifiers::COMMAND] {
        window.events(place(Key::Z, "z", modifiers));
        assert_eq!(shown(&window).1, [4, 4], "{modifiers:?}");
    }
    // Space does nothing within 0.7 seconds of a press.
    window.events(place(Key::Z, "z", Modifiers::NONE));
    window.play("600ms Space");
    assert_eq!(shown(&window).1, [5, 4]);
    window.play("100ms Space");
    assert_eq!(shown(&window).1, [5, 5]);
    window.choose("Swap sides");
    window.events(place(Key::Z, "z", Modifiers::NONE));
    assert_eq!(shown(&window).1, [5, 5], "Black sits at the left");
    window.events(place(Key::Slash, "/", Modifiers::NONE));
    assert_eq!(shown(&window).1, [6, 5]);
    window.events(place(Key::Z, "z", Modifiers::NONE));
    assert_eq!(shown(&window).1, [6, 6]);
}

/// A control of 40 moves in 90 minutes, 20 moves in 60 minutes, and then 15 minutes with 30 seconds per move, played in
/// full screen with both players' keys.
#[test]
fn three_stages_are_counted_in_full_screen() {
    let mut window = Begin { size: vec2(1920.0, 1080.0), ..Begin::default() }.open();
    window.command(Command::ChessClock);
    window.choose_all(["40/90, 20/60, 15+30", "Set clock"]);
    crate::full_screen::show(&mut window, |info| info.fullscreen = Some(true));
    window.expect("White, 1:30:00, Period 1: move 1 of 40");
    window.events(place(Key::Slash, "/", Modifiers::NONE));
    let mut keys = [(Key::Z, "z"), (Key::Slash, "/")];
    // Each move takes White a minute and Black half a minute.
    for mv in 1..=61 {
        for (player, (key, letter)) in keys.into_iter().enumerate() {
            window.wait_long(if player == 0 { 60_000 } else { 30_000 });
            window.events(place(key, letter, Modifiers::NONE));
        }
        // The times around the end of the first two stages, in minutes and seconds.
        let expected = match mv {
            39 => [(51, 0), (70, 30)],
            40 => [(50 + 60, 0), (70 + 60, 0)],
            41 => [(109, 0), (129, 30)],
            59 => [(91, 0), (120, 30)],
            60 => [(90 + 15, 30), (120 + 15, 30)],
            61 => [(105, 0), (135, 30)],
            _ => continue,
        };
        let expected = expected.map(|(minutes, seconds)| (minutes * 60 + seconds) * 1000);
        assert_eq!(shown(&window), (expected, [mv, mv]), "after move {mv}");
        // After the first stage, the players change places.
        if mv == 40 {
            window.key(Key::F);
            keys.reverse();
        }
    }
    window.expect("White, 1:45:00, running, Period 3: move 62");
    // An arbiter can correct the number of moves.
    window.ctrl(Key::Space);
    window.choose_all(["Adjust", "White: set the time and the move count"]);
    window.expect("completed moves");
}

#[test]
fn halves_are_where_the_players_want_them() {
    let folder = Folder::new("clock-alone-halves");
    let setup = clock(ClockKind::Fischer, 300_000, 0);
    let begin = || Begin { store: folder.store(), setup: setup.clone(), ..Begin::default() };
    let is_stacked = |window: &Window| window.rect("White, ").top() > window.rect("Black, ").bottom();
    let mut window = begin().open();
    assert!(!is_stacked(&window));
    window.choose("Stacked");
    assert!(is_stacked(&window));
    drop(window);
    let mut window = begin().open();
    assert!(is_stacked(&window));
    window.choose("Swap sides");
    assert!(window.rect("White, ").bottom() < window.rect("Black, ").top());
    window.choose("Side by side");
    let is_swapped = |window: &Window| window.rect("White, ").left() > window.rect("Black, ").right();
    assert!(!is_stacked(&window) && is_swapped(&window));
    // A new clock keeps the swapped sides, and the board of a game is not turned.
    window.request(Request::Start(Box::new(clock(ClockKind::Fischer, 60_000, 0))));
    assert!(is_swapped(&window));
    window.request(Request::Start(Box::default()));
    assert!(window.square("a1").y > window.square("a8").y);
    drop(window);
    assert!(is_swapped(&begin().open()));
}

/// While the window asks whether to leave the clock running, the clock runs on and its screen stays.
#[test]
fn a_running_clock_is_not_left_unasked() {
    let alone = clock(ClockKind::Fischer, 300_000, 0);
    let game = GameSetup { clock: fischer(300_000, 0), ..GameSetup::default() };
    for (language, [title, stay, goes_on, pauses, start]) in both("leaving a running clock") {
        for setup in [&alone, &game] {
            let mut window = Begin { language, setup: setup.clone(), ..Begin::default() }.open();
            let runs = |window: &Window| window.table().clock_runs();
            window.command(Command::Start);
            window.expect(start);
            window.request(Request::ToGame);
            window.ctrl(Key::Space);
            for command in [Command::Start, Command::Book, Command::Chess960, Command::Tour, Command::Study] {
                window.command(command);
                window.expect(title);
                window.choose(stay);
                assert!(!window.shows(goes_on) && !window.shows(start) && runs(&window), "{command:?}");
            }
            window.command(Command::Start);
            window.choose(goes_on);
            assert!(window.shows(start) && !window.shows(goes_on) && runs(&window));
            // From another screen, no question is asked.
            window.command(Command::Book);
            assert!(!window.shows(goes_on));
            window.request(Request::ToGame);
            window.command(Command::Start);
            window.choose(pauses);
            assert!(window.shows(start) && !window.shows(title) && window.table().is_paused());
            window.request(Request::ToGame);
            window.command(Command::Start);
            assert!(window.shows(start) && !window.shows(title), "it stands still");
        }
    }
    // Against an engine, the clock is paused without a question.
    let mut window = Game::of(GameSetup { clock: fischer(300_000, 0), ..white() });
    window.drag("e2", "e4");
    window.plays("e5");
    window.command(Command::Start);
    window.expect("What shall we play?");
    assert!(window.table().is_paused());
}
