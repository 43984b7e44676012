//! The list of a file's games: it fills while it is shown, can be searched, and opens games.

use std::fmt::Write;
use std::time::Instant;

use jadoube::record::Record;
use jadoube::study::Origin;

use egui::epaint::Shape;

use crate::prelude::*;
use crate::presses::at_once;

/// This many games between the same players; every hundredth has two others.
pub fn games(count: usize) -> String {
    let mut text = String::new();
    for number in 1..=count {
        let (white, black) = match number % 100 {
            0 => ("Menchik, Vera", "Graf, Sonja"),
            _ => ("De Vries", "Jansen"),
        };
        let result = ["1-0", "0-1", "1/2-1/2", "*"][number % 4];
        let year = 1900 + number % 120;
        let heads = [("Event", "Club evening"), ("Date", &format!("{year}.05.01")), ("White", white)];
        for (tag, value) in heads.into_iter().chain([("Black", black), ("Result", result)]) {
            writeln!(text, "[{tag} \"{value}\"]").expect("a string");
        }
        writeln!(text, "\n1. e4 e5 2. Nf3 {result}\n").expect("a string");
    }
    text
}

impl Window {
    /// Opens the list of this file, and waits until the window shows this text.
    pub fn with_list(mut self, file: &std::path::Path, shown: &str) -> Window {
        self.drop_file(file);
        self.until(shown);
        self
    }
}

/// A window with the list of a file with this text, once the games have been read and checked.
fn listed(name: &str, text: impl AsRef<[u8]>, shown: &str) -> (Folder, Window) {
    let folder = Folder::new(name);
    let file = folder.write("club.pgn", text);
    let mut window = Window::new().with_list(&file, shown);
    window.until_checked();
    (folder, window)
}

/// The names of the rows, in order.
pub fn rows(window: &Window) -> Vec<String> {
    let all = window.harness.get_all_by_role(egui::accesskit::Role::ListBoxOption);
    let place = |row: egui_kittest::Node<'_>| {
        (row.rect().top() as i32, row.accesskit_node().label().expect("its name"))
    };
    let mut rows: Vec<(i32, String)> = all.map(place).collect();
    rows.sort_unstable();
    rows.into_iter().map(|(_, name)| name).collect()
}

#[test]
fn a_file_of_games_is_listed_and_one_is_opened() {
    let folder = Folder::new("games-listed");
    let file = folder.write("club.pgn", games(300));
    for (language, count, search, found, title) in [
        (EN, "300 games", "Search games", "3 of 300 games", "Games"),
        (NL, "300 partijen", "Zoeken in de partijen", "3 van 300 partijen", "Partijen"),
    ] {
        let mut window = Window::speaking(language);
        window.drag("e2", "e4");
        window = window.with_list(&file, count);
        window.until_checked();
        let date = if language == EN { "1 May 1901" } else { "1-5-1901" };
        let first = format!("1. De Vries – Jansen, 0–1, {date}, Club evening");
        window.expect_all(&["club.pgn", search, title, &first]);
        // Typed text goes to the field at once.
        window.text("vera graf");
        window.expect(found);
        window.expect("100. Menchik, Vera – Graf, Sonja, 1–0");
        assert!(!window.shows("1. De Vries"));
        window.play("ArrowDown Enter");
        let study = window.study();
        assert_eq!(study.record().tags.get("Date"), Some("1980.05.01"), "the second that was found");
        assert_eq!(window.moves(), "e4", "the game on the board goes on");
    }
}

/// A small file with games of different length, rating and opening.
const FEW: &str = "[White \"Berg\"]\n[Black \"Aal\"]\n[WhiteElo \"900\"]\n[ECO \"C20\"]\n[PlyCount \"3\"]\n\n1. e4 e5 2. Nc3 *\n\n\
    [White \"aal\"]\n[Black \"Corner\"]\n[WhiteElo \"2100\"]\n\n1. d4 d5 2. Nc3 *\n\n\
    [White \"Corner\"]\n[Black \"Berg\"]\n[WhiteElo \"1000\"]\n[ECO \"A04\"]\n\n1. Nf3 (1. e4 e5) *\n";

