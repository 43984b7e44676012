//! The book: its pages, its search, its interactive boards, and the way to it from a law card.

use jadoube::ui::screens::learn::book::page::Block;
use jadoube::ui::screens::learn::book::pages::Pages;

use crate::prelude::*;

pub fn open(begin: Begin) -> Window {
    let mut window = begin.open();
    window.ctrl(Key::L);
    window
}

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

/// The title of the current page, and the vertical position of its top; `None` while the contents are shown instead.
fn title_place(window: &Window) -> Option<(String, f32)> {
    let mut all =
        window.harness.query_all_by(|node| node.role() == egui::Role::Heading && node.level() == Some(1));
    all.next().map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect().top()))
}

pub fn title(window: &Window) -> String {
    title_place(window).unwrap_or_default().0
}

/// Ctrl+F leads to the search field, and a screen reader announces how many pages are found. Escape on the menu bar
/// leaves only the bar.
#[test]
fn the_search_is_reached_and_heard() {
    for size in [SIZE, vec2(480.0, 400.0)] {
        let mut window = open(Begin { size, ..Begin::default() });
        window.key(Key::F10);
        window.key(Key::Escape);
        assert_ne!(title(&window), "", "the book stays open");
        window.ctrl(Key::F);
        window.text("euwe");
        let said = window.announced();
        assert!(said.iter().any(|said| said.ends_with("found.")), "{said:?}");
        // Escape leaves the field, then the contents where they cover the page, and then the book.
        for _ in 0..if size == SIZE { 1 } else { 2 } {
            window.key(Key::Escape);
            assert!(window.has("Close"), "the book stays open");
        }
        window.key(Key::Escape);
        assert!(!window.has("Close"), "the book is closed");
    }
}

/// A search covers titles and texts. Enter opens the best page, and a click opens another.
#[test]
fn words_are_looked_for() {
    let phrases = both("the book is searched");
    // Pages before the one on castling mention castling too.
    for (index, words) in
        [(0, "adjust touch"), (1, "stuk aanraken"), (0, "castling"), (1, "rokade"), (1, "euwe")]
    {
        let (language, [field, none]) = phrases[index];
        let mut window = open(Begin { language, ..Begin::default() });
        let pages = Pages::of(language);
        let listed = |window: &Window, title: &str| window.texts().iter().any(|text| text == title);
        let has = |page: &jadoube::ui::screens::learn::book::page::Page| {
            let text = page.texts().join("\n").to_lowercase();
            // A short word matches only where a word begins.
            let is_in = |word: &str| match word.len() {
                ..5 => text.split(|letter: char| !letter.is_alphanumeric()).any(|one| one.starts_with(word)),
                _ => text.contains(word),
            };
            words.split(' ').all(is_in)
        };
        let found: Vec<_> = pages.all().iter().filter(|page| has(page)).collect();
        assert!(!found.is_empty() && found.len() < pages.all().len() / 2, "{}", found.len());
        window.focus(field);
        window.text(words);
        let first = title(&window);
        for page in pages.all() {
            let expected = has(page) || page.title == first;
            assert_eq!(listed(&window, &page.title), expected, "{}", page.title);
        }
        window.key(Key::Enter);
        let named = found.iter().find(|page| {
            let title = page.title.to_lowercase();
            words.split(' ').all(|word| title.contains(word))
        });
        let in_order = found.iter().find(|page| page.texts().join("\n").to_lowercase().contains(words));
        let best = named.or(in_order).unwrap_or(&found[0]);
        assert_eq!(title(&window), best.title, "Enter opens the best");
        let last = found.last().expect("a page").title.clone();
        window.choose(&last);
        assert_eq!(title(&window), last);
        window.focus(field);
        window.text(" xyzzy");
        window.expect(none);
    }
}

