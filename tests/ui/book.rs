//! The book: its pages, its interactive parts, and the way there from a law card.

use egui::{Key, Modifiers, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::table::{GameSetup, TouchMove};
use jadoube::text::messages::Language;
use jadoube::ui::screens::learn::book::page::Block;
use jadoube::ui::screens::learn::book::pages::Pages;
use jadoube::ui::{Command, Request};

use crate::binding::said;
use crate::window::{Begin, Window};

/// The book, open at its first page.
pub fn open(begin: Begin) -> Window {
    let mut window = begin.open();
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::L);
    window.harness.run();
    window
}

/// The book, open at this page.
pub fn open_at(begin: Begin, name: &str) -> Window {
    let page = Pages::of(begin.language).named(name).expect("a page of the book");
    let mut window = open(begin);
    for _ in 0..page {
        window.key(Key::ArrowRight);
    }
    window
}

fn at(name: &str) -> Window {
    open_at(Begin::default(), name)
}

/// The title of the current page: the only heading in a live region.
fn title(window: &Window) -> String {
    let mut all =
        window.harness.query_all_by(|node| node.role() == egui::Role::Heading && node.level() == Some(1));
    all.next().and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

/// Its position; `None` while the contents are shown instead.
fn title_top(window: &Window) -> Option<f32> {
    let mut all =
        window.harness.query_all_by(|node| node.role() == egui::Role::Heading && node.level() == Some(1));
    all.next().map(|node| node.rect().top())
}

/// A narrow window.
fn small() -> Begin {
    Begin { size: vec2(640.0, 480.0), ..Begin::default() }
}

/// Words are looked for in titles and text; a page that was found opens where they stand.
#[test]
fn words_are_looked_for() {
    for (language, field, words) in [
        (Language::EN, "Search the book", "adjust touch"),
        (Language::NL, "Zoeken in het boek", "stuk aanraken"),
        // Other pages have the word too, and come before.
        (Language::EN, "Search the book", "castling"),
        (Language::NL, "Zoeken in het boek", "rokade"),
    ] {
        let mut window = open(Begin { language, ..Begin::default() });
        let pages = Pages::of(language);
        let listed = |window: &Window, title: &str| window.texts().iter().any(|text| text == title);
        let has = |page: &jadoube::ui::screens::learn::book::page::Page| {
            let text = page.texts().join("\n").to_lowercase();
            words.split(' ').all(|word| text.contains(word))
        };
        let found: Vec<_> = pages.all().iter().filter(|page| has(page)).collect();
        assert!(!found.is_empty() && found.len() < pages.all().len() / 2, "{}", found.len());
        window.harness.get_by_label(field).focus();
        window.harness.run();
        window.text(words);
        let first = title(&window);
        for page in pages.all() {
            let expected = has(page) || page.title == first;
            assert!(listed(&window, &page.title) <= expected, "{} is not found", page.title);
            assert!(listed(&window, &page.title) >= has(page), "{} is found", page.title);
        }
        window.key(Key::Enter);
        let named = found.iter().find(|page| {
            let title = page.title.to_lowercase();
            words.split(' ').all(|word| title.contains(word))
        });
        assert_eq!(title(&window), named.unwrap_or(&found[0]).title, "Enter opens the first");
        let last = found.last().expect("a page").title.clone();
        window.choose(&last);
        assert_eq!(title(&window), last);
        window.harness.get_by_label(field).focus();
        window.harness.run();
        window.text(" xyzzy");
        window.expect(match language.tag() {
            "en" => "No page has these words.",
            _ => "Op geen bladzijde staan deze woorden.",
        });
    }
}

/// Presses Tab until the widget with this name has focus.
fn tab_to(window: &mut Window, begins: &str) {
    for _ in 0..80 {
        let mut all = window.harness.query_all_by(|node| node.is_focused() && node.label().is_some());
        let name = all.next().and_then(|node| node.accesskit_node().label()).unwrap_or_default();
        drop(all);
        if name.starts_with(begins) {
            return;
        }
        window.key(Key::Tab);
    }
    panic!("Tab did not come to {begins}");
}

#[test]
fn book_opens_from_the_menu_where_it_was_left() {
    let mut window = Window::new();
    window.choose("Help");
    window.choose("The book");
    assert_eq!(title(&window), "The board and the pieces");
    window.choose("The knight");
    assert_eq!(title(&window), "The knight");
    window.key(Key::Escape);
    window.expect("White to move.");
    assert_eq!(window.name("e1"), "e1, white king");
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::L);
    window.harness.run();
    assert_eq!(title(&window), "The knight");
}

