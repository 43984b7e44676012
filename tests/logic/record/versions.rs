//! Finding a place in another version of a record: the same place, or else the last one on the way to it that still
//! exists.

use crate::record::{place, record};

#[test]
fn a_place_is_found_in_another_version() {
    for (old, at, new, expected) in [
        ("1. e4 e5 *", "e4", "1. e4 e5 2. Nf3 *", "e4"),
        ("1. e4 e5 *", "e4 e5", "1. e4 *", "e4"),
        ("1. e4 e5 *", "e4 e5", "1. d4 d5 *", ""),
        ("1. e4 e5 *", "", "1. d4 d5 *", ""),
        ("1. e4 (1. d4 d5) *", "d4 d5", "1. e4 (1. d4 d5 2. c4) 1... e5 *", "d4 d5"),
        ("1. e4 (1. d4 d5) *", "d4 d5", "1. d4 d5 *", "d4 d5"),
        ("1. e4 e5 (1... c5 2. Nf3) *", "e4 c5 Nf3", "1. e4 e5 (1... c5) *", "e4 c5"),
        ("1. e4 e5 (1... c5 2. Nf3) *", "e4 c5 Nf3", "1. e4 e5 *", "e4"),
        ("1. e4 -- 2. d4 *", "e4 -- d4", "1. e4 (1. c4) -- 2. d4 *", "e4 -- d4"),
    ] {
        let (old, new) = (record(old), record(new));
        let found = new.same_place(&old, place(&old, at));
        assert_eq!(found, place(&new, expected), "{at}");
    }
}
