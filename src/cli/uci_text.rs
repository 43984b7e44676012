//! Formats engine reports as UCI lines, and the board as text.
//!
//! For the output of the lines, see `cli::uci_answer`.

use std::fmt::Write;

use crate::engine::{Best, Bound, Info, Report, Score};
use crate::rules::{CastlingText, File, Piece, Position, Rank, Square};

/// How reports are formatted.
#[derive(Clone, Copy)]
pub(super) struct Style {
    pub(super) castling: CastlingText,
    /// Whether to add win, draw and loss chances, in thousandths.
    pub(super) chances: bool,
}

/// Formats a report; `root` is the position searched.
pub(super) fn report(report: &Report, root: &Position, style: Style) -> String {
    match report {
        Report::Info(info) => self::info(info, root, style),
        Report::Best(best) => self::best(*best, root, style),
    }
}

fn info(info: &Info, root: &Position, style: Style) -> String {
    let score = match info.score {
        Score::Centipawns(value) => format!("cp {value}"),
        Score::Mate(moves) => format!("mate {moves}"),
    };
    let bound = match info.bound {
        Bound::Exact => "",
        Bound::Lower => " lowerbound",
        Bound::Upper => " upperbound",
    };
    let mut text = format!(
        "info depth {} seldepth {} multipv {} score {score}{bound}",
        info.depth, info.selective_depth, info.line
    );
    if style.chances {
        let [win, draw, loss] = info.score.chances();
        let _ = write!(text, " wdl {win} {draw} {loss}");
    }
    let Info { nodes, hash_full, table_hits, .. } = info;
    let (speed, time) = (info.nodes_per_second(), info.time.as_millis());
    let _ =
        write!(text, " nodes {nodes} nps {speed} hashfull {hash_full} tbhits {table_hits} time {time} pv");
    let mut position = root.clone();
    for &mv in &info.moves {
        let _ = write!(text, " {}", position.uci(mv, style.castling));
        position.play(mv);
    }
    text
}

fn best(best: Best, root: &Position, style: Style) -> String {
    let Some(mv) = best.mv else {
        let score = if root.is_check() { "mate 0" } else { "cp 0" };
        return format!("info depth 0 score {score}\nbestmove (none)");
    };
    let mut text = format!("bestmove {}", root.uci(mv, style.castling));
    if let Some(ponder) = best.ponder {
        let _ = write!(text, " ponder {}", root.after(mv).uci(ponder, style.castling));
    }
    text
}

/// The board as eight rows of letters, rank 8 first.
pub(super) fn board(position: &Position) -> String {
    let row = |rank: Rank| {
        let letter =
            |file: File| position.piece_at(Square::at(file, rank)).map_or('.', Piece::fen_letter).to_string();
        File::ALL.map(letter).join(" ")
    };
    Rank::ALL.into_iter().rev().map(row).collect::<Vec<_>>().join("\n")
}
