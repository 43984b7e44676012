//! The window opens on X only where a Wayland desktop is named, does not answer, and X is there.

use std::os::unix::net::UnixListener;

use jadoube::platform::display::needs_x;

use crate::table::journal::Folder;

#[test]
fn x_is_chosen_where_wayland_does_not_answer() {
    let folder = Folder::new();
    let _answers = UnixListener::bind(folder.0.join("wayland-1")).expect("a socket");
    drop(UnixListener::bind(folder.0.join("wayland-2")).expect("a socket that nobody listens at"));
    let whole_path = folder.0.join("wayland-1").display().to_string();
    let cases = [
        // WAYLAND_DISPLAY, WAYLAND_SOCKET, DISPLAY, and whether X is chosen
        ("", "", ":0", false),
        ("wayland-0", "", ":0", true),
        ("wayland-1", "", ":0", false),
        ("wayland-2", "", ":0", true),
        (&whole_path, "", ":0", false),
        ("wayland-0", "7", ":0", false),
        ("wayland-0", "", "", false),
        ("", "", "", false),
    ];
    for (wayland, socket, x, expected) in cases {
        let variable = |name: &str| match name {
            "WAYLAND_DISPLAY" => Some(wayland.into()),
            "WAYLAND_SOCKET" => Some(socket.into()),
            "DISPLAY" => Some(x.into()),
            _ => Some(folder.0.clone().into_os_string()),
        };
        assert_eq!(needs_x(variable), expected, "{wayland:?} {socket:?} {x:?}");
    }
}
