//! Measures the speed of reading a PGN file. Jadoube is compared with pgn-reader and shakmaty, which are built with the
//! same profile and measured in the same run.
//!
//! The file has about 100 MB of repeated games: those of `pgn/WorldChamps.pgn` in the folder that `JADOUBE_TEST_DATA`
//! names or, if there is no such file, games of random moves. `moves` checks and makes every move. `trees` also builds
//! records; the other libraries can't do that, so they do the same as for `moves`. `heads` skips the moves and reads
//! only the tags and, with Jadoube, the result. Figures are in millions of moves or games per second: the best of seven
//! runs and, in parentheses, the median.
#![allow(clippy::print_stdout, reason = "prints a table")]

mod side_by_side;

use std::ops::ControlFlow;

use fastrand::Rng;
use jadoube::record::Record;
use jadoube::record::pgn::{Games, Reader, Scan, Visitor, write};
use jadoube::rules::{self, Move};
use jadoube::start::Start;
use pgn_reader::{RawTag, SanPlus, Skip};
use shakmaty::{CastlingMode, Chess, Position, fen::Fen};

const SIZE: usize = 100_000_000;

fn main() {
    let data = std::env::var("JADOUBE_TEST_DATA").map(|folder| folder + "/pgn/WorldChamps.pgn");
    let games = data.ok().and_then(|data| std::fs::read(data).ok()).unwrap_or_else(random_games);
    let file = games.repeat(SIZE / games.len() + 1);
    println!("{} MB", file.len() / 1_000_000);
    side_by_side::compare(
        "moves",
        &[("jadoube", Box::new(|| read(&file))), ("pgn-reader", Box::new(|| read_other(&file, false)))],
    );
    side_by_side::compare(
        "trees",
        &[("jadoube", Box::new(|| build(&file))), ("pgn-reader", Box::new(|| read_other(&file, false)))],
    );
    side_by_side::compare(
        "heads",
        &[
            ("jadoube", Box::new(|| Scan::new(&file[..]).count() as u64)),
            ("pgn-reader", Box::new(|| read_other(&file, true))),
        ],
    );
}

/// The number of moves that the reader has reported.
struct Counting(u64);

impl Visitor for Counting {
    fn mv(&mut self, _mv: Option<Move>, _: &rules::Position) {
        self.0 += 1;
    }
}

fn read(file: &[u8]) -> u64 {
    let (mut reader, mut counting) = (Reader::new(file), Counting(0));
    while reader.read_game(&mut counting) {}
    counting.0
}

fn build(file: &[u8]) -> u64 {
    Games::new(file).map(|game| game.record.line_from(Record::ROOT).count() as u64).sum()
}

/// A visitor that checks, makes and counts moves with shakmaty. If `heads` is set, it only counts games.
struct Other {
    heads: bool,
    count: u64,
}

impl pgn_reader::Visitor for Other {
    type Tags = Option<Chess>;
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Option<Chess>> {
        self.count += u64::from(self.heads);
        ControlFlow::Continue(None)
    }

    fn tag(&mut self, tags: &mut Option<Chess>, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).expect("a FEN");
            *tags = Some(fen.into_position(CastlingMode::Chess960).expect("a position"));
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Option<Chess>) -> ControlFlow<(), Chess> {
        if self.heads { ControlFlow::Break(()) } else { ControlFlow::Continue(tags.unwrap_or_default()) }
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        let mv = san.san.to_move(position).expect("a legal move");
        position.play_unchecked(mv);
        self.count += 1;
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _position: &mut Chess) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn end_game(&mut self, _position: Chess) {}
}

fn read_other(file: &[u8], heads: bool) -> u64 {
    let mut reader = pgn_reader::Reader::new(file);
    let mut other = Other { heads, count: 0 };
    while reader.read_game(&mut other).expect("memory can be read").is_some() {}
    other.count
}

fn random_games() -> Vec<u8> {
    let mut random = Rng::with_seed(1);
    let mut file = String::new();
    for _ in 0..500 {
        let mut record = Record::new(Start::standard());
        for tag in ["Event", "Site", "Date", "White", "Black"] {
            record.tags.set(tag, "Some words of usual length");
        }
        let (mut place, mut position) = (Record::ROOT, record.start().position().clone());
        for _ in 0..80 {
            let Some(mv) = random.choice(position.legal_moves()) else { break };
            position.play(mv);
            place = record.add(place, mv).expect("it is legal");
        }
        file += &write(&record);
    }
    file.into_bytes()
}
