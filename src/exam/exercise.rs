//! Exercises: positions in which one move, or each of a few moves, is right. Some come with the program
//! ([`Exercise::supplied`]). Others are made from the turning points of a player's games, from lists of positions with
//! their best moves, from annotated games with alternatives, from collections of puzzles (`exam::puzzle`), or from
//! studies that serve as a repertoire.

use std::collections::HashMap;
use std::io::{self, BufRead};
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::Source;
use crate::record::{Epd, Nag, NodeId, Record};
use crate::rules::{CastlingText, Color, FenStyle, Move, PieceLetters, Position, read_uci, read_written};

/// The NAGs for moves that should not have been played: mistake, blunder and dubious move.
const POOR: [Nag; 3] = [Nag(2), Nag(4), Nag(6)];

/// What a move costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// The opponent can force mate in this many moves.
    AllowedMate(u32),
    /// The player could have forced mate in this many moves.
    MissedMate(u32),
    /// The position is lost now.
    Lost,
    /// The position was won.
    ThrewAwayWin,
    /// The player was better.
    LostAdvantage,
    /// The opponent is better now.
    LostBalance,
    /// A bad position has become worse.
    LostGround,
    /// Part of the player's chances is gone.
    LostChances,
}

/// What the move played in the game cost, or a comment from the source of the exercise. If no move played in the game
/// is given, [`Loss::MissedMate`] says in how many moves the player must mate (see [`Exercise::mate`]).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Why {
    Loss(Loss),
    Comment { text: String },
}

/// The aim of an exercise that comes with the program and does not ask for mate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// The right move gives a clear advantage.
    Advantage,
    /// All other moves lose, or give up a lot.
    Rescue,
}

/// An exercise in the form in which it is saved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Exercise {
    /// The position.
    pub fen: String,
    /// The moves that are right, in UCI; the first one is shown as the solution.
    pub best: Vec<String>,
    /// The moves that follow the solution, in UCI.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
    /// The move that was played in the game, in UCI.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Why>,
    /// Where the exercise comes from.
    #[serde(default, skip_serializing_if = "Source::is_empty")]
    pub source: Source,
    /// Whether the right moves come from a repertoire. They need not be the best moves.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_repertoire: bool,
    /// The aim. It is `None` if the exercise does not come with the program, or if the aim is mate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aim: Option<Aim>,
}

impl Exercise {
    /// An exercise in which these moves are right. Castling is written as king takes rook, as in Chess960.
    pub fn new(position: &Position, best: &[Move], source: Source) -> Exercise {
        let best = best.iter().map(|mv| uci(position, *mv)).collect();
        let fen = position.setup().fen(FenStyle::XFen);
        let (line, played, why, is_repertoire, aim) = (Vec::new(), None, None, false, None);
        Exercise { fen, best, line, played, why, source, is_repertoire, aim }
    }

