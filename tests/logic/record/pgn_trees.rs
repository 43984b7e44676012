//! A thousand trees of random moves with every kind of annotation: each is the same after being written and read again.
//! Also tested are move numbers, the fast path for moves, and comments.

use fastrand::Rng;
use jadoube::record::pgn::{Games, write};
use jadoube::record::{Evaluation, GameResult, Mark, MarkColor, MarkShape, Nag, NodeId, Notes, Record};
use jadoube::rules::{Color, PieceLetters, Position, Square, quick_san, read_san};
use jadoube::start::Start;

use crate::record::{place, read, record};
use crate::rules::random_games::RandomGames;

/// Texts for comments and tags. Most of them are difficult to write so that they are read back unchanged.
const TEXTS: [&str; 15] = [
    "plain",
    "several words of a usual length, so that a line has to end in the middle of them somewhere",
    "[%mdl 4] kept",
    "[% [%clk 1:00:00",
    "[ %clk 0:00:01]",
    "%hidden",
    "50% of %x",
    "; semicolon",
    "1-0",
    "1. e4 e5 *",
    "[Event \"x\"]",
    "größer – ♔ 𝄞",
    "a-word-that-is-much-longer-than-a-line-of-a-file-may-be-in-the-export-format-of-the-standard-of-1994",
    "\u{a0}\u{85}",
    "\\ \" '",
];

/// Texts that only tags preserve. In a comment, braces become parentheses, and the other texts are read as annotations.
const OF_TAGS: [&str; 5] = ["a } brace", "{", "[%clk 0:00:01]", "see [%csl Ga1] there", "(=)"];

fn tree(random: &mut Rng) -> Record {
    let start = if random.bool() {
        Start::standard()
    } else {
        Start::chess960(random.u32(..960)).expect("a number below 960")
    };
    let mut record = Record::new(start);
    for tag in ["Event", "White", "Black", "Date", "Annotator", "WhiteElo"] {
        if random.bool() {
            let all = [&TEXTS[..], &OF_TAGS].concat();
            record.tags.set(tag, all[random.usize(..all.len())].trim_matches('\u{85}'));
        }
    }
    record.result =
        [GameResult::Open, GameResult::Drawn, GameResult::Won(Color::White), GameResult::Won(Color::Black)]
            [random.usize(..4)];
    let mut places = vec![Record::ROOT];
    for _ in 0..random.usize(..60) {
        // Most moves continue from the place that was added last, so that lines grow long.
        let from =
            if random.u8(..4) == 0 { places[random.usize(..places.len())] } else { places[places.len() - 1] };
        let next = if random.u8(..16) == 0 {
            record.pass(from)
        } else {
            let mv = random.choice(record.position(from).legal_moves());
            mv.and_then(|mv| record.add(from, mv))
        };
        places.extend(next);
    }
    for place in places {
        if random.bool() {
            note(&mut record, place, random);
        }
    }
    record
}

fn note(record: &mut Record, place: NodeId, random: &mut Rng) {
    let text = |random: &mut Rng| TEXTS[random.usize(..TEXTS.len())].to_owned();
    let square = |random: &mut Rng| Square::new(random.u8(..64));
    let begins = record.parent(place).is_some_and(|parent| record.next(parent) != Some(place));
    let mut notes = Notes::default();
    if begins {
        notes.before = (0..random.usize(..3)).map(|_| text(random)).collect();
    }
    notes.comments = (0..random.usize(..4)).map(|_| text(random)).collect();
    notes.nags = (0..random.usize(..3)).map(|_| Nag(random.u8(..))).collect();
    for _ in 0..random.usize(..4) {
        let shape = match random.bool() {
            true => MarkShape::Circle(square(random)),
            false => MarkShape::Arrow(square(random), square(random)),
        };
        notes.marks.push(Mark { shape, color: MarkColor::ALL[random.usize(..4)] });
    }
    // In a file, the circles come before the arrows.
    notes.marks.sort_by_key(|mark| matches!(mark.shape, MarkShape::Arrow(..)));
    notes.clock_ms = random.bool().then(|| random.u64(..40_000_000));
    notes.elapsed_ms = random.bool().then(|| random.u64(..40_000) * 1000);
    let depth = random.bool().then(|| random.u32(..99));
    notes.evaluation = match random.u8(..3) {
        0 => None,
        1 => Some((Evaluation::Centipawns(random.i32(-99_999..99_999)), depth)),
        _ => Some((Evaluation::Mate(random.i32(-99..99)), depth)),
    };
    notes.draw_offer = random.bool();
    *record.notes_mut(place) = notes;
}

