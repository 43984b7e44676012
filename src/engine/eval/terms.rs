//! Numbers the terms of the evaluation; each group begins where the one before ends. The weights: see
//! `assets/engine/evaluation.txt`.

use crate::rules::numbers::numbers;

macro_rules! groups {
    ($($(#[$doc:meta])* $name:ident $count:expr;)*) => {
        groups!(@start 0_usize; $($(#[$doc])* $name $count;)*);
        /// The groups: name, first term, number of terms.
        pub(super) const GROUPS: &[(&str, usize, usize)] = &[$((stringify!($name), $name, $count)),*];
    };
    (@start $at:expr; $(#[$doc:meta])* $name:ident $count:expr; $($rest:tt)*) => {
        $(#[$doc])*
        pub(super) const $name: usize = $at;
        groups!(@start $name + $count; $($rest)*);
    };
    (@start $at:expr;) => {
        /// The number of terms.
        pub(super) const COUNT: usize = $at;
    };
}

groups! {
    /// By role.
    MATERIAL 5;
    /// By role and square from the side's point of view, mirrored so that the side's own king is on files e to h.
    PLACE 384;
    /// Like [`PLACE`], but mirrored so that the enemy king is on files e to h; for all roles except the king.
    FACING 320;
    /// By the number of squares in the mobility area that the piece attacks; see `engine::eval::pieces`.
    MOBILITY_KNIGHT 9;
    MOBILITY_BISHOP 14;
    MOBILITY_ROOK 15;
    MOBILITY_QUEEN 28;
    BISHOP_PAIR 1;
    /// Per pawn of the same side on squares of the bishop's colour.
    BISHOP_PAWNS 1;
    /// A bishop in a corner behind its own pawn, which occurs in Chess960.
    CORNERED_BISHOP 1;
    /// Knight, bishop: on the fourth to sixth rank, protected by a pawn and safe from attack by enemy pawns.
    OUTPOST 2;
    /// A minor piece directly behind a pawn.
    SHIELDED_MINOR 1;
    /// A rook on a half-open file; on an open file.
    ROOK_FILE 2;
    /// Without own pawns on adjacent files: with an enemy pawn ahead on its file; without one.
    ISOLATED 2;
    DOUBLED 1;
    /// Not isolated, but can't be protected by a pawn or advance safely: with an enemy pawn ahead on its file; without
    /// one.
    BACKWARD 2;
    /// By rank: protected by a pawn; next to a pawn.
    SUPPORTED 8;
    PHALANX 8;
    /// By rank: passed; a candidate with at least as many supporting pawns as enemy guards.
    PASSED 8;
    CANDIDATE 8;
    /// By rank: a passed pawn whose next square is free and safe; one whose next square is occupied.
    PASSED_FREE 8;
    PASSED_BLOCKED 8;
    /// By rank, times the king's distance, at most 5, to the square in front of the pawn.
    PASSED_OWN_KING 8;
    PASSED_THEIR_KING 8;
    /// By the file's distance to the edge and the rank of the side's first pawn on it that is not behind the king, 0
    /// for none.
    SHELTER 32;
    /// By the file's distance to the edge and the rank of the first enemy pawn on it that is not behind the king, 0 for
    /// none.
    STORM 32;
    /// By the attack units around a king, for the attacker.
    DANGER 40;
    /// By the role that is attacked: attacked by a pawn; by a minor piece; by a rook.
    THREAT_PAWN 5;
    THREAT_MINOR 5;
    THREAT_ROOK 5;
    /// An unprotected piece or pawn attacked by the king.
    THREAT_KING 1;
    /// A piece or pawn that is attacked and unprotected.
    HANGING 1;
    /// A piece that a safe pawn move would attack.
    THREAT_PUSH 1;
    /// Safe squares in the centre of the side's own half.
    SPACE 1;
    /// The side to move.
    TEMPO 1;
}

/// The middlegame and the endgame weight of each term, in centipawns.
pub(super) const WEIGHTS: [(i16, i16); COUNT] = {
    let table: [i128; 2 * COUNT] = numbers(include_str!("../../../assets/engine/evaluation.txt"));
    let mut weights = [(0, 0); COUNT];
    let mut term = 0;
    while term < COUNT {
        weights[term] = (table[2 * term] as i16, table[2 * term + 1] as i16);
        term += 1;
    }
    weights
};
