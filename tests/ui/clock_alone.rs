//! The clock alone: a chess clock for two people at a real board.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use egui::epaint::Shape;
use egui::{Event, Key, Modifiers, Pos2, TouchDeviceId, TouchId, TouchPhase, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::game::{ClockKind, TimeControl};
use jadoube::rules::Color;
use jadoube::storage::settings::SettingsStore;
use jadoube::table::{GameSetup, Table};
use jadoube::text::messages::Language;
use jadoube::ui::sound::AudioRequest;
use jadoube::ui::sound::cue::Cue;
use jadoube::ui::{Choice, Command, Request};

use crate::window::{Begin, Window};

/// A clock with this time control for both players.
pub fn clock(kind: ClockKind, base_ms: u64, bonus_ms: u64) -> GameSetup {
    let control = Some(TimeControl::new(kind, base_ms, bonus_ms));
    GameSetup { clock: [control.clone(), control], clock_only: true, ..GameSetup::default() }
}

fn open(base_ms: u64, bonus_ms: u64) -> Window {
    Begin { setup: clock(ClockKind::Fischer, base_ms, bonus_ms), ..Begin::default() }.open()
}

pub fn table(window: &Window) -> &Table {
    window.harness.state().table()
}

/// Both times, and how often each player has pressed the clock.
pub fn shown(window: &Window) -> ([u64; 2], [u32; 2]) {
    let table = table(window);
    let time = |color| table.clock_shows(color, table.now()).expect("a clock");
    (Color::ALL.map(time), Color::ALL.map(|color| table.presses(color)))
}

/// So much time passes, in small steps: one long step would count as the computer's sleep.
fn pass(window: &mut Window, ms: u64) {
    for step in (0..ms).step_by(5_000) {
        window.wait((ms - step).min(5_000));
    }
}

impl Window {
    /// Clicks the half of a player.
    fn tap(&mut self, player: &str) {
        let at = self.rect(&format!("{player}, ")).center();
        self.click_at(at);
    }

    pub fn command(&mut self, command: Command) {
        let ctx = self.harness.ctx.clone();
        self.harness.state_mut().handle(&ctx, Request::Command(command));
        self.harness.run();
    }
}

/// From a metre and a half, digits must be at least 200 pixels high in a window of 1920 by 1080.
#[test]
fn digits_can_be_read_from_afar() {
    let hours = clock(ClockKind::Fischer, 5_400_000, 30_000);
    for (setup, size, least) in [
        (clock(ClockKind::Fischer, 300_000, 3_000), vec2(1920.0, 1080.0), 200.0),
        (clock(ClockKind::Delay, 1_500_000, 10_000), vec2(1920.0, 1080.0), 200.0),
        (hours.clone(), vec2(1920.0, 1080.0), 200.0),
        (hours.clone(), vec2(2560.0, 1080.0), 200.0),
        (clock(ClockKind::Fischer, 300_000, 0), vec2(1080.0, 1920.0), 200.0),
        (clock(ClockKind::Fischer, 300_000, 0), vec2(640.0, 480.0), 60.0),
        (hours, vec2(640.0, 480.0), 60.0),
    ] {
        for text_size in [100, 200] {
            let store = SettingsStore::at(None);
            let mut window = Begin { setup: setup.clone(), size, store, ..Begin::default() }.open();
            window.command(Command::Choose(Choice::TextSize(text_size)));
            window.key(Key::Space);
            for ms in [0, 4_000, 50_000] {
                pass(&mut window, ms);
                let heights = digit_heights(&window);
                assert_eq!(heights.len(), 2, "{size} at {text_size} %: two times");
                let low = heights.iter().copied().fold(f32::MAX, f32::min);
                assert!(low >= least, "{size} at {text_size} %: digits of {low} pixels");
            }
        }
    }
}

/// The heights of the times in the halves, in pixels.
fn digit_heights(window: &Window) -> Vec<f32> {
    fn collect(shape: &Shape, all: &mut Vec<f32>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, all)),
            Shape::Text(text) => {
                let time = |c: char| c.is_ascii_digit() || c == ':' || c == '.';
                let is_time = text.galley.text().contains(':') && text.galley.text().chars().all(time);
                all.extend(is_time.then(|| text.galley.mesh_bounds.height()));
            }
            _ => {}
        }
    }
    let mut all = Vec::new();
    window.harness.output().shapes.iter().for_each(|clipped| collect(&clipped.shape, &mut all));
    let pixels = window.harness.ctx.pixels_per_point();
    all.into_iter().map(|points| points * pixels).collect()
}

