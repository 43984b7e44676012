//! The game settings: chosen in the new-game dialog, validated, and remembered for the next game.

use crate::prelude::*;
use egui::accesskit::Role;
use jadoube::game::{Ends, Laws, Pace};

/// Opens the new-game dialog, over a game with the default game settings.
fn open_in(begin: Begin) -> Window {
    let mut window = Begin { setup: GameSetup::default(), ..begin }.open();
    window.ctrl(Key::N);
    window
}

/// The dialog in a window so high that the whole dialog is visible.
fn open() -> Window {
    open_in(Begin { size: vec2(1180.0, 1100.0), ..Begin::default() })
}

pub fn setup(window: &Window) -> GameSetup {
    window.table().setup().clone()
}

#[test]
fn a_fresh_installation_plays_by_the_book() {
    let mut window = open();
    window.choose("Play");
    let setup = setup(&window);
    assert_eq!((setup.touch, setup.ends), (TouchMove::Enforced, Ends::Claims));
    assert_eq!((setup.take_back, setup.clock), (TakeBack::Never, [None, None]));
}

#[test]
fn clock_presets_are_used() {
    for (name, base, bonus, stages) in
        [("3+2", 180_000, 2_000, 0), ("25+10", 1_500_000, 10_000, 0), ("40/90+30", 5_400_000, 30_000, 1)]
    {
        let mut window = open();
        window.choose_all([name, "Play"]);
        for control in setup(&window).clock {
            let control = control.expect("a clock");
            assert_eq!((control.kind, control.base_ms, control.bonus_ms), (ClockKind::Fischer, base, bonus));
            assert_eq!(control.stages.len(), stages, "{name}");
        }
        // Escape dismisses the message that the settings can't be saved.
        window.key(Key::Escape);
        window.expect("White to move. The clock has not started");
    }
}

#[test]
fn custom_clock_is_used() {
    let mut window = open();
    window.choose_all(["5+3", "Other…"]);
    window.fill(Role::TextInput, "Minutes", "0,5");
    window.fill(Role::TextInput, "Seconds per move", "1.5");
    window.choose_all(["Kind of clock", "Bronstein", "Different time for Black:"]);
    window.fill(Role::TextInput, "Black’s minutes", "2");
    window.choose("Play");
    let [white, black] = setup(&window).clock.map(|control| control.expect("a clock"));
    assert_eq!((white.kind, white.base_ms, white.bonus_ms), (ClockKind::Bronstein, 30_000, 1_500));
    assert_eq!((black.base_ms, black.bonus_ms), (120_000, 3_000));
}

#[test]
fn impossible_setups_are_explained() {
    for (preset, field, text, said) in [
        ("5+3", "Minutes", "601", "Enter up to 600 minutes, for example 5 or 0.5."),
        ("5+3", "Minutes", "x", "Enter up to 600 minutes"),
        ("5+3", "Minutes", "0", "Enter more than 0 minutes."),
        ("5+3", "Seconds per move", "-1", "Enter 0–3600 seconds."),
        ("5+3", "Seconds per move", "NaN", "Enter 0–3600 seconds."),
        ("40/90+30", "Minutes added after period 1", "0", "Enter more than 0 minutes."),
    ] {
        let mut window = open();
        window.choose_all([preset, "Other…"]);
        window.fill(Role::TextInput, field, text);
        window.expect(said);
        window.choose("Play");
        window.expect("New game");
        assert_eq!(setup(&window).clock, [None, None], "{text}");
        window.fill(Role::TextInput, field, "1");
        assert!(!window.shows(said));
        window.choose("Play");
        assert!(setup(&window).has_clock());
    }
}

#[test]
fn taking_back_goes_with_touch_move() {
    let mut window = open();
    // While touch-move is enforced, “If agreed” can't be chosen.
    assert!(!window.is_able("If agreed"));
    window.choose_all(["If agreed", "Off"]);
    window.expect_all(&["Touching a piece has no consequences", "Takebacks are off"]);
    window.choose_all(["If agreed", "Automatic", "Play"]);
    let chosen = setup(&window);
    assert_eq!((chosen.touch, chosen.take_back, chosen.ends), (TouchMove::Off, TakeBack::Agreed, Ends::Club));
    window.ctrl(Key::N);
    window.choose_all(["Enforced", "Play"]);
    assert_eq!(setup(&window).take_back, TakeBack::Never);
}

