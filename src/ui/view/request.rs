//! What a view asks for. Views read and push these; the last lines of a frame do them.
//!
//! Doing them: see `ui::app`.

use super::message::Pasted;
use crate::table::journal::Script;
use std::path::PathBuf;
use std::time::Duration;

use super::command::Command;
use super::move_field::Typing;
use super::settings::Settings;
use super::tag_form::TagForm;
use crate::engine::external::EngineSetup;
use crate::rules::{Color, Position, Square};
use crate::table::{Deed, GameSetup};
use crate::ui::sound::cue::Cue;

/// One wish of the player.
#[derive(Debug)]
pub enum Request {
    /// At the table.
    Do(Deed),
    /// In the window.
    Command(Command),
    /// Look at the position after this many moves.
    Show(usize),
    /// A new game.
    Begin(Box<GameSetup>),
    /// What is agreed is kept in a file.
    SaveSetup(Box<GameSetup>),
    /// A file is opened that was opened before, or a game that was played here.
    Open(PathBuf),
    /// A game of the file whose games are listed.
    OpenGame(usize),
    /// The list of games is put away.
    CloseGames,
    /// Text that was pasted, whatever it is.
    Paste(String),
    /// The move or the question that is being typed: begun, changed, or put away.
    Typing(Option<Typing>),
    /// A move that was typed and entered.
    Typed(String),
    /// A question that was.
    Ask(String),
    /// The players say whether the time counts that the computer slept.
    Wake { asleep: Duration, counts: bool },
    /// The claim that was entered.
    MakeClaim,
    /// No claim after all.
    CloseClaim,
    /// Enter on a square of the board.
    Enter(Square),
    /// The game that is going on is given up for this one.
    Leave(Box<Next>),
    /// Closes the dialog.
    CloseDialog,
    /// All settings at once.
    Choose(Box<Settings>),
    /// The start of this game is set up in the room.
    SetUp(Box<GameSetup>),
    /// What else is agreed for this game is chosen in the dialog.
    Agree(Box<GameSetup>),
    /// A game from this position, which was set up; what else is agreed for it is chosen in the dialog.
    PlayFrom(Box<Position>),
    /// A study of this position, which was set up.
    StudyFrom(Box<Position>),
    /// Somebody plays on for one who can't: the built-in engine, or a person.
    TakeOver { color: Color, engine: bool },
    /// What the dialog of engines asks for.
    Engine(EngineRequest),
    /// The engine of this name analyses, or the built-in one.
    AnalyseWith(Option<String>),
    /// What is known of the game that is studied.
    Tags(Box<TagForm>),
    /// The book, at the page that explains an article.
    Explain(&'static str),
    /// Something is heard of a board beside the game's.
    Hear(Cue),
    /// Through a door of the start screen, or to choosing what is agreed behind it.
    Door(Door, DoorAction),
    /// From anywhere to the game on the board.
    ToGame,
    /// From the room, the lesson, the study, the editor or the book back to where one came from.
    Return,
}

/// What the dialog of engines asks for.
#[derive(Debug)]
pub enum EngineRequest {
    /// The file of the chosen engine.
    Choose,
    /// Whether the chosen engine answers.
    Try,
    /// These engines, and no others.
    Keep(Vec<EngineSetup>),
}

/// What comes on the board.
#[derive(Clone, Debug)]
pub enum Next {
    /// A game that begins, and what is told of the position that came with it.
    Agreed { setup: GameSetup, pasted: Option<Pasted> },
    /// A game that goes on where it was left. Its journal of before, if it was in one, is given up.
    Kept { script: Script, journal: Option<PathBuf> },
}

/// What one can come to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    /// Two persons at one computer.
    Two,
    /// Against the built-in engine, or the one that was played last.
    Computer,
    /// A start of Chess960 is set up.
    Chess960,
}

/// What was clicked of a door.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DoorAction {
    /// The game begins.
    Through,
    /// It is chosen first what is agreed.
    Choose,
}