/// White's clock is started by Black, as on a table, or by the button; White's own half starts nothing.
#[test]
fn clock_waits_for_the_first_press() {
    type Start = (&'static str, fn(&mut Window), bool);
    let starts: [Start; 5] = [
        ("Space", |window| window.key(Key::Space), true),
        ("Black's half", |window| window.tap("Black"), true),
        ("Start", |window| window.choose("Start"), true),
        (
            "Ctrl+P",
            |window| {
                window.harness.key_press_modifiers(Modifiers::COMMAND, Key::P);
                window.harness.run();
            },
            true,
        ),
        ("White's half", |window| window.tap("White"), false),
    ];
    for (what, start, starts) in starts {
        let mut window = open(300_000, 0);
        window.wait(5_000);
        window.expect("Black, 5:00, press to start, 0 moves");
        start(&mut window);
        window.wait(2_000);
        let expected = if starts { "White, 4:58, running, 0 moves" } else { "White, 5:00, 0 moves" };
        assert!(window.shows(expected), "{what}");
    }
}

#[test]
fn a_press_passes_the_turn_once() {
    let mut window = open(300_000, 3_000);
    window.key(Key::Space);
    window.wait(10_000);
    // Held: the key repeats.
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
    // Pressed twice within a quarter of a second.
    window.key(Key::Space);
    window.wait(249);
    window.key(Key::Space);
    assert_eq!(shown(&window).1, [1, 1], "Space pressed twice");
    window.wait(250);
    window.key(Key::Space);
    assert_eq!(shown(&window).1, [2, 1], "a later press");
    // Tapped twice, there and where the turn went.
    window.wait(1_000);
    window.tap("Black");
    for player in ["Black", "White"] {
        let at = window.rect(&format!("{player}, ")).center();
        for pressed in [true, false] {
            window.button(at, egui::PointerButton::Primary, pressed);
        }
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
    window.harness.get_by_label("White, 4:56, running, 1 move").click_accesskit();
    window.harness.run();
    assert_eq!(shown(&window).1, [2, 1], "pressed by a screen reader");
}

/// It counts when the finger comes down, also while the other player's finger is still on the screen.
#[test]
fn fingers() {
    let mut window = open(300_000, 0);
    window.key(Key::Space);
    let touch = |window: &mut Window, finger, player: &str, phase| {
        let pos = window.rect(&format!("{player}, ")).center();
        let (device_id, id) = (TouchDeviceId(0), TouchId(finger));
        window.harness.event(Event::Touch { device_id, id, phase, pos, force: None });
        window.harness.run();
    };
    window.wait(1_000);
    touch(&mut window, 1, "White", TouchPhase::Start);
    assert_eq!(shown(&window).1, [1, 0], "White's finger is down");
    window.wait(1_000);
    touch(&mut window, 2, "Black", TouchPhase::Start);
    assert_eq!(shown(&window).1, [1, 1], "and Black's");
    touch(&mut window, 1, "White", TouchPhase::End);
    touch(&mut window, 2, "Black", TouchPhase::End);
    assert_eq!(shown(&window).1, [1, 1], "a finger that is lifted does nothing");
}

#[test]
fn delays_are_shown_while_they_run() {
    for (kind, running, after) in [
        (ClockKind::Delay, "White, 1:00, running, delay 2 s, 0 moves", "White, 0:59, running, 0 moves"),
        (ClockKind::Bronstein, "White, 0:59, running, delay 2 s, 0 moves", "White, 0:56, running, 0 moves"),
    ] {
        let mut window = Begin { setup: clock(kind, 60_000, 3_000), ..Begin::default() }.open();
        window.key(Key::Space);
        window.wait(1_000);
        window.expect(running);
        window.expect("delay 2 s");
        window.wait(3_000);
        window.expect(after);
    }
}

#[test]
fn times_are_adjusted_while_the_clock_is_stopped() {
    let mut window = open(30_000, 0);
    window.key(Key::Space);
    window.wait(5_000);
    assert!(!is_able(&window, "Adjust"), "the clock runs");
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
    for (button, able) in [
        ("Black: take away 1:00", false),
        ("Black: take away 0:10", false),
        ("Black: take away 0:01", true),
        ("White: take away 1:00", false),
        ("White: take away 0:10", true),
    ] {
        assert_eq!(is_able(&window, button), able, "{button}");
    }
    window.choose("Resume");
    window.wait(1_000);
    window.expect("White, 0:35, running, 0 moves");
    assert!(!window.shows("White: add 1:00"), "the buttons are gone");
}

pub fn is_able(window: &Window, name: &str) -> bool {
    !window.harness.get_by_label(name).accesskit_node().is_disabled()
}

/// What a screen reader announces now.
fn said(window: &Window) -> String {
    let live = |node: &egui_kittest::Node<'_>| node.accesskit_node().live() != egui::accesskit::Live::Off;
    let all = window.harness.query_all_by(|_| true).filter(live);
    all.filter_map(|node| node.accesskit_node().value()).collect::<Vec<_>>().join(" ")
}

#[test]
fn fallen_flag_stays_and_the_first_is_named() {
    for (language, first, second, flags) in [
        (
            Language::EN,
            "Black, 0:00.0, flag fell first, 1 move",
            "White, 0:00.0, running, flag fallen, 1 move",
            ["Black’s flag has fallen.", "White’s flag has fallen."],
        ),
        (
            Language::NL,
            "Zwart, 0:00.0, vlag viel eerst, 1 zet",
            "Wit, 0:00.0, loopt, vlag gevallen, 1 zet",
            ["De vlag van zwart is gevallen.", "De vlag van wit is gevallen."],
        ),
    ] {
        let setup = clock(ClockKind::Fischer, 10_000, 0);
        let mut window = Begin { language, setup, ..Begin::default() }.open();
        window.key(Key::Space);
        window.wait(1_000);
        window.key(Key::Space);
        pass(&mut window, 10_000);
        assert_eq!(said(&window).to_lowercase(), flags[0].to_lowercase());
        window.key(Key::Space);
        pass(&mut window, 12_000);
        assert_eq!(said(&window).to_lowercase(), flags[1].to_lowercase());
        window.expect(first);
        window.expect(second);
        assert_eq!(table(&window).result(), None);
    }
}

#[test]
fn a_pause_is_announced_and_the_time_is_not() {
    let mut window = open(60_000, 0);
    window.key(Key::Space);
    window.wait(3_000);
    window.key(Key::Space);
    assert_eq!(said(&window), "");
    window.choose("Pause");
    assert_eq!(said(&window), "The clock is stopped.");
    window.key(Key::F8);
    window.expect("White 0:57, Black 1:00.");
}

/// The clock goes on behind the start screen, from which there is a way back.
#[test]
fn with_the_keyboard_alone() {
    let mut window = open(300_000, 0);
    window.key(Key::Space);
    window.wait(2_000);
    window.key(Key::Escape);
    window.expect("What shall we play?");
    window.wait(2_000);
    window.expect("Clock running: 4:56 – 5:00");
    window.key(Key::Space);
    window.key(Key::Escape);
    window.expect("White, 4:56, running, 0 moves");
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::P);
    window.harness.run();
    for _ in 0..40 {
        window.key(Key::Tab);
        if window.harness.get_by_label("Adjust").accesskit_node().is_focused() {
            break;
        }
    }
    window.key(Key::Enter);
    window.expect("White: add 1:00");
    window.key(Key::Escape);
    assert!(!window.shows("White: add 1:00"));
    assert!(window.shows("White, 4:56, clock stopped, 0 moves"), "still on the clock");
}

/// For how long the window intends to be idle.
fn rests(window: &Window) -> Duration {
    let outputs = &window.harness.output().viewport_output;
    outputs.values().map(|output| output.repaint_delay).min().unwrap_or(Duration::MAX)
}

#[test]
fn only_digits_wake_the_window() {
    let mut window = open(60_000, 0);
    assert_eq!(rests(&window), Duration::MAX, "it waits");
    window.key(Key::Space);
    for (wait, rest) in [(0, 1_000), (300, 700), (700, 1_000)] {
        window.wait(wait);
        assert_eq!(rests(&window), Duration::from_millis(rest), "after {wait} ms");
    }
    window.key(Key::Space);
    window.wait(400);
    assert_eq!(rests(&window), Duration::from_millis(600), "Black's time");
    window.choose("Pause");
    assert_eq!(rests(&window), Duration::MAX, "it stands still");

    let mut window = Begin { setup: clock(ClockKind::Delay, 60_000, 3_000), ..Begin::default() }.open();
    window.key(Key::Space);
    window.wait(400);
    assert_eq!(rests(&window), Duration::from_millis(600), "the delay");
}

#[test]
fn little_time_is_heard_from_each_player() {
    let heard = Arc::new(Mutex::new(0));
    let counted = heard.clone();
    let audio = Arc::new(move |request| {
        *counted.lock().expect("the count") +=
            i32::from(matches!(request, AudioRequest::Play(Cue::LowTime, _)));
        true
    });
    let setup = clock(ClockKind::Fischer, 20_000, 0);
    let mut window = Begin { setup, audio, ..Begin::default() }.open();
    window.key(Key::Space);
    for (wait, count) in [(9_000, 0), (2_000, 1)] {
        window.wait(wait);
        assert_eq!(*heard.lock().expect("the count"), count, "White");
    }
    window.key(Key::Space);
    for (wait, count) in [(9_000, 1), (2_000, 2)] {
        window.wait(wait);
        assert_eq!(*heard.lock().expect("the count"), count, "Black");
    }
}

/// White is at the left or below, and on the other side once the clock is turned.
#[test]
fn halves_are_side_by_side_or_stacked() {
    for (size, hours, beside) in [
        (vec2(1180.0, 760.0), false, true),
        (vec2(640.0, 480.0), false, true),
        (vec2(480.0, 800.0), false, false),
        (vec2(1180.0, 760.0), true, false),
        (vec2(2400.0, 1000.0), true, true),
    ] {
        let base_ms = if hours { 5_400_000 } else { 300_000 };
        let setup = clock(ClockKind::Fischer, base_ms, 0);
        let mut window = Begin { size, setup, ..Begin::default() }.open();
        let order = |window: &Window| -> (Vec2, Pos2) {
            let [white, black] = ["White, ", "Black, "].map(|player| window.rect(player));
            (black.center() - white.center(), white.min)
        };
        let (apart, _) = order(&window);
        assert_eq!(apart.x > 10.0, beside, "{size}: Black at the right");
        assert_eq!(apart.y < -10.0, !beside, "{size}: Black above");
        window.key(Key::F);
        assert_eq!(order(&window).0, -apart, "{size}, turned");
    }
}
