//! Legal games, about a third of them Chess960, played by hand on a simulated board. Hands move the men in various
//! orders. Men slide, flicker or are only touched, and some replies begin before the clock is pressed. The moves, the
//! last position and the result must equal those of the same moves replayed.

use jadoube::rules::{Bitboard, CastlingSide, CastlingText, Move, MoveKind, Piece, Position, Role, Square};
use jadoube::start::Start;
use jadoube::table::{Action, Deed, GameSetup, Table, TouchMove};

use super::wood::Wood;
use crate::support::amount;
use crate::table::over_the_board::{Chance, number};

/// The changes that hands make on the board at the same moment.
type Stroke = Vec<(Square, Option<Piece>)>;

#[derive(Clone, Copy, Debug)]
struct Kind {
    /// Whether the game is played over the board; otherwise the electronic board only supplies moves.
    by_hand: bool,
    /// Whether the board knows which piece is on each square; otherwise it knows only which squares are occupied.
    names_pieces: bool,
}

#[test]
fn games_on_a_board_of_wood_are_recorded_as_the_moves_replayed() {
    let games = number("JADOUBE_BOARD_GAMES", amount(240, 2_000));
    let first = number("JADOUBE_BOARD_SEED", 0);
    let (mut moves, mut castlings, mut promotions) = (0, 0, 0);
    for seed in first..first + games {
        let played = play(seed);
        moves += played.len();
        castlings += played.iter().filter(|mv| mv.is_castling()).count();
        promotions += played.iter().filter(|mv| mv.promotion().is_some()).count();
    }
    println!("{games} games, {moves} moves, {castlings} castlings, {promotions} promotions");
    assert!(moves > 0 && castlings > 0 && promotions > 0);
}

/// Plays a game on the board and at a table, compares the two, and returns the moves.
fn play(seed: u64) -> Vec<Move> {
    let chance = &mut Chance::new(seed);
    let kind = Kind { by_hand: seed % 4 < 2, names_pieces: seed.is_multiple_of(2) };
    let start = match chance.below(3) {
        0 => Start::chess960(chance.below(960) as u32).expect("a number below 960"),
        _ => Start::standard(),
    };
    let touch = if kind.by_hand { TouchMove::OverTheBoard } else { TouchMove::Enforced };
    let setup = GameSetup { start, touch, ..GameSetup::default() };
    let mut replayed = Table::new(setup.clone());
    let mut wood = Wood::new(setup);
    wood.names_no_pieces = !kind.names_pieces;
    wood.is_turned = kind.names_pieces && chance.often(30);
    wood.sense();
    wood.wait(1000);
    let (mut moves, mut script) = (Vec::new(), String::new());
    // The next move, if it was begun before the clock was pressed, and its remaining strokes.
    let mut early: Option<(Move, Vec<Stroke>)> = None;
    while replayed.result().is_none() && moves.len() < 120 {
        let position = replayed.position().clone();
        let (mv, strokes) = if let Some(early) = early.take() {
            early
        } else {
            if kind.by_hand {
                touches(&mut wood, chance);
            }
            let Some(mv) = choose(&position, kind, chance) else { break };
            (mv, strokes(&position, mv, kind, chance))
        };
        script.extend([position.uci(mv, CastlingText::of(false)), " ".to_owned()]);
        for stroke in strokes {
            wood.set(&stroke);
            wood.wait(pause(&wood, &position, kind, chance));
            flicker(&mut wood, chance);
        }
        finish(&mut wood, mv, kind);
        let (text, by) = (position.uci(mv, CastlingText::of(true)), position.turn());
        let at = replayed.now();
        replayed.apply(&Action::new(at, Deed::Move { text }));
        if kind.by_hand {
            replayed.apply(&Action::new(at, Deed::PressClock { by }));
            early = reply_early(&mut wood, &replayed, mv, kind, chance);
            wood.press_clock();
        } else {
            wood.wait(700);
        }
        let last = |table: &Table| table.moves().last().map(|it| it.san.clone());
        assert_eq!(
            last(&wood.table),
            last(&replayed),
            "seed {seed} {kind:?} from {}: {script}\nhands {:?}\ndiffers {}",
            wood.table.start().position().fen(),
            wood.deeds.iter().rev().take(12).rev().collect::<Vec<_>>(),
            wood.differences(),
        );
        wood.wait([10, 400, 3000][chance.below(3)]);
        moves.push(mv);
    }
    let end = |table: &Table| (table.position().fen(), table.result());
    assert_eq!(end(&wood.table), end(&replayed), "seed {seed}");
    if early.is_none() {
        assert_eq!(wood.differences(), "", "seed {seed} {kind:?}");
    }
    moves
}

