//! The window reports a crash in an earlier run, its details can be copied, and the game continues.

use egui::OutputCommand;
use jadoube::storage::crash::{CrashKind, keep};

use crate::prelude::*;
use crate::start_screen::open;

fn copied(window: &mut Window) -> String {
    let commands = &window.output_of(Command::CopyDetails).platform_output.commands;
    let text = commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    text.expect("something is copied")
}

#[test]
fn the_next_start_tells_of_a_crash_and_goes_on_with_the_game() {
    for (ending, language, told, link, done) in [
        (CrashKind::Crash, EN, "Jadoube crashed last time.", "Copy details", "Details copied."),
        (CrashKind::Failure, NL, "Een deel van Jadoube", "Gegevens kopiëren", "Gegevens gekopieerd."),
    ] {
        let folder = Folder::new(&format!("crash-{}", language.tag()));
        let begin = || Begin { crashes: Some(folder.join("crashes")), language, ..folder.begin() };
        let mut window = begin().open();
        window.drag("e2", "e4");
        drop(window);
        keep(&folder.join("crashes"), ending, "what happened").expect("a report");

        let mut window = open(Begin { begins: false, ..begin() });
        window.expect(told);
        window.choose(link);
        window.harness.run();
        window.expect(done);
        assert_eq!(copied(&mut window), "what happened");
        assert_eq!(window.moves(), "e4");
        drop(window);
        assert!(!open(Begin { begins: false, ..begin() }).shows(told), "it is told once");
        assert!(fs::read_dir(folder.join("crashes")).is_ok_and(|files| files.count() == 1), "and kept");
    }
}

#[test]
fn details_for_a_report_are_copied_at_any_time() {
    let mut window = Begin { language: NL, scale: 2.0, ..Begin::default() }.open();
    let text = copied(&mut window);
    let version = concat!("Jadoube ", env!("CARGO_PKG_VERSION"), " (commit ");
    for line in
        [version, "\nsystem: ", "\nscale: 2\n", "\nrenderer: the renderer of a test\n", "\nlanguage: nl\n"]
    {
        assert!(text.contains(line), "no {line:?} in {text}");
    }
}
