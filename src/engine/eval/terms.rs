//! The terms of the evaluation by their numbers: each group begins where the one before it ends.
//!
//! What they are worth: see `engine::eval::weights`.

macro_rules! groups {
    ($($(#[$doc:meta])* $name:ident $count:expr;)*) => {
        groups!(@start 0_usize; $($(#[$doc])* $name $count;)*);
        /// The groups by name, with their first term and their number of terms.
        pub(super) const GROUPS: &[(&str, usize, usize)] = &[$((stringify!($name), $name, $count)),*];
    };
    (@start $at:expr; $(#[$doc:meta])* $name:ident $count:expr; $($rest:tt)*) => {
        $(#[$doc])*
        pub(super) const $name: usize = $at;
        groups!(@start $name + $count; $($rest)*);
    };
    (@start $at:expr;) => {
        /// How many terms there are.
        pub(super) const COUNT: usize = $at;
    };
}

groups! {
    /// By role.
    MATERIAL 5;
    /// By role and square, as the side sees it, the files turned so that its own king is on e to h.
    PLACE 384;
    /// The same turned by the enemy's king, all but the own king.
    FACING 320;
    /// By the squares it may go to.
    MOBILITY_KNIGHT 9;
    MOBILITY_BISHOP 14;
    MOBILITY_ROOK 15;
    MOBILITY_QUEEN 28;
    BISHOP_PAIR 1;
    /// Own pawns on the bishop's colour.
    BISHOP_PAWNS 1;
    /// In a corner behind an own pawn, as happens in Chess960.
    CORNERED_BISHOP 1;
    /// Knight, bishop: guarded by a pawn where no enemy pawn can come to drive it away.
    OUTPOST 2;
    /// A minor piece right behind a pawn.
    SHIELDED_MINOR 1;
    /// No own pawn; no pawn at all.
    ROOK_FILE 2;
    /// Behind enemy pawns, none beside; on a half-open file.
    ISOLATED 2;
    DOUBLED 1;
    /// Can't be guarded by a pawn, nor advance safely; on a half-open file.
    BACKWARD 2;
    /// By rank: guarded by a pawn; beside a pawn.
    SUPPORTED 8;
    PHALANX 8;
    /// By rank: no enemy pawn before it or beside its way; as many own pawns beside as enemy ones.
    PASSED 8;
    CANDIDATE 8;
    /// By rank, for passed pawns: the square before it is free and safe; is taken.
    PASSED_FREE 8;
    PASSED_BLOCKED 8;
    /// By rank, times the distance of the king from the square before it.
    PASSED_OWN_KING 8;
    PASSED_THEIR_KING 8;
    /// By the distance of the file from the edge and the rank of the own pawn before the king, 0 for none.
    SHELTER 32;
    /// The same for the enemy's pawn.
    STORM 32;
    /// By what gathers around a king, for the side that attacks.
    DANGER 40;
    /// By the role that is attacked: by a pawn, by a knight or bishop, by a rook.
    THREAT_PAWN 5;
    THREAT_MINOR 5;
    THREAT_ROOK 5;
    /// By a king, not guarded.
    THREAT_KING 1;
    /// Attacked and not guarded.
    HANGING 1;
    /// A pawn can step where it attacks a piece.
    THREAT_PUSH 1;
    /// Safe squares behind the own pawns in the centre.
    SPACE 1;
    /// The right to move.
    TEMPO 1;
}
