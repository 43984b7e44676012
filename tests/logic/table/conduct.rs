//! Two players do anything at any time: the table's invariants always hold, and the same actions, read back from JSON,
//! get the same answers.

use fastrand::Rng;
use jadoube::game::{ClockKind, Ends, Laws, Pace, TimeControl};
use jadoube::start::Start;
use jadoube::table::{
    Action, Arbiter, ClaimKind, GameSetup, Notice, Table, TakeBack, TouchMove, answer, answer_keys,
};

use crate::support::invariants;
use crate::table::deeds::deed;
use crate::table::over_the_board::random::starts;

fn setup(random: &mut Rng) -> GameSetup {
    let (fen, chess960) = *random.choice(&starts()).expect("starts");
    let touch = *random.choice(&TouchMove::ALL).expect("kinds");
    let arbiter = match touch {
        TouchMove::OverTheBoard if random.bool() => Arbiter::Program,
        _ => Arbiter::Players,
    };
    let pace = *random.choice(&Pace::ALL).expect("paces");
    let laws = random.bool().then_some(Laws { pace, supervised: random.bool() });
    let take_back = match touch {
        TouchMove::Enforced => TakeBack::Never,
        _ => *random.choice(&TakeBack::ALL).expect("kinds"),
    };
    let mut control = || {
        let kind = *random.choice(&ClockKind::ALL).expect("kinds");
        let (base_ms, bonus_ms) = (random.u64(1..120_000), random.u64(..3000) * random.u64(..2));
        random.bool().then_some(TimeControl::new(kind, base_ms, bonus_ms))
    };
    let clock = [control(), control()];
    let ends = if random.bool() { Ends::Claims } else { Ends::Club };
    let is_plain = |control: &TimeControl| control.bonus_ms == 0 && control.kind != ClockKind::Hourglass;
    let last_two_minutes = clock.iter().flatten().all(is_plain) && random.bool();
    GameSetup {
        start: Start::from_fen(fen, Some(chess960)).expect("a position"),
        touch,
        arbiter,
        laws,
        take_back,
        ends,
        clock,
        last_two_minutes,
        ..GameSetup::default()
    }
}

#[test]
fn the_invariants_hold_whatever_is_done() {
    let games = std::env::var("JADOUBE_CONDUCT").ok().and_then(|text| text.parse().ok()).unwrap_or(400);
    let mut random = Rng::with_seed(4);
    let (mut done, mut kinds) = (0usize, std::collections::BTreeMap::<String, usize>::new());
    for _ in 0..games {
        let mut table = Table::new(setup(&mut random));
        let mut again = Table::new(GameSetup::from_json(&table.setup().to_json()).expect("it reads back"));
        let mut script = vec![table.setup().to_json()];
        let mut at = 0;
        for line in 2..150 {
            at += random.u64(..1500);
            let action = Action::new(at, deed(&mut random, &table));
            script.push(action.to_json());
            let over = table.result();
            let notices = table.apply(&action);
            let told = answer(&table, line, &notices);
            let read = Action::from_json(&action.to_json()).expect("it reads back");
            assert_eq!(read, action);
            let repeated = again.apply(&read);
            assert_eq!(told, answer(&again, line, &repeated), "a journal is played again as it was");
            let unmade = notices.iter().any(|notice| {
                matches!(notice, Notice::ClaimCorrect(ClaimKind::TouchMove) | Notice::Approved { .. })
            });
            assert!(over.is_none() || over == table.result() || unmade, "{script:#?}");
            let tell = Tell(&script);
            invariants::hold(&table);
            drop(tell);
            let keys = told.as_object().expect("an object").keys();
            assert!(keys.into_iter().all(|key| answer_keys().contains(key)));
            for notice in told["notices"].as_array().expect("a list") {
                let reason = notice["reason"].as_str().unwrap_or_default();
                let kind = notice["kind"].as_str().expect("a kind");
                assert!(Notice::NAMES.contains(&kind), "{kind} is listed");
                *kinds.entry(format!("{kind} {reason}")).or_default() += 1;
            }
            done += 1;
            if table.result().is_some() && random.u8(..4) == 0 {
                break;
            }
        }
    }
    println!("{done} deeds: {kinds:#?}");
}

/// A guard that prints the script if a check panics.
struct Tell<'a>(&'a [String]);

impl Drop for Tell<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("after\n{}", self.0.join("\n"));
        }
    }
}
