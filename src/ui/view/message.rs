//! What the window has to tell once: a refusal, what came of a claim or an offer, a file that can't be
//! opened. Shown on the law card until the next press.
//!
//! The sentence: see `ui::view::explain`.

use std::path::PathBuf;

use super::law_card::LawCard;
use crate::engine::Failure;
use crate::record::Unrecognised;
use crate::rules::{Bitboard, Color, Square};
use crate::session::analysis::Hinted;
use crate::session::{Recovered, Truncation};
use crate::storage::settings::Trouble;
use crate::table::{ClaimKind, ContentError, NearGoal, Notice, Offer, Reason, journal};

/// Something to tell.
#[derive(Debug)]
pub enum Message {
    Refused(Reason),
    /// What a player asked to be told.
    Answer(LawCard),
    /// A claim was wrong.
    ClaimWrong(ClaimKind),
    /// Touch-move was claimed rightly, and the move went back.
    TouchMoveUpheld,
    /// A player said no.
    Declined(Offer, Color),
    /// So many half-moves went back.
    TakenBack(usize),
    /// The colours were drawn: the person has this one.
    ByLot(Color),
    /// The king was let go where castling would have brought it, and that was a king move.
    KingMove(Square),
    Hint(Hinted),
    /// The engine of this name failed, and the analysis is off.
    NoAnalysis {
        name: String,
        failure: Failure,
    },
    /// The position is on the clipboard.
    Copied,
    /// The game is.
    GameCopied,
    /// A game or a set-up is in this file.
    Saved(PathBuf),
    /// A file is still to be chosen for what is being saved already.
    Saving,
    /// What was to be in this file could not be made.
    Unmade(PathBuf),
    /// Of the files that were dropped only this one is opened.
    OnlyFirst(PathBuf),
    /// The file has been changed by somebody else, and another one is asked for.
    FileChanged(PathBuf),
    /// A study that is in no file of the player's is there again, or waits in this one.
    StudyFound,
    StudyKept(PathBuf),
    /// A study that is in no file can't be written down either, and no other takes its place.
    StudyStays(Option<std::io::Error>),
    /// The game that goes on is not to be studied.
    NoStudy,
    /// It could not be written.
    Unsaved {
        file: PathBuf,
        error: std::io::Error,
    },
    /// A picture is.
    PictureCopied,
    /// What was on the clipboard is nothing that is known.
    Unrecognised(Unrecognised),
    /// So many more games were on the clipboard beside the one that is studied.
    PastedGames(usize),
    /// A position came from the clipboard or from a list.
    Pasted(Pasted),
    File {
        file: PathBuf,
        why: ContentError,
    },
    /// No game is in this file.
    NoGames(PathBuf),
    /// A file of games is another than it was, and has been read again.
    GamesChanged(PathBuf),
    /// A game that was kept goes on; in its file are things that nobody here knows.
    Continued {
        torn: Truncation,
        fault: Option<journal::ReadError>,
        unknown: Vec<String>,
    },
    Settings(Trouble),
    /// Nothing was found that plays sounds.
    Silent,
    /// Nothing was found that speaks.
    NoVoice,
    /// The game can't be written down; it goes on.
    Journal(journal::Trouble),
    /// The game of before goes on; so much of its journal could be read.
    Reopened(Truncation),
    /// A journal of before could not be read.
    Unread(journal::Unread),
}

/// What came with a position.
#[derive(Clone, Debug)]
pub struct Pasted {
    /// What the position is called.
    pub id: Option<String>,
    /// What is best in it.
    pub best: Option<String>,
    /// How many more there were.
    pub more: usize,
}

impl Message {
    /// What to tell of the games that were found when the program began.
    pub fn of_found(found: Recovered) -> Option<Message> {
        let unread = found.unread.into_iter().next().map(Message::Unread);
        found.game.map(Message::Reopened).or(unread)
    }

    /// What there is to tell of one step at the table. Where a piece was touched, what binds says more than
    /// that an offer is declined with it.
    pub fn of(notices: &[Notice]) -> Option<Message> {
        let touched =
            notices.iter().any(|notice| matches!(notice, Notice::Touched(_) | Notice::Moved { .. }));
        let mut note = None;
        for notice in notices {
            note = match notice {
                Notice::Refused(Reason::NothingPressed | Reason::AlreadyPressed | Reason::GameOver) => note,
                Notice::Refused(reason) => Some(Message::Refused(reason.clone())),
                Notice::ClaimWrong(kind) => Some(Message::ClaimWrong(*kind)),
                Notice::ClaimCorrect(ClaimKind::TouchMove) => Some(Message::TouchMoveUpheld),
                Notice::Declined(offer, by) if !touched => Some(Message::Declined(*offer, *by)),
                Notice::TakenBack(plies) if note.is_none() => Some(Message::TakenBack(*plies)),
                _ => note,
            };
        }
        note
    }

    /// That letting the king go was a king move, where it could have been thought to castle; not where that
    /// ended the game.
    pub fn of_king(near: Option<NearGoal>, notices: &[Notice]) -> Option<Message> {
        let near = near.filter(|_| !notices.iter().any(|notice| matches!(notice, Notice::Ended(_))))?;
        let to_goal = |notice: &Notice| match notice {
            Notice::Moved { mv, .. } => (mv.from(), mv.to()) == (near.king, near.goal),
            _ => false,
        };
        notices.iter().any(to_goal).then_some(Message::KingMove(near.goal))
    }

    /// Whether it is still to be read when somebody else has moved: it is not about the position of before.
    pub fn stays(&self) -> bool {
        !matches!(
            self,
            Message::Refused(_)
                | Message::Answer(_)
                | Message::ClaimWrong(_)
                | Message::TouchMoveUpheld
                | Message::Declined(..)
                | Message::TakenBack(_)
                | Message::KingMove(_)
        )
    }

    /// Whether it tells of something that went wrong.
    pub fn is_refusal(&self) -> bool {
        let about_chess = matches!(self, Message::Refused(_) | Message::Unrecognised(_) | Message::NoStudy);
        about_chess || self.is_trouble()
    }

    /// Whether it is about the computer and not about chess.
    pub fn is_trouble(&self) -> bool {
        matches!(
            self,
            Message::Settings(_)
                | Message::File { .. }
                | Message::NoGames(_)
                | Message::FileChanged(_)
                | Message::Saving
                | Message::Silent
                | Message::NoVoice
                | Message::Unmade(_)
                | Message::Unsaved { .. }
                | Message::StudyStays(_)
                | Message::Journal(_)
                | Message::Unread(_)
        )
    }

    /// The squares that are the cause.
    pub fn squares(&self) -> Bitboard {
        match self {
            Message::Refused(reason) => reason.squares(),
            _ => Bitboard::EMPTY,
        }
    }

    /// The article of the Laws behind it.
    pub fn article(&self) -> Option<&'static str> {
        match self {
            Message::Refused(reason) => reason.article(),
            Message::ClaimWrong(ClaimKind::TouchMove) | Message::TouchMoveUpheld => Some("4.8"),
            Message::ClaimWrong(_) => Some("9.5.3"),
            Message::Declined(Offer::Draw, _) => Some("9.1"),
            Message::KingMove(_) => Some("4.7"),
            Message::NoStudy => Some("11.3.1"),
            _ => None,
        }
    }
}
