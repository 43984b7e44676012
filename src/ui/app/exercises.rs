//! What the application does for the exercises and the arbiter's desk, such as opening them, adding exercises to their
//! file, and saving each answer as soon as it is given.
//!
//! New exercises come from the review, from a study or a file, or from those supplied with the program. If a file of
//! games has no exercises, its games are searched for positions that can become exercises.

use std::path::PathBuf;

use egui::Context;

use super::App;
use super::open::{PositionFile, unreadable};
use super::print::Sheet;
use crate::exam::{Deck, Exercise, PracticeNote, Source, Why};
use crate::game::Date;
use crate::paper::{Certificate, PaperFormat};
use crate::platform::{self, Pending};
use crate::record::Record;
use crate::rules::Color;
use crate::session::review::{FoundMoments, Moment, SearchedGames};
use crate::storage::LineLog;
use crate::table::Table;
use crate::ui::files::Question;
use crate::ui::view::message::{AddedExercises, ExerciseGap};
use crate::ui::view::{Message, Screen, wake};

/// The name of the file of exercises.
pub(super) const EXERCISES: &str = "exercises.jsonl";

/// The content of a file in which exercises were sought.
struct ExerciseList {
    file: PathBuf,
    exercises: Vec<Exercise>,
    /// The number of lines that are not exercises, not counting blank lines and comments.
    skipped: usize,
    /// The number of games in the file.
    games: usize,
}

/// The progress of a search for exercises.
#[derive(Clone, Copy, Default)]
struct SearchTally {
    /// The number of exercises that were added to the file of exercises.
    added: usize,
    /// The number of exercises found that the file of exercises already had.
    known: usize,
    /// The number of the game being searched.
    game: usize,
    /// The number of games in all.
    all: usize,
    /// The number of games that were not searched.
    left_out: usize,
}

/// A file with exercises, while it is being chosen, read and searched.
#[derive(Default)]
pub(crate) struct ExerciseFile {
    file: Option<Pending<PathBuf>>,
    exercises: Option<Pending<Result<ExerciseList, Message>>>,
    /// The progress of the search for exercises; `None` if none is running.
    search: Option<SearchTally>,
}

impl App {
    /// Opens the exercises where they were left. If their file can't be read, shows a message instead.
    pub(super) fn open_exercises(&mut self) {
        self.let_go();
        self.overlay.forget_game();
        let day = self.now().day();
        if self.practice_file(EXERCISES).is_none() {
            self.screens.open_exercises(Deck::default(), day);
        } else if let Some((_, deck)) = self.deck() {
            self.screens.open_exercises(deck, day);
        }
    }

    /// The number of exercises that are due: of those that the exercise screen has, if it has been opened, or else of
    /// those in the file, which is read in the background.
    pub(super) fn count_due(&self, ctx: &Context) -> Pending<usize> {
        let (file, day) = (self.practice_file(EXERCISES), self.now().day());
        match &self.screens.exercises {
            Some(exercises) => Pending::ready(exercises.due_count(day)),
            None => Pending::in_background("exercises due", wake(ctx), move || {
                let (_, text) = LineLog::open(&file?).ok()?;
                Some(Deck::read(&text).due_count(day))
            }),
        }
    }

    /// Tries a typed move in the exercise on screen.
    pub(super) fn try_typed(&mut self, ctx: &Context, text: &str) {
        self.overlay.dismiss();
        self.overlay.announcer.refused();
        let (time, mut requests) = (ctx.input(|input| input.time), Vec::new());
        if let Some(exercises) = &mut self.screens.exercises {
            exercises.typed(text, &self.prefs.texts, time, &mut requests);
        }
        for request in requests {
            self.handle(ctx, request);
        }
    }

    /// Lets the player choose a file of positions or games, unless one is being chosen, read or searched.
    pub(super) fn choose_exercises(&mut self, ctx: &Context) {
        let ExerciseFile { file, exercises, search } = &self.background.exercises;
        if file.is_some() || exercises.is_some() || search.is_some() {
            return;
        }
        let extensions = &["epd", "fen", "pgn", "txt"];
        let question = Question::existing(t!(self.prefs.texts, "exercise-file"), "EPD, FEN, PGN", extensions);
        self.background.exercises.file = Some(self.system.choose(ctx, question));
    }

