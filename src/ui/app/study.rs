//! Studies in the window: how one is opened, what the window does for it, and how it is shown.

use egui::{Context, Rect, Ui};

use super::App;
use super::screens::Screen;
use crate::record::Record;
use crate::record::pgn::Fault;
use crate::rules::Position;
use crate::start::Start;
use crate::ui::dialogs::{Dialog, TagForm};
use crate::ui::screens::study::{Around, Edit, Origin, Study};
use crate::ui::view::command::Command;
use crate::ui::view::context::Facts;
use crate::ui::view::context::Look;
use crate::ui::view::explain::Explain;
use crate::ui::view::message::Message;
use crate::ui::view::request::Request;

impl App {
    /// Studies a record. What was done to the study before is kept, if it is in no file of the player's.
    pub fn open_study(&mut self, record: Record, origin: Origin) -> bool {
        self.open_study_with(record, Vec::new(), origin)
    }

    /// The same, with what was wrong in the file that it was read from.
    ///
    /// False where there is none, which is told: two people play by the touch law, and it would be a board on which to try
    /// their moves (11.3.1); or the study of before would be lost.
    pub fn open_study_with(&mut self, record: Record, faults: Vec<Fault>, origin: Origin) -> bool {
        let table = self.session.table();
        if !table.allows_help() && !table.moves().is_empty() && record.holds(table.position().board()) {
            self.overlay.message = Some(Message::NoStudy);
            return false;
        }
        self.let_go();
        self.screens.show(Screen::Study);
        if matches!(self.overlay.dialog, Some(Dialog::Tags(_))) {
            self.overlay.dialog = None;
        }
        match self.leave_study() {
            Ok(kept) => self.overlay.message = kept.or(self.overlay.message.take()),
            Err(lost) => {
                self.overlay.message = Some(lost);
                return false;
            }
        }
        let study = Box::new(Study { faults, ..Study::new(record, origin) });
        let before = self.screens.study.replace(study);
        self.put_aside(before);
        true
    }

    /// Studies a position that was set up.
    pub(crate) fn study_from(&mut self, position: Position) {
        self.open_study(Record::new(Start::at(position)), Origin::Nowhere);
    }

    /// The study that fills the window, for who looks on.
    pub fn study(&self) -> Option<&Study> {
        self.screens.studied()
    }

    /// The study of before, or one without moves.
    pub(crate) fn open_last_study(&mut self) {
        if self.screens.study.is_none() {
            self.open_study(Record::new(Start::standard()), Origin::Nowhere);
            return;
        }
        self.let_go();
        (self.overlay.message, self.overlay.next_message) = (None, None);
        self.screens.show(Screen::Study);
    }

    /// A copy of the game at the table. Two people who play by the touch law have no board to try moves on (11.3.1).
    pub(crate) fn study_game(&mut self) {
        if self.session.table().allows_help() {
            let record = self.session.table().record(Some(self.session.date()));
            self.open_study(record, Origin::Played);
        }
    }

    /// The game, and after its last move those with which the winner could still have mated (5.1.2, 6.9).
    pub(crate) fn show_mate(&mut self) {
        let table = self.session.table();
        let Some(line) = table.mate_line() else { return };
        let mut record = table.record(Some(self.session.date()));
        let last = record.line_from(Record::ROOT).last().unwrap_or(Record::ROOT);
        let mut at = last;
        for &mv in line {
            let Some(next) = record.add(at, mv) else { return };
            at = next;
        }
        record.notes_mut(at).comments.push(t!(self.prefs.texts, "mate-shown"));
        if self.open_study(record, Origin::Played)
            && let Some(study) = &mut self.screens.study
        {
            study.go(last);
        }
    }

    /// What is asked while a study fills the window; what is not about it comes back.
    pub(crate) fn act_in_study(&mut self, ctx: &Context, action: Request) -> Option<Request> {
        if self.screens.shown() != Screen::Study {
            return Some(action);
        }
        let Some(study) = &mut self.screens.study else { return Some(action) };
        match action {
            Request::Do(deed) => study.deed(deed),
            Request::Typed(text) => {
                self.overlay.message = None;
                study.typed(&text, &self.prefs.texts);
            }
            Request::Command(command) => return self.command_in_study(ctx, command).map(Request::Command),
            other => return Some(other),
        }
        None
    }

    fn command_in_study(&mut self, ctx: &Context, command: Command) -> Option<Command> {
        let study = self.screens.study.as_mut()?;
        match command {
            Command::Copy => {
                ctx.copy_text(study.record().position(study.at()).fen());
                self.overlay.message = Some(Message::Copied);
            }
            Command::CopyGame => {
                ctx.copy_text(study.pgn());
                self.overlay.message = Some(Message::GameCopied);
            }
            Command::SaveGame => self.save_study(ctx, false),
            Command::Edit(Edit::ThrowAway) => self.throw_study_away(),
            Command::Edit(Edit::SaveAs) => self.save_study(ctx, true),
            Command::Edit(Edit::Tags) => {
                self.overlay.dialog = Some(Dialog::Tags(Box::new(TagForm::of(study.record()))));
            }
            Command::First | Command::Back | Command::Forward | Command::Last => study.command(command),
            Command::Flip | Command::Wipe | Command::Edit(_) => study.command(command),
            other => return Some(other),
        }
        None
    }

    /// What is known of the game was filled in.
    pub(crate) fn fill_in_tags(&mut self, form: &TagForm) {
        self.overlay.dialog = None;
        if let Some(study) = &mut self.screens.study {
            study.edit_record(|record| form.fill_in(record));
        }
    }

    pub(crate) fn show_study(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        keys: bool,
        facts: &Facts,
        actions: &mut Vec<Request>,
    ) {
        let Some(study) = &mut self.screens.study else { return };
        study.name_opening(ui.ctx(), &mut self.screens.game.openings);
        let explain = Explain { words: &self.prefs.texts, table: self.session.table(), facts };
        let told = self.overlay.message.as_ref().map(|note| explain.standing(Some(note)));
        let look =
            Look { words: &self.prefs.texts, settings: &self.prefs.settings, keys, told: told.as_ref() };
        let lines = if facts.analysed { facts.settings.lines } else { 0 };
        study.show(ui, place, Around { look, lines }, self.session.analysis(), &mut self.prefs.art, actions);
        if let Some(typing) = &self.screens.game.typing {
            typing.show(ui, place, &self.prefs.texts, actions);
        }
    }
}
