//! A message that the system shows while the program has no window of its own.

#[cfg(all(unix, not(target_vendor = "apple")))]
pub mod desktop;

/// Shows a message and waits until it was read, or is at least sure to stay. Returns `false` if nothing here can show
/// it.
pub fn show(title: &str, text: &str) -> bool {
    #[cfg(all(unix, not(target_vendor = "apple")))]
    return desktop::Programs::default().show(title, text);
    #[cfg(any(windows, target_vendor = "apple"))]
    return {
        // The libraries of these systems have a dialog.
        let _ = (title, text);
        false
    };
}
