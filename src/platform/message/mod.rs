//! A message that the system shows while the program has no window of its own.

#[cfg(all(unix, not(target_vendor = "apple")))]
pub mod desktop;

/// Shows it and waits until it was read, or is at least sure to stay. `false` if nothing here can.
pub fn show(title: &str, text: &str) -> bool {
    #[cfg(all(unix, not(target_vendor = "apple")))]
    return desktop::Programs::default().show(title, text);
    #[cfg(any(windows, target_vendor = "apple"))]
    return {
        // Their libraries have a dialog.
        let _ = (title, text);
        false
    };
}
