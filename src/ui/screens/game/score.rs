//! Builds the score sheet of the game at the table.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::game::{Help, MoveNotes};
use crate::rules::Position;
use crate::table::Table;
use crate::text::notation::{self, Notation};
use crate::text::{Texts, hand_moves};
use crate::ui::view::Explain;
use crate::ui::widgets::score_sheet::{End, Score, ScoredMove, SheetEvent};

/// Keys from here on are for the moves up to and including the last illegal move, and for moves made by hand whose
/// legality must not show; the board does not go back to them.
const EARLIER: usize = 1 << 20;

/// How the game ended; empty while it is in progress.
pub fn end(explain: &Explain<'_>, table: &Table) -> End {
    let Some(outcome) = table.result() else { return End::default() };
    End { result: notation::result(outcome.score()), why: explain.why(outcome) }
}

/// Whether the board can show the position after this move.
pub fn can_show(key: usize) -> bool {
    key < EARLIER
}

/// The number of plies up to the position to which this event leads from the position after `at` of `last` plies;
/// `None` if the board can't show it.
pub fn goal(event: SheetEvent<usize>, at: usize, last: usize) -> Option<usize> {
    match event {
        SheetEvent::Go(moves) | SheetEvent::Comment { at: moves, .. } => {
            can_show(moves).then(|| moves.min(last))
        }
        SheetEvent::Walk(walks) => Some(walks.into_iter().fold(at, |at, walk| walk.in_line(at, last))),
    }
}

/// The key of the move that led to the position shown; 0 at the start of the current part of the game, unless legality
/// must not show.
pub fn shown_key(table: &Table, shown: usize) -> usize {
    match table.completed_moves().checked_sub(1) {
        Some(last) if table.is_silent() => EARLIER + last,
        _ => shown,
    }
}

/// The score of the game so far. The key of a move is its ply in the current part of the game, or a number from
/// `EARLIER` on. `words` describe moves made by hand.
pub fn score(words: &Texts, table: &Table, end: &End) -> Score<usize> {
    let mut score = Score { end: end.clone(), ..Score::default() };
    let mut add = |key, (san, by_hand), (number, color), notes: MoveNotes, help| {
        let MoveNotes { draw_offer, clock_ms } = notes;
        let (depth, signs, evaluation) = (0, Vec::new(), None);
        let mv =
            ScoredMove { san, by_hand, number, color, depth, signs, draw_offer, evaluation, clock_ms, help };
        score.moves.insert(key, mv);
        score.add_to_row(number, color, key);
    };
    if table.is_silent() {
        for (key, mv) in (EARLIER..).zip(table.handwritten_moves()) {
            let san = hand_moves::written(words, Notation::English, &mv.changes);
            let spoken = hand_moves::spoken(words, false, &mv.changes);
            add(key, (san, Some(spoken)), (mv.number, mv.color), mv.notes, None);
        }
        return score;
    }
    let turn = |before: &Position| (before.fullmove_number(), before.turn());
    for (key, (san, before, noted)) in (EARLIER..).zip(earlier(table)) {
        add(key, (san, None), turn(before), noted, None);
    }
    for (index, played) in table.moves().iter().enumerate() {
        let turn = turn(table.position_after(index));
        add(index + 1, (played.san.clone(), None), turn, table.notes_on(index), help(table, index));
    }
    score
}

/// The moves before illegal moves, and the illegal moves as a player would write them. Each comes with its text, the
/// position before it, and its notes.
fn earlier(table: &Table) -> impl Iterator<Item = (String, &Position, MoveNotes)> {
    table.parts().flat_map(|(game, noted, illegal)| {
        let legal = game.played().iter().map(|played| played.san.clone());
        let moves = legal.chain([illegal]).zip(noted).enumerate();
        moves.map(|(index, (san, noted))| (san, game.position_after(index), noted)).collect::<Vec<_>>()
    })
}

/// A number that changes with the sheet, for example when a move is made or taken back, or when a note is added to an
/// earlier move.
pub fn revision(table: &Table, end: &End) -> u64 {
    let mut hasher = DefaultHasher::new();
    let start = table.start().position();
    (end, start.turn(), start.fullmove_number(), table.is_silent(), table.completed_moves())
        .hash(&mut hasher);
    for (san, before, noted) in earlier(table) {
        (san, before.fullmove_number(), noted.draw_offer, noted.clock_ms).hash(&mut hasher);
    }
    for (index, played) in table.moves().iter().enumerate() {
        let noted = table.notes_on(index);
        (&played.san, noted.draw_offer, noted.clock_ms, help(table, index)).hash(&mut hasher);
    }
    hasher.finish()
}

/// The help recorded for a move; `None` if there was none, or if an engine plays the mover's side now.
fn help(table: &Table, index: usize) -> Option<Help> {
    let mover = table.position_after(index).turn();
    table.help_with(index).filter(|_| table.seat(mover).is_person())
}
