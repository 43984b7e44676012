//! The texts of messages, such as a refusal, the result of a claim or an offer, or a file that can't be opened.
//!
//! `ui::app` decides how long a message is shown.

use std::path::Path;

use super::{Explain, damage};
use crate::game::IncidentKind;
use crate::record::RecognitionError;
use crate::rules::{Color, MoveTextError};
use crate::session::Recovery;
use crate::session::analysis::HintState;
use crate::storage::crash::CrashKind;
use crate::storage::settings::SettingsError;
use crate::study::DamagedStudy;
use crate::table::journal::{Damage, UnreadReason, UnreadableJournal};
use crate::table::{Offer, Reason, TakeBack};
use crate::text::fen_errors::{self, fault, file_fault};
use crate::text::messages::{found, sentence};
use crate::text::{Texts, engine_errors, incidents, io_errors, line_errors};
use crate::ui::view::message::{AddedExercises, ExerciseGap, PasteSummary};
use crate::ui::view::{ClockState, Command, LawCard, Message, board_status};

impl Explain<'_> {
    pub(crate) fn message(&self, note: &Message) -> LawCard {
        let stands = self.game.table.setup().take_back == TakeBack::Never;
        let article = note.article().filter(|_| stands || !matches!(note, Message::KingMove(_)));
        if let Message::Answer(card) = note {
            return LawCard { said: true, ..(**card).clone() };
        }
        if let Message::Opened { by, text } = note {
            return self.opened(*by, text);
        }
        let (title, detail) = match note {
            Message::Refused(reason) => {
                let detail = self.reason(reason);
                let is_about_board =
                    matches!(reason, Reason::Gesture(_) | Reason::Bound(..) | Reason::RookFirst(_));
                let also = self.touched_too(&detail).filter(|_| is_about_board);
                (t!(self.words, "refused"), self.words.paragraph([Some(detail), also].into_iter().flatten()))
            }
            Message::IncrementGranted(by) => {
                let name = self.player(*by);
                (t!(self.words, "declined-increment", name), self.turn())
            }
            Message::Ruling(ruling) => {
                let (title, detail) = self.ruling(ruling);
                let waits = matches!(self.game.clock(), ClockState::Ruling | ClockState::Paused);
                let keys = || self.keys_sentence(Command::Clock, "resume-keys");
                (title, self.words.paragraph([detail, if waits { keys() } else { String::new() }]))
            }
            Message::Incident(_) => (t!(self.words, "incident-noted"), self.last_entry()),
            Message::Declined(offer, by) => {
                let key = match offer {
                    Offer::Draw => "declined-draw",
                    Offer::TakeBack => "declined-take-back",
                };
                let declined = t!(self.words, key, name = self.player(*by));
                // The offer may have been declined by touching a piece; what the touch means then comes first.
                if let Some(card) = self.touched() {
                    return LawCard { detail: self.words.paragraph([card.detail, declined]), ..card };
                }
                (declined, self.turn())
            }
            Message::Adjusted(square) => {
                let table = self.game.table;
                let board = table.arrangement().unwrap_or_else(|| table.position().board());
                let piece = board.piece_at(*square).map(|piece| self.words.the_piece(piece.role, *square));
                let piece = piece.unwrap_or_else(|| square.to_string());
                (t!(self.words, "adjusting"), sentence(&t!(self.words, "adjusted", piece)))
            }
            Message::TakenBack(plies) => {
                (t!(self.words, "taken-back", count = *plies, clock = self.clock()), String::new())
            }
            Message::ByLot(color) => {
                let key = if *color == Color::White { "lot-white" } else { "lot-black" };
                (t!(self.words, key), self.turn())
            }
            Message::KingMove(goal) => {
                let title = t!(self.words, "king-move", king = goal.to_string());
                let detail = if stands { "king-move-stands" } else { "king-move-go-back" };
                (title, t!(self.words, detail))
            }
            Message::Hint(hinted) => self.hint(*hinted),
            Message::NoAnalysis { name, failure } => {
                (t!(self.words, "analysis-ended"), engine_errors::failure(self.words, name, failure))
            }
            Message::Reopened(found) => self.reopened(found),
            Message::Crashed(CrashKind::Crash) => {
                (t!(self.words, "crashed"), t!(self.words, "crashed-detail"))
            }
            Message::Crashed(CrashKind::Failure) => {
                (t!(self.words, "crashed-in-part"), t!(self.words, "crashed-detail"))
            }
            Message::Continued { damage, unknown } => self.continued(damage, unknown),
            Message::StudySaved => (t!(self.words, "study-kept"), t!(self.words, "study-kept-as")),
            other if other.is_refusal() => {
                let key = match other {
                    Message::Unrecognised(_) => "paste-refused",
                    other if other.is_trouble() => "trouble",
                    _ => "refused",
                };
                (t!(self.words, key), about_computer(self.words, other))
            }
            other => (about_computer(self.words, other), String::new()),
        };
        let offer = match note {
            Message::StudyFound => Some(("study-found-open", Command::Study)),
            Message::StudySaved => Some(("study-kept-open", Command::Recent)),
            Message::Crashed(_) => Some(("crashed-copy", Command::CopyDetails)),
            Message::GameDeleted { .. } | Message::GameMoved(_) | Message::GamesOrdered(_) => {
                Some(("cmd-undo", Command::UndoList))
            }
            _ => None,
        };
        LawCard { title, detail, article, offer, refusal: note.is_refusal(), ..LawCard::default() }
    }

    /// The sentences about the last incident that is an entry; empty without an entry. A warning is added if the entry
    /// counted as an illegal move and the player's next one loses.
    fn last_entry(&self) -> String {
        let table = self.game.table;
        let mut entries = table.incidents().iter().rev();
        let Some((incident, IncidentKind::Entry { entry, count, .. })) = entries
            .find(|incident| matches!(incident.kind, IncidentKind::Entry { .. }))
            .map(|incident| (incident, &incident.kind))
        else {
            return String::new();
        };
        let next = entry.against.filter(|_| *count > 0).map(|by| self.next_loses(by, *count));
        self.words.paragraph([incidents::sentences(self.words, incident)].into_iter().chain(next))
    }

    /// The sentence that says that the piece touched last was touched as well; `None` if fewer than two were touched,
    /// if `Table::obligation` is `None`, or if `detail` already names that piece.
    fn touched_too(&self, detail: &str) -> Option<String> {
        let touched = self.game.table.touched();
        let last = touched.last().filter(|_| touched.len() > 1 && self.game.table.obligation().is_some())?;
        let piece = self.piece(*last);
        let named = detail.to_lowercase().contains(&piece.to_lowercase());
        (!named).then(|| sentence(&t!(self.words, "touched-too", piece)))
    }

    /// The title and detail for the state of a hint: it is being sought, it shows a piece or a move, or none can be
    /// given.
    fn hint(&self, hinted: HintState) -> (String, String) {
        let (title, detail) = match hinted {
            HintState::Sought => (t!(self.words, "hint-sought"), "hint-will-be-noted"),
            HintState::Piece(mv) => {
                (t!(self.words, "hint-piece", piece = self.piece(mv.from())), "hint-again")
            }
            HintState::Move(mv) => (t!(self.words, "hint-move", move = self.written(mv)), "hint-noted"),
            HintState::TooShallow => (t!(self.words, "hint-too-shallow"), "hint-none"),
        };
        (title, t!(self.words, detail))
    }

    /// The title and detail about a game that was reopened.
    fn reopened(&self, found: &Recovery) -> (String, String) {
        let is_in_part = found.damage.loss.as_ref().is_some_and(|loss| !loss.is_torn());
        let key = match (self.game.table.setup().clock_only, is_in_part) {
            (true, true) => "reopened-clock-in-part",
            (true, false) => "reopened-clock",
            (false, true) => "reopened-in-part",
            (false, false) => "reopened",
        };
        let mut sentences = damage::sentences(self.words, self.notation(), self.game.table, &found.damage);
        let file = found.damaged_file.as_ref().map(|file| file.display().to_string());
        sentences.extend(file.map(|file| t!(self.words, "damage-kept", file)));
        sentences.extend(found.unread.iter().map(|unread| unread_game(self.words, unread)));
        sentences.push(self.stands_still());
        (t!(self.words, key), self.words.paragraph(sentences))
    }

    /// The title and detail about a saved game that is continued.
    fn continued(&self, damage: &Damage, unknown: &[String]) -> (String, String) {
        let mut sentences = damage::sentences(self.words, self.notation(), self.game.table, damage);
        if !unknown.is_empty() {
            let keys = self.words.row(unknown.iter().cloned());
            sentences.push(t!(self.words, "continued-unknown", keys, count = unknown.len()));
        }
        sentences.push(self.stands_still());
        let key = if self.game.table.setup().clock_only { "continued-clock" } else { "continued" };
        (t!(self.words, key), self.words.paragraph(sentences))
    }

    /// The sentences about the sealed move if the game is adjourned, or about the stopped clock if it is paused;
    /// otherwise empty.
    fn stands_still(&self) -> String {
        match self.game.table.sealed_by().filter(|_| !self.game.is_over()) {
            Some(by) => self.adjourned(by).detail,
            None if self.game.table.is_paused() => t!(self.words, "reopened-paused"),
            None => String::new(),
        }
    }
}

