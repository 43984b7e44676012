//! Reads the tables of whole numbers in `assets` while the program is compiled.
//!
//! A line that begins with `#` is a comment. Any other line begins with a name, and its numbers follow.

/// The numbers of a table, in order. A table with more or fewer than `N` numbers does not compile.
pub(crate) const fn numbers<const N: usize>(table: &str) -> [i128; N] {
    let mut numbers = [0; N];
    let mut count = 0;
    let mut rest = table.as_bytes();
    while let [first, ..] = rest {
        let (word, after) = rest.split_at(length(rest, if *first == b'#' { b"\n" } else { b" \n" }));
        if let b'-' | b'0'..=b'9' = first {
            numbers[count] = number(word);
            count += 1;
        }
        rest = if let [_, after @ ..] = after { after } else { after };
    }
    assert!(count == N, "the table has too few numbers");
    numbers
}

/// The number of bytes before the first end byte, or of all bytes if there is none. `ends` holds one or two end bytes.
const fn length(bytes: &[u8], ends: &[u8]) -> usize {
    let mut at = 0;
    while at < bytes.len() && bytes[at] != ends[0] && bytes[at] != ends[ends.len() - 1] {
        at += 1;
    }
    at
}

const fn number(word: &[u8]) -> i128 {
    if let Ok(word) = str::from_utf8(word)
        && let Ok(number) = i128::from_str_radix(word, 10)
    {
        return number;
    }
    panic!("a word that begins like a number is not one")
}