    /// Reads the file once it is chosen, and adds its exercises once they are read. Also adds those that the review and
    /// a search have found.
    pub(super) fn take_exercises(&mut self, ctx: &Context) {
        let reading = &mut self.background.exercises;
        if let Some(file) = Pending::take_from(&mut reading.file) {
            let bytes = platform::fs::metadata(&file).map_or(0, |about| about.len());
            self.overlay.tell_reading(&file, bytes);
            let work = move || Some(read(file));
            reading.exercises = Some(Pending::in_background("exercises", wake(ctx), work));
        }
        if let Some(read) = Pending::take_from(&mut reading.exercises) {
            self.overlay.end_reading();
            match read {
                Ok(list) if list.exercises.is_empty() && list.games > 0 => self.search_games(&list),
                Ok(ExerciseList { exercises, skipped, .. }) => {
                    let gap = match skipped {
                        0 => exercises.is_empty().then_some(ExerciseGap::NoSource),
                        lines => Some(ExerciseGap::Lines(lines)),
                    };
                    self.add_and_tell(exercises, gap);
                }
                Err(message) => self.overlay.tell(message),
            }
        }
        if let Some(moments) = self.session.take_moments() {
            let (table, date) = self.session.reviewed();
            let source = source_of(table, date, self.session.reviewed_record());
            let exercises = moments.iter().map(|moment| exercise_of(table, moment, source.clone())).collect();
            let gap = moments.is_empty().then_some(ExerciseGap::NoMoment);
            self.add_and_tell(exercises, gap);
        }
        self.take_found();
    }

    /// Adds the next exercises that come with the program.
    pub(super) fn add_supplied(&mut self) {
        let Some((_, deck)) = self.deck() else { return };
        self.add_and_tell(deck.next_supplied().cloned().collect(), None);
    }

    /// Adds exercises made from the moves that the study has for the side at the bottom, and opens the exercises if
    /// there are any.
    pub(super) fn add_repertoire(&mut self) {
        let color = if self.screens.is_flipped() { Color::Black } else { Color::White };
        let Some(study) = self.study() else { return };
        let exercises = Exercise::of_repertoire(study.record(), color);
        if !exercises.is_empty() {
            self.open_exercises();
        }
        let gap = exercises.is_empty().then_some(ExerciseGap::NoMoves(color));
        self.add_and_tell(exercises, gap);
    }

    fn search_games(&mut self, list: &ExerciseList) {
        match PositionFile::open(&list.file) {
            Ok(PositionFile::Games(games)) => {
                let games: SearchedGames = Box::new(games.map(|game| game.record));
                self.session.search_games(games, list.games);
                self.background.exercises.search = Some(SearchTally::default());
            }
            Ok(_) => self.add_and_tell(Vec::new(), Some(ExerciseGap::NoSource)),
            Err(message) => self.overlay.tell(message),
        }
    }

    /// Adds what a search has found since the last frame, so that it is saved even if the search is interrupted. At the
    /// end, reports how many exercises were added.
    fn take_found(&mut self) {
        let Some(mut tally) = self.background.exercises.search.take() else { return };
        let mut exercises = Vec::new();
        for FoundMoments { game, moments } in self.session.take_found() {
            let source = source_of(&game.table, game.date, game.record.as_ref());
            exercises.extend(moments.iter().map(|moment| exercise_of(&game.table, moment, source.clone())));
        }
        let search = self.session.search();
        if let Some(search) = search {
            (tally.game, tally.all) = search.progress();
            tally.left_out = search.left_out();
        }
        let is_running = search.is_some();
        let new = if exercises.is_empty() { Some([0; 2]) } else { self.add_exercises(exercises) };
        // If the exercises can't be added, a message says why.
        let Some([added, known]) = new else { return self.session.stop_search() };
        (tally.added, tally.known) = (tally.added + added, tally.known + known);
        if is_running {
            self.background.exercises.search = Some(tally);
            return;
        }
        let searched = tally.all - tally.left_out;
        let nothing = tally.added + tally.known == 0 && searched > 0;
        self.tell_search(tally, nothing.then_some(ExerciseGap::Searched(searched)));
    }

    /// Stops the search, after adding what it has found since the last frame.
    pub(super) fn stop_search(&mut self) {
        self.take_found();
        self.session.stop_search();
        if let Some(tally) = self.background.exercises.search.take() {
            self.tell_search(tally, Some(ExerciseGap::Stopped(tally.game, tally.all)));
        }
    }

    /// Reports how many exercises a search has added, and how it ended.
    fn tell_search(&mut self, tally: SearchTally, end: Option<ExerciseGap>) {
        let SearchTally { added, known, left_out, .. } = tally;
        let left_out = (left_out > 0).then_some(ExerciseGap::LeftOut(left_out));
        let gaps = end.into_iter().chain(left_out).collect();
        self.tell_added(added, known, gaps);
    }

    fn tell_added(&mut self, added: usize, known: usize, gaps: Vec<ExerciseGap>) {
        let says_where = self.screens.shown() != Screen::Exercises;
        self.overlay.tell(Message::ExercisesAdded(AddedExercises { added, known, gaps, says_where }));
    }

