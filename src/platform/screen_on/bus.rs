//! Keeps the screen on through D-Bus: with the desktop's own service, or with the portal if that service does not do
//! so, for example because a sandbox hides it.

use std::collections::HashMap;

use pollster::block_on;
use zbus::zvariant::{OwnedObjectPath, Value};
use zbus::{Connection, Error, connection};

use super::{KeepScreenOn, through};

/// The desktop's own service: its name, path and interface.
const SCREEN_SAVER: [&str; 3] =
    ["org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver"];
/// The portal: its name, path and interface.
const PORTAL: [&str; 3] =
    ["org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Inhibit"];
/// What the portal is asked to prevent: the session becoming idle.
const IDLE: u32 = 8;

/// A promise from the desktop to keep the screen on. The desktop ends the promise if the program is gone.
pub struct ScreenLock {
    bus: Connection,
    by: Promise,
}

enum Promise {
    Cookie(u32),
    Request(OwnedObjectPath),
}

/// A function that keeps the screen on through the desktop that belongs to the bus with this address.
pub fn on_bus(address: String) -> KeepScreenOn {
    through(move |reason| block_on(ask(connection::Builder::address(address.as_str())?, reason)))
}

pub(super) fn keep(reason: &str) -> Result<ScreenLock, Error> {
    block_on(ask(connection::Builder::session()?, reason))
}

async fn ask(bus: connection::Builder<'_>, reason: &str) -> Result<ScreenLock, Error> {
    let bus = bus.build().await?;
    let [name, path, interface] = SCREEN_SAVER;
    let asked = bus.call_method(Some(name), path, Some(interface), "Inhibit", &("Jadoube", reason)).await;
    let by = if let Ok(answer) = asked {
        Promise::Cookie(answer.body().deserialize()?)
    } else {
        let request = ("", IDLE, HashMap::from([("reason", Value::from(reason))]));
        let [name, path, interface] = PORTAL;
        let asked = bus.call_method(Some(name), path, Some(interface), "Inhibit", &request).await?;
        Promise::Request(asked.body().deserialize()?)
    };
    Ok(ScreenLock { bus, by })
}

impl Drop for ScreenLock {
    fn drop(&mut self) {
        let given_back = async {
            match &self.by {
                Promise::Cookie(cookie) => {
                    let [name, path, interface] = SCREEN_SAVER;
                    self.bus.call_method(Some(name), path, Some(interface), "UnInhibit", cookie).await
                }
                Promise::Request(request) => {
                    let [name, ..] = PORTAL;
                    let interface = "org.freedesktop.portal.Request";
                    self.bus.call_method(Some(name), request, Some(interface), "Close", &()).await
                }
            }
        };
        if let Err(why) = block_on(given_back) {
            log::debug!("the screen was not given back: {why}");
        }
    }
}
