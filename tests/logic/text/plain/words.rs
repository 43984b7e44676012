//! The forms that are not wanted, each with its reason, a sentence in which it is found and one in which it is not.

use super::prose::{Kind, Sentence};

/// Where a row holds.
#[expect(clippy::struct_excessive_bools, reason = "a row may hold in any of the four places")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Where {
    pub messages: bool,
    /// The pages of the book on the rules and on Chess960.
    pub book: bool,
    /// Those on history, with people of whom one says *he* and *she*.
    pub history: bool,
    /// The README and what is in `docs`.
    pub documents: bool,
}

impl Where {
    pub const NONE: Where = Where { messages: false, book: false, history: false, documents: false };
    const MESSAGES: Where = Where { messages: true, ..Where::NONE };
    const RULES: Where = Where { messages: true, book: true, documents: true, ..Where::NONE };
    const WINDOW: Where = Where { messages: true, book: true, ..Where::NONE };
    const EVERYWHERE: Where = Where { messages: true, book: true, history: true, documents: true };
}

/// How a form is found.
#[derive(Clone, Copy, Debug)]
pub enum Matcher {
    /// These whole words, in capitals or not.
    Words(&'static str),
    /// These letters, wherever they stand.
    Letters(&'static str),
    /// What the function finds, under this name.
    Rule(&'static str, fn(&str) -> bool),
}

use Matcher::{Letters, Rule, Words};

/// One form that is not wanted.
#[derive(Debug)]
pub struct Row {
    pub language: &'static str,
    pub find: Matcher,
    pub why: &'static str,
    pub places: Where,
    pub bad: &'static str,
    pub good: &'static str,
}

impl Row {
    pub fn holds_in(&self, sentence: &Sentence) -> bool {
        let place = match sentence.kind {
            Kind::Message => self.places.messages,
            Kind::Book => self.places.book,
            Kind::History => self.places.history,
            Kind::Document => self.places.documents,
        };
        place && sentence.language == self.language
    }

    pub fn what(&self) -> &'static str {
        match self.find {
            Words(what) | Letters(what) | Rule(what, _) => what,
        }
    }

    pub fn matches(&self, text: &str) -> bool {
        match self.find {
            Words(words) => has_words(text, words),
            Letters(letters) => text.to_lowercase().contains(letters),
            Rule(_, found) => found(text),
        }
    }
}

/// Words without what surrounds them, in small letters. An apostrophe is part of a word.
pub fn split(text: &str) -> Vec<String> {
    let word = |letter: char| letter.is_alphanumeric() || letter == '’' || letter == '-';
    let words =
        text.split(|letter: char| !word(letter)).map(|word| word.trim_matches(['’', '-']).to_lowercase());
    words.filter(|word| !word.is_empty()).collect()
}

fn has_words(text: &str, wanted: &str) -> bool {
    let (text, wanted) = (split(text), split(wanted));
    text.windows(wanted.len()).any(|found| found == wanted)
}

/// What is not between quotation marks: what is quoted may be said in other ways.
fn unquoted(text: &str) -> String {
    let mut depth = 0_usize;
    let mut letters = text.chars().peekable();
    let mut kept = String::new();
    while let Some(letter) = letters.next() {
        let ends = letters.peek().is_none_or(|next| !next.is_alphanumeric());
        match letter {
            '‘' | '“' | '„' => depth += 1,
            '”' => depth = depth.saturating_sub(1),
            '’' if ends && depth > 0 => depth -= 1,
            letter if depth == 0 => kept.push(letter),
            _ => {}
        }
    }
    kept
}

/// "u" and "uw" outside what is quoted.
fn says_u(text: &str) -> bool {
    split(&unquoted(text)).iter().any(|word| ["u", "uw", "uzelf"].contains(&word.as_str()))
}

/// A piece that "zet" or "moet zetten": players do that, *with* a piece.
fn piece_moves(text: &str) -> bool {
    const PIECES: [&str; 7] = ["koning", "dame", "toren", "loper", "paard", "pion", "stuk"];
    const ARTICLES: [&str; 9] = ["de", "het", "een", "deze", "dit", "die", "dat", "zijn", "elk"];
    let words = split(text);
    words.iter().enumerate().any(|(at, word)| {
        let before = words[..at].iter().rev().find(|word| !ARTICLES.contains(&word.as_str()));
        let with = before.is_some_and(|word| word == "met");
        let after: Vec<&str> = words[at + 1..].iter().take(3).map(String::as_str).collect();
        let moves = match after[..] {
            ["zet", ..] => true,
            [verb, "zetten", ..] | [verb, "niet" | "eerst", "zetten"] => {
                ["moet", "kan", "mag", "wil", "zal", "zou"].contains(&verb)
            }
            _ => false,
        };
        PIECES.contains(&word.as_str()) && moves && !with
    })
}

/// A button that is a verb and no infinitive.
fn commands(text: &str) -> bool {
    ["bewaar", "wis", "bevestig", "gooi", "sluit", "annuleer", "verwijder", "herhaal", "kies"]
        .contains(&text.trim_end_matches('…').to_lowercase().as_str())
}

/// Straight quotation marks, but in what PGN and FEN write.
fn is_straight(text: &str) -> bool {
    !text.contains("[White \"") && (text.contains('"') || text.contains('\''))
}

/// A row of the table: language, form, reason, where, a sentence that has it, one that has not.
macro_rules! table {
    ($($language:ident $places:ident $find:expr, $why:literal, $bad:literal, $good:literal;)+) => {
        pub const TABLE: &[Row] = &[$(Row {
            language: stringify!($language), find: $find, why: $why, places: Where::$places, bad: $bad, good: $good,
        },)+];
    };
}

table! {
    // English: forms that no native speaker would use.
    en RULES Words("persons"), "people, players", "two persons play", "two people play";
    en RULES Words("kin"), "what is like it is named", "Debian and its kin", "the kind of clock";
    en RULES Words("whoever"), "you, or the player who", "Whoever touches it", "the player who touches it";
    en RULES Words("nobody is told"), "say what the program does", "Nobody is told that", "Nobody can mistake it";
    en MESSAGES Words("he"), "they", "so that he could claim", "so that they can claim";
    en MESSAGES Words("his"), "their", "his clock", "their clock";
    en MESSAGES Words("him"), "it for a piece, them for a player", "on either side of him", "on either side of it";
    en WINDOW Words("she"), "they", "she may claim", "they may claim";
    en RULES Words("he could"), "they could", "he could claim", "they could claim";
    en RULES Words("oneself"), "yourself", "touches a piece oneself", "touching it yourself";
    en RULES Words("binds"), "say which piece must be moved", "Nothing binds White", "White is free";
    en RULES Words("binds nobody"), "has no consequences", "Touching binds nobody", "Touching has no consequences";
    en RULES Words("touched is moved"), "touch-move", "Touched is moved", "Touch it, move it";
    en RULES Words("all as at first"), "restore defaults", "All as at first", "Restore defaults";
    en RULES Words("as it has them"), "defaults", "As it has them itself", "Engine defaults";
    en RULES Words("two minutes more"), "two extra minutes", "gets two minutes more", "gets two extra minutes";
    en RULES Words("is to be answered"), "answer it", "the offer is to be answered", "answer the offer";
    en RULES Words("moving picture"), "a GIF", "Save moving picture", "Save as GIF";
    en RULES Words("wipe"), "clear", "Wipe arrows", "Clear arrows";
    en RULES Words("throw away"), "discard", "throw away the study", "discard the study";
    en RULES Words("given up"), "unfinished", "the game is given up", "the game is unfinished";
    en RULES Words("one piece more"), "one more piece", "One piece more.", "One more piece.";
    en RULES Words("put right what"), "fix", "put right what is wrong", "fix the problem";
    en RULES Words("move goes back"), "is taken back", "The move goes back", "The knight goes back";
    en RULES Words("by these moves"), "with these moves", "By these moves a mate", "With these moves, mate";
    en RULES Words("is the most"), "at most", "8 is the most", "at most 8 are possible";
    en RULES Words("no rights to"), "permission denied", "you have no rights to it", "castling rights";
    en RULES Words("is no piece of"), "isn’t a piece of", "X is no piece of the rank", "there is no piece on e4";
    // English: one spelling, the British.
    en EVERYWHERE Words("color"), "colour", "the color of a square", "the colour of a square";
    en EVERYWHERE Words("colors"), "colours", "both colors", "both colours";
    en EVERYWHERE Words("center"), "centre", "the center", "the centre";
    en EVERYWHERE Words("gray"), "grey", "gray squares", "grey squares";
    en EVERYWHERE Words("defense"), "defence", "Sicilian Defense", "Sicilian Defence";
    en EVERYWHERE Words("analyze"), "analyse", "analyze a game", "analyse a game";
    en EVERYWHERE Words("favorite"), "favourite", "favorite move", "favourite move";
    en EVERYWHERE Words("take-back"), "takeback", "a take-back", "a takeback";
    en EVERYWHERE Words("take-backs"), "takebacks", "no take-backs", "no takebacks";
    en EVERYWHERE Words("taking back"), "takeback", "refuse taking back", "refuse the takeback";
    en EVERYWHERE Letters("touch move"), "touch-move", "the touch move rule", "the touch-move rule";
    en RULES Words("setup"), "set-up", "a saved setup", "a saved set-up";
    en EVERYWHERE Words("check mate"), "checkmate", "check mate", "checkmate";
    // One kind of quotation marks in each language.
    en MESSAGES Rule("straight quotes", is_straight), "“these” and ’", "it's \"e4\"", "it’s “e4”";
    en MESSAGES Letters("‘"), "“these”", "say ‘j’adoube’", "say “j’adoube”";
    nl MESSAGES Rule("straight quotes", is_straight), "‘deze’", "'e4'", "‘e4’";
    nl MESSAGES Letters("“"), "‘deze’", "zeg “j’adoube”", "zeg ‘j’adoube’";
    nl MESSAGES Letters("”"), "‘deze’", "zeg j’adoube”", "zeg ‘j’adoube’";
    // Dutch.
    nl WINDOW Rule("u", says_u), "je, ook in het reglement na te vertellen", "Raakt u een stuk aan", "Raak je iets aan: ‘u zet’";
    nl WINDOW Words("men"), "je, of de speler", "Dan mag men rokeren", "Dan mag je rokeren";
    nl WINDOW Rule("stuk zet", piece_moves), "een speler zet; een stuk wordt verzet", "het paard moet zetten", "je moet met het paard zetten";
    nl WINDOW Words("aangeraakt is zetten"), "aanraken is zetten", "Aangeraakt is zetten", "Aanraken is zetten";
    nl WINDOW Words("zonder slag"), "zonder slaan of pionzet", "zonder slag of pion", "zonder slaan of pionzet";
    nl MESSAGES Words("driemaal"), "drie keer, zoals in de rest", "Driemaal dezelfde stelling", "Drie keer dezelfde stelling";
    nl MESSAGES Words("vijfmaal"), "vijf keer", "Vijfmaal dezelfde stelling", "Vijf keer dezelfde stelling";
    nl MESSAGES Words("haar"), "herhaal het zelfstandig naamwoord", "bewaar haar als", "bewaar de studie als";
    nl MESSAGES Words("hen"), "herhaal het zelfstandig naamwoord", "zet hen recht", "zet de stukken recht";
    nl MESSAGES Words("zij"), "herhaal het zelfstandig naamwoord", "tot zij uit is", "tot de partij is afgelopen";
    nl WINDOW Words("het lot"), "er wordt geloot", "Het lot beslist", "Er wordt geloot om kleur";
    nl WINDOW Words("zoals het systeem"), "volg systeem", "Zoals het systeem", "Volg systeem";
    nl WINDOW Words("zoals het ze zelf heeft"), "standaardwaarden", "Zoals het ze zelf heeft", "Standaardwaarden";
    nl WINDOW Words("alles zoals in het begin"), "standaardinstellingen", "Alles zoals in het begin", "Standaardinstellingen";
    nl WINDOW Words("bewegende afbeelding"), "een GIF", "Bewegende afbeelding bewaren", "Bewaren als GIF";
    nl WINDOW Words("rechten toe"), "rechten voor", "je hebt er geen rechten toe", "je hebt er geen rechten voor";
    nl WINDOW Words("de steen"), "dobbelsteen", "gooi de steen", "gooi de dobbelsteen";
    nl MESSAGES Rule("gebiedende wijs op een knop", commands), "een werkwoord op een knop is heel", "Bewaar…", "Bewaren…";
    nl WINDOW Words("wie wil rokeren"), "wil je", "Wie wil rokeren, zet", "Wil je rokeren? Zet";
    nl WINDOW Words("is vrij in zijn zet"), "mag elke zet doen", "Wit is vrij in zijn zet", "Wit mag elke zet doen";
    nl WINDOW Words("wit noch zwart"), "geen van beide", "voor wit noch zwart", "voor geen van beide";
}
