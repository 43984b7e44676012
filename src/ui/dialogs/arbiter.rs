//! The dialogs for entering an incident, for correcting the times and move counts of the clocks, and for sealing a move
//! when a game is adjourned.

use egui::{ComboBox, DragValue, Ui};

use super::form::{agreement, fault, field, note, pick, row, text_edit};
use super::shell::Shell;
use crate::game::{IncidentArticle, IncidentEntry, TimeControl};
use crate::record::GameResult;
use crate::rules::Color;
use crate::table::{Action, Deed, Notice, Table};
use crate::text::{Texts, clock_face, incidents, notation};
use crate::ui::theme::tokens;
use crate::ui::view::explain::{at_table, minutes, short_name};
use crate::ui::view::{Explain, GameView, Request, ViewContext};
use crate::ui::widgets::Choice;

/// An incident that is being entered.
#[derive(Clone, Debug, Default)]
pub struct IncidentForm {
    article: Option<IncidentArticle>,
    text: String,
    against: Option<Color>,
    /// The minutes to add to White's and to Black's time; a negative number takes time away.
    minutes: [i64; 2],
    loses: bool,
}

impl IncidentForm {
    pub(super) fn show(&mut self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        let consequence = self.consequence(ctx.game(), words);
        let buttons = &["incident-enter", "cancel"];
        let shell = Shell { buttons, is_valid: consequence.is_ok(), closes_outside: false, ..shell };
        let entered = shell.ask(&t!(words, "cmd-incident"), ctx, |ui, ctx| {
            let table = ctx.game().table;
            row(ui, &t!(words, "incident-article"), |ui| self.articles(ui, words));
            field(ui, &t!(words, "incident-note"), &mut self.text, "", 200);
            let player = |color| Choice::new(Some(color), at_table(words, table, color));
            let nobody = Choice::new(None, t!(words, "incident-nobody"));
            let choices = [nobody, player(Color::White), player(Color::Black)];
            agreement(ui, &t!(words, "incident-about"), &mut self.against, &choices);
            match &consequence {
                Ok(told) if told.is_empty() => {}
                Ok(told) => note(ui, told),
                Err(missing) if self.is_blank() => note(ui, missing),
                Err(missing) => fault(ui, missing),
            }
            if !table.is_paused() {
                if table.setup().has_clock() && table.result().is_none() {
                    note(ui, t!(words, "incident-paused"));
                }
                return;
            }
            for (color, minutes) in Color::ALL.into_iter().zip(&mut self.minutes) {
                if table.setup().clock[color.index()].is_some() {
                    let name = t!(words, "incident-minutes", color = words.color(color));
                    row(ui, &name, |ui| ui.add(DragValue::new(minutes).range(-60..=60)));
                }
            }
            if self.can_lose() {
                ui.checkbox(&mut self.loses, t!(words, "incident-loses"));
            }
        });
        if entered {
            let entry = self.entry(ctx.game().table);
            ctx.requests.extend([Request::CloseDialog, Request::Do(Deed::Incident(entry))]);
        }
    }

    /// Shows the list from which an article or no article is chosen. The list gives the subject of each article.
    fn articles(&mut self, ui: &mut Ui, words: &Texts) {
        let named = |article: &Option<IncidentArticle>| match article {
            Some(article) => format!("{} · {}", article.name(), incidents::article(words, *article)),
            None => t!(words, "incident-no-article"),
        };
        let list = ComboBox::from_id_salt("article").truncate();
        // If the window is tall enough, all articles are visible at once.
        let list = list.width(ui.available_width()).height(ui.ctx().content_rect().height() * 0.6);
        let articles = [None].into_iter().chain(IncidentArticle::ALL.iter().copied().map(Some));
        pick(ui, list, &mut self.article, articles, named);
    }