/// A click on a column's heading sorts by that column, a second one sorts in reverse, and a third one restores the
/// order of the file. Unknown values come last.
#[test]
fn a_list_is_sorted_by_any_column() {
    let folder = Folder::new("games-sorted");
    let file = folder.write("few.pgn", FEW);
    let size = vec2(1600.0, 900.0);
    let mut window = Begin { size, ..Begin::default() }.open().with_list(&file, "3 games");
    window.until_checked();
    let order =
        |window: &Window| rows(window).iter().filter_map(|row| row.chars().next()).collect::<String>();
    assert_eq!(order(&window), "123");
    for (head, expected) in [
        ("Sort by White", "213"),
        ("Sort by White, in reverse", "312"),
        ("Back to the order of the file", "123"),
        ("Sort by Black", "132"),
        ("Sort by ECO", "312"),
        ("Sort by ECO, in reverse", "132"),
        // Two games have no PlyCount: their moves were counted during the check.
        ("Sort by Moves", "312"),
    ] {
        window.choose(head);
        assert_eq!(order(&window), expected, "{head}");
    }
    window.choose("Sort by White’s Elo");
    assert_eq!(order(&window), "132", "as numbers");
}

/// Tab reaches the headings of the columns, and the game that an arrow key chooses is announced.
#[test]
fn the_list_is_sorted_and_heard_with_the_keyboard() {
    let (_folder, mut window) = listed("games-heard", FEW, "3 games");
    let said = |window: &Window, text: &str| {
        let voices = window.harness.get_all_by_role(egui::accesskit::Role::Label);
        voices.filter_map(|node| node.accesskit_node().value()).any(|value| value == text)
    };
    window.key(Key::ArrowDown);
    let row = window.texts().into_iter().find(|text| text.starts_with("2. ")).expect("a second row");
    assert!(said(&window, &row), "{row} is said");
    window.tab_to("Sort by White");
    window.key(Key::Enter);
    assert_eq!(window.focused(), "Sort by White, in reverse");
    // The opened game is announced with its players.
    window.harness.get_by_role(egui::accesskit::Role::TextInput).focus();
    window.harness.run();
    window.key(Key::Enter);
    let heading = |text: &str| text.ends_with("Starting position.") && text.contains(" – ");
    assert!(window.texts().iter().any(|text| heading(text)), "{:?}", window.texts());
}

/// The number and the first player of the chosen row.
fn chosen(window: &Window) -> Option<String> {
    let mut rows = window.harness.query_all_by_role(egui::accesskit::Role::ListBoxOption);
    let row = rows.find(|row| row.accesskit_node().is_selected() == Some(true))?;
    row.accesskit_node().label()?.split(" – ").next().map(str::to_owned)
}