/// A random move that the board can sense. Of moves that lead to the same arrangement, only the first is chosen, and
/// half of the time a rare kind of move is preferred.
fn choose(position: &Position, kind: Kind, chance: &mut Chance) -> Option<Move> {
    let moves = position.legal_moves();
    let board = |mv: &Move| *position.after(*mv).board();
    let is_first = |mv: &Move| moves.iter().find(|other| board(other) == board(mv)) == Some(mv);
    let is_seen = |mv: &Move| kind.names_pieces || board(mv).occupied() != position.board().occupied();
    let told: Vec<Move> = moves.iter().copied().filter(|mv| is_first(mv) && is_seen(mv)).collect();
    let is_rare = |mv: &Move| !matches!(mv.kind(), MoveKind::Plain(_) | MoveKind::DoubleStep);
    let rare: Vec<Move> = told.iter().copied().filter(is_rare).collect();
    let is_any = rare.is_empty() || chance.often(50);
    chance.of(if is_any { &told } else { &rare }).copied()
}

/// What hands do to make a move, in one of the possible orders.
fn strokes(position: &Position, mv: Move, kind: Kind, chance: &mut Chance) -> Vec<Stroke> {
    let turn = position.turn();
    let man = position.piece_at(mv.from());
    if mv.is_castling() {
        return castling(position, mv, chance);
    }
    let (from, to, taken) = (mv.from(), mv.to(), position.taken_by(mv));
    let becomes = mv.promotion().filter(|_| kind.names_pieces).map(|role| Piece { color: turn, role });
    let up = |square: Square| vec![(square, None)];
    let mut put: Vec<Stroke> = vec![vec![(to, man)]];
    match becomes {
        // The new piece is put down at once, takes the place of the pawn later, or is put down after the pawn is
        // lifted.
        Some(piece) if chance.often(50) => put = vec![vec![(to, Some(piece))]],
        Some(piece) if chance.often(50) => put.push(vec![(to, Some(piece))]),
        Some(piece) => put.extend([up(to), vec![(to, Some(piece))]]),
        None => {}
    }
    let Some(taken) = taken else {
        let path = if chance.often(30) { slide(position, from, to, man) } else { Vec::new() };
        // The new piece may be put down before the pawn is removed.
        if becomes.is_some() && put.len() == 1 && chance.often(30) {
            return vec![put.remove(0), up(from)];
        }
        return [up(from)].into_iter().chain(path).chain(put).collect();
    };
    match chance.below(4) {
        0 => [up(from), up(taken)].into_iter().chain(put).collect(),
        1 => [up(taken), up(from)].into_iter().chain(put).collect(),
        2 if taken != to => [up(from)].into_iter().chain(put).chain([up(taken)]).collect(),
        // One man knocks the other off.
        3 if taken == to && kind.names_pieces => [up(from)].into_iter().chain(put).collect(),
        _ => {
            let path = slide(position, from, to, man);
            [up(taken), up(from)].into_iter().chain(path).chain(put).collect()
        }
    }
}

/// The strokes of a man that slides over the squares between `from` and `to`; none unless these two are in line and all
/// squares between them are empty.
fn slide(position: &Position, from: Square, to: Square, man: Option<Piece>) -> Vec<Stroke> {
    let difference = |a: usize, b: usize| (b as i8 - a as i8, b.abs_diff(a));
    let (files, far) = difference(from.file().index(), to.file().index());
    let (ranks, high) = difference(from.rank().index(), to.rank().index());
    if far != high && far != 0 && high != 0 {
        return Vec::new();
    }
    let mut path = Vec::new();
    let mut at = from;
    while let Some(next) = at.offset(files.signum(), ranks.signum()).filter(|&next| next != to) {
        if position.piece_at(next).is_some() {
            return Vec::new();
        }
        path.extend([vec![(next, man)], vec![(next, None)]]);
        at = next;
    }
    path
}

/// The strokes of castling. King and rook are lifted and put down in a random order; neither is put down on a square
/// that is still occupied.
fn castling(position: &Position, mv: Move, chance: &mut Chance) -> Vec<Stroke> {
    let turn = position.turn();
    let side = CastlingSide::of(mv.from(), mv.to());
    let mut steps = [(mv.from(), side.king_goal(turn)), (mv.to(), side.rook_goal(turn))]
        .map(|(from, to)| vec![(from, None), (to, position.piece_at(from))]);
    let mut occupied = Bitboard::of(mv.from()).with(mv.to());
    let mut strokes = Vec::new();
    while steps.iter().any(|steps| !steps.is_empty()) {
        let one = &mut steps[chance.below(2)];
        match one.first() {
            Some(&(square, None)) => occupied = occupied.without(square),
            Some(&(square, Some(_))) if !occupied.has(square) => occupied = occupied.with(square),
            _ => continue,
        }
        strokes.push(vec![one.remove(0)]);
    }
    strokes
}

