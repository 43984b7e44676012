//! A start for a round of an event: drawn by the program or with balls; the list of starts that were used, the sheets
//! for the boards, the wall display, and what is in view in small windows.

use crate::prelude::*;
use crate::room::{first_rank, named, put, room};
use egui::accesskit::Role;

/// The Chess960 screen with the tab for a round.
fn round(begin: Begin) -> Window {
    let tab = if begin.language == NL { "Voor een ronde" } else { "For a round" };
    let mut window = room(begin);
    window.choose(tab);
    window
}

#[test]
fn the_program_shows_its_draw_digit_by_digit() {
    let mut window = round(named());
    window.expect("The draw is from 960 positions, all equally likely.");
    for (excluded, told) in [
        ("0-355,357-958", "The draw is from 2 positions,"),
        ("0-355,357-959", "Only one position can be drawn."),
    ] {
        window.fill(Role::TextInput, "Excluded positions", excluded);
        window.expect(told);
    }
    window.choose("Draw the position");
    window.expect("So far: 3");
    assert_eq!(first_rank(&window), "........");
    assert!(!window.is_able("Start game"));
    window.choose("Next digit");
    window.expect("So far: 3 5");
    window.choose("Next digit");
    window.expect("No. 356: NBBRKRQN");
    assert_eq!(first_rank(&window), "NBBRKRQN");
    let texts = window.texts();
    let command =
        texts.iter().find_map(|text| text.strip_prefix("jadoube chess960 --exclude 0-355,357-959 --seed "));
    assert!(command.is_some_and(|seed| seed.parse::<u32>().is_ok()), "{texts:?}");
    window.choose("Start game");
    assert_eq!(window.table().start().number(), Some(356));
}

#[test]
fn the_event_is_remembered() {
    let folder = Folder::new("round-of-an-event");
    let begin = || Begin { store: folder.store(), ..named() };
    let mut window = round(begin());
    window.fill(Role::TextInput, "Event", "Club evening");
    window.key(Key::Tab);
    drop(window);
    assert!(round(begin()).shows("Club evening"));
}

#[test]
fn a_list_that_is_none_is_refused() {
    let mut window = round(named());
    for (typed, told) in [
        ("518,960", "“960” isn’t a position number or a range of such numbers."),
        ("0-959", "No positions are left: all 960 are excluded or used."),
    ] {
        window.fill(Role::TextInput, "Excluded positions", typed);
        window.expect(told);
        assert!(!window.is_able("Draw the position"), "{typed}");
    }
}

#[test]
fn balls_are_entered_by_hand() {
    let mut window = round(named());
    window.fill(Role::TextInput, "Excluded positions", "518");
    window.choose("With numbered balls");
    window.expect("positions 900 to 959 are likelier than the others: 1 in 600 against 1 in 1000");
    for (balls, told) in [
        ("518", "Starting position no. 518 is excluded or was used before."),
        ("96", "96 can’t be the first two digits"),
    ] {
        balls.chars().for_each(|ball| window.choose(&format!("Ball {ball}")));
        window.expect_all(&[told, "Start again with the first ball."]);
    }
    window.choose_all(["Ball 3", "Ball 5", "Ball 7", "Take back", "Ball 6"]);
    window.expect_all(&["No. 356: NBBRKRQN", "jadoube chess960 356"]);
    // Digits on the keyboard do the same.
    window.choose("Start over");
    window.click_at(pos2(2.0, 750.0));
    window.text("959");
    window.expect("No. 959: RKRNNQBB");
}

/// The list of an event keeps the starts that were used, and none of these can be used again.
#[test]
fn an_event_remembers_its_starts() {
    let folder = Folder::new("an-event-remembers-its-starts");
    // The tab for a round of this event; an empty text is no event.
    let open = |event: &str| {
        let mut window = round(Begin { journals: folder.journals(), ..named() });
        window.fill(Role::TextInput, "Event", event);
        window
    };
    let mut window = open("");
    window.choose_all(["With numbered balls", "Ball 3", "Ball 5", "Ball 6"]);
    assert!(!window.is_able("Add to the list"), "the event has no name");
    window.choose("Start over");
    window.fill(Role::TextInput, "Event", "Spring open / B");
    window.fill(Role::TextInput, "Round", "Round 3");
    window.choose_all(["Ball 3", "Ball 5", "Ball 6", "Add to the list"]);
    window.expect("Starting position no. 356 is on the list for Spring open / B.");
    let list = read(&folder.join("events/Spring open _ B.txt"));
    assert!(list.starts_with("356 20") && list.ends_with(" Round 3\n"), "{list}");
    let mut later = open("Spring open / B");
    later.expect_all(&["Already used: 1 position", "The draw is from 959 positions,"]);
    later.choose_all(["With numbered balls", "Ball 3", "Ball 5", "Ball 6"]);
    later.expect("Starting position no. 356 is excluded or was used before.");
    folder.write("events/Spring open _ B.txt", "nonsense\n");
    open("Spring open / B").expect("does not begin with the number of a position, 0 to 959.");
    folder.write("events/Spring open _ B.txt", [0xff]);
    open("Spring open / B").expect("Spring open _ B.txt can’t be opened");
}

