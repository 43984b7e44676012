//! Calendar dates for PGN.

use std::time::Duration;

use crate::game::Date;

/// The date for a time since 1970-01-01.
///
/// Howard Hinnant's `civil_from_days` (<https://howardhinnant.github.io/date_algorithms.html>): years that begin in
/// March have their leap day at the end, and every era of 400 years has 146,097 days.
pub fn date(since_1970: Duration) -> Date {
    let days = since_1970.as_secs() / 86_400 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (year, month) =
        if month < 10 { (era * 400 + year, month + 3) } else { (era * 400 + year + 1, month - 9) };
    Date { year: year as u32, month: month as u32, day: day as u32 }
}
