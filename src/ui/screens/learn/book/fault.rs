//! What can be wrong with the lines of a diagram.

use thiserror::Error;

use crate::rules::Square;
use crate::start::StartError;

/// Why a diagram can't be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum DiagramFault {
    /// A line without a colon, or an unknown action, square or goal.
    #[error("found {0:?} in a board, expected what a board has")]
    Unknown(String),
    /// A required line is missing.
    #[error("a board without a line \"{0}: …\"")]
    Missing(&'static str),
    #[error(transparent)]
    Start(StartError),
}

/// Parses the name of a square.
pub fn square(name: &str) -> Result<Square, DiagramFault> {
    name.parse().map_err(|_| DiagramFault::Unknown(name.to_owned()))
}
