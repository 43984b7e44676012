//! Chess960 starts by dice, by placing pieces in turn, and as typed rows, and how the settings of a game record them.
//!
//! Not covered here: the numbering (see `chess960`), and the user interface.

use std::collections::{BTreeSet, HashMap, HashSet};

use jadoube::rules::chess960::{STARTS, back_rank, number_of};
use jadoube::rules::{File, Position, Role};
use jadoube::start::{Dice, DiceStep, Die, InTurn, Origin, Placement, PlacementError, Start, read_row};
use jadoube::table::GameSetup;

use crate::tables::rows;

fn row(letters: &str) -> [Option<Role>; 8] {
    let row: Vec<Option<Role>> = letters.chars().map(Role::from_letter).collect();
    row.try_into().expect("eight letters or points")
}

fn text(row: [Option<Role>; 8]) -> String {
    row.map(|role| role.map_or('.', Role::letter)).iter().collect()
}

/// Calls `look` with these dice, and with the dice after every sequence of further throws that count.
fn throw_all(dice: &Dice, look: &mut impl FnMut(&Dice)) {
    look(dice);
    let Some(step) = dice.step() else { return };
    for die in Die::ALL {
        let mut next = dice.clone();
        let throw = next.throw(die).expect("a step is open");
        assert_eq!((throw.step, throw.die), (step, die));
        match throw.file {
            Some(_) => throw_all(&next, look),
            // A throw that does not count changes neither the row nor the step.
            None => assert_eq!((next.row(), next.step()), (dice.row(), Some(step))),
        }
    }
}

/// Each start is reached by two sequences of throws that count. In each step, the chance of throwing again is the same
/// in every state, so all these sequences are equally likely.
#[test]
fn a_fair_die_makes_all_starts_equally_likely() {
    let mut counts: HashMap<u16, usize> = HashMap::new();
    let mut faces: HashMap<DiceStep, HashSet<usize>> = HashMap::new();
    throw_all(&Dice::new(), &mut |dice| {
        if let Some(step) = dice.step() {
            assert!(dice.candidates().is_sorted());
            faces.entry(step).or_default().insert(dice.candidates().len());
            return;
        }
        let number = dice.number().expect("a whole start");
        assert_eq!(back_rank(number).map(|row| row.map(Some)), Some(dice.row()));
        *counts.entry(number).or_default() += 1;
    });
    assert_eq!(counts.len(), usize::from(STARTS));
    assert!(counts.values().all(|&count| count == 2), "1920 sequences, two for each start");
    assert_eq!(
        DiceStep::ALL.map(|step| faces.remove(&step)),
        [4, 4, 6, 5, 4].map(|face| Some([face].into()))
    );
}

#[test]
fn throws_place_the_pieces_step_by_step() {
    // The dark squares are a1, c1, e1 and g1; the light ones are b1, d1, f1 and h1.
    let faces = [6, 2, 5, 3, 6, 6, 3, 5, 4];
    let rows = "........ ........ ..B..... ..B..... ..B..B.. ..B..B.Q ..B..B.Q ..BN.B.Q ..BN.B.Q RKBNRBNQ";
    let steps = [0, 0, 1, 1, 2, 3, 3, 4, 4].map(|step| Some(DiceStep::ALL[step])).into_iter().chain([None]);
    let read = |count: usize| Dice::read(faces.into_iter().take(count)).expect("throws");
    for ((count, expected), step) in rows.split(' ').enumerate().zip(steps) {
        let mut dice = read(count);
        assert_eq!((text(dice.row()).as_str(), dice.step()), (expected, step), "{count} throws");
        assert_eq!(dice.faces().map(|die| u32::from(die.pips())).collect::<Vec<_>>(), faces[..count]);
        let last = dice.throws().last().copied();
        assert_eq!((dice.take_back(), dice), (last, read(count.saturating_sub(1))));
    }
    let dice = read(faces.len());
    assert_eq!(
        dice.to_string(),
        "B c1 (6, 2), B f1 (5, 3), Q h1 (6), N d1 (6, 3), N g1 (5, 4); K b1, R a1 and e1"
    );
    let start = Start::by_dice(dice.clone()).expect("a start");
    assert_eq!(start.number(), number_of(row("RKBNRBNQ").map(|role| role.expect("a piece"))));
    assert_eq!(start.origin(), &Origin::Dice(dice));
    // The classical start.
    let dice = Dice::read([2, 3, 3, 2, 3]).expect("throws");
    assert_eq!((text(dice.row()).as_str(), dice.number()), ("RNBQKBNR", Some(518)));
}

