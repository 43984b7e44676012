//! Prepares the game for copying and printing, and saves unfinished games, game settings, pictures of the board,
//! animations and other files.
//!
//! The module `ui::app::game_save` saves games as PGN. For painting, see `diagram`; for the choice of files,
//! `ui::files`.

use std::path::PathBuf;

use egui::{ColorImage, Context, Theme as Mode};

use super::App;
use crate::diagram::{FramePace, Painter, Scene, StripColors, strip, write_gif};
use crate::game::{Date, Remark};
use crate::platform::{Pending, fonts, thread};
use crate::record::{NodeId, Record};
use crate::rules::{Color, Position};
use crate::session::Session;
use crate::table::{GameSetup, Table};
use crate::text::time::digits;
use crate::text::{Texts, game_names, incidents, remarks};
use crate::ui::dialogs::{Dialog, GifForm};
use crate::ui::files::{self, EXTENSIONS, Question};
use crate::ui::view::request::GifChoice;
use crate::ui::view::{Message, Screen, wake};

/// The file extension of unfinished games and game settings.
const OURS: &[&str] = &["jadoube"];

/// A file to be saved: the choice of the file, and its content.
#[derive(Debug)]
pub(crate) struct FileSave {
    /// The content, which may not be ready yet when the file is chosen.
    content: Pending<Vec<u8>>,
    extension: &'static str,
    file: Option<Pending<PathBuf>>,
    chosen: Option<PathBuf>,
}

/// A game, and what is needed to write it in the user's language.
pub(crate) struct GameExport<'a> {
    pub table: &'a Table,
    /// The day on which the game began; `None` if it is not known.
    pub date: Option<Date>,
    pub texts: &'a Texts,
}

impl<'a> GameExport<'a> {
    /// The game on the board.
    pub fn of(session: &'a Session, texts: &'a Texts) -> GameExport<'a> {
        GameExport { table: session.table(), date: Some(session.date()), texts }
    }

    pub fn pgn(&self) -> String {
        self.table.pgn(self.date)
    }

    /// The game's record, with its remarks in the user's language.
    pub fn record(&self) -> Record {
        self.table.record_in(self.date, &|remark| remarks::remark(self.texts, self.table, remark))
    }

    /// What is printed: the records of the parts of the game that an illegal move ended, the record of the game itself,
    /// and the incidents, which go below them.
    pub fn sheet(&self) -> (Vec<Record>, Record, Vec<String>) {
        let words = |remark: Remark<'_>| match remark {
            Remark::Incident(incident) if incident.is_listed() => String::new(),
            other => remarks::remark(self.texts, self.table, other),
        };
        let lines = self.table.incidents().iter().map(|incident| incidents::line(self.texts, incident));
        let record = self.table.record_in(self.date, &words);
        (self.table.earlier_records(self.date, &words), record, lines.collect())
    }

    pub fn file_name(&self, extension: &str) -> String {
        let [white, black] = Color::ALL.map(|color| self.texts.color(color));
        let unnamed = game_names::both(&white, &black);
        game_names::of_file(self.texts, &self.table.record(self.date).tags, &unnamed, extension)
    }
}

impl App {
    /// The game on the board, or the game under review while that is shown.
    pub(crate) fn game_shown(&self) -> GameExport<'_> {
        if self.screens.shown() == Screen::Review {
            let (table, date) = self.session.reviewed();
            return GameExport { table, date, texts: &self.prefs.texts };
        }
        GameExport::of(&self.session, &self.prefs.texts)
    }

    /// A name for a file that is made from the study or the game that is shown. The message with the key `unnamed`
    /// replaces the names of the players if neither is known.
    pub(crate) fn file_name(&self, unnamed: &str, extension: &str) -> String {
        let texts = &self.prefs.texts;
        let tags =
            self.study().map_or_else(|| self.game_shown().record().tags, |study| study.record().tags.clone());
        game_names::of_file(texts, &tags, &t!(texts, unnamed), extension)
    }

    /// Saves the game with its clocks and all actions, so that it can be continued later.
    pub(crate) fn save_unfinished_game(&mut self, ctx: &Context) {
        let text = self.session.script(self.now()).to_text();
        let (title, name) = (
            t!(self.prefs.texts, "keep-game"),
            GameExport::of(&self.session, &self.prefs.texts).file_name(OURS[0]),
        );
        self.save(ctx, Pending::ready(text.into()), Question::new_file(title, "Jadoube", OURS, name));
    }

    /// Saves game settings in a file that can be opened to start a game with them.
    pub(crate) fn save_setup(&mut self, ctx: &Context, setup: &GameSetup) {
        let name = setup.start.number().map_or("game".to_owned(), |number| format!("chess960-{number}"));
        let (title, name) = (t!(self.prefs.texts, "save-setup"), format!("{name}.{}", OURS[0]));
        let text = setup.to_json() + "\n";
        self.save(ctx, Pending::ready(text.into()), Question::new_file(title, "Jadoube", OURS, name));
    }

    /// Lets the player choose a file for this content, unless another file is being chosen or waits for its content.
    pub(crate) fn save(&mut self, ctx: &Context, content: Pending<Vec<u8>>, question: Question) {
        if self.background.saving.is_some() {
            return self.overlay.tell(Message::Saving);
        }
        let extension = question.extensions[0];
        let file = Some(self.system.choose(ctx, question));
        self.background.saving = Some(FileSave { content, extension, file, chosen: None });
    }

    /// Waits until a file that was chosen has been written, before the window closes.
    pub(super) fn end_file_save(&mut self) {
        self.take_saving();
        let Some(saving) = &mut self.background.saving else { return };
        if saving.chosen.is_some()
            && thread::CAN_WAIT
            && let Ok(content) = saving.content.wait()
        {
            saving.content = Pending::ready(content);
            self.take_saving();
        }
    }

    /// Writes the chosen file once its content is ready.
    pub(super) fn take_saving(&mut self) {
        let Some(mut saving) = self.background.saving.take() else { return };
        if let Some(file) = Pending::take_from(&mut saving.file) {
            saving.chosen = Some(files::with_extension(file, saving.extension));
        }
        let Some(file) = &saving.chosen else {
            // If the choice was cancelled, nothing is saved.
            self.background.saving = saving.file.is_some().then_some(saving);
            return;
        };
        let file = file.clone();
        match saving.content.poll() {
            None => self.background.saving = Some(saving),
            Some(Err(_)) => self.overlay.tell(Message::Unmade(file)),
            Some(Ok(content)) => match crate::storage::write(&file, &content) {
                Ok(()) => {
                    if EXTENSIONS.contains(&saving.extension) {
                        self.remember(&file);
                    }
                    self.overlay.tell(Message::Saved(file));
                }
                Err(error) => self.overlay.tell(Message::Unsaved { file, error }),
            },
        }
    }
}

