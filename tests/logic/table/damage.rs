//! Damaged journals and saved games. Each opens unharmed, opens with its intact part and a report of the damage, or is
//! refused; a journal that lacks whole lines at its end opens as it was at an earlier moment. A damaged journal is
//! kept, unless at most its last line is incomplete.

use std::fs;

use fastrand::Rng;
use jadoube::rules::Color;
use jadoube::table::journal::{Damage, JournalWriter, ReopenResult, UnreadReason, earlier_games};
use jadoube::table::{Action, Content, Deed, GameSetup, Journal, LineError, Table};

use crate::folder::Folder;
use crate::table::deeds::lasting_deed;
use crate::table::journal::{read, read_text, setup_with};
use crate::table::journal_lines::{Shared, crc32, with_sum};

const GAMES: u64 = 10;
const ROUNDS: u64 = 2000;

/// A game of some actions, as a journal and as a saved game.
struct Played {
    setup: GameSetup,
    actions: Vec<Action>,
    last_at: u64,
    journal: Vec<u8>,
    saved: Vec<u8>,
}

impl Played {
    /// A random game; sometimes White resigns at the end.
    fn new(seed: u64) -> Played {
        let mut random = Rng::with_seed(seed);
        let choices = [
            r#""touch":"on-claim","takeback":"agreed""#,
            r#""touch":"over-the-board","arbiter":"players""#,
            r#""clock_only":true"#,
            r#""touch":"enforced""#,
        ];
        let setup = setup_with(random.u32(..960), 60, choices[seed as usize % choices.len()]);
        let mut table = Table::new(setup.clone());
        let sheet = Shared::default();
        let mut lines = JournalWriter::new(sheet.clone());
        lines.append(0, setup.to_json()).expect("as it was written");
        let (mut actions, mut at) = (Vec::new(), 0);
        for number in 0..60 {
            let does = match number {
                59 if seed % 5 == 4 => Deed::Resign { by: Color::White },
                _ => lasting_deed(&mut random, &table),
            };
            at += random.u64(..3000);
            let action = Action::new(at, does);
            table.apply(&action);
            lines.append(at, action.to_json()).expect("as it was written");
            actions.push(action);
            if random.bool() {
                at += 40;
                lines.tick(at).expect("as it was written");
            }
        }
        let mut script = read_text(sheet.text());
        script.began = Some(seed);
        let saved = script.to_text().into_bytes();
        Played { setup, actions, last_at: script.last_at, journal: sheet.text(), saved }
    }
}

/// How a file was damaged.
#[derive(Clone, Copy, Debug)]
pub enum Harm {
    Flip { at: usize, bit: u8 },
    Cut(usize),
    Zeros(usize),
    LostLineEnd(usize),
}

impl Harm {
    pub fn of(random: &mut Rng, text: &[u8]) -> Harm {
        let at = random.usize(..text.len());
        match random.u8(..4) {
            0 => Harm::Flip { at, bit: random.u8(..8) },
            1 => Harm::Cut(at),
            2 => Harm::Zeros(random.usize(1..text.len().min(700))),
            _ => {
                let ends = text.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at);
                Harm::LostLineEnd(random.choice(ends.collect::<Vec<_>>()).expect("a line"))
            }
        }
    }

    pub fn done_to(self, text: &[u8]) -> Vec<u8> {
        let mut text = text.to_owned();
        match self {
            Harm::Flip { at, bit } => text[at] ^= 1 << bit,
            Harm::Cut(at) => text.truncate(at),
            Harm::Zeros(count) => {
                let from = text.len() - count;
                text[from..].fill(0);
            }
            Harm::LostLineEnd(at) => _ = text.remove(at),
        }
        text
    }

    /// Whether the damaged file equals the file at an earlier moment, so that the damage can't be noticed.
    fn is_earlier_moment(self, text: &[u8]) -> bool {
        matches!(self, Harm::Cut(at) if at > 0 && text[at - 1] == b'\n')
    }
}

/// How many files opened unharmed, opened as at an earlier moment, opened with a report, or were refused.
#[derive(Default, Debug)]
struct Met {
    unharmed: usize,
    earlier: usize,
    told: usize,
    refused: usize,
}

