//! Dates and time controls in the words of each language.

use jadoube::game::Date;
use jadoube::text::messages::{Language, Texts};
use jadoube::text::time::{control_of_tag, date, date_of_tag};

use crate::tables::rows;

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

#[test]
fn dates_and_time_controls_of_files_are_written_as_people_do() {
    let words = [Language::EN, Language::NL].map(Texts::new);
    for [what, tag, en, nl] in rows!("dates") {
        let told = if what == "date" { date_of_tag } else { control_of_tag };
        assert_eq!([told(&words[0], tag), told(&words[1], tag)], [en, nl], "{tag}");
    }
}
