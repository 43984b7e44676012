//! The screens: what fills the window below the menu.

pub(crate) mod chess960;
pub(crate) mod clock;
pub(crate) mod editor;
pub mod game;
pub mod games;
pub mod learn;
pub(crate) mod review;
pub(crate) mod start;
pub mod study;
pub(crate) mod wall;

use egui::{Key, Ui};

use crate::table::{Deed, Table};
use crate::ui::table_board::TableBoard;
use crate::ui::view::{Request, ViewContext};
use crate::ui::widgets::take_once;

/// Leaves the screen if Escape is pressed and the keys are for the screen.
fn leave_on_escape(ui: &Ui, ctx: &mut ViewContext<'_>) {
    if ctx.look.keys && take_once(ui, Key::Escape) {
        ctx.requests.push(Request::Return);
    }
}

/// If Escape is pressed and the keys are for the screen, puts back the piece in hand on a practice board. Without a
/// piece in hand, leaves the screen, unless a promotion is pending.
fn put_back_or_leave(ui: &Ui, board: &mut TableBoard, table: &mut Table, ctx: &mut ViewContext<'_>) {
    if ctx.look.keys && take_once(ui, Key::Escape) {
        if table.in_hand().is_none() && table.promoting().is_none() {
            ctx.requests.push(Request::Return);
        }
        board.play(table, vec![Deed::Cancel]);
        ui.ctx().request_repaint();
    }
}