/// The minutes of a penalty in the Laws, as "one" or "two" for a message.
pub(crate) fn minutes(ms: u64) -> &'static str {
    if ms <= 60_000 { "one" } else { "two" }
}

/// The text of a message that has no card of its own; empty for other messages.
fn about_computer(words: &Texts, note: &Message) -> String {
    match note {
        Message::Unrecognised(why) => unrecognised(words, why),
        Message::Pasted(pasted) => pasted_words(words, pasted),
        Message::ReadingPasted => t!(words, "pasted-reading"),
        Message::PastedGames(more) => t!(words, "pasted-more-games", count = (*more)),
        Message::PictureCopied => t!(words, "copied-picture"),
        Message::File { file, why } => unwritten(words, "file-refused", file, &file_fault(words, why)),
        Message::Unsaved { file, error } => unwritten(words, "unsaved", file, &io_errors::why(words, error)),
        Message::NoPositions { file, broken } => {
            let why = match broken {
                Some((line, error)) => {
                    t!(words, "cli-line", line = line.to_string(), what = fen_errors::fen(words, error))
                }
                None => t!(words, "file-no-positions"),
            };
            unwritten(words, "file-refused", file, &why)
        }
        Message::NoDiagrams => t!(words, "print-no-diagrams"),
        Message::NoUsedStarts { file, error } => {
            let what = t!(words, "cli-chess960-used-line", found = error.found.as_str());
            let why = t!(words, "cli-line", line = error.line.to_string(), what);
            unwritten(words, "file-refused", file, &t!(words, "aloud-sentence", text = why))
        }
        Message::StartNoted { number, event } => {
            t!(words, "round-noted-in", number = number.to_string(), event = event.as_str())
        }
        Message::ExercisesAdded(all) => exercises_added(words, all),
        Message::NoGames(file) => t!(words, "file-no-games", file = file_name(file)),
        Message::Reading(file) => t!(words, "file-reading", file = file_name(file)),
        Message::GamesChanged(file) => t!(words, "games-changed", file = file_name(file)),
        Message::Silent => t!(words, "sound-none"),
        Message::NoVoice => t!(words, "speech-none"),
        Message::Saving => t!(words, "save-going-on"),
        Message::Unmade(file) => t!(words, "save-unmade", file = file_name(file)),
        Message::OnlyFirst(file) => t!(words, "only-first", file = file_name(file)),
        Message::Saved(file) => t!(words, "saved", file = file_name(file)),
        Message::Added { file, game } => {
            t!(words, "added", file = file_name(file), number = game.to_string())
        }
        Message::GamesWouldMerge(file) => t!(words, "games-would-merge", file = file_name(file)),
        Message::Unwritable(file) => t!(words, "file-utf-16", file = file_name(file)),
        Message::GameDeleted { number, players } => {
            t!(words, "game-deleted", number = number.to_string(), players)
        }
        Message::GameMoved(number) => t!(words, "game-moved", number = number.to_string()),
        Message::GamesOrdered(file) => t!(words, "games-ordered", file = file_name(file)),
        Message::ListUndone => t!(words, "list-undone"),
        Message::Writing(file) => t!(words, "file-writing", file = file_name(file)),
        Message::FileChanged(file) => t!(words, "file-changed", file = file_name(file)),
        Message::StudyFound => t!(words, "study-found"),
        Message::StudyDamaged(DamagedStudy { file, opens }) => {
            let key = if *opens { "study-damaged" } else { "study-unread" };
            t!(words, key, file = file.display().to_string())
        }
        Message::StudyStays(None) => t!(words, "study-stays"),
        Message::StudyStays(Some(error)) => t!(words, "study-stays-disk", why = io_errors::why(words, error)),
        Message::StudyNotDiscarded { file, error } => {
            unwritten(words, "study-not-discarded", file, &io_errors::why(words, error))
        }
        Message::NoStudy => t!(words, "refusal-no-study"),
        Message::CommentTooLong => t!(words, "study-comment-too-long"),
        Message::LiveBegun(file) => t!(words, "live-begun", file = file_name(file)),
        Message::LiveEnded(file) => t!(words, "live-ended", file = file_name(file)),
        Message::FollowEnded => t!(words, "follow-ended"),
        Message::NoEngineFollowed => t!(words, "refusal-followed"),
        Message::GameCopied => t!(words, "copied-game"),
        Message::DetailsCopied => t!(words, "copied-details"),
        Message::Settings(trouble) => settings(words, trouble),
        Message::Journal(trouble) => {
            let why = io_errors::why(words, &trouble.error);
            unwritten(words, "journal-unsaved", &trouble.file, &why)
        }
        Message::Unread(unread) => unread_game(words, unread),
        Message::Copied => t!(words, "copied"),
        Message::BoardFault(why) => why.clone(),
        Message::BoardUnclear(squares) => board_status::unclear(words, *squares),
        Message::BoardDiffers(all) => board_status::differences(words, all),
        // These messages have cards of their own.
        Message::Refused(_)
        | Message::Answer(_)
        | Message::Ruling(_)
        | Message::Incident(_)
        | Message::IncrementGranted(_)
        | Message::Opened { .. }
        | Message::Declined(..)
        | Message::Adjusted(_)
        | Message::TakenBack(_)
        | Message::ByLot(_)
        | Message::KingMove(_)
        | Message::Hint(_)
        | Message::NoAnalysis { .. }
        | Message::Reopened(_)
        | Message::Crashed(_)
        | Message::Continued { .. }
        | Message::StudySaved => String::new(),
    }
}

