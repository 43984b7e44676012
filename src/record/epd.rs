//! A position in FEN or EPD. EPD adds operations, each an opcode with its operands (PGN standard, 16.2).
//!
//! Files of positions vary, so reading is lenient: the operations may follow four to six fields, an extra `;` may come
//! before them, and the last `;` may be missing. After six fields, operations need at least one `;`.

use crate::rules::{FenError, Setup};

/// A position as written, legal or not, with its operations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Epd {
    pub setup: Setup,
    /// Opcodes with their operands, in order.
    pub operations: Vec<(String, Vec<String>)>,
}

impl Epd {
    /// Reads a line. The operations `hmvc` and `fmvn` set the counters if their operands are numbers in range.
    ///
    /// # Errors
    /// The position can't be read.
    ///
    /// ```
    /// use jadoube::record::Epd;
    ///
    /// let epd = Epd::read(r#"4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id "pawns.1";"#)?;
    /// assert_eq!(epd.operand("bm"), Some("e4"));
    /// assert_eq!(epd.operand("id"), Some("pawns.1"));
    /// # Ok::<(), jadoube::rules::FenError>(())
    /// ```
    pub fn read(line: &str) -> Result<Epd, FenError> {
        let (position, operations) = split(line);
        let mut epd = Epd { setup: position.parse()?, operations: read_operations(operations) };
        let number = |code: &str| epd.operand(code)?.parse::<u32>().ok();
        let (moves, clock) = (number("fmvn"), number("hmvc").and_then(|number| u16::try_from(number).ok()));
        epd.setup.fullmove_number = moves.unwrap_or(epd.setup.fullmove_number);
        epd.setup.halfmove_clock = clock.unwrap_or(epd.setup.halfmove_clock);
        Ok(epd)
    }

    /// The first operand of an opcode; `None` if the opcode is missing or has no operand.
    pub fn operand(&self, code: &str) -> Option<&str> {
        let (_, operands) = self.operations.iter().find(|(known, _)| known == code)?;
        operands.first().map(String::as_str)
    }
}

/// Splits a line into the position fields and the operations.
fn split(line: &str) -> (&str, &str) {
    let mut end = 0;
    for field in 0..6 {
        let rest = &line[end..];
        let begin = end + (rest.len() - rest.trim_start().len());
        let word = line[begin..].split(|letter: char| letter.is_whitespace() || letter == ';').next();
        let word = word.unwrap_or_default();
        // The counters may be missing; the operations begin with a word that does not start with a digit.
        if field >= 4 && !word.starts_with(|letter: char| letter.is_ascii_digit()) {
            break;
        }
        end = begin + word.len();
    }
    let (position, rest) = line.split_at(end);
    let fields = position.split_whitespace().count();
    if fields < 4 || (fields == 6 && !rest.contains(';')) { (line, "") } else { (position, rest) }
}

fn read_operations(mut text: &str) -> Vec<(String, Vec<String>)> {
    let mut operations = Vec::new();
    let mut words: Vec<String> = Vec::new();
    let mut close = |words: &mut Vec<String>| {
        if !words.is_empty() {
            let operands = words.split_off(1);
            operations.extend(words.pop().map(|code| (code, operands)));
        }
    };
    loop {
        text = text.trim_start();
        let Some(first) = text.chars().next() else { break };
        let (word, rest) = match first {
            ';' => {
                close(&mut words);
                text = &text[1..];
                continue;
            }
            '"' => text[1..].split_once('"').unwrap_or((&text[1..], "")),
            _ => {
                let end = text.find(|letter: char| letter.is_whitespace() || letter == ';');
                text.split_at(end.unwrap_or(text.len()))
            }
        };
        words.push(word.to_owned());
        text = rest;
    }
    close(&mut words);
    operations
}
