//! Draw claims (9.2 to 9.5): pieces go out and come back, or there is no capture or pawn move for a long time. Then a
//! player claims a draw.

use super::Draft;
use super::positions::{endgame, game, goes_on, position, quiet_move_if};
use super::scene::Scene;
use crate::exam::{Chance, QuestionKind};
use crate::game::Pace;
use crate::rules::{CastlingText, Move, Position, Role};
use crate::table::{ClaimKind, Deed};

const ARTICLES: &[&str] = &["5.2.3", "6.11.4", "9.1", "9.2", "9.3", "9.4", "9.5.3", "9.6.1", "9.6.2", "11.5"];

const ASKS: &[QuestionKind] =
    &[QuestionKind::Claim, QuestionKind::Time, QuestionKind::Result, QuestionKind::Article];

pub fn draft(chance: &mut Chance, level: u8) -> Option<Draft> {
    if chance.often(40) { fifty_moves(chance, level) } else { threefold(chance, level) }
}

fn pace(chance: &mut Chance, level: u8) -> Option<Pace> {
    if level == 3 { chance.of(&Pace::ALL).copied() } else { Some(Pace::Standard) }
}

/// A move that the piece can undo with its next move: nothing is taken, no pawn moves, and nobody castles.
fn quiet_move(position: &Position, chance: &mut Chance) -> Option<Move> {
    quiet_move_if(position, chance, |mv| mv.role() != Role::Pawn)
}

/// Why a claim fails although the pieces seem to move out and back twice: the position has not occurred three times.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shortfall {
    /// The last move goes to another square.
    AnotherSquare,
    /// The claim comes before the last move.
    OneMoveEarly,
    /// The first move gives up a right to castle.
    CastlingRight,
}

/// Both players move a piece out and back, once, twice or nearly twice. Then the player having the move, sometimes
/// after touching a piece, claims a draw by threefold repetition.
fn threefold(chance: &mut Chance, level: u8) -> Option<Draft> {
    let plies = chance.below(30);
    let position = game(chance, plies)?;
    let has_rights = position.castling_rooks().any();
    let pace = pace(chance, level)?;
    let mut scene = Scene::new(position, pace, false);
    let is_touched = level == 2 && chance.often(25);
    let rounds = if is_touched || chance.often(85) { 2 } else { 1 };
    let shortfall = if rounds == 2 && !is_touched && chance.often(45) {
        use Shortfall::{AnotherSquare, CastlingRight, OneMoveEarly};
        chance.of(&[AnotherSquare, OneMoveEarly, CastlingRight]).copied()
    } else {
        None
    };
    let rights = |position: &Position| position.castling_rooks();
    let is_first = |mv: &Move| {
        let loses_right = || rights(scene.position()) != rights(&scene.position().after(*mv));
        mv.role() != Role::Pawn && (shortfall != Some(Shortfall::CastlingRight) || loses_right())
    };
    let out = quiet_move_if(scene.position(), chance, is_first)?;
    let (mut reply, mut last) = (None, None);
    for round in 0..rounds {
        for step in 0..4 {
            let mv = match (round, step) {
                (_, 0) => out,
                (0, 1) => *reply.insert(quiet_move(scene.position(), chance)?),
                (_, 1) => reply?,
                (_, 2) => Move::new(out.to(), out.from(), out.kind()),
                (1, _) if shortfall == Some(Shortfall::OneMoveEarly) => break,
                (1, _) if shortfall == Some(Shortfall::AnotherSquare) => {
                    let reply: Move = reply?;
                    let is_other = |mv: &Move| mv.from() == reply.to() && mv.to() != reply.from();
                    quiet_move_if(scene.position(), chance, is_other)?
                }
                (_, _) => Move::new(reply?.to(), reply?.from(), reply?.kind()),
            };
            scene.position().is_legal(mv).then_some(())?;
            last = Some(mv);
            // At level 3, if neither player had a right to castle at the start, the last move is not made, only
            // written down for the claim.
            if level == 3 && (round, step) == (rounds - 1, 3) && !has_rights {
                break;
            }
            scene.play(mv)?;
        }
    }
    let by = scene.mover();
    let is_intended = level == 3 && !has_rights && shortfall != Some(Shortfall::OneMoveEarly);
    if is_touched {
        let piece = quiet_move(scene.position(), chance)?.from();
        scene.touch(piece)?;
    }
    let intended = last.filter(|_| is_intended).map(|mv| scene.position().uci(mv, CastlingText::of(false)));
    let scene = scene.decide(Deed::Claim { kind: ClaimKind::Threefold, intended, by: Some(by) })?;
    Some(Draft::new(scene, ASKS, ARTICLES))
}

/// A player claims a draw after about fifty moves by each player without a capture or a pawn move.
fn fifty_moves(chance: &mut Chance, level: u8) -> Option<Draft> {
    let start = endgame(chance, &[Role::Rook, Role::Pawn], &[Role::Rook, Role::Knight])?;
    let counts: &[u16] = if level == 1 { &[96, 98, 100, 101, 104] } else { &[97, 98, 99, 99, 100] };
    let mut setup = start.setup();
    setup.halfmove_clock = *chance.of(counts)?;
    setup.fullmove_number = 90;
    let start = position(&setup)?;
    let pace = pace(chance, level)?;
    let scene = Scene::new(start, pace, false);
    let by = scene.mover();
    let intended = match level {
        1 => None,
        _ if chance.often(65) => Some(quiet_move(scene.position(), chance)?),
        _ => {
            let pawn = |mv: &Move| mv.role() == Role::Pawn && mv.promotion().is_none();
            let position = scene.position();
            let pawns: Vec<Move> =
                position.legal_moves().into_iter().filter(|mv| pawn(mv) && goes_on(position, *mv)).collect();
            Some(*chance.of(&pawns)?)
        }
    };
    let intended = intended.map(|mv| scene.position().uci(mv, CastlingText::of(false)));
    let scene = scene.decide(Deed::Claim { kind: ClaimKind::FiftyMoves, intended, by: Some(by) })?;
    Some(Draft::new(scene, ASKS, ARTICLES))
}
