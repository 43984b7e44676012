//! Pictures of the board for the clipboard or a file, and animated games.
//!
//! Painting: see `diagram`. Choosing the file: see `ui::app::save`.

use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;

use egui::{ColorImage, Context, Theme as Mode};

use super::App;
use crate::diagram::{Pace, Painter, Scene, StripColors, Style, strip, write_gif};
use crate::platform::{fonts, in_background};
use crate::record::Record;
use crate::text::game_names;
use crate::text::time::digits;
use crate::ui::files::Question;
use crate::ui::screens::editor::Editor;
use crate::ui::screens::study::StudyScreen;
use crate::ui::view::message::Message;

/// The width of a picture and of an animation, in pixels.
const SIDE: u32 = 1024;
const FILM: u32 = 480;

impl App {
    /// What the board shows: the editor's, the study's or the game's.
    fn scene(&self) -> Scene {
        if let Some(study) = self.screens.studied() {
            return Scene::at(study.study().record(), study.study().at());
        }
        if let Some(editor) = self.screens.editor() {
            return Scene { board: editor.setup().board, ..Scene::default() };
        }
        let (table, shown) = (self.session.table(), self.shown());
        let last = shown.checked_sub(1).and_then(|before| Some((before, table.moves().get(before)?)));
        let scene = match last {
            Some((before, played)) => Scene::after(table.position_after(before), played.mv),
            None => Scene::of(table.position_after(shown)),
        };
        Scene { marks: self.screens.game.board.widget.drawings().to_vec(), ..scene }
    }

    /// The whole game, or the study's line through the current place.
    fn film(&self) -> Vec<Scene> {
        let clock = |ms| digits(ms / 1000);
        let game = |record: &Record, at| {
            strip::game(record, at, game_names::beside_board(&self.prefs.texts, &record.tags), clock)
        };
        match self.screens.studied() {
            Some(study) => game(study.study().record(), study.study().at()),
            None => game(&self.record_shown(), Record::ROOT),
        }
    }

    pub(super) fn style(&self, ctx: &Context, side: u32) -> Style {
        let elsewhere = self.screens.editor().map(Editor::is_flipped);
        let elsewhere = elsewhere.or(self.screens.studied().map(StudyScreen::is_flipped));
        Style {
            side,
            flipped: elsewhere.unwrap_or(self.screens.game.board.flipped),
            coordinates: self.prefs.settings.coordinates,
            colors: self.prefs.settings.board.palette(ctx.theme() == Mode::Dark),
            pieces: self.prefs.settings.pieces,
        }
    }

    pub(crate) fn copy_picture(&mut self, ctx: &Context) {
        let Some(picture) = Painter::new(self.style(ctx, SIDE)).paint(&self.scene()) else { return };
        let size = [picture.width() as usize, picture.height() as usize];
        ctx.copy_image(ColorImage::from_rgba_premultiplied(size, picture.rgba()));
        self.overlay.message = Some(Message::PictureCopied);
    }

    pub(crate) fn save_picture(&mut self, ctx: &Context) {
        let mut bytes = Vec::new();
        let picture = Painter::new(self.style(ctx, SIDE)).paint(&self.scene());
        // Writing to memory can't fail, except if the picture could not be painted.
        if picture.is_some_and(|picture| picture.write_png(&mut bytes).is_ok()) {
            let (title, name) = (t!(self.prefs.texts, "save-picture"), t!(self.prefs.texts, "picture-name"));
            let new = Some(format!("{name}.png"));
            self.save(
                ctx,
                bytes,
                Question {
                    title,
                    kind: "PNG",
                    extensions: &["png"],
                    new,
                    folder: self.study_folder(),
                    is_folder: false,
                },
            );
        }
    }

    /// The folder of the file that the study on screen is from.
    pub(crate) fn study_folder(&self) -> Option<PathBuf> {
        self.study()?.folder().map(Path::to_owned)
    }

    pub(crate) fn save_gif(&mut self, ctx: &Context) {
        let (style, scenes) = (self.style(ctx, FILM), self.film());
        let colors = StripColors::of(ctx.theme() == Mode::Dark);
        let find = self.rare_letters.finder();
        let make = move || {
            let mut painter = match strip::letters(&scenes) {
                Some(rare) => Painter::with_strips(style, colors, fonts::with_letters(&find, &rare)),
                None => Painter::new(style),
            };
            let mut bytes = Vec::new();
            write_gif(&mut painter, &scenes, Pace::default(), &mut bytes).ok().map(|()| bytes)
        };
        let title = t!(self.prefs.texts, "save-film");
        let new = Some(self.file_name(&t!(self.prefs.texts, "picture-name"), "gif"));
        let question = Question {
            title,
            kind: "GIF",
            extensions: &["gif"],
            new,
            folder: self.study_folder(),
            is_folder: false,
        };
        self.save_later(ctx, make, question);
    }

    /// Saves what a thread makes: that of a long game takes a moment, during which clocks would appear to stop.
    pub(super) fn save_later(
        &mut self,
        ctx: &Context,
        make: impl FnOnce() -> Option<Vec<u8>> + Send + 'static,
        question: Question,
    ) {
        let (sender, receiver) = channel();
        let waiting = ctx.clone();
        in_background(question.kind, move || {
            if let Some(bytes) = make() {
                // The receiver is gone if no file was chosen.
                let _ = sender.send(bytes);
            }
            waiting.request_repaint();
        });
        self.save_made(ctx, receiver, question);
    }
}