/// The dialog offers the game settings of the last game, and unknown ones stay in the file.
#[test]
fn the_last_game_is_remembered() {
    let folder = Folder::new("game");
    let game = r#"{"game": {"takeback": "free", "touch": "sometimes", "sand": 3, "ends": "club"}}"#;
    let file = folder.write("settings.json", game);
    // Without a known touch-move rule, touch-move is enforced and takebacks can't be free; the other settings are used.
    let known = folder.settings().game().expect("a game");
    let expected = (TouchMove::Enforced, TakeBack::Never, Ends::Club);
    assert_eq!((known.touch, known.take_back, known.ends), expected);
    let open = || open_in(Begin { store: folder.settings(), ..Begin::default() });
    let mut window = open();
    window.fill(Role::TextInput, "White’s name", "De Vries");
    window.choose_all(["15+10", "Play"]);
    drop(window);
    let kept: serde_json::Value = serde_json::from_str(&read(&file)).expect("still JSON");
    assert_eq!(kept["game"]["sand"], 3);
    let words = ["touch", "takeback", "white"].map(|key| kept["game"][key].as_str());
    assert_eq!(words, [Some("sometimes"), Some("free"), Some("De Vries")]);
    let mut window = open();
    window.choose("Play");
    let again = setup(&window);
    assert_eq!(again.white, "De Vries");
    assert_eq!(again.clock[1].as_ref().expect("a clock").base_ms, 900_000);
}

/// Supervision is remembered for clocks of the same pace, until it is switched off or a game of another pace begins.
#[test]
fn supervision_is_for_its_pace() {
    const LONG: &str = "40/90, 20/60, 15+30";
    let folder = Folder::new("supervised");
    for (choices, pace, supervised) in [
        (&["15+10", "Supervised"][..], Pace::Rapid, true),
        (&[], Pace::Rapid, true),
        (&["25+10"], Pace::Rapid, true),
        (&[LONG], Pace::Standard, false),
        (&["15+10", "Supervised"], Pace::Rapid, true),
        (&["Supervised"], Pace::Rapid, false),
        (&[], Pace::Rapid, false),
    ] {
        let mut window = open_in(Begin { store: folder.settings(), ..Begin::default() });
        for choice in choices {
            window.activate(choice);
        }
        window.choose("Play");
        assert_eq!(setup(&window).laws(), Laws { pace, supervised }, "{choices:?}");
    }
}

/// In a window too low for the dialog, Tab scrolls the focused widget into view, and Page Up and Page Down scroll too.
#[test]
fn the_dialog_scrolls_with_the_keyboard() {
    let mut window = open_in(Begin { size: SMALL, ..Begin::default() });
    let (top, foot) = (16.0, |window: &Window| window.rect("Cancel").top());
    assert!(window.rect("Automatic").bottom() > foot(&window), "the dialog is higher than the window");
    let mut names = Vec::new();
    for _ in 0..60 {
        window.key(Key::Tab);
        let Some((name, place)) = window.focus_place() else { continue };
        let last = if ["Play", "Cancel"].contains(&name.as_str()) { 480.0 } else { foot(&window) };
        assert!(place.top() >= top && place.bottom() <= last, "{name} stands at {place:?}");
        names.push(name);
    }
    let expected = ["Enforced", "On claim", "Save these game settings…", "Play"];
    assert!(expected.iter().all(|name| names.iter().any(|had| had == name)), "{names:?}");
    window.keys(&[Key::PageUp; 2]);
    assert!(window.rect("Chess960").top() > top, "a page was turned back");
    window.keys(&[Key::PageDown; 2]);
    assert!(window.rect("Automatic").bottom() <= foot(&window), "a page was turned");
}

#[test]
fn the_dialog_opens_at_its_top() {
    for size in [SIZE, SMALL] {
        let mut window = open_in(Begin { size, ..Begin::default() });
        for _ in 0..2 {
            let top = window.rect("White’s name").top();
            let head = window.rect("Two players").bottom();
            assert!(top > head, "at {size}: {top} is under the head, which ends at {head}");
            let first = window.painted_texts().into_iter().find(|text| text.galley.text() == "White’s name");
            assert!(first.expect("painted").visual_bounding_rect().top() > head, "at {size}");
            window.keys(&[Key::PageDown; 2]);
            window.play("Escape Ctrl+N");
        }
    }
}

/// In a window of the default size, three of the clocks share one row even in Dutch, and a bar names what is hidden
/// below.
#[test]
fn a_bar_names_what_is_below() {
    let mut window = open_in(Begin { language: NL, ..Begin::default() });
    let presets = ["Geen klok", "3+2", "25+10"].map(|name| window.rect(name).center().y);
    assert!(presets.iter().all(|y| (y - presets[0]).abs() < 1.0), "{presets:?}");
    for is_start_behind in [false, true] {
        if is_start_behind {
            // The start screen behind the dialog also has a scroll area.
            window.key(Key::Escape);
            crate::start_screen::show(&mut window);
            window.ctrl(Key::N);
        }
        window.expect("Hieronder: laatste twee minuten, voorgift");
        window.click_on("Hieronder: ");
        assert!(!window.shows("Hieronder: "), "the end is seen");
        let (last, foot) = (window.rect("Spelinstellingen bewaren"), window.rect("Annuleren"));
        assert!(last.bottom() <= foot.top(), "{last:?} is not above {foot:?}");
    }
}
