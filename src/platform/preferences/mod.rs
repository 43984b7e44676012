//! The system settings for text size, contrast and motion, which apply to all programs.

#[cfg(all(unix, not(target_vendor = "apple")))]
pub mod portal;

/// What programs should follow unless their own settings say otherwise.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct SystemPreferences {
    /// How large text should be, in percent; `None` if this is not known.
    pub text_size: Option<u16>,
    pub more_contrast: bool,
    pub less_motion: bool,
}

/// A function that is called with the preferences, and again whenever they change. The calls come from another thread.
/// In a browser, the preferences are reported only once, from the page's only thread.
pub type Report = Box<dyn Fn(SystemPreferences) + Send + Sync>;

/// A function that begins to watch the preferences and to report them. If they can't be read, nothing is reported.
pub type Watch = Box<dyn FnOnce(Report) + Send>;

/// A function that watches the preferences of the system.
pub fn of_system() -> Watch {
    Box::new(watch)
}

#[cfg(all(unix, not(target_vendor = "apple")))]
fn watch(report: Report) {
    portal::watch(None, report);
}

/// Reports the preferences that the browser gives the page's style sheet, as they are at the time of the call.
#[cfg(target_arch = "wasm32")]
#[allow(clippy::needless_pass_by_value, reason = "as on other systems")]
fn watch(report: Report) {
    use super::web::host::{HOST, Host};
    let values = HOST.with(|host| host.as_ref().map(Host::preferences)).unwrap_or_default();
    let flag = |index: usize| values.get(index).is_some_and(|value| *value > 0.0);
    report(SystemPreferences {
        text_size: values.first().map(|percent| percent.round() as u16),
        more_contrast: flag(1),
        less_motion: flag(2),
    });
}

/// Reports no text size, because the library `mundy` does not provide it.
#[cfg(any(windows, target_vendor = "apple"))]
fn watch(report: Report) {
    use mundy::Interest;
    let on_change = move |now: mundy::Preferences| {
        report(SystemPreferences {
            text_size: None,
            more_contrast: now.contrast.is_more(),
            less_motion: now.reduced_motion.is_reduce(),
        });
    };
    let subscription = mundy::Preferences::subscribe(Interest::Contrast | Interest::ReducedMotion, on_change);
    // The subscription is never dropped, so that its thread runs as long as the program.
    std::mem::forget(subscription);
}
