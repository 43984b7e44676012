//! The players: chosen in the new-game dialog and remembered, with colours drawn by lot; and the advice to try another
//! level.

use egui::accesskit::Role;

use crate::new_game::setup;
use crate::opponent::named;
use crate::prelude::*;

fn open(begin: Begin) -> Window {
    let mut window = begin.game().window;
    window.ctrl(Key::N);
    window
}

fn fresh() -> Window {
    open(Begin { setup: GameSetup::default(), ..Begin::default() })
}

#[test]
fn the_first_game_against_an_engine_is_an_easy_one() {
    let mut window = fresh();
    window.choose_all(["Against the computer", "Play"]);
    let setup = setup(&window);
    assert_eq!(setup.seats[0], Seat::Person);
    assert_eq!((setup.touch, setup.take_back), (TouchMove::Off, TakeBack::Free), "moves can be taken back");
    assert_eq!(setup.seats[1].level(), level(3).level());
    window.expect(&format!("Jadoube · {}", named(3, "Schoolyard")));
}

#[test]
fn the_level_the_colour_and_the_name_are_chosen() {
    let mut window = fresh();
    window.choose("Against the computer");
    window.activate("Black");
    window.choose("Full strength");
    window.expect("As strong as Jadoube can play.");
    window.fill(Role::TextInput, "Your name", "Anna");
    window.choose("Play");
    let setup = setup(&window);
    assert_eq!(setup.seats[0].level(), level(11).level());
    assert_eq!((setup.seats[1].is_person(), setup.black.as_str(), setup.lot), (true, "Anna", false));
    assert_eq!((setup.touch, setup.take_back), (TouchMove::Enforced, TakeBack::Never), "as in the last game");
    window.expect("Jadoube · Full strength");
    window.expect("Black: Anna");
}

/// In eight games, both colours occur and no two engines have the same seed, and the card says which colour the human
/// has.
#[test]
fn colours_are_drawn_by_lot() {
    let (mut colors, mut seeds) = ([0, 0], Vec::new());
    for seed in 0..8 {
        let folder = Folder::new(&format!("seats-lot-{seed}"));
        let store = folder.settings();
        let mut window = open(Begin { seed, store, setup: GameSetup::default(), ..Begin::default() });
        window.choose_all(["Against the computer", "Random", "Play"]);
        let setup = setup(&window);
        assert!(setup.lot);
        let person = setup.lone_person().expect("a person and an engine");
        colors[person.index()] += 1;
        let color = if person == Color::White { "White" } else { "Black" };
        window.expect(&format!("Colours were drawn at random: you play {color}."));
        let Seat::Level { seed, .. } = setup.seats[(!person).index()] else { panic!("no level") };
        seeds.push(seed);
    }
    assert!(colors.iter().all(|count| *count > 0), "{colors:?}");
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 8);
}

