//! The options that engines declare, sensible or not, and the values they accept.

use jadoube::engine::external::UciOption;

use crate::tables::rows;

#[test]
fn options_are_read() {
    for [line, name, kind] in rows!("engine-options") {
        let read = UciOption::read(&line.replace("\\t", "\t"));
        let read = read.map(|option| (option.name, format!("{:?}", option.kind))).unwrap_or_default();
        assert_eq!(read, (name.to_owned(), kind.to_owned()), "{line}");
    }
    assert_eq!(UciOption::read(&format!("name {} type check", "x".repeat(200))), None);
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
