//! A message that the system shows while the program has no window.

#[cfg(all(unix, not(target_vendor = "apple")))]
pub mod desktop;

/// Shows a message in a dialog or a plain window and waits until the user closes it, or shows the message in a
/// notification that stays on the screen. Returns `false` if none of these seems possible, and always on Windows and
/// macOS.
pub fn show(title: &str, text: &str) -> bool {
    #[cfg(all(unix, not(target_vendor = "apple")))]
    return desktop::Programs::default().show(title, text);
    #[cfg(any(windows, target_vendor = "apple"))]
    return {
        // On these systems, the caller shows a native dialog.
        let _ = (title, text);
        false
    };
}
