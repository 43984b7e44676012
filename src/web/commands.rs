//! Commands without a window: the engine in a worker, and the command line under another JavaScript host.

use std::cell::RefCell;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::{Arc, Mutex};

use wasm_bindgen::prelude::*;

use crate::cli::{self, uci::Conversation};
use crate::platform::web::stdio;

thread_local! {
    static ENGINE: RefCell<Option<Conversation>> = const { RefCell::new(None) };
    static TELL: RefCell<Option<js_sys::Function>> = const { RefCell::new(None) };
}

/// Starts a UCI conversation; each line that the engine writes is passed to `tell`.
#[wasm_bindgen]
pub fn begin_uci(tell: js_sys::Function) {
    TELL.set(Some(tell));
    ENGINE.set(Some(Conversation::new(Arc::new(Mutex::new(Lines(Vec::new()))))));
}

/// Passes a line to the engine; returns `false` if the command is `quit`, or if no conversation has begun. The search
/// of `go` begins only after this function has returned.
#[wasm_bindgen]
pub fn uci(line: &str) -> bool {
    ENGINE.with_borrow_mut(|engine| engine.as_mut().is_some_and(|engine| engine.execute(line)))
}

/// A writer that passes whole lines to the function that `begin_uci` was given.
struct Lines(Vec<u8>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.extend_from_slice(bytes);
        while let Some(end) = self.0.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = self.0.drain(..=end).collect();
            let line = String::from_utf8_lossy(&line[..end]).into_owned();
            TELL.with_borrow(|tell| tell.as_ref().map(|tell| tell.call1(&JsValue::NULL, &line.into())));
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Runs a command, such as `perft 5`, with this input. Returns what the command wrote.
#[wasm_bindgen]
pub fn run_command(words: Vec<String>, input: Vec<u8>) -> Vec<u8> {
    stdio::give(input);
    let Some((command, rest)) = words.split_first() else { return Vec::new() };
    let args = lexopt::Parser::from_args(rest);
    let done = match command.as_str() {
        "perft" => cli::perft::run(args),
        "chess960" => cli::chess960::run(args),
        "mate-possible" => cli::mate_possible::run(args),
        "uci" => cli::uci::run(args),
        "verify" => cli::verify::run(args),
        "replay" => cli::replay::run(args),
        other => Err(cli::help::unknown_command(other)),
    };
    if let Err(stop) = done {
        let _: ExitCode = stop.report();
    }
    stdio::take()
}