#[test]
fn book_opens_from_the_menu_where_it_was_left() {
    let mut window = Window::new();
    window.choose_all(["Help", "The book"]);
    assert_eq!(title(&window), "The board and the pieces");
    window.choose("The knight");
    assert_eq!(title(&window), "The knight");
    window.key(Key::Escape);
    window.expect("White to move.");
    assert_eq!(window.name("e1"), "e1, white king");
    window.ctrl(Key::L);
    assert_eq!(title(&window), "The knight");
    window.choose_all(["View", "Language", "Nederlands"]);
    assert_eq!(title(&window), "Het paard");
}

#[test]
fn pages_are_read_and_turned_by_keyboard() {
    let mut window = at("12-rook");
    assert_eq!(title(&window), "The rook");
    window.key(Key::ArrowLeft);
    assert_eq!(title(&window), "Moving and capturing");
    let before = window.rect("Only the knight jumps").top();
    window.key(Key::PageDown);
    let scrolled = window.rect("Only the knight jumps").top();
    assert!(scrolled < before - 20.0, "{before} {scrolled}");
    window.tab_to("What check is");
    window.key(Key::Enter);
    assert_eq!(title(&window), "Check");
    for (key, expected) in
        [(Key::ArrowLeft, "Moving and capturing"), (Key::ArrowRight, "Check"), (Key::ArrowRight, "Check")]
    {
        window.held(Modifiers::ALT, key);
        assert_eq!(title(&window), expected);
    }
    window.key(Key::End);
    let end = window.rect("Castling →").bottom();
    assert!((0.0..760.0).contains(&end), "{end}");
    window.key(Key::Home);
    assert!(window.rect("A king that is attacked").top() > 0.0);
}

#[test]
fn a_move_on_a_diagram_and_again() {
    let mut window = at("12-rook");
    assert_eq!(window.said("d8"), "possible move");
    window.expect("The rook on d4 can move to 14 squares.");
    window.drag("d4", "d8");
    window.expect("Black to move. The king is in check from the rook on d8.");
    window.choose("Undo");
    assert_eq!(window.name("d4"), "d4, white rook");
    window.drag("d4", "e5");
    window.expect("art. 3.3");
    window.choose("Again");
    assert_eq!(window.said("d8"), "possible move");
    // With the keyboard, Escape first cancels the choice of a piece, and then closes the book.
    window.tab_to("d4, ");
    window.play("Enter Enter");
    assert_eq!(window.said("d4"), "chosen, not touched yet");
    window.key(Key::Escape);
    assert_eq!(window.said("d4"), "");
    assert_eq!(title(&window), "The rook");
    window.key(Key::Escape);
    window.expect("White to move. Pick up a piece");
}

#[test]
fn boards_on_a_page_follow_the_rules() {
    type Act = fn(&mut Window);
    // The last column describes a square as it must not be afterwards.
    let cases: [(&str, Act, &str, &str); 3] = [
        ("33-letting-go", |window| window.play("g1 d2d4"), "White must move this knight.", "d2, empty"),
        (
            "44-claims",
            |window| {
                window.key(Key::End);
                window.choose("Claim threefold repetition");
            },
            "art. 9.5.3",
            "a1, empty",
        ),
        ("51-dice", |window| window.choose("All throws at once"), "is ready.", "a1, empty"),
    ];
    for (page, act, told, wrong) in cases {
        let mut window = at(page);
        act(&mut window);
        window.expect(told);
        window.rest();
        assert_ne!(window.name(&wrong[..2]), wrong, "{page}");
    }
    let mut window = at("31-jadoube");
    let button = window.harness.get_all_by_label("J’adoube").next().map(|button| button.rect().center());
    window.click_at(button.expect("the button of the first board"));
    window.expect("White may straighten pieces");
}

#[test]
fn a_pawn_is_promoted_on_the_page() {
    let mut window = at("19-promotion");
    let to = window.rect("e8, ").center();
    let from = to + vec2(0.0, window.rect("e7, ").height());
    // Escape takes the pawn back.
    window.drag_at(from, to);
    assert!(window.has("Knight"));
    window.key(Key::Escape);
    assert!(!window.has("Knight"));
    assert_eq!(title(&window), "Promotion");
    window.drag_at(from, to);
    window.choose("Knight");
    window.expect("Black to move.");
    window.key(Key::Escape);
    window.expect("White to move. Pick up a piece");
}