#[test]
fn wrong_throws_are_told() {
    for [faces, told] in rows!("wrong-throws") {
        let faces = faces.split_whitespace().map(|face| face.parse().expect(face));
        let error = Dice::read(faces).and_then(Start::by_dice).expect_err("no start");
        assert_eq!(format!("{error:?}: {error}"), told);
    }
}

/// All rows that remain if any pieces, or none, are left out of the row of a start.
fn parts_of_starts() -> HashSet<[Option<Role>; 8]> {
    let rows = (0..STARTS).filter_map(back_rank);
    rows.flat_map(|row| {
        (0..256).map(move |mask| std::array::from_fn(|file| (mask >> file & 1 == 1).then_some(row[file])))
    })
    .collect()
}

/// What can follow does not depend on the order of placement, so each set of placed pieces is examined once.
#[test]
fn placing_in_turn_never_ends_dead_and_refuses_nothing_that_could_be_completed() {
    let parts = parts_of_starts();
    let mut open = vec![InTurn::new()];
    let mut reached = HashSet::from([[None; 8]]);
    let mut whole = HashSet::new();
    let mut refusals: HashMap<&str, usize> = HashMap::new();
    while let Some(in_turn) = open.pop() {
        let row = in_turn.row();
        let mut able = 0;
        for role in Role::ALL {
            for file in File::ALL {
                let mut next = row;
                let free = next[file.index()].replace(role).is_none() && in_turn.left(role) > 0;
                let expected = free && parts.contains(&next);
                let refusal = in_turn.refusal(role, file);
                assert_eq!(refusal.is_none(), expected, "{} {role:?} {file:?} {refusal:?}", text(row));
                if let Some(refusal) = refusal {
                    true_of(&in_turn, role, file, refusal);
                    *refusals.entry(name(refusal)).or_default() += 1;
                    continue;
                }
                able += 1;
                if reached.insert(next) {
                    let mut after = in_turn.clone();
                    after.place(role, file).expect("it was not refused");
                    open.push(after);
                }
            }
        }
        match in_turn.number() {
            Some(number) => assert!(able == 0 && in_turn.turn().is_none() && whole.insert(number)),
            None => assert!(able > 0, "a dead end: {}", text(row)),
        }
    }
    assert_eq!(reached, parts);
    assert_eq!(whole.len(), usize::from(STARTS));
    let met: BTreeSet<&str> = refusals.into_keys().collect();
    let all =
        ["all placed", "none left", "taken", "one colour", "bishop", "one side", "rook", "king", "together"];
    assert_eq!(met, BTreeSet::from(all), "each reason was met");
}

fn name(refusal: PlacementError) -> &'static str {
    match refusal {
        PlacementError::AllPlaced => "all placed",
        PlacementError::NoneLeft(_) => "none left",
        PlacementError::Taken(_) => "taken",
        PlacementError::BishopsOnOneColor(_) => "one colour",
        PlacementError::NoSquareForBishop { .. } => "bishop",
        PlacementError::RooksOnOneSide => "one side",
        PlacementError::NoSquareForRook(_) => "rook",
        PlacementError::NoSquareForKing => "king",
        PlacementError::NotAllTogether => "together",
    }
}