#[test]
fn by_keyboard_alone() {
    let mut window = at("12-rook");
    assert_eq!(title(&window), "The rook");
    window.key(Key::ArrowLeft);
    assert_eq!(title(&window), "Moving and capturing");
    // A page's scroll position is restored.
    let before = window.rect("Only the knight jumps").top();
    window.key(Key::PageDown);
    let scrolled = window.rect("Only the knight jumps").top();
    assert!(scrolled < before - 20.0, "{before} {scrolled}");
    tab_to(&mut window, "What check is");
    window.key(Key::Enter);
    assert_eq!(title(&window), "Check");
    let alt = |window: &mut Window, key| {
        window.harness.key_press_modifiers(Modifiers::ALT, key);
        window.harness.run();
    };
    alt(&mut window, Key::ArrowLeft);
    assert_eq!(title(&window), "Moving and capturing");
    alt(&mut window, Key::ArrowRight);
    assert_eq!(title(&window), "Check");
    alt(&mut window, Key::ArrowRight);
    assert_eq!(title(&window), "Check");
    window.key(Key::End);
    let end = window.rect("Castling →").bottom();
    assert!((0.0..760.0).contains(&end), "{end}");
    window.key(Key::Home);
    assert!(window.rect("A king that is attacked").top() > 0.0);
}

#[test]
fn a_move_on_a_diagram_and_again() {
    let mut window = at("12-rook");
    assert_eq!(said(&window, "d8"), "possible move");
    window.expect("The rook on d4 can move to 14 squares.");
    window.drag("d4", "d8");
    window.expect("Black to move. The king is in check from the rook on d8.");
    window.choose("Undo");
    assert_eq!(window.name("d4"), "d4, white rook");
    window.drag("d4", "e5");
    window.expect("art. 3.3");
    window.choose("Again");
    assert_eq!(said(&window, "d8"), "possible move");
    // By keyboard; Escape first puts back, then leaves.
    tab_to(&mut window, "d4, ");
    window.key(Key::Enter);
    window.key(Key::Enter);
    assert_eq!(said(&window, "d4"), "selected");
    window.key(Key::Escape);
    assert_eq!(said(&window, "d4"), "");
    assert_eq!(title(&window), "The rook");
    window.key(Key::Escape);
    window.expect("White to move. Pick up a piece");
}

#[test]
fn touch_move_applies_on_a_diagram() {
    let mut window = at("33-letting-go");
    window.click("g1");
    window.drag("d2", "d4");
    window.expect("White must move this knight.");
    assert_eq!(window.name("d2"), "d2, white pawn");
    let mut window = at("31-jadoube");
    let named = |label: Option<String>| label.as_deref() == Some("J’adoube");
    let button =
        window.harness.query_all_by(|node| named(node.label())).next().map(|node| node.rect().center());
    let button = button.expect("the button of the first board");
    window.rest();
    for pressed in [true, false] {
        window.button(button, egui::PointerButton::Primary, pressed);
    }
    window.expect("White may straighten pieces");
}

#[test]
fn a_claim_is_ruled_on() {
    let mut window = at("44-claims");
    window.key(Key::End);
    window.choose("Claim threefold repetition");
    window.expect("art. 9.5.3");
}

#[test]
fn a_pawn_is_promoted_on_the_page() {
    let mut window = at("19-promotion");
    let to = window.harness.query_all_by(|node| node.label().is_some_and(|label| label.starts_with("e8, ")));
    let to = to.map(|node| node.rect().center()).next().expect("a square");
    let from = to + vec2(0.0, window.rect("e7, ").height());
    for (at, pressed) in [(from, true), (to, false)] {
        window.rest();
        window.harness.hover_at(at);
        window.button(at, egui::PointerButton::Primary, pressed);
    }
    window.rest();
    window.choose("Knight");
    window.expect("Black to move.");
}

#[test]
fn dice_are_thrown_on_the_page() {
    let mut window = at("51-dice");
    window.choose("All throws at once");
    window.expect("is ready.");
    window.rest();
    assert_ne!(window.name("a1"), "a1, empty");
}

