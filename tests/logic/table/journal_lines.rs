//! The lines of a journal: readings of the clock replace each other, and no action is lost if a write is interrupted or
//! the medium is full or broken.

use std::cell::RefCell;
use std::io::{self, ErrorKind};
use std::rc::Rc;

use fastrand::Rng;
use jadoube::table::Deed;
use jadoube::table::journal::{JournalWriter, Script, Sink};

use super::journal::read_text;

/// The page size, in bytes; an interrupted write may stop at the end of a page.
const PAGE: u64 = 4096;

#[derive(Default)]
struct Sheet {
    text: Vec<u8>,
    /// The maximum length of the text in bytes; `None` if there is no limit.
    room: Option<u64>,
    broken: bool,
    /// All writes since recording began; `None` if writes are not recorded.
    writes: Option<Vec<Write>>,
}

/// The position and the bytes of a write, and the whole text before the write.
type Write = (u64, Vec<u8>, Vec<u8>);

/// A medium that tests inspect while it is written to.
#[derive(Clone, Default)]
pub struct Shared(Rc<RefCell<Sheet>>);

impl Shared {
    pub fn text(&self) -> Vec<u8> {
        self.0.borrow().text.clone()
    }
}

impl Sink for Shared {
    fn write_at(&mut self, bytes: &[u8], place: u64) -> io::Result<usize> {
        let mut sheet = self.0.borrow_mut();
        let left = sheet.room.unwrap_or(u64::MAX).saturating_sub(place);
        let bytes = &bytes[..bytes.len().min(usize::try_from(left).unwrap_or(usize::MAX))];
        if bytes.is_empty() || sheet.broken {
            return Err(ErrorKind::StorageFull.into());
        }
        assert!(place <= sheet.text.len() as u64, "a hole");
        let before = sheet.writes.is_some().then(|| sheet.text.clone());
        write(&mut sheet.text, place, bytes);
        if let (Some(writes), Some(before)) = (&mut sheet.writes, before) {
            writes.push((place, bytes.to_owned(), before));
        }
        Ok(bytes.len())
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        let mut sheet = self.0.borrow_mut();
        if sheet.broken {
            return Err(ErrorKind::StorageFull.into());
        }
        sheet.text.truncate(length as usize);
        Ok(())
    }
}

fn write(text: &mut Vec<u8>, place: u64, bytes: &[u8]) {
    let place = place as usize;
    text.resize(text.len().max(place + bytes.len()), 0);
    text[place..place + bytes.len()].copy_from_slice(bytes);
}

