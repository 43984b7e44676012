//! The names of the features, in the order of their indices.

/// The number of features with a name. The five features of each depth share a name.
pub const DENSE: usize = Feature::COUNT as usize;
/// The number of features: those with a name, then the squares that each piece leaves and enters, early and late.
pub const FEATURES: usize = DENSE + 4 * 384;

macro_rules! features {
    ($($name:ident $(= $first:literal)?),* $(,)?) => {
        /// A feature of a move or, for `Look1` to `Look4`, the first of five. The discriminant is its index.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u16)]
        #[allow(missing_docs, reason = "the code that adds a feature says what it is")]
        pub enum Feature {
            $($name $(= $first)?,)*
            COUNT,
        }

        impl Feature {
            /// All variants in order, without [`Feature::COUNT`].
            pub const ALL: &[Feature] = &[$(Feature::$name),*];
        }
    };
}

features! {
    // The scores of short searches: five for each depth (the loss, its square root, the winning probability lost,
    // whether the move is the best, and the logarithm of its rank), then further features of the scores.
    Look1 = 0, Look2 = 5, Look3 = 10, Look4 = 15, HiddenLoss = 20, HiddenGain, DeeperLoss, Inaccuracy, Mistake,
    Blunder, Disaster, LossDecided, LossWinning, LossLate, LossOpening, LossInCheck, Mates, WillMate, AllowsMate,
    AllowsMateAtOnce,
    // The tactics of the move.
    Capture, CaptureWorth, CaptureWins, CaptureLoses, CaptureDownward, Trade, TradeAhead, TradeQueens, PawnTakes,
    EnPassant, Queening, Underpromotion, Check, CheckSafe, CheckDiscovered, Escapes, EscapesWorth,
    MovesIntoDanger, IntoDangerWorth, LeavesHanging, LeavesHangingWorth, Relieves, Threat, ThreatWorth,
    ThreatensQueen, Fork, RaisesThreats, PawnThreat, Protects, DefendedThere, AttackedThere, Mobility, KingRing,
    // How the move is made.
    PawnMove, KnightMove, BishopMove, RookMove, QueenMove, KingMove, PawnLate, KnightLate, BishopLate, RookLate,
    QueenLate, KingLate, PawnOpening, KnightOpening, BishopOpening, RookOpening, QueenOpening, KingOpening,
    EvasionKing, EvasionBlock, EvasionTakes, Castles, CastlesLong, CastlesLate, LosesCastling, RookLosesCastling,
    Develops, DevelopsOpening, EarlyQueen, DoubleStep, Shield, ShieldCastled, Storm, Passed, PassedRank,
    PawnContact, PawnBacked, RimPawn, RookOpenFile, RookHalfOpenFile, ToCentre, ToEnemyKing, KingToCentreLate,
    Retreats, Sideways, Advances, Length, ToBackRank,
    // The previous moves; the features from here on need the last moves of the game.
    SamePiece, SamePieceOpening, Undoes, NearTheirs, NearTheirsClose, NearOwn, WasAttackedByTheirs,
    BlocksOrLeavesLine, ToWhereTheyLeft, ThreatensLastMover, Recapture, TakesLastMover,
}
