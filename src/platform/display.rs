//! Chooses between Wayland and X, and moves a window that opened off-screen to a screen.

/// The window library's builder of event loops.
pub type Builder<T> = winit::event_loop::EventLoopBuilder<T>;

/// Makes the window open on X if the environment names both an X screen and a Wayland desktop that does not answer.
#[cfg(all(unix, not(target_vendor = "apple")))]
pub fn choose<T>(builder: &mut Builder<T>) {
    use winit::platform::x11::EventLoopBuilderExtX11;
    if needs_x(|name| std::env::var_os(name)) {
        builder.with_x11();
    }
}

/// Does nothing, because other systems have only one kind of screen.
#[cfg(not(all(unix, not(target_vendor = "apple"))))]
pub fn choose<T>(_: &mut Builder<T>) {}

/// Whether these variables name both an X screen and a Wayland desktop that does not answer.
#[cfg(all(unix, not(target_vendor = "apple")))]
pub fn needs_x(variable: impl Fn(&str) -> Option<std::ffi::OsString>) -> bool {
    use std::os::unix::net::UnixStream;
    use std::path::Path;
    let variable = |name| variable(name).filter(|value| !value.is_empty());
    let Some(wayland) = variable("WAYLAND_DISPLAY") else { return false };
    // The program that started this one may already have opened the socket.
    if variable("WAYLAND_SOCKET").is_some() || variable("DISPLAY").is_none() {
        return false;
    }
    let folder = variable("XDG_RUNTIME_DIR").unwrap_or_default();
    UnixStream::connect(Path::new(&folder).join(wayland)).is_err()
}

/// A rectangle in pixels: left, top, width and height.
pub type Pixels = [i32; 4];

/// How much of the title bar must be on a screen for the user to be able to drag the window: width and height, in
/// pixels.
const GRIP: [i32; 2] = [120, 24];

/// Moves a window to the first screen if no screen shows enough of its title bar.
pub fn bring_back(window: &winit::window::Window) {
    // Wayland reports no position, and opens no window outside its screens.
    let Ok(corner) = window.outer_position() else { return };
    let size = window.outer_size();
    let screens = window.available_monitors().map(|screen| {
        let (corner, size) = (screen.position(), screen.size());
        [corner.x, corner.y, size.width as i32, size.height as i32]
    });
    let place = [corner.x, corner.y, size.width as i32, size.height as i32];
    if let Some([x, y]) = found_again(place, &screens.collect::<Vec<_>>()) {
        window.set_outer_position(winit::dpi::PhysicalPosition::new(x, y));
    }
}

/// The left and top coordinates to which a window should move; `None` if enough of its title bar is on one of these
/// screens, or if there are no screens.
pub fn found_again([left, top, width, _]: Pixels, screens: &[Pixels]) -> Option<[i32; 2]> {
    let overlap = |from: i32, length: i32, start: i32, room: i32| {
        from.saturating_add(length).min(start.saturating_add(room)) - from.max(start)
    };
    let shows = |[x, y, wide, high]: &Pixels| {
        overlap(left, width, *x, *wide) >= GRIP[0] && overlap(top, GRIP[1], *y, *high) >= GRIP[1]
    };
    let [x, y, wide, high] = screens.first()?;
    (!screens.iter().any(shows)).then_some([x + wide / 10, y + high / 10])
}
