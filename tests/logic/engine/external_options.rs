//! The options that engines declare, sensible or not, and the values they accept.

use jadoube::engine::external::{OptionKind, UciOption};

fn check(line: &str) -> Option<(String, OptionKind)> {
    UciOption::read(line).map(|option| (option.name, option.kind))
}

fn spin(default: i64, min: i64, max: i64) -> OptionKind {
    OptionKind::Spin { default, min, max }
}

fn combo(default: &str, choices: &[&str]) -> OptionKind {
    let choices = choices.iter().map(|choice| (*choice).to_owned()).collect();
    OptionKind::Combo { default: default.to_owned(), choices }
}

#[test]
fn options_are_read() {
    let (least, most) = (i32::MIN.into(), i32::MAX.into());
    for (line, name, kind) in [
        ("name Hash type spin default 16 min 1 max 4096", "Hash", spin(16, 1, 4096)),
        ("name  Move\tOverhead  type spin max 5 min -5", "Move Overhead", spin(0, -5, 5)),
        ("name Far type spin default 99 min 1 max 9", "Far", spin(9, 1, 9)),
        ("name None type spin", "None", spin(0, least, most)),
        ("name Torn type spin default x min 1 max 99999999999999999999", "Torn", spin(1, 1, most)),
        ("name Ponder type check default true", "Ponder", OptionKind::Check(true)),
        ("name Odd type check default yes", "Odd", OptionKind::Check(false)),
        ("name Bare type check", "Bare", OptionKind::Check(false)),
        ("name File type string default <empty>", "File", OptionKind::Text(String::new())),
        ("name File type string", "File", OptionKind::Text(String::new())),
        ("name File type string default a  default b", "File", OptionKind::Text("a default b".to_owned())),
        ("name Clear Hash type button", "Clear Hash", OptionKind::Button),
        (
            "name Style type combo default Very Wild var Solid var Very Wild",
            "Style",
            combo("Very Wild", &["Solid", "Very Wild"]),
        ),
        ("name S type combo var a var b default b", "S", combo("b", &["a", "b"])),
        ("name S type combo default z var a var a var", "S", combo("a", &["a"])),
        ("name A type of thing type check default true", "A type of thing", OptionKind::Check(true)),
    ] {
        assert_eq!(check(line), Some((name.to_owned(), kind)), "{line}");
    }
    let long = format!("name {} type check", "x".repeat(200));
    for line in [
        "",
        "name",
        "type check",
        "name type check",
        "Hash type spin",
        "name X type colour default red",
        "name X type spin min 9 max 3",
        "name X type combo",
        "name X type combo default a",
        &long,
    ] {
        assert_eq!(check(line), None, "{line}");
    }
}

#[test]
fn only_what_is_accepted_may_be_set() {
    for (line, good, bad) in [
        (
            "name X type spin min 1 max 9",
            &["1", "9"][..],
            &["0", "10", "", "x", "1.5", "99999999999999999999"][..],
        ),
        ("name X type check", &["true", "false"], &["", "True", "yes"]),
        ("name X type combo var a var b c", &["a", "b c"], &["", "A", "d"]),
        ("name X type string", &["", "a b", "/é"], &["a\nquit", "\u{0}"]),
        ("name X type button", &[""], &["x"]),
    ] {
        let option = UciOption::read(line).expect("an option");
        assert!(option.accepts(&option.default()), "{line}");
        assert!(good.iter().all(|value| option.accepts(value)), "{line}");
        assert!(bad.iter().all(|value| !option.accepts(value)), "{line}");
    }
    let ours =
        |name: &str| UciOption::read(&format!("name {name} type button")).expect("an option").is_ours();
    assert!(["UCI_Chess960", "multipv", "Ponder", "UCI_AnalyseMode"].into_iter().all(ours));
    assert!(!["Hash", "Threads", "UCI_Elo"].into_iter().any(ours));
}
