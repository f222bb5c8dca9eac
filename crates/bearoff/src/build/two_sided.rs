//! Building a two-sided database: exact equities of both sides bearing off without contact.
//!
//! With `n` positions a side, record `(us, them)` needs only records `(them, j)` with `j` a result of
//! a roll from `us`. So when all records of positions below `a` are known, first all `(a, b)` with
//! `b < a` can be computed independently of each other, then all `(b, a)` with `b <= a`.
//! All arithmetic is in integers, so results do not depend on threads.

use rayon::prelude::*;

use super::journal::{Journal, Record};
use super::results::Results;
use super::table::is_double;
use super::watch::Watch;
use super::{BuildError, io, room};
use crate::Numbering;

/// What a record stores, one equity per value: -32768 = lost for certain, 32767 = won. Cubeless; the cube
/// owned by the side on roll; centred; owned by the opponent. Or the first alone.
pub(crate) type Values<const N: usize> = [i16; N];

/// Records between two checkpoints.
const PIECE: usize = 1 << 20;
/// Records a thread takes at least.
const GRAIN: usize = 256;

/// All records, `us * n + them`.
pub(crate) struct Records<const N: usize> {
    n: usize,
    /// As stored.
    pub(crate) values: Vec<Values<N>>,
    /// The worth of the same position to the opponent of the side on roll, after the best cube action
    /// of the latter, for each cube the opponent may see: cubeless, owned by him, centred, owned by the
    /// other.
    turned: Vec<Values<N>>,
}

/// Equities of an older, smaller database, by (us, them).
pub(crate) type Older<'a, const N: usize> = dyn Fn(usize, usize) -> Option<Values<N>> + Sync + 'a;

/// Computes all records.
pub(crate) fn records<const N: usize>(
    numbering: Numbering,
    older: &Older<'_, N>,
    checkpoint: Option<(&Journal, &[Record])>,
    watch: &Watch<'_>,
) -> Result<Records<N>, BuildError> {
    let results = Results::new(numbering);
    let n = results.len();
    let mut records = Records::new(n)?;
    let mut next = 0;
    if let Some((journal, found)) = checkpoint {
        for &record in found {
            let payload = journal.read(record).map_err(io)?;
            next = records
                .restore(next, &payload)
                .ok_or(BuildError::Checkpoint)?;
        }
    }
    watch.add((next * next) as u64)?;
    let mut saved = next;
    for a in next..n {
        records.extend(a, &results, older);
        watch.add(2 * a as u64 + 1)?;
        // Records since the last checkpoint: a difference of squares.
        if let Some((journal, _)) = checkpoint
            && (a + 1).pow(2) - saved * saved >= PIECE
        {
            journal.add(0, &records.piece(saved..a + 1)).map_err(io)?;
            saved = a + 1;
        }
    }
    Ok(records)
}

impl<const N: usize> Records<N> {
    fn new(n: usize) -> Result<Self, BuildError> {
        let pairs = n.saturating_mul(n);
        let (mut values, mut turned) = (room(pairs)?, room(pairs)?);
        values.resize(pairs, [0; N]);
        turned.resize(pairs, [0; N]);
        Ok(Self { n, values, turned })
    }

    /// Computes the records of position `a` with itself and all before it.
    fn extend(&mut self, a: usize, results: &Results, older: &Older<'_, N>) {
        let compute = |records: &Self, us: usize, them: usize| {
            let stored = older(us, them);
            stored.unwrap_or_else(|| records.compute(us, them, results))
        };
        let mut values = Vec::new();
        let first = (0..a).into_par_iter().with_min_len(GRAIN);
        first
            .map(|b| compute(self, a, b))
            .collect_into_vec(&mut values);
        for (b, &value) in values.iter().enumerate() {
            self.set(a, b, value);
        }
        let all = a + 1;
        let second = (0..all).into_par_iter().with_min_len(GRAIN);
        second
            .map(|b| compute(self, b, a))
            .collect_into_vec(&mut values);
        for (b, &value) in values.iter().enumerate() {
            self.set(b, a, value);
        }
    }

    fn set(&mut self, us: usize, them: usize, values: Values<N>) {
        self.values[us * self.n + them] = values;
        self.turned[us * self.n + them] = turned(values);
    }

    fn compute(&self, us: usize, them: usize, results: &Results) -> Values<N> {
        if us == 0 {
            return [i16::MAX; N];
        }
        if them == 0 {
            return [i16::MIN; N];
        }
        let after = &self.turned[them * self.n..][..us];
        let mut sums = [0i32; N];
        for (roll, list) in results.of(us).enumerate() {
            let mut best = [i16::MIN; N];
            for &j in list {
                let values = after[j as usize];
                for lane in 0..N {
                    best[lane] = best[lane].max(values[lane]);
                }
            }
            let weight = if is_double(roll) { 1 } else { 2 };
            for (sum, best) in sums.iter_mut().zip(best) {
                *sum += weight * i32::from(best);
            }
        }
        sums.map(|sum| (sum / 36) as i16)
    }

    /// The records of some positions with all before them, as bytes.
    fn piece(&self, range: std::ops::Range<usize>) -> Vec<u8> {
        let pairs = range.flat_map(|a| {
            (0..a)
                .map(move |b| (a, b))
                .chain((0..=a).map(move |b| (b, a)))
        });
        pairs
            .flat_map(|(us, them)| self.values[us * self.n + them])
            .flat_map(i16::to_le_bytes)
            .collect()
    }

    /// Takes the records of [`Records::piece`] from position `next` on; the position after.
    fn restore(&mut self, mut next: usize, bytes: &[u8]) -> Option<usize> {
        let (numbers, rest) = bytes.as_chunks::<2>();
        let (all, odd) = numbers.as_chunks::<N>();
        if !rest.is_empty() || !odd.is_empty() {
            return None;
        }
        let mut all = all.iter().map(|record| record.map(i16::from_le_bytes));
        while all.len() > 0 {
            if next >= self.n {
                return None;
            }
            let first = (0..next).map(|b| (next, b));
            for (us, them) in first.chain((0..=next).map(|b| (b, next))) {
                self.set(us, them, all.next()?);
            }
            next += 1;
        }
        Some(next)
    }
}

/// The worth of a turn, with the right to double before it, seen by the player who has it.
fn cube(no_double: i16, taken: i16) -> i16 {
    if taken < no_double / 2 {
        no_double
    } else if taken >= 16_383 {
        i16::MAX
    } else {
        2 * taken
    }
}

/// What the values of the player on roll are to the opponent. `!v` is `-1 - v`: the scale is symmetric
/// about -1/2.
fn turned<const N: usize>(values: Values<N>) -> Values<N> {
    let mut turned = values.map(|value| !value);
    if let [_, owned, centred, theirs] = values[..] {
        // The opponent's own cube cannot be turned by the player on roll; a centred one and his own can.
        turned[1] = !theirs;
        turned[2] = !cube(centred, theirs);
        turned[3] = !cube(owned, theirs);
    }
    turned
}
