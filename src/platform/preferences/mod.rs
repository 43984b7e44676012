//! What the user has told the system about text and motion, for all programs.

#[cfg(all(unix, not(target_vendor = "apple")))]
pub mod portal;

/// The wishes that programs should follow until they are told otherwise.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Preferences {
    /// How large text should be, in percent; `None` where the system doesn't say.
    pub text_size: Option<u16>,
    pub more_contrast: bool,
    pub less_motion: bool,
}

/// Is called from another thread with the preferences, and again whenever they change.
pub type Hear = Box<dyn Fn(Preferences) + Send + Sync>;

/// Begins to listen to the preferences. Without anybody to tell them, nothing is heard.
pub type Watch = Box<dyn FnOnce(Hear) + Send>;

/// Listens to the system.
pub fn of_system() -> Watch {
    Box::new(watch)
}

#[cfg(all(unix, not(target_vendor = "apple")))]
fn watch(hear: Hear) {
    portal::watch(None, hear);
}

/// The style sheet's wishes, as the page begins.
#[cfg(target_arch = "wasm32")]
#[allow(clippy::needless_pass_by_value, reason = "as on other systems")]
fn watch(hear: Hear) {
    hear(super::web::preferences());
}

/// Windows and macOS tell no size of text: their windows are scaled as a whole.
#[cfg(any(windows, target_vendor = "apple"))]
fn watch(hear: Hear) {
    use mundy::Interest;
    let told = move |told: mundy::Preferences| {
        hear(Preferences {
            text_size: None,
            more_contrast: told.contrast.is_more(),
            less_motion: told.reduced_motion.is_reduce(),
        });
    };
    let subscription = mundy::Preferences::subscribe(Interest::Contrast | Interest::ReducedMotion, told);
    // For as long as the program runs.
    std::mem::forget(subscription);
}
