//! The scroll position of the list.
//!
//! The position is in points, as in all scroll areas of egui. Because it is an `f32`, it changes in steps of at least
//! two points beyond 16,777,216 points, which is about 600,000 rows.

use egui::ScrollArea;

/// The scroll position of the list.
#[derive(Debug)]
pub struct Scroll {
    /// The distance from the top, in points.
    pub top: f32,
    /// The row to scroll into view when the list is next shown; `None` if the position stays.
    wanted: Option<usize>,
    /// The number of whole rows that fit; at least 1.
    pub page: usize,
    /// The number of rows; while the file is being read, at least as many as before.
    pub rows: usize,
}

impl Default for Scroll {
    fn default() -> Scroll {
        Scroll { top: 0.0, wanted: Some(0), page: 1, rows: 0 }
    }
}

impl Scroll {
    /// Scrolls to the top.
    pub fn rewind(&mut self) {
        (self.top, self.wanted) = (0.0, Some(0));
    }

    /// Scrolls a row into view.
    pub fn to(&mut self, row: usize) {
        self.wanted = Some(row);
    }

    /// The scroll area for rows of `height` points each, in a visible part of `seen` points. `grows` says that more
    /// rows may come; the scroll position may then be beyond the last row.
    pub fn area(&mut self, seen: f32, height: f32, rows: usize, grows: bool) -> ScrollArea {
        self.rows = if grows { rows.max(self.rows) } else { rows };
        self.page = ((seen / height) as usize).max(1);
        let area = ScrollArea::vertical().auto_shrink(false).max_height(seen).min_scrolled_height(0.0);
        let area = area.id_salt("rows");
        let Some(row) = self.wanted.take() else { return area };
        let first = row as f32 * height;
        self.top = self.top.clamp((first + height - seen).min(first), first);
        area.vertical_scroll_offset(self.top)
    }
}
