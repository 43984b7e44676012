//! On which screen the window opens.

/// A builder of event loops of the window library.
pub type Builder<T> = winit::event_loop::EventLoopBuilder<T>;

/// Lets the window open on X if the environment names a Wayland desktop that does not answer.
#[cfg(all(unix, not(target_vendor = "apple")))]
pub fn choose<T>(builder: &mut Builder<T>) {
    use winit::platform::x11::EventLoopBuilderExtX11;
    if needs_x(|name| std::env::var_os(name)) {
        builder.with_x11();
    }
}

/// Other systems have one kind of screen.
#[cfg(not(all(unix, not(target_vendor = "apple"))))]
pub fn choose<T>(_: &mut Builder<T>) {}

/// Whether these variables name a Wayland desktop that does not answer, and an X screen.
#[cfg(all(unix, not(target_vendor = "apple")))]
pub fn needs_x(variable: impl Fn(&str) -> Option<std::ffi::OsString>) -> bool {
    use std::os::unix::net::UnixStream;
    use std::path::Path;
    let variable = |name| variable(name).filter(|value| !value.is_empty());
    let Some(wayland) = variable("WAYLAND_DISPLAY") else { return false };
    // The socket may have been opened already by whoever started the program.
    if variable("WAYLAND_SOCKET").is_some() || variable("DISPLAY").is_none() {
        return false;
    }
    let folder = variable("XDG_RUNTIME_DIR").unwrap_or_default();
    UnixStream::connect(Path::new(&folder).join(wayland)).is_err()
}
