//! Numbers in words, and how many threads work.

/// A length of a file or an amount of memory in words: `18968 bytes`, `18 kB`, `24 MB`.
#[must_use]
pub fn size(bytes: u64) -> String {
    match bytes {
        0..10_000 => format!("{bytes} bytes"),
        10_000..10_000_000 => format!("{} kB", bytes / 1000),
        10_000_000..10_000_000_000 => format!("{} MB", bytes / 1_000_000),
        _ => format!("{} GB", bytes / 1_000_000_000),
    }
}

/// So many threads, or one for each processor.
#[must_use]
pub fn threads(wanted: Option<u16>) -> usize {
    wanted.map_or_else(
        || std::thread::available_parallelism().map_or(1, usize::from),
        usize::from,
    )
}
