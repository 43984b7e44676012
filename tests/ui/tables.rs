//! Tablebases in the window: what analysis says with them, and the dialog in which their folder is chosen.

use std::path::Path;

use crate::folder::chooses_and_tells;
use crate::prelude::*;
use jadoube::engine::tablebase::{MissingTables, Prober, Tables, Wdl};
use jadoube::rules::Position;

/// A tablebase that gives the same distance for every position.
struct Always(i32);

impl Prober for Always {
    fn most_pieces(&self) -> usize {
        3
    }

    fn result(&self, _: &Position) -> Option<Wdl> {
        None
    }

    fn distance(&self, _: &Position) -> Option<i32> {
        Some(self.0)
    }
}

#[test]
fn analysis_tells_what_tables_know() {
    let check = |prober: Arc<dyn Prober>, fen: &'static str, language: Language, told: &str| {
        let tables = Tables::default();
        tables.set(Some(prober));
        let (mut window, _) = Begin { tables, language, fen: Some(fen), ..Begin::default() }.analysed();
        window.command(Command::Analysis);
        window.until(told);
    };
    const WHITE: &str = "8/8/8/8/8/2k5/8/K6R w - - 0 1";
    const BLACK: &str = "8/8/8/8/8/2k5/8/K6R b - - 90 80";
    let always = |distance| Arc::new(Always(distance));
    const PAWN: &str = "8/8/8/8/8/2k5/7P/K7 w - - 0 1";
    check(always(5), WHITE, EN, "Tablebase win for White: mate in 3");
    check(always(5), WHITE, NL, "Wit wint volgens de eindspeltabellen: mat in 3");
    check(always(5), PAWN, EN, "Tablebase win for White: capture, pawn move or mate in 3");
    check(always(5), PAWN, NL, "Wit wint volgens de eindspeltabellen: slagzet, pionzet of mat in 3");
    check(always(-9), BLACK, EN, "Tablebase win for White: mate in 5");
    let unless =
        "Tablebase win for Black unless the fifty-move rule comes first: capture, pawn move or mate in 5";
    check(always(10), BLACK, EN, unless);
    check(always(11), BLACK, EN, "Tablebase draw by the fifty-move rule: the win would take too long");
    check(always(0), WHITE, EN, "Tablebase draw");
    check(Arc::new(MissingTables), WHITE, EN, "Not all tablebases can be read (Engine, Tablebases)");
    // With more pieces than the tablebases have, analysis begins as usual.
    check(always(5), "8/8/8/8/8/2k5/8/K5RR w - - 0 1", EN, "Thinking…");
}

#[test]
fn a_score_by_tables_is_a_result() {
    let fen = Some("8/8/8/8/8/2k5/8/K6R w - - 0 1");
    let (mut window, fake) = Begin { fen, ..Begin::default() }.analysed();
    window.command(Command::Analysis);
    fake.tell_last(1, 9, Score::Centipawns(20_000), "h1h3");
    window.wait(200);
    window.expect("Line 1: Tablebase win for White. 1. Rh3+");
}

/// A window with the tablebase dialog, in which this folder has been chosen.
fn choosing(folder: &Path, settings: &Folder) -> Window {
    let (files, asked) = chooses_and_tells(folder);
    let mut window = Begin { store: settings.store(), files, ..Begin::default() }.open();
    window.command(Command::Tables);
    window.expect("No folder has been chosen.");
    window.choose("Choose folder…");
    window.harness.run();
    assert!(asked.lock().expect("one thread")[0].is_folder);
    window
}

#[test]
fn folder_is_chosen_saved_and_forgotten() {
    let settings = Folder::new("tables");
    let tables = settings.join("tables");
    fs::create_dir(&tables).expect("a folder");
    let kept = || read(&settings.join("settings.json"));
    let mut window = choosing(&tables, &settings);
    window.until("There are no usable tablebases in this folder.");
    assert!(kept().contains("\"tables\": "), "{}", kept());

    // The next start uses the folder, and reports that it can't be read.
    fs::remove_dir(&tables).expect("the folder");
    let mut window = settings.with_settings();
    window.command(Command::Tables);
    window.until("tables can’t be read: ");

    // The tablebases are counted by the names of their files, and a missing file is reported.
    fs::create_dir(&tables).expect("a folder");
    for name in ["KQvK.rtbw", "KRvK.rtbw", "KRvK.rtbz", "read me.txt"] {
        fs::write(tables.join(name), "no table").expect("the folder");
    }
    let mut window = settings.with_settings();
    window.command(Command::Tables);
    window.until("2 tablebases, for up to 3 pieces.");
    window.expect("1 tablebase has no .rtbz file");
    window.choose("Don’t use tablebases");
    window.expect("No folder has been chosen.");
    assert!(!kept().contains("\"tables\": "), "{}", kept());
}
