//! Full screen, and a window that comes back as it was left.

use eframe::App as _;
use egui::{ViewportCommand, ViewportId, ViewportInfo};
use jadoube::storage::settings::WindowPlace;
use jadoube::ui::theme::Density;
use jadoube::ui::view::layout::{Layout, Needs, Spot};

use crate::prelude::*;

/// Tells the window, as the desktop does, how it is shown.
pub fn show(window: &mut Window, change: impl FnOnce(&mut ViewportInfo)) {
    change(window.harness.input_mut().viewports.entry(ViewportId::ROOT).or_default());
    window.harness.run();
}

fn full_screen() -> Window {
    let black = "Van den Heuvel-Jansen".to_owned();
    let setup = GameSetup { black, clock: fischer(5_400_000, 30_000), ..people() };
    let mut window = Begin { setup, size: vec2(1920.0, 1080.0), ..Begin::default() }.open();
    window.play("e2e4 e7e5");
    show(&mut window, |info| info.fullscreen = Some(true));
    window
}

fn alt(window: &mut Window) {
    for modifiers in [Modifiers::ALT, Modifiers::NONE] {
        window.event(Event::ModifiersChanged(modifiers));
    }
}

/// In full screen, the menu bar is hidden; it appears when the pointer is at the upper edge or Alt is pressed.
#[test]
fn the_menu_comes_when_it_is_called() {
    let mut window = full_screen();
    assert!(!window.shows("View"));
    window.hover(pos2(700.0, 20.0));
    assert!(!window.shows("View"), "the pointer is not at the edge");
    window.hover(pos2(700.0, 0.0));
    window.expect("View");
    window.hover(pos2(700.0, 20.0));
    window.expect("View");
    window.choose("View");
    window.hover(pos2(300.0, 200.0));
    window.expect("Full screen");
    window.key(Key::Escape);
    window.harness.run();
    assert!(!window.shows("View"));

    alt(&mut window);
    window.hover(pos2(700.0, 500.0));
    window.expect("View");
    window.key(Key::Escape);
    assert!(!window.shows("View"));
    alt(&mut window);
    window.click_at(pos2(1800.0, 540.0));
    assert!(!window.shows("View"), "a press elsewhere");

    show(&mut window, |info| info.fullscreen = Some(false));
    window.expect("View");
}

/// In full screen, the board is almost as high as the screen, and names and clocks are much larger.
#[test]
fn a_hall_can_read_it() {
    let mut window = full_screen();
    let strip = |window: &Window| [window.rect("White: De Vries"), window.rect("Black: Van den")];
    let afar = strip(&window);
    let side = (window.square("h1") - window.square("a1")).x / 7.0 * 8.0;
    assert!(side > 1000.0 / window.harness.ctx.zoom_factor(), "the board: {side}");
    show(&mut window, |info| info.fullscreen = Some(false));
    for (afar, near) in afar.into_iter().zip(strip(&window)) {
        assert!(afar.height() > 1.8 * near.height(), "{afar} {near}");
    }
}

#[test]
fn nothing_overlaps_for_an_audience() {
    for (size, clock, lines) in [
        (vec2(1920.0, 1080.0), true, 0),
        (vec2(1920.0, 1080.0), true, 3),
        (vec2(1280.0, 720.0), false, 0),
        (vec2(800.0, 600.0), true, 3),
        (vec2(600.0, 1000.0), true, 0),
        (vec2(300.0, 300.0), true, 0),
    ] {
        let room = Rect::from_min_size(Pos2::ZERO, size);
        let needs = Needs {
            tokens: Density::of_window(size).tokens(),
            pixels_per_point: 1.0,
            clock,
            is_over: false,
            walks: true,
            tray: false,
            lines,
            questions: 0.0,
            audience: true,
            law: &|_| 96.0,
        };
        let layout = Layout::of(room, &needs);
        let parts: Vec<_> = layout.iter().filter(|(spot, _)| *spot != Spot::Panel).collect();
        for (index, (spot, part)) in parts.iter().enumerate() {
            assert!(room.contains_rect(*part), "{size:?}: {spot:?} {part}");
            for (other, place) in &parts[index + 1..] {
                assert!(!part.intersect(*place).is_positive(), "{size:?}: {spot:?} {part} {other:?} {place}");
            }
        }
    }
}

#[test]
fn full_screen_is_asked_for_and_left() {
    let mut window = Window::new();
    for (now, wanted) in [(false, true), (true, false)] {
        show(&mut window, |info| info.fullscreen = Some(now));
        let asked = window.output_of(Command::FullScreen).viewport_output[&ViewportId::ROOT].commands.clone();
        assert!(asked.contains(&ViewportCommand::Fullscreen(wanted)), "{asked:?}");
    }
}

#[test]
fn the_window_is_remembered_as_it_was_left() {
    let at = |x, y| Some(Rect::from_min_size(pos2(x, y), vec2(1000.0, 700.0)));
    let (size, corner) = ([1180.0, 760.0], Some([40.0, 50.0]));
    let normal = WindowPlace { size, corner, maximized: false, full_screen: false };
    // A name, how the window is shown when it is closed, and the place that is remembered.
    type Case = (&'static str, fn(&mut ViewportInfo), WindowPlace);
    let cases: [Case; 4] = [
        ("as it is", |_| (), normal),
        ("maximized", |info| info.maximized = Some(true), WindowPlace { maximized: true, ..normal }),
        ("full screen", |info| info.fullscreen = Some(true), WindowPlace { full_screen: true, ..normal }),
        ("minimized", |info| info.minimized = Some(true), normal),
    ];
    for (name, change, expected) in cases {
        let folder = Folder::new("placed");
        let mut window = folder.with_settings();
        show(&mut window, |info| info.outer_rect = at(40.0, 50.0));
        show(&mut window, |info| {
            change(info);
            info.outer_rect = if name == "as it is" { at(40.0, 50.0) } else { at(0.0, 0.0) };
        });
        window.harness.state_mut().on_exit(None);
        assert_eq!(folder.settings().window(), Some(expected), "{name}");
    }
}
