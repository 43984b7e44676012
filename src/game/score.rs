//! The game record of a played game: its moves, the notes on them, its start and its result.
//!
//! Section numbers refer to the PGN standard (Edwards, 1994). A comment before the first move gives the number of a
//! Chess960 start and, if the start was drawn by dice or the players placed the pieces, says how; help from an engine,
//! incidents and any ending but checkmate are also recorded as comments.
//!
//! For the writing of a record, see `record::pgn::write`.

use std::fmt;

use super::{ClockKind, Ending, Game, Incident, Laws, Remark, Stage, TimeControls};
use crate::record::{GameResult, Notes, Record};
use crate::start::{Origin, Start};

/// The maximum length of the value of a tag, in characters (section 7).
const MAX_TAG_LENGTH: usize = 255;

/// A date as PGN writes it: `2026.11.21`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    /// The year in the Gregorian calendar.
    pub year: u32,
    /// From 1 to 12.
    pub month: u32,
    /// From 1 to 31.
    pub day: u32,
}

impl Date {
    /// The date this many days after the beginning of 1970.
    ///
    /// Uses Howard Hinnant's `civil_from_days` (<https://howardhinnant.github.io/date_algorithms.html>): years that
    /// begin in March have their leap day at the end, and every era of 400 years has 146,097 days.
    pub const fn of_day(day: u32) -> Date {
        let days = day as u64 + 719_468;
        let (era, day) = (days / 146_097, days % 146_097);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let (year, month) =
            if month < 10 { (era * 400 + year, month + 3) } else { (era * 400 + year + 1, month - 9) };
        Date { year: year as u32, month: month as u32, day: day as u32 }
    }

    /// The date as `2026-11-21`.
    pub fn iso(self) -> String {
        let Date { year, month, day } = self;
        format!("{year:04}-{month:02}-{day:02}")
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}.{:02}.{:02}", self.year, self.month, self.day)
    }
}

/// What players may note with a move on their score sheets (8.1.4 and Appendix C.12 of the Laws).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MoveNotes {
    /// What the mover's clock showed after the press, in milliseconds; `None` without a clock.
    pub clock_ms: Option<u64>,
    /// Whether the mover offered a draw.
    pub draw_offer: bool,
}

/// A game, and what else its record is built from.
///
/// ```
/// use jadoube::game::{Ends, Game, Laws, Score};
/// use jadoube::record::pgn;
/// use jadoube::start::Start;
///
/// let game = Game::new(Start::chess960(959)?, Ends::Claims);
/// let score =
///     Score { game: &game, white: "De Vries", black: "Jansen", clock: &[None, None], laws: Laws::default(), date: None, noted: &[], incidents: &[] };
/// assert!(pgn::write(&score.record()).ends_with("\n\n{Chess960 start 959.} *\n\n"));
/// # Ok::<(), jadoube::start::StartError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Score<'a> {
    /// The moves, the start and the result.
    pub game: &'a Game,
    /// White's name.
    pub white: &'a str,
    /// Black's name.
    pub black: &'a str,
    pub clock: &'a TimeControls,
    /// The Laws of the game.
    pub laws: Laws,
    /// The day on which the game began; `None` if it is not known.
    pub date: Option<Date>,
    /// The notes on each move; there may be fewer notes than moves.
    pub noted: &'a [MoveNotes],
    /// What an arbiter records about this game.
    pub incidents: &'a [Incident],
}

