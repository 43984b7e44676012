//! How a level chooses a move: which levels there are, which features moves have, how a move is drawn, and which
//! openings people play.

use jadoube::engine::features::{DENSE, Feature, ScoredMove, features};
use jadoube::engine::model::{HIDDEN, Sampling};
use jadoube::engine::{Level, RecentMoves, openings};
use jadoube::rules::{Position, Role, read_uci};

use crate::engine::eval::weights;
use crate::engine::search::{START, position};
use crate::tables::rows;

/// The position after these moves, with the last two of them.
pub fn after(fen: &str, moves: &str) -> (Position, RecentMoves) {
    let (mut here, mut recent) = (position(fen), RecentMoves::default());
    for word in moves.split_whitespace() {
        let mv = read_uci(&here, word).expect(word);
        recent = recent.then(&here, mv);
        here.play(mv);
    }
    (here, recent)
}

#[test]
fn a_level_keeps_its_number() {
    let number = |level: Level| level.number().expect("a level with a name");
    let levels: Vec<(u8, Option<u32>)> = Level::all().map(|level| (number(level), level.rating())).collect();
    let ratings: Vec<u32> = levels.iter().filter_map(|(_, rating)| *rating).collect();
    assert!(ratings.is_sorted_by(|one, next| one < next), "{ratings:?}");
    // Settings and journals contain these numbers.
    for (number, rating) in [(1, 400), (3, 800), (5, 1250), (7, 1650), (10, 2100), (14, 2700)] {
        assert!(levels.contains(&(number, Some(rating))), "{number}: {levels:?}");
    }
    assert_eq!(levels.last(), Some(&(11, None)));
    let mut numbers: Vec<u8> = levels.iter().map(|(number, _)| *number).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=Level::LAST_NUMBER).collect::<Vec<_>>());
    let [below, full] = [14, 11].map(|number| Level::new(number).expect("a level"));
    assert_eq!((below.harder(), full.easier(), full.harder()), (Some(full), Some(below), None));
    assert_eq!((Level::FIRST.easier(), Level::new(0), Level::new(15)), (None, None, None));
    // Any rating from 400 to 2700 is a level; a named level is the same by its number and by its rating.
    assert_eq!((Level::rated(399), Level::rated(2701)), (None, None));
    assert_eq!(Level::rated(1450), Level::new(6));
    let between = Level::rated(1500).expect("a level");
    assert_eq!((between.number(), between.rating()), (None, Some(1500)));
    assert_eq!((between.easier(), between.harder()), (Level::new(6), Level::new(7)));
}

/// The value of a feature of a move; 0 if the move does not have it.
fn value(fen: &str, moves: &str, mv: &str, feature: Feature) -> f32 {
    let (here, recent) = after(fen, moves);
    let scored: Vec<ScoredMove> =
        here.legal_moves().into_iter().map(|mv| ScoredMove { mv, scores: [0; 4] }).collect();
    let wanted = read_uci(&here, mv).expect(mv);
    let at = scored.iter().position(|look| look.mv == wanted).expect("a legal move");
    let rows = features(&here, recent, &scored);
    rows[at].iter().filter(|(other, _)| *other == feature as u16).map(|(_, value)| value).sum()
}

#[test]
fn the_file_of_weights_names_the_features_in_their_order() {
    let found = weights(include_str!("../../../assets/engine/levels.txt"));
    let ends = Feature::ALL.iter().skip(1).map(|next| *next as usize).chain([DENSE]);
    for ((name, count), (feature, end)) in found.iter().zip(Feature::ALL.iter().zip(ends)) {
        assert_eq!((*name, *count), (&*format!("{feature:?}"), 3 * (end - *feature as usize)));
    }
    assert_eq!(found.len(), Feature::ALL.len() + 4 * Role::ALL.len() + HIDDEN);
}

