//! Random games over the board: mostly legal moves made by hand, and many things that players may do wrong.

use std::collections::BTreeMap;

use shakmaty::{Color, Role, Square};

use super::compare::Game;
use super::hands::{carry, changed, hands, stray};
use super::model::{Do, Entry, Hand, Rules};
use super::places::{king, late_pawns};
use super::{Chance, number};
use crate::tables::rows;

/// The starts of random games, and whether they are played as Chess960.
pub fn starts() -> Vec<(&'static str, bool)> {
    rows!("random-starts").map(|[kind, fen]| (fen, kind == "chess960")).collect()
}

#[test]
fn random_games_are_answered_as_the_second_version_answers_them() {
    let games = number("JADOUBE_OVER_THE_BOARD", 500);
    let first = number("JADOUBE_OVER_THE_BOARD_SEED", 0);
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let mut faults = Vec::new();
    for seed in first..first + games {
        let game = play(&mut Chance::new(seed));
        for event in game.seen.iter().chain(game.model.result.as_ref().map(|result| &result.1)) {
            let kind = event
                .split(' ')
                .take(if event.starts_with("illegal") || event.starts_with("ruling") { 2 } else { 1 })
                .collect::<Vec<_>>();
            *seen.entry(kind.join(" ")).or_default() += 1;
        }
        faults.extend(game.difference.map(|difference| format!("seed {seed}\n{difference}")));
    }
    for (event, count) in &seen {
        println!("{count:8} {event}");
    }
    // The shortest scripts come first.
    faults.sort_by_key(|fault| fault.lines().count());
    let shown: Vec<&String> = faults.iter().take(number("JADOUBE_SHOWN", 6) as usize).collect();
    assert!(faults.is_empty(), "{} of {games} games differ\n{shown:#?}", faults.len());
    for event in [
        "illegal-move 7.5.1",
        "illegal-move 7.5.2",
        "illegal-move 7.5.3",
        "restored",
        "ruling A.5.2",
        "ruling 4.8",
        "ruling touch",
        "checkmate",
        "kings-in-check",
        "illegal-move 7.5.4",
        "clock-adjusted",
        "incident",
        "arbiter",
    ] {
        assert!(seen.contains_key(event), "no {event} was seen");
    }
}

fn play(chance: &mut Chance) -> Game {
    let (fen, chess960) = *chance.of(&starts()).expect("starts");
    let laws = ["standard", "rapid", "blitz"][chance.below(3)];
    let standard = laws == "standard";
    let base = [20_000, 180_000, 900_000][chance.below(3)];
    let clock = chance.often(85).then(|| (base, [0, 0, 2_000, 10_000][chance.below(4)]));
    let supervised = !standard && chance.often(33);
    let rules = Rules { standard, rapid: laws == "rapid", supervised, program: chance.often(33), clock };
    let mut game = Game::new(fen, chess960, laws, rules);
    for _ in 0..14 {
        for deed in turn(&game, chance) {
            let wait = [0, 10, 300, 1_500, 7_000][chance.below(5)];
            if !game.apply(&deed, wait) {
                return game;
            }
        }
        // A piece may still be in hand, for example after a refusal.
        if matches!(game.model.hand, Hand::On(_) | Hand::Off(..)) && !game.apply(&Do::Cancel, 0) {
            return game;
        }
    }
    game
}

