//! The panel next to the board: the progress, what is asked, the outcome, the solution with its reason, and the
//! buttons.

use egui::{Key, Memory, Rect, Ui};

use super::{ExerciseScreen, Mistake, Stage, Task};
use crate::exam::{Aim, Source, Why};
use crate::game::Date;
use crate::rules::{Color, Move, Position, Role, Square};
use crate::session::analysis::{PositionValue, numbered};
use crate::session::review::GameSearch;
use crate::text::spoken_move::{capitalised, line as spoken_line};
use crate::text::{Texts, game_names, named_move, notation, time};
use crate::ui::dialogs::part;
use crate::ui::screens::learn::frame::{self, quiet, spoken_as};
use crate::ui::theme::tokens;
use crate::ui::view::settings::Setting;
use crate::ui::view::{BoardAndPanel, Command, Request, ViewContext, ViewSettings, evaluation};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{ButtonState, PanelButton, message_button, progress_bar, take_once};

/// The maximum number of plies that are shown after a wrong move.
const MAX_REPLY: usize = 4;

impl ExerciseScreen {
    pub(super) fn panel(&mut self, ui: &mut Ui, places: &BoardAndPanel, ctx: &mut ViewContext<'_>) {
        let (texts, tokens) = (ctx.look.words, tokens(ui.ctx()));
        let parts = [Part::rest(false, 0.0), Part::fixed(true, tokens.control.m)];
        let body = parts::column(places.body, tokens.space.m, &parts);
        frame::head(ui, places.head, Command::Exercises, "close", ctx);
        self.page(ui, body.of(false), ctx);
        let stage = self.task.as_ref().map(|task| task.stage);
        let key = match stage {
            None if self.deck.is_empty() => "exercise-supplied",
            None => "exercise-add",
            Some(Stage::First | Stage::Second | Stage::ReplyComes) => "exercise-show",
            Some(Stage::Solved | Stage::SolutionShown) => "exercise-next",
        };
        let state = match key {
            "exercise-next" | "exercise-supplied" => ButtonState::Primary,
            "exercise-add" if ctx.session.search().is_some() => ButtonState::Disabled,
            _ => ButtonState::Plain,
        };
        let button = PanelButton { tip: texts.tip(key), ..PanelButton::plain(t!(texts, key), state) };
        let button = button.show(ui, body.of(true));
        let is_by_keyboard = ui.memory(Memory::focused).is_some();
        if std::mem::take(&mut self.leads_on) && is_by_keyboard {
            button.request_focus();
        }
        if button.clicked() {
            match stage {
                None if self.deck.is_empty() => ctx.requests.push(Request::AddSupplied),
                None => ctx.requests.push(Request::ChooseExercises),
                Some(Stage::First | Stage::Second | Stage::ReplyComes) => self.give_up(ctx.requests),
                Some(Stage::Solved | Stage::SolutionShown) => {
                    self.open_next();
                    self.board.widget.wants_focus = is_by_keyboard;
                    // The key that pressed the button does not also press the square that gets the focus.
                    let _ = [Key::Enter, Key::Space].map(|key| take_once(ui, key));
                }
            }
            ui.ctx().request_repaint();
        }
    }

    fn page(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let texts = ctx.look.words;
        frame::page(ui, place, "exercises", None, |ui| {
            let message = ctx.look.message.and_then(|message| message.show_here(ui, texts));
            ctx.requests.extend(message.map(Request::from));
            let [due, all] = [self.due_count(self.day), self.deck.len()].map(|count| count.to_string());
            quiet(ui, t!(texts, "exercise-progress", due, all));
            let search = ctx.session.search();
            if search.is_some_and(|search| shows_stop(ui, search, texts)) {
                ctx.requests.push(Request::StopSearch);
            }
            match &self.task {
                Some(task) if task.is_unsolved() => asked(ui, task, self.refusal(ctx).as_deref(), ctx),
                Some(task) => asked(ui, task, self.comes_back(task, texts).as_deref(), ctx),
                None => frame::spoken(ui, &self.nothing_due(texts), tokens(ui.ctx()).body()),
            }
            let is_unsolved = self.task.as_ref().is_some_and(Task::is_unsolved);
            let can_hint = self.task.as_ref().is_some_and(Task::can_hint);
            if can_hint && message_button(ui, texts, "exercise-hint", true) {
                self.hint(ctx.requests);
            }
            let is_idle = self.task.is_none() && !self.deck.is_empty();
            if is_idle && message_button(ui, texts, "exercise-anyway", true) {
                self.extra = self.deck.by_due_day().into();
                self.open_next();
            }
            if self.deck.is_empty() {
                quiet(ui, t!(texts, "exercise-sources"));
            }
            if is_idle
                && self.deck.next_supplied().next().is_some()
                && message_button(ui, texts, "exercise-supplied", true)
            {
                ctx.requests.push(Request::AddSupplied);
            }
            if is_unsolved {
                let mut is_strict = ctx.look.settings.exercise_touch;
                let switch = ui.checkbox(&mut is_strict, t!(texts, "exercise-touch"));
                if switch.on_hover_text(texts.tip("exercise-touch")).clicked() {
                    ctx.requests.push(Request::Command(Command::Switch(Setting::ExerciseTouch)));
                }
            }
            if !is_idle && message_button(ui, texts, "exercise-add", search.is_none()) {
                ctx.requests.push(Request::ChooseExercises);
            }
        });
    }