fn begin(sheet: &Shared) -> JournalWriter<Shared> {
    let mut lines = JournalWriter::new(sheet.clone());
    let _ = lines.append(0, r#"{"game":{"touch":"off"}}"#.to_owned());
    lines
}

/// An action whose text begins with its number.
fn line(at: u64, number: usize, length: usize) -> String {
    format!(r#"{{"at":{at},"do":"move","text":"{number}é{}"}}"#, "x".repeat(length))
}

fn numbers(script: &Script) -> Vec<usize> {
    let number = |deed: &Deed| match deed {
        Deed::Move { text } => text.split('é').next().and_then(|text| text.parse().ok()),
        _ => panic!("{deed:?}"),
    };
    script.actions.iter().map(|action| number(&action.deed).expect("a number")).collect()
}

fn in_order(script: &Script) -> bool {
    numbers(script).into_iter().eq(0..script.actions.len())
}

/// A random series of appends and ticks.
struct Game {
    random: Rng,
    at: u64,
    tick: u64,
    kept: usize,
    /// The time in the last line, in milliseconds.
    told: u64,
}

impl Game {
    fn new(seed: u64) -> Game {
        Game { random: Rng::with_seed(seed), at: 0, tick: 0, kept: 0, told: 0 }
    }

    fn step(&mut self, lines: &mut JournalWriter<Shared>) -> io::Result<()> {
        if self.random.u8(..3) > 0 {
            self.tick = self.at.max(self.tick) + self.random.u64(..90);
            self.told = self.tick;
            return lines.tick(self.tick);
        }
        // A reading of the clock may be later than the action but be written before it.
        self.at = (self.at.max(self.tick) + self.random.u64(..20)).saturating_sub(3).max(self.at);
        self.told = self.at;
        self.kept += 1;
        lines.append(self.at, line(self.at, self.kept - 1, self.random.usize(..60)))
    }
}

#[test]
fn a_write_that_is_killed_loses_nothing_before_it() {
    let mut met = 0;
    for seed in 0..800 {
        let mut game = Game::new(seed);
        // The series begins close to the end of a page, and shortly before a power of ten, at which times get one more
        // digit.
        game.at = 10u64.pow(seed as u32 % 9).saturating_sub(game.random.u64(..300));
        let sheet = Shared::default();
        let mut lines = JournalWriter::new(sheet.clone());
        let name = "n".repeat(game.random.usize(3700..4050));
        lines.append(0, format!(r#"{{"game":{{"white":"{name}"}}}}"#)).unwrap();
        for _ in 0..20 {
            let (kept, told) = (game.kept, game.told);
            sheet.0.borrow_mut().writes = Some(Vec::new());
            game.step(&mut lines).unwrap();
            for (place, bytes, before) in sheet.0.borrow().writes.iter().flatten() {
                let end = place + bytes.len() as u64;
                let stops = (*place..=end).filter(|stop| [*place, end].contains(stop) || stop % PAGE == 0);
                for stop in stops {
                    met += usize::from(![*place, end].contains(&stop));
                    let mut text = before.clone();
                    write(&mut text, *place, &bytes[..(stop - place) as usize]);
                    let script = read_text(&text);
                    let numbers = numbers(&script);
                    let case = format!("seed {seed}, killed at {stop} of {place}..{end}: {}", ending(&text));
                    assert!(script.damage.is_torn_at_most(), "{case}");
                    assert!([kept, kept + 1].contains(&numbers.len()), "{numbers:?} {kept} {case}");
                    assert!(in_order(&script), "{case}");
                    let times = told.min(game.told)..=told.max(game.told);
                    assert!(times.contains(&script.last_at), "{} {times:?} {case}", script.last_at);
                }
            }
        }
    }
    assert!(met > 200, "{met} writes were torn");
}

#[test]
fn an_hour_of_the_clock_is_a_line() {
    let sheet = Shared::default();
    let mut lines = begin(&sheet);
    for at in (0..3_600_000).step_by(40) {
        lines.tick(at).unwrap();
    }
    assert!(sheet.text().len() < 120);
}

/// A line with its checksum and line end, as the format requires.
pub fn with_sum(line: &str) -> String {
    let sum = crc32(line.as_bytes());
    format!("{},\"sum\":\"{sum:08x}\"}}\n", line.strip_suffix('}').expect("an object"))
}

/// CRC-32 (IEEE), bit by bit.
pub fn crc32(bytes: &[u8]) -> u32 {
    let shift = |sum: u32| (sum >> 1) ^ if sum & 1 == 1 { 0xedb8_8320 } else { 0 };
    !bytes.iter().fold(!0, |sum, &byte| (0..8).fold(sum ^ u32::from(byte), |sum, _| shift(sum)))
}

fn ending(text: &[u8]) -> String {
    String::from_utf8_lossy(&text[text.len().saturating_sub(150)..]).into_owned()
}

#[test]
fn the_clock_takes_one_line() {
    let sheet = Shared::default();
    let mut lines = begin(&sheet);
    for at in [8, 9, 10, 99, 100, 1000] {
        lines.tick(at).unwrap();
    }
    // Repeated and late readings are dropped.
    lines.tick(1000).unwrap();
    lines.tick(500).unwrap();
    let text = |sheet: &Shared| String::from_utf8(sheet.text()).unwrap();
    let first = with_sum(r#"{"game":{"touch":"off"}}"#);
    let tick = |at: u64| with_sum(&format!(r#"{{"at":{at},"do":"tick"}}"#));
    assert_eq!(text(&sheet), first.clone() + &tick(1000));
    lines.append(1001, r#"{"at":1001,"do":"x"}"#.to_owned()).unwrap();
    // Spaces fill the rest of the longer tick.
    let filled = with_sum(r#"{"at":1001,"do":"x"   }"#);
    assert_eq!(text(&sheet), first.clone() + &filled);
    lines.tick(1000).unwrap();
    lines.tick(1001).unwrap();
    assert_eq!(text(&sheet), first + &filled + &tick(1001));
}

#[test]
fn journal_on_a_full_disk_keeps_whole_lines_and_recovers() {
    let mut met = 0;
    for room in (0..200).step_by(3).chain((200..3000).step_by(97)) {
        let sheet = Shared::default();
        sheet.0.borrow_mut().room = Some(room);
        let mut lines = begin(&sheet);
        let mut game = Game::new(room);
        for _ in 0..100 {
            let failed = game.step(&mut lines).is_err();
            met += usize::from(failed);
            assert!(lines.is_whole() || failed);
            if let Ok(Some(script)) = Script::read(&sheet.text()) {
                assert!(script.damage.is_none(), "room {room}");
                assert!(in_order(&script), "room {room}");
            }
        }
        sheet.0.borrow_mut().room = None;
        lines.retry().unwrap();
        assert!(lines.is_whole());
        assert!(numbers(&read_text(sheet.text())).into_iter().eq(0..game.kept), "room {room}");
    }
    assert!(met > 1000, "{met} failures");
}

#[test]
fn half_a_line_that_could_not_be_cut_off_is_cut_off_later() {
    let sheet = Shared::default();
    let mut lines = begin(&sheet);
    let length = sheet.text().len() as u64;
    sheet.0.borrow_mut().text.extend(b"{\"at\":7,\"do\":\"mov");
    let mut lines_again = JournalWriter::after(sheet.clone(), length, 0);
    sheet.0.borrow_mut().broken = true;
    assert!(lines_again.append(5, line(5, 0, 3)).is_err());
    assert!(lines_again.tick(9).is_err());
    assert!(!lines_again.is_whole());
    sheet.0.borrow_mut().broken = false;
    lines_again.tick(10).unwrap();
    let script = read_text(sheet.text());
    assert_eq!((numbers(&script), script.last_at, script.damage.is_none()), (vec![0], 10, true));
    lines.retry().unwrap();
}

/// A medium that accepts one byte at a time.
struct Slow(Shared);

impl Sink for Slow {
    fn write_at(&mut self, bytes: &[u8], place: u64) -> io::Result<usize> {
        self.0.write_at(&bytes[..1], place)
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.0.cut(length)
    }
}

#[test]
fn a_write_that_takes_a_part_goes_on() {
    let sheet = Shared::default();
    let mut lines = JournalWriter::new(Slow(sheet.clone()));
    lines.append(0, "{\"a\":1}".to_owned()).unwrap();
    lines.append(0, "{}\n{\"b\":2}".to_owned()).unwrap();
    let expected = ["{\"a\":1}", "{}", "{\"b\":2}"].map(with_sum).concat();
    assert_eq!(sheet.text(), expected.as_bytes());
}
