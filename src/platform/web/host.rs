//! What the page's script does for the program, through `globalThis.jadoubeHost` in `web/page.js`.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    pub type Host;
    /// An engine in a worker.
    pub type Engine;
    /// Sends a line to the engine.
    #[wasm_bindgen(method)]
    pub fn say(this: &Engine, line: &str);
    /// Ends the worker.
    #[wasm_bindgen(method)]
    pub fn end(this: &Engine);
    /// The page's script; `None` in a worker and outside a browser.
    #[wasm_bindgen(thread_local_v2, js_name = jadoubeHost)]
    pub static HOST: Option<Host>;
    /// Starts an engine. The function `tell` is called with each of its lines, and without a line if the engine has
    /// failed.
    #[wasm_bindgen(method, js_name = startEngine)]
    pub fn start_engine(this: &Host, tell: &JsValue) -> Engine;
    /// Makes the browser download a file.
    #[wasm_bindgen(method)]
    pub fn download(this: &Host, name: &str, bytes: &[u8]);
    /// Lets the player choose a file; the function `chosen` gets its name and bytes, or nothing if the player cancels.
    #[wasm_bindgen(method)]
    pub fn choose(this: &Host, extensions: &str, chosen: &JsValue);
    /// Plays these samples, `rate` of them per second; always returns `true`.
    #[wasm_bindgen(method)]
    pub fn play(this: &Host, samples: &[f32], rate: u32) -> bool;
    /// Speaks a sentence; returns `false` if the browser can't speak.
    #[wasm_bindgen(method)]
    pub fn speak(this: &Host, sentence: &str, language: &str, volume: f32) -> bool;
    /// Makes screen readers say a sentence, at once if it is urgent.
    #[wasm_bindgen(method)]
    pub fn announce(this: &Host, sentence: &str, urgent: bool);
    /// What the style sheet reports: the size of text in percent, and 1 or 0 for more contrast and for less motion.
    #[wasm_bindgen(method)]
    pub fn preferences(this: &Host) -> Vec<f64>;
}
