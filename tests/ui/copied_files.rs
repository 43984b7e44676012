//! Ctrl+V opens a file that was copied in a file manager.

use std::path::PathBuf;

use crate::prelude::*;
use egui::{ViewportCommand, ViewportId};

const GAME: &str = "[White \"Réti, Richard\"]\n[Black \"Tartakower, Savielly\"]\n\n1. e4 c6 *\n";

fn open(copied: &[PathBuf]) -> Window {
    let copied = copied.to_vec();
    Begin { copied_files: Arc::new(move || copied.clone()), ..Begin::default() }.open()
}

#[track_caller]
fn check(copied: &[PathBuf], events: &[Event], opens: bool) {
    let mut window = open(copied);
    for event in events {
        window.event(event.clone());
    }
    assert_eq!(is_opened(&mut window, opens), opens, "{events:?}");
}

/// Whether the file's game is shown. A file is read on its own thread, so an expected game is waited for.
fn is_opened(window: &mut Window, expected: bool) -> bool {
    let is_shown = |window: &Window| window.harness.state().title().contains("Tartakower");
    if expected {
        window.wait_until("the file is shown", is_shown);
    }
    std::thread::sleep(Duration::from_millis(50));
    window.harness.run();
    is_shown(window)
}

#[test]
fn control_v_opens_a_copied_file() {
    let folder = Folder::new("copied-files");
    let [one, other] = ["one.pgn", "other.pgn"].map(|name| folder.write(name, GAME));
    let control = Event::ModifiersChanged(Modifiers::COMMAND);
    let free = Event::ModifiersChanged(Modifiers::NONE);
    let (down, up) = (key_event(Key::V, true, Modifiers::NONE), key_event(Key::V, false, Modifiers::NONE));
    let up_with = key_event(Key::V, false, Modifiers::COMMAND);
    let copied = std::slice::from_ref(&one);
    // While Ctrl is held, egui reports only the release of V.
    check(copied, &[control.clone(), up_with.clone(), free.clone()], true);
    // Ctrl is released before V.
    check(copied, &[control.clone(), free.clone(), up.clone()], true);
    check(&[], &[control.clone(), up_with.clone()], false);
    // V is typed as a letter after Ctrl is released.
    check(copied, &[control.clone(), free.clone(), down, up.clone()], false);
    // Text was pasted.
    let text = Event::Paste("4k3/8/8/8/8/8/4P3/4K3 w - - 3 9".to_owned());
    check(copied, &[control.clone(), text, up_with], false);
    // V was pressed in another window.
    check(copied, &[Event::WindowFocused(true), up], false);
    // The file manager puts the file's path on the clipboard as text.
    check(&[], &[control.clone(), Event::Paste(one.display().to_string())], true);

    let mut window = open(&[one, other]);
    window.command(Command::Paste);
    assert!(is_opened(&mut window, true));
}

#[test]
fn without_a_file_the_menu_pastes_text() {
    let mut window = open(&[]);
    let asked = window.output_of(Command::Paste).viewport_output[&ViewportId::ROOT].commands.clone();
    assert!(asked.contains(&ViewportCommand::RequestPaste), "{asked:?}");
}