    /// What to say when nothing is due: how many of today's answers were right, and when the next exercise is due; or,
    /// without any exercises, which ones to begin with.
    fn nothing_due(&self, texts: &Texts) -> String {
        let Some(next) = self.deck.next_day() else { return t!(texts, "exercise-none") };
        let [right, all] = [self.right, self.answered].map(|count| count.to_string());
        let done = match self.answered {
            0 => t!(texts, "exercise-none-due"),
            _ => t!(texts, "exercise-all-done", right, all),
        };
        texts.paragraph([done, self.when_due(next, ["exercise-tomorrow", "exercise-next-due"], texts)])
    }

    /// The text that says that something is due on `day`, with the message key for tomorrow or that for a later day.
    fn when_due(&self, day: u32, [tomorrow, later]: [&str; 2], texts: &Texts) -> String {
        match day == self.day + 1 {
            true => t!(texts, tomorrow),
            false => t!(texts, later, date = time::date(texts, Date::of_day(day))),
        }
    }

    /// When an exercise is due again; `None` if that is not after today.
    fn comes_back(&self, task: &Task, texts: &Texts) -> Option<String> {
        let due = self.deck.due_day(task.number).filter(|due| *due > self.day)?;
        Some(self.when_due(due, ["exercise-back-tomorrow", "exercise-back"], texts))
    }

    /// Why the last deed on the board was refused; `None` if it was not.
    fn refusal(&self, ctx: &ViewContext<'_>) -> Option<String> {
        self.board.message.as_ref().filter(|message| message.is_refusal())?;
        let law = self.board.law(&self.table, ctx.look);
        Some(ctx.look.words.paragraph([law.title, law.detail]))
    }
}

/// Shows the exercise, and the outcome of the tries. `note` says why a move on the board was not possible or, at the
/// end, when the exercise comes back.
fn asked(ui: &mut Ui, task: &Task, note: Option<&str>, ctx: &ViewContext<'_>) {
    let (texts, tokens) = (ctx.look.words, tokens(ui.ctx()));
    let turn = match task.position.turn() {
        Color::White => t!(texts, "editor-white-to-move"),
        Color::Black => t!(texts, "editor-black-to-move"),
    };
    let (task_text, is_over) = (find(task, texts), !task.is_unsolved());
    part(ui, if is_over { &task_text } else { &turn });
    let source = source(texts, &task.exercise.source);
    if !source.is_empty() {
        quiet(ui, source);
    }
    let [shown, said] = [false, true].map(|is_spoken| texts_of(task, note, &MoveWriter { ctx, is_spoken }));
    // The heading is announced with the task.
    let said_first = if task.stage == Stage::First { turn } else { String::new() };
    let title = texts.spoken([said_first, said[0].clone()]);
    spoken_as(ui, &shown[0], tokens.heading(), title);
    for (index, font) in [(1, tokens.bold()), (2, tokens.body())] {
        if !shown[index].is_empty() {
            spoken_as(ui, &shown[index], font, said[index].clone());
        }
    }
}

/// How moves are written: in the notation of the window, or in words as a screen reader says them.
struct MoveWriter<'a, 'b> {
    ctx: &'a ViewContext<'b>,
    is_spoken: bool,
}
impl MoveWriter<'_, '_> {
    fn mv(&self, position: &Position, mv: Move) -> String {
        let ViewSettings { words, settings, .. } = self.ctx.look;
        match self.is_spoken {
            true => named_move::announcement(words, settings.spoken_names, position, mv),
            false => notation::text(&position.san(mv), settings.notation, words),
        }
    }

