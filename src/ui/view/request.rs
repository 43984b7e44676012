//! Requests that views and keys make during a frame. A screen may carry out those of its own board; `ui::app::dispatch`
//! carries out the others after all views have been shown.

use std::path::PathBuf;
use std::time::Duration;

use super::message::PasteSummary;
use super::tag_form::TagForm;
use super::typing::Typing;
use super::{Command, Link, Screen, Settings};
use crate::engine::external::EngineSetup;
use crate::exam::PracticeNote;
use crate::paper::{Certificate, PaperFormat, PerPage};
use crate::record::GameResult;
use crate::rules::{Color, Move, Position};
use crate::session::board_driver::BoardProgram;
use crate::storage::games::GameLocation;
use crate::study::UnsavedStudy;
use crate::table::journal::{Damage, Script};
use crate::table::{Deed, GameSetup, Table};
use crate::ui::board::BoardEvent;
use crate::ui::sound::cue::Cue;

#[derive(Debug)]
pub enum Request {
    /// The player did something on the board.
    Board(BoardEvent),
    /// Do a deed at the table.
    Do(Deed),
    /// Ask the player before carrying out a request.
    Confirm(Confirmation, Box<Request>),
    /// Carry out the request that the player was asked about.
    Proceed,
    /// Pause the clock if it runs, and carry out the request that the player was asked about.
    PauseAndProceed,
    /// Leave the clock or the exam for this screen, as the player has confirmed.
    LeaveFor(Screen),
    /// Carry out a command.
    Command(Command),
    /// Show the position after this many plies.
    Show(usize),
    /// Begin a new game.
    Start(Box<GameSetup>),
    /// Save game settings in a file.
    SaveSetup(Box<GameSetup>),
    /// Open this file, which may be a journal.
    Open(PathBuf),
    /// Discard the study with this working copy; `None` is the study that is open.
    DiscardStudy(Option<PathBuf>),
    /// Open the game with this number, counted from 0, in the file whose games are listed.
    OpenGame(usize),
    /// Open the version of a study that has unsaved edits. `copy` is its working copy; `None` is the study that is
    /// open. `reviews` says whether the review of its main line opens too.
    OpenStudy { copy: Option<PathBuf>, reviews: bool },
    /// Open the game as it is in the file, although there is a version with unsaved edits.
    OpenLocated { game: Box<GameLocation>, purpose: GamePurpose },
    /// Save the game at this place in the chosen file.
    SaveInFile(PlaceInFile),
    /// Close the list of games.
    CloseGames,
    /// Open pasted text of any kind.
    Paste(String),
    /// Open a file that was copied in a file manager.
    OpenCopied,
    /// Press the clock with the space bar.
    PressSpaceBar,
    /// Press the clock with the key of one player.
    PressClockKey(ClockKey),
    /// Open, change or close the field for a typed move or question.
    Typing(Option<Typing>),
    /// Play a typed move, or carry out a command typed as one letter.
    Typed(String),
    /// Answer a typed question.
    Ask(String),
    /// Apply the players' decision on whether the time for which the computer was asleep counts.
    Wake { asleep: Duration, counts: bool },
    /// Seal this typed move.
    Seal(String),
    /// Choose the result to be signed.
    ScoreToApprove(GameResult),
    /// Leave the result unsigned.
    SkipApproval,
    /// Make the claim that was entered on the claim card.
    MakeClaim,
    /// Close the claim card without a claim.
    CloseClaim,
    /// Open what can be read of a damaged game.
    OpenDamaged(Box<SavedGame>),
    /// Begin this game; ask first if one is in progress.
    StartOrAsk(Box<GameSetup>),
    /// Quit without asking again.
    Quit,
    /// Start a clock without a board afresh, with the same settings.
    ResetClock,
    /// Abandon the game in progress for this one.
    AbandonAndStart(Box<NextGame>),
    /// Close the dialog.
    CloseDialog,
    /// Replace all settings.
    Choose(Box<Settings>),
    /// Choose the starting position of this game on the Chess960 screen.
    OpenChess960(Box<GameSetup>),
    /// Open the dialog for a new game with these settings.
    OpenNewGame(Box<GameSetup>),
    /// Open the dialog for a new game that begins with this position.
    PlayFrom(Box<Position>),
    /// Study this position.
    StudyFrom(Box<Position>),
    /// Let the built-in engine (`true`) or a human take over from an engine that has failed.
    TakeOver { color: Color, engine: bool },
    /// Carry out a request from the engines dialog.
    Engine(EngineRequest),
    /// Carry out a request about the electronic board.
    ElectronicBoard(BoardRequest),
    /// Choose the folder of tablebases.
    ChooseTables,
    /// Stop using tablebases.
    ForgetTables,
    /// Save as a PDF what was chosen for printing.
    Print(PrintChoice),
    /// Save an animation of the game or the study.
    SaveGif(GifChoice),
    /// Save the certificate of an exam as a PDF.
    PrintCertificate(Box<Certificate>),
    /// End the exam that is running.
    HandInExam,
    /// Store this line, which records an answer, in the file of exercises.
    NoteExercise(String),
    /// Look for the best line in this position, after a wrong move in an exercise.
    Refute(Box<Position>),
    /// Choose a file of positions or games from which exercises are made.
    ChooseExercises,
    /// Add the next few of the exercises that come with the program.
    AddSupplied,
    /// Stop the search for exercises, and keep those that were found.
    StopSearch,
    /// Make exercises from the turning points of the review.
    FindMoments,
    /// Store this note about the practice with cases, such as a learner's ruling.
    NotePractice(PracticeNote),
    /// Analyse with this external engine; `None` is the built-in one.
    AnalyseWith(Option<String>),
    /// Store the tags and the result of the study.
    Tags(Box<TagForm>),
    /// Open the book at the page that explains an article.
    Explain(&'static str),
    /// Study the game of the book that has this number, counted from 1.
    PlayThrough(usize),
    /// In the review, try a move instead of the one that was made after this many plies.
    TryInstead { moves: usize, tried: Move },
    /// Play a sound, if sounds are on.
    PlaySound(Cue),
    /// Begin the game of a choice on the start screen, or let the player choose its settings first.
    StartChoice(StartChoice, StartAction),
    /// Return to the game, or to the clock without a board.
    ToGame,
    /// Note that the lesson on touch-move was completed.
    TourDone,
    /// Read the list of the Chess960 starts that this event has used.
    LoadUsedStarts(String),
    /// Remember this event for the next round.
    KeepEvent(String),
    /// Add the Chess960 start of a round to this event's list.
    NoteUsedStart { event: String, round: String, number: u16 },
    /// Leave the current screen for the one before.
    Return,
}

impl Request {
    /// The request to ask whether this player really wants to resign.
    pub fn ask_to_resign(by: Color) -> Request {
        Request::Confirm(Confirmation::Resign(by), Box::new(Request::Do(Deed::Resign { by })))
    }

