//! What takes the place of the operating system in a browser.

pub mod downloads;
pub mod folders;
pub mod fs;
pub mod host;
pub mod screen_on;
pub mod stdio;
pub mod storage;
pub mod tabs;
pub mod thread;
pub mod worker;

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(thread_local_v2, js_namespace = navigator, js_name = languages)]
    static LANGUAGES: Option<Vec<String>>;
    #[wasm_bindgen(thread_local_v2, js_namespace = navigator, js_name = userAgent)]
    static USER_AGENT: Option<String>;
}

/// The languages that the user prefers, as the browser reports them to every page.
pub fn locales() -> impl Iterator<Item = String> {
    LANGUAGES.with(|languages| languages.clone().unwrap_or_default()).into_iter()
}

/// The names of the browser and its system, as the browser reports them to every page.
pub fn browser() -> String {
    USER_AGENT.with(|agent| agent.clone().unwrap_or_default())
}
