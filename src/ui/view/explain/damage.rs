//! The damage to a saved game, in sentences.
//!
//! `table::journal` finds the damage.

use crate::rules::Color;
use crate::table::Table;
use crate::table::journal::{Damage, Difference, Loss};
use crate::text::notation::{self, Notation};
use crate::text::{Texts, game_names, time};

/// Sentences about the damage. They may say that the lines with the game settings were changed, what was lost, how much
/// of the game on the table was restored, and what is decided differently now.
pub fn sentences(words: &Texts, notation: Notation, table: &Table, damage: &Damage) -> Vec<String> {
    let setup = damage.is_setup_changed.then(|| t!(words, "damage-setup"));
    let loss = damage.loss.as_ref().map(|loss| match loss {
        Loss { lines: 0, .. } => t!(words, "damage-no-end"),
        loss if loss.is_torn() => t!(words, "damage-torn"),
        Loss { fault, lines, bytes } => {
            let (line, bytes) = (fault.line.to_string(), bytes.to_string());
            t!(words, "damage-lost", line, bytes, count = *lines)
        }
    });
    let restored = loss.is_some().then(|| match last_move(words, notation, table) {
        _ if table.setup().clock_only => t!(words, "damage-restored-clock"),
        Some(last) => t!(words, "damage-restored", move = last),
        None => t!(words, "damage-restored-setup"),
    });
    let difference = damage.difference.map(|difference| differs(words, table, difference));
    [setup, loss, restored, difference].into_iter().flatten().collect()
}

/// Sentences that say how a game from an earlier version is decided differently now.
fn differs(words: &Texts, table: &Table, difference: Difference) -> String {
    match difference {
        Difference::Ruling(article) => t!(words, "earlier-ruling", article),
        Difference::Time(less) => {
            let about = |color: Color| {
                let time = time::digits(less[color.index()] / 1000);
                (less[color.index()] > 0)
                    .then(|| t!(words, "earlier-time", name = game_names::player(words, table, color), time))
            };
            words.paragraph(Color::ALL.into_iter().filter_map(about))
        }
    }
}

/// The last move with its number, such as "12… Nf6"; `None` if `Table::moves` is empty.
fn last_move(words: &Texts, notation: Notation, table: &Table) -> Option<String> {
    let before = table.position_after(table.moves().len().checked_sub(1)?);
    let san = notation::text(&table.moves().last()?.san, notation, words);
    Some(notation::numbered(before.fullmove_number(), before.turn(), &san))
}