/// Checks that the reason for a refusal is true of the row.
fn true_of(in_turn: &InTurn, role: Role, file: File, refusal: PlacementError) {
    let mut row = in_turn.row();
    let before = row[file.index()].replace(role);
    let places = |role| (0..8).filter(move |&at| row[at] == Some(role)).collect::<Vec<usize>>();
    let (kings, rooks) = (places(Role::King), places(Role::Rook));
    let free_or = |at: usize, role| row[at].is_none_or(|other| other == role);
    // Whether the row has room for the king between the rooks, regardless of the bishops still to be placed.
    let between = (0..8).any(|rook| {
        (rook + 1..8).any(|king| {
            (king + 1..8).any(|other| {
                let all =
                    free_or(rook, Role::Rook) && free_or(king, Role::King) && free_or(other, Role::Rook);
                let fixed =
                    rooks.iter().all(|at| [rook, other].contains(at)) && kings.iter().all(|at| *at == king);
                all && fixed
            })
        })
    });
    let square_for_bishop = |color: usize| (0..8).any(|at| at % 2 == color && free_or(at, Role::Bishop));
    let told = match refusal {
        PlacementError::AllPlaced => in_turn.placed().len() == 8,
        PlacementError::NoneLeft(told) => told == role && in_turn.left(role) == 0,
        PlacementError::Taken(by) => before == Some(by),
        PlacementError::BishopsOnOneColor(other) => {
            role == Role::Bishop
                && other != file
                && other.index() % 2 == file.index() % 2
                && row[other.index()] == Some(Role::Bishop)
        }
        PlacementError::NoSquareForBishop { dark } => !square_for_bishop(usize::from(!dark)),
        PlacementError::RooksOnOneSide => {
            !between && rooks.len() == 2 && (rooks[0] > kings[0]) == (rooks[1] > kings[0])
        }
        PlacementError::NoSquareForRook(side) => {
            let beside = |at: &usize| if side.name() == "a" { *at < kings[0] } else { *at > kings[0] };
            !between && !(0..8).filter(beside).any(|at| free_or(at, Role::Rook))
        }
        PlacementError::NoSquareForKing => !between && kings.is_empty(),
        PlacementError::NotAllTogether => between && square_for_bishop(0) && square_for_bishop(1),
    };
    assert!(told, "{} {role:?} {file:?} {refusal:?}", text(in_turn.row()));
}

#[test]
fn black_places_first_and_then_they_take_turns() {
    let placements = ["Ke1", "Qd1", "Ra1", "Rh1", "Bc1", "Bf1", "Nb1", "Ng1"];
    let mut in_turn = InTurn::new();
    for (index, text) in placements.into_iter().enumerate() {
        let color = if index % 2 == 0 { "black" } else { "white" };
        assert_eq!(in_turn.turn().map(jadoube::rules::Color::name), Some(color));
        assert_eq!(Start::in_turn(in_turn.clone()), None);
        let Placement { role, file } = Placement::read(text).expect("a placement");
        in_turn.place(role, file).expect("allowed");
        let last = in_turn.take_back();
        assert_eq!(last.map(|last| last.to_string()).as_deref(), Some(text));
        in_turn.place(role, file).expect("allowed again");
    }
    assert_eq!((in_turn.turn(), in_turn.number()), (None, Some(518)));
    assert_eq!(in_turn.to_string(), placements.join(" "));
    let start = Start::in_turn(in_turn.clone()).expect("a start");
    assert_eq!((start.position(), start.origin()), (&Position::standard(), &Origin::InTurn(in_turn)));
    for wrong in ["", "K", "Ke", "Ke2", "e1", "ke1", "Xe1", "Ki1", "Ke1 "] {
        assert_eq!(Placement::read(wrong), None, "{wrong}");
    }
}

#[test]
fn typed_rows_are_starts_or_errors() {
    for [typed, expected] in rows!("typed-rows") {
        assert_eq!(format!("{:?}", read_row(typed.trim_matches('"'))), expected, "{typed}");
    }
}

#[test]
fn the_way_to_a_start_stays_with_the_game() {
    let check = |start: &str, written: &str| {
        let line = format!("{{\"game\": {{\"start\": {start}}}}}");
        let setup = GameSetup::from_json(&line).expect("a game");
        assert!(setup.to_json().contains(&format!("\"start\":{written}")), "{}", setup.to_json());
        assert_eq!(GameSetup::from_json(&setup.to_json()), Ok(setup));
    };
    for start in [
        "\"standard\"",
        "{\"chess960\":518}",
        "{\"chess960\":518,\"throws\":[6,2,3,3,2,5,3]}",
        "{\"chess960\":518,\"placed\":[\"Ke1\",\"Qd1\",\"Ra1\",\"Rh1\",\"Bc1\",\"Bf1\",\"Nb1\",\"Ng1\"]}",
    ] {
        check(start, start);
    }
    for [start, told] in rows!("start-errors") {
        let line = format!("{{\"game\": {{\"start\": {start}}}}}");
        assert_eq!(GameSetup::from_json(&line).expect_err("no game"), told, "{start}");
    }
}
