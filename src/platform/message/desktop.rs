//! Shows messages with the programs of a desktop: in a dialog, or else in a notification or a plain window.

use std::collections::HashMap;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use pollster::block_on;
use zbus::zvariant::Value;
use zbus::{Error, connection};

/// The service that shows notifications: its name, path and interface.
const NOTIFICATIONS: [&str; 3] =
    ["org.freedesktop.Notifications", "/org/freedesktop/Notifications", "org.freedesktop.Notifications"];
/// The highest urgency; such a notification stays until it is closed.
const CRITICAL: u8 = 2;
/// The number of characters at which lines are broken for `zenity` and `xmessage`, which make their window as wide as
/// the longest line.
const LINE: usize = 64;

/// Where to find the programs and the bus that can show a message.
#[derive(Clone, Debug, Default)]
pub struct Programs {
    /// The folder of the programs; `None` for the folders of the system.
    pub folder: Option<PathBuf>,
    /// The address of the bus; `None` for the user's session bus.
    pub bus: Option<String>,
}

impl Programs {
    /// Shows a message with the first of these that works: the dialogs of GNOME and KDE, a notification, and the plain
    /// window of `xmessage`. Returns whether one of them seems to have worked.
    pub fn show(&self, title: &str, text: &str) -> bool {
        // In a locale without UTF-8, `zenity` and `xmessage` refuse or garble curly quotation marks.
        let lines = in_lines(&text.replace(['“', '”', '‘', '’'], "'"));
        self.run("zenity", &["--error", "--no-markup", "--title", title, "--text", &lines])
            || self.run("kdialog", &["--title", title, "--error", text])
            || block_on(self.notify(title, text)).is_ok()
            || self.run("xmessage", &["-center", "-title", title, &lines])
    }

    /// Runs a program; returns whether its exit code is 0 or 1, as after a dialog was closed. Some programs also exit
    /// with 1 if they can't reach the screen.
    fn run(&self, program: &str, args: &[&str]) -> bool {
        let path = self.folder.as_deref().map_or_else(|| program.into(), |folder| folder.join(program));
        let mut command = Command::new(path);
        command.args(args).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| matches!(status.code(), Some(0 | 1)))
    }

    async fn notify(&self, title: &str, text: &str) -> Result<(), Error> {
        let bus = match &self.bus {
            Some(address) => connection::Builder::address(address.as_str())?,
            None => connection::Builder::session()?,
        };
        let [name, path, interface] = NOTIFICATIONS;
        let hints = HashMap::from([("urgency", Value::from(CRITICAL))]);
        let actions: [&str; 0] = [];
        // A notification interprets markup in its body.
        let body = text.replace('&', "&amp;").replace('<', "&lt;");
        let message = ("Jadoube", 0_u32, "jadoube", title, body, &actions[..], hints, 0_i32);
        bus.build().await?.call_method(Some(name), path, Some(interface), "Notify", &message).await?;
        Ok(())
    }
}

fn in_lines(text: &str) -> String {
    let (mut lines, mut width) = (String::new(), 0);
    for word in text.split(' ') {
        let length = word.chars().count();
        if width > 0 {
            let fits = width + 1 + length <= LINE;
            lines.push(if fits { ' ' } else { '\n' });
            width = if fits { width + 1 } else { 0 };
        }
        lines.push_str(word);
        width += length;
    }
    lines
}
