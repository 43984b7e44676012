//! The choice between the three views of what a review has found, and two of them: the score sheet and the players'
//! statistics.
//!
//! `super::points` shows the turning points.

use std::hash::{DefaultHasher, Hash, Hasher};

use egui::{Frame, Grid, Margin, Rect, RichText, Ui, UiBuilder};

use super::ReviewScreen;
use super::words::Words;
use crate::rules::Color;
use crate::session::review::{Review, Severity};
use crate::text::Texts;
use crate::ui::screens::game::score;
use crate::ui::screens::study;
use crate::ui::theme::{Palette, is_compact, tokens};
use crate::ui::view::ViewContext;
use crate::ui::widgets::score_sheet::{Score, SheetView};
use crate::ui::widgets::{Arrangement, Choice, Choices, card, scroll_in};

/// What the middle of the panel shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FoundView {
    #[default]
    Points,
    Moves,
    Statistics,
}

impl FoundView {
    const ALL: [(FoundView, &str); 3] = [
        (FoundView::Points, "review-view-points"),
        (FoundView::Moves, "review-view-moves"),
        (FoundView::Statistics, "review-tally"),
    ];

    /// Shows the choice between the views, and changes the view to the one that is chosen.
    pub fn choose(&mut self, ui: &mut Ui, place: Rect, words: &Texts) {
        let is_compact = is_compact(ui);
        let choices = FoundView::ALL.map(|(view, key)| {
            let label = if is_compact { words.tiny(key) } else { t!(words, key) };
            Choice::new(view, label).name(t!(words, key)).tip(words.tip(key))
        });
        let name = t!(words, "review-views");
        let bar = Choices { name: &name, arrangement: Arrangement::Bar, choices: &choices };
        bar.show(&mut ui.new_child(UiBuilder::new().max_rect(place).id_salt("views")), self);
    }
}

impl ReviewScreen {
    /// Shows the score sheet with the mistakes' symbols and what the positions are worth. Returns the number of plies
    /// up to the position that was chosen; `None` if none was.
    pub(super) fn show_moves(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        ctx: &mut ViewContext<'_>,
    ) -> Option<usize> {
        let review = ctx.session.review()?;
        let (words, game, record) = (ctx.look.words, ctx.session.reviewed().0, ctx.session.reviewed_record());
        let end = match record {
            Some(record) => study::end(record, words),
            None => score::end(&Words::of(ctx).explain, game),
        };
        let mut hasher = DefaultHasher::new();
        (score::revision(game, &end), review.progress(), review.mistakes().len()).hash(&mut hasher);
        let read = || with_findings(score::score(words, game, &end), review);
        let shown = SheetView {
            read: &read,
            revision: hasher.finish(),
            at: self.at,
            opening: None,
            letters: ctx.look.letters(),
            on_move: &|_, _| (),
        };
        let event = self.sheet.show(ui, place, &shown, ctx.art)?;
        score::goal(event, self.at, game.moves().len())
    }
}

fn with_findings(mut score: Score<usize>, review: &Review) -> Score<usize> {
    for (moves, mv) in &mut score.moves {
        mv.evaluation = review.evaluation(*moves).and_then(|known| known.worth.recorded());
    }
    for mistake in review.mistakes() {
        if let Some(mv) = score.moves.get_mut(&(mistake.moves + 1)) {
            mv.signs.push(mistake.severity.nag());
        }
    }
    score
}

/// Shows the statistics, with a column for each player, and an explanation of accuracy.
pub fn show_statistics(ui: &mut Ui, place: Rect, review: &Review, words: Words<'_>) {
    let (palette, tokens, texts) = (Palette::of(ui.theme()), tokens(ui.ctx()), words.texts());
    card(ui.painter(), place, palette.surface, palette.line);
    let tallies = Color::ALL.map(|by| review.tally(by));
    let accuracy = tallies.map(|tally| match tally.accuracy() {
        Some(percent) => t!(texts, "review-percent", percent),
        None => "–".to_owned(),
    });
    let count = |kind| tallies.map(|tally| tally.count(kind).to_string());
    let rows = [
        ("review-accuracy", accuracy),
        ("review-inaccuracies", count(Severity::Inaccuracy)),
        ("review-mistakes", count(Severity::Mistake)),
        ("review-blunders", count(Severity::Blunder)),
    ];
    scroll_in(ui, place.shrink(tokens.space.xs), "statistics", |ui| {
        // A narrow panel needs small text and short labels.
        let is_narrow = place.width() < 260.0;
        let margin = if is_narrow { tokens.space.xs } else { tokens.space.s };
        Frame::new().inner_margin(Margin::same(margin as i8)).show(ui, |ui| {
            if is_narrow {
                ui.style_mut().override_font_id = Some(tokens.small());
            }
            let gap = if is_narrow { tokens.space.s } else { tokens.space.xl };
            let columns = Grid::new("statistics").spacing([gap, 0.0]).min_row_height(tokens.row);
            columns.show(ui, |ui| {
                ui.label("");
                for color in Color::ALL {
                    ui.label(RichText::new(texts.color(color)).strong());
                }
                ui.end_row();
                for (key, values) in rows {
                    ui.label(if is_narrow { texts.tiny(key) } else { t!(texts, key) });
                    for (color, value) in Color::ALL.into_iter().zip(values) {
                        let spoken = texts.row([texts.color(color), t!(texts, key), value.clone()]);
                        let response = ui.label(value);
                        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(spoken));
                    }
                    ui.end_row();
                }
            });
            ui.weak(t!(texts, "review-accuracy-means"));
        });
    });
}
