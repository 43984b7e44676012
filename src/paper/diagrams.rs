//! A sheet of diagrams to solve: four or six on a page, with lines to write the answers on.

use super::flow::{Flow, INK, Look, QUIET};
use super::pages::{Pages, Weight};
use super::tags::Tag;
use super::{Exercise, SheetStyle, flow};
use crate::diagram::Drawings;
use crate::rules::{Color, named};
use crate::text::messages::Texts;

const NUMBER: Look = Look::new(Weight::Bold, 10.5, INK);
const NAME: Look = Look::new(Weight::Regular, 8.5, QUIET);
const MOVER: Look = Look::new(Weight::Regular, 9.5, INK);
/// The height of the line above a diagram, in points.
const HEAD: f32 = 17.0;
/// The height of each line to write on, in points.
const LINE: f32 = 21.0;

named! {
    /// How many diagrams a page has.
    #[derive(Default)]
    pub enum PerPage {
        Four = "4",
        #[default]
        Six = "6",
    }
}

/// Returns a sheet of these positions as the bytes of a PDF.
pub fn sheet(
    exercises: &[Exercise],
    per_page: PerPage,
    style: &SheetStyle,
    title: &str,
    texts: &Texts,
) -> Vec<u8> {
    let pages = Pages::new(style.format.size(), &style.fonts);
    let mut flow = Flow::new(pages, Drawings::new(style.pieces), 2);
    let (rows, lines) = match per_page {
        PerPage::Four => (2.0, 4),
        PerPage::Six => (3.0, 1),
    };
    let cell = (flow.bottom() - flow::MARGIN) / rows;
    let written = LINE * lines as f32;
    let width = flow.width().min(cell - HEAD - written - 14.0);
    for (number, exercise) in exercises.iter().enumerate() {
        let place = number % (2 * rows as usize);
        if number > 0 && place == 0 {
            flow.next_page();
        }
        flow.go_to(place % 2, flow::MARGIN + cell * (place / 2) as f32);
        show(&mut flow, exercise, (number + 1, lines), (width, style.flipped), texts);
    }
    flow.finish(|page, pages| t!(texts, "paper-page", page, pages), title, texts.language().tag())
}

fn show(
    flow: &mut Flow,
    exercise: &Exercise,
    (number, lines): (usize, usize),
    (width, flipped): (f32, bool),
    texts: &Texts,
) {
    let left = flow.left() + (flow.width() - width) / 2.0;
    let baseline = flow.y + 10.5;
    let mover = match exercise.turn {
        Color::White => t!(texts, "editor-white-to-move"),
        Color::Black => t!(texts, "editor-black-to-move"),
    };
    let taken = flow.part(Tag::Heading, |flow| {
        let after = flow.text(&format!("{number}. "), NUMBER, [left, baseline], width);
        after + flow.text(&mover, MOVER, [left + after, baseline], width - after)
    });
    flow.part(Tag::Paragraph, |flow| {
        flow.text_to(&exercise.name, NAME, [left + width, baseline], (width - taken - 8.0).max(0.0));
    });
    flow.y += HEAD;
    flow.board(&exercise.scene, [left, flow.y], width, flipped || exercise.flipped, texts);
    flow.y += width + 4.0;
    for _ in 0..lines {
        flow.y += LINE;
        flow.rule(left, left + width, flow.y - 1.0);
    }
}
