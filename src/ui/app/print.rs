//! Saves score sheets, sheets of diagrams, sheets for a round, and certificates as PDF files.
//!
//! The module `paper` lays out the sheets. For how the file is chosen and written, see `ui::app::save`.

use std::path::{Path, PathBuf};

use egui::Context;

use super::App;
use super::open::{PositionFile, failed, unreadable};
use crate::diagram::lacking;
use crate::game::Date;
use crate::paper::{self, Certificate, Exercise, LineFault, PaperFormat, PerPage, Round, SheetStyle};
use crate::platform::{Pending, fonts};
use crate::record::{NodeId, Record};
use crate::table::ContentError;
use crate::text::{Texts, time};
use crate::ui::files::Question;
use crate::ui::view::request::{PrintChoice, PrintSource, SheetDiagrams};
use crate::ui::view::{Message, wake};

/// A file whose positions are to be printed.
pub(crate) struct PrintJob {
    file: Option<Pending<PathBuf>>,
    positions: Option<Pending<Result<Vec<Exercise>, Message>>>,
    per_page: PerPage,
    format: PaperFormat,
}

/// What is printed.
pub(super) enum Sheet {
    /// The score sheet of a game or a study: the parts that an illegal move ended, the record itself, the places in it
    /// that get a diagram, and the incidents.
    Score { earlier: Vec<Record>, record: Box<Record>, places: Vec<NodeId>, incidents: Vec<String> },
    /// Diagrams, and how many of them a page has.
    Diagrams(Vec<Exercise>, PerPage),
    /// The sheets for a round.
    Round(Round),
    /// The certificate of an exam.
    Certificate(Certificate),
}

impl Sheet {
    /// The characters on the sheet that the program's own fonts lack.
    fn rare_letters(&self) -> Vec<char> {
        match self {
            Sheet::Score { earlier, record, incidents, .. } => {
                let records = earlier.iter().chain([&**record]).flat_map(paper::letters);
                records.chain(lacking(&incidents.concat())).collect()
            }
            Sheet::Diagrams(exercises, _) => {
                lacking(&exercises.iter().map(|exercise| exercise.name.as_str()).collect::<String>())
            }
            Sheet::Certificate(certificate) => lacking(&certificate.name),
            Sheet::Round(round) => lacking(&[round.event.as_str(), round.round.as_str()].concat()),
        }
    }

    fn pdf(&self, style: &SheetStyle, texts: &Texts) -> Vec<u8> {
        match self {
            Sheet::Score { earlier, record, places, incidents } => {
                paper::score_sheet(earlier, record, incidents, places, style, texts)
            }
            Sheet::Diagrams(exercises, per_page) => {
                paper::sheet(exercises, *per_page, style, &t!(texts, "paper-diagrams"), texts)
            }
            Sheet::Certificate(certificate) => paper::certificate(certificate, style, texts),
            Sheet::Round(round) => paper::round_sheets(round, style, texts),
        }
    }
}

impl App {
    /// Saves the game, the study or the round as a PDF, or lets the player choose a file with positions.
    pub(crate) fn print(&mut self, ctx: &Context, choice: PrintChoice) {
        let PrintChoice { what, per_page, boards, diagrams, drawings, format } = choice;
        self.overlay.dialog = None;
        let (earlier, mut record, incidents) = match self.study() {
            Some(study) => (Vec::new(), study.record().clone(), Vec::new()),
            None => self.game_shown().sheet(),
        };
        let places = match diagrams {
            SheetDiagrams::None => Vec::new(),
            SheetDiagrams::Marked => paper::marked(&record),
            SheetDiagrams::Drawn => paper::marked_or_drawn(&record),
        };
        if !drawings {
            record.clear_drawings();
        }
        match what {
            PrintSource::ScoreSheet => {
                let record = Box::new(record);
                self.save_pdf(ctx, Sheet::Score { earlier, record, places, incidents }, format);
            }
            PrintSource::Diagrams if paper::marked(&record).is_empty() => {
                self.overlay.tell(Message::NoDiagrams);
            }
            PrintSource::Diagrams => {
                let exercises = Exercise::of_game(&record, &self.prefs.texts);
                self.save_pdf(ctx, Sheet::Diagrams(exercises, per_page), format);
            }
            PrintSource::Round => {
                if let Some(round) = self.screens.round(self.session.table()) {
                    let date = time::date(&self.prefs.texts, Date::of_day(self.now().day()));
                    self.save_pdf(ctx, Sheet::Round(Round { date, boards, ..round }), format);
                }
            }
            PrintSource::DiagramsOfFile if self.background.printing.is_some() => {
                self.overlay.tell(Message::Saving);
            }
            PrintSource::DiagramsOfFile => {
                let extensions = &["epd", "fen", "pgn", "txt"];
                let question =
                    Question::existing(t!(self.prefs.texts, "print-file"), "EPD, FEN, PGN", extensions);
                let file = self.system.choose(ctx, question.within(self.screens.study_folder()));
                self.background.printing =
                    Some(PrintJob { file: Some(file), positions: None, per_page, format });
            }
        }
    }