    /// The consequence of the entry for the game: the result if the entry ends the game, or the extra time that the
    /// opponent gets if no time is entered here; empty if there is neither. The error says what the entry lacks, or why
    /// the table refuses it.
    fn consequence(&self, game: GameView<'_>, words: &Texts) -> Result<String, String> {
        let table = game.table;
        match self.article {
            None if self.is_blank() => return Err(t!(words, "incident-lacks-all")),
            Some(article @ (IncidentArticle::TwoHands | IncidentArticle::Penalty))
                if self.against.is_none() =>
            {
                return Err(t!(words, "incident-lacks-player", article = article.name()));
            }
            _ => {}
        }
        let mut after = table.clone();
        let notices = after.apply(&Action::new(table.now(), Deed::Incident(self.entry(table))));
        if let Some(outcome) = after.result().filter(|_| table.result().is_none()) {
            return Ok(t!(words, "incident-ends", score = notation::result(outcome.score())));
        }
        let told = notices.iter().find_map(|notice| match notice {
            Notice::Penalty { by, ms } => {
                let (name, minutes) = (at_table(words, table, !*by), minutes(*ms));
                let article = table.penalties().illegal_move_article();
                Some(Ok(t!(words, "claim-minutes", name, minutes, article)))
            }
            Notice::Refused(reason) => Some(Err(Explain::new(words, game).reason(reason))),
            _ => None,
        });
        told.unwrap_or(Ok(String::new()))
    }

    fn is_blank(&self) -> bool {
        self.article.is_none() && self.text.trim().is_empty()
    }

    /// Whether the game may be declared lost for the player concerned: a player has been chosen, and the article allows
    /// it.
    fn can_lose(&self) -> bool {
        let loses = |article: IncidentArticle| IncidentArticle::LOSING.contains(&article.name());
        self.against.is_some() && self.article.is_some_and(loses)
    }

    fn entry(&self, table: &Table) -> IncidentEntry {
        let text = Some(self.text.trim().to_owned()).filter(|text| !text.is_empty());
        let add_ms = self.minutes.map(|minutes| minutes * 60_000);
        let add_ms = Some(add_ms).filter(|all| table.is_paused() && all.iter().any(|ms| *ms != 0));
        let loses = self.loses && table.is_paused() && self.can_lose();
        let score = self.against.filter(|_| loses).map(|loser| GameResult::Won(!loser));
        IncidentEntry { article: self.article, text, add_ms, against: self.against, score }
    }
}

/// The times and move counts of both players, while they are being corrected (7.1).
#[derive(Clone, Debug)]
pub struct ClocksForm {
    players: [PlayerClocks; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct PlayerClocks {
    hours: u64,
    minutes: u64,
    seconds: u64,
    moves: u32,
}

fn shown_ms(table: &Table, color: Color) -> u64 {
    table.clock_shows(color, table.now()).unwrap_or_default()
}

impl PlayerClocks {
    /// The current values. The time is rounded up to whole seconds, and is 0 for a player without a clock.
    fn of(table: &Table, color: Color) -> PlayerClocks {
        let seconds = shown_ms(table, color).div_ceil(1000);
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        PlayerClocks { hours, minutes, seconds: seconds % 60, moves: table.presses(color) }
    }

    const fn ms(self) -> i64 {
        ((self.hours * 60 + self.minutes) * 60 + self.seconds) as i64 * 1000
    }
}

impl ClocksForm {
    /// A dialog filled in with the times and move counts of the clocks at this table.
    pub fn of(table: &Table) -> ClocksForm {
        ClocksForm { players: Color::ALL.map(|color| PlayerClocks::of(table, color)) }
    }

    pub(super) fn show(&mut self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        let shell = Shell { buttons: &["clocks-set", "cancel"], closes_outside: false, ..shell };
        let set = shell.ask(&t!(words, "cmd-set-clocks"), ctx, |ui, ctx| {
            for (color, shown) in Color::ALL.into_iter().zip(&mut self.players) {
                if ctx.game().table.setup().clock[color.index()].is_none() {
                    continue;
                }
                let name = at_table(words, ctx.game().table, color);
                row(ui, &name, |ui| {
                    let part = |ui: &mut Ui, value: DragValue<'_>, unit: &str| {
                        ui.spacing_mut().interact_size.x = 3.0 * tokens(ui.ctx()).text.body;
                        let (field, unit) = (ui.add(value), t!(words, unit));
                        ui.label(&unit);
                        let spoken = words.row([name.clone(), unit]);
                        ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(spoken));
                    };
                    ui.horizontal_wrapped(|ui| {
                        part(ui, DragValue::new(&mut shown.hours).range(0..=999), "clocks-hours");
                        part(ui, DragValue::new(&mut shown.minutes).range(0..=59), "clocks-minutes");
                        part(ui, DragValue::new(&mut shown.seconds).range(0..=59), "clocks-seconds");
                    });
                    ui.horizontal(|ui| {
                        part(ui, DragValue::new(&mut shown.moves).range(0..=999), "clocks-moves");
                    });
                });
            }
            for warning in self.warnings(ctx.game().table, words) {
                note(ui, warning);
            }
            if !ctx.game().table.setup().clock_only {
                note(ui, t!(words, "clocks-noted"));
            }
        });
        if set {
            let deeds = self.deeds(ctx.game().table).map(Request::Do);
            ctx.requests.extend([Request::CloseDialog].into_iter().chain(deeds));
        }
    }

