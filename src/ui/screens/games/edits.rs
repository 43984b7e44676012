//! What changes the file of the list: deleting a game, moving it, keeping the order in which the games are shown.
//!
//! `ui::app::list_edits` writes the file.

use super::{Field, Games};
use crate::storage::games::Change;
use crate::ui::view::{Command, ListStatus, Message};

impl Games {
    /// What can be done with the chosen game, and with the list.
    pub(crate) fn status(&self) -> ListStatus {
        let count = self.reader.index().count();
        self.status_of(count)
    }

    /// The same while the index is in use.
    pub(super) fn status_of(&self, count: usize) -> ListStatus {
        let is_read = self.reader.worker().is_done() && self.reader.worker().failure().is_none();
        let (is_whole, is_sorted) = (self.search.count(count) == count, self.order.is_some());
        let moves = is_read && is_whole && !is_sorted && count > 0;
        ListStatus {
            can_delete: is_read && self.row_of(self.chosen).is_some_and(|row| row < self.search.count(count)),
            can_move_up: moves && (1..count).contains(&self.chosen),
            can_move_down: moves && self.chosen + 1 < count,
            can_keep_order: is_read && is_whole && is_sorted,
            can_undo: is_read && !self.undo.is_empty(),
        }
    }

    /// The change that a command makes, the game to choose afterwards, and the message about it.
    pub(crate) fn change(&self, command: Command) -> Option<(Change, usize, Message)> {
        let (status, game) = (self.status(), self.chosen);
        Some(match command {
            Command::DeleteGame if status.can_delete => {
                let row = self.chosen_row();
                let next = self.game_at(row + 1).filter(|_| row + 1 < self.rows());
                let next = next.or_else(|| self.game_at(row.checked_sub(1)?)).unwrap_or(0);
                let chosen = if next > game { next - 1 } else { next };
                let index = self.reader.index();
                let name =
                    |field| Some(index.text(game, field)).filter(|name| !name.is_empty()).unwrap_or("?");
                let players = format!("{} – {}", name(Field::White), name(Field::Black));
                (Change::Delete(game), chosen, Message::GameDeleted { number: game + 1, players })
            }
            Command::MoveGameUp if status.can_move_up => moved(game, game - 1),
            Command::MoveGameDown if status.can_move_down => moved(game, game + 1),
            Command::KeepOrder if status.can_keep_order => {
                let (.., order) = self.order.as_ref()?;
                let chosen = order.iter().position(|&other| other as usize == game).unwrap_or(0);
                let file = self.file().to_owned();
                (Change::Order(order.clone()), chosen, Message::GamesOrdered(file))
            }
            Command::UndoList if status.can_undo => {
                let undo = self.undo.last()?.clone();
                let chosen = match &undo {
                    Change::Insert { at, .. } => *at,
                    Change::Move { to, .. } => *to,
                    Change::Delete(_) | Change::Order(_) => 0,
                };
                (undo, chosen, Message::ListUndone)
            }
            _ => return None,
        })
    }

    /// Notes a change that was written, with the one that undoes it.
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

    /// Forgets a change that can't be undone any more, because other programs have taken games out of the file.
    pub(crate) fn drop_undo(&mut self) {
        self.undo.pop();
    }
}

fn moved(from: usize, to: usize) -> (Change, usize, Message) {
    (Change::Move { from, to }, to, Message::GameMoved(to + 1))
}

/// Whether a command that changes the list is available.
pub(super) fn allows(status: ListStatus, command: Command) -> bool {
    match command {
        Command::DeleteGame => status.can_delete,
        Command::MoveGameUp => status.can_move_up,
        Command::MoveGameDown => status.can_move_down,
        Command::KeepOrder => status.can_keep_order,
        Command::UndoList => status.can_undo,
        _ => false,
    }
}
