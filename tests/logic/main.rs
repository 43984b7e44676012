//! Tests that need no window, grouped by subject.

#![allow(clippy::print_stderr, clippy::print_stdout, reason = "a test tells what it met")]

mod cli;
mod diagram;
mod eboard;
mod engine;
mod exam;
mod folder;
mod game;
mod house;
mod killed;
mod paper;
mod platform;
mod record;
mod rules;
mod session;
mod start;
mod storage;
mod study;
#[path = "../support/mod.rs"]
mod support;
mod table;
mod tables;
mod text;
mod ui;
mod unwinnable;
