//! The panel next to the board: what is asked, the outcome and the solution with its reason, and the buttons.

use egui::{Label, Rect, RichText, ScrollArea, Ui, UiBuilder};

use super::{ExerciseScreen, Stage, Task};
use crate::exam::{Exercise, Why};
use crate::game::Date;
use crate::rules::{Color, Move};
use crate::text::{Texts, notation, time};
use crate::ui::dialogs::{follow, part};
use crate::ui::screens::learn::head;
use crate::ui::screens::learn::lessons::spoken;
use crate::ui::theme::{Palette, tokens};
use crate::ui::view::{BoardAndPanel, Command, Request, ViewContext, ViewSettings};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{ButtonState, PanelButton, card, message_button};

impl ExerciseScreen {
    pub(super) fn panel(&mut self, ui: &mut Ui, places: &BoardAndPanel, ctx: &mut ViewContext<'_>) {
        let (texts, tokens) = (ctx.look.words, tokens(ui.ctx()));
        let parts = [Part::rest(false, 0.0), Part::fixed(true, tokens.control.m)];
        let body = parts::column(places.body, tokens.space.m, &parts);
        if head::show(ui, places.head, &t!(texts, Command::Exercises.key()), t!(texts, "close")) {
            ctx.requests.push(Request::Return);
        }
        self.page(ui, body.of(false), ctx);
        let stage = self.task.as_ref().map(|task| task.stage);
        let key = match stage {
            None => "exercise-add",
            Some(Stage::First | Stage::Second) => "exercise-show",
            Some(Stage::Found | Stage::Shown) => "exercise-next",
        };
        let state = if key == "exercise-next" { ButtonState::Primary } else { ButtonState::Plain };
        let button = PanelButton { tip: texts.tip(key), ..PanelButton::plain(t!(texts, key), state) };
        if button.show(ui, body.of(true)).clicked() {
            match stage {
                None => ctx.requests.push(Request::ChooseExercises),
                Some(Stage::First | Stage::Second) => self.give_up(ctx.requests),
                Some(Stage::Found | Stage::Shown) => self.open_next(),
            }
            ui.ctx().request_repaint();
        }
    }

    fn page(&self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let (palette, tokens, texts) = (Palette::of(ui.theme()), tokens(ui.ctx()), ctx.look.words);
        card(ui.painter(), place, palette.surface, palette.line);
        let inside = UiBuilder::new().max_rect(place.shrink(tokens.space.l)).id_salt("exercises");
        let area = ScrollArea::vertical().auto_shrink([false, false]).min_scrolled_height(0.0);
        area.show(&mut ui.new_child(inside), |ui| {
            ui.spacing_mut().item_spacing.y = tokens.space.s;
            let message = ctx.look.message.and_then(|message| message.show_here(ui, texts));
            ctx.requests.extend(message.map(Request::from));
            let [due, all] = [self.deck.due_count(self.day), self.deck.len()].map(|count| count.to_string());
            quiet(ui, t!(texts, "exercise-progress", due, all));
            let exercise = self.task.as_ref().and_then(|task| self.deck.exercise(task.number));
            match (&self.task, exercise) {
                (Some(task), Some(exercise)) => asked(ui, task, exercise, ctx.look),
                _ => spoken(ui, RichText::new(self.nothing_due(texts)).font(tokens.body())),
            }
            if self.task.is_some() && message_button(ui, texts, "exercise-add", true) {
                ctx.requests.push(Request::ChooseExercises);
            }
            follow(ui);
        });
    }

    /// Nothing is due: when the next exercise comes, or where exercises come from.
    fn nothing_due(&self, texts: &Texts) -> String {
        match self.deck.next_day() {
            Some(day) => {
                let date = time::date(texts, Date::since_1970(u64::from(day) * 86_400));
                t!(texts, "exercise-none-due", date)
            }
            None => t!(texts, "exercise-none"),
        }
    }
}

/// The exercise, and what came of it.
fn asked(ui: &mut Ui, task: &Task, exercise: &Exercise, look: ViewSettings<'_>) {
    let (texts, tokens) = (look.words, tokens(ui.ctx()));
    let turn = match task.position.turn() {
        Color::White => t!(texts, "editor-white-to-move"),
        Color::Black => t!(texts, "editor-black-to-move"),
    };
    part(ui, &turn);
    if !exercise.source.is_empty() {
        quiet(ui, exercise.source.clone());
    }
    let named = |mv: Move| notation::text(&task.position.san(mv), look.settings.notation, texts);
    let tried = task.tried.map(named).unwrap_or_default();
    let best = task.right.first().map(|mv| named(*mv)).unwrap_or_default();
    let (title, is_over) = match task.stage {
        Stage::First => (t!(texts, "exercise-find"), false),
        Stage::Second if task.tried.is_some() => (t!(texts, "exercise-wrong", mv = tried), false),
        Stage::Second => (t!(texts, "exercise-again"), false),
        Stage::Found => (t!(texts, "exercise-found", mv = tried), true),
        Stage::Shown => (t!(texts, "exercise-solution", mv = best), true),
    };
    spoken(ui, RichText::new(title).font(tokens.heading()));
    if is_over {
        let played = task.played.map(|mv| t!(texts, "exercise-played", mv = named(mv)));
        let why = exercise.why.as_ref().map(|why| reason(texts, why, task.position.turn()));
        let named_above = task.tried.or(task.right.first().copied());
        let others = task.right.iter().filter(|mv| Some(**mv) != named_above);
        let others: Vec<String> = others.map(|mv| named(*mv)).collect();
        let others = (!others.is_empty()).then(|| t!(texts, "exercise-others", moves = texts.list(&others)));
        let told = texts.paragraph([played, why, others].into_iter().flatten());
        if !told.is_empty() {
            spoken(ui, RichText::new(told).font(tokens.body()));
        }
    }
}

/// What the move of the game cost, in the words of the review.
fn reason(texts: &Texts, why: &Why, by: Color) -> String {
    let (color, opponent) = (texts.color(by), texts.color(!by));
    match why {
        Why::AllowedMate(moves) => t!(texts, "review-allows-mate", moves = *moves),
        Why::MissedMate(moves) => t!(texts, "review-misses-mate", moves = *moves),
        Why::Lost => t!(texts, "review-loses", opponent),
        Why::ThrewAwayWin => t!(texts, "review-loses-win"),
        Why::LostAdvantage => t!(texts, "review-loses-advantage"),
        Why::LostBalance => t!(texts, "review-loses-balance", opponent),
        Why::LostGround => t!(texts, "review-loses-ground"),
        Why::LostChances => t!(texts, "review-loses-chances", color),
        Why::Text(text) => text.clone(),
    }
}

fn quiet(ui: &mut Ui, text: String) {
    let ink = Palette::of(ui.theme()).quiet;
    ui.add(Label::new(RichText::new(text).small().color(ink)).wrap());
}