#[test]
fn a_thousand_trees_read_back() {
    let mut random = Rng::with_seed(960);
    for _ in 0..1000 {
        let record = tree(&mut random);
        let text = write(&record);
        let mut games = Games::new(text.as_bytes());
        let game = games.next().unwrap_or_else(|| panic!("no game in {text}"));
        assert!(game.record == record, "{text}\n--- was read as\n{}", write(&game.record));
        assert_eq!(game.faults, [], "{text}");
        assert!(games.next().is_none(), "{text}");
        let too_long =
            |line: &&str| line.chars().count() > 79 && line.contains(' ') && !line.contains("a-word");
        let movetext = text.split("\n\n").nth(1).unwrap_or_default();
        assert_eq!(movetext.lines().find(too_long), None, "{text}");
    }
}

/// The record finds a place's move number and ply without its position.
#[test]
fn numbers_are_those_of_the_positions() {
    let mut random = Rng::with_seed(64);
    let starts = ["4k3/8/8/8/8/8/4P3/4K3 b - - 3 7", "4k3/8/8/8/8/8/4P3/4K3 w - - 3 7"];
    let records = (0..100).map(|_| tree(&mut random)).chain(starts.map(|fen| {
        let mut record = Record::new(Start::from_fen(fen, None).expect("a position"));
        (0..5).fold(Record::ROOT, |place, _| record.pass(place).expect("no check"));
        record
    }));
    for record in records {
        let mut places = vec![(Record::ROOT, 0)];
        while let Some((place, half_moves)) = places.pop() {
            let position = record.position(place);
            let expected = ((position.fullmove_number(), position.turn()), half_moves);
            assert_eq!((record.number(place), record.ply(place)), expected, "{}", position.fen());
            places.extend(record.continuations(place).map(|way| (way, half_moves + 1)));
        }
    }
}

/// The fast path for reading a move agrees with the slow one, or returns nothing for errors and unusual notation.
#[test]
fn quick_and_slow_agree() {
    const ODD: [&str; 12] = ["", "x", "=", "Q", "1", "e", "+", "#", "O-O", "-", "8", "♔"];
    let mut random = Rng::with_seed(518);
    let mut games = RandomGames::new(960);
    let (mut quick, mut none) = (0, 0);
    let mut check = |position: &Position, text: &str| {
        let slow = read_san(position, text, &PieceLetters::ENGLISH).ok();
        let found = quick_san(position, text.as_bytes());
        assert!(found.is_none() || found == slow, "{text} in {}: {found:?}, not {slow:?}", position.fen());
        (quick, none) = (quick + usize::from(found.is_some()), none + usize::from(found.is_none()));
        found
    };
    for _ in 0..60 {
        let positions = games.game();
        for position in &positions {
            for mv in position.legal_moves() {
                let text = position.san(mv);
                assert_eq!(check(position, &text), Some(mv), "{text} in {}", position.fen());
                let longer = format!("{}{}", mv.role().letter(), text.trim_start_matches(char::is_uppercase));
                check(position, &longer);
            }
            // Legal moves of another position, and texts that are almost moves.
            let other = &positions[random.usize(..positions.len())];
            for mv in other.legal_moves() {
                let mut text = other.san(mv);
                check(position, &text);
                let (at, odd) = (random.usize(..=text.len()), ODD[random.usize(..ODD.len())]);
                text.insert_str(at, odd);
                check(position, &text);
            }
        }
    }
    assert!(quick > 10_000 && none > 10_000, "{quick} {none}");
}

/// A comment before a move that begins no variation is read back as a comment on the previous move, or on the game.
#[test]
fn comments_before_any_move_are_written() {
    for (at, expected) in [
        ("e4", "{here} 1. e4 e5 2. Nf3 *"),
        ("e4 e5", "1. e4 {here} 1... e5 2. Nf3 *"),
        ("e4 e5 Nf3", "1. e4 e5 {here} 2. Nf3 *"),
    ] {
        let mut record = record("1. e4 e5 2. Nf3 *");
        let at = place(&record, at);
        record.notes_mut(at).before.push("here".to_owned());
        let text = write(&record);
        assert_eq!(text.split("\n\n").nth(1), Some(expected));
        assert_eq!(write(&read(&text).record), text);
    }
}

#[test]
fn comments_are_written_so_that_other_programs_read_them() {
    for (text, written, again) in [
        ("a } brace", "{a ) brace}", "{a ) brace}"),
        ("{ nested { deep } }", "{( nested ( deep ) )}", "{( nested ( deep ) )}"),
        // Text in the form of an annotation is read as an annotation.
        ("see [%csl Ga1] there", "{see [%csl Ga1] there}", "{[%csl Ga1]} {see there}"),
        ("[%csl [%csl Ga1]Gb1]", "{[%csl [%csl Ga1]Gb1]}", "{[%csl Ga1,Gb1]}"),
    ] {
        let mut record = Record::new(Start::standard());
        record.notes_mut(Record::ROOT).comments.push(text.to_owned());
        let moves = |record: &Record| {
            let text = write(record);
            text.split("\n\n").nth(1).unwrap_or_default().trim_end_matches(" *").to_owned()
        };
        assert_eq!(moves(&record), written);
        assert_eq!(moves(&read(write(&record)).record), again, "{text}");
    }
}