/// The button that draws is in view at each of these sizes, and a complete start is kept when the tab changes.
#[test]
fn the_draw_is_in_sight() {
    for (size, text_size) in [(SIZE, 100), (SMALL, 100), (vec2(1366.0, 768.0), 200)] {
        for language in [EN, NL] {
            let mut window = room(Begin { size, language, ..named() });
            window.command(Command::Choose(Choice::TextSize(text_size)));
            let words = Texts::new(language);
            let tab = |window: &mut Window, key: &str| {
                let names = [words.say(key), words.tiny(key)];
                let name = names.into_iter().find(|name| window.has(name)).expect("a tab");
                window.choose(&name);
            };
            tab(&mut window, "room-round");
            let (draw, foot) = (window.rect(&words.say("round-draw")), window.rect(&words.say("room-start")));
            assert!(draw.bottom() < foot.top() - 30.0, "{draw:?} at {size} and {text_size} %");
            let name = words.say("round-draw");
            let is_draw =
                |shape: &egui::Shape| matches!(shape, egui::Shape::Text(text) if text.galley.text() == name);
            let (clip, _) = window.shapes().into_iter().find(|(_, shape)| is_draw(shape)).expect("painted");
            assert!(
                clip.bottom() >= draw.bottom() - 1.0,
                "{draw:?} is cut at {clip:?}, {size}, {text_size} %"
            );
            tab(&mut window, "room-by-dice");
            window.choose(&words.say("dice-rest"));
            let row = first_rank(&window);
            tab(&mut window, "room-by-number");
            assert_eq!(first_rank(&window), row, "at {size} and {text_size} %");
        }
    }
}

/// In a low panel, the list of turns scrolls to the current turn.
#[test]
fn the_turn_is_in_sight() {
    let mut window = room(Begin { size: SMALL, ..named() });
    window.choose("In turn");
    for (piece, square) in
        [("white king", "e1"), ("white queen", "d1"), ("white rook", "a1"), ("white rook", "h1")]
    {
        put(&mut window, piece, square);
        window.rest();
    }
    let place = window.rect("5.");
    let foot = window.rect("Start game").top();
    assert!(place.bottom() < foot - 30.0, "{place:?} is below {foot}");
}

#[test]
fn every_board_gets_a_sheet() {
    let folder = Folder::new("every-board-gets-a-sheet");
    let file = folder.join("round.pdf");
    let mut window = room(Begin { files: chooses(&file), ..named() });
    window.choose("By number");
    window.command(Command::PrintRound);
    window.choose("Save…");
    window.until("Saved as");
    let pdf = fs::read(&file).expect("it was written");
    assert!(String::from_utf8_lossy(&pdf).contains("/Count 10"), "ten boards");
}

/// The wall display counts down to the end of the preparation and to the start of play, and is not repainted
/// continuously.
#[test]
fn the_wall_counts_down() {
    let mut window = room(named());
    window.choose("By number");
    window.fill(Role::TextInput, "Number or first rank", "356");
    window.command(Command::Wall);
    window.expect_all(&["Starting position no. 356: N B B R K R Q N", "O-O-O", "king c1, rook d1"]);
    window.expect_all(&["10:00", "15:00"]);
    assert!(window.rests() && window.idle() > Duration::from_mins(1), "nothing counts yet");
    window.choose("Start countdown");
    window.later(0.5);
    assert!(window.idle() > Duration::from_millis(300), "{:?}", window.idle());
    window.later(60.0);
    window.expect_all(&["9:00", "14:00"]);
    window.later(540.0);
    window.expect_all(&["Clocks", "start in", "5:00"]);
    window.later(300.0);
    window.expect("Clocks running");
    window.harness.run();
    assert!(window.rests(), "it is over");
    window.key(Key::Escape);
    window.expect("Chess960 set-up");
}
