//! What is told once: a refusal, what came of a claim or an offer, a file that can't be opened.
//!
//! For how long: see `ui::app`.

use std::path::Path;

use super::{Explain, piece_on, player};
use crate::record::Unrecognised;
use crate::rules::{Color, MoveTextError};
use crate::session::analysis::Hinted;
use crate::session::local_game::Truncation;
use crate::storage::settings::Trouble;
use crate::table::journal::{Fault, Why};
use crate::table::{ClaimKind, Offer, TakeBack};
use crate::text::fen_errors::{fault, file_fault, found};
use crate::text::messages::Texts;
use crate::text::{engine_errors, io_errors};
use crate::ui::view::law_card::LawCard;
use crate::ui::view::message::{Message, Pasted};

impl Explain<'_> {
    /// The card of something that is told once.
    pub(crate) fn told(&self, note: &Message) -> LawCard {
        let stands = self.table.setup().take_back == TakeBack::Never;
        let article = note.article().filter(|_| stands || !matches!(note, Message::KingMove(_)));
        if let Message::Answer(card) = note {
            return LawCard { said: true, ..card.clone() };
        }
        let (title, detail) = match note {
            Message::Refused(reason) => (self.words.say("refused"), self.reason(reason)),
            Message::ClaimWrong(kind) => (self.words.say("claim-wrong"), self.wrong(*kind)),
            Message::TouchMoveUpheld => {
                let color = self.words.color(self.facts.turn);
                (
                    self.words.say("claim-right"),
                    self.words.with("claim-touch-upheld", [("color", color.into())]),
                )
            }
            Message::Declined(offer, by) => self.declined(*offer, *by),
            Message::TakenBack(plies) => {
                let clock = if self.table.setup().has_clock() { "yes" } else { "no" };
                let told = [("count", (*plies).into()), ("clock", clock.into())];
                let detail = self.words.with("taken-back-detail", told);
                (self.words.say("taken-back"), detail)
            }
            Message::ByLot(color) => {
                let key = if *color == Color::White { "lot-white" } else { "lot-black" };
                (self.words.say(key), self.turn())
            }
            Message::KingMove(goal) => {
                let title = self.words.with("king-move", [("king", goal.to_string().into())]);
                let detail = if stands { "king-move-stands" } else { "king-move-go-back" };
                (title, self.words.say(detail))
            }
            Message::Hint(hinted) => self.hint(*hinted),
            Message::NoAnalysis { name, failure } => {
                (self.words.say("analysis-ended"), engine_errors::told(self.words, name, failure))
            }
            Message::Reopened(torn) => {
                let paused = self.table.is_paused().then(|| self.words.say("reopened-paused"));
                let key = match torn {
                    Truncation::Whole | Truncation::LastLine => "reopened",
                    Truncation::Middle => "reopened-in-part",
                };
                (self.words.say(key), paused.unwrap_or_default())
            }
            Message::Continued { torn, fault, unknown } => self.continued(*torn, fault.as_ref(), unknown),
            Message::StudyKept(file) => {
                let file = file.display().to_string();
                (self.words.say("study-kept"), self.words.with("study-kept-as", [("file", file.into())]))
            }
            other if other.is_refusal() => {
                let key = if other.is_trouble() { "trouble" } else { "refused" };
                (self.words.say(key), about_computer(self.words, other))
            }
            other => (about_computer(self.words, other), String::new()),
        };
        LawCard { title, detail, article, refusal: note.is_refusal(), ..LawCard::default() }
    }

    /// What follows from a wrong claim (4.8, 9.1.2, 9.5.3).
    fn wrong(&self, kind: ClaimKind) -> String {
        let mut said = vec![self.words.say(match kind {
            ClaimKind::Threefold => "claim-wrong-threefold",
            ClaimKind::FiftyMoves => "claim-wrong-fifty",
            ClaimKind::TouchMove => "claim-wrong-touch",
        })];
        if kind != ClaimKind::TouchMove {
            let other = player(self.words, self.table, !self.facts.turn);
            if self.table.clock_shows(!self.facts.turn, self.facts.now).is_some() {
                said.push(self.words.with("claim-two-minutes", [("name", other.into())]));
            }
            if self.facts.draw_offer == Some(self.facts.turn) {
                said.push(self.words.say("claim-is-offer"));
            }
            if self.table.bond() == Some(crate::game::Bond::IntendedMove) {
                let bound = self.table.obligation();
                let mv = bound.and_then(|bound| bound.moves().first().copied());
                let mv = mv.map(|mv| self.written(mv)).unwrap_or_default();
                let color = self.words.color(self.facts.turn);
                said.push(
                    self.words.with("bond-intended-must", [("color", color.into()), ("move", mv.into())]),
                );
            }
        }
        self.words.paragraph(said)
    }

    /// The piece, and then its move.
    fn hint(&self, hinted: Hinted) -> (String, String) {
        let title = match hinted {
            Hinted::Sought => self.words.say("hint-sought"),
            Hinted::Piece(mv) => {
                let piece = piece_on(self.words, self.table.position(), mv.from());
                self.words.with("hint-piece", [("piece", piece.into())])
            }
            Hinted::Move(mv) => self.words.with("hint-move", [("move", self.written(mv).into())]),
            Hinted::Nothing => self.words.say("hint-nothing"),
        };
        let detail = match hinted {
            Hinted::Piece(_) => "hint-again",
            _ => "hint-noted",
        };
        (title, self.words.say(detail))
    }

    /// What of a game that was kept could not be read, and whether its clock waits.
    fn continued(&self, torn: Truncation, fault: Option<&Fault>, unknown: &[String]) -> (String, String) {
        let mut told = Vec::new();
        if let Some(fault) = fault {
            told.push(self.words.with("continued-fault", [("line", fault.line.to_string().into())]));
        } else if torn != Truncation::Whole {
            told.push(self.words.say("continued-torn"));
        }
        if !unknown.is_empty() {
            let keys = ("keys", self.words.row(unknown.iter().cloned()).into());
            told.push(self.words.with("continued-unknown", [keys, ("count", unknown.len().into())]));
        }
        told.extend(self.table.is_paused().then(|| self.words.say("reopened-paused")));
        (self.words.say("continued"), self.words.paragraph(told))
    }

    fn declined(&self, offer: Offer, by: Color) -> (String, String) {
        let key = match offer {
            Offer::Draw => "declined-draw",
            Offer::TakeBack => "declined-take-back",
        };
        let title = self.words.with(key, [("name", player(self.words, self.table, by).into())]);
        (title, self.turn())
    }
}

