//! How a game ends (5, 9.6): by checkmate, stalemate, a dead position, resignation, a long ending without a capture or
//! a pawn move (`seventy_five`), or not at all.

use super::positions::{any_endgame, endgame, position};
use super::scene::Scene;
use super::{Draft, seventy_five};
use crate::exam::{Chance, QuestionKind};
use crate::game::Pace;
use crate::rules::{Color, File, Move, Piece, Position, Rank, Role, Square};
use crate::table::Deed;

use Role::{Bishop, Knight, Pawn, Queen, Rook};

const ARTICLES: &[&str] =
    &["5.1.1", "5.1.2", "5.2.1", "5.2.2", "5.2.3", "6.9", "9.2", "9.3", "9.6.1", "9.6.2"];

const ASKS: &[QuestionKind] = &[QuestionKind::Result, QuestionKind::Article];

pub fn draft(chance: &mut Chance, level: u8) -> Option<Draft> {
    match (level, chance.below(20)) {
        (1, 0..=5) => last_move(chance, Position::is_checkmate),
        (1, 6..=9) => last_move(chance, Position::is_stalemate),
        (1, 10..=15) => last_move(chance, |position| position.is_check() && position.has_legal_move()),
        (1, _) => resignation(chance, &[&[Rook], &[Queen], &[Pawn]], &[&[Rook], &[Pawn]]),
        (2, 0..=7) | (3, 0..=6) => seventy_five::draft(chance),
        (2, 8..=12) => resignation(chance, &[&[], &[], &[Rook], &[Pawn]], &[&[Rook], &[Queen, Pawn]]),
        (3, 7..=11) => {
            resignation(chance, &[&[Knight], &[Bishop]], &[&[Rook], &[Queen], &[Knight], &[Pawn], &[Bishop]])
        }
        (3, 12..=15) => wall(chance),
        (_, _) => last_piece_taken(chance, level),
    }
}

/// A move that leads to the wanted kind of position, in an endgame with two rooks, or a queen and perhaps a knight or a
/// pawn, against a bare king.
fn last_move(chance: &mut Chance, is_wanted: fn(&Position) -> bool) -> Option<Draft> {
    let mine: &[Role] = chance.of(&[&[Queen][..], &[Queen, Pawn], &[Rook, Rook], &[Queen, Knight]])?;
    // Few positions have a move that mates or stalemates, so many are tried.
    let (start, mv) = (0..200).find_map(|_| {
        let start = endgame(chance, mine, &[])?;
        let is_wanted = |mv: &Move| mv.promotion().is_none() && is_wanted(&start.after(*mv));
        let mv = start.legal_moves().into_iter().find(is_wanted)?;
        Some((start, mv))
    })?;
    complete(start, mv)
}

fn complete(start: Position, mv: Move) -> Option<Draft> {
    let mut scene = Scene::new(start, Pace::Standard, false);
    scene.hands(mv)?;
    let by = scene.mover();
    Some(Draft::new(scene.decide(Deed::PressClock { by })?, ASKS, ARTICLES))
}

/// The player having the move resigns. `theirs` and `mine` are the possible pieces of the opponent and of the player,
/// besides the kings.
fn resignation(chance: &mut Chance, theirs: &[&[Role]], mine: &[&[Role]]) -> Option<Draft> {
    let (mine, theirs) = (*chance.of(mine)?, *chance.of(theirs)?);
    let scene = Scene::new(endgame(chance, mine, theirs)?, Pace::Standard, false);
    let by = scene.mover();
    Some(Draft::new(scene.decide(Deed::Resign { by })?, ASKS, ARTICLES))
}

/// A piece or pawn of the opponent is taken. In about half of the cases, the position is then dead.
fn last_piece_taken(chance: &mut Chance, level: u8) -> Option<Draft> {
    // What each side has left besides its king, and whether mate is then impossible. With a bishop each, mate is
    // impossible if both bishops are on squares of the same colour.
    let is_dead = chance.often(50);
    let left: (&[Role], &[Role]) = match (is_dead, chance.below(3)) {
        (true, 0) => (&[], &[]),
        (true, 1) => (&[Knight], &[]),
        (true, _) => (&[Bishop], if level == 3 { &[Bishop] } else { &[] }),
        (false, 0) => (&[Rook], &[]),
        (false, 1) => (&[Knight], if level == 3 { &[Knight] } else { &[Pawn] }),
        (false, _) => (&[Bishop], if level == 3 { &[Bishop] } else { &[Rook] }),
    };
    let (mine, theirs) = left;
    (0..400).find_map(|_| {
        let taken = *chance.of(&[Pawn, Knight, Bishop])?;
        let start = endgame(chance, mine, &[theirs, &[taken]].concat())?;
        let fits = |mv: &Move| {
            let is_taken = start.taken_by(*mv).is_some_and(|on| start.board().role_at(on) == Some(taken));
            is_taken && mv.promotion().is_none() && start.after(*mv).has_legal_move()
        };
        let mv = start.legal_moves().into_iter().find(fits)?;
        complete(start, mv).filter(|draft| draft.scene.table.result().is_some() == is_dead)
    })
}

/// A pawn advances and so completes a wall of pawns that no king can pass. In about half of the positions, the player
/// also has a knight or a rook, which can pass the wall or take its pawns.
fn wall(chance: &mut Chance) -> Option<Draft> {
    let has_piece = chance.often(50);
    (0..400).find_map(|_| {
        let mine: &[Role] = if has_piece { chance.of(&[&[Knight][..], &[Rook]])? } else { &[] };
        let mut setup = any_endgame(chance, mine, &[])?.setup();
        let (mover, first, late) = (setup.turn, chance.below(2), chance.below(4));
        let mut last = None;
        for number in 0..4 {
            let file = File::new((first + 2 * number) as u8);
            for (color, rank) in [(Color::White, 3), (Color::Black, 4)] {
                let is_last = number == late && color == mover;
                let back = if color == Color::White { rank - 1 } else { rank + 1 };
                let square = Square::at(file, Rank::new(if is_last { back } else { rank }));
                let goal = Square::at(file, Rank::new(rank));
                [square, goal].iter().all(|on| setup.board.piece_at(*on).is_none()).then_some(())?;
                setup.board.set(square, Some(Piece { color, role: Pawn }));
                if is_last {
                    last = Some((square, goal));
                }
            }
        }
        let (from, to) = last?;
        // Each king stands behind its own pawns.
        let is_behind = |color: Color| {
            let king = setup.board.by(color, Role::King);
            king.into_iter().all(|king| king.rank().seen_by(color).index() < 3)
        };
        Color::ALL.into_iter().all(is_behind).then_some(())?;
        let start = position(&setup)?;
        let mv = start.legal_moves().into_iter().find(|mv| (mv.from(), mv.to()) == (from, to))?;
        complete(start, mv).filter(|draft| draft.scene.table.result().is_none() == has_piece)
    })
}
