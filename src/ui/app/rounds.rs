//! The rounds of an event: the list of starts already used, and the screen that shows a round's start on a wall.
//!
//! For the sheets for the boards, see `ui::app::print`.

use std::io;
use std::path::{Path, PathBuf};

use super::App;
use super::open::unreadable;
use crate::game::Date;
use crate::platform::fs;
use crate::start::UsedStart;
use crate::storage::used_starts::{UsedFileError, list_of_event, note_used, used_starts};
use crate::ui::screens::wall::WallScreen;
use crate::ui::view::{Message, Screen};

impl App {
    /// Reads the list of the starts that an event has used.
    pub(super) fn load_used_starts(&mut self, event: &str) {
        let file = self.list_of(event).filter(|file| fs::exists(file));
        match file.as_deref().map(used_starts).transpose() {
            Ok(used) => self.screens.set_used(used.unwrap_or_default(), false),
            Err(error) => {
                self.screens.set_used(Vec::new(), false);
                self.overlay.tell(message(file.unwrap_or_default(), error, unreadable));
            }
        }
    }

    /// Adds a start to the list of an event.
    pub(super) fn note_used_start(&mut self, event: &str, round: String, number: u16) {
        let Some(file) = self.list_of(event) else { return };
        let date = Date::of_day(self.now().day()).iso();
        let noted = create_folder(&file)
            .and_then(|()| note_used(&file, |_| Ok(UsedStart { number, date, round })))
            .and_then(|_| used_starts(&file));
        match noted {
            Ok(used) => {
                self.screens.set_used(used, true);
                self.overlay.tell(Message::StartNoted { number, event: event.to_owned() });
            }
            Err(error) => {
                self.overlay.tell(message(file, error, |file, error| Message::Unsaved { file, error }));
            }
        }
    }

    /// The file with the list of an event; `None` if games are not saved, or if the beginning of the event's name has
    /// no letter or digit.
    fn list_of(&self, event: &str) -> Option<PathBuf> {
        list_of_event(self.system.events.as_deref()?, event)
    }

    /// Shows the start of the round on the screen for the wall.
    pub(super) fn open_wall(&mut self) {
        if let Some(round) = self.screens.round(self.session.table()) {
            self.screens.wall = Some(Box::new(WallScreen::new(round)));
            self.screens.show(Screen::Wall);
        }
    }
}

/// The message about a list that can't be used: what is wrong with it, or the message that `of_io` makes for an I/O
/// error.
fn message(file: PathBuf, error: UsedFileError, of_io: fn(PathBuf, io::Error) -> Message) -> Message {
    match error {
        UsedFileError::Io(error) => of_io(file, error),
        UsedFileError::Line(error) => Message::NoUsedStarts { file, error },
    }
}

fn create_folder(file: &Path) -> Result<(), UsedFileError> {
    Ok(file.parent().map_or(Ok(()), fs::create_dir_all)?)
}