/// The sentence for what is not about chess.
fn about_computer(words: &Texts, note: &Message) -> String {
    match note {
        Message::Unrecognised(why) => unrecognised(words, why),
        Message::Pasted(pasted) => pasted_words(words, pasted),
        Message::PastedGames(more) => words.with("pasted-more-games", [("count", (*more).into())]),
        Message::PictureCopied => words.say("copied-picture"),
        Message::File { file, why } => unwritten(words, "file-refused", file, &file_fault(words, why)),
        Message::Unsaved { file, error } => unwritten(words, "unsaved", file, &io_errors::why(words, error)),
        Message::NoGames(file) => words.with("file-no-games", [("file", file_name(file).into())]),
        Message::GamesChanged(file) => words.with("games-changed", [("file", file_name(file).into())]),
        Message::Silent => words.say("sound-none"),
        Message::NoVoice => words.say("speech-none"),
        Message::Saving => words.say("save-going-on"),
        Message::Unmade(file) => words.with("save-unmade", [("file", file_name(file).into())]),
        Message::OnlyFirst(file) => words.with("only-first", [("file", file_name(file).into())]),
        Message::Saved(file) => words.with("saved", [("file", file_name(file).into())]),
        Message::FileChanged(file) => words.with("file-changed", [("file", file_name(file).into())]),
        Message::StudyFound => words.say("study-found"),
        Message::StudyStays(None) => words.say("study-stays"),
        Message::StudyStays(Some(error)) => {
            words.with("study-stays-disk", [("why", io_errors::why(words, error).into())])
        }
        Message::NoStudy => words.say("refusal-no-study"),
        Message::GameCopied => words.say("copied-game"),
        Message::Settings(trouble) => settings(words, trouble),
        Message::Journal(trouble) => {
            let why = io_errors::why(words, &trouble.error);
            unwritten(words, "journal-unsaved", &trouble.file, &why)
        }
        Message::Unread(unread) => {
            unwritten(words, "journal-unread", &unread.file, &why_unread(words, &unread.why))
        }
        _ => words.say("copied"),
    }
}