    /// Moves that follow a position, with their numbers.
    fn line(&self, root: &Position, moves: &[Move]) -> String {
        let ViewSettings { words, settings, .. } = self.ctx.look;
        match self.is_spoken {
            true => spoken_line(words, root, moves, &|position, mv| self.mv(position, mv)),
            false => notation::text(&numbered(root, moves), settings.notation, words),
        }
    }

    /// The text as a sentence that begins with a move; if it is spoken, `capitalised` adds the initial capital.
    fn sentence(&self, text: String) -> String {
        if self.is_spoken { capitalised(&text) } else { text }
    }
}

/// The task or the solution; what came of the last move, while a try is left; and what else there is to say, including
/// `note` (see [`asked`]).
fn texts_of(task: &Task, note: Option<&str>, writer: &MoveWriter<'_, '_>) -> [String; 3] {
    let texts = writer.ctx.look.words;
    let named = |mv: Move| writer.mv(&task.position, mv);
    let best = task.right.first().copied();
    let tried = task.tried.map(named).unwrap_or_default();
    let touched = |role, square| t!(texts, "exercise-touched", piece = texts.the_piece(role, square));
    if task.is_unsolved() {
        let outcome = match (task.stage, task.tried, &task.reply) {
            (Stage::Second, Some(_), _) => t!(texts, "exercise-wrong", mv = tried),
            (Stage::Second, None, _) => t!(texts, "exercise-again"),
            (Stage::ReplyComes, ..) => writer.sentence(t!(texts, "exercise-found", mv = tried)),
            (Stage::First, _, Some((before, reply))) => {
                t!(texts, "exercise-reply", mv = writer.mv(before, *reply))
            }
            (Stage::First | Stage::Solved | Stage::SolutionShown, ..) => String::new(),
        };
        let mistake = task.mistake.and_then(|mistake| match mistake {
            Mistake::Move(wrong) => refuted(task, wrong, writer),
            Mistake::Touch(role, square) => {
                let is_own =
                    task.position.piece_at(square).is_some_and(|it| it.color == task.position.turn());
                let must = match is_own {
                    true => t!(texts, "exercise-touched-own"),
                    false => t!(texts, "exercise-touched-other"),
                };
                Some(texts.paragraph([touched(role, square), must]))
            }
        });
        let hinted = task.hinted();
        let hint =
            hinted.map(|(role, square)| t!(texts, "exercise-piece", piece = texts.the_piece(role, square)));
        let told = texts.paragraph([note.map(str::to_owned), mistake, hint].into_iter().flatten());
        return [find(task, texts), outcome, told];
    }
    let title = if task.stage == Stage::Solved {
        writer.sentence(t!(texts, "exercise-found", mv = tried))
    } else {
        t!(texts, "exercise-solution", mv = best.map(named).unwrap_or_default())
    };
    let touched = task.touched.map(|(role, square)| touched(role, square));
    let played = task.played.map(|mv| writer.sentence(t!(texts, "exercise-played", mv = named(mv))));
    let why = task.exercise.why.as_ref().filter(|_| task.mate.is_none()).map(|why| match why {
        Why::Loss(loss) => evaluation::loss(*loss, task.position.turn(), texts),
        Why::Comment { text } => text.clone(),
    });
    let is_solution = task.tried.is_none_or(|tried| best == Some(tried));
    let line = best
        .filter(|_| is_solution && !task.line.is_empty())
        .map(|best| t!(texts, "exercise-line", line = writer.line(&task.position.after(best), &task.line)));
    let named_above = task.tried.or(best);
    let others = task.right.iter().filter(|mv| Some(**mv) != named_above);
    let others: Vec<String> = others.map(|mv| named(*mv)).collect();
    let others = (!others.is_empty()).then(|| t!(texts, "exercise-others", moves = texts.list(&others)));
    let told =
        texts.paragraph([touched, line, played, why, others, note.map(str::to_owned)].into_iter().flatten());
    [title, String::new(), told]
}