    /// Warnings about the time that later periods add, if a correction takes a move count across the end of a period.
    /// The table adds that time only when a press of the clock ends the period. So it is skipped if the count becomes
    /// higher, and added again later if the count becomes lower.
    fn warnings(&self, table: &Table, words: &Texts) -> Vec<String> {
        let of = |(color, new): (Color, PlayerClocks)| {
            let old = PlayerClocks::of(table, color).moves;
            let control = table.setup().clock[color.index()].as_ref();
            let ends = control.into_iter().flat_map(TimeControl::ends);
            let crossed =
                ends.filter(move |&(end, stage)| stage.add_ms > 0 && (old < end) != (new.moves < end));
            let warning = crossed.map(move |(end, stage)| {
                let name = at_table(words, table, color);
                let time = clock_face::text(stage.add_ms, false);
                let key = if old < end { "clocks-period-skipped" } else { "clocks-period-again" };
                t!(words, key, name, move = end.to_string(), time)
            });
            warning.collect::<Vec<_>>()
        };
        Color::ALL.into_iter().zip(self.players).flat_map(of).collect()
    }

    fn deeds(&self, table: &Table) -> impl Iterator<Item = Deed> {
        let players = Color::ALL.into_iter().zip(self.players);
        players.filter_map(|(color, new)| {
            let old = PlayerClocks::of(table, color);
            let is_set = new.ms() != old.ms();
            let ms = is_set.then(|| new.ms() - shown_ms(table, color) as i64).filter(|ms| *ms != 0);
            let moves = Some(new.moves).filter(|moves| *moves != old.moves);
            (new != old).then_some(Deed::AdjustClock { color, ms, moves })
        })
    }
}

/// The move that is being sealed. The opponent must not see it, so it is shown as dots unless `shown` is `true`.
#[derive(Debug, Default)]
pub struct SealForm {
    text: String,
    shown: bool,
}

impl SealForm {
    /// Shows the dialog. Any text that is not blank is accepted.
    pub(super) fn show(&mut self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let is_valid = !self.text.trim().is_empty();
        let shell = Shell { aside: true, buttons: &["seal", "cancel"], is_valid, ..shell };
        let sealed = shell.ask(&t!(ctx.look.words, "cmd-adjourn"), ctx, |ui, ctx| {
            let (words, table) = (ctx.look.words, ctx.game().table);
            let name = short_name(words, table, table.position().turn());
            ui.label(t!(words, "seal-detail", name));
            row(ui, &t!(words, "seal-move"), |ui| {
                let edit = text_edit(ui, &mut self.text, ui.available_width());
                ui.add(edit.password(!self.shown).char_limit(40));
                ui.checkbox(&mut self.shown, t!(words, "seal-shown"));
            });
        });
        ctx.requests.extend(sealed.then(|| Request::Seal(self.text.clone())));
    }
}
