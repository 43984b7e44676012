//! Dates in the words of each language.

use jadoube::game::Date;
use jadoube::text::messages::{Language, Texts};
use jadoube::text::time::date;

#[test]
fn dates_are_written_as_people_do() {
    let months = [
        ("January", "januari"),
        ("February", "februari"),
        ("March", "maart"),
        ("April", "april"),
        ("May", "mei"),
        ("June", "juni"),
        ("July", "juli"),
        ("August", "augustus"),
        ("September", "september"),
        ("October", "oktober"),
        ("November", "november"),
        ("December", "december"),
    ];
    for (month, (en, nl)) in (1..).zip(months) {
        let day = 2 * month;
        for (language, name) in [(Language::EN, en), (Language::NL, nl)] {
            let told = date(&Texts::new(language), Date { year: 2026, month, day });
            assert_eq!(told, format!("{day} {name} 2026"));
        }
    }
}
