//! The changes to the listed file: deleting a game, moving it, saving the order in which the games are shown, and
//! undoing such a change.
//!
//! `ui::app::games` writes the file.

use super::{Field, Games};
use crate::storage::games::Change;
use crate::ui::view::{ListStatus, Message};

/// A change to the file, the game to choose afterwards, and the message about the change.
pub(crate) type ListChange = (Change, usize, Message);

impl Games {
    /// What can be done with the chosen game, and with the list.
    pub(crate) fn status(&self) -> ListStatus {
        let count = self.reader.index().count();
        let is_read = self.reader.worker.is_done() && self.reader.worker.failure().is_none();
        let (is_whole, is_sorted) = (self.search.count(count) == count, self.order.is_some());
        let moves = is_read && is_whole && !is_sorted && count > 0;
        let has_chosen = self.is_chosen_listed();
        ListStatus {
            has_chosen,
            can_delete: is_read && has_chosen,
            can_move_up: moves && (1..count).contains(&self.chosen),
            can_move_down: moves && self.chosen + 1 < count,
            can_keep_order: is_read && is_whole && is_sorted,
            can_undo: is_read && !self.undo.is_empty(),
        }
    }

    /// The change that deletes the chosen game; `None` if that is not possible now.
    pub(crate) fn delete(&self) -> Option<ListChange> {
        if !self.status().can_delete {
            return None;
        }
        let (game, row) = (self.chosen, self.chosen_row());
        let next = self.game_at(row + 1).filter(|_| row + 1 < self.rows());
        let next = next.or_else(|| self.game_at(row.checked_sub(1)?)).unwrap_or(0);
        let chosen = if next > game { next - 1 } else { next };
        let index = self.reader.index();
        let name = |field| Some(index.text(game, field)).filter(|name| !name.is_empty()).unwrap_or("?");
        let players = format!("{} – {}", name(Field::White), name(Field::Black));
        let message = Message::GameDeleted { number: game + 1, players };
        Some((Change::Delete(game), chosen, message))
    }

    /// The change that moves the chosen game before the previous one; `None` if that is not possible now.
    pub(crate) fn move_up(&self) -> Option<ListChange> {
        self.status().can_move_up.then(|| moved(self.chosen, self.chosen - 1))
    }

    /// The change that moves the chosen game after the next one; `None` if that is not possible now.
    pub(crate) fn move_down(&self) -> Option<ListChange> {
        self.status().can_move_down.then(|| moved(self.chosen, self.chosen + 1))
    }

    /// The change that puts the games in the order in which they are shown; `None` if that is not possible now.
    pub(crate) fn keep_order(&self) -> Option<ListChange> {
        let (.., order) = self.order.as_ref().filter(|_| self.status().can_keep_order)?;
        let chosen = order.iter().position(|&other| other as usize == self.chosen).unwrap_or(0);
        Some((Change::Order(order.clone()), chosen, Message::GamesOrdered(self.file().to_owned())))
    }

    /// The change that undoes the latest one; `None` if that is not possible now.
    pub(crate) fn undo(&self) -> Option<ListChange> {
        let undo = self.undo.last().filter(|_| self.status().can_undo)?.clone();
        let chosen = match &undo {
            Change::Insert { at, .. } => *at,
            Change::Move { to, .. } => *to,
            Change::Delete(_) | Change::Order(_) => 0,
        };
        Some((undo, chosen, Message::ListUndone))
    }

    /// Records that a change was written. If it was itself an undo, removes it from the changes that can be undone;
    /// otherwise stores `undo`, the change that undoes it. Then chooses the game `chosen`.
    pub(crate) fn note_change(&mut self, undo: Change, chosen: usize, is_undo: bool) {
        if is_undo {
            self.undo.pop();
        } else {
            self.undo.push(undo);
        }
        self.chosen = chosen;
        if self.order.is_some() && !is_undo && matches!(self.undo.last(), Some(Change::Order(_))) {
            // The file itself has this order now.
            self.sort = None;
        }
    }

    /// Discards the latest change, which can no longer be undone because other programs have removed games from the
    /// file.
    pub(crate) fn drop_undo(&mut self) {
        self.undo.pop();
    }
}

fn moved(from: usize, to: usize) -> ListChange {
    (Change::Move { from, to }, to, Message::GameMoved(to + 1))
}
