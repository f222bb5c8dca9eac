//! Work in parts whose number does not depend on the threads, so that sums come out the same.

use std::thread;

/// Parts of every work.
const PARTS: usize = 32;

/// The results for parts of the items, in their order.
pub(super) fn in_parts<T: Sync, R: Send>(
    items: &[T],
    threads: usize,
    work: impl Fn(&[T]) -> R + Sync,
) -> Vec<R> {
    let size = items.len().div_ceil(PARTS).max(1);
    let parts: Vec<&[T]> = items.chunks(size).collect();
    let threads = threads.clamp(1, PARTS);
    if threads == 1 {
        return parts.into_iter().map(work).collect();
    }
    let (parts, work) = (&parts, &work);
    let every = |first: usize| {
        move || -> Vec<R> {
            parts
                .iter()
                .skip(first)
                .step_by(threads)
                .map(|part| work(part))
                .collect()
        }
    };
    let mut found: Vec<_> = thread::scope(|scope| {
        let running: Vec<_> = (0..threads)
            .map(|first| scope.spawn(every(first)))
            .collect();
        let joined = running.into_iter().map(|thread| match thread.join() {
            Ok(results) => results.into_iter(),
            Err(panic) => std::panic::resume_unwind(panic),
        });
        joined.collect()
    });
    (0..parts.len())
        .filter_map(|part| found[part % threads].next())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_order_for_any_number_of_threads() {
        let items: Vec<u32> = (0..1000).collect();
        let alone = in_parts(&items, 1, <[u32]>::to_vec);
        assert_eq!(alone.concat(), items);
        for threads in [2, 3, 99] {
            assert_eq!(
                in_parts(&items, threads, <[u32]>::to_vec),
                alone,
                "{threads}"
            );
        }
        assert!(in_parts(&[], 2, <[u32]>::to_vec).is_empty());
    }
}
