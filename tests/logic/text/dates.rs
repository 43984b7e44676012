//! Dates and time controls in the words of each language.

use jadoube::game::Date;
use jadoube::text::messages::{Language, Texts};
use jadoube::text::time::{control_of_tag, date, date_of_tag};

#[test]
fn dates_are_written_as_people_do() {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    for (month, name) in (1..).zip(months) {
        let day = 2 * month;
        let told = |language| date(&Texts::new(language), Date { year: 2026, month, day });
        assert_eq!(told(Language::EN), format!("{day} {name} 2026"));
        assert_eq!(told(Language::NL), format!("{day}-{month}-2026"));
    }
}

/// What a file does not tell is left out; what is no date stays as it is.
#[test]
fn dates_of_files_are_written_as_people_do() {
    for (tag, en, nl) in [
        ("2026.11.26", "26 Nov 2026", "26-11-2026"),
        ("1972.07.11", "11 Jul 1972", "11-7-1972"),
        ("2026.11.??", "Nov 2026", "11-2026"),
        ("2026.??.??", "2026", "2026"),
        ("2026", "2026", "2026"),
        ("????.??.??", "????.??.??", "????.??.??"),
        ("2026.13.01", "2026.13.01", "2026.13.01"),
        ("2026.00.??", "2026.00.??", "2026.00.??"),
        ("next week", "next week", "next week"),
        ("", "", ""),
    ] {
        let told = |language| date_of_tag(&Texts::new(language), tag);
        assert_eq!([told(Language::EN), told(Language::NL)], [en, nl], "{tag}");
    }
}

#[test]
fn time_controls_of_files_are_written_as_people_do() {
    for (tag, en, nl) in [
        ("300+3", "5 min + 3 s", "5 min + 3 s"),
        ("5400", "90 min", "90 min"),
        ("90+1", "1 min 30 s + 1 s", "1 min 30 s + 1 s"),
        ("15", "15 s", "15 s"),
        (
            "40/5400+30:1800+30",
            "40 moves in 90 min + 30 s, then 30 min + 30 s",
            "40 zetten in 90 min + 30 s, dan 30 min + 30 s",
        ),
        (
            "40/7200:20/3600:900",
            "40 moves in 120 min, then 20 moves in 60 min, then 15 min",
            "40 zetten in 120 min, dan 20 zetten in 60 min, dan 15 min",
        ),
        ("40/9000", "40 moves in 150 min", "40 zetten in 150 min"),
        ("*180", "*180", "*180"),
        ("300:60", "300:60", "300:60"),
        ("?", "?", "?"),
        ("99999999999999999999", "99999999999999999999", "99999999999999999999"),
    ] {
        let told = |language| control_of_tag(&Texts::new(language), tag);
        assert_eq!([told(Language::EN), told(Language::NL)], [en, nl], "{tag}");
    }
}