#[test]
fn features_of_a_move_are_counted() {
    for [fen, moves, mv, name, expected] in rows!("move-features") {
        let feature = *Feature::ALL.iter().find(|feature| format!("{feature:?}") == name).expect(name);
        let value = value(fen, moves, mv, feature);
        assert_eq!(value != 0.0, expected == "yes", "{fen} {moves} {mv} {name}: {value}");
    }
}

/// There are two good moves and a mistake. The first good move is preferred twice as much as each of the others.
#[test]
fn likelier_moves_and_mistakes_are_drawn_more_often() {
    let preferences = [2.0_f32.ln(), 0.0, 0.0];
    let shares = |sharpness: f32, mistake: f32| {
        let mistakes = [0.0, 0.0, mistake, 0.0];
        let shares = Sampling { sharpness, mistakes }.shares(&preferences, &[0.0, 10.0, 300.0]);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{sharpness} {mistake}: {shares:?}");
        shares
    };
    for (sharpness, mistake, first, last) in [
        (1.0, 0.0, 2.0, 1.0),
        (2.0, 0.0, 4.0, 1.0),
        (3.0, 1.0, 8.0, 1.0_f32.exp()),
        (5.0, 2.0, 32.0, 2.0_f32.exp()),
    ] {
        let shares = shares(sharpness, mistake);
        let odds = [shares[0] / shares[1], shares[2] / shares[1]];
        for (odds, wanted) in odds.into_iter().zip([first, last]) {
            assert!((odds - wanted).abs() < 1e-3 * wanted, "{sharpness} {mistake}: {shares:?}");
        }
    }
    // No mistake becomes more frequent than the likeliest move.
    let shares = shares(1.0, 9.0);
    assert!((shares[0] / (shares[0] + shares[2]) - 0.55).abs() < 1e-4, "{shares:?}");
    assert!(Sampling::PLAIN.shares(&[], &[]).is_empty());
}

#[test]
fn a_rating_draws_between_its_neighbours() {
    let [low, middle, high] = [1100.0, 1200.0, 1300.0].map(|rating| Sampling::of(rating).mistakes);
    let is_between = |kind: usize| (low[kind] + high[kind] - 2.0 * middle[kind]).abs() < 1e-4;
    assert!((0..4).all(is_between), "{low:?} {middle:?} {high:?}");
    assert_eq!((Sampling::of(0.0), Sampling::of(9000.0)), (Sampling::of(900.0), Sampling::of(2100.0)));
}

#[test]
fn openings_are_those_of_people() {
    let share = |rating: f32, moves: &str, wanted: &[&str]| {
        let counts = openings::counts(&after(START, moves).0, rating);
        let all: f32 = counts.iter().map(|(_, count)| count).sum();
        let found = counts.iter().filter(|(mv, _)| wanted.contains(&mv.to_string().as_str()));
        100.0 * found.map(|(_, count)| count).sum::<f32>() / all.max(1.0)
    };
    for (rating, moves, wanted, least, most) in [
        (900.0, "", &["e2e4", "d2d4"][..], 75.0, 92.0),
        (2100.0, "", &["e2e4", "d2d4"], 82.0, 94.0),
        (1000.0, "e2e4", &["e7e5"], 40.0, 65.0),
        (2000.0, "e2e4", &["e7e5"], 20.0, 40.0),
        (1500.0, "e2e4", &["f7f6"], 0.0, 1.0),
    ] {
        let found = share(rating, moves, wanted);
        assert!((least..=most).contains(&found), "{rating} {moves}: {found}");
    }
    let known = |rating: f32| openings::counts(&after(START, "e2e4 e7e5 g1f3 b8c6").0, rating);
    assert_eq!(known(2700.0), known(1950.0));
    // A transposition reaches the same position.
    let direct = openings::counts(&after(START, "d2d4 d7d5 c2c4 e7e6").0, 1700.0);
    let other = openings::counts(&after(START, "c2c4 e7e6 d2d4 d7d5").0, 1700.0);
    assert!(!direct.is_empty() && direct == other);
}
