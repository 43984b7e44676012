//! A list that is cheap to copy: a copy and its original share the full pages that neither has changed since.

use std::ops::{Index, IndexMut};
use std::sync::Arc;

/// The number of items on a full page.
const PAGE: usize = 512;
/// The capacity that a new page starts with.
const USUAL: usize = 64;

/// A list in pages. The pages before the last are full; copies share them, and a page is copied when one of the lists
/// changes it. The last page belongs to one list alone, so that building a list costs little more than building a
/// `Vec`.
#[derive(Clone, Debug)]
pub(super) struct Pages<T> {
    full: Vec<Arc<Vec<T>>>,
    last: Vec<T>,
}

impl<T> Pages<T> {
    pub(super) fn new() -> Pages<T> {
        Pages { full: Vec::new(), last: Vec::new() }
    }

    pub(super) fn len(&self) -> usize {
        self.full.len() * PAGE + self.last.len()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &T> {
        self.full.iter().flat_map(|page| page.iter()).chain(&self.last)
    }

    pub(super) fn push(&mut self, item: T) {
        if self.last.len() == PAGE {
            self.full.push(Arc::new(std::mem::take(&mut self.last)));
        }
        if self.last.is_empty() {
            self.last.reserve(USUAL);
        }
        self.last.push(item);
    }
}

impl<T> Index<usize> for Pages<T> {
    type Output = T;

    fn index(&self, index: usize) -> &T {
        &self.full.get(index / PAGE).map_or(&self.last, |page| page)[index % PAGE]
    }
}

impl<T: Clone> IndexMut<usize> for Pages<T> {
    fn index_mut(&mut self, index: usize) -> &mut T {
        let page = self.full.get_mut(index / PAGE).map_or(&mut self.last, Arc::make_mut);
        &mut page[index % PAGE]
    }
}

/// Shared pages are equal, so their items are not compared.
impl<T: PartialEq> PartialEq for Pages<T> {
    fn eq(&self, other: &Pages<T>) -> bool {
        let same = |(one, other): (&Arc<Vec<T>>, &Arc<Vec<T>>)| Arc::ptr_eq(one, other) || one == other;
        self.len() == other.len() && self.full.iter().zip(&other.full).all(same) && self.last == other.last
    }
}