/// How long the hand waits after a stroke, in milliseconds. When the board only supplies moves, an arrangement that
/// looks like a legal move must not stay for long.
fn pause(wood: &Wood, position: &Position, kind: Kind, chance: &mut Chance) -> u64 {
    let occupied = wood.men.occupied();
    let looks_legal = |mv: &Move| match kind.names_pieces {
        true => *position.after(*mv).board() == wood.men,
        false => position.after(*mv).board().occupied() == occupied,
    };
    let pawns = wood.men.by(position.turn(), Role::Pawn);
    let stands = position.legal_moves().iter().any(looks_legal)
        || (pawns & Bitboard::back_rank(!position.turn())).any();
    match stands && !kind.by_hand {
        true => [20, 90, 150][chance.below(3)],
        // A board that names no pieces can't tell a man that is taken very quickly from one that flickers.
        false if !kind.names_pieces => [160, 400, 1200][chance.below(3)],
        false => [20, 90, 140, 160, 400, 1200][chance.below(6)],
    }
}

/// Sometimes makes a man flicker, as when it stands crooked or somebody shakes the table.
fn flicker(wood: &mut Wood, chance: &mut Chance) {
    if chance.often(90) {
        return;
    }
    let men: Vec<Square> = wood.men.occupied().into_iter().collect();
    if let Some(&square) = chance.of(&men) {
        flicker_at(wood, square, chance);
    }
}

fn flicker_at(wood: &mut Wood, square: Square, chance: &mut Chance) {
    let man = wood.men.piece_at(square);
    wood.wait(160);
    wood.set(&[(square, None)]);
    wood.wait([10, 70, 140][chance.below(3)]);
    wood.set(&[(square, man)]);
    wood.wait(20);
}

/// Sometimes touches or adjusts men, and puts them back.
fn touches(wood: &mut Wood, chance: &mut Chance) {
    if chance.often(80) {
        return;
    }
    let adjusts = chance.often(50);
    if adjusts {
        wood.apply(Deed::Jadoube, None);
    }
    for _ in 0..=chance.below(2) {
        let men: Vec<Square> = wood.men.occupied().into_iter().collect();
        let Some(&square) = chance.of(&men) else { return };
        let man = wood.men.piece_at(square);
        wood.set(&[(square, None)]);
        wood.wait([200, 700][chance.below(2)]);
        wood.set(&[(square, man)]);
        wood.wait(700);
    }
    if adjusts {
        wood.apply(Deed::Jadoube, None);
        assert!(wood.table.touched().is_empty(), "adjusting touched {:?}", wood.table.touched());
    }
}

/// Chooses the promotion on the screen if the board names no pieces.
fn finish(wood: &mut Wood, mv: Move, kind: Kind) {
    let Some(to) = mv.promotion().filter(|_| !kind.names_pieces) else { return };
    wood.wait(700);
    let color = wood.table.position().turn();
    wood.apply(Deed::Promote { to }, None);
    wood.follow();
    wood.men.set(mv.to(), Some(Piece { color, role: to }));
}

/// Sometimes begins the opponent's reply before the clock is pressed (6.2.2). The man that has just moved may flicker
/// first. Returns the reply and its remaining strokes; `None` if no reply is begun.
fn reply_early(
    wood: &mut Wood,
    replayed: &Table,
    last: Move,
    kind: Kind,
    chance: &mut Chance,
) -> Option<(Move, Vec<Stroke>)> {
    if replayed.result().is_some() || chance.often(70) {
        return None;
    }
    if chance.often(30) && wood.men.piece_at(last.to()).is_some() {
        flicker_at(wood, last.to(), chance);
    }
    wood.wait(200);
    let position = replayed.position();
    let mv = choose(position, kind, chance)?;
    let mut left = strokes(position, mv, kind, chance);
    let own = |&(square, _): &(Square, Option<Piece>)| position.board().color(position.turn()).has(square);
    if mv.promotion().is_some() || !left[0].iter().all(own) {
        return None;
    }
    for stroke in left.drain(..=chance.below(left.len())).collect::<Vec<_>>() {
        wood.set(&stroke);
        // A board that names no pieces can't tell a man that is taken very quickly from one that flickers.
        let shortest = if kind.names_pieces { 20 } else { 160 };
        wood.wait([shortest, 300][chance.below(2)]);
        flicker(wood, chance);
    }
    Some((mv, left))
}
