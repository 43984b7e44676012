//! Locks between the windows of this program, each a process of its own. The system releases the locks of a process
//! that ends, however it ends.

use std::fs::{File, TryLockError};

/// Locks a file until it is dropped; `false` if another process has locked it. On a file system without locks it
/// assumes there is no other process.
pub(crate) fn is_ours(file: &File) -> bool {
    !matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}
