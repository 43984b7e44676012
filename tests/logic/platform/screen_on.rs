//! Requests to keep the screen on and to let it go off again, on a private D-Bus: with the desktop's screen saver
//! service, with only the portal, or with neither.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use jadoube::platform::screen_on::bus::on_bus;
use pollster::block_on;
use zbus::zvariant::{OwnedObjectPath, Value};
use zbus::{fdo, interface};

use super::bus::Bus;

/// A stand-in for the screen saver service of desktops such as GNOME and KDE. With `refuses`, it refuses each request.
struct ScreenSaver {
    told: Sender<String>,
    refuses: bool,
}

#[interface(name = "org.freedesktop.ScreenSaver")]
impl ScreenSaver {
    fn inhibit(&self, program: &str, reason: &str) -> fdo::Result<u32> {
        self.told.send(format!("{program}: {reason}")).expect("the test");
        if self.refuses { Err(fdo::Error::AccessDenied("not now".to_owned())) } else { Ok(7) }
    }

    #[zbus(name = "UnInhibit")]
    fn un_inhibit(&self, cookie: u32) {
        self.told.send(format!("given back: {cookie}")).expect("the test");
    }
}

/// A stand-in for the portal to which sandboxed programs send such requests.
struct Portal(Sender<String>);

#[interface(name = "org.freedesktop.portal.Inhibit")]
impl Portal {
    fn inhibit(&self, window: &str, flags: u32, mut options: HashMap<String, Value<'_>>) -> OwnedObjectPath {
        let reason = options.remove("reason").and_then(|reason| String::try_from(reason).ok());
        self.0.send(format!("portal {window}{flags}: {}", reason.expect("a reason"))).expect("the test");
        OwnedObjectPath::try_from("/org/freedesktop/portal/desktop/request/1").expect("a path")
    }
}

struct Request(Sender<String>);

#[interface(name = "org.freedesktop.portal.Request")]
impl Request {
    fn close(&self) {
        self.0.send("given back by the portal".to_owned()).expect("the test");
    }
}

fn heard(receiver: &Receiver<String>) -> String {
    receiver.recv_timeout(Duration::from_secs(30)).expect("the desktop is told")
}

#[test]
fn the_desktop_is_asked_and_gets_the_screen_back() {
    let Some(bus) = Bus::start() else { return };
    let (told, receiver) = channel();
    let saver = ScreenSaver { told, refuses: false };
    let _service = bus.serve("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", saver);
    let keep_on = on_bus(bus.address.clone());
    for reason in ["A game is being played", "Er wordt een partij gespeeld"] {
        keep_on(Some(reason.to_owned()));
        assert_eq!(heard(&receiver), format!("Jadoube: {reason}"));
        // The same request again is not passed on.
        keep_on(Some(reason.to_owned()));
        keep_on(None);
        assert_eq!(heard(&receiver), "given back: 7");
    }
    // Dropping `keep_on` lets the screen go off as well.
    keep_on(Some("again".to_owned()));
    assert_eq!(heard(&receiver), "Jadoube: again");
    drop(keep_on);
    assert_eq!(heard(&receiver), "given back: 7");
}

#[test]
fn the_portal_is_asked_where_it_is_all_there_is() {
    let Some(bus) = Bus::start() else { return };
    let (sender, receiver) = channel();
    let portal = bus.serve(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        Portal(sender.clone()),
    );
    let request = portal.object_server().at("/org/freedesktop/portal/desktop/request/1", Request(sender));
    assert!(block_on(request).expect("a path"));
    let keep_on = on_bus(bus.address.clone());
    keep_on(Some("A game is being played".to_owned()));
    assert_eq!(heard(&receiver), "portal 8: A game is being played");
    keep_on(None);
    assert_eq!(heard(&receiver), "given back by the portal");
}

/// Without a bus, on a desktop with neither service, and where the service refuses, the program carries on. After a
/// refusal, it asks again at the next request.
#[test]
fn a_desktop_that_knows_nothing_of_it_is_no_trouble() {
    on_bus("unix:path=/nowhere/at/all".to_owned())(Some("in vain".to_owned()));
    let Some(bus) = Bus::start() else { return };
    let (told, receiver) = channel();
    let keep_on = on_bus(bus.address.clone());
    keep_on(Some("in vain".to_owned()));
    let saver = ScreenSaver { told, refuses: true };
    let _service = bus.serve("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", saver);
    for reason in ["once", "twice"] {
        keep_on(Some(reason.to_owned()));
        // If the service started in time, it also got the request "in vain".
        while heard(&receiver) != format!("Jadoube: {reason}") {}
    }
}
