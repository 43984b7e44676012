//! Pictures of the board for the clipboard or a file, and animations of games.
//!
//! Painting: see `diagram`. Choosing the file: see `ui::app::save`.

use egui::{ColorImage, Context, Theme as Mode};

use super::App;
use crate::diagram::{FramePace, Painter, StripColors, strip, write_gif};
use crate::platform::{Pending, fonts};
use crate::record::Record;
use crate::text::game_names;
use crate::text::time::digits;
use crate::ui::files::Question;
use crate::ui::view::message::Message;
use crate::ui::view::wake;

/// The width of a picture and of an animation, in pixels.
const SIDE: u32 = 1024;
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

    /// Saves the whole game, or the study's line through the current place, as an animated GIF.
    pub(crate) fn save_gif(&mut self, ctx: &Context) {
        let (record, at) = match self.study() {
            Some(study) => (study.record().clone(), study.at()),
            None => (self.game_shown().record(), Record::ROOT),
        };
        let names = game_names::beside_board(&self.prefs.texts, &record.tags);
        let scenes = strip::game(&record, at, names, |ms| digits(ms / 1000));
        let style = self.prefs.picture_style(ctx, FILM, self.screens.is_flipped());
        let colors = StripColors::of(ctx.theme() == Mode::Dark);
        let find = self.rare_letters.finder();
        // Creating the GIF of a long game takes a moment, during which clocks would appear to stop.
        let film = Pending::in_background("GIF", wake(ctx), move || {
            let mut painter = match strip::letters(&scenes) {
                Some(rare) => Painter::with_strips(style, colors, fonts::with_letters(&find, &rare)),
                None => Painter::new(style),
            };
            let mut bytes = Vec::new();
            write_gif(&mut painter, &scenes, FramePace::default(), &mut bytes).ok().map(|()| bytes)
        });
        let (title, name) = (t!(self.prefs.texts, "save-film"), self.file_name("picture-name", "gif"));
        let question = Question::new_file(title, "GIF", &["gif"], name);
        self.save(ctx, film, question.within(self.screens.study_folder()));
    }
}
