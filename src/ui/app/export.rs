//! Pictures of the board for the clipboard or a file, and animations of games and studies.
//!
//! Painting: see `diagram`. Choosing the file: see `ui::app::save`.

use egui::{ColorImage, Context, Theme as Mode};

use super::App;
use crate::diagram::{FramePace, Painter, Scene, StripColors, strip, write_gif};
use crate::platform::{Pending, fonts};
use crate::record::{NodeId, Record};
use crate::rules::{Color, Position};
use crate::text::game_names;
use crate::text::time::digits;
use crate::ui::dialogs::{Dialog, GifForm};
use crate::ui::files::Question;
use crate::ui::view::request::GifChoice;
use crate::ui::view::{Message, wake};

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

    /// The record of the game or the study, and the place in that record whose line an animation shows.
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
        self.overlay.dialog = Some(Dialog::Gif(form));
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
        let find = self.rare_letters.finder();
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

/// The scenes from the position before the move with the number `from` to the position after the one with the number
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
