#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| jadoube_fuzz::properties::pgn(bytes));