fn unrecognised(words: &Texts, why: &RecognitionError) -> String {
    match why {
        RecognitionError::Empty => t!(words, "fen-empty"),
        RecognitionError::Unknown(text) => t!(words, "paste-unknown", found = found(words, text)),
        RecognitionError::Position(error) => t!(words, "fen-refused", why = fault(words, error)),
        RecognitionError::Move { number, color, error } => {
            let (key, text) = match error {
                MoveTextError::Malformed(text) => ("paste-move-malformed", text),
                MoveTextError::Illegal { found, .. } | MoveTextError::Untrue { found, .. } => {
                    ("paste-move-illegal", found)
                }
                MoveTextError::Ambiguous { found, .. } => ("paste-move-ambiguous", found),
            };
            let color = words.color(*color);
            let (number, text) = (number.to_string(), found(words, text));
            t!(words, key, number, color, found = text)
        }
    }
}

/// The sentences about a pasted or opened position: its id, its best moves, and how many more positions there were.
fn pasted_words(words: &Texts, pasted: &PasteSummary) -> String {
    let id = match (&pasted.id, pasted.opened) {
        (None, false) => t!(words, "pasted"),
        (None, true) => t!(words, "position-opened"),
        (Some(id), false) => t!(words, "pasted-id", id = id.as_str()),
        (Some(id), true) => t!(words, "position-opened-id", id = id.as_str()),
    };
    let best = pasted.best.as_ref().map(|moves| t!(words, "pasted-best", moves = moves.as_str()));
    let more = (pasted.more > 0).then(|| t!(words, "pasted-more", count = pasted.more));
    words.paragraph([Some(id), best, more].into_iter().flatten())
}

