//! The record of a game as a file for every other program: the export format of the PGN standard (Edwards,
//! 1994), in UTF-8.
//!
//! The numbers of sections below are those of the standard. A game of Chess960 has the tags `Variant`,
//! `SetUp` and `FEN`, as other programs know them, and before its first move a comment on how the players
//! came to the start; help from an engine is a comment too, where it was given.
//!
//! Absent on purpose: reading, variations, the date of today (it is an argument), other languages than
//! English.

use std::fmt;

use super::{ClockKind, Ending, Game, Help, TimeControls};
use crate::rules::Color;
use crate::start::{Origin, Start};

/// 8.2.1: each line has less than 80 letters.
const WIDTH: usize = 79;
/// 7: the longest string.
const LONGEST: usize = 255;

/// A day, for the record: `2026.11.21`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    /// Of the Gregorian calendar.
    pub year: u32,
    /// 1 to 12.
    pub month: u32,
    /// 1 to 31.
    pub day: u32,
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}.{:02}.{:02}", self.year, self.month, self.day)
    }
}

/// A game and what its record tells beside the moves; as text it is the PGN of that game.
///
/// ```
/// use jadoube::game::{Ends, Game, Pgn};
/// use jadoube::start::Start;
///
/// let game = Game::new(Start::chess960(959)?, Ends::Claims);
/// let pgn = Pgn { game: &game, white: "De Vries", black: "Jansen", clock: &[None, None], date: None };
/// assert!(pgn.to_string().ends_with("\n\n{Chess960 start 959.} *\n\n"));
/// # Ok::<(), jadoube::start::StartError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Pgn<'a> {
    /// The moves, the start and the result.
    pub game: &'a Game,
    /// What the player of the white pieces is called.
    pub white: &'a str,
    /// What the player of the black pieces is called.
    pub black: &'a str,
    /// The players' time.
    pub clock: &'a TimeControls,
    /// The day when the game began, if that is known.
    pub date: Option<Date>,
}

impl fmt::Display for Pgn<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.tags() {
            writeln!(f, "[{name} \"{}\"]", quotable(&value))?;
        }
        writeln!(f)?;
        let mut column = 0;
        for token in self.movetext().iter().flat_map(|token| token.split(' ')) {
            let length = token.chars().count();
            if column > 0 {
                let fits = column + 1 + length <= WIDTH;
                f.write_str(if fits { " " } else { "\n" })?;
                column = if fits { column + 1 } else { 0 };
            }
            f.write_str(token)?;
            column += length;
        }
        f.write_str("\n\n")
    }
}

