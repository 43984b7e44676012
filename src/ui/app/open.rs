//! Opens files that were chosen, dropped on the window, copied and pasted, named on the command line or listed as
//! recent. What happens depends on their content.
//!
//! Reading files: see `table::content`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::Context;

use super::App;
use super::save::GameExport;
use crate::game::Date;
use crate::platform::{Pending, in_background};
use crate::session::review::{ReviewedGame, is_reviewable};
use crate::study::{self, Origin, Study};
use crate::table::Content;
use crate::table::journal::{began, earlier_games};
use crate::ui::dialogs::{Dialog, Recent, RecentItem};
use crate::ui::screens::start::STUDIES;
use crate::ui::view::request::{Confirmation, NextGame, SavedGame};
use crate::ui::view::{Message, Request, wake};

impl App {
    pub(crate) fn open(&mut self, ctx: &Context, file: &Path) {
        // Relative paths are useless in the list of recent files.
        let file = &std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
        match Content::read(file) {
            Ok(Content::Games) => return self.open_games(ctx, file),
            Ok(Content::Position(positions)) => self.take_position(&positions.epd, positions.more, true),
            Ok(Content::Setup(setup)) => self.start_or_ask(*setup),
            Ok(Content::Game(script)) => {
                let game = SavedGame { file: file.to_owned(), script: *script };
                // A program that is killed may leave a journal with an incomplete last line: nothing that was shown is
                // lost.
                let is_whole = match self.session.is_journal(file) {
                    true => game.script.damage.is_torn_at_most(),
                    false => game.script.damage.is_none(),
                };
                if is_whole {
                    self.open_saved(game);
                } else {
                    let about = Box::new((game.script.play(), game.script.damage.clone()));
                    let request = Request::OpenDamaged(Box::new(game));
                    self.overlay.confirm(Confirmation::Damaged(about), request);
                }
            }
            Err(why) => return self.overlay.tell(Message::File { file: file.to_owned(), why }),
        }
        self.remember(file);
    }

    /// Continues a saved game, or opens the review of a finished one; a finished game that can't be reviewed opens as a
    /// study.
    pub(crate) fn open_saved(&mut self, game: SavedGame) {
        let SavedGame { file, script } = game;
        self.overlay.dialog = None;
        let table = script.play();
        let began = script.began.or_else(|| began(&file).filter(|_| self.session.is_journal(&file)));
        let date = began.map(|began| Date::of_day(self.now().day_of(Duration::from_millis(began))));
        if table.result().is_none() {
            let journal = self.session.is_journal(&file).then_some(file);
            self.start_or_ask(NextGame::SavedGame { script, journal });
        } else if !is_reviewable(&table) {
            let game = GameExport { table: &table, date, texts: &self.prefs.texts };
            self.open_study(Study::new(game.record(), Origin::Nowhere));
        } else if self.session.journal_file().is_some_and(|journal| journal == file) {
            self.open_review(None);
        } else {
            self.open_review(Some(ReviewedGame { table, date, record: None }));
        }
    }

    pub(crate) fn open_recent(&mut self, ctx: &Context) {
        let recent = Recent::new(self.prefs.store.files(), self.find_saved(ctx, false));
        self.overlay.dialog = Some(Dialog::Recent(Box::new(recent)));
    }

    /// Looks on a thread for unsaved studies and saved games: all of them, or as many as the start screen needs.
    pub(super) fn find_saved(&self, ctx: &Context, is_for_start: bool) -> Pending<RecentItem> {
        let (sender, found) = Pending::channel();
        let folders = self.session.journals().map(Path::to_owned).zip(self.system.studies.clone());
        let Some((folder, studies)) = folders else { return found };
        let open = self.screens.open_copy();
        let (most_studies, most_games) =
            if is_for_start { (STUDIES + 1, 1) } else { (usize::MAX, usize::MAX) };
        let wake = wake(ctx);
        in_background("saved games", move || {
            let studies = study::unsaved(open, &studies).take(most_studies).map(RecentItem::Study);
            // A folder that can't be read counts as having no games; the journal reports that error.
            let games = earlier_games(&folder).into_iter().flatten();
            let games = games.filter(|game| !is_for_start || game.table.is_some()).take(most_games);
            for found in studies.chain(games.map(|game| RecentItem::Game(Box::new(game)))) {
                if sender.send(found).is_err() {
                    return;
                }
                wake();
            }
            // When the sender is dropped, the list is complete.
            drop(sender);
            wake();
        });
        found
    }

    /// Adds a file to the recent files, except a journal, which is listed as a game.
    pub(crate) fn remember(&mut self, file: &Path) {
        if !self.session.is_journal(file) {
            self.prefs.store.keep_file(file);
        }
    }

    /// Opens the first of these files, and says so if there are others. Returns whether there was one.
    pub(crate) fn open_first_of(&mut self, ctx: &Context, files: &[PathBuf]) -> bool {
        let Some(file) = files.first() else { return false };
        self.overlay.dismiss();
        self.open(ctx, file);
        if files.len() > 1 {
            // An error in the first file matters more.
            self.overlay.tell_if_free(Message::OnlyFirst(file.clone()));
        }
        true
    }
}
