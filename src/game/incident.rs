//! Illegal moves and rulings at the board (4.8, 7.5), for the record.

use super::{Fault, Game, Ruling};
use crate::rules::{Board, Color, Piece, Role};

/// Something for the record that is not a legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Incident {
    /// A ruling.
    Ruling(Ruling),
    /// An illegal move that nobody claimed.
    Unclaimed {
        /// Number of half-moves made before it.
        after: usize,
        /// The offender.
        by: Color,
        /// What is wrong with it.
        fault: Fault,
        /// How the pieces were moved, such as `Ke1-e3`.
        moved: String,
    },
}

impl Game {
    /// Notes an incident in the record.
    pub(crate) fn note_incident(&mut self, incident: Incident) {
        self.incidents.push(incident);
    }

    /// All incidents, in order.
    pub fn incidents(&self) -> &[Incident] {
        &self.incidents
    }
}

impl Incident {
    /// Number of half-moves made before it.
    pub const fn after(&self) -> usize {
        match self {
            Incident::Ruling(ruling) => ruling.after,
            Incident::Unclaimed { after, .. } => *after,
        }
    }

    /// How the pieces were moved from one arrangement to another: `Ke1-e3`, `Bf1xb5`, `Nc3 off`.
    pub(crate) fn describe(before: &Board, after: &Board) -> String {
        let changed = |from: &Board, to: &Board| -> Vec<_> {
            from.pieces().filter(|&(square, piece)| to.piece_at(square) != Some(piece)).collect()
        };
        let (mut gone, come) = (changed(before, after), changed(after, before));
        let name = |piece: Piece| match piece.role {
            Role::Pawn => String::new(),
            role => role.letter().to_string(),
        };
        let mut parts = Vec::new();
        for (to, piece) in come {
            let sign = if before.piece_at(to).is_some() { 'x' } else { '-' };
            match gone.iter().position(|&(_, other)| other == piece) {
                Some(index) => {
                    let (from, _) = gone.remove(index);
                    parts.push(format!("{}{from}{sign}{to}", name(piece)));
                }
                None => parts.push(format!("{}{to} on", name(piece))),
            }
        }
        gone.retain(|&(square, _)| after.piece_at(square).is_none());
        parts.extend(gone.into_iter().map(|(square, piece)| format!("{}{square} off", name(piece))));
        parts.join(", ")
    }
}
