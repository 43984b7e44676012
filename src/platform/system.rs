//! Describes the computer in a few words of English, for bug reports.

use std::env;
#[cfg(not(target_arch = "wasm32"))]
use std::fs;

/// Whether `jadoube`, unlike `jadoube-console`, gets no console, so that what it prints is lost (see `main.rs`).
pub const WINDOW_WITHOUT_CONSOLE: bool = cfg!(all(windows, not(debug_assertions)));

/// The system and the processor, such as "Debian GNU/Linux 12 (bookworm), x86_64".
#[cfg(not(target_arch = "wasm32"))]
pub fn name() -> String {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let system = release_name(&release).unwrap_or(env::consts::OS);
    format!("{system}, {}", env::consts::ARCH)
}

/// The browser's description of itself, which names the system.
#[cfg(target_arch = "wasm32")]
pub fn name() -> String {
    super::web::browser()
}

/// The desktop and its protocol, such as "GNOME, wayland"; `None` if the environment names no screen, as is usual on
/// Windows and macOS.
pub fn desktop() -> Option<String> {
    desktop_of(|name| env::var(name).ok())
}

/// The name of the system in the text of a file such as `/etc/os-release`.
pub fn release_name(release: &str) -> Option<&str> {
    let value = release.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="))?;
    Some(value.trim_matches('"')).filter(|name| !name.is_empty())
}

/// The desktop and the protocol that these environment variables name; `None` if they name no screen.
pub fn desktop_of(variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    let protocol = match (set("WAYLAND_DISPLAY"), set("DISPLAY")) {
        (Some(_), _) => "wayland",
        (None, Some(_)) => "x11",
        (None, None) => return None,
    };
    let desktop = set("XDG_CURRENT_DESKTOP").unwrap_or_else(|| "unknown".to_owned());
    Some(format!("{desktop}, {protocol}"))
}
