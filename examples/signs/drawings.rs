//! The drawings of the pieces and of other chess symbols, called signs here. For signs, coordinates are in thousandths
//! of the font size; y points down from the top of a capital letter, and [`BASELINE`] is the y of the baseline.

pub const BASELINE: f32 = 714.0;
/// The thickness of normal lines; heavy lines are twice as thick.
const LINE: u32 = 66;

#[derive(Clone, Copy)]
pub enum Ink {
    Lines,
    HeavyLines,
    Filled,
    /// Lines with a dot in the middle of the sign.
    Dotted,
}

use Ink::*;

/// Each sign with its width, how it is drawn, and its path.
pub const SIGNS: [(char, u32, Ink, &str); 34] = [
    ('⩲', 572, Lines, "M60 205H512M286 0V410M60 520H512M60 670H512"),
    ('⩱', 572, Lines, "M60 44H512M60 194H512M60 509H512M286 304V714"),
    ('∓', 572, Lines, "M60 130H512M60 470H512M286 240V700"),
    ('⨀', 760, Dotted, "M90 362A290 290 0 1 1 670 362A290 290 0 1 1 90 362Z"),
    ('⊕', 760, Lines, "M90 362A290 290 0 1 1 670 362A290 290 0 1 1 90 362ZM90 362H670M380 72V652"),
    ('⊗', 760, Lines, "M90 362A290 290 0 1 1 670 362A290 290 0 1 1 90 362ZM175 157L585 567M585 157L175 567"),
    ('◯', 760, Lines, "M90 362A290 290 0 1 1 670 362A290 290 0 1 1 90 362Z"),
    ('⟳', 740, Lines, "M590 210A262 262 0 1 0 632 362M600 40V215H425"),
    ('⟲', 740, Lines, "M150 210A262 262 0 1 1 108 362M140 40V215H315"),
    ('⇆', 800, Lines, "M70 210H730M190 90L70 210L190 330M70 500H730M610 380L730 500L610 620"),
    ('⇄', 800, Lines, "M70 210H730M610 90L730 210L610 330M70 500H730M190 380L70 500L190 620"),
    ('⇔', 860, Lines, "M135 270H725M135 440H725M255 125L55 355L255 585M605 125L805 355L605 585"),
    ('⇗', 700, Lines, "M90 520L500 110M190 620L600 210M270 90H620V440"),
    ('△', 680, Lines, "M70 670L340 90L610 670Z"),
    ('▽', 680, Lines, "M70 50L340 630L610 50Z"),
    ('∇', 680, Lines, "M70 50L340 670L610 50Z"),
    ('⌓', 760, Lines, "M80 540A300 300 0 0 1 680 540Z"),
    (
        '⯹',
        700,
        Lines,
        "M120 60H580M120 210H580M350 540C290 450 230 410 175 410A125 130 0 0 0 175 670C230 670 290 630 350 540C410 450 \
         470 410 525 410A125 130 0 0 1 525 670C470 670 410 630 350 540Z",
    ),
    ('⊥', 680, Lines, "M340 40V680M70 680H610"),
    ('⟂', 680, Lines, "M340 40V680M70 680H610"),
    ('⊞', 720, Lines, "M80 80H640V640H80ZM80 360H640M360 80V640"),
    ('⊟', 720, Lines, "M80 80H640V640H80ZM80 360H640"),
    ('⟪', 620, Lines, "M320 20L130 362L320 704M520 20L330 362L520 704"),
    ('⟫', 620, Lines, "M100 20L290 362L100 704M300 20L490 362L300 704"),
    ('✓', 700, Lines, "M90 390L280 610L610 90"),
    ('✔', 700, HeavyLines, "M100 390L280 590L600 110"),
    ('✗', 680, Lines, "M100 110L580 640M580 110L100 640"),
    ('✕', 680, Lines, "M90 112L590 612M590 112L90 612"),
    ('✘', 680, HeavyLines, "M110 120L570 630M570 120L110 630"),
    ('✖', 680, HeavyLines, "M110 132L570 592M570 132L110 592"),
    ('★', 760, Filled, "M380 30L462 282H727L513 438L595 690L380 534L165 690L247 438L33 282H298Z"),
    ('☆', 760, Lines, "M380 60L455 290H697L501 432L576 662L380 520L184 662L259 432L63 290H305Z"),
    ('◆', 640, Filled, "M320 60L590 362L320 664L50 362Z"),
    ('◇', 640, Lines, "M320 90L570 362L320 634L70 362Z"),
];

/// The pieces, from drawings that are used on the board, each 100 units wide. The white ones are outlines.
pub const PIECES: [(char, &str); 12] = [
    ('♔', include_str!("../../assets/pieces/bold/wk.svg")),
    ('♕', include_str!("../../assets/pieces/bold/wq.svg")),
    ('♖', include_str!("../../assets/pieces/bold/wr.svg")),
    ('♗', include_str!("../../assets/pieces/bold/wb.svg")),
    ('♘', include_str!("../../assets/pieces/bold/wn.svg")),
    ('♙', include_str!("../../assets/pieces/bold/wp.svg")),
    ('♚', include_str!("../../assets/pieces/bold/bk.svg")),
    ('♛', include_str!("../../assets/pieces/bold/bq.svg")),
    ('♜', include_str!("../../assets/pieces/bold/br.svg")),
    ('♝', include_str!("../../assets/pieces/bold/bb.svg")),
    ('♞', include_str!("../../assets/pieces/bold/bn.svg")),
    ('♟', include_str!("../../assets/pieces/bold/bp.svg")),
];

/// A sign as an SVG image.
pub fn svg(width: u32, ink: Ink, path: &str) -> String {
    let (fill, line) = match ink {
        Lines | Dotted => ("none", LINE),
        HeavyLines => ("none", 2 * LINE),
        Filled => ("black", 1),
    };
    let dot = match ink {
        Dotted => format!(r#"<circle cx="{}" cy="362" r="80" stroke-width="1" fill="black"/>"#, width / 2),
        _ => String::new(),
    };
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">
        <g fill="{fill}" stroke="black" stroke-width="{line}" stroke-linejoin="round" stroke-linecap="round">
        <path d="{path}"/>{dot}</g></svg>"#
    )
}