/// The name of the file without its folders.
pub(crate) fn file_name(file: &Path) -> String {
    file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned()
}

fn unwritten(words: &Texts, key: &str, file: &Path, why: &str) -> String {
    t!(words, key, file = file.display().to_string(), why)
}

fn unread_game(words: &Texts, unread: &UnreadableJournal) -> String {
    unwritten(words, "journal-unread", &unread.file, &why_unread(words, &unread.why))
}

fn why_unread(words: &Texts, why: &UnreadReason) -> String {
    match why {
        UnreadReason::Io(error) => io_errors::why(words, error),
        UnreadReason::Empty => t!(words, "journal-empty"),
        // The reason is shown in brackets, so it has no full stop.
        UnreadReason::NoGame(fault) if fault.newer.is_some() => {
            t!(words, "file-newer").trim_end_matches('.').to_owned()
        }
        UnreadReason::NoGame(fault) => line_errors::fault(words, &fault.fault),
    }
}

fn settings(words: &Texts, trouble: &SettingsError) -> String {
    match trouble {
        SettingsError::Nowhere => t!(words, "settings-nowhere"),
        SettingsError::Engines { file, count } => {
            t!(words, "settings-engines", file = file.display().to_string(), count = (*count))
        }
        SettingsError::Unsaved { file, error } => {
            unwritten(words, "settings-unsaved", file, &io_errors::why(words, error))
        }
        SettingsError::Broken { file, kept } => set_aside(words, "settings-broken", file, kept),
        SettingsError::Newer { file, kept } => set_aside(words, "settings-newer", file, kept),
    }
}

