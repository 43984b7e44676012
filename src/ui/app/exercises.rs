//! Exercises: from the review, a study or a file they go into the file of exercises, and answers are added to it.

use std::io::BufReader;
use std::path::{Path, PathBuf};

use egui::Context;

use super::App;
use crate::exam::{Deck, Exercise, Why};
use crate::platform::{self, Pending};
use crate::record::Record;
use crate::record::pgn::Games;
use crate::rules::Color;
use crate::session::review::{Loss, TurningPoint};
use crate::storage::LineLog;
use crate::table::{Content, ContentError};
use crate::text::messages::Texts;
use crate::text::{game_names, time};
use crate::ui::files::Question;
use crate::ui::view::message::Message;
use crate::ui::view::wake;

/// The exercises of a file, and how many lines of it are none.
type Read = Result<(Vec<Exercise>, usize), Message>;

/// A file with exercises, while it is chosen and read.
#[derive(Default)]
pub(crate) struct ExerciseFile {
    file: Option<Pending<PathBuf>>,
    exercises: Option<Pending<Read>>,
}

impl App {
    /// Opens the exercises where they were left.
    pub(super) fn open_exercises(&mut self) {
        self.let_go();
        let (deck, day) = (self.deck().map(|(_, deck)| deck).unwrap_or_default(), self.day());
        self.screens.open_exercises(deck, day);
    }

    /// Adds an answer to the file.
    pub(super) fn note_exercise(&mut self, line: &str) {
        let Some(file) = self.practice_file(EXERCISES) else { return };
        let noted = LineLog::open(&file).and_then(|(mut log, _)| log.append([line]));
        if let Err(error) = noted {
            self.overlay.tell(Message::Unsaved { file, error });
        }
    }

    /// Lets the player choose a file of positions or games.
    pub(super) fn choose_exercises(&mut self, ctx: &Context) {
        let extensions = &["epd", "fen", "pgn", "txt"];
        let question = Question::existing(t!(self.prefs.texts, "exercise-file"), "EPD, FEN, PGN", extensions);
        let file = self.system.choose(ctx, question);
        self.background.exercises = ExerciseFile { file: Some(file), exercises: None };
    }

    /// Reads the file once it is chosen, and adds its exercises once they are read; and those of the review.
    pub(super) fn take_exercises(&mut self, ctx: &Context) {
        let reading = &mut self.background.exercises;
        if let Some(file) = Pending::take_from(&mut reading.file) {
            let language = self.prefs.texts.language();
            let work = move || Some(read(&file, &Texts::new(language)));
            reading.exercises = Some(Pending::in_background("exercises", wake(ctx), work));
        }
        match Pending::take_from(&mut reading.exercises) {
            Some(Ok((exercises, skipped))) => self.add_exercises(exercises, skipped),
            Some(Err(message)) => self.overlay.tell(message),
            None => {}
        }
        if let Some(points) = self.session.take_moments() {
            let exercises = points.iter().map(|point| self.exercise_of(point)).collect();
            self.add_exercises(exercises, 0);
        }
    }

    /// Makes exercises of the study's moves by the side at the bottom.
    pub(super) fn add_repertoire(&mut self) {
        let color = if self.screens.is_flipped() { Color::Black } else { Color::White };
        let Some(study) = self.study() else { return };
        let record = study.record();
        let event = || record.tags.known("Event").unwrap_or_default().to_owned();
        let source = game_names::of_record(&self.prefs.texts, &record.tags).unwrap_or_else(event);
        let exercises = Exercise::of_repertoire(record, color, &source);
        self.add_exercises(exercises, 0);
    }

    fn exercise_of(&self, point: &TurningPoint) -> Exercise {
        let ((table, date), texts) = (self.session.reviewed(), &self.prefs.texts);
        let names = game_names::of_table(texts, table);
        let source = texts.row(std::iter::once(names).chain(date.map(|date| time::date(texts, date))));
        let position = table.position_after(point.moves);
        let why = Some(match point.loss {
            Loss::AllowsMate(moves) => Why::AllowedMate(moves),
            Loss::MissesMate(moves) => Why::MissedMate(moves),
            Loss::Loses => Why::Lost,
            Loss::Win => Why::ThrewAwayWin,
            Loss::Advantage => Why::LostAdvantage,
            Loss::Balance => Why::LostBalance,
            Loss::Ground => Why::LostGround,
            Loss::Chances => Why::LostChances,
        });
        let made = Exercise::new(position, &[point.better], source).instead_of(position, point.played);
        Exercise { why, ..made }
    }

    /// Adds exercises to the file, unless they are there already.
    fn add_exercises(&mut self, exercises: Vec<Exercise>, skipped: usize) {
        let Some((mut log, mut deck)) = self.deck() else { return };
        let all = exercises.len();
        let lines: Vec<String> = exercises.into_iter().filter_map(|exercise| deck.add(exercise)).collect();
        if let Err(error) = log.append(lines.iter().map(String::as_str)) {
            return self.overlay.tell(Message::Unsaved { file: log.file().to_owned(), error });
        }
        let day = self.day();
        self.screens.update_exercises(deck, day);
        let (added, known) = (lines.len(), all - lines.len());
        self.overlay.tell(Message::ExercisesAdded { added, known, skipped });
    }

    /// The file with its exercises; `None` if games are not saved, or it can't be read.
    fn deck(&mut self) -> Option<(LineLog, Deck)> {
        let file = self.practice_file(EXERCISES)?;
        match LineLog::open(&file) {
            Ok((log, text)) => Some((log, Deck::read(&text))),
            Err(error) => {
                self.overlay.tell(Message::Unsaved { file, error });
                None
            }
        }
    }

    /// Today, in days since 1970.
    fn day(&self) -> u32 {
        u32::try_from(self.now().since_1970.as_secs() / 86_400).unwrap_or_default()
    }
}

/// The name of the file of exercises.
const EXERCISES: &str = "exercises.jsonl";

/// The exercises of a file of positions with their best moves, or of games with better moves than those marked as poor.
fn read(file: &Path, words: &Texts) -> Read {
    let failed = |why| Message::File { file: file.to_owned(), why };
    let open = || platform::open_file(file).map_err(|error| failed(ContentError::Unreadable(error)));
    match Content::read(file) {
        Ok(Content::Position(_)) | Err(ContentError::Fen(_)) => Exercise::of_list(BufReader::new(open()?))
            .map_err(|error| failed(ContentError::Unreadable(error))),
        Ok(Content::Games) => {
            let games = Games::new(open()?);
            let of_game = |record: Record| {
                let names = game_names::of_record(words, &record.tags).unwrap_or_default();
                Exercise::of_game(&record, &names)
            };
            Ok((games.flat_map(|game| of_game(game.record)).collect(), 0))
        }
        Ok(Content::Game(_) | Content::Setup(_)) => Ok((Vec::new(), 0)),
        Err(why) => Err(failed(why)),
    }
}
