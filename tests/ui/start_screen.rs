//! The start screen.

use egui_kittest::kittest::AccessKitNode;
use jadoube::study::Study;
use jadoube::table::GameKind;

use crate::prelude::*;
use crate::study::moves;

const TWO: &str = "Two players";
const COMPUTER: &str = "Against the computer";
const CHESS960: &str = "Chess960";

/// A window that shows the start screen.
pub fn open(begin: Begin) -> Window {
    let mut window = begin.open();
    show(&mut window);
    window
}

fn by_the_book() -> Begin {
    Begin { setup: GameSetup::default(), ..Begin::default() }
}

/// Shows the start screen, and leaves a running clock running.
pub fn show(window: &mut Window) {
    window.command(Command::Start);
    for goes_on in ["Leave it running", "Laten lopen"] {
        if window.has(goes_on) {
            window.choose(goes_on);
        }
    }
    settle(window);
}

/// Waits until the wide card is shown, for a game or for the tour; a separate thread looks for saved games.
fn settle(window: &mut Window) {
    let strips = both::<5>("how to go on").map(|(_, strips)| strips).concat();
    window.wait_until("it says how to go on", |window| strips.iter().any(|strip| window.shows(strip)));
}

#[test]
fn each_door_leads_to_its_game() {
    let mut window = open(by_the_book());
    window.expect("At one computer. Touch-move.");
    window.click_on(TWO);
    window.drag("e2", "e4");
    assert_eq!((window.moves().as_str(), window.table().setup()), ("e4", &GameSetup::default()));

    for by_keyboard in [false, true] {
        let mut window = open(by_the_book());
        window.expect("You play White against Jadoube");
        if by_keyboard {
            window.tab_to("Play: Against the computer");
            window.key(Key::Enter);
        } else {
            window.click_on(COMPUTER);
        }
        assert_eq!(window.table().lone_person(), Some(Color::White));
        assert_eq!(window.table().seat(Color::Black).level(), level(3).level());
        window.drag("e2", "e4");
        assert_eq!(window.moves(), "e4");
    }

    let mut window = open(by_the_book());
    window.click_on(CHESS960);
    window.click_on("Start game");
    assert!(window.table().chess960_number().is_some());
}

/// Each kind of game has its own game settings: the clock and the names of two club players are not used against the
/// computer.
#[test]
fn doors_are_as_was_last_agreed() {
    let clock = fischer(300_000, 0);
    let folder = Folder::new("doors");
    let mut store = folder.store();
    let club = GameSetup { clock: clock.clone(), touch: TouchMove::OnClaim, ..people() };
    assert!(store.keep_game(&club).is_none());
    let begin = |store: &SettingsStore| Begin { store: store.clone(), ..Begin::default() };
    let mut window = open(begin(&store));
    window.expect_all(&["At one computer. Touch-move on claim, ", "You play White against Jadoube"]);
    window.click_on(COMPUTER);
    let setup = window.table().setup().clone();
    let unnamed = GameSetup::default();
    assert!(!setup.has_clock(), "nobody agreed on a clock against the computer");
    assert_eq!((setup.white, setup.black), (unnamed.white, unnamed.black));
    assert_eq!((setup.touch, setup.take_back), (TouchMove::Off, TakeBack::Free));
    window.expect("White: You");
    // A game against the computer does not change the settings of a game between two players either.
    let alone = GameSetup { clock, lot: true, ..seats(level(6), Seat::Person) };
    assert!(store.keep_game(&alone).is_none());
    for (door, agreed) in [(TWO, &club), (COMPUTER, &alone)] {
        let mut window = open(begin(&store));
        window.click_on(door);
        let setup = window.table().setup();
        let told = |setup: &GameSetup| (setup.has_clock(), setup.touch, setup.white.clone());
        assert_eq!(told(setup), told(agreed), "{door}");
        assert_eq!(setup.lone_person().is_none(), door == TWO);
    }
    // The cards did not change the stored settings.
    let mut again = folder.store();
    again.read();
    assert_eq!((again.game(), again.game_of(GameKind::Two)), (again.game_of(GameKind::Computer), Some(club)));
    let mut window = open(begin(&store));
    window.click_on("Options: Two players");
    window.expect("New game");
    window.key(Key::Escape);
    window.expect("What shall we play?");
}

/// Settings of an earlier version have only the game settings of the last game.
#[test]
fn settings_without_kinds_are_read() {
    let mut store = SettingsStore::at(None);
    let text = br#"{"game": {"white": "Anna", "black": "Bert", "touch": "off", "takeback": "free"}}"#;
    assert_eq!(store.take(text), jadoube::storage::settings::ParseOutcome::Known);
    assert_eq!(store.game_of(GameKind::Two).map(|setup| setup.white), Some("Anna".to_owned()));
    assert_eq!(store.game_of(GameKind::Computer), None);
    assert_eq!(store.game_of(GameKind::Chess960), None);
}