/// A FEN in the search field lists the games with that position, even in a variation.
#[test]
fn games_are_found_by_a_position() {
    let (_folder, mut window) = listed("games-position", FEW, "3 games");
    for (fen, count) in [
        ("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "2 of 3 games"),
        ("rnbqkbnr/ppp1pppp/8/3p4/3P4/2N5/PPP1PPPP/R1BQKBNR b KQkq - 1 2", "1 of 3 games"),
        ("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", "No game matches your search."),
    ] {
        window.text(fen);
        window.until(count);
        assert_eq!(chosen(&window).is_some(), count.contains(" of "), "{fen}");
        window.key(Key::Escape);
    }
    // In a study, keys lead to the next and the previous game in the list, and a command finds the study's position.
    window.text("corner");
    window.expect("2 of 3 games");
    window.key(Key::Enter);
    let white = |window: &Window| window.study().record().tags.get("White").map(str::to_owned);
    assert_eq!(white(&window).as_deref(), Some("aal"));
    for (key, expected) in [(Key::PageDown, "Corner"), (Key::PageDown, "Corner"), (Key::PageUp, "aal")] {
        window.ctrl(key);
        assert_eq!(white(&window).as_deref(), Some(expected), "{key:?}");
    }
    window.key(Key::End);
    let sought = window.study().position().fen();
    window.choose_all(["Study", "Navigate", "Find this position"]);
    window.until("1 of 3 games");
    // A game that was found opens at the position.
    window.key(Key::Enter);
    let found = window.study();
    assert_ne!(found.at(), Record::ROOT);
    assert!(sought.starts_with(found.position().fen().split(' ').next().expect("a board")));
}

/// Games of which two reach the same opening position by different moves.
const OPENINGS: &str = "[White \"One\"]\n[Date \"2001.01.01\"]\n\n1. e4 c5 2. Nf3 d6 3. d4 1-0\n\n\
    [White \"Two\"]\n[Date \"2003.??.??\"]\n\n1. Nf3 c5 2. e4 d6 1/2-1/2\n\n\
    [White \"Three\"]\n\n1. d4 d5 (1... c5 2. e4) 2. c4 *\n\n\
    [White \"Four\"]\n[WhiteElo \"2000\"]\n\n1. e4 e5 0-1\n";

/// Opening moves list the games whose main line reaches the position after these moves.
#[test]
fn games_are_found_by_their_opening() {
    let (_folder, mut window) = listed("games-opening", OPENINGS, "4 games");
    for (typed, count) in [
        ("1. e4 c5", "1 of 4 games"),
        ("e4 c5 Nf3", "2 of 4 games"),
        ("1.e4 c5 2.Nf3 d6 3.d4", "1 of 4 games"),
        ("1. e4", "2 of 4 games"),
        ("1. d4 d5", "1 of 4 games"),
        ("1. d4 c5", "No game matches your search."),
    ] {
        window.text(typed);
        window.until(count);
        assert_eq!(chosen(&window).is_some(), count.contains(" of "), "{typed}");
        window.key(Key::Escape);
    }
    // The game opens where the opening ends.
    window.text("1. e4 c5");
    window.until("1 of 4 games");
    window.key(Key::Enter);
    let study = window.study();
    assert_eq!(study.record().ply(study.at()), 2);
}

#[test]
fn click_shows_and_enter_opens() {
    let size = vec2(1600.0, 900.0);
    let folder = Folder::new("games-clicks");
    let file = folder.write("club.pgn", games(300).replace("1. e4 e5 2. Nf3", &long_line(40)));
    let mut window = Begin { size, ..Begin::default() }.open().with_list(&file, "300 games");
    window.click_on("3. De Vries");
    assert_eq!(chosen(&window).as_deref(), Some("3. De Vries"));
    assert!(window.harness.state().study().is_none());
    window.expect("40.\u{a0}Ng1 Ng8");
    window.click_on("5. De Vries");
    window.key(Key::Enter);
    assert_eq!(window.study().record().tags.get("Date"), Some("1905.05.01"));
}

/// This many numbered moves, with knights out and back.
pub fn long_line(moves: usize) -> String {
    let both = ["Nf3 Nf6", "Ng1 Ng8"];
    let numbered = |number: usize| format!("{number}. {}", both[(number + 1) % 2]);
    (1..=moves).map(numbered).collect::<Vec<_>>().join(" ")
}

/// After sorting, the chosen game is still in sight.
#[test]
fn chosen_row_stays_in_sight() {
    let (_folder, mut window) = listed("games-in-sight", games(1200), "1,200 games");
    window.play("ArrowDown ArrowDown");
    assert_eq!(chosen(&window).as_deref(), Some("3. De Vries"));
    for head in ["Sort by Date", "Sort by Date, in reverse", "Back to the order of the file"] {
        window.choose(head);
        assert_eq!(chosen(&window).as_deref(), Some("3. De Vries"), "{head}");
    }
}

/// A column without any value is not shown.
#[test]
fn empty_columns_leave() {
    let (_folder, mut window) = listed("games-columns", OPENINGS, "4 games");
    let column = "Sort by White’s Elo";
    assert!(window.shows(column));
    window.text("one");
    window.expect("1 of 4 games");
    assert!(!window.shows(column));
}

#[test]
fn words_are_found_in_any_order_and_any_name() {
    let (_folder, mut window) = listed("games-searched", games(1200), "1,200 games");
    for (typed, count) in [
        ("JANSEN vries", "1,188 of 1,200 games"),
        ("1/2-1/2 1902", "10 of 1,200 games"),
        ("menchik 1-0", "12 of 1,200 games"),
        ("graf 0-1", "No game matches your search."),
        ("vera 1905", "No game matches your search."),
        ("evening 1900", "10 of 1,200 games"),
    ] {
        window.text(typed);
        window.expect(count);
        // Escape first clears the field, and then closes the list.
        window.key(Key::Escape);
        assert!(!window.shows(" of 1,200 games"), "{typed}");
        window.expect("1,200 games");
    }
    window.key(Key::Escape);
    window.expect("White to move.");
    assert!(!window.shows("1,200 games"));
}

#[test]
fn the_keyboard_goes_through_all_of_it() {
    let (_folder, mut window) = listed("games-keys", games(5000), "5,000 games");
    window.key(Key::End);
    window.expect("5000. Menchik, Vera – Graf, Sonja");
    assert!(!window.shows("1. De Vries – Jansen, 0–1, 1 May 1901"));
    window.keys(&[Key::PageUp, Key::ArrowUp, Key::Home]);
    window.expect("1. De Vries – Jansen, 0–1, 1 May 1901");
    let rows = |window: &Window| window.texts().iter().filter(|text| text.contains(" – ")).count();
    assert!(rows(&window) < 60, "only rows in sight are there");
    window.keys(&[Key::ArrowDown; 30]);
    window.expect("31. De Vries");
    assert_eq!(chosen(&window).as_deref(), Some("31. De Vries"));
    // A slow frame receives several presses.
    at_once(&mut window, &[Key::Home, Key::ArrowDown, Key::PageDown, Key::PageUp, Key::ArrowDown]);
    assert_eq!(chosen(&window).as_deref(), Some("3. De Vries"));
    at_once(&mut window, &[Key::ArrowDown; 28]);
    assert_eq!(chosen(&window).as_deref(), Some("31. De Vries"));
    window.key(Key::Enter);
    // The arrow keys step through the game at once.
    assert_eq!(window.study().at(), Record::ROOT);
    window.key(Key::ArrowRight);
    assert_ne!(window.study().at(), Record::ROOT);
    // Back in the list, the same game is chosen.
    window.choose("Close");
    window.expect("5,000 games");
    window.expect("31. De Vries");
}

/// Only for a large file does the window say that the file is being read.
#[test]
fn one_game_is_opened_at_once() {
    let folder = Folder::new("games-one");
    for (comment, is_told) in [("open".to_owned(), false), ("long ".repeat(6_000_000), true)] {
        let text = format!("[White \"Menchik\"]\n\n1. e4 e5 {{{comment}}} *\n");
        let mut window = Window::new();
        window.drop_file(&folder.write("one.pgn", text));
        let mut told = false;
        let begun = Instant::now();
        while window.harness.state().study().is_none() && begun.elapsed() < Duration::from_secs(30) {
            told |= window.shows("Reading one.pgn…");
            std::thread::sleep(Duration::from_millis(5));
            window.harness.step();
        }
        window.harness.run();
        let study = window.study();
        assert_eq!(study.record().tags.get("White"), Some("Menchik"));
        assert_eq!(told, is_told);
        assert!(!window.shows("games") && !window.shows("Reading"));
    }
}

/// Only the beginning of a very long game is opened. The window says so, and that beginning can't be saved over the
/// game in the file.
#[test]
fn a_game_that_is_too_long_is_saved_elsewhere() {
    let folder = Folder::new("games-too-long");
    let text = "Nf3{a} Nf6{a} Ng1{a} Ng8{a} ".repeat(60_000);
    let mut window = Window::new();
    window.drop_file(&folder.write("long.pgn", text));
    window.wait_until("a study is open", |window| window.harness.state().study().is_some());
    window.expect("The game is too long: only its first");
    let study = window.study();
    assert!(study.record().size() > 100_000);
    assert_eq!(*study.origin(), Origin::Nowhere);
}

/// A game can be saved to its file, unless the file is in UTF-16.
#[test]
fn a_game_of_utf_16_is_saved_elsewhere() {
    let folder = Folder::new("games-utf-16");
    let text = games(3);
    let wide: Vec<u8> = format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (name, bytes, back) in [("utf-8.pgn", text.as_bytes(), true), ("utf-16.pgn", &wide[..], false)] {
        let mut window = Window::new().with_list(&folder.write(name, bytes), "3 games");
        window.key(Key::Enter);
        let study = window.study();
        assert_eq!(study.record().tags.get("White"), Some("De Vries"), "{name}");
        assert_eq!(matches!(study.origin(), Origin::File(_)), back, "{name}");
    }
}

#[test]
fn games_with_faults_are_counted_and_shown_alone() {
    let folder = Folder::new("games-faults");
    let broken = "[White \"Graf\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke4 1-0\n\n";
    let file = folder.write("club.pgn", games(150) + broken + &games(50) + broken);
    let mut window = Window::new().with_list(&file, "202 games");
    window.until("Only the 2 games with errors");
    window.choose("Only the 2 games with errors");
    window.expect("2 of 202 games");
    window.expect("151. Graf – Black, 1–0, one error");
    window.expect("202. Graf – Black, 1–0, one error");
    window.play("End Home");
    window.click_on("202. Graf");
    assert!(window.harness.state().study().is_none(), "a click shows it");
    window.key(Key::Enter);
    assert_eq!(window.study().record().tags.get("White"), Some("Graf"));
}

#[test]
fn a_file_that_changed_is_read_again() {
    let folder = Folder::new("games-changed");
    let file = folder.write("club.pgn", games(300));
    for (language, all, now, said) in [
        (EN, "300 games", "200 games", "club.pgn has changed since it was read."),
        (NL, "300 partijen", "200 partijen", "club.pgn is gewijzigd sinds het is gelezen."),
    ] {
        fs::write(&file, games(300)).expect("a file");
        let mut window = Window::speaking(language).with_list(&file, all);
        fs::write(&file, games(200)).expect("another file");
        window.play("End Enter");
        window.until(now);
        window.expect(said);
        assert!(window.harness.state().study().is_none());
        // The chosen game no longer exists; the last one is chosen.
        window.key(Key::Enter);
        assert_eq!(window.study().record().tags.get("Date"), Some("1980.05.01"));
    }
}

#[test]
fn missing_file_is_reported() {
    let folder = Folder::new("games-gone");
    for (language, all, said) in [
        (EN, "300 games", "club.pgn can’t be opened: the file or its folder doesn’t exist."),
        (NL, "300 partijen", "club.pgn kan niet worden geopend: het bestand of de map bestaat niet."),
    ] {
        let file = folder.write("club.pgn", games(300));
        let mut window = Window::speaking(language).with_list(&file, all);
        fs::remove_file(&file).expect("the file");
        window.key(Key::Enter);
        window.expect(said);
        window.expect(all);
        assert!(window.harness.state().study().is_none());
    }
}

#[test]
fn file_without_games_is_reported() {
    let folder = Folder::new("games-none");
    for (language, said) in
        [(EN, "There are no games in empty.pgn."), (NL, "Er staat geen partij in empty.pgn.")]
    {
        for text in ["", "\n\n \n", "\u{feff}"] {
            let file = folder.write("empty.pgn", text);
            let mut window = Window::speaking(language);
            window.drag("e2", "e4");
            window.drop_file(&file);
            window.until(said);
            window.drag("e7", "e5");
            assert_eq!(window.moves(), "e4 e5");
        }
    }
}

/// However many screens are opened from the list, the way back leads to the list.
#[test]
fn the_way_back_is_the_list() {
    let folder = Folder::new("games-back");
    let file = folder.write("club.pgn", games(300));
    let opened: [(&str, &[Command]); 6] = [
        ("the list", &[]),
        ("a study", &[Command::Study]),
        ("a lesson of a study", &[Command::Study, Command::Lesson]),
        ("the editor of a study", &[Command::Study, Command::Editor]),
        ("the editor", &[Command::Editor]),
        ("all of them", &[Command::Chess960, Command::Study, Command::Lesson, Command::Editor]),
    ];
    for (what, commands) in opened {
        let mut window = Window::new().with_list(&file, "300 games");
        for &command in commands {
            window.command(command);
            assert!(!window.shows("300 games"), "{what}");
        }
        for _ in commands {
            assert!(!window.shows("300 games"), "{what}");
            window.request(Request::Return);
        }
        window.expect("300 games");
        window.key(Key::Escape);
        window.expect("White to move.");
    }
}

/// The list ends with a whole row.
#[test]
fn rows_are_whole() {
    let folder = Folder::new("whole-rows");
    let file = folder.write("club.pgn", games(60));
    for size in [SMALL, SIZE, vec2(1366.0, 768.0)] {
        let mut window = Begin { size, ..Begin::default() }.open();
        window.drop_file(&file);
        window.until("60 games");
        // Areas that scroll are clipped a little beyond their edge.
        let is_cut = |clip: Rect, place: Rect| {
            place.top() < clip.bottom() - 4.0 && place.bottom() > clip.bottom() + 1.0
        };
        let cut = window.shapes().into_iter().filter_map(|(clip, shape)| match shape {
            Shape::Text(text) if is_cut(clip, text.visual_bounding_rect()) => {
                Some(text.galley.text().to_owned())
            }
            _ => None,
        });
        assert_eq!(cut.collect::<Vec<_>>(), Vec::<String>::new(), "at {size}");
    }
}
