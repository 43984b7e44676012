//! The list of a file's games: how it is shown, sorted and searched, and how games are opened from it.

use std::cell::Cell;

use jadoube::record::Record;
use jadoube::study::Origin;

use egui::epaint::Shape;

use crate::prelude::*;
use crate::presses::at_once;

/// This many games between the same players, except that every hundredth has two others.
pub fn games(count: usize) -> String {
    let game = |number: usize| {
        let (white, black) = match number % 100 {
            0 => ("Menchik, Vera", "Graf, Sonja"),
            _ => ("De Vries", "Jansen"),
        };
        let (result, year) = (["1-0", "0-1", "1/2-1/2", "*"][number % 4], 1900 + number % 120);
        format!(
            "[Event \"Club evening\"]\n[Date \"{year}.05.01\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n\
             [Result \"{result}\"]\n\n1. e4 e5 2. Nf3 {result}\n\n"
        )
    };
    (1..=count).map(game).collect()
}

impl Window {
    /// Opens the list of this file, and waits until the window shows this text.
    pub fn with_list(mut self, file: &std::path::Path, shown: &str) -> Window {
        self.drop_file(file);
        self.until(shown);
        self
    }
}

/// A window with the list of a file with this text, after the games have been read and checked.
fn listed(name: &str, text: impl AsRef<[u8]>, shown: &str) -> (Folder, Window) {
    let folder = Folder::new(name);
    let file = folder.write("club.pgn", text);
    let mut window = Window::new().with_list(&file, shown);
    window.until_checked();
    (folder, window)
}

/// The names of the rows in view, from top to bottom.
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
    for (language, [count, search, found, title, first]) in both("a list of games") {
        let mut window = Window::speaking(language);
        window.drag("e2", "e4");
        window = window.with_list(&file, count);
        window.until_checked();
        window.expect_all(&["club.pgn", search, title, first]);
        // Typed text goes to the field at once.
        window.text("vera graf");
        window.expect_all(&[found, "100. Menchik, Vera – Graf, Sonja, 1–0"]);
        assert!(!window.shows("1. De Vries"));
        window.play("ArrowDown Enter");
        let study = window.study();
        assert_eq!(study.record().tags.get("Date"), Some("1980.05.01"), "the second that was found");
        assert_eq!(window.moves(), "e4", "the game on the board goes on");
    }
}

/// Three short games with different ratings and first moves; two are equally long, and one has no ECO code.
const FEW: &str = "[White \"Berg\"]\n[Black \"Aal\"]\n[WhiteElo \"900\"]\n[ECO \"C20\"]\n[PlyCount \"3\"]\n\n1. e4 e5 2. Nc3 *\n\n\
    [White \"aal\"]\n[Black \"Corner\"]\n[WhiteElo \"2100\"]\n\n1. d4 d5 2. Nc3 *\n\n\
    [White \"Corner\"]\n[Black \"Berg\"]\n[WhiteElo \"1000\"]\n[ECO \"A04\"]\n\n1. Nf3 (1. e4 e5) *\n";

