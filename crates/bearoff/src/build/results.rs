//! Where the rolls lead from every position.

use super::walk::{Steps, Walk};
use crate::Numbering;

/// The distinct results of each of the 21 rolls from every position.
pub(super) struct Results {
    lists: Vec<u32>,
    /// Where the lists of position `i` and roll `r` end: `21 * i + r`.
    ends: Vec<u32>,
}

impl Results {
    pub(super) fn new(numbering: Numbering) -> Self {
        let steps = all_steps(numbering);
        let mut results = Self {
            lists: Vec::new(),
            ends: Vec::with_capacity(21 * steps.len()),
        };
        let mut list = Vec::new();
        for position in 0..steps.len() as u32 {
            for high in 0..6 {
                for low in 0..=high {
                    list.clear();
                    if high == low {
                        list.push(position);
                        (0..4).for_each(|_| list = one_step(&steps, &list, high));
                    } else {
                        let one = one_step(&steps, &one_step(&steps, &[position], high), low);
                        list = one_step(&steps, &one_step(&steps, &[position], low), high);
                        list.extend(one);
                    }
                    list.sort_unstable();
                    list.dedup();
                    results.lists.extend_from_slice(&list);
                    results.ends.push(results.lists.len() as u32);
                }
            }
        }
        results
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len() / 21
    }

    #[inline]
    pub(super) fn of(&self, position: usize) -> impl Iterator<Item = &[u32]> {
        let ends = &self.ends[21 * position..21 * position + 21];
        let mut start = match position {
            0 => 0,
            _ => self.ends[21 * position - 1] as usize,
        };
        ends.iter().map(move |&end| {
            let list = &self.lists[start..end as usize];
            start = end as usize;
            list
        })
    }
}

/// Positions after one more step by `die + 1`; all checkers off stays as it is.
fn one_step(steps: &[Steps], from: &[u32], die: usize) -> Vec<u32> {
    let mut after: Vec<u32> = from
        .iter()
        .flat_map(|&position| match position {
            0 => &[0],
            _ => steps[position as usize].of(die),
        })
        .copied()
        .collect();
    after.sort_unstable();
    after.dedup();
    after
}

fn all_steps(numbering: Numbering) -> Vec<Steps> {
    let mut all = vec![Steps::new()];
    let mut walk = Walk::new(numbering.points(), 0, numbering.checkers());
    while walk.advance() {
        let mut steps = Steps::new();
        walk.steps(all.len() as u32, &mut steps);
        all.push(steps);
    }
    all
}
