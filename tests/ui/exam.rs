//! The arbiter's desk: the program's cases, endless cases, and exams.

use jadoube::rules::{Piece, Position, Role, Setup, Square};

use crate::folder::chooses_and_tells;
use crate::prelude::*;

/// The desk, opened from the menu.
pub fn open(begin: Begin) -> Window {
    let name = if begin.language == NL { "Aan de arbiterstafel" } else { "At the arbiter’s desk" };
    let mut window = begin.open();
    window.choose_all(["Help", name]);
    window.rest();
    window
}

#[test]
fn a_case_is_ruled_on_by_mouse() {
    let mut window = open(Begin::default());
    window.expect_all(&["White says “j’adoube”", "Touch-move", "0 of 15", "Is that right?"]);
    assert!(!window.shows("Laws as of"), "beginners need not know the edition");
    assert_eq!(window.name("e4"), "e4, white pawn");
    assert!(!window.is_able("Decide (one question left)"));
    window.choose_all(["No", "Decide"]);
    window.expect_all(&["The answer: No. You answered correctly.", "1 of 15 cases seen, 1 right"]);
    window.expect_all(&["Black is wrong.", "art. 4.2.1"]);
    // F12 leads to the book, and Escape leads back.
    window.key(Key::F12);
    assert!(!window.shows("You answered correctly."));
    window.key(Key::Escape);
    window.expect("You answered correctly.");
    window.choose("Next case");
    assert!(!window.has("Decide"));
    window.expect("1 of 15");
    assert!(!window.shows("You answered correctly"));
    // The desk opens again at the same case.
    window.key(Key::Escape);
    window.expect("to move");
    window.command(Command::Exam);
    window.expect("1 of 15");
}

/// The next run continues at the level that was chosen.
#[test]
fn players_get_more_questions() {
    let folder = Folder::new("exam-players");
    let mut window = open(folder.begin());
    window.pick("Level", "Players");
    window.expect_all(&["Only then does White say “j’adoube”", "Standard · Laws as of 1 January 2023"]);
    assert!(!window.is_able("Decide (2 questions left)"));
    window.choose("Allowed");
    assert!(!window.has("Decide"));
    window.expect_aloud("Decide (one question left)");
    window.click_on("Article 4.5: Touched piece can’t move");
    window.choose("Decide");
    window.expect("The request: Not allowed, not “Allowed”.");
    window.expect("Article that applies: 4.2.1, not “4.5”.");
    assert!(window.has("Wrong"), "no answer is right");
    drop(window);
    open(folder.begin()).expect_all(&["White’s king has gone to e2", "1 of 18"]);
}

#[test]
fn a_wrong_ruling_is_explained_and_comes_back() {
    let mut window = open(Begin::default());
    window.choose_all(["Yes", "Decide"]);
    window.expect_all(&["The answer: No, not “Yes”.", "1 of 15 cases seen, 0 right"]);
    window.choose("Next case");
    for _ in 0..4 {
        assert!(!window.shows("straightens the knight"));
        decide(&mut window);
        window.choose("Next case");
    }
    window.expect_all(&["straightens the knight", "5 of 15"]);
}

/// Answers every question with its first choice, and submits the answers.
pub fn decide(window: &mut Window) {
    let groups = window.harness.query_all_by_role(egui::accesskit::Role::RadioGroup);
    let groups = groups.filter(|group| group.accesskit_node().label().as_deref() != Some("What to practise"));
    let first = groups.filter_map(|group| group.accesskit_node().children().next()?.label());
    for choice in first.collect::<Vec<_>>() {
        window.activate(&choice);
    }
    window.choose("Decide");
}

/// Rules on cases, with these answers, until the window shows one of these texts. If there are no answers, each
/// question gets its first choice.
#[track_caller]
pub fn rule_until(window: &mut Window, texts: &[&str], answers: &[&str]) {
    for _ in 0..100 {
        if window.has("Next case") {
            window.choose("Next case");
        }
        if answers.is_empty() {
            decide(window);
        } else {
            for answer in answers {
                window.activate(answer);
            }
            window.choose("Decide");
        }
        if texts.iter().any(|text| window.shows(text)) {
            return;
        }
    }
    panic!("no ruling says any of {texts:?}");
}