/// The Chess960 card says whether a random start is for two people or against an engine, and which one.
#[test]
fn a_random_start_names_the_opponent() {
    let mut store = SettingsStore::at(None);
    let window = open(Begin { store: store.clone(), ..Begin::default() });
    window.expect("Chess960. Two players. One of 960");
    store.keep_game(&seats(Seat::Person, level(2)));
    let english = format!("Chess960. Against Jadoube · {}. One of 960", crate::opponent::named(2, "Learner"));
    for (language, told) in [(EN, &*english), (NL, "Chess960. Tegen Jadoube · ")] {
        let mut window = open(Begin { store: store.clone(), language, ..Begin::default() });
        window.expect(told);
        window.click_on(if language == EN { "Random start: " } else { "Meteen loten: " });
        assert_eq!(window.table().seat(Color::Black).level(), level(2).level());
        assert!(window.table().chess960_number().is_some());
    }
}

/// A clock that runs on behind the start screen is shown there, in words too.
#[test]
fn a_running_clock_is_shown() {
    let setup = GameSetup { clock: fischer(300_000, 0), ..GameSetup::default() };
    for (language, [told, running]) in both("a running clock") {
        let mut window = Begin { setup: setup.clone(), language, ..Begin::default() }.open();
        window.play("e2e4 e7e5");
        show(&mut window);
        window.expect(told);
        window.wait(9_000);
        window.expect(running);
        let [painted, _] = window.painted();
        let faces = |time: &str| painted.iter().filter(|text| *text == time).count();
        assert_eq!((faces("4:51"), faces("5:00")), (1, 1), "{painted:?}");
        // A stopped clock is not said to run.
        window.command(Command::Clock);
        show(&mut window);
        assert!(!window.shows(told) && !window.shows(running));
        assert!(window.painted()[0].iter().any(|text| text == "4:51"));
    }
}

/// A game in progress is not abandoned without a question, and can be continued.
#[test]
fn the_game_on_the_board_goes_on() {
    let mut window = Window::of(GameSetup { clock: fischer(300_000, 0), ..people() });
    window.play("e2e4 9s e7e5");
    show(&mut window);
    window.expect("De Vries – Jansen, move 2, 5:00 – 4:51");
    window.click_on(TWO);
    window.expect("This game isn’t finished");
    window.key(Key::Escape);
    window.click_on("Continue your game");
    window.drag("g1", "f3");
    assert_eq!(window.moves(), "e4 e5 Nf3");
}

#[test]
fn the_last_game_is_there_to_go_on_with_or_to_look_at() {
    let folder = Folder::new("start-last");
    let begin = |begins| Begin { begins, journals: folder.journals(), ..Begin::default() };
    let window = open(begin(true));
    window.expect("New here?");
    drop(window);
    let mut window = begin(true).open();
    window.drag("e2", "e4");
    drop(window);
    // The game was on the board when the program ended.
    let mut window = open(begin(false));
    window.expect_all(&["Continue your game", "White – Black, move 1"]);
    assert!(!window.shows("reopened"), "the screen tells it already");
    window.click_on("Continue your game");
    window.drag("e7", "e5");
    assert_eq!(window.moves(), "e4 e5");
    window.command(Command::Resign(Color::Black));
    show(&mut window);
    window.expect_all(&["Review your last game", "White – Black, 1–0"]);
    window.click_on("Review your last game");
    window.expect("1–0 White – Black. Black resigned.");
    window.key(Key::Escape);
    window.expect("What shall we play?");
    drop(window);
    // The game is over, and another is on the board.
    let mut window = open(begin(false));
    window.expect("White – Black, 1–0");
    window.click_on("Review your last game");
    assert_eq!(window.moves(), "", "the board of the game is another one");
    window.expect_all(&["1–0 White – Black. Black resigned.", "1… e5"]);
    window.key(Key::Escape);
    window.expect("What shall we play?");
}

/// A game that can't be reviewed, here one without moves, can only be looked at: on the board or, once it is no longer
/// there, in a study.
#[test]
fn a_game_without_moves_is_not_called_reviewable() {
    let folder = Folder::new("start-no-moves");
    let mut window = folder.begin().open();
    window.command(Command::Resign(Color::White));
    show(&mut window);
    window.click_on("Look at your last game");
    window.expect("Black wins. White resigned.");
    drop(window);
    let mut window = open(Begin { begins: false, ..folder.begin() });
    window.click_on("Look at your last game");
    assert!(moves(&window).ends_with("0-1"), "{}", moves(&window));
}

