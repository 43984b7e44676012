//! Locks between tabs. A lock is a name in the storage, and the text under that name is the name of the tab that has
//! the lock. The browser reports which tabs are open.
//!
//! When a tab begins, before it locks anything, it learns which tabs are open. From then on, it counts as open those
//! tabs, itself, and tabs with a later name, since the name of a tab is the time at which it was opened. All others
//! count as closed.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

use super::storage;

const MARK: &str = "jadoube-lock:";

thread_local! {
    /// When this tab was opened, in milliseconds since 1970; this number is the name of the tab.
    static OWN: Cell<u64> = const { Cell::new(0) };
    /// The names of the other tabs that were open when this one began.
    static OTHERS: RefCell<BTreeSet<u64>> = const { RefCell::new(BTreeSet::new()) };
}

/// Sets the name of this tab and those of the tabs that are open already, and removes the locks of closed tabs.
pub fn begin(own: u64, others: impl IntoIterator<Item = u64>) {
    OWN.set(own);
    OTHERS.with_borrow_mut(|known| {
        known.extend(others);
        known.remove(&own);
    });
    for name in storage::names(MARK) {
        if storage::get(&name).is_some_and(|holder| !is_open(holder.parse().unwrap_or(0))) {
            storage::remove(&name);
        }
    }
}

/// A lock, which is released when it is dropped.
#[derive(Debug)]
pub struct Lock(String);

/// Locks a name; returns `None` if another tab or this one has already locked it.
pub fn lock(name: &str) -> Option<Lock> {
    let name = format!("{MARK}{name}");
    if storage::get(&name).is_some_and(|holder| is_open(holder.parse().unwrap_or(0))) {
        return None;
    }
    // If this tab can't write to the storage, other tabs can't either.
    let _ = storage::set(&name, &OWN.get().to_string());
    Some(Lock(name))
}

fn is_open(tab: u64) -> bool {
    tab >= OWN.get() || OTHERS.with_borrow(|others| others.contains(&tab))
}

impl Drop for Lock {
    fn drop(&mut self) {
        storage::remove(&self.0);
    }
}