    /// The exercises that come with the program, in sets of at most twenty. Each set begins with its easier exercises,
    /// and later sets are harder. A line with a fault is left out; a test ensures that there is none.
    pub fn supplied() -> &'static [Exercise] {
        static SUPPLIED: LazyLock<Vec<Exercise>> = LazyLock::new(|| {
            let read = |line| {
                let exercise = Exercise::of_epd(line)?;
                let named = |id: &str| exercise.source == Source::Name(id.to_owned());
                let aims = [("jadoube-win", Aim::Advantage), ("jadoube-draw", Aim::Rescue)];
                let aim = aims.into_iter().find(|(id, _)| named(id)).map(|(_, aim)| aim);
                Some(Exercise { aim, source: Source::default(), ..exercise })
            };
            include_str!("../../assets/exercises.epd").lines().filter_map(read).collect()
        });
        &SUPPLIED
    }

    /// The same exercise, with this move as the one that was played in the game.
    pub fn instead_of(self, position: &Position, played: Move) -> Exercise {
        Exercise { played: Some(uci(position, played)), ..self }
    }

    /// The same exercise, in which these moves follow the solution. They must be legal one after another.
    pub fn followed_by(self, position: &Position, best: Move, line: &[Move]) -> Exercise {
        let mut at = position.after(best);
        let mut step = |mv: &Move| {
            let written = uci(&at, *mv);
            at.play(*mv);
            written
        };
        Exercise { line: line.iter().map(&mut step).collect(), ..self }
    }

    /// In how many moves the player must mate; `None` if that is not the task, or if the exercise is from a game.
    pub fn mate(&self) -> Option<u32> {
        match self.why {
            Some(Why::Loss(Loss::MissedMate(moves))) if self.played.is_none() => Some(moves),
            _ => None,
        }
    }

    /// The position; `None` if the FEN is invalid.
    pub fn position(&self) -> Option<Position> {
        Position::from_fen(&self.fen).ok()
    }

    /// The right moves that are legal. If one of them mates, every other move that mates is right too.
    pub fn right_moves(&self, position: &Position) -> Vec<Move> {
        let mut right: Vec<Move> =
            self.best.iter().filter_map(|text| read_uci(position, text).ok()).collect();
        let mates = |mv: &Move| position.after(*mv).is_checkmate();
        if right.iter().any(mates) {
            let others = position.legal_moves().into_iter().filter(mates).filter(|mv| !right.contains(mv));
            right.extend(others.collect::<Vec<_>>());
        }
        right
    }

    /// The move that was played in the game; `None` if it is not known or is illegal.
    pub fn played_move(&self, position: &Position) -> Option<Move> {
        read_uci(position, self.played.as_deref()?).ok()
    }

    /// The moves that follow the solution, up to the first one that is not legal.
    pub fn line_moves(&self, position: &Position) -> Vec<Move> {
        let Some(first) = self.best.first().and_then(|text| read_uci(position, text).ok()) else {
            return Vec::new();
        };
        let mut at = position.after(first);
        let read = |text: &String| {
            let mv = read_uci(&at, text).ok()?;
            at.play(mv);
            Some(mv)
        };
        self.line.iter().map_while(read).collect()
    }

    /// Whether the position is valid, and at least one of the right moves is legal.
    pub fn is_solvable(&self) -> bool {
        self.position().is_some_and(|position| !self.right_moves(&position).is_empty())
    }

    /// The key that identifies the exercise: the FEN of its position without the move counters.
    pub fn key(&self) -> &str {
        let end = self.fen.match_indices(' ').nth(3).map_or(self.fen.len(), |(end, _)| end);
        &self.fen[..end]
    }

    /// Reads a list with one position in EPD and its best moves (`bm`) on each line. The name (`id`), the comment
    /// (`c0`) or else the number of moves to mate (`dm`), and the variation (`pv`), if it begins with the first best
    /// move, are read too. Also returns how many lines have no valid position or no legal best move. Blank lines and
    /// lines that begin with `#` don't count.
    ///
    /// # Errors
    /// The list can't be read.
    pub fn of_list(list: impl BufRead) -> io::Result<(Vec<Exercise>, usize)> {
        let (mut exercises, mut skipped) = (Vec::new(), 0);
        for line in list.split(b'\n') {
            let line = line?;
            let line = String::from_utf8_lossy(&line);
            let line = line.trim_start_matches('\u{feff}').trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            match Exercise::of_epd(line) {
                Some(exercise) => exercises.push(exercise),
                None => skipped += 1,
            }
        }
        Ok((exercises, skipped))
    }

    fn of_epd(line: &str) -> Option<Exercise> {
        let epd = Epd::read(line).ok()?;
        let position = Position::new(&epd.setup).ok()?;
        let operands = |code: &str| {
            let operation = epd.operations.iter().find(|(known, _)| known == code);
            operation.map(|(_, operands)| operands.as_slice()).unwrap_or_default()
        };
        let read = |text: &String| read_written(&position, text, &PieceLetters::ENGLISH).ok();
        let best: Vec<Move> = operands("bm").iter().filter_map(read).map(|written| written.mv).collect();
        let mate = operands("dm").first().and_then(|moves| moves.parse().ok().filter(|moves| *moves > 0));
        let comment = operands("c0").first().map(|text| Why::Comment { text: text.clone() });
        let why = comment.or(mate.map(|moves| Why::Loss(Loss::MissedMate(moves))));
        let source = Source::Name(operands("id").first().cloned().unwrap_or_default());
        let made = Exercise { why, ..Exercise::new(&position, &best, source) };
        let (first, mut at) = (*best.first()?, position.clone());
        let mut predicted = operands("pv").iter().map_while(|text| {
            let mv = read_written(&at, text, &PieceLetters::ENGLISH).ok()?.mv;
            at.play(mv);
            Some(mv)
        });
        let line: Vec<Move> = match predicted.next() {
            Some(mv) if mv == first => predicted.collect(),
            _ => Vec::new(),
        };
        Some(made.followed_by(&position, first, &line))
    }

    /// An exercise for each move in a game's main line that is marked as poor and has legal alternatives that are not
    /// marked so. These alternatives are the right moves.
    pub fn of_game(record: &Record) -> Vec<Exercise> {
        let source = Source::of_tags(&record.tags);
        let poor = record.line_from(Record::ROOT).filter(|place| is_poor(record, *place));
        let exercise = |place: NodeId| {
            let before = record.parent(place)?;
            let position = record.position(before);
            let played = record.mv(place)?;
            let others = record.continuations(before).filter(|other| !is_poor(record, *other));
            let others = others.filter_map(|other| record.mv(other));
            let best: Vec<Move> = others.filter(|mv| *mv != played && position.is_legal(*mv)).collect();
            let why = comment(record, place);
            let made = Exercise::new(&position, &best, source.clone()).instead_of(&position, played);
            (!best.is_empty()).then_some(Exercise { why, ..made })
        };
        poor.filter_map(exercise).collect()
    }

    /// An exercise for each position in which a study has a move for this side that is not marked as poor. All such
    /// moves are right; this side's poor moves are not followed further. The comment on the first right move is the
    /// reason (`why`), and the study's reply to that move follows the solution. The exercises of the main line come
    /// first.
    pub fn of_repertoire(record: &Record, color: Color) -> Vec<Exercise> {
        let source = Source::of_tags(&record.tags);
        let (mut exercises, mut by_key): (Vec<Exercise>, HashMap<String, usize>) = Default::default();
        let mut open = vec![(Record::ROOT, record.position(Record::ROOT))];
        while let Some((place, position)) = open.pop() {
            let is_own = position.turn() == color;
            let next: Vec<(NodeId, Move)> = record
                .continuations(place)
                .filter(|next| !is_own || !is_poor(record, *next))
                .filter_map(|next| Some((next, record.mv(next)?)))
                .filter(|(_, mv)| position.is_legal(*mv))
                .collect();
            let moves: Vec<Move> = next.iter().map(|(_, mv)| *mv).collect();
            if is_own && !moves.is_empty() {
                let (first, mv) = next[0];
                let reply = record.next(first).and_then(|reply| record.mv(reply));
                let reply = reply.filter(|reply| position.after(mv).is_legal(*reply));
                let why = comment(record, first);
                let made = Exercise::new(&position, &moves, source.clone());
                let made = Exercise { why, is_repertoire: true, ..made };
                let made = made.followed_by(&position, mv, reply.as_slice());
                // Lines of the study may transpose into the same position.
                if let Some(&known) = by_key.get(made.key()) {
                    exercises[known].also(made.best);
                } else {
                    by_key.insert(made.key().to_owned(), exercises.len());
                    exercises.push(made);
                }
            }
            open.extend(next.into_iter().rev().map(|(next, mv)| (next, position.after(mv))));
        }
        exercises
    }

    fn also(&mut self, moves: Vec<String>) {
        let new: Vec<String> = moves.into_iter().filter(|mv| !self.best.contains(mv)).collect();
        self.best.extend(new);
    }
}

/// The first comment on a move or, at the root, on the game.
pub(super) fn comment(record: &Record, place: NodeId) -> Option<Why> {
    record.notes(place).comments.first().map(|text| Why::Comment { text: text.clone() })
}

pub(super) fn is_poor(record: &Record, place: NodeId) -> bool {
    record.notes(place).nags.iter().any(|nag| POOR.contains(nag))
}

fn uci(position: &Position, mv: Move) -> String {
    position.uci(mv, CastlingText::of(true))
}
