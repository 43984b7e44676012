//! Threats: attacks on pieces and pawns, and pawn advances that would attack pieces.

use super::pieces::Reach;
use super::sides::{Sides, ahead, color, pawn_attacks, ranks, sign, us};
use super::tally::Tally;
use super::terms;
use crate::rules::Role;

#[inline(always)]
pub(super) fn count<const WHITE: bool>(sides: &Sides, reach: &Reach, tally: &mut impl Tally) {
    let (own, their, one) = (us(WHITE), us(!WHITE), sign(WHITE));
    let board = sides.board;
    let targets = board.color(color(!WHITE)) - board.role(Role::King);
    let pieces = targets - sides.pawns[their];
    let by = &reach.by[own];
    // Targets protected by a pawn, or protected twice and not attacked twice. Of these, minor pieces threaten only
    // pieces, not pawns, and rooks threaten only queens.
    let held = reach.by[their][0] | (reach.twice[their] - reach.twice[own]);
    let loose = targets - held;

    let by_pawn = pieces & by[Role::Pawn.index()];
    let by_minor = (by[Role::Knight.index()] | by[Role::Bishop.index()]) & (pieces | loose);
    let by_rook = by[Role::Rook.index()] & (loose | board.role(Role::Queen) & pieces);
    for (group, set) in
        [(terms::THREAT_PAWN, by_pawn), (terms::THREAT_MINOR, by_minor), (terms::THREAT_ROOK, by_rook)]
    {
        for square in set & targets {
            tally.add(group + board.role_on_taken(square).index() % 5, one);
        }
    }
    let by_king = by[Role::King.index()] & (targets - reach.all[their]);
    tally.add(terms::THREAT_KING, one * by_king.len() as i32);
    let hanging = targets & (reach.all[own] - reach.all[their]);
    tally.add(terms::HANGING, one * hanging.len() as i32);

    let free = !sides.occupied;
    let step = ahead::<WHITE>(sides.pawns[own]) & free;
    let steps = step | ahead::<WHITE>(step & ranks::<WHITE>(2, 2)) & free;
    let safe = (steps - sides.guarded[their]) & (reach.all[own] | !reach.all[their]);
    let pushes = pawn_attacks::<WHITE>(safe) & (pieces - sides.guarded[own]);
    tally.add(terms::THREAT_PUSH, one * pushes.len() as i32);
}
