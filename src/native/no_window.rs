//! Why the window did not open or did not save its picture, and messages on the desktop that say so where there is no
//! terminal.

use std::error::Error;
use std::io::{IsTerminal, stderr};

use crate::platform::{message, system};
use crate::text::messages::Texts;

/// Why the window did not open, or did not save its picture.
#[derive(Debug)]
pub enum NoWindow {
    /// There is no desktop.
    NoScreen,
    /// There is no suitable OpenGL; the text is the graphics library's own reason.
    NoGraphics(String),
    Other(Box<dyn Error>),
}

impl From<eframe::Error> for NoWindow {
    fn from(error: eframe::Error) -> NoWindow {
        match error {
            eframe::Error::WinitEventLoop(_) => NoWindow::NoScreen,
            // The rest of the library's message is a long template that means nothing to a reader.
            eframe::Error::NoGlutinConfigs(_, why) => NoWindow::NoGraphics(why.to_string()),
            eframe::Error::Glutin(why) => NoWindow::NoGraphics(why.to_string()),
            eframe::Error::OpenGL(why) => NoWindow::NoGraphics(why.to_string()),
            other => NoWindow::Other(other.into()),
        }
    }
}

impl NoWindow {
    /// What went wrong and, where that is known, what to do about it.
    pub fn message(&self, words: &Texts) -> String {
        match self {
            NoWindow::NoScreen => t!(words, "no-window-screen"),
            NoWindow::NoGraphics(why) => {
                words.paragraph([t!(words, "no-window-graphics"), t!(words, "no-window-found", why)])
            }
            NoWindow::Other(why) => why.to_string(),
        }
    }

    /// If the desktop has no suitable OpenGL and there is no terminal on which to read the message, shows the message
    /// on the desktop.
    pub fn show_without_terminal(&self, words: &Texts) {
        if matches!(self, NoWindow::NoGraphics(_)) && !stderr().is_terminal() {
            show(&self.message(words));
        }
    }
}

/// Shows in a system dialog why the program ends before its window opens, if there is no terminal and the system starts
/// a windowed program without a console.
pub fn show_without_console(sentence: &str) {
    if system::WINDOW_WITHOUT_CONSOLE && !stderr().is_terminal() {
        show(sentence);
    }
}

fn show(sentence: &str) {
    let title = "Jadoube";
    if !message::show(title, sentence) {
        let dialog = rfd::MessageDialog::new().set_level(rfd::MessageLevel::Error);
        dialog.set_title(title).set_description(sentence).show();
    }
}
