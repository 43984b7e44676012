//! Editing the tree of a record: whatever the edits and their order, undo restores the previous state.

use jadoube::record::pgn::{Games, write};
use jadoube::record::{Evaluation, Mark, MarkColor, MarkShape, Nag, NodeId, Record};
use jadoube::rules::Square;
use jadoube::start::Start;
use jadoube::study::Editing;

fn record(text: &str) -> Record {
    Games::new(text.as_bytes()).next().expect("a game").record
}

/// The movetext of the record's PGN, on one line.
fn moves(record: &Record) -> String {
    let text = write(record);
    text.split("\n\n").nth(1).unwrap_or_default().replace('\n', " ").trim().to_owned()
}

/// The place of the first move with this SAN.
fn at(record: &Record, san: &str) -> NodeId {
    let found = places(record).into_iter().find(|place| record.san(*place) == san);
    found.unwrap_or_else(|| panic!("no move {san}"))
}

fn places(record: &Record) -> Vec<NodeId> {
    let mut all = vec![Record::ROOT];
    let mut index = 0;
    while let Some(place) = all.get(index).copied() {
        all.extend(record.continuations(place));
        index += 1;
    }
    all
}

type Edit = fn(&mut Record, NodeId);

const PROMOTE: Edit = |record, place| _ = record.promote(place);
const DEMOTE: Edit = |record, place| _ = record.demote(place);
const DELETE: Edit = |record, place| _ = record.delete(place);
const AFTER: Edit = |record, place| record.cut_after(place);
const BEFORE: Edit = |record, place| _ = record.cut_before(place);

/// Makes an edit at the first move with this SAN. Checks the resulting moves, that they are read back as they were
/// written, and that the edit can be undone and redone.
fn check(game: &str, san: &str, edit: Edit, expected: &str) {
    let before = record(game);
    let place = at(&before, san);
    let mut editing = Editing::new(before.clone());
    editing.edit(place, |record| edit(record, place));
    assert_eq!(moves(editing.record()), expected, "{game} at {san}");
    assert_eq!(editing.is_changed(), expected != game, "{game} at {san}");
    let after = editing.record().clone();
    assert_eq!(record(&write(&after)), after, "{game} at {san}");
    editing.undo(Record::ROOT);
    assert_eq!(*editing.record(), before, "undone: {game} at {san}");
    editing.redo(place);
    assert_eq!(*editing.record(), after, "done again: {game} at {san}");
}

#[test]
fn edits_change_the_tree_and_can_be_undone() {
    let game = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6 2. d4) 2. Nc3 Nc6 1-0";
    for (san, edit, expected) in [
        ("c5", PROMOTE, "1. e4 c5 (1... e5 2. Nc3 Nc6) (1... e6 2. d4) 2. Nf3 (2. c3 d5) 2... d6 1-0"),
        ("e6", PROMOTE, "1. e4 e5 (1... e6 2. d4) (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nc3 Nc6 1-0"),
        ("e5", DEMOTE, "1. e4 c5 (1... e5 2. Nc3 Nc6) (1... e6 2. d4) 2. Nf3 (2. c3 d5) 2... d6 1-0"),
        ("c3", PROMOTE, "1. e4 e5 (1... c5 2. c3 (2. Nf3 d6) 2... d5) (1... e6 2. d4) 2. Nc3 Nc6 1-0"),
        ("e5", PROMOTE, game),
        ("e6", DEMOTE, game),
        ("e5", DELETE, "1. e4 c5 (1... e6 2. d4) 2. Nf3 (2. c3 d5) 2... d6 1-0"),
        ("c5", DELETE, "1. e4 e5 (1... e6 2. d4) 2. Nc3 Nc6 1-0"),
        ("d6", DELETE, "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5)) (1... e6 2. d4) 2. Nc3 Nc6 1-0"),
        ("e4", DELETE, "1-0"),
        ("e4", AFTER, "1. e4 1-0"),
        ("c5", AFTER, "1. e4 e5 (1... c5) (1... e6 2. d4) 2. Nc3 Nc6 1-0"),
        ("Nc6", AFTER, game),
        ("c5", BEFORE, "2. Nf3 (2. c3 d5) 2... d6 1-0"),
        ("e4", BEFORE, "1... e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6 2. d4) 2. Nc3 Nc6 1-0"),
    ] {
        check(game, san, edit, expected);
    }
}

/// A comment before the first move of a variation stays before that move when the variation moves up.
#[test]
fn comment_before_a_variation_moves_with_it() {
    for (game, san, edit, expected) in [
        ("1. e4 ({Better is} 1. d4) *", "d4", PROMOTE, "{Better is} 1. d4 (1. e4) *"),
        ("1. e4 ({Better is} 1. d4) *", "e4", DEMOTE, "{Better is} 1. d4 (1. e4) *"),
        ("1. e4 ({Better is} 1. d4) *", "e4", DELETE, "{Better is} 1. d4 *"),
        ("1. e4 ({Good} 1. d4) ({is} 1. c4) *", "c4", PROMOTE, "1. e4 ({is} 1. c4) ({Good} 1. d4) *"),
        ("1. e4 {Old} e5 ({New} 1... c5) *", "c5", PROMOTE, "1. e4 {Old} {New} 1... c5 (1... e5) *"),
    ] {
        check(game, san, edit, expected);
    }
}

