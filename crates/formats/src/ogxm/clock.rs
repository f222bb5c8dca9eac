//! Readings of the clock: one for each turn, as Rice-coded steps.

use super::cursor::Result;
use super::sections::Section;

/// More readings than turns are no readings.
const MOST: usize = 100_001;

/// Milliseconds since the start at each turn, as far as they were read.
pub(super) fn read(section: &Section<'_>) -> Result<Vec<u64>> {
    let mut cursor = section.cursor();
    // Reserve, delay and increment, start, then flags, rule and grants.
    cursor.take(20)?;
    let start = cursor;
    let count = usize::try_from(cursor.u32()?).unwrap_or(usize::MAX);
    let bits = u32::from(cursor.u8()?);
    let precision = u64::from(cursor.u32()?);
    if !(1..=31).contains(&bits) || count >= MOST {
        let found = format!("{count} steps of {bits} bits");
        return Err(start.fail("up to 100000 steps of 1 to 31 bits", found));
    }
    let each = usize::try_from(64 / bits).unwrap_or(1);
    let mut low = Vec::with_capacity(count);
    while low.len() < count {
        let mut word = cursor.u64()?;
        for _ in 0..each.min(count - low.len()) {
            low.push(word & ((1 << bits) - 1));
            word >>= bits;
        }
    }
    let mut unary = cursor
        .rest()
        .iter()
        .flat_map(|&byte| (0..8).map(move |bit| byte >> bit & 1 == 1));
    let mut readings = vec![0_u64];
    let mut now = 0_u64;
    for low in low {
        let mut high = 0_u64;
        loop {
            match unary.next() {
                Some(true) => high += 1,
                Some(false) => break,
                None => return Err(cursor.fail("the end of a step", "the end of the section")),
            }
        }
        let step = (high << bits).saturating_add(low).saturating_mul(precision);
        now = now.saturating_add(step);
        readings.push(now);
    }
    Ok(readings)
}
