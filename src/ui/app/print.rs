//! Score sheets and sheets of diagrams as PDF.
//!
//! Printing: see `paper`. Choosing the file to save: see `ui::app::save`.

use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::Context;

use super::App;
use crate::diagram::lacking;
use crate::paper::{self, Exercise, Format, LineFault, PerPage};
use crate::platform::{self, fonts, in_background};
use crate::record::pgn::Games;
use crate::table::{Content, ContentError};
use crate::text::messages::{Language, Texts};
use crate::ui::dialogs::{Dialog, PrintForm};
use crate::ui::files::Question;
use crate::ui::view::message::Message;
use crate::ui::view::request::Printed;

/// A file whose positions are to be printed.
pub(crate) enum PrintSource {
    /// It is being chosen.
    Chosen(Receiver<PathBuf>),
    /// It is being read.
    Read(Receiver<Result<Vec<Exercise>, Message>>),
}

/// How many diagrams a page has, and the paper.
type Layout = (PerPage, Format);

impl App {
    pub(crate) fn ask_to_print(&mut self) {
        let format = platform::locales().next().map_or(Format::A4, |locale| Format::of_locale(&locale));
        self.overlay.dialog = Some(Dialog::Print(PrintForm::new(format)));
    }

    /// Prints the game or the study, or asks for a file with positions.
    pub(crate) fn print(&mut self, ctx: &Context, what: Printed, per_page: PerPage, format: Format) {
        self.overlay.dialog = None;
        let (earlier, record) = match self.screens.studied() {
            Some(study) => (Vec::new(), study.study().record().clone()),
            None => (self.earlier_shown(), self.record_shown()),
        };
        match what {
            Printed::ScoreSheet => {
                let style = self.paper_style(ctx, format);
                let (find, language) = (self.rare_letters.finder(), self.prefs.texts.language());
                let make = move || {
                    let letters: Vec<char> =
                        earlier.iter().chain([&record]).flat_map(paper::letters).collect();
                    let style = paper::Style { fonts: fonts::with_letters(&find, &letters), ..style };
                    let marked = paper::marked(&record);
                    Some(paper::score_sheet(&earlier, &record, &marked, &style, &Texts::new(language)))
                };
                self.save_pdf(ctx, self.file_name(&t!(self.prefs.texts, "pdf-name"), "pdf"), make);
            }
            Printed::Diagrams => {
                self.print_sheet(ctx, Exercise::of_game(&record, &self.prefs.texts), (per_page, format));
            }
            Printed::DiagramsOfFile if self.system.printing.is_some() => {
                self.overlay.message = Some(Message::Saving);
            }
            Printed::DiagramsOfFile => {
                let question = Question {
                    title: t!(self.prefs.texts, "print-file"),
                    kind: "EPD, FEN, PGN",
                    extensions: &["epd", "fen", "pgn", "txt"],
                    new: None,
                    folder: self.study_folder(),
                    is_folder: false,
                };
                let chosen = (self.system.choose_file)(ctx, question);
                self.system.printing = Some((PrintSource::Chosen(chosen), (per_page, format)));
            }
        }
    }

    /// Reads the file once it is chosen, and prints its positions once they are read.
    pub(crate) fn take_printing(&mut self, ctx: &Context) {
        let Some((source, layout)) = self.system.printing.take() else { return };
        let source = match source {
            PrintSource::Chosen(chosen) => match chosen.try_recv() {
                Ok(file) => PrintSource::Read(read_in_background(ctx, file, self.prefs.texts.language())),
                Err(TryRecvError::Empty) => PrintSource::Chosen(chosen),
                Err(TryRecvError::Disconnected) => return,
            },
            PrintSource::Read(read) => match read.try_recv() {
                Ok(Ok(exercises)) => return self.print_sheet(ctx, exercises, layout),
                Ok(Err(message)) => return self.overlay.message = Some(message),
                Err(TryRecvError::Empty) => PrintSource::Read(read),
                Err(TryRecvError::Disconnected) => return,
            },
        };
        self.system.printing = Some((source, layout));
    }

    fn print_sheet(&mut self, ctx: &Context, exercises: Vec<Exercise>, (per_page, format): Layout) {
        let style = self.paper_style(ctx, format);
        let (find, language) = (self.rare_letters.finder(), self.prefs.texts.language());
        let make = move || {
            let names: String = exercises.iter().map(|exercise| exercise.name.as_str()).collect();
            let style = paper::Style { fonts: fonts::with_letters(&find, &lacking(&names)), ..style };
            let words = Texts::new(language);
            Some(paper::sheet(&exercises, per_page, &style, &t!(words, "paper-diagrams"), &words))
        };
        let name = format!("{}.pdf", t!(self.prefs.texts, "diagrams-name"));
        self.save_pdf(ctx, name, make);
    }

    fn paper_style(&self, ctx: &Context, format: Format) -> paper::Style {
        let (notation, pieces) = (self.prefs.settings.notation, self.prefs.settings.pieces);
        paper::Style { format, notation, pieces, flipped: self.style(ctx, 0).flipped, ..Default::default() }
    }

    /// Saves what a thread prints.
    fn save_pdf(
        &mut self,
        ctx: &Context,
        name: String,
        make: impl FnOnce() -> Option<Vec<u8>> + Send + 'static,
    ) {
        let title = t!(self.prefs.texts, "save-pdf");
        let (new, folder) = (Some(name), self.study_folder());
        let question = Question { title, kind: "PDF", extensions: &["pdf"], new, folder, is_folder: false };
        self.save_later(ctx, make, question);
    }
}

/// Reads the positions of a file on a thread: a file of games may be long.
fn read_in_background(
    ctx: &Context,
    file: PathBuf,
    language: Language,
) -> Receiver<Result<Vec<Exercise>, Message>> {
    let (sender, receiver) = channel();
    let ctx = ctx.clone();
    in_background("positions to print", move || {
        let read = match read(&file, &Texts::new(language)) {
            Ok(found) if found.is_empty() => Err(Message::NoPositions { file, broken: None }),
            read => read,
        };
        // Nobody waits for it any more if the window was closed.
        drop(sender.send(read));
        ctx.request_repaint();
    });
    receiver
}

fn read(file: &Path, words: &Texts) -> Result<Vec<Exercise>, Message> {
    let failed = |why| Message::File { file: file.to_owned(), why };
    let open = || platform::open_file(file).map_err(|error| failed(ContentError::Unreadable(error)));
    match Content::read(file) {
        // Of these the first position alone was looked at.
        Ok(Content::Position(_)) | Err(ContentError::Fen(_)) => Exercise::of_lines(BufReader::new(open()?))
            .map_err(|(line, fault)| match fault {
                LineFault::Io(error) => failed(ContentError::Unreadable(error)),
                LineFault::Fen(error) => {
                    Message::NoPositions { file: file.to_owned(), broken: Some((line, error)) }
                }
            }),
        Ok(Content::Games) => {
            Ok(Games::new(open()?).flat_map(|game| Exercise::of_game(&game.record, words)).collect())
        }
        Ok(Content::Game(script)) => match script.damage.loss {
            Some(loss) => Err(failed(ContentError::Game(loss.fault))),
            None => Ok(Exercise::of_game(&script.play().record(None), words)),
        },
        Ok(Content::Setup(_)) => Ok(Vec::new()),
        Err(why) => Err(failed(why)),
    }
}
