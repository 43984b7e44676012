//! One file: the results of all positions with the same material, or their distances to the next capture or pawn move.
//!
//! The format is Ronald de Man's (2013). Results are stored for each side to move, or only for White to move if both
//! sides have the same pieces. Distances are stored for only one side to move, the one that takes less space. For each
//! of these sides, a table without pawns has one list, and a table with pawns has four, one for each file of the
//! leading pawn from a to d; other positions are mirrored.

use std::io::{self, ErrorKind};
use std::path::Path;

use arrayvec::ArrayVec;

use super::Wdl;
use super::index::{Kind, Numbering, Squares, leading_pawn};
use super::material::{MAX_PIECES, Material, code};
use super::pairs::{Flags, Pairs, broken};
use super::source::{Reader, Source};
use crate::rules::{Board, Color};

const RESULTS: [u8; 4] = [0x71, 0xE8, 0x23, 0x5D];
const DISTANCES: [u8; 4] = [0xD7, 0x66, 0x0C, 0xA5];

/// An opened tablebase file.
#[derive(Debug)]
pub(super) struct Table {
    source: Source,
    material: Material,
    kind: Kind,
    /// The number of sides to move that have parts of their own, 1 or 2.
    sides: usize,
    /// The parts, by the file of the leading pawn, then by the side to move.
    parts: Vec<Part>,
    /// For distances, by the file of the leading pawn: the lists into which stored values are indices, in the order of
    /// [`Table::distance`]; `None` if the values are not indices.
    maps: Vec<Option<[Vec<u16>; 4]>>,
}

#[derive(Debug)]
struct Part {
    numbering: Numbering,
    pairs: Pairs,
}

/// The result of looking up a distance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Distance {
    /// The stored distance in plies; see [`Table::distance`].
    Plies(i32),
    /// The table has only the other side to move.
    OtherSide,
}

impl Table {
    /// Opens a table of results.
    pub(super) fn results(path: &Path, material: Material) -> io::Result<Table> {
        let sides = if material == material.exchanged() { 1 } else { 2 };
        Table::open(path, material, RESULTS, sides)
    }

    /// Opens a table of distances.
    pub(super) fn distances(path: &Path, material: Material) -> io::Result<Table> {
        Table::open(path, material, DISTANCES, 1)
    }

    fn open(path: &Path, material: Material, magic: [u8; 4], sides: usize) -> io::Result<Table> {
        let source = Source::open(path)?;
        let mut reader = Reader::new(&source);
        let flags = if reader.bytes()? == magic { reader.byte()? } else { return Err(broken()) };
        let is_split = material != material.exchanged();
        if (flags & 1 != 0) != is_split || (flags & 2 != 0) != material.has_pawns() {
            return Err(broken());
        }
        let kind = kind(&material);
        let files = if kind.has_pawns() { 4 } else { 1 };
        let mut numberings = Vec::new();
        for file in 0..files {
            numberings.extend(read_numberings(&mut reader, &material, kind, file, sides)?);
        }
        reader.align(2);
        let mut parts = Vec::new();
        for numbering in numberings {
            let pairs = Pairs::read(&mut reader, numbering.size)?;
            parts.push(Part { numbering, pairs });
        }
        let maps = if magic == DISTANCES { read_maps(&mut reader, &parts)? } else { Vec::new() };
        Pairs::locate(parts.iter_mut().map(|part| &mut part.pairs), &mut reader);
        if reader.at > source.len() {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        Ok(Table { source, material, kind, sides, parts, maps })
    }

    /// The stored result for the side to move. It is valid unless a capture is at least as good as the best other move.
    pub(super) fn result(&self, board: &Board, turn: Color) -> io::Result<Wdl> {
        let place = self.place(board, turn).ok_or_else(broken)?;
        let part = self.parts.get(place.part(self.sides)).ok_or_else(broken)?;
        let value = self.value(part, place)?;
        Wdl::ALL.get(usize::from(value)).copied().ok_or_else(broken)
    }

    /// The plies to the next capture or pawn move, less 100 in a cursed win or blessed loss. `result` is the result of
    /// the position, which must not be a draw.
    pub(super) fn distance(&self, board: &Board, turn: Color, result: Wdl) -> io::Result<Distance> {
        let place = self.place(board, turn).ok_or_else(broken)?;
        let part = self.parts.get(place.file).ok_or_else(broken)?;
        let flags = part.pairs.flags;
        let is_symmetric = self.material == self.material.exchanged();
        if usize::from(flags.has(Flags::BLACK)) != place.side && (self.kind.has_pawns() || !is_symmetric) {
            return Ok(Distance::OtherSide);
        }
        let file = place.file;
        let mut value = i32::from(self.value(part, place)?);
        // These results are in the order of the lists in a file.
        let (list, in_plies) = match result {
            Wdl::Win => (0, flags.has(Flags::WINS_IN_PLIES)),
            Wdl::Loss => (1, flags.has(Flags::LOSSES_IN_PLIES)),
            Wdl::CursedWin => (2, false),
            Wdl::BlessedLoss => (3, false),
            Wdl::Draw => return Err(broken()),
        };
        if let Some(Some(lists)) = self.maps.get(file) {
            value = lists[list].get(value as usize).copied().ok_or_else(broken)?.into();
        }
        Ok(Distance::Plies(if in_plies { value + 1 } else { 2 * value + 1 }))
    }

    fn value(&self, part: &Part, place: TablePosition) -> io::Result<u16> {
        let squares = place.ordered(&part.numbering).ok_or_else(broken)?;
        let number = part.numbering.number(squares, self.kind);
        let number = number.filter(|number| *number < part.numbering.size).ok_or_else(broken)?;
        part.pairs.value(&self.source, number)
    }

    /// Where a position is in this table, as seen from the side whose pieces come first in the name of the file, or
    /// from the side to move if both have the same pieces.
    fn place(&self, board: &Board, turn: Color) -> Option<TablePosition> {
        let material = Material::of(board)?;
        let is_symmetric = material == material.exchanged();
        let turned = if is_symmetric { turn == Color::Black } else { material != self.material };
        let side = usize::from((turn == Color::Black) != turned);
        let mut pieces: PlacedPieces = board
            .pieces()
            .map(|(square, piece)| {
                let color = if turned { !piece.color } else { piece.color };
                (code(color, piece.role), square.index() as u8 ^ if turned { 56 } else { 0 })
            })
            .collect();
        let mut file = 0;
        let lead = self.parts.first()?.numbering.pieces[0];
        if self.kind.has_pawns() {
            // The leading pawns come first, and among them the one that leads.
            pieces.sort_by_key(|(piece, _)| *piece != lead);
            let count = usize::from(self.kind.pawns[0]);
            let squares: Squares = pieces.get(..count)?.iter().map(|(_, square)| *square).collect();
            pieces.swap(0, leading_pawn(&squares)?);
            file = usize::from(pieces[0].1 % 8);
            file = file.min(7 - file);
        }
        Some(TablePosition { side, file, pieces })
    }
}

type PlacedPieces = ArrayVec<(u8, u8), MAX_PIECES>;

/// A position as its table sees it: the side to move, the file of the leading pawn, and the codes and squares of the
/// pieces.
struct TablePosition {
    side: usize,
    file: usize,
    pieces: PlacedPieces,
}

impl TablePosition {
    fn part(&self, sides: usize) -> usize {
        self.file * sides + if sides > 1 { self.side } else { 0 }
    }

