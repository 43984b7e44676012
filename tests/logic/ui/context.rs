//! What screens and commands can find out about the game and the window.

use std::sync::LazyLock;

use jadoube::engine::Level;
use jadoube::rules::{CastlingSide, Color};
use jadoube::start::Start;
use jadoube::study::{Origin, Study};
use jadoube::table::{Action, Deed, GameSetup, Seat, Table, TakeBack, TouchMove};
use jadoube::ui::view::{Claims, ClockState, GameView, Screen, WindowView};
use jadoube::ui::{Choice, Command, Setting, Settings};

use crate::session::{Play, blitz};

static SETTINGS: LazyLock<Settings> = LazyLock::new(Settings::default);

fn view(table: &Table) -> GameView<'_> {
    GameView::at(table, &SETTINGS)
}

fn engine() -> Seat {
    Seat::Level { level: Level::new(1).expect("a level"), seed: 7 }
}

fn table(setup: GameSetup, moves: &str) -> Table {
    let mut table = Table::new(setup);
    for text in moves.split_whitespace() {
        table.apply(&Action::new(0, Deed::Move { text: text.to_owned() }));
    }
    table
}

fn shown(game: GameView<'_>) -> WindowView<'_> {
    WindowView {
        game,
        screen: Screen::Game,
        study: None,
        is_exercise_open: false,
        is_game_shown: true,
        list: None,
        listed: false,
        is_live_file: false,
        has_start: false,
        is_claim_stated: false,
        drawings: false,
        analyst: None,
    }
}

#[test]
fn a_table_is_read_when_it_is_asked() {
    let table = table(GameSetup::default(), "e4 e5 Nf3");
    let game = view(&table);
    assert_eq!((game.turn(), game.moves(), game.shown), (Color::Black, 3, 3));
    assert!(game.is_latest_shown() && !GameView { shown: 2, ..game }.is_latest_shown());
    assert!(game.is_live() && !game.is_over() && !game.is_thinking());
    assert!(game.two_persons() && !game.is_watched());
    let castling = (game.has_castling_right(CastlingSide::H), game.can_castle(CastlingSide::H));
    assert_eq!((game.may_castle(), castling), (false, (true, false)));
    assert_eq!(game.takes_back(), Color::White, "who has just moved");
    assert_eq!((game.clock(), game.lines()), (ClockState::None, 0));
}

#[test]
fn the_moves_of_humans_are_counted() {
    let seats = [[true, true], [true, false], [false, true], [false, false]];
    for (moves, counts) in
        [("", [0, 0, 0, 0]), ("e4", [1, 1, 0, 0]), ("e4 e5", [2, 1, 1, 0]), ("e4 e5 Nf3", [3, 2, 1, 0])]
    {
        for (humans, count) in seats.into_iter().zip(counts) {
            let seats = humans.map(|human| if human { Seat::Person } else { engine() });
            let table = table(GameSetup { seats, ..GameSetup::default() }, moves);
            assert_eq!(view(&table).human_moves(), count, "{moves:?}, humans: {humans:?}");
        }
    }
}

#[test]
fn the_clock_waits_runs_is_paused_and_stops() {
    let mut play = Play::new(blitz());
    let clock = |play: &Play| GameView::of(&play.session, &SETTINGS, 0).clock();
    assert_eq!(clock(&play), ClockState::Waiting);
    let alone = Table::new(blitz());
    assert_eq!(view(&alone).clock(), ClockState::Running, "nobody starts it");
    play.plays("e4");
    assert_eq!(clock(&play), ClockState::Running);
    play.apply(Deed::PAUSE);
    assert_eq!(clock(&play), ClockState::Paused);
    assert!(!GameView::of(&play.session, &SETTINGS, 0).is_live());
    play.apply(Deed::RESUME);
    play.apply(Deed::Resign { by: Color::Black });
    assert_eq!(clock(&play), ClockState::Stopped);
}

#[test]
fn no_command_claims_asks_or_resigns_for_an_engine() {
    let seats = [Seat::Person, engine()];
    let setup = GameSetup { seats, take_back: TakeBack::Free, ..GameSetup::default() };
    let [mine, theirs] = ["e4 e5", "e4"].map(|moves| table(setup.clone(), moves));
    let [mine, theirs] = [&mine, &theirs].map(view);
    assert!(mine.is_live() && !theirs.is_live() && theirs.is_thinking());
    assert_eq!(mine.takes_back(), Color::White);
    assert!(mine.claims().any() && !theirs.claims().any());
    for (command, able) in [
        (Command::Resign(Color::White), true),
        (Command::Resign(Color::Black), false),
        (Command::OfferDraw(Color::Black), false),
        (Command::TakeBackOf(Color::Black), false),
    ] {
        assert_eq!(command.enabled(&shown(mine)), able, "{command:?}");
    }
    let watched = Table::new(GameSetup { seats: [engine(), engine()], ..GameSetup::default() });
    assert!(view(&watched).is_watched());
    assert!(Command::Clock.enabled(&shown(view(&watched))), "they can be held");
}

#[test]
fn touch_move_is_claimed_where_that_is_agreed() {
    let setup = GameSetup { touch: TouchMove::OnClaim, ..GameSetup::default() };
    let [begun, moved] = ["", "e4"].map(|moves| table(setup.clone(), moves));
    let claims = |table| view(table).claims();
    assert_eq!(claims(&begun), Claims { draw: true, ..Claims::default() });
    assert_eq!(claims(&moved), Claims { draw: true, touch_move: true, ..Claims::default() });
    let mated = table(setup, "f3 e5 g4 Qh4");
    assert!(view(&mated).is_over());
    assert_eq!(claims(&mated), Claims { touch_move: true, ..Claims::default() });
}

#[test]
fn castling_is_legal_or_only_not_lost() {
    let start = Start::from_fen("4k3/8/8/8/8/5b2/8/R3K2R w KQ - 0 1", None).expect("a position");
    let table = Table::new(GameSetup { start, ..GameSetup::default() });
    let game = view(&table);
    for (side, legal) in [(CastlingSide::A, false), (CastlingSide::H, true)] {
        assert!(game.has_castling_right(side));
        assert_eq!(game.can_castle(side), legal, "{side:?}");
        assert_eq!(Command::CastleWith(side).enabled(&shown(game)), legal);
    }
}

#[test]
fn screen_decides_which_commands_are_enabled() {
    let table = table(GameSetup::default(), "e4");
    let here = shown(view(&table));
    let away = WindowView { screen: Screen::Start, ..here };
    let editing = WindowView { screen: Screen::Editor, ..here };
    let study = Study::new(table.record(None), Origin::Nowhere).status();
    let studied = WindowView { screen: Screen::Study, study: Some(study), ..here };
    for (command, able) in [
        (Command::Flip, [true, false, false, true]),
        (Command::Copy, [true, false, true, true]),
        (Command::NewGame, [true; 4]),
        (Command::Back, [true, false, false, false]),
        (Command::Forward, [false, false, false, true]),
        (Command::ToBoard, [true, false, true, true]),
        (Command::Switch(Setting::Sound), [true; 4]),
        (Command::Choose(Choice::TextSize(100)), [true; 4]),
        (Command::Wipe, [false; 4]),
    ] {
        let is = [here, away, editing, studied].map(|window| command.enabled(&window));
        assert_eq!(is, able, "{command:?}");
    }
    assert!(Command::Wipe.enabled(&WindowView { drawings: true, ..here }));
    assert_eq!(Command::Switch(Setting::Sound).checked(&here), Some(SETTINGS.sound));
}
