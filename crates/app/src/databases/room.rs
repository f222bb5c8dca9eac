//! The resources left on the machine for a large job.

use std::path::Path;

/// Bytes of free memory; `None` if unknown.
#[must_use]
pub fn memory() -> Option<u64> {
    let free = std::fs::read_to_string("/proc/meminfo")
        .ok()
        .and_then(|text| available(&text));
    free.into_iter()
        .chain(address_space())
        .chain(granted())
        .min()
}

/// The memory left by this process's control groups (containers, services); `None` without limits.
fn granted() -> Option<u64> {
    let groups = std::fs::read_to_string("/proc/self/cgroup").ok()?;
    let own = groups.lines().filter_map(|line| {
        let mut fields = line.splitn(3, ':').skip(1);
        let (controller, group) = (fields.next()?, fields.next()?);
        let root = match controller {
            "" => "/sys/fs/cgroup",
            "memory" => "/sys/fs/cgroup/memory",
            _ => return None,
        };
        Some(Path::new(root).join(group.trim_start_matches('/')))
    });
    let with_parents = own.flat_map(|group| {
        let all = group
            .ancestors()
            .take_while(|path| path.starts_with("/sys/fs/cgroup"));
        all.map(Path::to_path_buf).collect::<Vec<_>>()
    });
    with_parents.filter_map(|group| room_of(&group)).min()
}

/// What is left of one control group's limit, counting the file cache as free.
fn room_of(group: &Path) -> Option<u64> {
    let number = |names: [&str; 2]| -> Option<u64> {
        let texts = names.map(|name| std::fs::read_to_string(group.join(name)));
        texts.into_iter().flatten().next()?.trim().parse().ok()
    };
    let limit = number(["memory.max", "memory.limit_in_bytes"])?;
    let used = number(["memory.current", "memory.usage_in_bytes"])?;
    let statistics = std::fs::read_to_string(group.join("memory.stat")).unwrap_or_default();
    let cached = ["active_file ", "inactive_file "].map(|name| {
        let found = statistics.lines().find_map(|line| line.strip_prefix(name));
        found.and_then(|bytes| bytes.parse().ok()).unwrap_or(0)
    });
    let used = used.saturating_sub(cached.iter().sum());
    Some(limit.saturating_sub(used))
}

/// The relevant line of /proc/meminfo, in bytes.
fn available(meminfo: &str) -> Option<u64> {
    let line = meminfo
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kilobytes.checked_mul(1024)
}

/// The limit on this process's address space (`ulimit -v`), including mapped files.
#[cfg(unix)]
pub(crate) fn address_space() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::As).current
}

#[cfg(not(unix))]
pub(crate) fn address_space() -> Option<u64> {
    None
}

/// Bytes free in a folder; `None` if unknown.
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
    use super::{available, room_of};

    /// Files of cgroup versions 2 and 1; without a limit version 2 says `max`.
    #[test]
    fn control_groups_leave_what_they_have_not_given_away() {
        let folder = tempfile::tempdir().unwrap();
        let write =
            |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
        assert_eq!(room_of(folder.path()), None);
        write("memory.limit_in_bytes", "1000\n");
        write("memory.usage_in_bytes", "700\n");
        assert_eq!(room_of(folder.path()), Some(300));
        write(
            "memory.stat",
            "anon 400\nactive_file 100\ninactive_file 50\n",
        );
        assert_eq!(room_of(folder.path()), Some(450));
        write("memory.max", "max\n");
        write("memory.current", "700\n");
        assert_eq!(room_of(folder.path()), None);
    }

    #[test]
    fn available_memory_is_read_in_kilobytes() {
        let text = "MemTotal:       24 kB\nMemFree:  7 kB\nMemAvailable:   12 kB\nBuffers: 1 kB\n";
        assert_eq!(available(text), Some(12 * 1024));
        assert_eq!(available("MemTotal: 24 kB\n"), None);
    }
}
