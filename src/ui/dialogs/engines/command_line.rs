//! What is given to a program at its start, as one types it: words with blanks between them, and quotation
//! marks round those that have blanks of their own.

/// The words of a line.
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

/// The line of which these are the words.
pub fn line(words: &[String]) -> String {
    let quoted = |word: &String| {
        let plain = !word.is_empty() && !word.contains(char::is_whitespace);
        if plain { word.clone() } else { format!("\"{word}\"") }
    };
    words.iter().map(quoted).collect::<Vec<_>>().join(" ")
}
