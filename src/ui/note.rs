//! What the window has to tell once: a refusal, a file that can't be opened. Shown on the law card until the next press.
//!
//! Absent on purpose: the sentence (see `explain`), so that it changes with the language.

use std::path::PathBuf;

use super::play::{Found, Torn};
use super::settings::Trouble;
use super::words::Words;
use crate::rules::Bitboard;
use crate::start::StartError;
use crate::table::{Reason, journal};

/// Something to tell.
#[derive(Debug)]
pub enum Note {
    Refused(Reason),
    /// The position is on the clipboard.
    Copied,
    /// There was no text on the clipboard.
    NoText,
    Fen(StartError),
    File {
        file: PathBuf,
        why: FileFault,
    },
    Settings(Trouble),
    /// The game can't be written down; it goes on.
    Journal(journal::Trouble),
    /// The game of before goes on; so much of its journal could be read.
    Reopened(Torn),
    /// A journal of before could not be read.
    Unread(journal::Unread),
}

/// Why a file can't be opened.
#[derive(Debug)]
pub enum FileFault {
    Unreadable(std::io::Error),
    NotText,
    TooLong,
    Fen(StartError),
}

impl Note {
    /// What to tell of the games that were found when the program began.
    pub fn of_found(found: Found) -> Option<Note> {
        let unread = found.unread.into_iter().next().map(Note::Unread);
        found.game.map(Note::Reopened).or(unread)
    }

    /// Whether it tells of something that went wrong.
    pub fn is_refusal(&self) -> bool {
        !matches!(self, Note::Copied | Note::Reopened(_))
    }

    /// Whether it is about the computer and not about chess.
    pub fn is_trouble(&self) -> bool {
        matches!(self, Note::Settings(_) | Note::File { .. } | Note::Journal(_) | Note::Unread(_))
    }

    /// The squares that are the cause.
    pub fn squares(&self) -> Bitboard {
        match self {
            Note::Refused(reason) => reason.squares(),
            _ => Bitboard::EMPTY,
        }
    }

    /// The article of the Laws behind it.
    pub fn article(&self) -> Option<&'static str> {
        match self {
            Note::Refused(reason) => reason.article(),
            _ => None,
        }
    }
}

impl FileFault {
    /// The words for it.
    pub fn say(&self, words: &Words) -> String {
        match self {
            FileFault::Unreadable(error) => error.to_string(),
            FileFault::NotText => words.say("file-not-text"),
            FileFault::TooLong => words.say("file-too-long"),
            FileFault::Fen(error) => super::fen_words::fault(words, error),
        }
    }
}
