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

/// A function that keeps the screen on, given a reason for people to read. Given `None`, it lets the screen go dark
/// again.
pub type KeepScreenOn = Arc<dyn Fn(Option<String>) + Send + Sync>;

/// A function that keeps the screen on through the system. If the function is dropped, the screen may go dark again.
/// Calling it does not block: a separate thread waits for the system's answers.
#[cfg(not(target_arch = "wasm32"))]
pub fn of_system() -> KeepScreenOn {
    through(keep)
}

/// A function that keeps the screen on through the browser.
#[cfg(target_arch = "wasm32")]
pub fn of_system() -> KeepScreenOn {
    Arc::new(|reason| super::web::screen_on::keep(reason.is_some()))
}

/// A function that keeps the screen on with `keep`, and holds the result of `keep` for as long as the screen must stay
/// on.
#[cfg(not(target_arch = "wasm32"))]
fn through<Lock: 'static, E: std::fmt::Display>(
    keep: impl Fn(&str) -> Result<Lock, E> + Send + 'static,
) -> KeepScreenOn {
    let (sender, receiver): (Sender<Option<String>>, _) = channel();
    in_background("screen kept on", move || serve(&receiver, keep));
    Arc::new(move |reason| {
        // If the thread could not be started, the screen goes dark as usual.
        let _ = sender.send(reason);
    })
}

/// Carries out the requests until the sender is dropped.
#[cfg(not(target_arch = "wasm32"))]
fn serve<Lock, E: std::fmt::Display>(
    requests: &Receiver<Option<String>>,
    keep: impl Fn(&str) -> Result<Lock, E>,
) {
    let (mut lock, mut warned) = (None, false);
    while let Ok(request) = requests.recv() {
        // Only the latest request counts.
        let request = requests.try_iter().last().unwrap_or(request);
        lock = match request {
            None => None,
            Some(reason) => lock.or_else(|| {
                let answer = keep(&reason);
                if let Err(why) = &answer
                    && !std::mem::replace(&mut warned, true)
                {
                    log::warn!("the screen can't be kept on: {why}");
                }
                answer.ok()
            }),
        };
    }
}

/// Keeps the screen on under Windows or macOS, each of which has only one way to do so.
#[cfg(any(windows, target_vendor = "apple"))]
fn keep(reason: &str) -> keepawake::Result<keepawake::KeepAwake> {
    keepawake::Builder::default().display(true).app_name("Jadoube").reason(reason).create()
}