impl Met {
    fn check(&self) {
        println!("{self:?}");
        assert!(self.told > 1000 && self.refused > 20 && self.unharmed > 100, "{self:?}");
    }

    /// Counts an opened file, and checks that everything was read or that the damage is reported.
    fn opened(&mut self, played: &Played, found: (&[Action], &GameSetup), damage: &Damage, case: &str) {
        let (actions, setup) = found;
        if damage.is_none() {
            self.unharmed += 1;
            assert_eq!(found, (&played.actions[..], &played.setup), "{case}");
            return;
        }
        self.told += 1;
        assert!(played.actions.starts_with(actions), "{case}");
        assert!(damage.is_setup_changed || *setup == played.setup, "{case}");
        match &damage.loss {
            Some(loss) => {
                assert!(loss.fault.line > actions.len(), "{case}: {loss:?}");
                assert!(!loss.fault.fault.to_string().is_empty(), "{case}");
            }
            None => assert_eq!(actions, played.actions, "{case}"),
        }
    }
}

/// The actions without those that reopening adds.
fn without_settling(actions: &[Action], played: &Played) -> Vec<Action> {
    let same = actions.iter().zip(&played.actions).take_while(|(one, other)| one == other).count();
    let added = &actions[same..];
    assert!(added.len() <= 3, "{added:?}");
    let is_settling =
        |action: &Action| matches!(action.deed, Deed::Cancel | Deed::Pause { .. } | Deed::Analysis { .. });
    assert!(added.iter().all(is_settling), "{added:?}");
    actions[..same].to_owned()
}

#[test]
fn a_damaged_journal_is_never_silent() {
    let games: Vec<Played> = (0..GAMES).map(Played::new).collect();
    let (mut random, mut met) = (Rng::with_seed(49), Met::default());
    for round in 0..ROUNDS {
        let played = &games[(round % GAMES) as usize];
        let harm = Harm::of(&mut random, &played.journal);
        let text = harm.done_to(&played.journal);
        let case = format!("round {round}, {harm:?}");
        let folder = Folder::new();
        folder.write("0000000000007.open.jsonl", &text);
        let ReopenResult { game, unread } = Journal::reopen(&folder.0);
        if let Some(unread) = unread.first() {
            met.refused += 1;
            assert!(game.is_none() && !matches!(unread.why, UnreadReason::Io(_)), "{case}");
            assert_eq!(fs::read(&unread.file).expect("as it was written"), text, "{case}");
            let listed: Vec<_> = earlier_games(&folder.0).expect("as it was written").collect();
            assert!(matches!(&listed[..], [game] if game.table.is_none()), "{case}: not listed");
        } else if let Some(game) = game {
            let setup = game.table.setup().clone();
            drop(game.journal);
            let actions = without_settling(&game.actions, played);
            if harm.is_earlier_moment(&played.journal) && game.damage.is_none() {
                met.earlier += 1;
                assert!(played.actions.starts_with(&actions), "{case}");
                continue;
            }
            met.opened(played, (&actions, &setup), &game.damage, &case);
            match game.damaged_file {
                Some(kept) => assert_eq!(fs::read(kept).expect("as it was written"), text, "{case}"),
                None => assert!(game.damage.is_torn_at_most(), "{case}"),
            }
        } else {
            // The game is over, so it is listed among the earlier games.
            assert_eq!(fs::read(folder.0.join("0000000000007.jsonl")).expect("it is closed"), text, "{case}");
            let listed: Vec<_> = earlier_games(&folder.0).expect("as it was written").collect();
            let [game] = &listed[..] else { panic!("{case}: not listed") };
            let table = game.table.as_ref().expect("a game");
            assert!(table.result().is_some(), "{case}");
            let script = read_text(&text);
            if harm.is_earlier_moment(&played.journal) && script.damage.is_none() {
                met.earlier += 1;
                assert!(played.actions.starts_with(&script.actions), "{case}");
                continue;
            }
            met.opened(played, (&script.actions, table.setup()), &script.damage, &case);
            assert_eq!(game.is_damaged, !script.damage.is_none(), "{case}");
        }
    }
    met.check();
}

