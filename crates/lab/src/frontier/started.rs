//! Processor time of the programs that this one has started and that still run.

use std::time::Duration;

/// What they have taken so far, with the programs they have started themselves; none where the system does not tell.
#[cfg(target_os = "linux")]
pub(super) fn processor_time() -> Option<Duration> {
    let nanoseconds: Vec<u64> = started_by("self")
        .iter()
        .filter_map(|id| taken(id))
        .collect();
    (!nanoseconds.is_empty()).then(|| Duration::from_nanos(nanoseconds.iter().sum()))
}

/// Linux alone tells it of others to the nanosecond.
#[cfg(not(target_os = "linux"))]
pub(super) const fn processor_time() -> Option<Duration> {
    None
}

/// The programs started by one, and by those.
#[cfg(target_os = "linux")]
fn started_by(program: &str) -> Vec<String> {
    let mut found = Vec::new();
    for thread in threads(program) {
        let children = std::fs::read_to_string(thread.join("children")).unwrap_or_default();
        for child in children.split_whitespace() {
            found.push(child.to_owned());
            found.extend(started_by(child));
        }
    }
    found
}

/// What all threads of a program have taken, in nanoseconds.
#[cfg(target_os = "linux")]
fn taken(program: &str) -> Option<u64> {
    let of_thread = |thread: &std::path::PathBuf| {
        let line = std::fs::read_to_string(thread.join("schedstat")).ok()?;
        line.split_whitespace().next()?.parse::<u64>().ok()
    };
    threads(program).iter().map(of_thread).sum()
}

#[cfg(target_os = "linux")]
fn threads(program: &str) -> Vec<std::path::PathBuf> {
    let list = std::fs::read_dir(format!("/proc/{program}/task"));
    let entries = list.into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).collect()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::process::Command;

    use super::*;

    #[test]
    fn programs_that_work_take_time_and_those_that_wait_take_none() {
        // One program starts the other, which works until the loop is done and then waits.
        let script = "sh -c 'i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; sleep 60' & wait";
        let mut shell = Command::new("sh").args(["-c", script]).spawn().unwrap();
        let mut seen = Vec::new();
        while seen.len() < 2 || seen[seen.len() - 1] != seen[seen.len() - 2] {
            std::thread::sleep(Duration::from_millis(300));
            seen.push(processor_time().unwrap());
        }
        let inner = started_by(&shell.id().to_string());
        for id in inner {
            let _ = Command::new("kill").arg(id).status();
        }
        shell.kill().unwrap();
        shell.wait().unwrap();
        assert!(seen[seen.len() - 1] > Duration::from_millis(20), "{seen:?}");
    }
}