/// From the card of the game: by mouse, by keyboard, and by its shortcut.
#[test]
fn the_article_on_a_law_card_opens_its_page() {
    type Way = fn(&mut Window);
    let ways: [Way; 3] = [
        |window| window.choose("art. 3.6: read about it in the book"),
        |window| {
            tab_to(window, "art. 3.6");
            window.key(Key::Enter);
        },
        |window| window.key(Key::F12),
    ];
    for way in ways {
        let mut window = Window::new();
        window.drag("g1", "g3");
        way(&mut window);
        assert_eq!(title(&window), "The knight");
        window.key(Key::Escape);
        assert_eq!(window.name("g1"), "g1, white knight");
    }
    // In a window without a card, its line is the link.
    let mut window = Begin { size: vec2(290.0, 220.0), ..Begin::default() }.open();
    window.drag("g1", "g3");
    let line = window.rect("That isn’t possible").center();
    window.rest();
    for pressed in [true, false] {
        window.button(line, egui::PointerButton::Primary, pressed);
    }
    assert_eq!(title(&window), "The knight");
}

/// And from the lesson, the study and the book itself.
#[test]
fn every_law_card_leads_there() {
    let mut window = crate::lesson::at(Begin::default(), 6);
    window.drag("d1", "g1");
    window.choose("art. 3.8.2.2: read about it in the book");
    assert_eq!(title(&window), "When you can’t castle");
    window.key(Key::Escape);
    window.expect("Step 6 of 8");
    window.key(Key::F12);
    assert_eq!(title(&window), "When you can’t castle");
    let mut window = crate::study::open(Begin::default(), crate::study::GAME);
    window.drag("g1", "g3");
    window.choose("art. 3.6: read about it in the book");
    assert_eq!(title(&window), "The knight");
    let mut window = at("12-rook");
    window.drag("e8", "e5");
    window.choose("art. 1.3: read about it in the book");
    assert_eq!(title(&window), "The board and the pieces");
}

/// The article quoted for touch-move in a game leads to the page on touching.
#[test]
fn touch_move_status_is_explained_on_the_page() {
    let setup = GameSetup { touch: TouchMove::Enforced, ..GameSetup::default() };
    let mut window = Begin { setup, ..Begin::default() }.open();
    window.click("g1");
    window.key(Key::F12);
    assert_eq!(title(&window), "Touch-move");
}

fn explain(window: &mut Window, article: &'static str) {
    let ctx = window.harness.ctx.clone();
    window.harness.state_mut().handle(&ctx, Request::Explain(article));
    window.harness.run();
    window.rest();
}

/// The section that explains an article is scrolled to the top, however far down the page it is; for the first
/// section, the title is visible too.
#[test]
fn the_page_opens_at_the_article() {
    let book = Pages::of(Language::EN);
    let (page, block) = book.explaining("4.5").expect("a page on pieces that can’t move");
    let Block::Heading(heading) = &book.all()[page].blocks[block] else { panic!("a section of its own") };
    let mut window = small().open();
    explain(&mut window, "4.5");
    assert_eq!(title(&window), book.all()[page].title);
    let (head, top) = (window.rect("← Back").bottom(), window.rect(heading).top());
    assert!((head..240.0).contains(&top), "{heading} is at {top}");
    let (page, block) = book.explaining("3.6").expect("a page on the knight");
    assert_eq!(block, 0, "nothing stands above it but the title");
    explain(&mut window, "3.6");
    assert_eq!(title(&window), book.all()[page].title);
    let top = title_top(&window).expect("a title");
    assert!((head..240.0).contains(&top), "the title is at {top}");
}

/// A diagram keeps its state when an article of the same page is asked for.
#[test]
fn the_page_that_is_read_is_not_laid_open_anew() {
    let mut window = at("12-rook");
    window.drag("d4", "d8");
    explain(&mut window, "3.3");
    assert_eq!(title(&window), "The rook");
    assert_eq!(window.name("d8"), "d8, white rook");
}

/// In a narrow window the contents replace the page, and take its keys.
#[test]
fn the_contents_have_the_keys_while_they_are_shown() {
    let mut window = open_at(small(), "12-rook");
    let before = title_top(&window).expect("a title");
    window.choose("Contents");
    let knight = window.rect("The knight").top();
    window.key(Key::PageDown);
    window.rest();
    let scrolled = window.rect("The knight").top();
    assert!(scrolled < knight - 20.0, "{knight} {scrolled}");
    window.harness.run();
    assert_eq!(window.rect("The knight").top(), scrolled, "the list stays there");
    window.key(Key::ArrowLeft);
    assert_eq!(title_top(&window), None, "no page is turned");
    window.key(Key::Escape);
    assert_eq!(title(&window), "The rook");
    assert_eq!(title_top(&window), Some(before), "the page lies as it lay");
}

