//! A list that is cheap to copy: a copy and its original share what neither has changed since.

use std::ops::{Index, IndexMut};
use std::sync::Arc;

/// How many items are shared, or copied, together.
const PAGE: usize = 512;

/// A list in pages. A page shared by copies is copied when one of them changes it.
#[derive(Clone, Debug)]
pub(super) struct Pages<T>(Vec<Arc<Vec<T>>>);

impl<T> Pages<T> {
    pub(super) fn new() -> Pages<T> {
        Pages(Vec::new())
    }

    pub(super) fn len(&self) -> usize {
        self.0.last().map_or(0, |last| (self.0.len() - 1) * PAGE + last.len())
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &T> {
        self.0.iter().flat_map(|page| page.iter())
    }
}

impl<T: Clone> Pages<T> {
    pub(super) fn push(&mut self, item: T) {
        match self.0.last_mut().filter(|last| last.len() < PAGE) {
            Some(last) => Arc::make_mut(last).push(item),
            None => self.0.push(Arc::new(vec![item])),
        }
    }
}

impl<T> Index<usize> for Pages<T> {
    type Output = T;

    fn index(&self, index: usize) -> &T {
        &self.0[index / PAGE][index % PAGE]
    }
}

impl<T: Clone> IndexMut<usize> for Pages<T> {
    fn index_mut(&mut self, index: usize) -> &mut T {
        &mut Arc::make_mut(&mut self.0[index / PAGE])[index % PAGE]
    }
}

/// Shared pages are equal, so their items are not compared.
impl<T: PartialEq> PartialEq for Pages<T> {
    fn eq(&self, other: &Pages<T>) -> bool {
        let same = |(one, other): (&Arc<Vec<T>>, &Arc<Vec<T>>)| Arc::ptr_eq(one, other) || one == other;
        self.0.len() == other.0.len() && self.0.iter().zip(&other.0).all(same)
    }
}
