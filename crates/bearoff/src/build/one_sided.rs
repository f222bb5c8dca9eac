//! Building a one-sided database: every position from those with lower numbers.
//!
//! Positions with different numbers of checkers left are connected only through bearing off, which
//! needs all checkers home. So the home positions come first; then the bands of positions with equal
//! totals are independent of each other and are filled in parallel. No result depends on which
//! thread did it.

use std::collections::BTreeMap;
use std::sync::Arc;

use rayon::prelude::*;

use super::choose::{Memo, choose};
use super::column::{Column, Storage};
use super::journal::{Journal, Record};
use super::reach::Reach;
use super::table::{Gammons, Table};
use super::walk::{Steps, Walk};
use super::watch::Watch;
use super::{BuildError, io};
use crate::numbering::{MAX_CHECKERS, Numbering};

/// Positions of a band between two checkpoints.
const PIECE: usize = 1 << 16;
/// Positions between two reports of progress.
pub(crate) const REPORT: usize = 1 << 12;

/// The rows of a whole database in the order of their numbers, in one or more tables.
pub(crate) fn tables<T: Table>(
    numbering: Numbering,
    gammons: Gammons,
    storage: &Arc<Storage>,
    (journal, records): (&Journal, Vec<Record>),
    watch: &Watch<'_>,
) -> Result<Vec<T>, BuildError> {
    let points = numbering.points();
    let checkers = numbering.checkers();
    let home = home((points.min(6), checkers), gammons, storage)?;
    if points <= 6 {
        watch.add(numbering.count())?;
        return Ok(vec![home.table]);
    }
    let mut found: BTreeMap<u64, Vec<Record>> = BTreeMap::new();
    for record in records {
        found.entry(record.tag).or_default().push(record);
    }
    let mut off = T::new(gammons, 1, storage)?;
    off.reserve(1)?;
    off.push_off();
    // The longest bands first, so that no thread is left with one alone at the end.
    let totals: Vec<u8> = (1..=checkers).rev().collect();
    let bands = totals.par_iter().with_max_len(1).map(|&total| {
        let band = Band::new((numbering, total), gammons, &home, storage);
        let pieces = found.get(&u64::from(total));
        let pieces = pieces.map_or(&[][..], Vec::as_slice);
        band.fill(Some((journal, pieces)), watch)
    });
    let mut tables = bands.collect::<Result<Vec<T>, _>>()?;
    tables.push(off);
    tables.reverse();
    Ok(tables)
}

/// The rows of one band, from one of them on, as bytes of a checkpoint.
pub(crate) fn band<T: Table>(
    numbering: Numbering,
    (total, from): (u8, usize),
    (gammons, storage): (Gammons, &Arc<Storage>),
    watch: &Watch<'_>,
) -> Result<Vec<u8>, BuildError> {
    let home = home::<T>(
        (numbering.points().min(6), numbering.checkers()),
        gammons,
        storage,
    )?;
    let band = Band::new((numbering, total), gammons, &home, storage);
    Ok(band.fill(None, watch)?.encode(from))
}

/// All positions within six points.
pub(crate) struct Home<T> {
    table: T,
    /// What each reaches, for the last checker and for the first.
    pub(crate) last: Vec<Memo>,
    pub(crate) first: Vec<Memo>,
}

fn home<T: Table>(
    (points, checkers): (u8, u8),
    gammons: Gammons,
    storage: &Arc<Storage>,
) -> Result<Home<T>, BuildError> {
    let mut home = Home {
        table: T::new(gammons, 0, storage)?,
        last: vec![Memo::zero(0)],
        first: vec![Memo::zero(0)],
    };
    home.table.reserve(1)?;
    home.table.push_off();
    let mut walk = Walk::new(points, 0, checkers);
    let mut steps = Steps::new();
    let mut index = 0;
    while walk.advance() {
        index += 1;
        walk.steps(index, &mut steps);
        let (mut memo, picks) = choose(&home.last, &steps);
        let mut first = (gammons == Gammons::Include && walk.total() == MAX_CHECKERS)
            .then(|| choose(&home.first, &steps));
        home.table.reserve(1)?;
        home.table
            .push(None, &picks, first.as_ref().map(|first| &first.1));
        let keys = home.table.keys(index as usize);
        memo.set_own(keys[0], index);
        home.last.push(memo);
        if let Some((memo, _)) = &mut first {
            memo.set_own(keys[1], index);
        }
        // With a checker off already nothing is left to be done.
        home.first
            .push(first.map_or(Memo::zero(0), |(memo, _)| memo));
    }
    Ok(home)
}

/// All positions with one total of checkers on more than six points.
struct Band<'a, T> {
    points: u8,
    total: u8,
    size: usize,
    gammons: Gammons,
    home: &'a Home<T>,
    storage: &'a Arc<Storage>,
}

impl<'a, T: Table> Band<'a, T> {
    fn new(
        (numbering, total): (Numbering, u8),
        gammons: Gammons,
        home: &'a Home<T>,
        storage: &'a Arc<Storage>,
    ) -> Self {
        Self {
            points: numbering.points(),
            total,
            size: numbering.band_len(total) as usize,
            gammons,
            home,
            storage,
        }
    }

    /// All rows; those in the pieces of a checkpoint are taken as they are, the memory of what they reach is made anew.
    fn fill(
        &self,
        checkpoint: Option<(&Journal, &[Record])>,
        watch: &Watch<'_>,
    ) -> Result<T, BuildError> {
        let with_first = self.gammons == Gammons::Include && self.total == MAX_CHECKERS;
        let mut table = T::new(self.gammons, self.size, self.storage)?;
        if let Some((journal, pieces)) = checkpoint {
            for &piece in pieces {
                table.decode(&journal.read(piece).map_err(io)?)?;
            }
        }
        if table.len() > self.size {
            return Err(BuildError::Checkpoint);
        }
        if table.len() == self.size {
            watch.add(self.size as u64)?;
            return Ok(table);
        }
        let mut saved = table.len();
        let mut reach = Reach {
            last: Column::new(self.storage, self.size)?,
            first: with_first
                .then(|| Column::new(self.storage, self.size))
                .transpose()?,
        };
        let mut walk = Walk::new(self.points, self.total, self.total);
        let mut steps = Steps::new();
        for row in 0..self.size {
            let known = row < table.len();
            if row % REPORT == 0 {
                table.reserve(REPORT)?;
            }
            if walk.is_home() {
                let place = walk.home_index() as usize;
                reach.push_home(self.home, place);
                if !known {
                    table.push_copy(&self.home.table, place);
                }
            } else {
                walk.steps(row as u32, &mut steps);
                reach.push(&mut table, &self.home.table, (row, &steps), known);
            }
            walk.advance();
            if (row + 1) % REPORT == 0 {
                watch.add(REPORT as u64)?;
            }
            if let Some((journal, _)) = checkpoint
                && table.len() >= saved + PIECE
            {
                journal
                    .add(self.total.into(), &table.encode(saved))
                    .map_err(io)?;
                saved = table.len();
            }
        }
        if let Some((journal, _)) = checkpoint
            && saved < table.len()
            && self.size >= REPORT
        {
            let piece = table.encode(saved);
            journal.add(self.total.into(), &piece).map_err(io)?;
        }
        watch.add((self.size % REPORT) as u64)?;
        Ok(table)
    }
}