#[test]
fn the_article_on_a_law_card_opens_its_page() {
    for way in ["art. 3.6: read about it in the book", "Enter", "F12"] {
        let mut window = Window::new();
        window.drag("g1", "g3");
        if way == "Enter" {
            window.tab_to("art. 3.6");
        }
        match Key::from_name(way) {
            Some(key) => window.key(key),
            None => window.choose(way),
        }
        assert_eq!(title(&window), "The knight");
        window.key(Key::Escape);
        assert_eq!(window.name("g1"), "g1, white knight");
    }
    // In a window too small for the card, the line that replaces the card is the link.
    let mut window = Begin { size: vec2(290.0, 220.0), ..Begin::default() }.open();
    window.drag("g1", "g3");
    window.click_on("That isn’t possible");
    assert_eq!(title(&window), "The knight");
}

/// The book opens from the law cards of a lesson, a study and the book itself, and from the touch-move status of a
/// game.
#[test]
fn every_law_card_leads_there() {
    type Open = fn() -> Window;
    let cards: [(Open, &str, &str, &str); 3] = [
        (|| crate::lesson::at(Begin::default(), 6), "d1g1", "3.8.2.2", "When you can’t castle"),
        (|| crate::study::open(Begin::default(), crate::study::GAME), "g1g3", "3.6", "The knight"),
        (|| at("12-rook"), "e8e5", "1.3", "The board and the pieces"),
    ];
    for (open, refused, article, page) in cards {
        let mut window = open();
        window.play(refused);
        window.choose(&format!("art. {article}: read about it in the book"));
        assert_eq!(title(&window), page);
    }
    let mut window = crate::lesson::at(Begin::default(), 6);
    window.play("d1g1 F12");
    assert_eq!(title(&window), "When you can’t castle");
    window.key(Key::Escape);
    window.expect("Step 6 of 8");
    let mut window = Window::by_the_book();
    window.play("g1 F12");
    assert_eq!(title(&window), "Touch-move");
}

fn explain(window: &mut Window, article: &'static str) {
    window.request(Request::Explain(article));
    window.rest();
}

/// The section that explains an article is scrolled to the top, however far down the page it is; if that is the first
/// section, the title is at the top.
#[test]
fn the_page_opens_at_the_article() {
    let book = Pages::of(EN);
    let (page, block) = book.explaining("4.5").expect("a page on pieces that can’t move");
    let Block::Heading(heading) = &book.all()[page].blocks[block] else { panic!("a section of its own") };
    let mut window = Begin { size: SMALL, ..Begin::default() }.open();
    explain(&mut window, "4.5");
    assert_eq!(title(&window), book.all()[page].title);
    let (head, top) = (window.rect("← Back").bottom(), window.rect(heading).top());
    assert!((head..240.0).contains(&top), "{heading} is at {top}");
    let (page, block) = book.explaining("3.6").expect("a page on the knight");
    assert_eq!(block, 0, "nothing stands above it but the title");
    explain(&mut window, "3.6");
    assert_eq!(title(&window), book.all()[page].title);
    let top = title_place(&window).expect("a title").1;
    assert!((head..240.0).contains(&top), "the title is at {top}");
}

/// A diagram keeps its state when the explanation of an article is requested and its page is already open.
#[test]
fn the_page_that_is_read_is_not_laid_open_anew() {
    let mut window = at("12-rook");
    window.drag("d4", "d8");
    explain(&mut window, "3.3");
    assert_eq!(title(&window), "The rook");
    assert_eq!(window.name("d8"), "d8, white rook");
}