/// A ruling moves the focus to the button for the next case, and that button moves it to the next story. F7 says who is
/// to move in the case.
#[test]
fn focus_follows_a_case() {
    for (language, [story, topic, seen, undecided, first, chosen, standing, decide, right, next]) in
        both("a case by keyboard")
    {
        let mut window = open(Begin { language, ..Begin::default() });
        window.expect_all(&[topic, seen, undecided]);
        window.tab_to(story);
        assert!(window.focused().ends_with('?'), "{}", window.focused());
        window.key(Key::Tab);
        assert_eq!(window.focused(), first);
        window.key(Key::Space);
        assert!(window.announced().iter().any(|told| told.contains(chosen)), "{:?}", window.announced());
        let button = window.harness.get_by_label(decide).accesskit_node();
        assert_eq!(button.description(), None, "the tip of a disabled button");
        window.key(Key::F7);
        assert!(window.announced().iter().any(|told| told.contains(standing)), "{:?}", window.announced());
        window.key(Key::ArrowRight);
        window.tab_to(decide);
        window.rest();
        window.key(Key::Enter);
        window.expect(right);
        assert_eq!(window.focused(), next);
        window.key(Key::Enter);
        assert!(window.focused().ends_with('?') && !window.has(decide), "{}", window.focused());
    }
}

/// When the desk is opened again, the kinds of practice are in view, even if the panel was scrolled.
#[test]
fn the_desk_opens_at_its_top() {
    let mut window = open(Begin { size: SMALL, ..Begin::default() });
    window.pick("Level", "Arbiters");
    let top = window.rect("Cases").top();
    window.hover(window.rect("Level").center());
    window.wheel(egui::MouseWheelUnit::Line, -5.0);
    window.rest();
    assert!(window.rect("Cases").top() < top - 10.0, "it is scrolled");
    window.key(Key::Escape);
    window.command(Command::Exam);
    window.rest();
    assert_eq!(window.rect("Cases").top(), top);
}

/// Among the cases with a fallen flag is one whose ruling describes a mate that is still possible.
#[test]
fn a_ruling_describes_a_mate() {
    let mut window = open(Begin::default());
    window.choose("Endless cases");
    window.pick("Topic", "Flags");
    window.pick("Level", "Arbiters");
    let mate = "Legal moves can still lead to mate, for example in this position: ";
    rule_until(&mut window, &[mate], &["Upheld", "The game goes on"]);
    let told = window.texts().into_iter().find(|told| told.contains(mate)).expect(mate);
    let is_on = |piece: Piece, square: Square| {
        told.contains(&format!("{} {} on {square}", piece.color.name(), piece.role.name()))
    };
    let mut setup = Setup::EMPTY;
    for square in Square::all() {
        let mut pieces = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| Piece { color, role }));
        setup.board.set(square, pieces.find(|piece| is_on(*piece, square)));
    }
    let is_mate =
        |turn| Position::new(&Setup { turn, ..setup.clone() }).is_ok_and(|mate| mate.is_checkmate());
    assert!(Color::ALL.into_iter().any(is_mate), "{told}");
}

/// The desk at this beginners' case, the only one of its level without an earlier ruling.
fn open_at(folder: &Folder, name: &str) -> Window {
    let others = jadoube::exam::all().into_iter().filter(|case| case.is_simple() && case.name != name);
    let line = |case: jadoube::exam::Case| {
        jadoube::exam::PracticeNote::Case { name: case.name, is_right: true }.line() + "\n"
    };
    open_with(folder, &others.map(line).collect::<String>())
}

/// The desk with these notes of earlier rulings.
fn open_with(folder: &Folder, notes: &str) -> Window {
    fs::create_dir_all(folder.join("practice")).expect("a folder");
    folder.write("practice/cases.jsonl", notes);
    open(folder.begin())
}

/// If a finished level is chosen again, none of its cases counts as seen. The next run continues at the level that was
/// chosen.
#[test]
fn a_level_ends_with_its_score() {
    let folder = Folder::new("exam-level");
    let mut window = open_at(&folder, "touch-adjusting");
    window.expect("14 of 15 cases seen, 14 right");
    window.choose_all(["No", "Decide", "Next case"]);
    window.expect_all(&["All 15 cases for beginners: 15 right first time", "Start again"]);
    window.choose("Next level");
    window.expect("0 of 18 cases seen");
    drop(window);
    let mut window = open(folder.begin());
    window.expect("0 of 18 cases seen");
    window.pick("Level", "Beginners");
    window.expect_all(&["0 of 15 cases seen", "White says “j’adoube”"]);
}