    /// The request as text for a crash report. The content is left out, except for requests about the board, deeds,
    /// commands and the position shown.
    pub fn summary(&self) -> String {
        let whole = format!("{self:?}");
        let whole_counts =
            matches!(self, Request::Board(_) | Request::Do(_) | Request::Command(_) | Request::Show(_));
        match whole.split_once(['(', ' ']) {
            Some((name, _)) if !whole_counts => name.to_owned(),
            _ => whole,
        }
    }
}

/// The request for a command that is chosen in a menu or with a button. A slip must not end the game, so resigning asks
/// for confirmation.
impl From<Command> for Request {
    fn from(command: Command) -> Request {
        match command {
            Command::Resign(by) => Request::ask_to_resign(by),
            command => Request::Command(command),
        }
    }
}

impl From<Link> for Request {
    fn from(link: Link) -> Request {
        match link {
            Link::Article(article) => Request::Explain(article),
            Link::Command(command) => Request::Command(command),
        }
    }
}

/// The keys with which two players press one clock, by their places on the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockKey {
    /// The key where a US keyboard has Z.
    Left,
    /// The key where a US keyboard has a slash.
    Right,
}

/// What a player is asked before a request is carried out. The texts are chosen in `ui::dialogs::questions`.
#[derive(Debug)]
pub enum Confirmation {
    /// Another game would replace the one in progress; `go` is the message key of the button that allows this.
    Leave { go: &'static str },
    /// Another screen would be shown while the clock runs.
    LeaveClock,
    /// The file of this game is damaged.
    Damaged(Box<(Table, Damage)>),
    /// The window is about to close, and recording its game has failed.
    Quit,
    /// Both times of a clock without a board are about to be reset to their initial values.
    ResetClock,
    /// A study with unsaved changes is about to be discarded; `None` is the study on screen, otherwise it is one from a
    /// list.
    DiscardStudy(Option<Box<UnsavedStudy>>),
    /// This player is about to resign.
    Resign(Color),
    /// Both kings are in the centre of the electronic board. By convention, their squares show this result.
    KingsInCentre(GameResult),
    /// The sealed move is about to be opened.
    OpenEnvelope,
    /// The exam is about to be handed in.
    HandInExam,
    /// Another screen would be shown while an exam is running.
    LeaveExam,
    /// The window is about to close, and the latest edits of the study could not be written.
    QuitStudy,
    /// The window is about to close while an exam is running.
    QuitExam,
}

/// The purpose for which a game in a file is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GamePurpose {
    /// To be studied; it is the only game of its file.
    Only,
    /// To be studied; it is in the list of games.
    Listed,
    /// To be reviewed; it is in the list of games.
    Review,
}

