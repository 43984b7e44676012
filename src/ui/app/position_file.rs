//! A chosen file of positions or games, from which exercises or a sheet of diagrams are made.

use std::io::BufReader;
use std::path::Path;

use crate::platform::{self, fs::File};
use crate::record::pgn::Games;
use crate::table::journal::Script;
use crate::table::{Content, ContentError};
use crate::ui::view::Message;

/// What the file holds.
pub(super) enum PositionFile {
    /// Positions, one per line, not checked yet.
    Lines(BufReader<File>),
    Games(Box<Games<File>>),
    /// A saved game.
    Saved(Box<Script>),
    /// Game settings, from which nothing is made.
    Setup,
}

impl PositionFile {
    pub fn open(file: &Path) -> Result<PositionFile, Message> {
        let failed = |why| failed(file, why);
        let open = || platform::open_file(file).map_err(|error| failed(ContentError::Unreadable(error)));
        Ok(match Content::read(file) {
            // The first line may be invalid while others are valid.
            Ok(Content::Position(_)) | Err(ContentError::Fen(_)) => {
                PositionFile::Lines(BufReader::new(open()?))
            }
            Ok(Content::Games) => PositionFile::Games(Box::new(Games::new(open()?).bounded())),
            Ok(Content::Game(script)) => PositionFile::Saved(script),
            Ok(Content::Setup(_)) => PositionFile::Setup,
            Err(why) => return Err(failed(why)),
        })
    }
}

/// The message that a file can't be read.
pub(super) fn failed(file: &Path, why: ContentError) -> Message {
    Message::File { file: file.to_owned(), why }
}
