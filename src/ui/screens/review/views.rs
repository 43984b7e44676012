//! The three views of what a review has found: the turning points, the score sheet, and the players' statistics.

use std::hash::{DefaultHasher, Hash, Hasher};

use egui::{Rect, Role, Ui, UiBuilder};

use super::ReviewScreen;
use super::words::Words;
use crate::session::review::Review;
use crate::text::Texts;
use crate::ui::screens::game::score;
use crate::ui::screens::study;
use crate::ui::theme::tokens;
use crate::ui::view::ViewContext;
use crate::ui::widgets::score_sheet::{Score, SheetEvent, SheetView};
use crate::ui::widgets::{ButtonState, PanelButton, parts, speak_option};

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

    /// Shows a tab for each view.
    pub fn choose(&mut self, ui: &mut Ui, place: Rect, words: &Texts) {
        let row = parts::grid(place, tokens(ui.ctx()).space.s, &[vec![0, 1, 2]]);
        let tabs = UiBuilder::new().max_rect(place).accessibility_role(Role::TabList);
        let ui = &mut ui.new_child(tabs.accessibility_label(t!(words, "review-views")));
        for (index, tab) in row.iter() {
            let (view, key) = FoundView::ALL[index];
            let is_on = view == *self;
            let state = if is_on { ButtonState::Active } else { ButtonState::Plain };
            let (name, tiny) = (t!(words, key), words.tiny(key));
            let response = PanelButton { tiny, ..PanelButton::plain(name.as_str(), state) }.show(ui, tab);
            speak_option(&response, Role::Tab, is_on, &name);
            if response.on_hover_text(words.tip(key)).clicked() {
                *self = view;
            }
        }
    }
}

impl ReviewScreen {
    /// Shows the score sheet with the mistakes' symbols and what the positions are worth. Returns the number of plies
    /// to go to.
    pub(super) fn show_moves(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        review: &Review,
        ctx: &mut ViewContext<'_>,
    ) -> Option<usize> {
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
        let last = game.moves().len();
        match self.sheet.show(ui, place, &shown, ctx.art)? {
            SheetEvent::Go(moves) | SheetEvent::Comment { at: moves, .. } => Some(moves.min(last)),
            SheetEvent::Walk(walks) => {
                Some(walks.into_iter().fold(self.at, |at, walk| walk.in_line(at, last)))
            }
        }
    }
}

/// Adds to the moves what the review has found about them.
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
