//! Whether the window is made to open on X instead of Wayland, and on which screen it opens.

use std::os::unix::net::UnixListener;

use jadoube::platform::display::{Pixels, found_again, needs_x};

use crate::folder::Folder;

#[test]
fn x_is_chosen_where_wayland_does_not_answer() {
    let folder = Folder::new();
    let _answers = UnixListener::bind(folder.0.join("wayland-1")).expect("a socket");
    drop(UnixListener::bind(folder.0.join("wayland-2")).expect("a socket that nobody listens at"));
    let whole_path = folder.0.join("wayland-1").display().to_string();
    let cases = [
        // The columns are `WAYLAND_DISPLAY`, `WAYLAND_SOCKET`, `DISPLAY`, and whether X is chosen.
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

#[test]
fn a_window_opens_where_its_title_bar_can_be_reached() {
    let one = [0, 0, 1920, 1080];
    let (left, above) = ([-1280, 0, 1280, 1024], [0, -1080, 1920, 1080]);
    type Case<'a> = (Pixels, &'a [Pixels], Option<[i32; 2]>);
    let cases: &[Case] = &[
        ([100, 100, 1180, 760], &[one], None),
        ([-1000, 50, 1180, 760], &[one], None),
        ([-1100, 50, 1180, 760], &[one], Some([192, 108])),
        ([-1100, 50, 1180, 760], &[one, left], None),
        // The second screen is gone.
        ([2500, 100, 1180, 760], &[one], Some([192, 108])),
        ([100, -900, 1180, 760], &[one], Some([192, 108])),
        ([100, -900, 1180, 760], &[one, above], None),
        // The title bar is above the screen, although most of the window is on it.
        ([100, -40, 1180, 760], &[one], Some([192, 108])),
        ([100, 1070, 1180, 760], &[left, one], Some([-1152, 102])),
        ([i32::MAX, i32::MIN, 1180, 760], &[one], Some([192, 108])),
        // No screens are known.
        ([100, 100, 1180, 760], &[], None),
    ];
    for (window, screens, expected) in cases {
        assert_eq!(found_again(*window, screens), *expected, "{window:?} on {screens:?}");
    }
}
