//! Games and positions on paper, as PDF: the score sheet of a game or a study, sheets of diagrams, the sheets that an
//! organiser hands out for a round of Chess960, and the certificate of an exam.
//!
//! Text stays text, so that it can be searched, copied and read aloud, with tags for headings, rows of moves and
//! diagrams. Boards are vector drawings, with the position in words for screen readers.
//!
//! ```
//! use jadoube::paper::{SheetStyle, score_sheet};
//! use jadoube::record::Record;
//! use jadoube::text::messages::{Language, Texts};
//!
//! let pdf = score_sheet(&[], &Record::default(), &[], &[], &SheetStyle::default(), &Texts::new(Language::EN));
//! assert!(pdf.starts_with(b"%PDF-"));
//! ```

mod board;
mod certificate;
mod diagrams;
mod emoji;
mod exercises;
mod face;
mod flow;
mod header;
mod metadata;
mod moves;
mod pages;
mod round;
mod score;
mod tags;

use miniz_oxide::deflate::compress_to_vec_zlib;

pub use certificate::{Certificate, CertificateRow, certificate};
pub use diagrams::{PerPage, sheet};
pub use exercises::{Exercise, LineFault};
pub use round::{Round, castling, round_sheets};
pub use score::{NumberedMove, letters, marked, marked_or_drawn, score_sheet};

use crate::diagram::{FontFile, PieceSet};
use crate::rules::named;
use crate::text::notation::Notation;

named! {
    #[derive(Default)]
    pub enum PaperFormat {
        #[default]
        A4 = "a4",
        Letter = "letter",
    }
}

impl PaperFormat {
    /// The name of the format.
    pub const fn title(self) -> &'static str {
        match self {
            PaperFormat::A4 => "A4",
            PaperFormat::Letter => "Letter",
        }
    }

    /// The format that is usual in the region of a locale such as `en-US`.
    pub fn of_locale(locale: &str) -> PaperFormat {
        const LETTER: [&str; 6] = ["US", "CA", "MX", "PH", "CL", "CO"];
        let region = locale.split(['-', '_', '.']).nth(1).unwrap_or_default();
        if LETTER.contains(&region) { PaperFormat::Letter } else { PaperFormat::A4 }
    }

    /// The width and the height in points.
    pub const fn size(self) -> [f32; 2] {
        match self {
            PaperFormat::A4 => [595.3, 841.9],
            PaperFormat::Letter => [612.0, 792.0],
        }
    }
}

/// How a sheet looks.
#[derive(Clone, Default)]
pub struct SheetStyle {
    pub format: PaperFormat,
    pub notation: Notation,
    pub pieces: PieceSet,
    /// Whether Black is at the bottom of all diagrams; if not, only of those that ask for it (`$221`).
    pub flipped: bool,
    /// Fonts with the characters that the program's own fonts lack.
    pub fonts: Vec<FontFile>,
}

fn pack(bytes: &[u8]) -> Vec<u8> {
    compress_to_vec_zlib(bytes, 6)
}
