//! Lets moves be typed on keyboards for other alphabets: each key types its Latin letter.

use egui::{Event, Key};

/// Replaces each letter of another alphabet with the Latin letter or the digit on its key.
pub(crate) fn to_latin(events: &mut [Event]) {
    let mut key = None;
    for event in events {
        match event {
            // If egui has no key for the letter, it reports the key by the key's Latin letter; the letter that was
            // typed follows as text.
            Event::Key { key: down, pressed: true, .. } => key = Some(*down),
            Event::Text(text) => {
                if let Some(latin) = key.take().and_then(|key| latin(text, key)) {
                    *text = latin;
                }
            }
            _ => {}
        }
    }
}

/// The Latin letter or the digit on this key; `None` if the key has neither, or if the text is not a single letter of
/// another alphabet.
fn latin(text: &str, key: Key) -> Option<String> {
    let mut letters = text.chars();
    let (letter, None) = (letters.next()?, letters.next()) else { return None };
    // U+024F is the last character of Latin Extended-B.
    let is_other = letter.is_alphabetic() && letter > '\u{24f}';
    let name = Some(key.name()).filter(|name| is_other && name.len() == 1)?;
    Some(if letter.is_uppercase() { name.to_owned() } else { name.to_lowercase() })
}
