//! Two players doing anything at any time: the table's invariants always hold.

use fastrand::Rng;
use jadoube::game::{ClockKind, Ends, IncidentArticle, IncidentEntry, Laws, Pace, TimeControl};
use jadoube::record::GameResult;
use jadoube::rules::{CastlingSide, Color, Move, Role, Square};
use jadoube::start::Start;
use jadoube::table::{
    Action, Arbiter, ClaimKind, Deed, GameSetup, Notice, Table, TakeBack, TouchMove, answer, answer_keys,
};

use crate::support::invariants;

/// Positions where much can happen: castling, promotion, en passant, check, few pieces, a long time without captures.
const FENS: [(&str, bool); 9] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false),
    ("r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1", false),
    ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 90 60", false),
    ("1r3kr1/pppppppp/8/8/8/8/PPPPPPPP/1R3KR1 w GBgb - 0 1", true),
    ("rk2r3/8/8/8/8/8/8/RK2R3 w EAea - 0 1", true),
    ("8/P1k4P/8/8/8/8/p1K4p/8 w - - 0 1", false),
    ("4k3/2p1p3/8/1P1P1P2/1p1p1p2/8/2P1P3/4K3 w - - 0 1", false),
    ("4k3/8/8/8/8/8/4q3/R3K2R w KQ - 0 1", false),
    ("8/8/4k3/8/8/3QK3/8/8 w - - 146 90", false),
];

