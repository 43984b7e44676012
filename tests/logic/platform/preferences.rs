//! The desktop's preferences for text size, contrast and motion, read from a portal that the test provides.

use std::collections::HashMap;
use std::sync::mpsc::channel;
use std::time::Duration;

use jadoube::platform::preferences::{SystemPreferences, portal};
use pollster::block_on;
use zbus::interface;
use zbus::object_server::SignalEmitter;
use zbus::zvariant::{OwnedValue, Value};

use super::bus::Bus;

const PATH: &str = "/org/freedesktop/portal/desktop";
const APPEARANCE: &str = "org.freedesktop.appearance";
const GNOME: &str = "org.gnome.desktop.interface";
const ACCESS: &str = "org.gnome.desktop.a11y.interface";

type Setting = (&'static str, &'static str, Value<'static>);

/// A stand-in for the settings portal of desktops such as GNOME and KDE.
struct Settings(Vec<Setting>);

fn owned(value: &Value<'_>) -> OwnedValue {
    value.try_to_owned().expect("a value without files")
}

#[interface(name = "org.freedesktop.portal.Settings")]
impl Settings {
    fn read_all(&self, groups: Vec<String>) -> HashMap<String, HashMap<String, OwnedValue>> {
        let values = |group: &str| {
            let settings = self.0.iter().filter(|(of, ..)| *of == group);
            settings.map(|(_, key, value)| ((*key).to_owned(), owned(value))).collect()
        };
        groups.into_iter().map(|group| (group.clone(), values(&group))).collect()
    }

    #[zbus(signal)]
    async fn setting_changed(
        emitter: &SignalEmitter<'_>,
        group: &str,
        key: &str,
        value: Value<'_>,
    ) -> zbus::Result<()>;
}

/// Checks which preferences are reported at first, with these settings, and after each of these changes.
#[track_caller]
fn check(settings: Vec<Setting>, expected: SystemPreferences, changes: Vec<(Setting, SystemPreferences)>) {
    let Some(bus) = Bus::start() else { return };
    let told = format!("{settings:?}");
    let desktop = bus.serve("org.freedesktop.portal.Desktop", PATH, Settings(settings));
    let (sender, receiver) = channel();
    // An error is ignored: at the end of the test, the receiver may be gone.
    portal::watch(Some(bus.address.clone()), Box::new(move |heard| _ = sender.send(heard)));
    let heard = || receiver.recv_timeout(Duration::from_secs(30)).expect("the preferences");
    assert_eq!(heard(), expected, "{told}");
    let emitter = SignalEmitter::new(&desktop, PATH).expect("a path");
    for ((group, key, value), expected) in changes {
        block_on(Settings::setting_changed(&emitter, group, key, value)).expect("a signal");
        assert_eq!(heard(), expected, "{told}, then {group} {key}");
    }
}

#[test]
fn the_desktop_says_what_its_user_prefers() {
    let none = SystemPreferences::default();
    check(vec![], none, vec![]);
    let large = SystemPreferences { text_size: Some(125), ..none };
    let contrast = SystemPreferences { more_contrast: true, ..none };
    let still = SystemPreferences { less_motion: true, ..none };
    check(vec![(GNOME, "text-scaling-factor", 1.25.into())], large, vec![]);
    check(vec![(APPEARANCE, "contrast", 1_u32.into())], contrast, vec![]);
    check(vec![(APPEARANCE, "contrast", 0_u32.into())], none, vec![]);
    check(vec![(ACCESS, "high-contrast", true.into())], contrast, vec![]);
    check(vec![(APPEARANCE, "reduced-motion", 1_u32.into())], still, vec![]);
    check(vec![(GNOME, "enable-animations", false.into())], still, vec![]);
    check(vec![(GNOME, "enable-animations", true.into())], none, vec![]);
    // Some portals wrap a value in another value. Values of other types are ignored.
    check(vec![(APPEARANCE, "contrast", Value::Value(Box::new(1_u32.into())))], contrast, vec![]);
    check(
        vec![(APPEARANCE, "contrast", "high".into()), (GNOME, "text-scaling-factor", 2_u32.into())],
        none,
        vec![],
    );
    check(
        vec![(GNOME, "text-scaling-factor", f64::NAN.into())],
        SystemPreferences { text_size: Some(0), ..none },
        vec![],
    );
}

#[test]
fn changed_preferences_are_received() {
    let none = SystemPreferences::default();
    let large = SystemPreferences { text_size: Some(150), ..none };
    check(
        vec![],
        none,
        vec![
            ((GNOME, "text-scaling-factor", 1.5.into()), large),
            ((GNOME, "enable-animations", false.into()), SystemPreferences { less_motion: true, ..large }),
            ((GNOME, "enable-animations", true.into()), large),
            ((APPEARANCE, "contrast", 1_u32.into()), SystemPreferences { more_contrast: true, ..large }),
        ],
    );
}