/// A cut makes the record start at a place, and keeps the comments, marks and evaluation of the position there.
#[test]
fn a_cut_before_keeps_what_is_said_of_the_position() {
    let mut record =
        record("1. e4 e5 $1 {A good answer. [%csl Ge5] [%eval 0.3] [%clk 0:10:00]} 2. Nf3 {Attacks.} *");
    let place = at(&record, "e5");
    assert!(record.cut_before(place));
    let notes = record.notes(Record::ROOT);
    assert_eq!((notes.comments.join(" ").as_str(), notes.marks.len()), ("A good answer.", 1));
    assert!(notes.nags.is_empty() && notes.clock_ms.is_none());
    assert_eq!(notes.evaluation, Some((Evaluation::Centipawns(30), None)));
    assert_eq!(
        record.start().position().fen(),
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
    );
    assert_eq!(record.notes(at(&record, "Nf3")).comments, ["Attacks."]);
    assert!(!record.cut_before(Record::ROOT));
}

/// Makes up to two random edits at a random place.
fn do_something(editing: &mut Editing, chance: &mut fastrand::Rng) {
    let all = places(editing.record());
    let place = all[chance.usize(..all.len())];
    let square = |chance: &mut fastrand::Rng| Square::new(chance.u8(..64));
    match chance.u8(..12) {
        0..=4 => {
            let legal = editing.record().position(place).legal_moves();
            if !legal.is_empty() {
                let mv = legal[chance.usize(..legal.len())];
                editing.edit(place, |record| record.add(place, mv));
            }
        }
        5 => editing.edit(place, |record| PROMOTE(record, place)),
        6 => editing.edit(place, |record| DEMOTE(record, place)),
        7 if chance.bool() => editing.edit(place, |record| DELETE(record, place)),
        8 if chance.u8(..8) == 0 => editing.edit(place, |record| BEFORE(record, place)),
        9 if chance.bool() => editing.edit(place, |record| AFTER(record, place)),
        10 => {
            let shape = MarkShape::Arrow(square(chance), square(chance));
            let mark = Mark { shape, color: MarkColor::Red };
            editing.edit(place, |record| record.notes_mut(place).marks.push(mark));
        }
        _ => {
            editing.edit(place, |record| record.notes_mut(place).comments = vec!["a".to_owned()]);
            editing.edit(place, |record| record.notes_mut(place).nags.push(Nag(chance.u8(..))));
        }
    }
}

#[test]
fn undoing_everything_gives_the_same_record_whatever_was_done() {
    for seed in 0..60 {
        let mut chance = fastrand::Rng::with_seed(seed);
        // Some records fill several pages, which copies of a record share.
        let long = || record(&"Nf3 Nf6 Ng1 Ng8 ".repeat(300));
        let first = if seed % 20 == 0 { long() } else { Record::new(Start::standard()) };
        let mut editing = Editing::new(first.clone());
        let mut states = vec![first.clone()];
        for _ in 0..40 {
            let revision = editing.revision();
            do_something(&mut editing, &mut chance);
            if editing.revision() != revision && states.last() != Some(editing.record()) {
                states.push(editing.record().clone());
            }
            // Sometimes an edit is undone and redone in between.
            if chance.u8(..6) == 0 && editing.undo(Record::ROOT).is_some() {
                editing.redo(Record::ROOT);
            }
        }
        let last = editing.record().clone();
        let mut steps = 0;
        while editing.undo(Record::ROOT).is_some() {
            steps += 1;
        }
        assert_eq!(*editing.record(), first, "seed {seed}: {steps} steps undone");
        assert!(!editing.is_changed(), "seed {seed}: what was undone need not be saved");
        while editing.redo(Record::ROOT).is_some() {
            steps -= 1;
        }
        assert_eq!((editing.record(), steps), (&last, 0), "seed {seed}: done again");
        assert_eq!(editing.is_changed(), editing.can_undo());
        assert!(states.contains(editing.record()));
        editing.set_saved(editing.state());
        assert!(!editing.is_changed(), "seed {seed}: it is saved");
        assert_eq!(editing.undo(Record::ROOT).is_some(), editing.is_changed());
    }
}

/// One case has thousands of alternatives, and another has an alternative within an alternative.
#[test]
fn any_line_becomes_the_main_line() {
    let many = "(1. d4) ".repeat(3_000);
    for (game, san, expected) in [
        ("1. e4 (1. d4) (1. c4) (1. b4) *", "b4", "1. b4 (1. e4) (1. d4) (1. c4) *"),
        ("1. e4 (1. d4 d5 (1... e5 2. c4)) *", "c4", "1. d4 (1. e4) 1... e5 (1... d5) 2. c4 *"),
        ("1. e4 (1. d4) *", "e4", "1. e4 (1. d4) *"),
        (&format!("1. e4 {many}(1. c4) *"), "c4", &format!("1. c4 (1. e4) {many}*")),
    ] {
        let mut record = record(game);
        let place = at(&record, san);
        record.make_main_line(place);
        assert_eq!(moves(&record), expected, "{san}");
    }
}

#[test]
fn edit_without_change_is_not_recorded() {
    let mut editing = Editing::new(record("1. e4 *"));
    let place = at(editing.record(), "e4");
    editing.edit(place, |record| record.promote(place));
    editing.edit(place, |record| record.notes_mut(place).nags.clear());
    assert!(!editing.can_undo() && !editing.is_changed() && editing.revision() == 0);
}
