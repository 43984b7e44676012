//! The numbers of the evaluation's terms, in consecutive groups, and the weights, which are in
//! `assets/engine/evaluation.txt`.

use crate::rules::numbers::numbers;

macro_rules! groups {
    ($($(#[$doc:meta])* $name:ident $count:expr;)*) => {
        groups!(@start 0_usize; $($(#[$doc])* $name $count;)*);
        /// The groups, each with its name, its first term and its number of terms.
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
    /// A piece or pawn, by role.
    MATERIAL 5;
    /// A man, by role and by square from the side's point of view, mirrored so that the side's own king is on files e
    /// to h.
    PLACE 384;
    /// Like [`PLACE`], but mirrored so that the enemy king is on files e to h; for all roles except the king.
    FACING 320;
    /// A knight, by the number of squares in the mobility area that it attacks; see `engine::eval::pieces`. The next
    /// three groups do the same for other pieces.
    MOBILITY_KNIGHT 9;
    MOBILITY_BISHOP 14;
    MOBILITY_ROOK 15;
    MOBILITY_QUEEN 28;
    BISHOP_PAIR 1;
    /// A pawn of the same side on a square of the bishop's colour, for each bishop.
    BISHOP_PAWNS 1;
    /// A bishop in a corner behind a pawn of its own side, as can happen in Chess960.
    CORNERED_BISHOP 1;
    /// A minor piece on the fourth to sixth rank, protected by a pawn and safe from attack by enemy pawns: a knight,
    /// then a bishop.
    OUTPOST 2;
    /// A minor piece directly behind a pawn of either side.
    SHIELDED_MINOR 1;
    /// A rook on a half-open file, then one on an open file.
    ROOK_FILE 2;
    /// A pawn without own pawns on adjacent files: first one with an enemy pawn ahead on its file, then one without.
    ISOLATED 2;
    DOUBLED 1;
    /// A pawn that is not isolated, but can't be protected by a pawn or advance safely: first one with an enemy pawn
    /// ahead on its file, then one without.
    BACKWARD 2;
    /// A pawn protected by a pawn, by rank.
    SUPPORTED 8;
    /// A pawn next to a pawn of the same side, by rank.
    PHALANX 8;
    /// A passed pawn, by rank.
    PASSED 8;
    /// A candidate passed pawn, by rank: it is not passed, but no pawn is ahead of it on its file, and on the adjacent
    /// files its side has at least as many pawns beside or behind it as the enemy has ahead of it.
    CANDIDATE 8;
    /// A passed pawn from the fourth rank on whose next square is empty and not attacked by the enemy, by rank.
    PASSED_FREE 8;
    /// A passed pawn from the fourth rank on whose next square is occupied, by rank.
    PASSED_BLOCKED 8;
    /// A passed pawn from the fourth rank on, by rank, counted once for each square of distance (5 at most) between its
    /// next square and its own king.
    PASSED_OWN_KING 8;
    /// Like [`PASSED_OWN_KING`], but with the distance to the enemy king.
    PASSED_THEIR_KING 8;
    /// One of the three files nearest to the king, by the file's distance to the edge and the rank of the side's first
    /// pawn on the file that is not behind the king (0 if there is none).
    SHELTER 32;
    /// One of the three files nearest to the king, by the file's distance to the edge and the rank of the first enemy
    /// pawn on the file that is not behind the king (0 if there is none).
    STORM 32;
    /// The danger to a king, by the attack units around it; the term counts for the attacker.
    DANGER 40;
    /// A piece attacked by a pawn, by the role of the piece.
    THREAT_PAWN 5;
    /// A piece, or a pawn that is not well protected (see `engine::eval::threats`), attacked by a minor piece, by the
    /// role of the target.
    THREAT_MINOR 5;
    /// A queen, or another piece or a pawn that is not well protected, attacked by a rook, by the role of the target.
    THREAT_ROOK 5;
    /// An unprotected piece or pawn attacked by the king.
    THREAT_KING 1;
    /// A piece or pawn that is attacked and unprotected.
    HANGING 1;
    /// A piece that a safe pawn advance would attack and that no pawn attacks yet.
    THREAT_PUSH 1;
    /// A square on files c to f and on the side's second to fourth rank, without a pawn of the side and not attacked by
    /// enemy pawns.
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