impl Pgn<'_> {
    /// 8.1.1: the Seven Tag Roster in its order, then the others in the order of ASCII.
    fn tags(&self) -> Vec<(&'static str, String)> {
        let start = self.game.start();
        let date = self.date.map_or("????.??.??".to_owned(), |date| date.to_string());
        let unknown = || "?".to_owned();
        let mut tags = vec![
            ("Event", unknown()),
            ("Site", unknown()),
            ("Date", date),
            ("Round", unknown()),
            ("White", self.white.to_owned()),
            ("Black", self.black.to_owned()),
            ("Result", self.result().to_owned()),
        ];
        if *start != Start::standard() {
            tags.push(("FEN", start.position().fen()));
            tags.push(("SetUp", "1".to_owned()));
        }
        tags.push(("Termination", self.termination().to_owned()));
        tags.extend(time_control(self.clock).map(|control| ("TimeControl", control)));
        if start.is_chess960() {
            tags.push(("Variant", "Chess960".to_owned()));
        }
        tags
    }

    fn result(&self) -> &'static str {
        self.game.outcome().map_or("*", |outcome| outcome.score())
    }

    /// 9.8.1; there a time forfeit is a loss, so that a flag that falls to a draw is none.
    fn termination(&self) -> &'static str {
        match self.game.outcome().map(|outcome| outcome.ending) {
            None => "unterminated",
            Some(Ending::FlagFall) => "time forfeit",
            Some(_) => "normal",
        }
    }

    /// 8.2: comments, numbers, moves and the result. A line may end at any space between them and in them.
    fn movetext(&self) -> Vec<String> {
        let mut tokens: Vec<String> = self.beginning().as_deref().map(comment).into_iter().collect();
        for (index, played) in self.game.played().iter().enumerate() {
            let before = self.game.position_after(index);
            let number = before.fullmove_number();
            let helps = self.helps(index);
            // 8.2.2.2: a move of Black has its number where a comment stands before it.
            let apart = index == 0 || !helps.is_empty();
            tokens.extend(helps);
            match before.turn() {
                Color::White => tokens.push(format!("{number}.")),
                Color::Black if apart => tokens.push(format!("{number}...")),
                Color::Black => {}
            }
            tokens.push(played.san.clone());
        }
        tokens.extend(self.helps(self.game.played().len()));
        tokens.extend(self.end().as_deref().map(comment));
        tokens.push(self.result().to_owned());
        tokens
    }

    /// The help that was given after so many moves, a comment each.
    fn helps(&self, after: usize) -> Vec<String> {
        let now = self.game.helps().iter().filter(|helped| helped.after == after);
        let told = now.map(|helped| match helped.help {
            Help::Hint(Color::White) => "White takes a hint.",
            Help::Hint(Color::Black) => "Black takes a hint.",
            Help::Analysis(true) => "Analysis on.",
            Help::Analysis(false) => "Analysis off.",
        });
        told.map(comment).collect()
    }

    /// Which start of Chess960 it was, and how the players came to it.
    fn beginning(&self) -> Option<String> {
        let number = self.game.start().number()?;
        Some(match self.game.start().origin() {
            Origin::Given => format!("Chess960 start {number}."),
            Origin::Dice(dice) => format!("Chess960 start {number}, by dice: {dice}."),
            Origin::InTurn(in_turn) => {
                format!("Chess960 start {number}, placed in turn, Black first: {in_turn}.")
            }
        })
    }

    /// How the game ended, where the last move does not tell.
    fn end(&self) -> Option<String> {
        let outcome = self.game.outcome()?;
        let loser = outcome.winner.map_or(self.game.position().turn(), |winner| !winner);
        let [winner, loser] = [!loser, loser].map(|color| match color {
            Color::White => "White",
            Color::Black => "Black",
        });
        Some(match outcome.ending {
            Ending::Checkmate => return None,
            Ending::Stalemate => "Stalemate.".to_owned(),
            Ending::DeadPosition => "Dead position.".to_owned(),
            Ending::Fivefold => "Fivefold repetition.".to_owned(),
            Ending::SeventyFiveMoves => "Seventy-five-move rule.".to_owned(),
            Ending::Resignation => format!("{loser} resigns."),
            // Who it was is not in the result, since nobody won.
            Ending::ResignationWithoutMate => "Resigned, but the opponent can't mate.".to_owned(),
            Ending::Agreement => "Draw agreed.".to_owned(),
            Ending::Threefold => "Threefold repetition.".to_owned(),
            Ending::PerpetualCheck => "Perpetual check.".to_owned(),
            Ending::FiftyMoves => "Fifty-move rule.".to_owned(),
            Ending::FlagFall => format!("{loser} forfeits on time."),
            Ending::FlagFallWithoutMate => format!("{loser} has no time left, but {winner} can't mate."),
        })
    }
}

/// 5: a comment ends at its first closing brace, and none of ours has one inside.
fn comment(text: &str) -> String {
    format!("{{{text}}}")
}

/// 7: what stands between quotation marks: letters that print, a sign before a quotation mark and before that
/// sign. Nothing at all is unknown.
fn quotable(text: &str) -> String {
    let prints = |letter: &char| !letter.is_control() && !matches!(letter, '\u{2028}' | '\u{2029}');
    let text: String = text.chars().filter(prints).take(LONGEST).collect();
    match text.trim() {
        "" => "?".to_owned(),
        text => text.replace('\\', "\\\\").replace('"', "\\\""),
    }
}

/// 9.6.1, as far as its terms go: one time for both players in whole seconds, with an increment or with
/// stages. It has none for odds, Bronstein and delay nor for an increment before the last stage, and of an
/// hourglass it leaves open whether the seconds are of one player or of both.
fn time_control([white, black]: &TimeControls) -> Option<String> {
    if white != black {
        return None;
    }
    let Some(control) = white else { return Some("-".to_owned()) };
    let seconds = |ms: u64| (ms > 0 && ms.is_multiple_of(1000)).then_some(ms / 1000);
    let mut time = seconds(control.base_ms)?;
    match (control.kind, control.bonus_ms, &control.stages[..]) {
        (ClockKind::Hourglass, ..) => None,
        (_, 0, stages) => {
            let mut fields = Vec::new();
            for stage in stages {
                fields.push(format!("{}/{time}", stage.moves));
                time = seconds(stage.add_ms)?;
            }
            fields.push(time.to_string());
            Some(fields.join(":"))
        }
        (ClockKind::Fischer, bonus, []) => Some(format!("{time}+{}", seconds(bonus)?)),
        _ => None,
    }
}
