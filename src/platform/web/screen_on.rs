//! Keeps the screen on while the page is visible, if the browser allows it.

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
    #[wasm_bindgen(js_namespace = document, js_name = addEventListener)]
    fn listen(event: &str, handler: JsValue);
}

thread_local! {
    static SCREEN: RefCell<ScreenState> =
        const { RefCell::new(ScreenState { wanted: false, lock: None, listens: false }) };
}

struct ScreenState {
    wanted: bool,
    lock: Option<Sentinel>,
    /// Whether the page has a listener for `visibilitychange`.
    listens: bool,
}

/// Keeps the screen on, or lets it go dark again.
pub fn keep(on: bool) {
    let lock = SCREEN.with_borrow_mut(|screen| {
        screen.wanted = on;
        if on && !std::mem::replace(&mut screen.listens, true) {
            listen("visibilitychange", Closure::<dyn Fn()>::new(ask_if_wanted).into_js_value());
        }
        screen.lock.take_if(|_| !on)
    });
    if let Some(lock) = lock {
        lock.release();
    }
    ask_if_wanted();
}

/// Asks for the lock if it is wanted and not held. The browser releases the lock when the page is hidden.
fn ask_if_wanted() {
    let asks =
        SCREEN.with_borrow(|screen| screen.wanted && screen.lock.as_ref().is_none_or(Sentinel::released));
    if asks {
        wasm_bindgen_futures::spawn_local(ask());
    }
}

async fn ask() {
    let Some(asked) = WAKE_LOCK.with(|lock| lock.as_ref().map(WakeLock::request)) else { return };
    // If the browser refuses, for example to save the battery, the screen goes dark as usual.
    let Ok(lock) = wasm_bindgen_futures::JsFuture::from(asked).await else { return };
    let lock: Sentinel = lock.unchecked_into();
    SCREEN.with_borrow_mut(|screen| {
        if screen.wanted && screen.lock.as_ref().is_none_or(Sentinel::released) {
            screen.lock = Some(lock);
        } else {
            lock.release();
        }
    });
}
