//! At the arbiter's desk.

use crate::prelude::*;

/// The desk, opened from the menu, at its first case: a piece that was adjusted.
fn open(begin: Begin) -> Window {
    let name = if begin.language == NL { "Aan de arbiterstafel" } else { "At the arbiter’s desk" };
    let mut window = begin.open();
    window.choose_all(["Help", name]);
    window.rest();
    window
}

#[test]
fn a_case_is_ruled_on_by_mouse() {
    let mut window = open(Begin::default());
    window.expect_all(&[
        "White says “j’adoube”",
        "Touch-move",
        "0 of 75",
        "Standard · Laws of 1 January 2023",
    ]);
    assert_eq!(window.name("e4"), "e4, white pawn");
    assert!(!window.is_able("Decide"));
    window.choose("Rejected");
    assert!(!window.is_able("Decide"), "one question is open");
    window.choose("No piece in particular");
    window.choose("Decide");
    window.expect_all(&["The claim is: Rejected. That is right.", "1 of 75 cases seen, 1 right", "art. 4.3"]);
    window.choose("Next case");
    assert!(!window.is_able("Decide"));
    window.expect("1 of 75");
    assert!(!window.shows("That is right"));
    // The cases are where they were left.
    window.key(Key::Escape);
    window.expect("to move");
    window.command(Command::Exam);
    window.expect("1 of 75");
}

#[test]
fn a_wrong_ruling_is_explained_and_comes_back() {
    let mut window = open(Begin::default());
    window.choose_all(["Upheld", "The knight on g1", "Decide"]);
    window.expect_all(&[
        "The claim is: Rejected, not “Upheld”.",
        "No piece in particular, not “The knight on g1”.",
    ]);
    window.expect("1 of 75 cases seen, 0 right");
    window.choose("Next case");
    let mut others = 0;
    while !window.shows("straightens the knight") {
        others += 1;
        assert!(others < 6, "the case does not come back");
        decide(&mut window);
        window.choose("Next case");
    }
    assert_eq!(others, 4);
    window.expect("5 of 75");
}

/// Answers every question with its first choice.
fn decide(window: &mut Window) {
    let groups = window.harness.query_all_by_role(egui::accesskit::Role::RadioGroup);
    let first = groups.filter_map(|group| group.accesskit_node().children().next()?.label());
    for choice in first.collect::<Vec<_>>() {
        window.activate(&choice);
    }
    window.choose("Decide");
}

#[test]
fn by_keyboard_alone() {
    let mut window = open(Begin::default());
    window.tab_to("Upheld");
    window.keys(&[Key::ArrowRight, Key::Tab, Key::End]);
    window.tab_to("Decide");
    window.rest();
    window.key(Key::Enter);
    window.expect("The claim is: Rejected. That is right.");
    window.tab_to("Next case");
    window.rest();
    window.key(Key::Enter);
    window.expect("1 of 75");
    assert!(!window.is_able("Decide"));
}

#[test]
fn in_dutch() {
    let mut window = open(Begin { language: NL, ..Begin::default() });
    window.expect_all(&["Wit zegt ‘j’adoube’", "Aanraken is zetten", "0 van 75"]);
    window.choose_all(["Afgewezen", "Geen bepaald stuk", "Beslissen"]);
    window.expect("De claim is: Afgewezen. Dat is goed.");
}

/// The article of the ruling opens the book.
#[test]
fn the_article_leads_to_the_book() {
    let mut window = open(Begin::default());
    window.choose_all(["Rejected", "No piece in particular", "Decide"]);
    window.key(Key::F12);
    assert!(!window.shows("That is right."));
    window.key(Key::Escape);
    window.expect("That is right.");
}
