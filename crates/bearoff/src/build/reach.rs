//! What the positions of a band reach in their rolls.

use super::choose::{Memo, choose};
use super::column::Column;
use super::one_sided::Home;
use super::table::{HOME, Table};
use super::walk::Steps;

/// What each row of a band reaches, for the last checker and, where it counts, for the first.
pub(crate) struct Reach {
    pub(crate) last: Column<Memo>,
    pub(crate) first: Option<Column<Memo>>,
}

impl Reach {
    /// A row that is at home too.
    pub(crate) fn push_home<T>(&mut self, home: &Home<T>, place: usize) {
        self.last.push(home.last[place].relocated(|at| at | HOME));
        if let Some(first) = &mut self.first {
            first.push(home.first[place].relocated(|at| at | HOME));
        }
    }

    /// A row with checkers farther out; unless it is known, it goes into the table.
    pub(crate) fn push<T: Table>(
        &mut self,
        table: &mut T,
        home: &T,
        (row, steps): (usize, &Steps),
        known: bool,
    ) {
        let (mut memo, picks) = choose(self.last.as_slice(), steps);
        let mut first_off = self
            .first
            .as_ref()
            .map(|first| choose(first.as_slice(), steps));
        if !known {
            let first = first_off.as_ref().map(|first| &first.1);
            table.push(Some(home), &picks, first);
        }
        let keys = table.keys(row);
        memo.set_own(keys[0], row as u32);
        self.last.push(memo);
        if let (Some(first), Some((memo, _))) = (&mut self.first, &mut first_off) {
            memo.set_own(keys[1], row as u32);
            first.push(*memo);
        }
    }
}
