//! The built-in engine as a library. It takes a [`Job`] and calls an observer with [`Report`]s, the answer last.
//!
//! ```
//! use jadoube::engine::{Engine, Job, Level, Limits};
//! use jadoube::rules::Position;
//!
//! let position = Position::from_fen("6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1")?;
//! let job = Job::new(position.clone(), Limits { nodes: Some(1000), ..Limits::default() });
//! let best = Engine::new(1, 1).think(&job, &mut |_report| {}).expect("an answer");
//! assert_eq!(position.san(best.mv.expect("a legal move")), "Re8#");
//! assert!(Level::FIRST < Level::FULL);
//! # Ok::<(), jadoube::rules::FenError>(())
//! ```
//!
//! Other programs are [`external`] engines. Built-in and external engines share the traits [`EnginePlayer`] and
//! [`Analyst`].
//!
//! With one thread, a depth or node limit and no time limit, the same jobs in the same order give the same answers on
//! all machines of the same platform, under any load. With a [`Handicap`], this holds whatever the limits are, unless a
//! time limit cuts the search short.

mod analyst;
mod etiquette;
mod eval;
pub mod external;
mod history;
mod job;
mod level;
mod opponent;
mod picker;
pub mod remote;
mod report;
mod score;
mod search;
mod searcher;
mod see;
pub mod tablebase;
mod time;
mod transposition;
mod worker;

pub use analyst::BuiltInAnalyst;
pub use eval::{Evaluator, tuning};
pub use job::{Clock, Job, Limits};
pub use level::{Handicap, Level, Player, RATINGS, RecentMoves, features, model, openings, score_moves};
pub use opponent::{Analyst, Answer, EngineFailure, EnginePlayer, EngineQuestion, EngineReply};
pub use report::{Best, Bound, Info, Report};
pub use score::{MAX_PLY, Score};
#[cfg(feature = "fitting")]
pub use search::constants as search_constants;
pub use see::wins_at_least;
pub use time::{Budget, Latency};
pub use transposition::{Entry, SIZES, Table};
pub use worker::{Engine, MAX_THREADS};
