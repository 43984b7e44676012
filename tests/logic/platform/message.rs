//! Which program shows a message while there is no window. Stand-ins take the place of the dialog programs and, on a
//! private bus, of the notification service.

#![allow(clippy::used_underscore_binding, reason = "what notifications bring and the test has no use for")]

use std::collections::HashMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::mpsc::{Sender, channel};

use jadoube::platform::message::desktop::Programs;
use zbus::interface;
use zbus::zvariant::OwnedValue;

use super::bus::Bus;
use crate::folder::Folder;

const TITLE: &str = "Jadoube";
const TEXT: &str =
    "A driver is missing & <more>. Install it with “sudo apt install libgl1”, which may take a while.";

/// A stand-in for the notification service.
struct Notifications(Sender<String>);

#[interface(name = "org.freedesktop.Notifications")]
impl Notifications {
    #[allow(clippy::too_many_arguments, clippy::needless_pass_by_value, reason = "so the interface is")]
    fn notify(
        &self,
        program: &str,
        _replaces: u32,
        icon: &str,
        title: &str,
        body: &str,
        _actions: Vec<String>,
        hints: HashMap<String, OwnedValue>,
        expires: i32,
    ) -> u32 {
        let urgency = u8::try_from(&hints["urgency"]).expect("a byte");
        let told = format!("{program} {icon} {title} {urgency} {expires} {body}");
        self.0.send(told).expect("the test");
        1
    }
}

/// Creates a program that writes its arguments, one per line, to a file named after it, and exits with this code.
fn program(folder: &Path, name: &str, code: u8) {
    let path = folder.join(name);
    let script = format!("#!/bin/sh\nprintf '%s\\n' \"$@\" >'{}.told'\nexit {code}\n", path.display());
    fs::write(&path, script).expect("a program");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("a program");
}

/// Checks which program shows the message, given these programs with their exit codes and possibly a notification
/// service.
#[track_caller]
fn check(programs: &[(&str, u8)], notifies: bool, shown_by: Option<&str>) {
    let Some(bus) = Bus::start() else { return };
    let (sender, receiver) = channel();
    let _service = notifies.then(|| {
        bus.serve("org.freedesktop.Notifications", "/org/freedesktop/Notifications", Notifications(sender))
    });
    let folder = Folder::new();
    for (name, code) in programs {
        program(&folder.0, name, *code);
    }
    let shown = Programs { folder: Some(folder.0.clone()), bus: Some(bus.address.clone()) }.show(TITLE, TEXT);
    let told = match shown_by {
        Some("notification") => receiver.try_recv().ok(),
        Some(name) => fs::read_to_string(folder.0.join(format!("{name}.told"))).ok(),
        None => None,
    };
    assert_eq!(shown, shown_by.is_some(), "{programs:?}");
    let Some(name) = shown_by else { return };
    let lines = TEXT.replace("install libgl1", "install\nlibgl1").replace(['“', '”'], "'");
    let expected = match name {
        "zenity" => format!("--error\n--no-markup\n--title\n{TITLE}\n--text\n{lines}\n"),
        "kdialog" => format!("--title\n{TITLE}\n--error\n{TEXT}\n"),
        "xmessage" => format!("-center\n-title\n{TITLE}\n{lines}\n"),
        _ => format!("Jadoube jadoube {TITLE} 2 0 {}", TEXT.replace('&', "&amp;").replace('<', "&lt;")),
    };
    assert_eq!(told, Some(expected), "{programs:?}");
}

#[test]
fn a_message_is_shown_by_the_first_that_can() {
    let all = &[("zenity", 0), ("kdialog", 0), ("xmessage", 0)];
    for (programs, notifies, shown_by) in [
        (&all[..], true, Some("zenity")),
        (&all[1..], true, Some("kdialog")),
        (&all[2..], true, Some("notification")),
        (&all[2..], false, Some("xmessage")),
        (&[], true, Some("notification")),
        (&[], false, None),
        // Exit codes 0 and 1 count as a dialog that was shown and closed, other codes as a dialog that was not shown.
        (&[("zenity", 1), ("kdialog", 0)], true, Some("zenity")),
        (&[("zenity", 255), ("kdialog", 0)], true, Some("kdialog")),
        (&[("zenity", 127), ("kdialog", 2)], true, Some("notification")),
    ] {
        check(programs, notifies, shown_by);
    }
}