/// In a narrow window, the contents replace the page, and the page's keys then work on the contents.
#[test]
fn the_contents_have_the_keys_while_they_are_shown() {
    let mut window = open_at(Begin { size: SMALL, ..Begin::default() }, "12-rook");
    let before = title_place(&window).expect("a title").1;
    window.choose("Contents");
    let knight = window.rect("The knight").top();
    window.key(Key::PageDown);
    window.rest();
    let scrolled = window.rect("The knight").top();
    assert!(scrolled < knight - 20.0, "{knight} {scrolled}");
    window.harness.run();
    assert_eq!(window.rect("The knight").top(), scrolled, "the list stays there");
    window.key(Key::ArrowLeft);
    assert_eq!(title_place(&window).map(|(_, top)| top), None, "no page is turned");
    window.key(Key::Escape);
    assert_eq!(title(&window), "The rook");
    assert_eq!(title_place(&window).map(|(_, top)| top), Some(before), "the page lies as it lay");
}

/// Undoing the first move on a diagram restores the touches that the diagram began with.
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
    let [from, to] = ["e2, ", "e4, "].map(|square| last(&window, square).1);
    window.drag_at(from, to);
    assert_ne!(last(&window, "g1, ").0, touched, "the move is made");
    let undo = last(&window, "Undo").1;
    window.click_at(undo);
    assert_eq!(last(&window, "g1, ").0, touched);
}

#[test]
fn every_page_is_shown_and_rests() {
    for (size, dark) in [(SMALL, false), (vec2(2560.0, 1440.0), true)] {
        for language in Language::ALL {
            let mut window = open(Begin { size, language, dark, ..Begin::default() });
            for page in Pages::of(language).all() {
                assert_eq!(title(&window), page.title, "{}", language.tag());
                page.texts().iter().for_each(|text| window.expect(text));
                assert!(window.rests(), "{} rests", page.name);
                window.key(Key::ArrowRight);
            }
        }
    }
}

/// A press above the visible part of the page does not reach a square that is scrolled out of view.
#[test]
fn a_board_out_of_sight_is_not_pressed() {
    let mut window = open_at(Begin { size: SMALL, ..Begin::default() }, "12-rook");
    let head = window.rect("← Back").bottom();
    // The page is scrolled line by line until h8 is behind the buttons above the page.
    let above = |window: &Window| window.square("h8").y < head;
    for _ in 0..20 {
        if !above(&window) {
            window.key(Key::ArrowDown);
        }
    }
    assert!(above(&window), "the page can be scrolled so far");
    window.click("h8");
    assert_eq!(window.name("h8"), "h8, empty");
    assert_eq!(window.said("d4"), "chosen, not touched yet");
}

/// The words that were searched for are underlined on the page.
#[test]
fn found_words_are_marked() {
    for (typed, page) in [("morphy", "Games to play through"), ("opposition", "")] {
        let mut window = open_at(Begin { size: vec2(1180.0, 2400.0), ..Begin::default() }, "10-board");
        window.focus("Search the book");
        window.text(typed);
        window.key(Key::Enter);
        assert!(page.is_empty() || title(&window) == page, "{}", title(&window));
        let marked = window.painted_texts().into_iter().flat_map(|text| {
            let job = &text.galley.job;
            let parts = job.sections.iter().filter(|part| part.format.underline.width > 0.0);
            parts.map(|part| &job.text[part.byte_range.start.0..part.byte_range.end.0])
        });
        let marked: Vec<&str> = marked.collect();
        let is_expected = |word: &&str| word.eq_ignore_ascii_case(typed);
        assert!(!marked.is_empty() && marked.iter().all(is_expected), "{typed}: {marked:?}");
    }
}

#[test]
fn a_famous_game_is_played_through() {
    let mut window = open_at(Begin { size: vec2(1180.0, 1600.0), ..Begin::default() }, "64-champions");
    window.choose("Play through this game");
    window.expect("Euwe, Max – Alekhine, Alexander");
    window.choose("Close");
    assert_eq!(title(&window), "Champions of the world");
    // A game can be played through even if the book was opened from a study; the game then replaces that study.
    window.choose("Play through this game");
    window.command(Command::Book);
    window.choose_all(["Play through this game", "Close"]);
    assert_eq!(title(&window), "Champions of the world");
}
