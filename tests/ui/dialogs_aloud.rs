//! What a screen reader says about dialogs, and how much of it F9 repeats.

use crate::prelude::*;
use egui::accesskit::{Live, Role};
use egui_kittest::Node;

impl Window {
    /// Fails unless this text is announced.
    #[track_caller]
    pub fn expect_aloud(&self, said: &str) {
        assert!(self.announced().iter().any(|one| one == said), "not {said:?}, but {:?}", self.announced());
    }
}

/// The node ids of the announcements: an announcement that is repeated gets a new node.
fn voices(window: &Window) -> Vec<String> {
    let live = window.harness.query_all_by(|node| node.live() != Live::Off);
    live.map(|node| format!("{:?}", node.accesskit_node().id())).collect()
}

/// The labels of three words or more, which a screen reader reads when a dialog opens.
fn long_labels(node: &Node<'_>) -> Vec<String> {
    let own = Some(node.accesskit_node()).filter(|node| node.role() == Role::Label);
    let own = own.and_then(|node| node.value()).filter(|text| text.split_whitespace().count() > 2);
    own.into_iter().chain(node.children().flat_map(|child| long_labels(&child))).collect()
}

/// A screen reader that comes to a tab does not say in which dialog the tab is, so the window does.
#[test]
fn a_dialog_with_tabs_says_its_name() {
    for (language, command, said) in [
        (EN, Command::NewGame, "New game dialog."),
        (NL, Command::NewGame, "Dialoogvenster Nieuwe partij."),
        (EN, Command::Settings, "Settings dialog."),
    ] {
        let mut window = Window::speaking(language);
        window.command(command);
        window.expect_aloud(said);
        window.key(Key::F9);
        window.expect_aloud(said);
    }
}

/// The title of a question is the name of its dialog, so only the rest is announced; F9 repeats both.
#[test]
fn a_question_is_said_once_and_repeated_whole() {
    let mut window = Window::new();
    window.play("e2e4");
    window.request(Request::ask_to_resign(Color::White));
    window.expect_aloud("This ends the game.");
    assert!(!window.announced().iter().any(|said| said.contains("resign?")), "{:?}", window.announced());
    window.key(Key::F9);
    window.expect_aloud("Does White resign? This ends the game.");
}

#[test]
fn both_messages_of_a_start_are_repeated() {
    let folder = Folder::new("aloud-start");
    let mut window = Begin { store: folder.store(), ..Begin::default() }.open();
    window.play("e2e4");
    let start = Start::chess960(743).expect("a start");
    window.request(Request::Start(Box::new(GameSetup { start, ..GameSetup::default() })));
    window.key(Key::F9);
    window
        .expect_aloud("Chess960, starting position no. 743. White to move. Pick up a piece, or type a move.");
}

#[test]
fn times_are_described_a_random_start_is_said_and_a_wrong_number_again_by_enter() {
    let mut window = Window::new();
    window.command(Command::NewGame);
    let described = window.harness.get_by_label("5+3").accesskit_node().description().unwrap_or_default();
    assert!(described.ends_with("per move: a blitz game"), "{described}");
    window.choose_all(["Chess960", "Random start"]);
    let is_drawn =
        |said: &String| said.starts_with("Starting position no. ") && said.contains("From a to h: ");
    assert!(window.announced().iter().any(is_drawn), "{:?}", window.announced());
    window.fill(Role::TextInput, "Starting position no.", "960");
    let fault = "There is no starting position 960: numbers run from 0 to 959.";
    window.expect_aloud(fault);
    let before = voices(&window);
    window.key(Key::Enter);
    window.expect_aloud(fault);
    assert_ne!(voices(&window), before, "it is said again");
}

/// Screen readers read the loose labels of a dialog that opens; here these would be all the keys and what they do.
#[test]
fn the_list_of_shortcuts_has_no_loose_labels() {
    let mut window = Window::new();
    window.command(Command::Shortcuts);
    let dialog = window.harness.get_by_role(Role::Dialog);
    assert_eq!(long_labels(&dialog), Vec::<String>::new());
}
