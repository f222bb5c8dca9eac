//! What the machine has left for a big job.

use std::path::Path;

/// Bytes of memory that can still be used; `None` where that is not known.
pub(crate) fn memory() -> Option<u64> {
    let free = std::fs::read_to_string("/proc/meminfo")
        .ok()
        .and_then(|text| available(&text));
    free.into_iter().chain(allowed()).min()
}

/// The line of /proc/meminfo that counts, in bytes.
fn available(meminfo: &str) -> Option<u64> {
    let line = meminfo
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kilobytes.checked_mul(1024)
}

/// The limit set on this process (`ulimit -v`).
#[cfg(unix)]
fn allowed() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::As).current
}

#[cfg(not(unix))]
fn allowed() -> Option<u64> {
    None
}

/// Bytes that can still be written in a folder; `None` where that is not known.
#[cfg(unix)]
pub(crate) fn disk(folder: &Path) -> Option<u64> {
    let found = rustix::fs::statvfs(folder).ok()?;
    found.f_bavail.checked_mul(found.f_frsize)
}

#[cfg(not(unix))]
pub(crate) fn disk(_: &Path) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::available;

    #[test]
    fn available_memory_is_read_in_kilobytes() {
        let text = "MemTotal:       24 kB\nMemFree:  7 kB\nMemAvailable:   12 kB\nBuffers: 1 kB\n";
        assert_eq!(available(text), Some(12 * 1024));
        assert_eq!(available("MemTotal: 24 kB\n"), None);
    }
}