/// The deeds of one turn: claims and entries, a move, more claims and entries, and a press of the clock. Any of these
/// may be left out.
fn turn(game: &Game, chance: &mut Chance) -> Vec<Do> {
    let mut deeds = Vec::new();
    words(game, chance, &mut deeds);
    let model = &game.model;
    let place = &model.turn.place;
    if chance.often(60) && !deeds.is_empty() {
        return deeds;
    }
    let legal = place.legal();
    let (lasting, mut moved) = (model.turn.board == place.board, Vec::new());
    if let Some(step) = chance.of(&legal).filter(|_| lasting) {
        // Sometimes a promotion is preferred.
        let wanted = legal.iter().find(|step| chance.often(20) && step.promotion.is_some());
        let step = wanted.unwrap_or(step).clone();
        match chance.below(24) {
            0 => moved.push(Do::Move(step)),
            1 => moved.extend(squares(&model.turn.board, place.turn, chance)),
            2 => {
                moved.extend(hands(place, &step, chance));
                stray(&model.turn.board, Some(&step), chance, &mut moved);
            }
            3 => stray(&model.turn.board, None, chance, &mut moved),
            4 => moved.extend(carry(step.from, Some(step.to))),
            5 | 6 => {
                touch(&model.turn.board, chance, &mut moved);
                moved.extend(hands(place, &step, chance));
            }
            7 => moved.extend(changed(place, &step, chance)),
            8 => moved.extend(carry(step.from, None)),
            9 => {
                let taken = king(&place.board, !place.turn).map(|king| carry(step.from, Some(king)));
                moved.extend(taken.into_iter().flatten());
            }
            10 => moved.extend([Do::Press(Some(step.from)), Do::Cancel, Do::Release(Some(step.to))]),
            _ => moved.extend(hands(place, &step, chance)),
        }
    } else {
        stray(&model.turn.board, None, chance, &mut moved);
    }
    if chance.often(6) {
        moved.insert(chance.below(moved.len() + 1), Do::Tick);
    }
    deeds.extend(moved);
    if late_pawns(&model.turn.board).is_empty() && chance.often(2) {
        deeds.push(Do::Promote(Role::Queen));
    }
    // Claims and entries also come between the last release and the press of the clock, or between earlier deeds.
    if chance.often(15) {
        let mut said = Vec::new();
        words(game, chance, &mut said);
        let at = if chance.often(70) { deeds.len() } else { chance.below(deeds.len() + 1) };
        deeds.splice(at..at, said);
    }
    if chance.often(4) {
        deeds.push(Do::Clock(!place.turn));
    }
    if chance.often(97) {
        deeds.push(Do::Clock(place.turn));
    }
    deeds
}

fn words(game: &Game, chance: &mut Chance, deeds: &mut Vec<Do>) {
    let mover = game.model.mover();
    let side = if chance.often(50) { mover } else { !mover };
    let wrong = game.model.last_is_illegal();
    if chance.often(if wrong { 45 } else { 4 }) {
        deeds.push(Do::ClaimIllegal(chance.often(60).then_some(side)));
    }
    if chance.often(9) {
        deeds.push(Do::ClaimTouch(chance.often(30).then_some(side)));
    }
    if chance.often(3) {
        deeds.push(Do::ClaimFlag(side));
    }
    if chance.often(1) && chance.often(30) {
        deeds.push(Do::Resign(side));
    }
    desk(game, side, chance, deeds);
}

/// Sometimes adds deeds of the arbiter's desk: the clocks are stopped, more often if there is a claim; a clock is
/// adjusted; an incident is entered; and the game is resumed.
fn desk(game: &Game, side: Color, chance: &mut Chance, deeds: &mut Vec<Do>) {
    let is_claimed = !deeds.is_empty();
    let stopped = game.model.stopped.is_some();
    if chance.often(if is_claimed { 40 } else { 3 }) {
        let by = chance.often(80).then_some(side);
        deeds.insert(0, Do::Stop { ruling: chance.often(80), by });
    }
    let is_stopped = stopped || matches!(deeds.first(), Some(Do::Stop { .. }));
    if chance.often(if is_stopped { 30 } else { 1 }) {
        let ms = [1, 30_000, -20_000, -900_000][chance.below(4)];
        deeds.push(Do::Adjust(side, ms));
    }
    if chance.often(if is_stopped { 25 } else { 2 }) {
        let article = ["7.5.4", "7.5.4", "11.5", "12.9"][chance.below(4)];
        let against = chance.often(85).then_some(side);
        let times = [[60_000, 0], [0, -10_000], [-500_000, 1_000]][chance.below(3)];
        let minutes = chance.often(30).then_some(times);
        let loses = article == "12.9" && against.is_some() && chance.often(20);
        deeds.push(Do::Enter(Entry { article, against, minutes, loses }));
    }
    if is_stopped && chance.often(80) || chance.often(1) {
        deeds.push(Do::Resume);
    }
}

/// A typed move of a random piece, but not the mover's king or a pawn of the mover, to a random square; `None` if there
/// is no such piece or it already stands there.
fn squares(board: &shakmaty::Board, turn: Color, chance: &mut Chance) -> Option<Do> {
    let own = board.by_color(turn) & (board.kings() | board.pawns());
    let men: Vec<Square> = (board.occupied() & !own).into_iter().collect();
    let (from, to) = (*chance.of(&men)?, Square::new(chance.below(64) as u32));
    (from != to).then_some(Do::Squares(from, to))
}

/// Adds deeds that touch one or two pieces and put them back where they stood.
fn touch(board: &shakmaty::Board, chance: &mut Chance, deeds: &mut Vec<Do>) {
    let all: Vec<Square> = board.occupied().into_iter().collect();
    for _ in 0..=chance.below(2) {
        if let Some(&at) = chance.of(&all) {
            deeds.extend(carry(at, Some(at)));
        }
    }
}
