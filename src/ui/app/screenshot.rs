//! Saves a picture of the window as soon as its layout has settled, and then closes the window.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};

use egui::{ColorImage, Context, ScreenshotCallback, ViewportCommand};

/// The number of frames that the window needs to lay itself out and load the pictures of the pieces.
const FRAMES: u32 = 4;

/// A picture still to be taken. The result goes to the receiver that [`Picture::new`] returns.
pub struct Picture {
    path: PathBuf,
    frames: u32,
    outcome: Sender<Result<(), String>>,
}

impl Picture {
    /// A picture to be saved at `path` as PNG.
    pub fn new(path: PathBuf) -> (Picture, Receiver<Result<(), String>>) {
        let (outcome, receiver) = channel();
        (Picture { path, frames: 0, outcome }, receiver)
    }

    /// Counts a frame, and takes the picture once the layout has settled. Call it once in each frame.
    pub fn tick(&mut self, ctx: &Context) {
        self.frames += 1;
        if self.frames != FRAMES {
            ctx.request_repaint();
            return;
        }
        let (path, outcome, ctx_to_close) = (self.path.clone(), self.outcome.clone(), ctx.clone());
        let callback = ScreenshotCallback::new(move |image| {
            // The receiver is gone if the window was closed by hand.
            let _ = outcome.send(save(&path, &image).map_err(|error| {
                format!(
                    "{} can't be written ({error}), expected a PNG file in a folder that is there",
                    path.display()
                )
            }));
            ctx_to_close.send_viewport_cmd(ViewportCommand::Close);
        });
        ctx.send_viewport_cmd(ViewportCommand::Screenshot(callback));
    }
}

fn save(path: &std::path::Path, image: &ColorImage) -> image::ImageResult<()> {
    let bytes: Vec<u8> = image.pixels.iter().flat_map(egui::Color32::to_array).collect();
    let [width, height] = image.size.map(|side| side as u32);
    image::save_buffer(path, &bytes, width, height, image::ColorType::Rgba8)
}
