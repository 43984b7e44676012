//! Messages of the window, such as a refusal, the result of a claim or an offer, or a file that can't be opened. The
//! law card shows one message at a time.
//!
//! `ui::view::explain` writes the sentences.

use std::path::PathBuf;

use super::law_card::LawCard;
use crate::eboard::Difference;
use crate::engine::EngineFailure;
use crate::game::{IncidentArticle, IncidentEntry, Ruling};
use crate::record::RecognitionError;
use crate::rules::{Bitboard, Color, FenError, Square};
use crate::session::Recovery;
use crate::session::analysis::HintState;
use crate::start::UsedLineError;
use crate::storage::crash::CrashKind;
use crate::storage::settings::SettingsError;
use crate::study::DamagedStudy;
use crate::table::{ContentError, Notice, Offer, Reason, ShortCastling, journal};

#[derive(Debug)]
pub enum Message {
    /// A deed was refused, for this reason.
    Refused(Reason),
    /// The answer to a player's question.
    Answer(Box<LawCard>),
    /// A ruling on a claim, or one that the program made by itself.
    Ruling(Box<Ruling>),
    /// An incident was entered by hand, or a player stopped the clocks for no reason.
    Incident(Box<IncidentEntry>),
    /// This player declined a draw, so both players get an increment.
    IncrementGranted(Color),
    /// The sealed move of this player was opened.
    Opened { by: Color, text: String },
    /// This player declined this offer.
    Declined(Offer, Color),
    /// The piece on this square was adjusted (4.2.1).
    Adjusted(Square),
    /// This many plies were taken back.
    TakenBack(usize),
    /// The colours were drawn by lot, and the human player has this colour.
    ByLot(Color),
    /// The king was released on this square, its castling square, but the move was an ordinary king move.
    KingMove(Square),
    /// A hint is being sought, is shown, or can't be given.
    Hint(HintState),
    /// This engine failed, so analysis was turned off.
    NoAnalysis { name: String, failure: EngineFailure },
    /// The position was copied.
    Copied,
    /// The game was copied.
    GameCopied,
    /// This file was saved.
    Saved(PathBuf),
    /// A game was added to this file, with this number.
    Added { file: PathBuf, game: usize },
    /// Games of this file would merge into one another, so nothing was written.
    GamesWouldMerge(PathBuf),
    /// This game was deleted from the file whose games are listed.
    GameDeleted { number: usize, players: String },
    /// In the file whose games are listed, a game was moved and now has this number.
    GameMoved(usize),
    /// The games of this file were put in the order of the list.
    GamesOrdered(PathBuf),
    /// A change to the file whose games are listed was undone.
    ListUndone,
    /// This file is in UTF-16, which the program does not write.
    Unwritable(PathBuf),
    /// This file is being written.
    Writing(PathBuf),
    /// Another save is still in progress.
    Saving,
    /// The content of this file could not be created.
    Unmade(PathBuf),
    /// Of several dropped or copied files, only this one was opened.
    OnlyFirst(PathBuf),
    /// This file has changed since it was read, so nothing was written to it.
    FileChanged(PathBuf),
    /// A study with unsaved edits from an earlier run was recovered.
    StudyFound,
    /// A study, or a part of it, can't be read.
    StudyDamaged(DamagedStudy),
    /// The unsaved edits of the previous study are listed with the recent games.
    StudySaved,
    /// The unsaved edits of this study can't be stored, so the study stays open. `None` if there is no folder for the
    /// edits.
    StudyStays(Option<std::io::Error>),
    /// The unsaved edits of a study could not be discarded; they stay in this file.
    StudyNotDiscarded { file: PathBuf, error: std::io::Error },
    /// Studying a game in progress is forbidden.
    NoStudy,
    /// No position is marked for a sheet of diagrams.
    NoDiagrams,
    /// The comment is too long to be edited.
    CommentTooLong,
    /// Saving to this file failed.
    Unsaved { file: PathBuf, error: std::io::Error },
    /// A picture was copied.
    PictureCopied,
    /// The text from the clipboard was not recognised.
    Unrecognised(RecognitionError),
    /// A large text from the clipboard is being read.
    ReadingPasted,
    /// The pasted text had this many games besides the one that was opened.
    PastedGames(usize),
    /// A position was pasted, or opened from a file.
    Pasted(PasteSummary),
    /// This file could not be opened or read.
    File { file: PathBuf, why: ContentError },
    /// This file has no positions, or a line of it is not a position; `broken` has the number of that line and the
    /// error.
    NoPositions { file: PathBuf, broken: Option<(usize, FenError)> },
    /// This file has no games.
    NoGames(PathBuf),
    /// A large file is being read.
    Reading(PathBuf),
    /// This file of games has changed since its list was read.
    GamesChanged(PathBuf),
    /// A saved game was continued. The fields say what was lost and which entries of its file were not understood.
    Continued { damage: Box<journal::Damage>, unknown: Vec<String> },
    /// The settings could not all be read, or can't be saved.
    Settings(SettingsError),
    /// No program that plays sounds was found, or none works.
    Silent,
    /// No program that speaks was found, or none works.
    NoVoice,
    /// The journal can't be written; the game continues.
    Journal(journal::JournalError),
    /// An unfinished game was reopened.
    Reopened(Box<Recovery>),
    /// An earlier journal, or the folder of journals, could not be read.
    Unread(journal::UnreadableJournal),
    /// The program, or a part of it, failed in an earlier run.
    Crashed(CrashKind),
    /// The Chess960 start of a round was added to this event's list.
    StartNoted { number: u16, event: String },
    /// A line of an event's list of Chess960 starts does not begin with the number of a start.
    NoUsedStarts { file: PathBuf, error: UsedLineError },
    /// How many exercises were added, how many were known already, and why there are not more new ones.
    ExercisesAdded(AddedExercises),
    /// The game on the board is now written to this file for others to follow.
    LiveBegun(PathBuf),
    /// The game on the board is no longer written to this file.
    LiveEnded(PathBuf),
    /// The followed game was edited, so it is no longer followed.
    FollowEnded,
    /// Engines are off for a followed game while it is in progress.
    NoEngineFollowed,
    /// The details for a bug report were copied.
    DetailsCopied,
    /// The electronic board is disconnected, or its driver does not work. The text is a sentence that says why.
    BoardFault(String),
    /// The pieces on the electronic board differ from those of the game or the study.
    BoardDiffers(Vec<Difference>),
    /// The electronic board can't tell on which of these squares a piece was captured.
    BoardUnclear(Bitboard),
}

