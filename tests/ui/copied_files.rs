//! A file that was copied in a file manager is opened with Ctrl+V, as a dropped one is.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::{Event, Key, Modifiers, ViewportCommand, ViewportId};
use jadoube::ui::{Command, Request};

use crate::folder::Folder;
use crate::window::{Begin, Window};

const GAME: &str = "[White \"Réti, Richard\"]\n[Black \"Tartakower, Savielly\"]\n\n1. e4 c6 *\n";

fn open(copied: &[PathBuf]) -> Window {
    let copied = copied.to_vec();
    Begin { copied_files: Arc::new(move || copied.clone()), ..Begin::default() }.open()
}

/// The key V goes down or up.
fn v(pressed: bool, modifiers: Modifiers) -> Event {
    Event::Key { key: Key::V, physical_key: None, pressed, repeat: false, modifiers }
}

#[track_caller]
fn check(copied: &[PathBuf], events: &[Event], opens: bool) {
    let mut window = open(copied);
    for event in events {
        window.harness.event(event.clone());
        window.harness.run();
    }
    assert_eq!(is_opened(&mut window, opens), opens, "{events:?}");
}

/// Whether the game of the file is shown; a file is read on a thread of its own, so it is waited for.
fn is_opened(window: &mut Window, expected: bool) -> bool {
    let begun = Instant::now();
    let least = Duration::from_millis(50);
    let most = if expected { Duration::from_secs(20) } else { least };
    while begun.elapsed() < most {
        window.harness.run();
        if window.harness.state().title().contains("Tartakower") {
            return true;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    false
}

#[test]
fn control_v_opens_a_copied_file() {
    let folder = Folder::new("copied-files");
    let [one, other] = ["one.pgn", "other.pgn"].map(|name| folder.0.join(name));
    fs::write(&one, GAME).expect("a file");
    fs::write(&other, GAME).expect("a file");
    let control = Event::ModifiersChanged(Modifiers::COMMAND);
    let free = Event::ModifiersChanged(Modifiers::NONE);
    let (down, up) = (v(true, Modifiers::NONE), v(false, Modifiers::NONE));
    let up_with = v(false, Modifiers::COMMAND);
    let copied = std::slice::from_ref(&one);
    // The window library keeps the press of V to itself.
    check(copied, &[control.clone(), up_with.clone(), free.clone()], true);
    // Ctrl is released first.
    check(copied, &[control.clone(), free.clone(), up.clone()], true);
    check(&[], &[control.clone(), up_with.clone()], false);
    // The letter, after another shortcut.
    check(copied, &[control.clone(), free.clone(), down, up.clone()], false);
    // A text was pasted.
    let text = Event::Paste("4k3/8/8/8/8/8/4P3/4K3 w - - 3 9".to_owned());
    check(copied, &[control.clone(), text, up_with], false);
    // V was pressed in another window.
    check(copied, &[Event::WindowFocused(true), up], false);
    // The file manager gives its path as text.
    check(&[], &[control.clone(), Event::Paste(one.display().to_string())], true);

    let mut window = open(&[one, other]);
    window.command(Command::Paste);
    assert!(is_opened(&mut window, true));
}

#[test]
fn without_a_file_the_menu_pastes_text() {
    let mut window = open(&[]);
    let ctx = window.harness.ctx.clone();
    window.harness.state_mut().handle(&ctx, Request::Command(Command::Paste));
    window.harness.step();
    let asked = window.harness.output().viewport_output[&ViewportId::ROOT].commands.clone();
    assert!(asked.contains(&ViewportCommand::RequestPaste), "{asked:?}");
}