fn setup(random: &mut Rng) -> GameSetup {
    let (fen, chess960) = FENS[random.usize(..FENS.len())];
    let touch = [TouchMove::Enforced, TouchMove::OnClaim, TouchMove::Off, TouchMove::OverTheBoard];
    let touch = touch[random.usize(..4)];
    let arbiter = match touch {
        TouchMove::OverTheBoard if random.bool() => Arbiter::Program,
        _ => Arbiter::Players,
    };
    let pace = [Pace::Standard, Pace::Rapid, Pace::Blitz][random.usize(..3)];
    let laws = random.bool().then_some(Laws { pace, supervised: random.bool() });
    let take_back = match touch {
        TouchMove::Enforced => TakeBack::Never,
        _ => [TakeBack::Never, TakeBack::Agreed, TakeBack::Free][random.usize(..3)],
    };
    let kind = [ClockKind::Fischer, ClockKind::Bronstein, ClockKind::Delay, ClockKind::Hourglass];
    let mut control = || {
        let kind = kind[random.usize(..4)];
        let (base_ms, bonus_ms) = (random.u64(1..120_000), random.u64(..3000) * random.u64(..2));
        random.bool().then_some(TimeControl::new(kind, base_ms, bonus_ms))
    };
    let clock = [control(), control()];
    let ends = if random.bool() { Ends::Claims } else { Ends::Club };
    let start = Start::from_fen(fen, Some(chess960)).expect("a position");
    let no_bonus = clock.iter().flatten().all(|control| control.bonus_ms == 0);
    let last_two_minutes = no_bonus && random.bool();
    GameSetup {
        start,
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

/// A random action, more often one that leads on.
fn deed(table: &Table, random: &mut Rng) -> Deed {
    let legal = table.position().any_legal_moves();
    let mv = (!legal.is_empty()).then(|| legal[random.usize(..legal.len())]);
    let any = Square::new(random.u8(..64));
    if table.arrangement().is_some() && random.u8(..3) == 0 {
        return by_hand(table, mv, random);
    }
    let near = match random.u8(..4) {
        0 => any,
        1 => mv.map_or(any, Move::to),
        2 if table.position().is_regular() => table.position().king(table.position().turn()),
        _ => mv.map_or(any, Move::from),
    };
    let target = table.selected().and_then(|from| {
        let all: Vec<Square> = table.targets(from).into_iter().collect();
        random.choice(all)
    });
    let to = if random.u8(..3) == 0 { near } else { target.unwrap_or(near) };
    let text = mv.map_or("e4".to_owned(), |mv| table.uci(table.position(), mv));
    let by = if random.bool() { Color::White } else { Color::Black };
    match random.u8(..68) {
        0..24 => Deed::Press { square: Some(near).filter(|_| random.u8(..24) > 0), piece: None },
        24..48 => Deed::Release { square: Some(to).filter(|_| random.u8(..12) > 0) },
        48 | 49 => Deed::Cancel,
        50 | 51 => Deed::Promote { to: Role::PROMOTIONS[random.usize(..4)] },
        52 => Deed::Castle { side: if random.bool() { CastlingSide::A } else { CastlingSide::H } },
        53 => Deed::Confirm,
        54 => Deed::Jadoube,
        55 | 56 => Deed::Move { text },
        57 => Deed::OfferDraw { by },
        58 => Deed::AnswerDraw { by, accept: random.u8(..8) == 0 },
        59 => Deed::TakeBack { by },
        60 => Deed::AnswerTakeBack { by, accept: random.bool() },
        61 => {
            let kind = [ClaimKind::Threefold, ClaimKind::FiftyMoves, ClaimKind::TouchMove][random.usize(..3)];
            Deed::Claim { kind, intended: Some(text).filter(|_| random.bool()), by: None }
        }
        62 if random.u8(..12) == 0 => Deed::Resign { by },
        62 if random.bool() => Deed::stop_for_ruling(by),
        62 => Deed::PAUSE,
        65 => Deed::Seal { text: text.chars().skip(random.usize(..3) / 2).collect() },
        66 => Deed::RequestIncrement { by },
        67 if random.u8(..3) == 0 => incident(by, random),
        67 if random.bool() => Deed::Approve { by, score: None },
        67 => Deed::AdjustClock { color: by, ms: Some(random.i64(-90_000..90_000)), moves: None },
        63 if random.bool() => Deed::Hint,
        63 => Deed::Analysis { on: random.bool() },
        _ if random.bool() => Deed::Resume,
        _ => Deed::Tick,
    }
}

/// Something that an arbiter enters: a note, minutes, a move with two hands, a lost game.
fn incident(by: Color, random: &mut Rng) -> Deed {
    let article = IncidentArticle::ALL[random.usize(..IncidentArticle::ALL.len())];
    let is_lost = IncidentArticle::LOSING.contains(&article.name()) && random.u8(..4) == 0;
    Deed::Incident(IncidentEntry {
        article: Some(article),
        text: random.bool().then(|| "a {note}".to_owned()),
        add_ms: random.bool().then(|| [random.i64(-90_000..90_000), random.i64(-90_000..90_000)]),
        against: Some(by),
        score: is_lost.then_some(GameResult::Won(!by)),
    })
}

/// What leads on over the board: a legal move made by the hand, the clock, a claim.
fn by_hand(table: &Table, mv: Option<Move>, random: &mut Rng) -> Deed {
    let turn = table.position().turn();
    match (random.u8(..6), mv) {
        (0 | 1, Some(mv)) => Deed::Move { text: table.uci(table.position(), mv) },
        (0..4, _) => Deed::PressClock { by: if random.u8(..9) == 0 { !turn } else { turn } },
        (4, _) => {
            let kind = [ClaimKind::IllegalMove, ClaimKind::Flag, ClaimKind::TouchMove][random.usize(..3)];
            Deed::Claim { kind, intended: None, by: Some(turn).filter(|_| kind == ClaimKind::Flag) }
        }
        _ => Deed::Press { square: None, piece: None },
    }
}

#[test]
fn whatever_is_done_at_a_table() {
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
            let action = Action::new(at, deed(&table, &mut random));
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

/// Reports the script for which an invariant fails.
struct Tell<'a>(&'a [String]);

impl Drop for Tell<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("after\n{}", self.0.join("\n"));
        }
    }
}
