//! Random actions at a table.

use fastrand::Rng;
use jadoube::game::{IncidentArticle, IncidentEntry};
use jadoube::record::GameResult;
use jadoube::rules::{CastlingSide, Color, Move, Role, Square};
use jadoube::table::{Action, ClaimKind, Deed, Table};

/// A random action that journals keep and that does not end a game in progress.
pub fn lasting_deed(random: &mut Rng, table: &Table) -> Deed {
    let lasts = |deed: &Deed| {
        let mut next = table.clone();
        next.apply(&Action::new(0, deed.clone()));
        *deed != Deed::Tick && (next.result().is_none() || table.result().is_some())
    };
    std::iter::repeat_with(|| deed(random, table)).find(lasts).expect("some deed")
}

/// A random action, biased towards those that advance the game.
pub fn deed(random: &mut Rng, table: &Table) -> Deed {
    if (table.is_paused() || table.sealed_by().is_some()) && random.u8(..3) > 0 {
        return Deed::RESUME;
    }
    if table.setup().clock_only {
        return of_the_clock(random);
    }
    let legal = table.position().any_legal_moves();
    let mv = (!legal.is_empty()).then(|| legal[random.usize(..legal.len())]);
    let any = Square::new(random.u8(..64));
    if table.arrangement().is_some() && random.u8(..3) == 0 {
        return by_hand(random, table, mv);
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
        62 if random.bool() => Deed::stop_for_ruling(Some(by)),
        62 => Deed::PAUSE,
        65 => Deed::Seal { text: text.chars().skip(random.usize(..3) / 2).collect() },
        66 => Deed::RequestIncrement { by },
        67 if random.u8(..3) == 0 => incident(random, by),
        67 if random.bool() => Deed::Approve { by, score: None },
        67 => Deed::AdjustClock { color: by, ms: Some(random.i64(-90_000..90_000)), moves: None },
        63 if random.bool() => Deed::Hint,
        63 => Deed::Analysis { on: random.bool() },
        _ if random.bool() => Deed::RESUME,
        _ => Deed::Tick,
    }
}

/// A random incident entered by an arbiter: an article, sometimes with a note, changes of the clocks or a lost game.
fn incident(random: &mut Rng, by: Color) -> Deed {
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

/// An action that advances a game over the board: a legal move, a press of the clock, a claim, or a press on a man that
/// was laid aside.
fn by_hand(random: &mut Rng, table: &Table, mv: Option<Move>) -> Deed {
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

/// A random action in a game with only a clock.
fn of_the_clock(random: &mut Rng) -> Deed {
    let color = if random.bool() { Color::White } else { Color::Black };
    match random.u8(..12) {
        0 => Deed::PAUSE,
        1 => Deed::AdjustClock { color, ms: Some(random.i64(-1_000..5_000)), moves: None },
        _ => Deed::PressClock { by: color },
    }
}
