//! Finding decisions.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use barpoint_equity::Equity;

use crate::feature::Feature;
use crate::index::{self, Losses};
use crate::marked::Marked;
use crate::scan::{Universe, id_of};
use crate::{Decision, Library, MatchId, Query, Rate, StoreError, rows};

/// What a search found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// How many decisions.
    pub total: u64,
    /// Those of them that count for the performance rating.
    pub rate: Rate,
    /// The first of them, costliest first.
    pub hits: Vec<Hit>,
}

/// A decision that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Hit {
    /// In which match.
    pub match_id: MatchId,
    /// The decision.
    pub decision: Decision,
}

impl Library {
    /// The decisions that a query means: how many, what they lost, and the `most` costliest; those that lost the same in the
    /// order in which they were added. Marks are those of the query's thresholds, whatever they were when a match was added.
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn search(&self, query: &Query, most: usize) -> Result<Found, StoreError> {
        // What is read belongs together, whatever other programs write.
        let transaction = self.connection.unchecked_transaction()?;
        let universe = Universe::read(&transaction, &query.matches)?;
        let mut found = Finding {
            most,
            least_loss: query.least_loss,
            total: 0,
            rate: Rate::default(),
            best: BinaryHeap::new(),
        };
        universe.scan(&transaction, &query.conditions(), |chunk, places| {
            let losses = Losses::read(&transaction, chunk)?;
            let counting = index::read(&transaction, chunk, Feature::Counts.code())?;
            let marked = Marked::read(&transaction, chunk, query)?;
            for place in places.places() {
                let loss = losses.at(place);
                if marked.as_ref().is_none_or(|marked| marked.has(place, loss)) {
                    found.add(id_of(chunk, place), loss, counting.contains(place));
                }
            }
            Ok(())
        })?;
        let (total, rate) = (found.total, found.rate);
        let ids = found.best.into_sorted_vec().into_iter();
        let hits = ids.map(|Reverse((_, Reverse(id)))| {
            let mut hit = rows::read(&transaction, id)?;
            hit.decision.mark = hit.decision.mark_by(&query.thresholds);
            Ok::<_, StoreError>(hit)
        });
        Ok(Found {
            total,
            rate,
            hits: hits.collect::<Result<_, _>>()?,
        })
    }
}

struct Finding {
    most: usize,
    least_loss: Option<Equity>,
    total: u64,
    rate: Rate,
    /// The costliest so far, the cheapest of them on top: the bits of the loss, which rise with it, and the id.
    best: BinaryHeap<Reverse<(Option<u32>, Reverse<usize>)>>,
}

impl Finding {
    fn add(&mut self, id: usize, loss: Option<f32>, counts: bool) {
        let is_meant = match self.least_loss {
            None => true,
            Some(least) => loss.is_some_and(|loss| loss >= least.get()),
        };
        if !is_meant {
            return;
        }
        self.total += 1;
        if counts {
            self.rate.add(Equity(loss.unwrap_or_default()));
        }
        let candidate = Reverse((loss.map(f32::to_bits), Reverse(id)));
        if self.best.len() < self.most {
            self.best.push(candidate);
        } else if let Some(mut least) = self.best.peek_mut()
            && candidate < *least
        {
            *least = candidate;
        }
    }
}
