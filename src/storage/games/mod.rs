//! Files with many games: read and indexed on worker threads, searched, sorted and changed.

pub(crate) mod check;
pub(crate) mod find;
pub(crate) mod games_file;
pub(crate) mod index;
pub(crate) mod openings;
pub(crate) mod order;
pub(crate) mod position;
pub(crate) mod reader;
pub(crate) mod search;
pub(crate) mod worker;

pub use find::{is_same_text, start_of};
pub use games_file::{Change, GamesFile};
pub use index::Field;
pub use openings::{OpeningIndex, OpeningMove, Openings};
pub use reader::{GameLocation, ReadError, Reader};
pub use worker::Wake;
