//! Asking for large pages does not change the content of memory.

use jadoube::platform::memory::prefer_large_pages;

/// Sizes around those of small and large pages, in bytes.
const SIZES: [usize; 7] = [0, 1, 4095, 4096, 10_000, 2 << 20, (4 << 20) + 1];

#[test]
fn preferring_large_pages_changes_no_byte() {
    for size in SIZES {
        let mut memory: Vec<u8> = (0..size).map(|at| at as u8).collect();
        prefer_large_pages(&memory);
        assert!(memory.iter().enumerate().all(|(at, &byte)| byte == at as u8), "{size}");
        for byte in &mut memory {
            *byte = !*byte;
        }
        prefer_large_pages(&memory);
        assert!(memory.iter().enumerate().all(|(at, &byte)| byte == !(at as u8)), "{size}");
    }
}
