//! The score of a match: games in a row between the same two players.

use crate::game::GameEnd;
use crate::rules::Color;
use crate::table::{GameSetup, Seat, Table};

/// The points that the players have from earlier games of the match, in half points: White's in the current game first,
/// then Black's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MatchScore(pub [u32; 2]);

impl MatchScore {
    /// The score before a game with these settings that follows the game at `table`. If the same two players play
    /// again, in the same or reversed colours, it is this score with the result of that game, if there is one. It is 0
    /// if others play, or if the two can't be told apart.
    #[must_use]
    pub fn before(self, next: &GameSetup, table: &Table) -> MatchScore {
        let (last, mut next) = (players(table.setup()), players(next));
        let MatchScore([white, black]) = table.result().map_or(self, |outcome| self.with(outcome));
        if last[0] == last[1] {
            return MatchScore::default();
        }
        if last == next {
            return MatchScore([white, black]);
        }
        next.reverse();
        if last == next { MatchScore([black, white]) } else { MatchScore::default() }
    }

    /// The score after a game with this result.
    #[must_use]
    pub fn with(self, outcome: GameEnd) -> MatchScore {
        let won = |color| match outcome.winner {
            Some(winner) if winner == color => 2,
            Some(_) => 0,
            None => 1,
        };
        let MatchScore([white, black]) = self;
        MatchScore([white + won(Color::White), black + won(Color::Black)])
    }
}

/// Who plays White and Black: the seats without the engines' seeds, and the names unless they are the default ones.
fn players(setup: &GameSetup) -> [(Seat, Option<&str>); 2] {
    let unnamed = GameSetup::default();
    Color::ALL.map(|color| {
        let name = Some(setup.name(color)).filter(|name| *name != unnamed.name(color));
        (setup.seats[color.index()].clone().reseeded(0), name)
    })
}
