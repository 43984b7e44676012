//! Engines in workers. The page's script starts the workers.

use std::cell::RefCell;
use std::collections::BTreeMap;

use wasm_bindgen::prelude::*;

use super::host::{Engine, HOST};

/// A function that is called with each line that an engine writes, and with `None` if the engine has failed.
type OnLine = Closure<dyn FnMut(Option<String>)>;

thread_local! {
    static RUNNING: RefCell<BTreeMap<u32, (Engine, OnLine)>> = const { RefCell::new(BTreeMap::new()) };
}

/// The number of a running worker. Dropping the handle ends the worker.
#[derive(Debug)]
pub struct Handle(u32);

/// Starts a worker; returns `None` in a worker and outside a browser.
pub fn start(mut tell: impl FnMut(Option<&str>) + 'static) -> Option<Handle> {
    let on_line: OnLine = Closure::new(move |line: Option<String>| tell(line.as_deref()));
    let engine = HOST.with(|host| host.as_ref().map(|host| host.start_engine(on_line.as_ref())))?;
    RUNNING.with_borrow_mut(|running| {
        let number = running.last_key_value().map_or(0, |(number, _)| number + 1);
        running.insert(number, (engine, on_line));
        Some(Handle(number))
    })
}

impl Handle {
    pub fn say(&self, line: &str) {
        RUNNING.with_borrow(|running| {
            if let Some((engine, _)) = running.get(&self.0) {
                engine.say(line);
            }
        });
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        let ended = RUNNING.with_borrow_mut(|running| running.remove(&self.0));
        if let Some((engine, on_line)) = ended {
            engine.end();
            // The handle may be dropped within this closure.
            super::thread::later(std::time::Duration::ZERO, move || drop(on_line));
        }
    }
}
