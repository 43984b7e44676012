//! Keeps the screen on, as far as the browser allows it. The browser ends this when the page is hidden.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    type WakeLock;
    type Sentinel;
    #[wasm_bindgen(thread_local_v2, js_namespace = navigator, js_name = wakeLock)]
    static WAKE_LOCK: Option<WakeLock>;
    #[wasm_bindgen(method)]
    fn request(this: &WakeLock) -> js_sys::Promise;
    #[wasm_bindgen(method)]
    fn release(this: &Sentinel);
    #[wasm_bindgen(method, getter)]
    fn released(this: &Sentinel) -> bool;
}

thread_local! {
    static SCREEN: RefCell<ScreenState> = const { RefCell::new(ScreenState { wanted: false, lock: None }) };
}

struct ScreenState {
    wanted: bool,
    lock: Option<Sentinel>,
}

/// Keeps the screen on, or lets it go dark again.
pub fn keep(on: bool) {
    let asks = SCREEN.with_borrow_mut(|screen| {
        let was = std::mem::replace(&mut screen.wanted, on);
        // The browser releases the lock while the page is hidden.
        on && (!was || screen.lock.take_if(|lock| lock.released()).is_some())
    });
    if asks {
        wasm_bindgen_futures::spawn_local(ask());
    } else if !on && let Some(lock) = SCREEN.with_borrow_mut(|screen| screen.lock.take()) {
        lock.release();
    }
}

async fn ask() {
    let Some(asked) = WAKE_LOCK.with(|lock| lock.as_ref().map(WakeLock::request)) else { return };
    // If the browser refuses, for example to save the battery, the screen goes dark as usual.
    let Ok(lock) = wasm_bindgen_futures::JsFuture::from(asked).await else { return };
    let lock: Sentinel = lock.unchecked_into();
    SCREEN.with_borrow_mut(|screen| {
        if screen.wanted {
            screen.lock = Some(lock);
        } else {
            lock.release();
        }
    });
}