#[test]
fn newcomers_are_shown_the_tour() {
    let mut window = open(Begin::default());
    window.expect("Learn touch-move in one minute");
    window.click_on("New here?");
    window.expect("Step 1 of 6");
    window.key(Key::Escape);
    window.expect("What shall we play?");
}

#[test]
fn tab_scrolls_focus_into_sight() {
    let size = vec2(280.0, 200.0);
    let mut window = open(Begin { size, ..Begin::default() });
    let seen = Rect::from_min_max(pos2(0.0, 34.0), size.to_pos2());
    let mut stops = Vec::new();
    for _ in 0..40 {
        window.key(Key::Tab);
        window.rest();
        stops.extend(window.focus_place());
    }
    let doors = ["Play: Two players", "Play: Against the computer", "Random start: Chess960"];
    for name in doors.into_iter().chain(["New here?", "Open…", "Nederlands"]) {
        let stop = stops.iter().find(|(stop, _)| stop.starts_with(name));
        let (_, place) = stop.unwrap_or_else(|| panic!("Tab does not come to {name}: {stops:?}"));
        assert!(seen.contains(place.center()), "{name} is at {place:?}");
    }
}

/// If nothing has focus, an arrow key or Enter gives focus to the first button of the first card.
#[test]
fn the_first_key_comes_to_the_first_door() {
    for key in [Key::ArrowDown, Key::ArrowRight, Key::Enter] {
        let mut window = open(by_the_book());
        window.key(key);
        assert_eq!(window.focused(), "Play: Two players", "{key:?}");
    }
}

#[test]
fn escape_leaves_and_the_menu_reopens_it() {
    let mut window = open(Begin::default());
    window.play("Esc e2e4");
    assert_eq!(window.moves(), "e4");
    window.choose_all(["File", "Start screen"]);
    settle(&mut window);
    window.expect("What shall we play?");
    assert!(window.rests(), "nothing moves, nothing is painted");
    window.ctrl(Key::N);
    window.expect("New game");
}

/// A click on a language chooses it; Tab reaches the languages in the order in which they are shown.
#[test]
fn the_language_is_one_click_away() {
    let mut window = open(Begin::default());
    window.tab_to("English");
    window.key(Key::Tab);
    assert_eq!(window.focused(), "Nederlands");
    window.choose("Nederlands");
    window.expect("Wat gaan we spelen?");
    window.choose("English");
    window.expect("What shall we play?");
}

/// A random start begins at once, and never between two engines. On the Chess960 screen, any players can be chosen.
#[test]
fn chess960_starts_in_one_click_and_never_by_watching() {
    let watched = || Begin { setup: seats(level(1), level(2)), ..Begin::default() };
    let mut window = open(watched());
    window.click_on("Random start: Chess960");
    assert!(window.table().chess960_number().is_some());
    assert!(window.table().setup().seats.iter().all(Seat::is_person), "nobody asked to watch");

    for (players, people) in [(None, 2), (Some("Two"), 2), (Some("Computer"), 1), (Some("Watch"), 0)] {
        let mut window = open(watched());
        window.click_on("Set up: Chess960");
        players.inspect(|players| window.choose(players));
        window.click_on("Start game");
        let seats = &window.table().setup().seats;
        assert_eq!(seats.iter().filter(|seat| seat.is_person()).count(), people, "{players:?}");
    }
}

/// A refusal on the board is not shown on the start screen, and a press there dismisses the report of damaged settings.
#[test]
fn a_refusal_does_not_stay_above_the_doors() {
    let mut window = Window::new();
    window.drag("e2", "e5");
    window.expect("That isn’t possible.");
    show(&mut window);
    assert!(!window.shows("That isn’t possible."));
    let folder = Folder::new("start-refusal");
    let file = folder.write("settings.json", "nonsense");
    let mut window = open(Begin { store: folder.store(), ..Begin::default() });
    let name = file.display().to_string();
    window.expect(&name);
    window.click_on("What shall we play?");
    assert!(!window.shows(&name), "it has been read");
}

/// The lenient rules against a low level do not apply to a game between two people.
#[test]
fn the_first_levels_have_rules_of_their_own() {
    let folder = Folder::new("doors-gentle");
    let mut store = folder.store();
    let gentle = (TouchMove::Off, TakeBack::Free);
    let last = GameSetup { touch: gentle.0, take_back: gentle.1, ..seats(Seat::Person, level(2)) };
    assert!(store.keep_game(&last).is_none());
    for (door, rules) in [(COMPUTER, gentle), (TWO, (TouchMove::Enforced, TakeBack::Never))] {
        let mut window = open(Begin { store: store.clone(), ..Begin::default() });
        window.click_on(door);
        let setup = window.table().setup();
        assert_eq!((setup.touch, setup.take_back), rules, "{door}");
    }
}

