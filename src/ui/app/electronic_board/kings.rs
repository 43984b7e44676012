//! When both kings stand in the centre of the electronic board, the players are asked whether the game is over.

use egui::Context;

use super::board_table;
use crate::record::GameResult;
use crate::rules::Color;
use crate::table::{Deed, Table};
use crate::ui::app::App;
use crate::ui::dialogs::Dialog;
use crate::ui::view::Request;
use crate::ui::view::request::{BoardRequest, Confirmation};

impl App {
    /// Asks the players once whether the game is over when both kings stand in the centre, and withdraws the question
    /// when the kings no longer show the same result. Does not ask in a study, or in a game with an engine, which ends
    /// its games itself.
    pub(super) fn ask_about_kings(&mut self, ctx: &Context, at: u64) {
        let App { connection, screens, session, overlay, .. } = self;
        let table = board_table(screens, session).filter(|_| screens.study_shown().is_none());
        let is_between_people = |table: &&Table| {
            table.result().is_none() && Color::ALL.into_iter().all(|color| table.seat(color).is_person())
        };
        let said = table.filter(is_between_people).and_then(|_| connection.board.result_by_kings());
        if connection.result_by_kings != said && connection.result_by_kings.take().is_some() {
            overlay.dialog.take_if(|dialog| {
                matches!(dialog, Dialog::Confirm { asked: Confirmation::KingsInCentre(_), .. })
            });
        }
        let Some(result) = said.filter(|_| connection.result_by_kings.is_none()) else { return };
        if overlay.dialog.is_none() && connection.board.is_still(at) {
            connection.result_by_kings = said;
            let ends = match result {
                GameResult::Won(color) => Request::Do(Deed::Resign { by: !color }),
                GameResult::Drawn | GameResult::Open => Request::ElectronicBoard(BoardRequest::AgreeDraw),
            };
            overlay.confirm(Confirmation::KingsInCentre(result), ends);
            ctx.request_repaint();
        }
    }

    /// Offers a draw for one player, unless one is offered already, and accepts it for the other.
    pub(super) fn agree_draw(&mut self) {
        let table = self.session.table();
        if table.draw_offer().is_none() {
            let free = Color::ALL.into_iter().find(|&color| table.may_offer_draw(color));
            let by = free.unwrap_or(table.position().turn());
            self.at_table(Deed::OfferDraw { by });
        }
        if let Some(offered) = self.session.table().draw_offer() {
            self.at_table(Deed::AnswerDraw { by: !offered, accept: true });
        }
    }
}
