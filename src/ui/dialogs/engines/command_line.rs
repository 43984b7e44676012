//! Command-line arguments as one line of text: words separated by white space, with quotation marks around words that
//! contain white space or quotation marks or are empty. Between quotation marks, two quotation marks stand for one.

/// Splits a line into words.
pub fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quoted) = (Vec::new(), None::<String>, false);
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.next_if_eq(&'"').is_some() => word.get_or_insert_default().push('"'),
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
        let plain =
            !word.is_empty() && !word.contains(|letter: char| letter == '"' || letter.is_whitespace());
        if plain { word.clone() } else { format!("\"{}\"", word.replace('"', "\"\"")) }
    };
    words.iter().map(quoted).collect::<Vec<_>>().join(" ")
}
