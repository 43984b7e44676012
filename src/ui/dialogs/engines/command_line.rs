//! Command-line arguments as one line of text: words separated by spaces, with quotation marks around words that
//! contain spaces.

/// Splits a line into words.
pub fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quoted) = (Vec::new(), None::<String>, false);
    for letter in line.chars() {
        match letter {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            _ if letter.is_whitespace() && !quoted => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

/// Joins words into a line.
pub fn line(words: &[String]) -> String {
    let quoted = |word: &String| {
        let plain = !word.is_empty() && !word.contains(char::is_whitespace);
        if plain { word.clone() } else { format!("\"{word}\"") }
    };
    words.iter().map(quoted).collect::<Vec<_>>().join(" ")
}
