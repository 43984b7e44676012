//! Lists the game settings that concern the Laws, for example as "Rapid, supervised · players as arbiters · Laws as of
//! 1 January 2023".
//!
//! For time controls, see [`time`](super::time).

use super::messages::Texts;
use crate::game::{Laws, Pace};
use crate::table::{Arbiter, GameSetup};

/// The pace, whether the game is supervised, who rules if it is played over the board, and the edition of the Laws.
/// Empty for a game without a clock that is not played over the board.
pub fn of(texts: &Texts, setup: &GameSetup) -> String {
    if !setup.has_clock() && !setup.is_over_the_board() {
        return String::new();
    }
    let arbiter = match setup.arbiter {
        Arbiter::Players => "agreed-players",
        Arbiter::Program => "agreed-program",
    };
    let arbiter = setup.is_over_the_board().then(|| t!(texts, arbiter));
    [Some(pace(texts, setup.laws())), arbiter, Some(edition(texts, setup))]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" · ")
}

/// The text of [`of`] for the start of the score sheet; empty unless the game is played over the board or supervised.
pub fn at_sheet(texts: &Texts, setup: &GameSetup) -> String {
    if setup.is_over_the_board() || setup.laws().supervised { of(texts, setup) } else { String::new() }
}

/// The pace, whether the game is supervised, and the edition of the Laws. A standard game is not called unsupervised.
/// An arbiter needs these facts first: the ruling on an illegal move depends on the pace and the supervision.
pub fn conditions(texts: &Texts, setup: &GameSetup) -> String {
    let laws = setup.laws();
    let pace = match laws.supervised || laws.pace == Pace::Standard {
        true => pace(texts, laws),
        false => texts.row([pace(texts, laws), t!(texts, "agreed-unsupervised")]),
    };
    [pace, edition(texts, setup)].join(" · ")
}

fn edition(texts: &Texts, setup: &GameSetup) -> String {
    t!(texts, "agreed-laws", year = setup.edition.year().to_string())
}

fn pace(texts: &Texts, laws: Laws) -> String {
    let pace = t!(
        texts,
        match laws.pace {
            Pace::Standard => "pace-standard",
            Pace::Rapid => "pace-rapid",
            Pace::Blitz => "pace-blitz",
        }
    );
    if laws.supervised { texts.row([pace, t!(texts, "agreed-supervised")]) } else { pace }
}