/// The width of the board in a picture, in pixels.
const SIDE: u32 = 1024;
/// The width of the board in an animation, in pixels.
const FILM: u32 = 480;

impl App {
    /// Copies a picture of the board, or saves it in a file.
    pub(crate) fn export_picture(&mut self, ctx: &Context, is_copy: bool) {
        let scene = self.screens.scene(self.session.table());
        let style = self.prefs.picture_style(ctx, SIDE, self.screens.is_flipped());
        let Some(picture) = Painter::new(style).paint(&scene) else { return };
        if is_copy {
            let size = [picture.width() as usize, picture.height() as usize];
            ctx.copy_image(ColorImage::from_rgba_premultiplied(size, picture.rgba()));
            return self.overlay.tell(Message::PictureCopied);
        }
        let mut bytes = Vec::new();
        // Writing to memory can't fail.
        if picture.write_png(&mut bytes).is_ok() {
            let texts = &self.prefs.texts;
            let (title, name) = (t!(texts, "save-picture"), t!(texts, "picture-name"));
            let question = Question::new_file(title, "PNG", &["png"], format!("{name}.png"));
            self.save(ctx, Pending::ready(bytes), question.within(self.screens.study_folder()));
        }
    }

    /// The record of the game or the study, and a place in that record; an animation shows the line through that place.
    fn animated(&self) -> (Record, NodeId) {
        match self.study() {
            Some(study) => (study.record().clone(), study.at()),
            None => (self.game_shown().record(), Record::ROOT),
        }
    }

    /// Opens the dialog that asks which moves an animation shows, and how.
    pub(crate) fn choose_gif(&mut self) {
        let (record, at) = self.animated();
        let last = record.line_from(at).last().unwrap_or(at);
        let start = record.start().position();
        let plies = record.ply(last).saturating_sub(1) as u32 + u32::from(start.turn() == Color::Black);
        let first = start.fullmove_number();
        let bottom = if self.screens.is_flipped() { Color::Black } else { Color::White };
        let form = GifForm::new([first, first.saturating_add(plies / 2)], bottom);
        self.overlay.open(Dialog::Gif(form));
    }

    /// Saves the chosen moves of the game, or of the study's line through the current place, as an animation.
    pub(crate) fn save_gif(&mut self, ctx: &Context, choice: GifChoice) {
        self.overlay.dialog = None;
        let (record, at) = self.animated();
        let names = game_names::beside_board(&self.prefs.texts, &record.tags);
        let scenes = strip::game(&record, at, names, |ms| digits(ms / 1000));
        let scenes = scenes_of(scenes, record.start().position(), choice.moves);
        let style = self.prefs.picture_style(ctx, FILM, choice.bottom == Color::Black);
        let pace = FramePace::of(choice.pace.milliseconds());
        let colors = StripColors::of(ctx.theme() == Mode::Dark);
        let find = self.rare_letters.find.clone();
        // Creating the GIF of a long game takes a moment, during which clocks would appear to stop.
        let film = Pending::in_background("GIF", wake(ctx), move || {
            let mut painter = match strip::letters(&scenes) {
                Some(rare) => Painter::with_strips(style, colors, fonts::with_letters(&find, &rare)),
                None => Painter::new(style),
            };
            let mut bytes = Vec::new();
            write_gif(&mut painter, &scenes, pace, &mut bytes).ok().map(|()| bytes)
        });
        let (title, name) = (t!(self.prefs.texts, "save-film"), self.file_name("picture-name", "gif"));
        let question = Question::new_file(title, "GIF", &["gif"], name);
        self.save(ctx, film, question.within(self.screens.study_folder()));
    }
}

/// The scenes from the position before the move with the number `from` to the position after the move with the number
/// `to`. The first of `scenes` is the start position.
fn scenes_of(scenes: Vec<Scene>, start: &Position, [from, to]: [u32; 2]) -> Vec<Scene> {
    let black_first = usize::from(start.turn() == Color::Black);
    // How many plies were played before the move with this number.
    let before = |number: u32| {
        (2 * number.saturating_sub(start.fullmove_number()) as usize).saturating_sub(black_first)
    };
    let end = before(to.saturating_add(1)).min(scenes.len().saturating_sub(1));
    scenes.into_iter().take(end + 1).skip(before(from).min(end)).collect()
}
