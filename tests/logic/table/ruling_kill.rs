//! A program that is killed in the middle of a ruling: what it had reported is there when the program is restarted, the
//! clocks are stopped, and the ruling can continue.

use std::thread::sleep;
use std::time::Duration;

use fastrand::Rng;
use jadoube::table::{Action, Deed, GameSetup, Journal, Table};

use crate::folder::Folder;
use crate::killed::{Moment, job, kill, kills, start, tell};
use crate::table::journal::{setup_with, state};

const KILLS: usize = 20;
/// The number of actions after which the clocks are stopped.
const STOPPED: usize = 4;

/// The actions of the players and the arbiter, without times.
const STORY: [&str; 15] = [
    r#""do":"press","square":"e2""#,
    r#""do":"release","square":"e5""#,
    r#""do":"press-clock","by":"white""#,
    r#""do":"pause","for":"ruling","by":"black""#,
    r#""do":"claim","kind":"illegal-move","by":"black""#,
    r#""do":"adjust-clock","color":"white","ms":-60000"#,
    r#""do":"adjust-clock","color":"black","ms":5000,"moves":3"#,
    r#""do":"incident","article":"7.5.4","against":"black","add_ms":{"white":60000}"#,
    r#""do":"claim","kind":"threefold","by":"white""#,
    r#""do":"claim","kind":"flag","by":"black""#,
    r#""do":"incident","article":"11.5","text":"Black hums","against":"black""#,
    r#""do":"adjust-clock","color":"white","ms":60000"#,
    r#""do":"offer-draw","by":"white""#,
    r#""do":"answer-draw","by":"black","accept":false"#,
    r#""do":"incident","text":"Both players are warned""#,
];

fn setup() -> GameSetup {
    setup_with(518, 90, r#""touch":"over-the-board","arbiter":"players""#)
}

fn story() -> Vec<Action> {
    let action = |(index, line): (usize, &&str)| {
        Action::from_json(&format!(r#"{{"at":{},{line}}}"#, index * 1000)).expect(line)
    };
    STORY.iter().enumerate().map(action).collect()
}

#[test]
fn rules_until_it_is_killed() {
    let Some((folder, ..)) = job() else { return };
    let mut table = Table::new(setup());
    let journal = Journal::begin(&folder, 0, table.setup());
    for (done, action) in story().iter().enumerate() {
        journal.append(action);
        table.apply(action);
        tell(&["did", &(done + 1).to_string()]);
        sleep(Duration::from_millis(1));
    }
    sleep(Duration::from_mins(1));
}

#[test]
fn nothing_of_a_ruling_is_lost_when_the_program_is_killed() {
    let (mut random, story, mut in_ruling) = (Rng::with_seed(7), story(), 0);
    for round in 0..kills(KILLS) {
        let folder = Folder::new();
        let child = start("table::ruling_kill::rules_until_it_is_killed", &folder.0, 0, round);
        let told = kill(child, Moment::AfterStep(Duration::from_micros(random.u64(..40_000))));
        let game = Journal::reopen(&folder.0).game.expect("a game");
        let is_settling =
            |action: &Action| matches!(action.deed, Deed::Cancel | Deed::Pause { purpose: None, .. });
        let own: Vec<&Action> = game.actions.iter().filter(|action| !is_settling(action)).collect();
        assert!(own.len() >= told.len(), "{} of {} actions are there", own.len(), told.len());
        assert!(own.iter().zip(&story).all(|(own, told)| *own == told), "{own:?}");
        let mut table = Table::new(setup());
        game.actions.iter().for_each(|action| _ = table.apply(action));
        assert_eq!(state(&game.table), state(&table), "round {round}");
        assert_eq!(game.table.incidents(), table.incidents(), "round {round}");
        let is_stopped = own.len() >= STOPPED;
        assert_eq!(game.table.is_paused_for_ruling(), is_stopped, "after {} actions", own.len());
        assert!(!(is_stopped && game.table.clock_runs()), "round {round}");
        in_ruling += usize::from(is_stopped);
    }
    println!("{in_ruling} killed in the middle of the ruling");
    assert!(in_ruling > 0, "no program was killed in the middle of the ruling");
}
