//! A game that other programs follow: its file is complete whenever they read it, even if the program that writes it is
//! killed.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use fastrand::Rng;
use jadoube::record::Record;
use jadoube::record::pgn::Games;
use jadoube::storage::follow::Follower;
use jadoube::storage::write;
use jadoube::table::{Action, Deed, GameSetup, Table};

use crate::folder::Folder;
use crate::killed::{Moment, job, kill, start, tell};

const MOVES: u64 = 1_000;

#[test]
fn plays_until_it_is_killed() {
    let Some((folder, _, round)) = job() else { return };
    let file = folder.join("live.pgn");
    let (mut random, mut number) = (Rng::with_seed(round), 0_u64);
    loop {
        let mut table = Table::new(GameSetup::from_json(CLOCKED).expect("a set-up"));
        while table.result().is_none() && table.moves().len() < 120 {
            let position = table.position_after(table.moves().len());
            let moves = position.legal_moves();
            let mv = moves[random.usize(..moves.len())];
            let text = position.san(mv);
            number += 1;
            table.apply(&Action::new(number * 100, Deed::Move { text }));
            write(&file, table.live_pgn(None)).expect("written");
            tell(&["did", &number.to_string()]);
        }
    }
}

const CLOCKED: &str =
    r#"{"game": {"touch": "off", "clock": {"kind": "fischer", "base_ms": 9000000, "bonus_ms": 0}}}"#;

/// Reads the file, which must have one complete game with clock times. Returns how many plies the game has.
fn read(file: &Path) -> usize {
    let text = fs::read_to_string(file).expect("the file is always there");
    assert!(["*\n\n", "1-0\n\n", "0-1\n\n", "1/2-1/2\n\n"].iter().any(|end| text.ends_with(end)), "{text}");
    let games: Vec<_> = Games::new(text.as_bytes()).collect();
    assert_eq!(games.len(), 1, "{text}");
    assert!(games[0].faults.is_empty(), "{:?}: {text}", games[0].faults);
    let moves = games[0].record.line_from(Record::ROOT).count();
    assert_eq!(text.matches("[%clk ").count(), moves, "{text}");
    moves
}

#[test]
fn whoever_reads_a_live_file_finds_a_whole_game() {
    let folder = Folder::new();
    let file = folder.0.join("live.pgn");
    write(&file, Table::new(GameSetup::from_json(CLOCKED).expect("a set-up")).live_pgn(None))
        .expect("written");
    let (mut moves, mut kills, mut reads) = (0, 0, 0_u64);
    while moves < MOVES {
        let child = start("storage::live::plays_until_it_is_killed", &folder.0, 0, kills);
        let until = Instant::now() + Duration::from_millis(400 + 37 * (kills as u64 % 5));
        while Instant::now() < until {
            read(&file);
            reads += 1;
        }
        let told = kill(child, Moment::AfterStep(Duration::ZERO));
        let last = told.last().and_then(|words| words.last()?.parse::<u64>().ok());
        moves += last.expect("the program plays");
        read(&file);
        kills += 1;
    }
    println!("{moves} moves in {kills} programs that were killed, read {reads} times");
}

/// A follower gets the new content of the file once, unless the file is too large.
#[test]
fn a_follower_gets_what_is_new() {
    let folder = Folder::new();
    let file = folder.0.join("live.pgn");
    let (sender, woken) = channel();
    let follower = Follower::new(&file, Arc::new(move || _ = sender.send(())));
    for text in ["1. e4 *\n", "1. e4 e5 2. Nf3 *\n"] {
        write(&file, text).expect("written");
        woken.recv_timeout(Duration::from_secs(20)).expect("it tells of the change");
        assert_eq!(follower.take().as_deref(), Some(text.as_bytes()));
        assert_eq!(follower.take(), None, "until it changes again");
    }
    assert!(woken.recv_timeout(Duration::from_millis(2500)).is_err(), "nothing changes, so nobody is woken");
    write(&file, "1. e4 *\n".repeat(1 << 20)).expect("written");
    assert!(woken.recv_timeout(Duration::from_millis(2500)).is_err(), "it is too large");
}