    /// The squares in the order of a table's pieces.
    fn ordered(mut self, numbering: &Numbering) -> Option<Squares> {
        let mut squares = Squares::new();
        for piece in &numbering.pieces {
            let at = self.pieces.iter().position(|(other, _)| other == piece)?;
            squares.push(self.pieces.remove(at).1);
        }
        Some(squares)
    }
}

fn kind(material: &Material) -> Kind {
    let [white, black] = material.pawns();
    let leads_white = black == 0 || white > 0 && black >= white;
    Kind {
        has_single: material.has_single(),
        pawns: if leads_white { [white, black] } else { [black, white] },
    }
}

/// Reads the numbering for each side to move, with the leading pawn on this file.
fn read_numberings(
    reader: &mut Reader<'_>,
    material: &Material,
    kind: Kind,
    file: usize,
    sides: usize,
) -> io::Result<Vec<Numbering>> {
    let first = reader.byte()?;
    let second = if kind.pawns[1] > 0 { reader.byte()? } else { 0 };
    let pieces = reader.many(material.pieces())?;
    let numbering = |side: usize| {
        let half = |byte: u8| if side == 0 { byte & 15 } else { byte >> 4 };
        let own: ArrayVec<u8, MAX_PIECES> = pieces.iter().map(|byte| half(*byte)).collect();
        let mut counts = [0; 16];
        own.iter().for_each(|piece| counts[usize::from(*piece)] += 1);
        let fits = counts == material.codes() && kind.leads(&own);
        fits.then(|| Numbering::new(own, [half(first), half(second)], kind, file)).flatten()
    };
    (0..sides).map(|side| numbering(side).ok_or_else(broken)).collect()
}

/// Reads the lists into which stored distances are indices.
fn read_maps(reader: &mut Reader<'_>, parts: &[Part]) -> io::Result<Vec<Option<[Vec<u16>; 4]>>> {
    let mut maps = Vec::new();
    for part in parts {
        let flags = part.pairs.flags;
        if !flags.has(Flags::MAPPED) {
            maps.push(None);
            continue;
        }
        let mut lists: [Vec<u16>; 4] = Default::default();
        let is_wide = flags.has(Flags::WIDE);
        if is_wide {
            reader.align(2);
        }
        for list in &mut lists {
            let count = if is_wide { reader.word()? } else { reader.byte()?.into() };
            for _ in 0..count {
                list.push(if is_wide { reader.word()? } else { reader.byte()?.into() });
            }
        }
        maps.push(Some(lists));
    }
    reader.align(2);
    Ok(maps)
}
