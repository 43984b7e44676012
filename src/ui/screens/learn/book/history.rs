//! The pages that were read, in order, with their scroll positions, for going back and forward.

/// A visit to a page.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Visit {
    pub page: usize,
    /// The scroll position, in points.
    pub offset: f32,
}

/// The visits, and which of them is the current one.
#[derive(Clone, Debug)]
pub struct History {
    visits: Vec<Visit>,
    at: usize,
}

impl Default for History {
    fn default() -> History {
        History { visits: vec![Visit::default()], at: 0 }
    }
}

impl History {
    /// The current visit.
    pub fn now(&self) -> Visit {
        self.visits[self.at]
    }

    /// Stores the scroll position of the current visit.
    pub fn scrolled(&mut self, offset: f32) {
        self.visits[self.at].offset = offset;
    }

    /// Opens a page and forgets the visits after the current one; does nothing if the page is open already.
    pub fn go(&mut self, page: usize) {
        if page != self.now().page {
            self.at += 1;
            self.visits.truncate(self.at);
            self.visits.push(Visit { page, offset: 0.0 });
        }
    }

    /// Whether there is a visit before the current one (`back`) or, otherwise, after it.
    pub fn can_step(&self, back: bool) -> bool {
        if back { self.at > 0 } else { self.at + 1 < self.visits.len() }
    }

    /// Goes back or forward by one visit; does nothing if there is no visit in that direction.
    pub fn step(&mut self, back: bool) {
        if self.can_step(back) {
            self.at = if back { self.at - 1 } else { self.at + 1 };
        }
    }
}
