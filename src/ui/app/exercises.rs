//! Exercises from the review, a study or a file are added to the file of exercises. The games of a file in which no
//! moves are marked are searched for exercises.

use std::path::PathBuf;

use egui::Context;

use super::App;
use super::position_file::{PositionFile, failed};
use crate::exam::{Deck, Exercise, Source, Why};
use crate::game::Date;
use crate::platform::{self, Pending};
use crate::record::Record;
use crate::rules::Color;
use crate::session::review::{FoundMoments, SearchedGames, TurningPoint};
use crate::storage::LineLog;
use crate::table::{ContentError, Table};
use crate::ui::files::Question;
use crate::ui::view::message::Message;
use crate::ui::view::wake;

/// The name of the file of exercises.
pub(super) const EXERCISES: &str = "exercises.jsonl";

/// The exercises of a file.
struct ExerciseList {
    file: PathBuf,
    exercises: Vec<Exercise>,
    /// How many lines are not exercises.
    skipped: usize,
    /// How many games there are.
    games: usize,
}

/// A file with exercises, while it is chosen, read and searched.
#[derive(Default)]
pub(crate) struct ExerciseFile {
    file: Option<Pending<PathBuf>>,
    exercises: Option<Pending<Result<ExerciseList, Message>>>,
    /// How many exercises a search has added so far, and how many were there already; `None` if no search is running.
    search: Option<[usize; 2]>,
}

impl ExerciseFile {
    fn is_in_use(&self) -> bool {
        self.file.is_some() || self.exercises.is_some() || self.search.is_some()
    }
}

impl App {
    /// Opens the exercises where they were left.
    pub(super) fn open_exercises(&mut self) {
        self.let_go();
        let day = self.now().day();
        if self.practice_file(EXERCISES).is_none() {
            self.screens.open_exercises(Deck::default(), day);
        } else if let Some((_, deck)) = self.deck() {
            self.screens.open_exercises(deck, day);
        }
    }

    /// Lets the player choose a file of positions or games, unless one is being chosen, read or searched.
    pub(super) fn choose_exercises(&mut self, ctx: &Context) {
        if self.background.exercises.is_in_use() {
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
                Ok(ExerciseList { exercises, skipped, .. }) => self.add_and_tell(exercises, skipped),
                Err(message) => self.overlay.tell(message),
            }
        }
        if let Some(points) = self.session.take_moments() {
            let (table, date) = self.session.reviewed();
            let source = source_of(table, date, self.session.reviewed_record());
            let exercises = points.iter().map(|point| exercise_of(table, point, source.clone())).collect();
            self.add_and_tell(exercises, 0);
        }
        self.take_found();
    }

    /// Makes exercises from the study's moves by the side at the bottom.
    pub(super) fn add_repertoire(&mut self) {
        let color = if self.screens.is_flipped() { Color::Black } else { Color::White };
        let Some(study) = self.study() else { return };
        let exercises = Exercise::of_repertoire(study.record(), color);
        self.add_and_tell(exercises, 0);
    }

    /// Searches the games of a file in the background.
    fn search_games(&mut self, list: &ExerciseList) {
        match PositionFile::open(&list.file) {
            Ok(PositionFile::Games(games)) => {
                let games: SearchedGames = Box::new(games.map(|game| game.record));
                self.session.search_games(games, list.games);
                self.background.exercises.search = Some([0; 2]);
            }
            Ok(_) => self.add_and_tell(Vec::new(), 0),
            Err(message) => self.overlay.tell(message),
        }
    }

    /// Adds what a search has found since the last frame, so that it is kept even if the search is interrupted. At the
    /// end, says how many exercises were added.
    fn take_found(&mut self) {
        let Some([added, known]) = self.background.exercises.search else { return };
        let mut exercises = Vec::new();
        for FoundMoments { game, points } in self.session.take_found() {
            let source = source_of(&game.table, game.date, game.record.as_ref());
            exercises.extend(points.iter().map(|point| exercise_of(&game.table, point, source.clone())));
        }
        let is_over = self.session.search().is_none();
        let new = if exercises.is_empty() { Some([0; 2]) } else { self.add_exercises(exercises) };
        let Some(new) = new else {
            // The exercises can't be added. If the file is the reason, a message says so.
            self.session.stop_search();
            self.background.exercises.search = None;
            return;
        };
        let [added, known] = [added + new[0], known + new[1]];
        self.background.exercises.search = Some([added, known]).filter(|_| !is_over);
        if is_over {
            self.overlay.tell(Message::ExercisesAdded { added, known, skipped: 0 });
        }
    }

    /// Stops the search, and keeps what it has found in this frame too.
    pub(super) fn stop_search(&mut self) {
        self.take_found();
        self.session.stop_search();
    }

    /// Adds exercises to the file, and says how many were new.
    fn add_and_tell(&mut self, exercises: Vec<Exercise>, skipped: usize) {
        if let Some([added, known]) = self.add_exercises(exercises) {
            self.overlay.tell(Message::ExercisesAdded { added, known, skipped });
        }
    }

    /// Adds exercises to the file. Returns how many were added and how many were there already; `None` if it could not
    /// be done.
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

    /// The file with its exercises; `None` if games are not saved, or it can't be read.
    fn deck(&mut self) -> Option<(LineLog, Deck)> {
        let file = self.practice_file(EXERCISES)?;
        match LineLog::open(&file) {
            Ok((log, text)) => Some((log, Deck::read(&text))),
            Err(error) => {
                self.overlay.tell(failed(&file, ContentError::Unreadable(error)));
                None
            }
        }
    }
}

/// Where the exercises of a game are from: its record if it has one, or else its table and the day it began.
fn source_of(table: &Table, date: Option<Date>, record: Option<&Record>) -> Source {
    record.map_or_else(|| Source::of_tags(&table.record(date).tags), |record| Source::of_tags(&record.tags))
}

/// The exercise of a turning point in the game at a table.
fn exercise_of(table: &Table, point: &TurningPoint, source: Source) -> Exercise {
    let position = table.position_after(point.moves);
    let made = Exercise::new(position, &[point.better], source).instead_of(position, point.played);
    Exercise { why: Some(Why::Loss(point.loss)), ..made }
}

/// The exercises of a file of positions with their best moves, or of games with better moves than those marked as poor.
fn read(file: PathBuf) -> Result<ExerciseList, Message> {
    let (mut exercises, mut skipped, mut games) = (Vec::new(), 0, 0);
    match PositionFile::open(&file)? {
        PositionFile::Lines(lines) => {
            let unreadable = |error| failed(&file, ContentError::Unreadable(error));
            (exercises, skipped) = Exercise::of_list(lines).map_err(unreadable)?;
        }
        PositionFile::Games(all) => {
            for game in all {
                games += 1;
                exercises.extend(Exercise::of_game(&game.record));
            }
        }
        PositionFile::Saved(_) | PositionFile::Setup => {}
    }
    Ok(ExerciseList { file, exercises, skipped, games })
}