/// How many exercises were added, how many were known already, and why there are not more new ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AddedExercises {
    pub added: usize,
    pub known: usize,
    pub gaps: Vec<ExerciseGap>,
    /// Whether to name the menu, because the exercises are not on screen.
    pub says_where: bool,
}

/// Why there are not more new exercises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExerciseGap {
    /// This many lines of a file are not exercises.
    Lines(usize),
    /// The file has neither positions nor games in PGN.
    NoSource,
    /// The study has no move for this side to practise.
    NoMoves(Color),
    /// No turning point of the reviewed game has one move that is clearly the best.
    NoMoment,
    /// No exercise was found in the games, of which this many were searched.
    Searched(usize),
    /// This many games could not be searched.
    LeftOut(usize),
    /// The search was stopped at the game with this number, out of this many games.
    Stopped(usize, usize),
    /// There is no folder for exercises.
    NoFolder,
}

/// What came with a position that was pasted or opened.
#[derive(Clone, Debug)]
pub struct PasteSummary {
    /// Whether the position is from a file.
    pub opened: bool,
    /// The `id` operation in the position's EPD.
    pub id: Option<String>,
    /// The best moves (`bm`) in the position's EPD, in the notation of the settings but without figurines.
    pub best: Option<String>,
    /// How many more positions the pasted text or the file had.
    pub more: usize,
}

impl Message {
    /// The message about the games found at program start; `None` if there is nothing to report.
    pub fn of_found(found: Recovery) -> Option<Message> {
        match found {
            found if found.has_game || !found.damage.is_none() => Some(Message::Reopened(Box::new(found))),
            found => found.unread.into_iter().next().map(Message::Unread),
        }
    }

    /// Whether the message says that a file was saved, or that the game, the position or a picture was copied.
    pub const fn is_about_file(&self) -> bool {
        matches!(
            self,
            Message::Copied
                | Message::GameCopied
                | Message::PictureCopied
                | Message::Saved(_)
                | Message::Added { .. }
        )
    }

