//! Standard input, output and error of a command, where the system has none: the input is set beforehand, and what is
//! written is collected.

use std::cell::RefCell;
use std::io::{self, Cursor, Write};

thread_local! {
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static OUTPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Sets the input of the next command.
pub fn give(input: Vec<u8>) {
    INPUT.set(input);
}

/// Takes the collected output.
pub fn take() -> Vec<u8> {
    OUTPUT.take()
}

/// An output that collects what is written.
#[derive(Clone, Copy, Debug)]
pub struct Output;

/// The input that was set with [`give`].
#[derive(Clone, Copy, Debug)]
pub struct Input;

pub fn stdout() -> Output {
    Output
}

pub fn stderr() -> Output {
    Output
}

pub fn stdin() -> Input {
    Input
}

/// Returns `false`, because nobody reads while a command writes.
pub fn is_terminal(_: &Output) -> bool {
    false
}

impl Output {
    pub fn lock(self) -> Output {
        self
    }
}

impl Input {
    pub fn lock(self) -> Cursor<Vec<u8>> {
        Cursor::new(INPUT.take())
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        OUTPUT.with_borrow_mut(|output| output.extend_from_slice(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