    /// Adds exercises to the file, and reports how many were new and why there are not more.
    fn add_and_tell(&mut self, exercises: Vec<Exercise>, gap: Option<ExerciseGap>) {
        if let Some([added, known]) = self.add_exercises(exercises) {
            self.tell_added(added, known, gap.into_iter().collect());
        }
    }

    /// Adds exercises to the file. Returns how many were added and how many the file already had; `None` if they could
    /// not be added.
    fn add_exercises(&mut self, exercises: Vec<Exercise>) -> Option<[usize; 2]> {
        let (mut log, mut deck) = self.deck()?;
        let all = exercises.len();
        let lines: Vec<String> = exercises.into_iter().filter_map(|exercise| deck.add(exercise)).collect();
        if let Err(error) = log.append(lines.iter().map(String::as_str)) {
            self.overlay.tell(Message::Unsaved { file: log.file().to_owned(), error });
            return None;
        }
        let day = self.now().day();
        self.screens.update_exercises(deck, day);
        Some([lines.len(), all - lines.len()])
    }

    /// The file and its exercises; `None`, with a message, if games are not saved or the file can't be read.
    fn deck(&mut self) -> Option<(LineLog, Deck)> {
        let Some(file) = self.practice_file(EXERCISES) else {
            self.tell_added(0, 0, vec![ExerciseGap::NoFolder]);
            return None;
        };
        match LineLog::open(&file) {
            Ok((log, text)) => Some((log, Deck::read(&text))),
            Err(error) => {
                self.overlay.tell(unreadable(file, error));
                None
            }
        }
    }
}

/// The source of the exercises from a game: its record if it has one, or else its table and the day on which it began.
fn source_of(table: &Table, date: Option<Date>, record: Option<&Record>) -> Source {
    record.map_or_else(|| Source::of_tags(&table.record(date).tags), |record| Source::of_tags(&record.tags))
}

fn exercise_of(table: &Table, Moment { point, line }: &Moment, source: Source) -> Exercise {
    let position = table.position_after(point.moves);
    let made = Exercise::new(position, &[point.better], source).instead_of(position, point.played);
    let made = made.followed_by(position, point.better, line);
    Exercise { why: Some(Why::Loss(point.loss)), ..made }
}

/// The exercises in a file: positions with their best moves, puzzles, or alternatives to moves that are marked as poor
/// in games.
fn read(file: PathBuf) -> Result<ExerciseList, Message> {
    let (mut exercises, mut skipped, mut games) = (Vec::new(), 0, 0);
    match PositionFile::open(&file)? {
        PositionFile::Lines(lines) => {
            (exercises, skipped) = Exercise::of_list(lines).map_err(|error| unreadable(&file, error))?;
        }
        PositionFile::Games(all) => {
            for game in all {
                games += 1;
                match Exercise::of_puzzle(&game.record) {
                    Some(exercise) => exercises.push(exercise),
                    None => exercises.extend(Exercise::of_game(&game.record)),
                }
            }
        }
        PositionFile::Saved(_) | PositionFile::Setup => {}
    }
    Ok(ExerciseList { file, exercises, skipped, games })
}

/// The name of the file that records the practice at the arbiter's desk.
pub(super) const CASES: &str = "cases.jsonl";

impl App {
    /// Opens the arbiter's desk where it was left, in this run or an earlier one.
    pub(super) fn open_exam(&mut self) {
        self.overlay.forget_game();
        let (file, seed) = (self.practice_file(CASES), self.system.rng.u64(..));
        let mut failed = None;
        self.screens.open_exam(seed, || {
            let text = file.as_deref().map(LineLog::open).transpose();
            let text = text.unwrap_or_else(|error| {
                failed = Some(error);
                None
            });
            text.map(|(_, text)| text.lines().filter_map(PracticeNote::read).collect()).unwrap_or_default()
        });
        if let Some((file, error)) = file.zip(failed) {
            self.overlay.tell(unreadable(file, error));
        }
    }

    /// Appends a line to one of the learner's files, unless games are not saved.
    pub(super) fn note_answer(&mut self, name: &str, line: &str) {
        let Some(file) = self.practice_file(name) else { return };
        let noted = LineLog::open(&file).and_then(|(mut log, _)| log.append([line]));
        if let Err(error) = noted {
            self.overlay.tell(Message::Unsaved { file, error });
        }
    }

    pub(super) fn practice_file(&self, name: &str) -> Option<PathBuf> {
        Some(self.system.practice.as_ref()?.join(name))
    }

    /// Saves a certificate as a PDF, in the paper format of the user's region.
    pub(super) fn print_certificate(&mut self, ctx: &Context, certificate: Certificate) {
        let format =
            platform::locales().next().map_or(PaperFormat::A4, |locale| PaperFormat::of_locale(&locale));
        self.save_pdf(ctx, Sheet::Certificate(certificate), format);
    }
}