/// What to look for.
fn find(task: &Task, texts: &Texts) -> String {
    match (task.mate, task.exercise.aim) {
        (Some(moves), _) => t!(texts, "exercise-find-mate", moves),
        (None, Some(Aim::Advantage)) => t!(texts, "exercise-find-win"),
        (None, Some(Aim::Rescue)) => t!(texts, "exercise-find-draw"),
        (None, None) if task.exercise.is_repertoire => t!(texts, "exercise-find-study"),
        (None, None) => t!(texts, "exercise-find"),
    }
}

/// Why a move is wrong: what follows it according to the engine, or why it does not mate. While the engine is looking
/// for the reply, or if it found none, the text says so. `None` if the engine was needed but was not asked.
fn refuted(task: &Task, wrong: Move, writer: &MoveWriter<'_, '_>) -> Option<String> {
    let texts = writer.ctx.look.words;
    let after = task.position.after(wrong);
    let mate = task.mate;
    if mate == Some(1) || after.is_stalemate() {
        return Some(not_mate(&after, writer));
    }
    let mv = writer.mv(&task.position, wrong);
    let refutation = writer.ctx.session.refutation(&after)?;
    if refutation.is_pending() {
        return Some(t!(texts, "review-tried-sought", move = mv));
    }
    let Some(line) = refutation.line() else { return Some(t!(texts, "exercise-unknown")) };
    let reply = writer.line(&after, &line.moves[..line.moves.len().min(MAX_REPLY)]);
    let told = t!(texts, "exercise-refuted", mv, line = reply);
    // The move that is asked for may not be the only one that mates in time.
    let is_in_time = |moves: u32| match line.worth {
        PositionValue::Mate(winner, left) => winner == task.position.turn() && left < moves,
        PositionValue::Pawns(_) | PositionValue::Won(_) | PositionValue::Drawn => false,
    };
    let verdict = match mate.filter(|moves| !is_in_time(*moves)) {
        Some(moves) => t!(texts, "exercise-not-mate", moves),
        None => evaluation::sentence(line.worth, texts),
    };
    Some(texts.paragraph([told, verdict]))
}

/// Why this position, after a wrong move, is not checkmate.
fn not_mate(after: &Position, writer: &MoveWriter<'_, '_>) -> String {
    let texts = writer.ctx.look.words;
    if after.is_stalemate() {
        return t!(texts, "exercise-stalemate");
    }
    if !after.is_check() {
        return t!(texts, "exercise-no-check");
    }
    let (replies, checkers) = (after.legal_moves(), after.checkers());
    let named = |mv: Move| writer.mv(after, mv);
    let role = |square: Square| after.piece_at(square).map(|piece| piece.role);
    let taking = replies.iter().find(|mv| checkers.has(mv.to()));
    if let Some((mv, taken)) = taking.and_then(|mv| Some((*mv, role(mv.to())?))) {
        return t!(texts, "exercise-check-taken", piece = texts.the_piece(taken, mv.to()), mv = named(mv));
    }
    let away = replies.iter().find(|mv| role(mv.from()) == Some(Role::King));
    match away {
        Some(mv) => t!(texts, "exercise-check-away", mv = named(*mv)),
        None => t!(texts, "exercise-check", mv = replies.first().map(|mv| named(*mv)).unwrap_or_default()),
    }
}

/// Where an exercise is from, such as "Anna – Ben, 28 Nov 2026"; empty if that is not known.
fn source(texts: &Texts, source: &Source) -> String {
    match source {
        Source::Name(name) => name.clone(),
        Source::Game { .. } if source.is_empty() => String::new(),
        Source::Game { white, black, date } => {
            let names = [white.as_str(), black.as_str()];
            let [white, black] = Color::ALL.map(|color| game_names::among(texts, names, [false; 2], color));
            let date = (!date.is_empty()).then(|| time::date_of_tag(texts, &date.replace('-', ".")));
            texts.row(std::iter::once(game_names::both(&white, &black)).chain(date))
        }
    }
}

/// Shows the progress of a search, and the button that stops it. Returns whether the button was pressed.
fn shows_stop(ui: &mut Ui, search: &GameSearch, texts: &Texts) -> bool {
    let (game, all) = search.progress();
    let told = t!(texts, "exercise-searching", game = game.to_string(), all = all.to_string());
    let found = t!(texts, "exercise-search-found", count = search.found_count());
    let told = texts.paragraph([told, found]);
    quiet(ui, &told);
    progress_bar(ui, &told, search.share(), ui.available_width());
    message_button(ui, texts, "exercise-stop", true)
}
