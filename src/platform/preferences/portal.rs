//! The desktop's settings, and whether it has file dialogs, as its portal reports them over D-Bus. GNOME, KDE and
//! others have this portal.

use std::collections::HashMap;
use std::time::Duration;

use futures_lite::StreamExt;
use pollster::block_on;
use zbus::zvariant::{OwnedValue, Value};
use zbus::{Connection, Error, Proxy, connection};

use super::{Report, SystemPreferences};
use crate::platform::in_background;

/// The portal's name, its path, and its interface for settings.
const PORTAL: [&str; 3] =
    ["org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"];
/// The settings that all desktops share.
const APPEARANCE: &str = "org.freedesktop.appearance";
/// GNOME's own settings, which are older than the shared ones.
const GNOME: &str = "org.gnome.desktop.interface";
const GNOME_ACCESS: &str = "org.gnome.desktop.a11y.interface";

/// The desktop's settings: groups of named values.
type Groups = HashMap<String, HashMap<String, OwnedValue>>;

/// Watches, on a separate thread, the settings of the desktop on the bus with this address, or on the user's session
/// bus if the address is `None`.
pub fn watch(address: Option<String>, report: Report) {
    in_background("preferences", move || {
        if let Err(why) = block_on(follow(address.as_deref(), &report)) {
            log::info!("the desktop's preferences are not known: {why}");
        }
    });
}

/// How long to wait for each answer about file dialogs. The window waits in the meantime.
const PATIENCE: Duration = Duration::from_millis(500);

/// Whether the desktop has file dialogs for programs.
pub fn has_file_dialogs() -> bool {
    let ask = async {
        let bus = connection::Builder::session()?.method_timeout(PATIENCE).build().await?;
        let [name, path, _] = PORTAL;
        let dialogs = Proxy::new(&bus, name, path, "org.freedesktop.portal.FileChooser").await?;
        dialogs.get_property::<u32>("version").await
    };
    block_on(ask).is_ok()
}

/// Reports the desktop's preferences, and then each change.
async fn follow(address: Option<&str>, report: &Report) -> Result<(), Error> {
    let bus = match address {
        Some(address) => connection::Builder::address(address)?,
        None => connection::Builder::session()?,
    };
    let bus: Connection = bus.build().await?;
    let [name, path, interface] = PORTAL;
    let portal = Proxy::new(&bus, name, path, interface).await?;
    let mut changes = portal.receive_signal("SettingChanged").await?;
    let mut groups: Groups = portal.call("ReadAll", &(vec![APPEARANCE, GNOME, GNOME_ACCESS],)).await?;
    let mut reported = preferences(&groups);
    report(reported);
    while let Some(change) = changes.next().await {
        let (group, key, value): (String, String, OwnedValue) = change.body().deserialize()?;
        groups.entry(group).or_default().insert(key, value);
        let now = preferences(&groups);
        if now != reported {
            reported = now;
            report(now);
        }
    }
    Ok(())
}

fn preferences(groups: &Groups) -> SystemPreferences {
    let value = |group: &str, key: &str| groups.get(group)?.get(key).map(|value| plain(value));
    let number = |group, key| value(group, key).and_then(|value| u32::try_from(value).ok());
    let truth = |group, key| value(group, key).and_then(|value| bool::try_from(value).ok());
    let scale = value(GNOME, "text-scaling-factor").and_then(|value| f64::try_from(value).ok());
    SystemPreferences {
        text_size: scale.map(|scale| (scale * 100.0).round() as u16),
        more_contrast: number(APPEARANCE, "contrast") == Some(1)
            || truth(GNOME_ACCESS, "high-contrast") == Some(true),
        less_motion: number(APPEARANCE, "reduced-motion") == Some(1)
            || truth(GNOME, "enable-animations") == Some(false),
    }
}

/// A value without the wrapping that some portals add.
fn plain<'a>(value: &'a Value<'a>) -> &'a Value<'a> {
    match value {
        Value::Value(inner) => plain(inner),
        value => value,
    }
}