/// Unsaved studies are listed, even the one that this window has open. Unless another window is using it, each can be
/// opened, and discarded after a question.
#[test]
fn unsaved_studies_are_there_to_go_on_with() {
    let folder = Folder::new("start-studies");
    let mut window = folder.begin().open();
    window.command(Command::Start);
    assert!(!window.shows("Your unsaved studies"));
    for mv in ["e2e4", "d2d4"] {
        assert!(window.opens(Study::from_start(Start::standard())));
        window.play(mv);
        window.wait(1500);
    }
    window.command(Command::Start);
    window.until("Your unsaved studies");
    let is_listed =
        |node: &AccessKitNode<'_>| node.label().is_some_and(|name| name.starts_with("Untitled study"));
    let rows = |window: &Window| window.harness.get_all_by(is_listed).count();
    window.wait_until("both studies are listed", |window| rows(window) == 2);
    // The tour is offered once everything is listed; until then, rows may move away from the pointer.
    window.until("New here?");
    let files = fs::read_dir(folder.join("studies")).expect("them").flatten().map(|entry| entry.path());
    let locks = files.filter(|file| file.extension().is_some_and(|extension| extension == "lock"));
    let lock = fs::File::open(locks.min().expect("a lock")).expect("it opens");
    lock.lock().expect("locked");
    let at = window.harness.get_all_by(is_listed).last().expect("the older one").rect().center();
    window.click_at(at);
    window.expect("another window or program is using it");
    drop(lock);
    for (answer, left) in [("Cancel", 2), ("Discard", 1)] {
        window.click_on("Discard Untitled study");
        window.expect("Discard this study?");
        window.choose(answer);
        window.until("New here?");
        assert_eq!(rows(&window), left, "{answer}");
    }
    window.click_on("Untitled study");
    assert_eq!(moves(&window), "1. e4 *", "the one that was open is discarded first");
}

/// The link to recent games is disabled if there is nothing to list; the link to the last study is absent if there is
/// none.
#[test]
fn links_lead_to_something() {
    let folder = Folder::new("links");
    let begin = || Begin { store: folder.store(), ..Begin::default() };
    let window = open(begin());
    assert!(!window.is_able("Recent games…") && window.has("New study") && !window.has("Last study"));
    let file = folder.write("club.pgn", crate::study::GAME);
    let mut window = begin().open();
    window.drop_file(&file);
    window.until("De Vries");
    show(&mut window);
    assert!(window.is_able("Recent games…") && window.has("Last study"));
    window.choose("New study");
    assert_eq!(moves(&window), "*", "an empty study");
    show(&mut window);
    window.choose("Study");
    window.activate("New study");
    assert_eq!(moves(&window), "*");
}

/// The start screen does not show the clocks of a game that is over, and no line breaks next to the plus sign of a time
/// control.
#[test]
fn clocks_of_a_finished_game_are_gone() {
    let setup = GameSetup { clock: fischer(300_000, 3_000), ..people() };
    for size in [SMALL, SIZE] {
        let mut window = Begin { size, setup: setup.clone(), ..Begin::default() }.open();
        window.drag("e2", "e4");
        show(&mut window);
        window.expect("– 5:00");
        let [painted, _] = window.painted();
        let broken = painted.iter().find(|text| text.ends_with(" +") || text.starts_with("+ "));
        assert_eq!(broken, None, "at {size}");
        window.request(Request::ToGame);
        window.command(Command::Resign(Color::Black));
        show(&mut window);
        assert!(!window.shows("Game clock"), "at {size}: {:?}", window.texts());
    }
}

/// The languages are on one row, from left to right. Cards side by side have the same height, and their buttons are
/// level.
#[test]
fn languages_and_cards_side_by_side_are_alike() {
    for size in [SMALL, SIZE, vec2(480.0, 800.0), vec2(1366.0, 768.0), vec2(1920.0, 1080.0)] {
        for (language, [two, computer, play, random]) in both("the cards of the start screen") {
            let window = open(Begin { size, language, ..by_the_book() });
            let [one, other] = ["English", "Nederlands"].map(|name| window.rect(name));
            let is_level = (one.center().y - other.center().y).abs() < 1.0;
            assert!(is_level && one.right() <= other.left(), "at {size} in {language:?}: {one}, {other}");
            let cards = [two, computer, CHESS960].map(|name| window.rect(name));
            let heights = cards.map(|card| card.height());
            let are_equal = heights.iter().all(|height| (height - heights[0]).abs() < 0.5);
            assert!(are_equal || size.x < 500.0, "at {size}: {heights:?}");
            let feet = [play, random].map(|name| window.rect(name).top());
            assert!(
                (feet[0] - feet[1]).abs() < 0.5 || cards[0].left() == cards[1].left(),
                "at {size}: {feet:?}"
            );
        }
    }
}