fn set_aside(words: &Texts, key: &str, file: &Path, kept: &Path) -> String {
    let [file, kept] = [file, kept].map(|path| path.display().to_string());
    t!(words, key, file, kept)
}

/// The sentences about exercises that were added. If any were, and `says_where` is true, the sentences name the menu
/// with the exercises.
fn exercises_added(words: &Texts, all: &AddedExercises) -> String {
    let AddedExercises { added, known, gaps, says_where } = all;
    let key = if *says_where && *added > 0 { "exercises-added-where" } else { "exercises-added" };
    let known = (*known > 0).then(|| t!(words, "exercises-known", count = (*known)));
    let gaps = gaps.iter().map(|gap| gap_text(words, *gap));
    words.paragraph(std::iter::once(t!(words, key, count = (*added))).chain(known).chain(gaps))
}

fn gap_text(words: &Texts, gap: ExerciseGap) -> String {
    match gap {
        ExerciseGap::Lines(count) => t!(words, "exercises-skipped", count),
        ExerciseGap::NoSource => t!(words, "exercises-no-source"),
        ExerciseGap::NoMoves(color) => t!(words, "exercises-no-moves", color = words.color(color)),
        ExerciseGap::NoMoment => t!(words, "exercises-no-moment"),
        ExerciseGap::Searched(count) => t!(words, "exercises-searched", count),
        ExerciseGap::LeftOut(count) => t!(words, "exercises-left-out", count),
        ExerciseGap::Stopped(game, all) => {
            t!(words, "exercises-stopped", game = game.to_string(), all = all.to_string())
        }
        ExerciseGap::NoFolder => t!(words, "exercises-no-folder"),
    }
}