/// Where a game goes in a file that has games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceInFile {
    Add,
    /// In place of this game, counted from 0.
    Game(usize),
    /// In place of all games.
    Whole,
}

/// A request from the engines dialog.
#[derive(Debug)]
pub enum EngineRequest {
    /// Choose an engine's file.
    Choose,
    /// Test whether the chosen engine answers.
    Try,
    /// Store what was changed in the list of engines.
    Save { before: Vec<EngineSetup>, now: Vec<EngineSetup> },
}

/// What an animation shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GifChoice {
    /// The numbers of the first and the last move.
    pub moves: [u32; 2],
    pub pace: GifPace,
    /// The side at the bottom of the board.
    pub bottom: Color,
}

/// How long an animation shows each move except the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum GifPace {
    Fast,
    #[default]
    Normal,
    Slow,
}

impl GifPace {
    /// The paces, each with the message key of its name.
    pub const ALL: [(GifPace, &str); 3] =
        [(GifPace::Fast, "gif-fast"), (GifPace::Normal, "gif-normal"), (GifPace::Slow, "gif-slow")];

    pub const fn milliseconds(self) -> u32 {
        match self {
            GifPace::Fast => 500,
            GifPace::Normal => 1000,
            GifPace::Slow => 2000,
        }
    }
}

/// A request about the electronic board.
#[derive(Debug)]
pub enum BoardRequest {
    /// If a driver runs, end it. Then start this one.
    Connect(BoardProgram),
    Disconnect,
    /// Switch the side from which the board is read.
    Turn,
    /// End the game in a draw, because both players have agreed to one.
    AgreeDraw,
    /// List the computer's serial ports again.
    FindPorts,
}

/// What is printed, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrintChoice {
    pub what: PrintSource,
    /// How many diagrams a page has.
    pub per_page: PerPage,
    /// How many boards of a round get a sheet.
    pub boards: u16,
    pub diagrams: SheetDiagrams,
    /// Whether the diagrams of the game or the study show arrows and circles.
    pub drawings: bool,
    pub format: PaperFormat,
}

/// Which positions of a score sheet get a diagram.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SheetDiagrams {
    None,
    /// Those that are marked for a diagram.
    #[default]
    Marked,
    /// Those that are marked, and those with arrows or circles.
    Drawn,
}

impl SheetDiagrams {
    /// The choices, each with the message key of its name.
    pub const ALL: [(SheetDiagrams, &str); 3] = [
        (SheetDiagrams::None, "print-diagrams-none"),
        (SheetDiagrams::Marked, "print-diagrams-marked"),
        (SheetDiagrams::Drawn, "print-diagrams-drawn"),
    ];
}

/// What can be printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PrintSource {
    /// The score sheet of the game or the study.
    ScoreSheet,
    /// The marked positions of the game or the study.
    Diagrams,
    /// Positions from a file of positions or games.
    DiagramsOfFile,
    /// For each board of a Chess960 round, the starting position and an empty score sheet.
    Round,
}

impl PrintSource {
    /// The choices when a game or a study is printed, the usual one first, each with the message key of its name.
    pub const OF_GAME: [(PrintSource, &str); 3] = [
        (PrintSource::ScoreSheet, "print-score-sheet"),
        (PrintSource::Diagrams, "print-diagrams"),
        (PrintSource::DiagramsOfFile, "print-diagrams-of-file"),
    ];
}

/// The next game on the board.
#[derive(Clone, Debug)]
pub enum NextGame {
    /// A new game. `pasted` is what to report about the pasted or opened position with which it begins, if anything.
    NewGame { setup: GameSetup, pasted: Option<PasteSummary> },
    /// A saved game to continue. `journal` is the game's earlier journal, to be closed once the game continues; `None`
    /// if there is none.
    SavedGame { script: Script, journal: Option<PathBuf> },
}

impl From<GameSetup> for NextGame {
    fn from(setup: GameSetup) -> NextGame {
        NextGame::NewGame { setup, pasted: None }
    }
}

/// A saved game and its file.
#[derive(Clone, Debug)]
pub struct SavedGame {
    pub file: PathBuf,
    pub script: Script,
}

/// A choice on the start screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartChoice {
    /// Two players at one computer.
    Two,
    /// A game against the engine that was the last opponent, or else against the built-in one.
    Computer,
    /// A game of Chess960.
    Chess960,
}

/// What a choice on the start screen does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartAction {
    /// Begin the game.
    Start,
    /// Choose the settings first.
    Choose,
}