    /// The message about the outcome of one deed at the table; `None` if there is none.
    pub fn of(notices: &[Notice]) -> Option<Message> {
        let mut note = None;
        for notice in notices {
            note = match notice {
                Notice::Refused(Reason::NothingPressed | Reason::AlreadyPressed | Reason::GameOver) => note,
                Notice::Refused(reason) => Some(Message::Refused(reason.clone())),
                Notice::Ruling(ruling) => Some(Message::Ruling(ruling.clone())),
                Notice::Incident(entry) => Some(Message::Incident(entry.clone())),
                Notice::Opened { by, text } => Some(Message::Opened { by: *by, text: text.clone() }),
                // The card about the end of the game gives the reason.
                Notice::Ended(_) => {
                    note.filter(|note| !matches!(note, Message::Ruling(_) | Message::Incident(_)))
                }
                Notice::IncrementGranted(by) => Some(Message::IncrementGranted(*by)),
                Notice::Declined(offer, by) => note.or(Some(Message::Declined(*offer, *by))),
                Notice::Adjusted(square) => Some(Message::Adjusted(*square)),
                Notice::TakenBack(plies) if note.is_none() => Some(Message::TakenBack(*plies)),
                _ => note,
            };
        }
        note
    }

    /// The message that a release of the king was an ordinary king move although the player might have meant castling;
    /// `None` if no such move was made, or if it ended the game.
    pub fn of_king(near: Option<ShortCastling>, notices: &[Notice]) -> Option<Message> {
        let near = near.filter(|_| !notices.iter().any(|notice| matches!(notice, Notice::Ended(_))))?;
        let to_goal = |notice: &Notice| match notice {
            Notice::Moved { mv, .. } => (mv.from(), mv.to()) == (near.king, near.goal),
            _ => false,
        };
        notices.iter().any(to_goal).then_some(Message::KingMove(near.goal))
    }

    /// Whether the message stays valid after the opponent's move; `false` if it is about what happened before that
    /// move.
    pub fn stays(&self) -> bool {
        !matches!(
            self,
            Message::Refused(_)
                | Message::Answer(_)
                | Message::Ruling(_)
                | Message::Incident(_)
                | Message::IncrementGranted(_)
                | Message::Opened { .. }
                | Message::Declined(..)
                | Message::Adjusted(_)
                | Message::TakenBack(_)
                | Message::KingMove(_)
        )
    }

    /// Whether the message reports a refusal or trouble.
    pub fn is_refusal(&self) -> bool {
        let about_chess = matches!(
            self,
            Message::Refused(_) | Message::Unrecognised(_) | Message::NoStudy | Message::NoEngineFollowed
        );
        about_chess || self.is_trouble()
    }

    /// Whether the message is shown as trouble, such as a file that can't be written.
    pub fn is_trouble(&self) -> bool {
        matches!(
            self,
            Message::Settings(_)
                | Message::File { .. }
                | Message::NoGames(_)
                | Message::NoPositions { .. }
                | Message::NoDiagrams
                | Message::NoUsedStarts { .. }
                | Message::FileChanged(_)
                | Message::GamesWouldMerge(_)
                | Message::Unwritable(_)
                | Message::Saving
                | Message::Silent
                | Message::NoVoice
                | Message::Unmade(_)
                | Message::Unsaved { .. }
                | Message::StudyStays(_)
                | Message::StudyNotDiscarded { .. }
                | Message::StudyDamaged(_)
                | Message::Journal(_)
                | Message::Unread(_)
                | Message::BoardFault(_)
        )
    }

    /// The squares to mark on the board because of the message.
    pub fn squares(&self) -> Bitboard {
        match self {
            Message::Refused(reason) => reason.squares(),
            Message::BoardUnclear(squares) => *squares,
            Message::BoardDiffers(differences) => differences.iter().map(|one| one.square).collect(),
            _ => Bitboard::EMPTY,
        }
    }

    /// The article of the Laws on which the message is based; `None` if there is none.
    pub fn article(&self) -> Option<&'static str> {
        match self {
            Message::Refused(reason) => reason.article(),
            Message::Ruling(ruling) => Some(ruling.article),
            Message::Incident(entry) => entry.article.map(IncidentArticle::name),
            Message::IncrementGranted(_) => Some("III.4"),
            Message::Opened { .. } => Some("I.1"),
            Message::Declined(Offer::Draw, _) => Some("9.1"),
            Message::Adjusted(_) => Some("4.2.1"),
            Message::KingMove(_) => Some("4.7"),
            Message::NoStudy | Message::NoEngineFollowed => Some("11.3.1"),
            _ => None,
        }
    }
}
