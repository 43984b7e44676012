//! What was read, in order, and how far each page was scrolled: back and forward go through it.

/// One page that was read.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Visit {
    pub page: usize,
    /// How far it is scrolled, in points.
    pub offset: f32,
}

/// All of them, and which is read now.
#[derive(Clone, Debug)]
pub struct History {
    history: Vec<Visit>,
    at: usize,
}

impl Default for History {
    fn default() -> History {
        History { history: vec![Visit::default()], at: 0 }
    }
}

impl History {
    /// What is read now.
    pub fn now(&self) -> Visit {
        self.history.get(self.at).copied().unwrap_or_default()
    }

    /// It has been scrolled so far.
    pub fn scrolled(&mut self, offset: f32) {
        if let Some(visit) = self.history.get_mut(self.at) {
            visit.offset = offset;
        }
    }

    /// Another page is read from here on; what was gone back from is forgotten.
    pub fn go(&mut self, page: usize) {
        if page != self.now().page {
            self.history.truncate(self.at + 1);
            self.history.push(Visit { page, offset: 0.0 });
            self.at += 1;
        }
    }

    /// Whether there is one before, or after.
    pub fn can_step(&self, back: bool) -> bool {
        if back { self.at > 0 } else { self.at + 1 < self.history.len() }
    }

    /// Goes back, or forward again.
    pub fn step(&mut self, back: bool) {
        if self.can_step(back) {
            self.at = if back { self.at - 1 } else { self.at + 1 };
        }
    }
}