#[test]
fn the_board_matches_the_ruling() {
    for (case, from, to, piece) in [
        ("touch-let-go", "h3", "f3", "white knight"),
        ("castling-rook-before-king", "g1", "e1", "white king"),
        ("touch-enemy-pawn", "f3", "g1", "white knight"),
    ] {
        let folder = Folder::new(case);
        let mut window = open_at(&folder, case);
        assert!(window.name(from).starts_with(&format!("{from}, {piece}")), "{case}");
        window.choose_all(["Yes", "Decide"]);
        window.expect("Black is right.");
        assert!(window.name(to).starts_with(&format!("{to}, {piece}")), "{case}");
        assert!(!window.shows("(4."), "{case}: the link names the article");
    }
}

#[test]
fn an_exam_ends_with_scores_and_a_certificate() {
    let folder = Folder::new("exam-certificate");
    let file = folder.join("certificate.pdf");
    let (files, asked) = chooses_and_tells(&file);
    let mut window = open(Begin { files, ..Begin::default() });
    window.choose("Exam");
    window.expect("you can open every case");
    window.fill(egui::accesskit::Role::TextInput, "Name on the certificate", "Anna");
    window.expect("You pass with 16 of 20 cases right (80 per cent).");
    window.choose("10 cases, 15 min");
    window.expect("You pass with 8 of 10 cases right");
    window.choose("Begin the exam");
    window.expect("Case 1 of 10, 15:00 left");
    window.sleep(61_000);
    window.expect("Case 1 of 10, 13:59 left");
    for number in 1..=10 {
        window.expect(&format!("Case {number} of 10"));
        assert!(!window.has("Endless cases"), "an exam is not interrupted");
        assert!(!window.has("Decide"));
        decide(&mut window);
    }
    window.expect_all(&["of 10 right", "You pass with 8 of 10", "Score by topic", "All cases"]);
    // Cases that were decided correctly can be opened again too.
    let mut opened = 0;
    for number in 1..=10 {
        let begins = format!("Case {number}: ");
        let label = window.texts().into_iter().find(|text| text.starts_with(&begins)).expect(&begins);
        let is_right = label.ends_with("right");
        window.activate(&label);
        assert_eq!(window.has("Right"), is_right, "case {number}");
        assert_eq!(window.shows("Not quite") || window.has("Wrong"), !is_right, "case {number}");
        opened += usize::from(is_right);
        window.choose("Back to the results");
    }
    window.expect(&format!("assed: {opened} of 10 right"));
    let (button, name) = match opened >= 8 {
        true => ("Save certificate…", "Certificate.pdf"),
        false => ("Save result…", "Result.pdf"),
    };
    window.choose(button);
    window.until("Saved");
    let dialog = asked.lock().expect("one thread")[0].clone();
    assert_eq!((dialog.title.as_str(), dialog.new.as_deref()), (button.trim_end_matches('…'), Some(name)));
    assert!(fs::read(&file).expect("the certificate").starts_with(b"%PDF-"));
    window.activate("Another exam");
    window.expect("Name on the certificate");
}

#[test]
fn time_that_is_up_ends_an_exam() {
    let mut window = open(Begin::default());
    window.choose_all(["Exam", "Begin the exam"]);
    decide(&mut window);
    // The clock goes on behind another screen, and while the computer sleeps.
    window.key(Key::Escape);
    window.choose("Leave it running");
    window.sleep(1_801_000);
    window.command(Command::Exam);
    window.rest();
    window.expect_all(&["of 20 right", "Case 20: ", "Sealed moves (Guideline I): ", "Flags (6.8, 6.9): "]);
    window.tab_to("Case 20: ");
    window.rest();
    let place = window.rect("Case 20: ");
    window.key(Key::Enter);
    window.expect("You gave no answer.");
    window.choose("Back to the results");
    window.rest();
    assert_eq!(window.rect("Case 20: "), place, "the list is scrolled as before");
}

/// A round continues in the next run; a line that a killed program left incomplete is skipped.
#[test]
fn rulings_are_kept_for_the_next_run() {
    let folder = Folder::new("exam-rulings");
    let mut window = open(folder.begin());
    window.choose_all(["No", "Decide", "Next case"]);
    drop(window);
    let file = folder.join("practice").join("cases.jsonl");
    let text = read(&file);
    assert_eq!(text, "{\"case\":{\"name\":\"touch-adjusting\",\"right\":true}}\n");
    fs::write(&file, format!("{text}{{\"case\":{{\"na")).expect("a torn line");
    let mut window = open(folder.begin());
    window.expect("1 of 15 cases seen, 1 right");
    decide(&mut window);
    drop(window);
    open(folder.begin()).expect("2 of 15 cases seen");
}