#[test]
fn a_damaged_saved_game_is_never_silent() {
    let games: Vec<Played> = (0..GAMES).map(Played::new).collect();
    let (mut random, mut met) = (Rng::with_seed(50), Met::default());
    let folder = Folder::new();
    for round in 0..ROUNDS {
        let played = &games[(round % GAMES) as usize];
        let harm = Harm::of(&mut random, &played.saved);
        let text = harm.done_to(&played.saved);
        let case = format!("round {round}, {harm:?}");
        match Content::read(&folder.write("a.jadoube", &text)) {
            Ok(Content::Game(script)) => {
                if script.damage.is_none() && script.unknown.is_empty() {
                    let expected = (Some(round % GAMES), played.last_at);
                    assert_eq!((script.began, script.last_at), expected, "{case}");
                }
                met.opened(played, (&script.actions, &script.setup), &script.damage, &case);
            }
            Ok(other) => panic!("{case}: {other:?}"),
            Err(why) => {
                met.refused += 1;
                assert!(!why.to_string().is_empty(), "{case}");
            }
        }
    }
    met.check();
}

/// In both kinds of file, every line ends with its checksum, whatever keys the line has. This includes ticks.
#[test]
fn every_line_ends_in_its_sum() {
    for seed in 0..GAMES {
        let Played { journal, saved, .. } = Played::new(seed);
        for text in [journal, saved] {
            let text = String::from_utf8(text).expect("as it was written");
            for line in text.lines() {
                let (before, sum) = line.rsplit_once(",\"sum\":\"").expect(line);
                let expected = format!("{:08x}\"}}", crc32(format!("{before}}}").as_bytes()));
                assert_eq!(sum, expected, "{line}");
            }
        }
    }
}

/// If the first line has a checksum, all others must have one; a checksum is verified wherever there is one.
#[test]
fn sums_are_asked_for_where_the_first_line_has_one() {
    let sealed = |line: &str| with_sum(line).trim_end().to_owned();
    let (first, action) = ("{\"game\":{}}", "{\"at\":1,\"do\":\"cancel\"}");
    let check = |lines: &[&str], is_setup_changed: bool, line: Option<usize>| {
        let script = read_text(lines.join("\n") + "\n");
        let found = (script.damage.is_setup_changed, script.damage.line());
        assert_eq!(found, (is_setup_changed, line), "{lines:?}");
    };
    let (sealed_first, sealed_action) = (sealed(first), sealed(action));
    let other = sealed("{\"at\":2,\"do\":\"cancel\"}");
    let changed = other.replace("\"at\":2", "\"at\":3");
    check(&[first, action, &other], false, None);
    check(&[&sealed_first, &sealed_action, &other], false, None);
    check(&[&sealed_first, &sealed_action, action], false, Some(3));
    check(&[first, action, &changed], false, Some(3));
    check(&[&sealed_first, &sealed_action, &changed], false, Some(3));
    check(&[&sealed_first.replace("{}", "{\"white\":\"Ann\"}"), &sealed_action], true, None);
    // If a line end is missing, no action is lost.
    check(&[&(sealed_first.clone() + &sealed_action), &other], false, None);
    check(&[&sealed_first, &(sealed_action + &other)], false, None);
    let fault = Action::read(&changed).unwrap_err();
    assert!(matches!(fault, LineError::Sum { .. }), "{fault}");
}

/// A journal exactly as `jadoube` 0.1.0 wrote it.
#[test]
fn journals_without_sums_are_read_as_before() {
    let folder = Folder::new();
    let text = "{\"game\":{\"touch\":\"off\"}}\n{\"at\":1,\"do\":\"move\",\"text\":\"e4\"}   \n\
                {\"at\":900,\"do\":\"tick\"}\n";
    let file = folder.write("0000000000007.open.jsonl", text);
    let game = Journal::reopen(&folder.0).game.expect("a game");
    assert_eq!((game.last_at, game.damage.is_none(), game.journal.path()), (900, true, file.clone()));
    game.journal.append(&Action::new(1000, Deed::Move { text: "e5".to_owned() }));
    drop(game.journal);
    let script = read(&file);
    assert_eq!((script.actions.len(), script.damage.is_none()), (2, true));
}