/// The third click on a column's heading restores the order of the file. Unknown values come last.
#[test]
fn a_list_is_sorted_by_any_column() {
    let folder = Folder::new("games-sorted");
    let file = folder.write("few.pgn", FEW);
    let size = vec2(1600.0, 900.0);
    let mut window = Begin { size, ..Begin::default() }.open().with_list(&file, "3 games");
    window.until_checked();
    let order = |window: &Window| rows(window).iter().map(|row| &row[..1]).collect::<String>();
    assert_eq!(order(&window), "123");
    for (head, expected) in [
        ("Sort by White", "213"),
        ("Sort by White, in reverse", "312"),
        ("Return to the order of the file", "123"),
        ("Sort by Black", "132"),
        ("Sort by ECO", "312"),
        ("Sort by ECO, in reverse", "132"),
        // Two games have no PlyCount: their moves were counted during the check.
        ("Sort by Moves", "312"),
        // Ratings are compared as numbers.
        ("Sort by White’s Elo", "132"),
    ] {
        window.choose(head);
        assert_eq!(order(&window), expected, "{head}");
    }
    // Both searches find two games.
    window.harness.get_by_role(egui::accesskit::Role::TextInput).focus();
    window.harness.run();
    window.text("aal");
    assert_eq!(order(&window), "12");
    window.ctrl(Key::A);
    window.insert("berg");
    assert_eq!(order(&window), "13");
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

/// The number of the chosen row and White's name; `None` if no row is chosen.
fn chosen(window: &Window) -> Option<String> {
    let mut rows = window.harness.query_all_by_role(egui::accesskit::Role::ListBoxOption);
    let row = rows.find(|row| row.accesskit_node().is_selected() == Some(true))?;
    row.accesskit_node().label()?.split(" – ").next().map(str::to_owned)
}

/// Types what `searches.tsv` has under this name into the search field, and expects the counts. Escape clears the
/// field.
#[track_caller]
fn search(window: &mut Window, name: &str) {
    for [_, typed, count] in cases(include_str!("searches.tsv")).filter(|row| row[0] == name) {
        window.text(typed);
        window.until(count);
        assert_eq!(chosen(window).is_some(), count.contains(" of "), "{typed}");
        window.key(Key::Escape);
        assert!(!window.shows(count) && window.shows(" games"), "{typed}");
    }
}

/// A FEN in the search field lists the games with that position, even in a variation.
#[test]
fn games_are_found_by_a_position() {
    let (_folder, mut window) = listed("games-position", FEW, "3 games");
    search(&mut window, "positions");
    // In a study, keys open the next or previous game in the list, and a command finds the games with the study's
    // position.
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

/// Games, two of which reach the same opening position by different orders of moves.
const OPENINGS: &str = "[White \"One\"]\n[Date \"2001.01.01\"]\n\n1. e4 c5 2. Nf3 d6 3. d4 1-0\n\n\
    [White \"Two\"]\n[Date \"2003.??.??\"]\n\n1. Nf3 c5 2. e4 d6 1/2-1/2\n\n\
    [White \"Three\"]\n\n1. d4 d5 (1... c5 2. e4) 2. c4 *\n\n\
    [White \"Four\"]\n[WhiteElo \"2000\"]\n\n1. e4 e5 0-1\n";

/// Typed opening moves list the games whose main line reaches the position after these moves.
#[test]
fn games_are_found_by_their_opening() {
    let (_folder, mut window) = listed("games-opening", OPENINGS, "4 games");
    search(&mut window, "openings");
    // The game opens where the opening ends. A column without any value is not shown.
    let column = "Sort by White’s Elo";
    assert!(window.shows(column));
    window.text("1. e4 c5");
    window.until("1 of 4 games");
    assert!(!window.shows(column));
    window.key(Key::Enter);
    let study = window.study();
    assert_eq!(study.record().ply(study.at()), 2);
}

/// The preview returns after the list is read again.
#[test]
fn click_shows_and_enter_opens() {
    let size = vec2(1600.0, 900.0);
    let folder = Folder::new("games-clicks");
    let text = |count| games(count).replace("1. e4 e5 2. Nf3", &long_line(40));
    let file = folder.write("club.pgn", text(300));
    let mut window = Begin { size, ..Begin::default() }.open().with_list(&file, "300 games");
    window.click_on("3. De Vries");
    assert_eq!(chosen(&window).as_deref(), Some("3. De Vries"));
    assert!(window.harness.state().study().is_none());
    window.expect("40.\u{a0}Ng1 Ng8");
    fs::write(&file, text(200)).expect("another file");
    window.key(Key::Enter);
    window.until("200 games");
    window.until("40.\u{a0}Ng1 Ng8");
    window.click_on("5. De Vries");
    window.key(Key::Enter);
    assert_eq!(window.study().record().tags.get("Date"), Some("1905.05.01"));
}

/// This many numbered moves, in which knights go out and come back.
fn long_line(moves: usize) -> String {
    let both = ["Nf3 Nf6", "Ng1 Ng8"];
    let numbered = |number: usize| format!("{number}. {}", both[(number + 1) % 2]);
    (1..=moves).map(numbered).collect::<Vec<_>>().join(" ")
}

#[test]
fn chosen_row_stays_in_sight() {
    let (_folder, mut window) = listed("games-in-sight", games(1200), "1,200 games");
    window.play("ArrowDown ArrowDown");
    assert_eq!(chosen(&window).as_deref(), Some("3. De Vries"));
    for head in ["Sort by Date", "Sort by Date, in reverse", "Return to the order of the file"] {
        window.choose(head);
        assert_eq!(chosen(&window).as_deref(), Some("3. De Vries"), "{head}");
    }
}

#[test]
fn words_are_found_in_any_order_and_any_name() {
    let (_folder, mut window) = listed("games-searched", games(1200), "1,200 games");
    search(&mut window, "words");
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
    window.expect_all(&["5,000 games", "31. De Vries"]);
}

/// Only for a large file does the window say that the file is being read.
#[test]
fn one_game_is_opened_at_once() {
    let folder = Folder::new("games-one");
    for (comment, is_told) in [("open".to_owned(), false), ("long ".repeat(6_000_000), true)] {
        let text = format!("[White \"Menchik\"]\n\n1. e4 e5 {{{comment}}} *\n");
        let mut window = Window::new();
        window.drop_file(&folder.write("one.pgn", text));
        let told = Cell::new(false);
        window.wait_until("a study is open", |window| {
            told.set(told.get() || window.shows("Reading one.pgn…"));
            window.harness.state().study().is_some()
        });
        assert_eq!(window.study().record().tags.get("White"), Some("Menchik"));
        assert_eq!(told.get(), is_told);
        assert!(!window.shows("games") && !window.shows("Reading"));
    }
}

/// Only the beginning of a very long game is opened, and it can't be saved over the game in the file.
#[test]
fn a_game_that_is_too_long_is_saved_elsewhere() {
    let folder = Folder::new("games-too-long");
    let text = "Nf3{a} Nf6{a} Ng1{a} Ng8{a} ".repeat(60_000);
    let mut window = Window::new();
    window.drop_file(&folder.write("long.pgn", text));
    window.wait_until("a study is open", |window| window.harness.state().study().is_some());
    window.expect("The game is too long: only its first");
    assert!(window.study().record().size() > 100_000);
    assert_eq!(*window.study().origin(), Origin::Nowhere);
}

/// A game from a file in UTF-8 can be saved there; a game from a file in UTF-16 can't.
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
    window.expect_all(&["151. Graf – Black, 1–0, one error", "202. Graf – Black, 1–0, one error"]);
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
    for (language, [all, now, said]) in both("a file that changed") {
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
    for (language, [all, said]) in both("a missing file") {
        let file = folder.write("club.pgn", games(300));
        let mut window = Window::speaking(language).with_list(&file, all);
        fs::remove_file(&file).expect("the file");
        window.key(Key::Enter);
        window.expect_all(&[said, all]);
        assert!(window.harness.state().study().is_none());
    }
}

#[test]
fn file_without_games_is_reported() {
    let folder = Folder::new("games-none");
    for (language, [said]) in both("a file without games") {
        for text in ["", "\n\n \n", "\u{feff}"] {
            let mut window = Window::speaking(language);
            window.drag("e2", "e4");
            window.drop_file(&folder.write("empty.pgn", text));
            window.until(said);
            window.drag("e7", "e5");
            assert_eq!(window.moves(), "e4 e5");
        }
    }
}

#[test]
fn the_way_back_is_the_list() {
    use Command::*;
    let folder = Folder::new("games-back");
    let file = folder.write("club.pgn", games(300));
    let opened: [&[Command]; 6] =
        [&[], &[Study], &[Study, Lesson], &[Study, Editor], &[Editor], &[Chess960, Study, Lesson, Editor]];
    for commands in opened {
        let mut window = Window::new().with_list(&file, "300 games");
        for &command in commands {
            window.command(command);
            assert!(!window.shows("300 games"), "{commands:?}");
        }
        for _ in commands {
            assert!(!window.shows("300 games"), "{commands:?}");
            window.request(Request::Return);
        }
        window.expect("300 games");
        window.key(Key::Escape);
        window.expect("White to move.");
    }
}

#[test]
fn rows_are_whole() {
    let folder = Folder::new("whole-rows");
    let file = folder.write("club.pgn", games(60));
    for size in [SMALL, SIZE, vec2(1366.0, 768.0)] {
        let window = Begin { size, ..Begin::default() }.open().with_list(&file, "60 games");
        // Areas that scroll are clipped a little beyond their edge.
        let is_cut = |(clip, shape): &(Rect, &Shape)| {
            let place = shape.visual_bounding_rect();
            let is_text = matches!(shape, Shape::Text(_));
            is_text && place.top() < clip.bottom() - 4.0 && place.bottom() > clip.bottom() + 1.0
        };
        let cut: Vec<_> = window.shapes().into_iter().filter(is_cut).collect();
        assert!(cut.is_empty(), "at {size}: {cut:?}");
    }
}

/// A game in which errors are found during a search for an opening is not added to the games that were found.
#[test]
fn faulty_games_are_not_among_those_found() {
    let folder = Folder::new("games-faults-found");
    // A file of over 4 MiB is checked only if the user asks for that.
    let padding = "x".repeat(4 << 20);
    let broken = "[White \"Graf\"]\n[Result \"1-0\"]\n\n1. d4 d5 2. Ke4 1-0\n\n";
    let text = format!("{}[White \"Long\"]\n\n{{{padding}}} 1. c4 *\n\n{broken}", games(3));
    let mut window = Window::new().with_list(&folder.write("club.pgn", text), "5 games");
    window.text("1. e4 e5");
    window.until("3 of 5 games");
    window.choose("Check the moves");
    window.until("Only the game with errors");
    window.expect("3 of 5 games");
    assert!(!rows(&window).iter().any(|row| row.contains("Graf")));
}
