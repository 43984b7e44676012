//! Endless cases at the arbiter’s desk: their topics and levels.

use egui::accesskit::Role;

use crate::exam::{decide, open, rule_until};
use crate::prelude::*;

#[test]
fn cases_without_end_have_a_topic_and_a_level() {
    let mut window = open(Begin::default());
    window.choose("Endless cases");
    window.expect_all(&["Touch-move", "claims touch-move.", "0 of 0 right"]);
    window.pick("Topic", "Flags");
    window.pick("Level", "Arbiters");
    window.expect("calls the flag.");
    window.activate("Upheld");
    window.activate("The game goes on");
    window.choose("Decide");
    window.expect("of 1 right first time");
    window.choose("Next case");
    window.expect("calls the flag.");
    // A change of topic resets the score.
    window.pick("Topic", "Sealed moves");
    window.expect("0 of 0 right first time");
    // The program's own cases continue where they were left.
    window.choose("Cases");
    window.expect_all(&["straightens the knight", "0 of 15"]);
}

/// A case about a flag says who is to move on the board that is shown, even if a move was made before the claim.
#[test]
fn player_to_move_is_the_one_on_the_board() {
    let mut window = open(Begin::default());
    window.choose("Endless cases");
    window.pick("Topic", "Flags");
    let mut moved = 0;
    for _ in 0..20 {
        for level in ["Players", "Arbiters"] {
            window.pick("Level", level);
        }
        for (color, other) in [("White", "Black"), ("Black", "White")] {
            if [" moves the ", " takes the "].iter().any(|mv| window.shows(&format!("{color}{mv}"))) {
                moved += 1;
                window.expect(&format!("{other} to move."));
            }
        }
    }
    assert!(moved > 0);
}

/// A list is next to its label, or right below the label where both are too wide for one line.
#[test]
fn topic_and_level_stand_next_to_their_labels() {
    let phrases = both("topics without end");
    for (size, index) in [(SIZE, 0), (SMALL, 0), (SMALL, 1)] {
        let (language, [endless, topic, level, flags, ends, told]) = phrases[index];
        let mut window = open(Begin { size, language, ..Begin::default() });
        window.choose(endless);
        let (lists, topics) = ([topic, level], [flags, ends]);
        for topic in topics {
            window.pick(lists[0], topic);
            assert!(topic != flags || window.shows(told), "{:?}", window.texts());
            for list in lists {
                let place = |role| window.harness.get_by_role_and_label(role, list).rect();
                let (list_place, label) = (place(Role::ComboBox), place(Role::Label));
                let is_level = (label.center().y - list_place.center().y).abs() < 3.0;
                let is_beside = is_level && label.right() < list_place.left();
                let is_aligned = (label.left() - list_place.left()).abs() < 1.0;
                let is_below = is_aligned && (0.0..12.0).contains(&(list_place.top() - label.bottom()));
                assert!(is_beside || is_below, "{label:?} {list_place:?} {topic}");
            }
        }
    }
}

/// Cases for beginners have one question, and reasons without penalties. Topic and level are kept for the next run.
#[test]
fn cases_without_end_for_beginners() {
    let folder = Folder::new("exam-endless");
    let mut window = open(folder.begin());
    window.choose("Endless cases");
    window.expect_all(&["Is that right?", "Decide (one question left)"]);
    window.choose_all(["Yes", "Decide"]);
    window.expect("of 1 right first time");
    window.pick("Topic", "How a game ends");
    let reasons = ["so it is not mate", "Mate is still possible, for example"];
    rule_until(&mut window, &reasons, &["The game goes on"]);
    assert!(!window.shows("press the clock."), "no move can be made");
    window.pick("Topic", "Castling");
    drop(window);
    let mut window = open(folder.begin());
    window.choose("Endless cases");
    for _ in 0..6 {
        window.expect_all(&["Castling", "Is that right?"]);
        window.activate("Yes");
        window.choose("Decide");
        assert!(!window.shows("extra minute") && !window.shows("(7.5"));
        window.choose("Next case");
    }
}

/// After the decision, the panel is scrolled to the ruling.
#[test]
fn rulings_are_in_view() {
    for (size, mode) in [(SIZE, "Cases"), (SIZE, "Endless cases"), (SMALL, "Cases"), (SMALL, "Endless cases")]
    {
        let mut window = open(Begin { size, ..Begin::default() });
        window.choose(mode);
        window.pick("Level", "Players");
        decide(&mut window);
        window.rest();
        let title = ["Right", "Not quite", "Wrong"].into_iter().find(|title| window.has(title));
        let (title, next) = (window.rect(title.expect("a ruling")), window.rect("Next case"));
        assert!(title.bottom() < next.top() - 0.1 * size.y, "{mode}, {size:?}: {title:?} above {next:?}");
    }
}

/// A ruling says why the game goes on, that the arbiter steps in where nobody claims, and which touched piece can be
/// neither moved nor taken. It does not say whether a move that was not completed is legal. A story says if a pawn
/// moved as in a capture to an empty square.
#[test]
fn rulings_without_a_finding_say_why() {
    let mut window = open(Begin::default());
    window.choose("Endless cases");
    for (topic, level, reason) in [
        ("How a game ends", "Arbiters", "Mate is still possible, for example in this position: "),
        ("Illegal moves", "Club arbiters", "The arbiter steps in: illegal move."),
        ("Illegal moves", "Arbiters", "An illegal move can be claimed only once it is completed"),
        ("Touch-move", "Arbiters", "was touched first, but no legal move moves or takes it"),
        ("Promotion", "Players", " to the empty square "),
    ] {
        window.pick("Topic", topic);
        window.pick("Level", level);
        rule_until(&mut window, &[reason], &[]);
        assert!(!window.shows("Make your move, then press the clock."));
        window.choose("Next case");
    }
}

/// A sealed move with a symbol for a check that it does not give is made, so it is not called illegal.
#[test]
fn an_untrue_check_does_not_spoil_a_sealed_move() {
    let mut window = open(Begin::default());
    window.choose("Endless cases");
    window.pick("Level", "Arbiters");
    window.pick("Topic", "Sealed moves");
    rule_until(&mut window, &["+. The game is adjourned"], &[]);
    assert!(!window.shows("That move is not legal here"), "{:?}", window.texts());
}
