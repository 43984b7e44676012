//! The browser's own storage for this page. It consists of named texts. Each text is written before the call that
//! stores it returns, and all tabs share it.
//!
//! Where there is no such storage, as in a worker and outside a browser, the texts are kept in memory. If the browser
//! refuses its storage to a page, `set` fails, and reading finds only what `keep_in_memory` has stored.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::{self, ErrorKind};

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    type Storage;
    #[wasm_bindgen(thread_local_v2, js_name = document)]
    static DOCUMENT: Option<JsValue>;
    #[wasm_bindgen(js_namespace = localStorage, js_name = getItem, catch)]
    fn get_item(name: &str) -> Result<Option<String>, JsValue>;
    #[wasm_bindgen(js_namespace = localStorage, js_name = setItem, catch)]
    fn set_item(name: &str, value: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(js_namespace = localStorage, js_name = removeItem, catch)]
    fn remove_item(name: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(js_namespace = localStorage, js_name = key, catch)]
    fn key(index: u32) -> Result<Option<String>, JsValue>;
}

thread_local! {
    static MEMORY: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// Whether the browser's storage exists here, even if the browser refuses access to it. It exists in a page, but not in
/// a worker or outside a browser.
fn has_storage() -> bool {
    DOCUMENT.with(Option::is_some)
}

/// The text stored under a name; `None` if there is none.
pub fn get(name: &str) -> Option<String> {
    let in_memory = MEMORY.with_borrow(|memory| memory.get(name).cloned());
    if in_memory.is_some() || !has_storage() {
        return in_memory;
    }
    get_item(name).ok().flatten()
}

/// Stores a text under a name; a text kept in memory under that name is dropped.
///
/// # Errors
/// The storage is full ([`ErrorKind::QuotaExceeded`]) or refused; the name keeps its old text.
pub fn set(name: &str, text: &str) -> io::Result<()> {
    if !has_storage() {
        keep_in_memory(name, text);
        return Ok(());
    }
    let stored: io::Result<()> = set_item(name, text).map_err(|error| {
        let error: js_sys::Error = error.unchecked_into();
        let full = String::from(error.name()).contains("Quota");
        if full { ErrorKind::QuotaExceeded } else { ErrorKind::PermissionDenied }.into()
    });
    if stored.is_ok() {
        MEMORY.with_borrow_mut(|memory| memory.remove(name));
    }
    stored
}

/// Stores a text under a name until the page is closed. An older text in the storage is removed, so that the page does
/// not find it in place of this one when it is opened again.
pub fn keep_in_memory(name: &str, text: &str) {
    MEMORY.with_borrow_mut(|memory| memory.insert(name.to_owned(), text.to_owned()));
    remove_stored(name);
}

/// Removes a name and its text, from memory and from the storage.
pub fn remove(name: &str) {
    MEMORY.with_borrow_mut(|memory| memory.remove(name));
    remove_stored(name);
}

fn remove_stored(name: &str) {
    if has_storage() {
        // If the browser refuses its storage, there is nothing to remove.
        let _ = remove_item(name);
    }
}

/// All names with this beginning, in alphabetical order. A name that is both in memory and in the storage occurs twice.
pub fn names(beginning: &str) -> Vec<String> {
    let mut names: Vec<String> = MEMORY.with_borrow(|memory| memory.keys().cloned().collect());
    if has_storage() {
        names.extend((0..).map_while(|index| key(index).ok().flatten()));
    }
    names.retain(|name| name.starts_with(beginning));
    names.sort();
    names
}
