//! Seats: in JSON lines and in files, what engines receive about the game, and levels that follow the results.

use jadoube::engine::Level;
use jadoube::game::{ClockKind, Stage, TimeControl};
use jadoube::rules::Color;
use jadoube::storage::settings::{Advice, GameOutcome, SettingsStore, adapted, advice};
use jadoube::table::{Action, ClaimKind, Deed, GameSetup, Notice, Reason, Seat, Table};

use super::script::{self, actions};
use crate::tables::rows;

fn level(number: u8, seed: u64) -> Seat {
    Seat::Level { level: Level::new(number).expect("a level"), seed }
}

fn rated(rating: u32, seed: u64) -> Seat {
    Seat::Level { level: Level::rated(rating).expect("a rating"), seed }
}

fn external(name: &str) -> Seat {
    Seat::External { name: name.to_owned() }
}

#[test]
fn seats_are_read_back_as_they_were_written() {
    for (seats, lot, written) in [
        ([Seat::Person, Seat::Person], false, None),
        ([Seat::Person, level(3, 5)], false, Some(r#""seats":{"black":{"level":3,"seed":5}}"#)),
        ([Seat::Person, rated(1500, 5)], false, Some(r#""seats":{"black":{"rating":1500,"seed":5}}"#)),
        ([Seat::Person, rated(800, 5)], false, Some(r#""seats":{"black":{"level":3,"seed":5}}"#)),
        ([level(11, u64::MAX), external("Stockfish 15")], false, Some(r#""black":{"guest":"Stockfish 15"}"#)),
        ([level(1, 0), Seat::Person], true, Some(r#""seats":{"white":{"level":1,"seed":0},"lot":true}"#)),
    ] {
        let setup = GameSetup { seats, lot, ..GameSetup::default() };
        let line = setup.to_json();
        match written {
            Some(part) => assert!(line.contains(part), "{line}"),
            None => assert!(!line.contains("seats"), "two persons are told of by nothing: {line}"),
        }
        assert_eq!(GameSetup::from_json(&line), Ok(setup), "{line}");
    }
}

#[test]
fn seats_that_are_not_named_are_those_of_people() {
    let absent = [r"{}", r#"{"white": null}"#, r#"{"lot": false}"#];
    for seats in absent {
        let line = format!(r#"{{"game": {{"seats": {seats}}}}}"#);
        assert_eq!(GameSetup::from_json(&line), Ok(GameSetup::default()), "{seats}");
    }
}

#[test]
fn somebody_takes_a_seat_over() {
    let setup = GameSetup { seats: [Seat::Person, external("Wobbly")], ..GameSetup::default() };
    let mut table = Table::new(setup);
    for (seat, line) in [
        (level(5, 9), r#"{"at":10,"do":"sit","by":"black","seat":{"level":5,"seed":9}}"#),
        (Seat::Person, r#"{"at":10,"do":"sit","by":"black","seat":null}"#),
        (Seat::Person, r#"{"at":10,"do":"sit","by":"black"}"#),
    ] {
        let action = Action::new(10, Deed::Sit { by: Color::Black, seat: seat.clone() });
        assert_eq!(Action::from_json(line), Ok(action.clone()));
        assert_eq!(Action::from_json(&action.to_json()), Ok(action.clone()));
        assert_eq!(table.apply(&action), [Notice::Seated(Color::Black)]);
        assert_eq!(table.seat(Color::Black), &seat);
        assert_eq!(table.setup().seats[1], external("Wobbly"), "what was agreed stays");
    }
    let wrong = r#"{"at":10,"do":"sit","by":"black","seat":{"level":99}}"#;
    assert!(Action::from_json(wrong).expect_err("no such level").contains("from 1 to 14"));
    // A piece in hand is put back when its player is replaced.
    let press = r#"{"at":10,"do":"press","square":"e2"}"#;
    table.apply(&Action::from_json(press).expect("a press"));
    let sit = Action::new(11, Deed::Sit { by: Color::White, seat: level(1, 0) });
    assert!(matches!(table.apply(&sit)[..], [Notice::PutBack(_), Notice::Seated(Color::White)]));
    table.apply(&Action::new(12, Deed::Resign { by: Color::White }));
    let refused = table.apply(&Action::new(13, sit.deed));
    assert_eq!(refused, [Notice::Refused(Reason::GameOver)]);
}

#[test]
fn files_call_an_engine_by_its_name() {
    let about = Level::new(5).and_then(Level::rating).expect("a level");
    for (seat, name) in [
        (Seat::Person, "Jansen"),
        (level(5, 1), &format!("Jadoube, level 5 (about {about})")),
        (level(11, 1), "Jadoube, level 11 (full strength)"),
        (rated(1500, 1), "Jadoube (about 1500)"),
        (external("Wobbly"), "Wobbly"),
    ] {
        let seats = [Seat::Person, seat];
        let table = Table::new(GameSetup { seats, black: "Jansen".to_owned(), ..GameSetup::default() });
        assert_eq!(table.record(None).tags.get("Black"), Some(name));
        assert!(table.pgn(None).contains(&format!("[Black \"{name}\"]")));
    }
}

#[test]
fn colours_change_with_their_players() {
    let setup = GameSetup {
        white: "De Vries".to_owned(),
        seats: [Seat::Person, level(2, 3)],
        ..GameSetup::default()
    };
    let changed = setup.clone().change_colors();
    assert_eq!((changed.white.as_str(), changed.black.as_str()), ("White", "De Vries"));
    assert_eq!(changed.seats, [level(2, 3), Seat::Person]);
    assert_eq!(changed.lone_person(), Some(Color::Black));
    assert_eq!(changed.change_colors(), setup);
}

#[test]
fn engine_receives_game_and_clocks() {
    let stages = [2, 3].map(|moves| Stage { moves, add_ms: 1000, bonus_ms: None }).to_vec();
    let control = TimeControl { stages, ..TimeControl::new(ClockKind::Fischer, 60_000, 500) };
    let mut table = Table::new(GameSetup { clock: [Some(control), None], ..GameSetup::default() });
    let to_go = [2, 1, 1, 3, 3, 2, 2];
    for (action, to_go) in actions("play e4 e5 Nf3 Nc6 Bb5 a6 O-O").iter().zip(to_go) {
        let question = table.engine_question(table.moves().len(), 0);
        let clock = question.clocks[0].expect("White has a clock");
        assert_eq!(clock.moves_to_go, Some(to_go), "before {action:?}");
        assert_eq!((clock.left.as_millis() % 500, clock.increment.as_millis()), (0, 500));
        assert!(question.clocks[1].is_none());
        assert_eq!(question.replay().0.fen(), table.position().fen());
        table.apply(action);
    }
    assert_eq!(table.engine_question(3, 0).moves.len(), 3);
}

/// The engine's clock accounts for a move count that an arbiter has corrected and for an increment that was granted.
#[test]
fn engine_receives_what_has_changed_at_the_clock() {
    let game = r#"{"game": {"laws": "standard", "last_two_minutes": true, "clock":
        {"kind": "fischer", "base_ms": 100000, "bonus_ms": 0, "stages": [{"moves": 40, "add_ms": 1000}]}}}"#;
    let mut table = Table::new(GameSetup::from_json(game).expect("a set-up"));
    let deeds = r#"play e4 e5; {"do":"request-increment","by":"white"}; decline black; pause;
        {"do":"adjust-clock","color":"white","moves":37}"#;
    for action in actions(deeds) {
        table.apply(&action);
    }
    let clock = table.engine_question(2, 0).clocks[0].expect("White has a clock");
    assert_eq!((clock.moves_to_go, clock.increment.as_millis()), (Some(3), 5_000));
}

/// A player whose only move was an illegal one that was not claimed counts as having played.
#[test]
fn replaced_player_of_an_illegal_move_is_recorded() {
    let mut table = script::table("rapid", "e2e5; w");
    table.apply(&Action::new(0, Deed::Sit { by: Color::White, seat: external("Wobbly") }));
    assert_eq!(table.record(None).tags.get("White"), Some("White, then Wobbly"));
}

#[test]
fn a_claim_that_is_right_is_known_to_engines() {
    let table = |deeds: &str| script::table("touch enforced", deeds);
    for count in 0..=6 {
        let moves = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6"][..count].join(" ");
        assert_eq!(table(&format!("play {moves}")).right_claim(None), None, "after {moves}");
    }
    let before = table("play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    let home = before.position().legal_moves().into_iter().find(|mv| before.position().san(*mv) == "Ng8");
    assert_eq!((before.right_claim(home), before.right_claim(None)), (Some(ClaimKind::Threefold), None));
    let after = "play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
    assert_eq!(table(after).right_claim(None), Some(ClaimKind::Threefold));
    let touched = table(&format!("{after}; e2?"));
    assert_eq!(touched.right_claim(None), None, "a piece was touched");
}

fn fared(games: &str) -> Vec<GameOutcome> {
    let fared = |sign| match sign {
        '+' => GameOutcome::Won,
        '=' => GameOutcome::Drew,
        _ => GameOutcome::Lost,
    };
    games.chars().map(fared).collect()
}

#[test]
fn a_level_that_adapts_follows_the_results() {
    for [rating, games, next] in rows!("adapted-levels") {
        let level = Level::rated(rating.parse().expect(rating)).expect("a rating");
        assert_eq!(adapted(level, &fared(games)).rating(), next.parse().ok(), "{rating} after {games:?}");
    }
    let after_full = |games: &str| adapted(Level::FULL, &fared(games)).rating();
    assert_eq!((after_full("+"), after_full("=-")), (None, Some(2650)));
    // A winning streak counts even if each game was at another level.
    let mut store = SettingsStore::at(None);
    let mut level = Level::new(3).expect("a level");
    let ratings = [(); 4].map(|()| {
        level = store.adapt(level, GameOutcome::Won);
        level.rating().expect("a rating")
    });
    assert_eq!(ratings, [850, 950, 1100, 1300]);
}

#[test]
fn another_level_is_advised_after_the_games_that_show_it() {
    let level = |number: &str| Level::new(number.parse().expect(number)).expect("a level");
    for [number, games, advised] in rows!("level-advice") {
        let expected = match advised {
            "up" => level(number).harder().map(Advice::Up),
            "down" => level(number).easier().map(Advice::Down),
            _ => None,
        };
        assert_eq!(advice(level(number), &fared(games)), expected, "level {number} after {games:?}");
    }
    // The last twenty results are remembered for each level.
    let [third, full] = ["3", "11"].map(level);
    let mut store = SettingsStore::at(None);
    store.keep_result(third, GameOutcome::Lost);
    for _ in 0..20 {
        store.keep_result(third, GameOutcome::Won);
    }
    assert_eq!(store.results(third), vec![GameOutcome::Won; 20]);
    assert!(store.results(full).is_empty());
}
