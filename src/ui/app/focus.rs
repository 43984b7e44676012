//! Moves the keyboard focus at the beginning of a frame, and after its requests have been carried out.
//!
//! For where the focus goes, see `ui::access::focus`.

use egui::Context;

use super::App;
use crate::platform::HAS_WINDOW;
use crate::record::NodeId;
use crate::rules::{Board, BoardChange, CastlingSide, Color, Move, Position, Square};
use crate::text::spoken_move::{is_plain, sentence_of, spoken};
use crate::ui::view::{Request, Screen, move_field};

/// What a frame has shown. This is noted before the requests of the frame are carried out.
pub(super) struct ShownFrame {
    screen: Screen,
    has_dialog: bool,
    /// The number of plies in the game, the arrangement of the pieces over the board, and the place in the study on
    /// screen; `None` unless a request is typed text.
    progress: Option<Progress>,
}

type Progress = (usize, Option<Board>, Option<NodeId>);

impl App {
    pub(super) fn shown_frame(&self, requests: &[Request]) -> ShownFrame {
        let is_typed = |request: &Request| matches!(request, Request::Typed(_));
        ShownFrame {
            screen: self.screens.shown(),
            has_dialog: self.overlay.dialog.is_some(),
            progress: requests.iter().any(is_typed).then(|| self.progress()),
        }
    }

    /// At the beginning of a frame, takes the focus out of the field for moves if that field was closed.
    pub(super) fn leave_field(&mut self, ctx: &Context) {
        if self.screens.game.typing.is_none() {
            let screen = self.screens.shown();
            let board = &mut self.screens.board_mut().widget;
            board.wants_focus |= self.overlay.focus.leave_field(ctx, screen, board.wants_focus);
        }
    }

    fn progress(&self) -> Progress {
        let place = self.screens.study_shown().map(|screen| screen.study.at());
        let table = self.session.table();
        (table.moves().len(), table.arrangement().copied(), place)
    }

    /// Moves the focus to the destination of a typed move, unless more has been typed after it. If no typed move was
    /// made, restores the focus if it was lost, and gives the focus to a screen that has just opened.
    pub(super) fn follow_focus(&mut self, ctx: &Context, frame: &ShownFrame) {
        let before = frame.progress.filter(|before| *before != self.progress());
        if let Some(square) = before.and_then(|(_, hands, _)| self.square_reached(hands)) {
            // What was typed after Enter stays in the field.
            let goes_on = self.screens.game.typing.is_some();
            let board = &mut self.screens.board_mut().widget;
            (board.cursor, board.wants_focus) = (square, !goes_on);
            // Enter has taken the focus from the field. The field gets it back at least until the next frame, which
            // shows the move.
            ctx.memory_mut(|memory| memory.request_focus(move_field::id()));
            let is_by_hand =
                self.screens.study_shown().is_none() && self.session.table().arrangement().is_some();
            if !(goes_on || is_by_hand) {
                self.leave_plain_move_to_focus();
            }
            return;
        }
        self.overlay.focus.follow(ctx, frame.screen, frame.has_dialog);
    }

    /// Drops the announcement of a plain move: the new square gets the focus, so the screen reader reads the piece on
    /// it. In a browser, or if moves are announced with names for files and pieces, the announcement stays.
    fn leave_plain_move_to_focus(&mut self) {
        let prefs = &self.prefs;
        let Some((before, mv)) = self.last_move().filter(|_| HAS_WINDOW && !prefs.settings.spoken_names)
        else {
            return;
        };
        if is_plain(&before, mv) {
            let said = sentence_of(&prefs.texts, &spoken(&prefs.texts, &before, mv));
            self.overlay.announcer.leave_to_focus(&said);
        }
    }

    /// The destination of `last_move` or, over the board, the square of the first change since the arrangement `before`
    /// (in castling, the king's destination).
    fn square_reached(&self, before: Option<Board>) -> Option<Square> {
        let table = self.session.table();
        let hands = before.zip(table.arrangement()).filter(|_| self.screens.study_shown().is_none());
        let Some((before, now)) = hands else {
            return self.last_move().map(|(before, mv)| goal(mv, before.turn()));
        };
        let by = table.position().turn();
        BoardChange::between(&before, now, by).first().map(|change| match change {
            BoardChange::Castled(side) => side.king_goal(by),
            BoardChange::Moved { to, .. } => *to,
            BoardChange::On(_, square) | BoardChange::Off(_, square) => *square,
        })
    }

    /// The move that led to the current place in the study on screen, or else the last move of the game. The position
    /// is the one before that move.
    fn last_move(&self) -> Option<(Position, Move)> {
        if let Some(screen) = self.screens.study_shown() {
            let (record, at) = (screen.study.record(), screen.study.at());
            return Some((record.position(record.parent(at)?), record.mv(at)?));
        }
        let table = self.session.table();
        let before = table.moves().len().checked_sub(1)?;
        Some((table.position_after(before).clone(), table.moves()[before].mv))
    }
}

/// The destination of this player's move; in castling, the king's destination.
fn goal(mv: Move, by: Color) -> Square {
    if mv.is_castling() { CastlingSide::of(mv.from(), mv.to()).king_goal(by) } else { mv.to() }
}