/// The names of two players are kept while one plays the computer, and the last opponent is preselected.
#[test]
fn the_players_are_remembered() {
    let folder = Folder::new("seats-remembered");
    let file = folder.write("settings.json", r#"{"game": {"white": "De Vries", "black": "Jansen"}}"#);
    let begin = || {
        let store = folder.settings();
        Begin { store, setup: GameSetup::default(), ..Begin::default() }
    };
    let mut window = open(begin());
    window.choose_all(["Against the computer", &named(5, "Coffee house"), "Random", "Play"]);
    window.expect("Colours were drawn at random: you play");
    drop(window);
    let mut window = open(begin());
    window.choose("Play");
    let again = setup(&window);
    assert!(again.lot && again.seats.iter().any(|seat| seat.level() == level(5).level()));
    drop(window);
    let mut window = open(begin());
    window.choose_all(["Two players", "Play"]);
    let two = setup(&window);
    assert_eq!(two.seats, [Seat::Person, Seat::Person]);
    assert_eq!((two.white.as_str(), two.black.as_str()), ("De Vries", "Jansen"));
    drop(window);
    let kept: serde_json::Value = serde_json::from_str(&read(&file)).expect("still JSON");
    assert!(kept["game"].get("seats").is_none(), "{kept}");
}

/// Each kind of game has the engines of the last game of that kind.
#[test]
fn every_kind_of_game_has_its_own_engines() {
    let folder = Folder::new("seats-kinds");
    let begin = || Begin { store: folder.settings(), setup: GameSetup::default(), ..Begin::default() };
    let levels = |window: &Window| setup(window).seats.map(|seat| seat.level());
    let mut window = open(begin());
    window.choose_all(["Against the computer", &named(5, "Coffee house"), "Play"]);
    drop(window);
    let mut game = begin().game();
    game.command(Command::NewGame);
    game.choose("Watch");
    game.pick("White", &named(1, "First moves"));
    game.pick("Black", "Full strength");
    game.choose("Play");
    assert_eq!(levels(&game), [level(1).level(), level(11).level()]);
    game.plays("e4");
    game.expect("Jadoube is thinking. Jadoube played 1. e4.");
    drop(game);
    let mut window = open(begin());
    window.choose_all(["Against the computer", "Play"]);
    assert_eq!(levels(&window), [None, level(5).level()]);
    drop(window);
    let mut window = open(begin());
    window.choose_all(["Watch", "Play"]);
    assert_eq!(levels(&window), [level(1).level(), level(11).level()]);
}

/// In a small window, no way of playing changes the height of the dialog or cuts a text.
#[test]
fn every_way_of_playing_has_the_same_height() {
    for (language, [last, ways @ ..]) in both::<4>("ways of playing") {
        let setup = GameSetup::default();
        let mut window = open(Begin { language, size: SMALL, setup, ..Begin::default() });
        let places = ways.map(|way| {
            window.choose(way);
            assert!(window.painted()[1].is_empty(), "{:?} is cut", window.painted()[1]);
            window.rect(last).top()
        });
        assert!(places.iter().all(|top| (top - places[0]).abs() < 1.0), "{places:?}");
    }
}

/// White, the human, wins or loses by resignation after two moves.
fn end(game: &mut Game, wins: bool) {
    game.play("e2e4 e5 g1f3");
    if wins {
        game.replies("Nc6", |reply| reply.resigns = true);
    } else {
        game.command(Command::Resign(Color::White));
    }
}

/// After three wins or three losses in a row, another level is advised, and one button begins a game at that level.
#[test]
fn another_level_is_advised_and_never_taken_by_itself() {
    for (results, wins, told, button, next) in [
        ("++", true, "Ready for a harder level? Try Kitchen table (about ", "Harder level", 4),
        ("--", false, "Too hard? Try Learner (about ", "Easier level", 2),
    ] {
        let folder = Folder::new("seats-advice");
        let file = folder.write("settings.json", format!(r#"{{"results": {{"3": "{results}"}}}}"#));
        let begin = || Begin { store: folder.settings(), setup: white(), ..Begin::default() }.game();
        let mut game = begin();
        end(&mut game, wins);
        game.expect(told);
        game.choose("Rematch");
        assert_eq!(game.table().seat(Color::White).level(), level(3).level(), "never by itself");
        game.command(Command::Resign(Color::Black));
        assert!(!game.shows(told), "a game that was not played shows nothing");
        let kept = read(&file);
        let sign = if wins { "+" } else { "-" };
        assert!(kept.contains(&format!("\"3\": \"{results}{sign}\"")), "{kept}");
        drop(game);

        let mut game = begin();
        end(&mut game, wins);
        game.choose(button);
        let table = game.table();
        assert_eq!(table.lone_person(), Some(Color::Black), "the colours change");
        assert_eq!(table.seat(Color::White).level(), level(next).level());
        assert!(game.shows("is thinking."));
    }
}

/// A file of game settings only says that colours are drawn by lot; each game from the file draws them again.
#[test]
fn a_set_up_file_draws_again() {
    let folder = Folder::new("seats-file");
    let line = r#"{"game": {"seats": {"black": {"level": 2, "seed": 5}, "lot": true}}}"#;
    let file = folder.write("a.jadoube", line);
    let mut game: Game = Begin { setup: GameSetup::default(), ..Begin::default() }.game();
    let mut colors = [0, 0];
    for _ in 0..10 {
        game.drop_file(&file);
        let person = game.table().lone_person().expect("one person");
        colors[person.index()] += 1;
        assert_eq!(
            game.table().seat(!person),
            &Seat::Level { level: level(2).level().expect("a level"), seed: 5 }
        );
    }
    assert!(colors.iter().all(|count| *count > 0), "{colors:?}");
}

#[test]
fn an_engine_is_chosen() {
    let folder = Folder::new("seats-guest");
    folder.write("settings.json", r#"{"engines": [{"name": "Wobbly", "command": "/nowhere/wobbly"}]}"#);
    let store = folder.settings();
    // The window is high enough for all tiles.
    let size = vec2(1180.0, 1080.0);
    let mut window = open(Begin { store, size, setup: GameSetup::default(), ..Begin::default() });
    window.choose_all(["Against the computer", "Wobbly", "Play"]);
    assert_eq!(setup(&window).seats[1], Seat::External { name: "Wobbly".to_owned() });
    window.expect("Black: Wobbly");
}
