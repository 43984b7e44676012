#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| jadoube_fuzz::properties::recognised(text));