    /// Reads the file once it is chosen, and prints its positions once they are read.
    pub(super) fn take_printing(&mut self, ctx: &Context) {
        let Some(printing) = &mut self.background.printing else { return };
        let (per_page, format) = (printing.per_page, printing.format);
        if let Some(file) = Pending::take_from(&mut printing.file) {
            // The file is read in the background, because a file of games may be long.
            let language = self.prefs.texts.language();
            let work = move || Some(read(&file, &Texts::new(language)));
            printing.positions = Some(Pending::in_background("positions to print", wake(ctx), work));
        }
        let read = Pending::take_from(&mut printing.positions);
        if printing.file.is_none() && printing.positions.is_none() {
            self.background.printing = None;
        }
        match read {
            Some(Ok(exercises)) => self.save_pdf(ctx, Sheet::Diagrams(exercises, per_page), format),
            Some(Err(message)) => self.overlay.tell(message),
            None => {}
        }
    }

    /// Lets the player choose a file for a sheet, while a PDF of the sheet is created in the background.
    pub(super) fn save_pdf(&mut self, ctx: &Context, sheet: Sheet, format: PaperFormat) {
        let (texts, settings) = (&self.prefs.texts, &self.prefs.settings);
        let (name, title) = match &sheet {
            Sheet::Score { .. } => (self.file_name("pdf-name", "pdf"), "save-pdf"),
            Sheet::Round(round) => {
                let number = round.start.number().unwrap_or_default().to_string();
                (format!("{}.pdf", t!(texts, "round-title", number)), "save-pdf")
            }
            Sheet::Certificate(certificate) => {
                let title = if certificate.is_passed { "save-certificate" } else { "save-result" };
                (format!("{}.pdf", certificate.title(texts)), title)
            }
            Sheet::Diagrams(..) => (format!("{}.pdf", t!(texts, "diagrams-name")), "save-pdf"),
        };
        let (flipped, find, language) =
            (self.screens.is_flipped(), self.rare_letters.find.clone(), texts.language());
        let style = SheetStyle {
            format,
            notation: settings.notation,
            pieces: settings.pieces,
            flipped,
            ..SheetStyle::default()
        };
        let pdf = Pending::in_background("PDF", wake(ctx), move || {
            let style = SheetStyle { fonts: fonts::with_letters(&find, &sheet.rare_letters()), ..style };
            Some(sheet.pdf(&style, &Texts::new(language)))
        });
        let question = Question::new_file(t!(texts, title), "PDF", &["pdf"], name);
        self.save(ctx, pdf, question.within(self.screens.study_folder()));
    }
}

/// Reads the positions in a file. If the file has none, the error says so.
fn read(file: &Path, words: &Texts) -> Result<Vec<Exercise>, Message> {
    let exercises = match PositionFile::open(file)? {
        PositionFile::Lines(lines) => Exercise::of_lines(lines).map_err(|(line, fault)| match fault {
            LineFault::Io(error) => unreadable(file, error),
            LineFault::Fen(error) => {
                Message::NoPositions { file: file.to_owned(), broken: Some((line, error)) }
            }
        })?,
        PositionFile::Games(games) => games.flat_map(|game| Exercise::of_game(&game.record, words)).collect(),
        PositionFile::Saved(script) => match script.damage.loss {
            Some(loss) => return Err(failed(file, ContentError::Game(loss.fault))),
            None => Exercise::of_game(&script.play().record(None), words),
        },
        PositionFile::Setup => Vec::new(),
    };
    if exercises.is_empty() {
        return Err(Message::NoPositions { file: file.to_owned(), broken: None });
    }
    Ok(exercises)
}