fn unrecognised(words: &Texts, why: &Unrecognised) -> String {
    match why {
        Unrecognised::Empty => words.say("fen-empty"),
        Unrecognised::Unknown(text) => words.with("paste-unknown", [("found", found(words, text).into())]),
        Unrecognised::Position(error) => words.with("fen-refused", [("why", fault(words, error).into())]),
        Unrecognised::Move { number, color, error } => {
            let (key, text) = match error {
                MoveTextError::Malformed(text) => ("paste-move-malformed", text),
                MoveTextError::Illegal { found, .. } => ("paste-move-illegal", found),
                MoveTextError::Ambiguous { found, .. } => ("paste-move-ambiguous", found),
            };
            let color = words.color(*color);
            let (number, text) = (number.to_string(), found(words, text));
            words.with(key, [("number", number.into()), ("color", color.into()), ("found", text.into())])
        }
    }
}

/// What the position is called, what is best in it, and that there were more.
fn pasted_words(words: &Texts, pasted: &Pasted) -> String {
    let told = |key: &str, name: &'static str, text: &Option<String>| {
        text.as_ref().map(|text| words.with(key, [(name, text.as_str().into())]))
    };
    let id = told("pasted-id", "id", &pasted.id).unwrap_or_else(|| words.say("pasted"));
    let best = told("pasted-best", "moves", &pasted.best);
    let more = (pasted.more > 0).then(|| words.with("pasted-more", [("count", pasted.more.into())]));
    words.paragraph([Some(id), best, more].into_iter().flatten())
}

/// Without its folders, which the player has just seen.
fn file_name(file: &Path) -> String {
    file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned()
}

fn unwritten(words: &Texts, key: &str, file: &Path, why: &str) -> String {
    words.with(key, [("file", file.display().to_string().into()), ("why", why.into())])
}

fn why_unread(words: &Texts, why: &Why) -> String {
    match why {
        Why::Io(error) => io_errors::why(words, error),
        Why::NoGame(fault) if fault.newer.is_some() => words.say("file-newer"),
        Why::NoGame(fault) => fault.fault.clone(),
    }
}

fn settings(words: &Texts, trouble: &Trouble) -> String {
    match trouble {
        Trouble::Nowhere => words.say("settings-nowhere"),
        Trouble::Guests { file, count } => words.with(
            "settings-engines",
            [("file", file.display().to_string().into()), ("count", (*count).into())],
        ),
        Trouble::Unsaved { file, error } => words.with(
            "settings-unsaved",
            [("file", file.display().to_string().into()), ("why", io_errors::why(words, error).into())],
        ),
        Trouble::Broken { file, kept } => set_aside(words, "settings-broken", file, kept),
        Trouble::Newer { file, kept } => set_aside(words, "settings-newer", file, kept),
    }
}

fn set_aside(words: &Texts, key: &str, file: &Path, kept: &Path) -> String {
    let [file, kept] = [file, kept].map(|path| path.display().to_string());
    words.with(key, [("file", file.into()), ("kept", kept.into())])
}
