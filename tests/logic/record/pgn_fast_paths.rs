//! With random input from fixed seeds, the fast paths of the PGN reader give the same results as the slow ones, and
//! tags are set and removed as in a plain list.

use fastrand::Rng;
use jadoube::record::Tags;

use super::pgn_round_trip::check_headings;
use super::read;

const FILES: usize = 3000;

/// When the reader skips moves, it passes over many bytes at once. It must not miss a result among them.
#[test]
fn a_game_ends_at_the_same_place_whether_its_moves_are_read_or_not() {
    const WORDS: &str = "e4|Nf3+|exd5!?|O-O|O-O-O|0-0|O-1-0|x1-0|Nf3*|a8(Q)|1.|12...|1,|,0-1|1-0|0-1|*|1/2|1:0|0.5-0.5|½\
        |--|(|)|{a}|{|$3|; a|[|[A \"b\"]|[Event \"c\"]|%";
    const SPACES: [&str; 8] = [" ", " ", " ", " ", "\n", "\n\n", "\r\n", ""];
    let (mut random, words) = (Rng::with_seed(1), WORDS.split('|').collect::<Vec<_>>());
    for _ in 0..FILES {
        let mut file = String::new();
        for _ in 0..random.usize(1..60) {
            // Most words are moves, so that there is something to skip.
            let word = if random.u8(..3) > 0 { random.usize(..4) } else { random.usize(..words.len()) };
            file += words[word];
            file += SPACES[random.usize(..SPACES.len())];
        }
        check_headings(file.as_bytes());
    }
}

/// A space before the tag's name makes the reader take the slow path, and changes nothing else.
#[test]
fn a_tag_reads_the_same_in_its_usual_form_and_in_another() {
    const PARTS: [&str; 12] = ["a", "Z", " ", "]", "[", "é", "\\\\", "\\\"", "\\", "\"", "\t", "%"];
    let mut random = Rng::with_seed(2);
    for _ in 0..FILES {
        let name = ["White", "whitE", "Event", "Result", "FEN", "A_b", "ECO"][random.usize(..7)];
        let length = if random.u8(..20) == 0 { 300 } else { random.usize(..12) };
        let plain = random.bool();
        let part = |random: &mut Rng| PARTS[random.usize(..if plain { 4 } else { PARTS.len() })];
        let value: String = (0..length).map(|_| part(&mut random)).collect();
        let read = |space: &str| {
            let file = format!("[ECO \"A00\"]\n[{space}{name} \"{value}\"]\n\n1. e4 *\n");
            let game = read(file);
            (game.record.tags, game.record.result, game.faults.len())
        };
        assert_eq!(read(""), read(" "), "{name} {value:?}");
    }
}

/// The reader counts lines and columns in bulk; this test counts them character by character.
#[test]
fn the_place_of_a_fault_is_counted_letter_by_letter() {
    const PARTS: [&str; 8] = ["a", "é", " ", "♔", "b", "\n", "\r", "\r\n"];
    let mut random = Rng::with_seed(3);
    for _ in 0..FILES {
        let kinds = random.usize(1..=PARTS.len());
        let comment: String = (0..random.usize(..600)).map(|_| PARTS[random.usize(..kinds)]).collect();
        let before = format!("1. e4 {{{comment}}} ");
        let lines = before.replace("\r\n", "\n").replace('\r', "\n");
        let line = lines.matches('\n').count() as u64 + 1;
        let column = lines.rsplit('\n').next().unwrap_or_default().chars().count() as u64 + 1;
        let faults = read(format!("{before}e4 *")).faults;
        assert_eq!((faults[0].line, faults[0].column), (line, column), "{before:?}");
    }
}

#[test]
fn tags_are_set_and_removed_as_in_a_plain_list() {
    let mut random = Rng::with_seed(4);
    let (mut tags, mut list) = (Tags::default(), Vec::<(String, String)>::new());
    for _ in 0..FILES {
        let (name, value) = (random.u8(..12).to_string(), "é".repeat(random.usize(..4)));
        let found = list.iter().position(|(known, _)| *known == name);
        match (random.u8(..3), found) {
            (0, Some(index)) => {
                list.remove(index);
                assert!(tags.remove(&name));
            }
            (0, None) => assert!(!tags.remove(&name)),
            (_, Some(index)) => {
                list[index].1.clone_from(&value);
                tags.set(&name, &value);
            }
            (_, None) => {
                list.push((name.clone(), value.clone()));
                tags.set(&name, &value);
            }
        }
        assert!(tags.iter().eq(list.iter().map(|(name, value)| (name.as_str(), value.as_str()))), "{list:?}");
        assert_eq!(tags.get(&name), list.iter().find(|(known, _)| *known == name).map(|(_, value)| &**value));
    }
}