/// A diagram's touched pieces are touched again when the first move is undone.
#[test]
fn undo_gives_back_what_was_touched() {
    let mut window = at("34-illegal");
    window.key(Key::End);
    let last = |window: &Window, begins: &str| {
        let named = |label: Option<String>| label.is_some_and(|label| label.starts_with(begins));
        let found = window.harness.query_all_by(|node| named(node.label())).last();
        let said = |node: &egui_kittest::Node<'_>| node.accesskit_node().description().unwrap_or_default();
        found.map(|node| (said(&node), node.rect().center())).expect("the second board")
    };
    let touched = last(&window, "g1, ").0;
    assert!(touched.contains("must move"), "{touched}");
    for (square, pressed) in [("e2, ", true), ("e4, ", false)] {
        window.rest();
        let to = last(&window, square).1;
        window.harness.hover_at(to);
        window.button(to, egui::PointerButton::Primary, pressed);
    }
    assert_ne!(last(&window, "g1, ").0, touched, "the move is made");
    let undo = last(&window, "Undo").1;
    window.rest();
    window.harness.hover_at(undo);
    for pressed in [true, false] {
        window.button(undo, egui::PointerButton::Primary, pressed);
    }
    assert_eq!(last(&window, "g1, ").0, touched);
}

/// Every page, in every language, in a small and in a large window, in light and dark: it is shown, and nothing
/// repaints.
#[test]
fn every_page_is_shown_and_rests() {
    for (size, dark) in [(vec2(640.0, 480.0), false), (vec2(2560.0, 1440.0), true)] {
        for language in Language::ALL {
            check_pages(size, dark, language);
        }
    }
}

fn check_pages(size: Vec2, dark: bool, language: Language) {
    let mut window = open(Begin { size, language, dark, ..Begin::default() });
    for page in Pages::of(language).all() {
        assert_eq!(title(&window), page.title, "{}", language.tag());
        for text in page.texts() {
            window.expect(&text);
        }
        assert!(!window.harness.ctx.has_requested_repaint(), "{} rests", page.name);
        window.key(Key::ArrowRight);
    }
}

#[test]
fn nothing_repaints_on_a_page_where_nothing_moves() {
    let mut window = at("12-rook");
    window.drag("d4", "d7");
    window.rest();
    assert!(!window.harness.ctx.has_requested_repaint(), "after a move");
    let hover = window.square("d7");
    window.harness.hover_at(hover + vec2(3.0, 3.0));
    assert!(window.harness.run() < 6);
    assert!(!window.harness.ctx.has_requested_repaint(), "the pointer rests");
}

/// A press outside the visible part of the page does not reach a board that is scrolled out of view.
#[test]
fn a_board_out_of_sight_is_not_pressed() {
    let mut window = open_at(Begin { size: vec2(640.0, 480.0), ..Begin::default() }, "12-rook");
    let head = window.rect("← Back").bottom();
    // Line by line, until a square lies under the buttons above the page.
    let above = |window: &Window| window.square("h8").y < head;
    for _ in 0..20 {
        if !above(&window) {
            window.key(Key::ArrowDown);
        }
    }
    assert!(above(&window), "the page can be scrolled so far");
    let square = window.square("h8");
    window.rest();
    for pressed in [true, false] {
        window.button(square, egui::PointerButton::Primary, pressed);
    }
    assert_eq!(window.name("h8"), "h8, empty");
    assert_eq!(said(&window, "d4"), "selected");
}

#[test]
fn another_language_keeps_the_page() {
    let mut window = at("12-rook");
    for name in ["View", "Language", "Nederlands"] {
        window.choose(name);
    }
    assert_eq!(title(&window), "De toren");
}

#[test]
fn a_famous_game_is_played_through() {
    let mut window = open_at(Begin { size: vec2(1180.0, 1600.0), ..Begin::default() }, "64-champions");
    window.choose("Play through this game");
    window.expect("Euwe, Max – Alekhine, Alexander");
    window.choose("Close");
    assert_eq!(title(&window), "Champions of the world");
    // Also if another study led to the book, which this game takes the place of.
    window.choose("Play through this game");
    window.command(Command::Book);
    window.choose("Play through this game");
    window.choose("Close");
    assert_eq!(title(&window), "Champions of the world");
}