/// Levels and topics that the desk does not offer are not taken from the file.
#[test]
fn a_file_with_unknown_levels_is_opened() {
    let folder = Folder::new("exam-unknown-level");
    let notes = "{\"level\":9}\n{\"endless\":{\"topic\":\"flags\",\"level\":9}}\n\
        {\"endless\":{\"topic\":\"blind\",\"level\":1}}\n";
    let mut window = open_with(&folder, notes);
    window.expect_all(&["0 of 15 cases seen", "Is that right?"]);
    window.choose("Endless cases");
    window.expect_all(&["Touch-move", "claims touch-move."]);
}

/// A ruling that adds time changes the times in the story, but a screen reader does not read the story again.
#[test]
fn a_story_is_read_once() {
    let mut window = open(Begin::default());
    window.choose("Endless cases");
    window.pick("Topic", "Illegal moves");
    window.pick("Level", "Players");
    for _ in 0..6 {
        decide(&mut window);
        let told = window.announced();
        assert!(!told.iter().any(|told| told.contains("Laws as of")), "{told:?}");
        window.choose("Next case");
    }
}

#[test]
fn an_exam_is_not_left_unasked() {
    let mut window = open(Begin::default());
    window.choose_all(["Exam", "Begin the exam"]);
    window.expect("Case 1 of 20");
    for leaves in [Command::Book, Command::Quit, Command::Start] {
        window.command(leaves);
        window.expect("Your exam is still running");
        window.choose("Continue the exam");
        window.expect("Case 1 of 20");
    }
    window.key(Key::Escape);
    window.choose("Leave it running");
    assert!(!window.shows("Case 1 of 20"));
    window.command(Command::Exam);
    window.expect("Case 1 of 20");
    // Escape on another screen leads back to the exam.
    window.command(Command::Book);
    window.choose("Leave it running");
    window.key(Key::Escape);
    window.expect("Case 1 of 20");
}

/// Escape closes an open list before it leaves the desk, and an unfinished answer is still there afterwards. During an
/// exam, the window asks before Escape leaves the desk.
#[test]
fn escape_loses_no_answer() {
    let mut window = open(Begin::default());
    window.choose("Endless cases");
    window.rest();
    window.harness.get_by_role_and_label(egui::accesskit::Role::ComboBox, "Topic").click();
    window.harness.run();
    window.expect("How a game ends");
    assert!(!window.shows("Sealed moves"), "beginners don’t seal moves");
    window.key(Key::Escape);
    assert!(window.has("Endless cases") && !window.shows("How a game ends"), "only the list is closed");
    window.choose("Cases");
    window.pick("Level", "Players");
    window.choose("Not allowed");
    window.key(Key::Escape);
    window.expect("to move");
    window.command(Command::Exam);
    window.expect("Decide (one question left)");
    window.activate("Exam");
    window.choose("Begin the exam");
    let first = egui::accesskit::Role::RadioButton;
    window.harness.get_all_by_role(first).next().expect("an answer").click_accesskit();
    window.harness.run();
    window.key(Key::Escape);
    window.expect("Your exam is still running");
    window.key(Key::Escape);
    window.expect("Case 1 of 20");
}

#[test]
fn an_exam_is_handed_in() {
    let folder = Folder::new("exam-handed-in");
    let files = chooses(&folder.join("certificate.pdf"));
    let mut window = open(Begin { size: SMALL, files, ..Begin::default() });
    window.choose_all(["Exam", "Begin the exam"]);
    assert!(window.rect("Hand in").bottom() < SMALL.y, "it is visible without scrolling");
    decide(&mut window);
    window.choose("Hand in");
    window.expect_all(&["Hand in the exam?", "Cases that you have not fully answered count as wrong."]);
    window.choose("Continue the exam");
    window.expect("Case 2 of 20");
    window.choose_all(["Hand in", "Hand in now"]);
    window.expect_all(&["of 20 right", "Case 20: "]);
    window.key(Key::Escape);
    assert!(!window.shows("of 20 right"), "it is over");
}
