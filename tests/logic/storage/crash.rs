//! Crash reports: what they contain, and that none is shown twice. Also how the system and the desktop are named.

use std::panic::{self, PanicHookInfo};
use std::sync::{Arc, Mutex};
use std::{fs, thread};

use jadoube::platform::system::{desktop_of, release_name};
use jadoube::storage::crash::{CrashKind, Report, describe, keep, note, report, take};

use crate::folder::Folder;

#[test]
fn reports_appear_once_worst_first() {
    let folder = Folder::new();
    let inside = folder.0.join("crashes");
    assert_eq!(take(&inside), None, "there is no folder yet");
    let told = |ending, text: &str| Some(Report { ending, text: text.to_owned() });
    for (kept, expected) in [
        (&[(CrashKind::Crash, "one")][..], told(CrashKind::Crash, "one")),
        (&[(CrashKind::Failure, "two")], told(CrashKind::Failure, "two")),
        (&[(CrashKind::Crash, "three"), (CrashKind::Failure, "four")], told(CrashKind::Crash, "three")),
        (&[(CrashKind::Crash, "five"), (CrashKind::Crash, "six")], told(CrashKind::Crash, "six")),
    ] {
        for (ending, text) in kept {
            let file = keep(&inside, *ending, text).expect("it is written");
            assert_eq!(fs::read_to_string(file).expect("the file"), *text);
        }
        assert_eq!(take(&inside), expected);
        assert_eq!(take(&inside), None, "{kept:?} is told again");
    }
    // The report is kept, so that the user can still send it later.
    assert_eq!(fs::read_to_string(inside.join("crash.told.txt")).expect("the file"), "six");
    fs::write(inside.join("crash.txt"), [0xff; 1 << 20]).expect("a file");
    assert!(take(&inside).is_some_and(|report| report.text.len() < 1 << 20), "what is no report is cut");
}

#[test]
fn a_report_says_where_and_what() {
    describe("Jadoube of a test\n".to_owned());
    for number in 0..40 {
        note(format!("action {number}"));
    }
    let found = Arc::new(Mutex::new(String::new()));
    let sink = Arc::clone(&found);
    let usual: Arc<dyn Fn(&PanicHookInfo<'_>) + Send + Sync> = panic::take_hook().into();
    let rest = Arc::clone(&usual);
    // Other tests may panic meanwhile.
    panic::set_hook(Box::new(move |info| match thread::current().name() {
        Some("doomed") => *sink.lock().expect("a report") = report(info, "doomed", "0: here"),
        _ => rest(info),
    }));
    let doomed = thread::Builder::new().name("doomed".to_owned()).spawn(|| panic!("on {}", "purpose"));
    assert!(doomed.expect("a thread").join().is_err());
    panic::set_hook(Box::new(move |info| usual(info)));
    let text = found.lock().expect("a report").clone();
    for part in ["Jadoube of a test\n", "\"doomed\"", "crash.rs:", "on purpose", "action 39\n", "\n0: here"] {
        assert!(text.contains(part), "no {part} in {text}");
    }
    assert!(!text.contains("action 19\n") && text.contains("action 20\n"), "{text}");
}

#[test]
fn the_system_is_named() {
    for (release, name) in [
        (
            "ID=debian\nPRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\n",
            Some("Debian GNU/Linux 12 (bookworm)"),
        ),
        ("PRETTY_NAME=Alpine\n", Some("Alpine")),
        ("PRETTY_NAME=\"\"\n", None),
        ("", None),
    ] {
        assert_eq!(release_name(release), name);
    }
    for (set, desktop) in [
        (&[][..], None),
        (&[("XDG_CURRENT_DESKTOP", "GNOME")], None),
        (&[("DISPLAY", ":0")], Some("unknown, x11")),
        (&[("DISPLAY", ":0"), ("WAYLAND_DISPLAY", "wayland-0")], Some("unknown, wayland")),
        (&[("DISPLAY", ":0"), ("WAYLAND_DISPLAY", ""), ("XDG_CURRENT_DESKTOP", "XFCE")], Some("XFCE, x11")),
    ] {
        let variable =
            |name: &str| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned());
        assert_eq!(desktop_of(variable).as_deref(), desktop, "{set:?}");
    }
}