impl Score<'_> {
    /// Builds the record with its remarks in English, for files.
    pub fn record(&self) -> Record {
        self.record_in(&|remark| remark.to_string())
    }

    /// Builds the record; `words` returns the text of a remark.
    pub fn record_in(&self, words: &dyn Fn(Remark<'_>) -> String) -> Record {
        let mut record = Record::new(self.start());
        for (name, value) in self.tags() {
            record.tags.set(name, &value);
        }
        record.result = self.game.outcome().map_or(GameResult::Open, |outcome| match outcome.winner {
            Some(color) => GameResult::Won(color),
            None => GameResult::Drawn,
        });
        let mut place = Record::ROOT;
        note(record.notes_mut(place), self.beginning().into_iter().chain(self.helps(0)), words);
        note(record.notes_mut(place), self.incidents(0), words);
        for (index, played) in self.game.played().iter().enumerate() {
            // Every move of a game is legal, as `push` requires.
            place = record.push(place, Some(played.mv));
            let noted = self.noted.get(index).copied().unwrap_or_default();
            let notes = record.notes_mut(place);
            (notes.clock_ms, notes.draw_offer) = (noted.clock_ms, noted.draw_offer);
            note(notes, self.helps(index + 1), words);
            note(notes, self.incidents(index + 1), words);
        }
        note(record.notes_mut(place), self.end(), words);
        record
    }

    /// The start as PGN can express it; comments say how the players chose it.
    fn start(&self) -> Start {
        let start = self.game.start();
        let plain = start.number().and_then(|number| Start::chess960(number.into()).ok());
        plain.filter(|_| *start.origin() != Origin::Given).unwrap_or_else(|| start.clone())
    }

    /// The tags of the seven-tag roster (section 8.1.1) that are known, except for the result; then the other tags.
    fn tags(&self) -> Vec<(&'static str, String)> {
        let mut tags: Vec<(&str, String)> = self.date.iter().map(|date| ("Date", date.to_string())).collect();
        for (name, value) in [("White", self.white), ("Black", self.black)] {
            // The value of a tag is one line, so line breaks and tabs become spaces.
            let words: Vec<&str> = value.split_whitespace().collect();
            let value = words.join(" ");
            let value = value.chars().filter(|letter| !letter.is_control()).take(MAX_TAG_LENGTH).collect();
            tags.push((name, value));
        }
        tags.push(("Termination", self.termination().to_owned()));
        tags.extend(time_control(self.clock).map(|control| ("TimeControl", control)));
        // The pace decides the penalties, so it belongs to the record of a game with a clock.
        let supervised = if self.laws.supervised { ", supervised" } else { "" };
        let laws = format!("{}{supervised}", self.laws.pace.name());
        tags.extend(self.clock.iter().any(Option::is_some).then_some(("Laws", laws)));
        tags
    }

    /// The value of the tag `Termination` (section 9.8.1). "Time forfeit" and "rules infraction" mean a loss, so a draw
    /// by a flag fall or an illegal move is "normal", and so is a result that both players signed although the game
    /// ended otherwise (Article 8.7 of the Laws).
    fn termination(&self) -> &'static str {
        let (ended, signed) = (self.game.ended(), self.game.outcome());
        let is_other = ended.map(|outcome| outcome.winner) != signed.map(|outcome| outcome.winner);
        match ended.map(|outcome| outcome.ending) {
            None => "unterminated",
            Some(_) if is_other => "normal",
            Some(Ending::FlagFall) => "time forfeit",
            Some(Ending::SecondIllegalMove | Ending::IllegalSealedMove | Ending::Arbiter) => {
                "rules infraction"
            }
            Some(_) => "normal",
        }
    }

    /// The remarks about help given after this many plies.
    fn helps(&self, after: usize) -> impl Iterator<Item = Remark<'_>> {
        let now = self.game.helps().iter().filter(move |given| given.after == after);
        now.map(|given| Remark::Help(given.help))
    }

    /// The remarks about incidents after this many plies.
    fn incidents(&self, after: usize) -> impl Iterator<Item = Remark<'_>> {
        self.incidents.iter().filter(move |incident| incident.after == after).map(Remark::Incident)
    }

    /// The Chess960 start and how the players chose it; `None` for any other start.
    fn beginning(&self) -> Option<Remark<'_>> {
        Some(Remark::Start(self.game.start().number()?, self.game.start().origin()))
    }

    /// How the game ended; `None` if it goes on, or if it ended in checkmate, because the last move shows that.
    fn end(&self) -> Option<Remark<'_>> {
        let outcome = self.game.ended().filter(|outcome| outcome.ending != Ending::Checkmate)?;
        Some(Remark::End { outcome, named: self.game.named_in_ending() })
    }
}

/// Adds each remark as a separate comment, unless its text is empty.
fn note<'a>(
    notes: &mut Notes,
    remarks: impl IntoIterator<Item = Remark<'a>>,
    words: &dyn Fn(Remark<'_>) -> String,
) {
    notes.comments.extend(remarks.into_iter().map(words).filter(|words| !words.is_empty()));
}

/// The value of the tag `TimeControl` (section 9.6.1): the time of each stage in whole seconds, with an increment if
/// there is one, or `-` without a clock. `None` for what the syntax can't express: time odds, a Bronstein bonus, a
/// delay, a stage with a time of 0, a fraction of a second, and an hourglass, since the syntax leaves open whether its
/// seconds are per player. Whether an increment comes before or after the move is not written.
fn time_control([white, black]: &TimeControls) -> Option<String> {
    if white != black {
        return None;
    }
    let Some(control) = white else { return Some("-".to_owned()) };
    if control.kind != ClockKind::Fischer && control.has_increment() {
        return None;
    }
    let time = |ms: u64, bonus_ms: u64| match (seconds(ms).filter(|&time| time > 0)?, seconds(bonus_ms)?) {
        (time, 0) => Some(time.to_string()),
        (time, bonus) => Some(format!("{time}+{bonus}")),
    };
    let (mut fields, mut bonus) = (Vec::new(), control.bonus_ms);
    let mut last = time(control.base_ms, bonus)?;
    for &Stage { moves, add_ms, bonus_ms } in &control.stages {
        fields.push(format!("{moves}/{last}"));
        bonus = bonus_ms.unwrap_or(bonus);
        last = time(add_ms, bonus)?;
    }
    fields.push(last);
    Some(fields.join(":"))
}

/// The time in seconds; `None` if that is not a whole number.
fn seconds(ms: u64) -> Option<u64> {
    ms.is_multiple_of(1000).then_some(ms / 1000)
}
