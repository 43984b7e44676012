//! Carries an analyst's reports on one question to the session.
//!
//! Each question gets its own listener, so late lines for an old question are dropped. The session is woken once for
//! new lines, not for each of them.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::engine::{EngineFailure, Info};
use crate::platform::thread::lock;
use crate::session::Wake;

/// The delay before the session is woken. It keeps rapidly changing numbers readable.
const CALM: Duration = Duration::from_millis(100);

/// The receiving end of an analyst's reports.
#[derive(Default)]
pub struct Listener(Arc<Mutex<News>>);

#[derive(Default)]
struct News {
    /// The latest report on each line, best first.
    lines: Vec<Info>,
    failure: Option<EngineFailure>,
    /// Whether there is unread news.
    fresh: bool,
}

impl Listener {
    /// A callback that receives the analyst's reports on at most `most` lines.
    pub fn observer(&self, most: usize, wake: Wake) -> Box<dyn FnMut(Result<Info, EngineFailure>) + Send> {
        let news = Arc::downgrade(&self.0);
        Box::new(move |report| {
            let Some(news) = news.upgrade() else { return };
            let mut news = lock(&news);
            news.take(report, most);
            if !std::mem::replace(&mut news.fresh, true) {
                wake(CALM);
            }
        })
    }

    /// The latest report on each line, or the failure that ended the analysis; `None` if nothing is new since the last
    /// call.
    pub fn news(&self) -> Option<Result<Vec<Info>, EngineFailure>> {
        let mut news = lock(&self.0);
        if !std::mem::take(&mut news.fresh) {
            return None;
        }
        Some(news.failure.take().map_or_else(|| Ok(news.lines.clone()), Err))
    }
}

impl News {
    fn take(&mut self, report: Result<Info, EngineFailure>, most: usize) {
        match report {
            Err(failure) => self.failure = Some(failure),
            // A line is accepted only once all better ones have been reported.
            Ok(info) if (1..=most.min(self.lines.len() + 1)).contains(&info.line) => {
                let index = info.line - 1;
                self.lines.splice(index..(index + 1).min(self.lines.len()), [info]);
            }
            Ok(_) => {}
        }
    }
}
