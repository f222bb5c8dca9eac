//! Looking deeper at the plays of one decision, for a second at a time.

use std::time::{Duration, Instant};

use barpoint_engine::{Engine, EntryIndex};

use super::Shared;
use crate::app::Asked;
use crate::error::ApiError;
use crate::folder::lock;

/// How long a request works: what it has found is saved then, and a client asks again for the rest.
pub(crate) const SPELL: Duration = Duration::from_secs(1);

/// Brings plays of a decision to the depth of the others, in the analysis of this name or the one shown.
pub(crate) fn look_deeper(
    shared: &Shared,
    (at, layer): (EntryIndex, Option<&str>),
    (engine, threads): (&Engine, usize),
    client: &Asked,
) -> Result<(), ApiError> {
    let mut found = lock(shared).review.deepened(layer, engine)?;
    let begun = Instant::now();
    loop {
        let how = (&found.strength, threads);
        let left = engine.look_deeper(&mut found.record, at, how, &mut || client.flow());
        if left == 0 || client.flow().is_break() || begun.elapsed() > SPELL {
            break;
        }
    }
    lock(shared).review.take_deeper(&found, at, engine)?;
    Ok(())
}
