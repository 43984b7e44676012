//! Keeps the screen on while somebody looks at it without touching anything.

#[cfg(all(unix, not(target_vendor = "apple")))]
pub mod bus;

use std::sync::Arc;
#[cfg(not(target_arch = "wasm32"))]
use std::sync::mpsc::{Receiver, Sender, channel};

#[cfg(not(target_arch = "wasm32"))]
use super::in_background;

#[cfg(all(unix, not(target_vendor = "apple")))]
use bus::keep;

/// Given a reason for people to read, keeps the screen on; given none, lets it go dark again.
pub type KeepScreenOn = Arc<dyn Fn(Option<String>) + Send + Sync>;

/// Asks the system. The screen may go dark again when the result is dropped. It never blocks: a thread of its own waits
/// for the desktop's answer.
#[cfg(not(target_arch = "wasm32"))]
pub fn of_system() -> KeepScreenOn {
    through(keep)
}

/// Asks the browser.
#[cfg(target_arch = "wasm32")]
pub fn of_system() -> KeepScreenOn {
    Arc::new(|reason| super::web::screen_on::keep(reason.is_some()))
}

/// Asks through this function. What it returns is held for as long as the screen is to stay on.
#[cfg(not(target_arch = "wasm32"))]
fn through<Held: 'static, E: std::fmt::Display>(
    keep: impl Fn(&str) -> Result<Held, E> + Send + 'static,
) -> KeepScreenOn {
    let (sender, receiver): (Sender<Option<String>>, _) = channel();
    in_background("screen kept on", move || serve(&receiver, keep));
    Arc::new(move |reason| {
        // Without the thread the screen goes dark as on any other day.
        let _ = sender.send(reason);
    })
}

/// Carries out each wish until nobody is left to have one.
#[cfg(not(target_arch = "wasm32"))]
fn serve<Held, E: std::fmt::Display>(
    wishes: &Receiver<Option<String>>,
    keep: impl Fn(&str) -> Result<Held, E>,
) {
    let (mut held, mut told) = (None, false);
    while let Ok(wish) = wishes.recv() {
        // Those that came while the desktop was answering count no more.
        let wish = wishes.try_iter().last().unwrap_or(wish);
        held = match wish {
            None => None,
            Some(reason) => held.or_else(|| {
                let kept = keep(&reason);
                if let Err(why) = &kept
                    && !std::mem::replace(&mut told, true)
                {
                    log::warn!("the screen can't be kept on: {why}");
                }
                kept.ok()
            }),
        };
    }
}

/// The systems that have one way to ask.
#[cfg(any(windows, target_vendor = "apple"))]
fn keep(reason: &str) -> keepawake::Result<keepawake::KeepAwake> {
    keepawake::Builder::default().display(true).app_name("Jadoube").reason(reason).create()
}
