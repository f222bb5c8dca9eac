//! The number of threads.

use std::str::FromStr;

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

/// A number of threads, or one for each processor.
///
/// ```
/// use barpoint_app::Threads;
///
/// assert_eq!("4".parse::<Threads>()?.count(), 4);
/// assert_eq!("0".parse(), Ok(Threads::ALL));
/// # Ok::<(), barpoint_app::ThreadsError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Threads(u16);

/// A text that is no number of threads.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "expected a number of threads from 1 to {}, or 0 for all processors, found {found:?}",
    Threads::MOST
)]
pub struct ThreadsError {
    /// What was found.
    pub found: String,
}

impl Threads {
    /// One for each processor; written 0.
    pub const ALL: Self = Self(0);
    /// One thread.
    pub const ONE: Self = Self(1);
    /// More are refused.
    pub const MOST: u16 = 1024;

    /// The number of threads, at least 1.
    #[must_use]
    pub fn count(self) -> usize {
        match self.0 {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            count => count.into(),
        }
    }

    /// A pool of these threads.
    ///
    /// # Errors
    /// If they cannot be started.
    pub fn pool(self) -> Result<ThreadPool, ThreadPoolBuildError> {
        ThreadPoolBuilder::new().num_threads(self.count()).build()
    }
}

impl std::fmt::Display for Threads {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Threads {
    type Err = ThreadsError;

    fn from_str(text: &str) -> Result<Self, ThreadsError> {
        let count = text.parse().ok().filter(|count| *count <= Self::MOST);
        count.map(Self).ok_or_else(|| ThreadsError {
            found: text.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn none_means_all_processors() {
        assert!(Threads::ALL.count() >= 1);
        assert_eq!("0".parse(), Ok(Threads::ALL));
        assert_eq!("1".parse(), Ok(Threads::ONE));
        assert_eq!("1024".parse::<Threads>().unwrap().count(), 1024);
        for wrong in ["", "-1", "1025", "1e3", "two", "1.5"] {
            let error = wrong.parse::<Threads>().unwrap_err();
            assert!(error.to_string().contains("from 1 to 1024"), "{error}");
        }
    }
}
