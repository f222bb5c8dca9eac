//! Processor time of the programs that this one has started and that still run.

use std::time::Duration;

/// What they have taken so far, with the programs they have started themselves; none where the system does not tell.
#[cfg(target_os = "linux")]
pub(super) fn processor_time() -> Option<Duration> {
    let programs = started_by("self");
    let each: Vec<Duration> = programs.iter().filter_map(|id| taken(id)).collect();
    (!each.is_empty()).then(|| each.iter().sum())
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
    let threads = std::fs::read_dir(format!("/proc/{program}/task"));
    for thread in threads.into_iter().flatten().flatten() {
        let children = thread.path().join("children");
        let children = std::fs::read_to_string(children).unwrap_or_default();
        for child in children.split_whitespace() {
            found.push(child.to_owned());
            found.extend(started_by(child));
        }
    }
    found
}

/// What a program has taken, with its threads that have ended.
#[cfg(target_os = "linux")]
fn taken(program: &str) -> Option<Duration> {
    use nix::time::{clock_getcpuclockid, clock_gettime};

    let clock = clock_getcpuclockid(nix::unistd::Pid::from_raw(program.parse().ok()?)).ok()?;
    clock_gettime(clock).ok().map(Duration::from)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};

    use super::*;

    /// Works for 0.2 seconds in a thread that ends, then waits.
    const WORK: &str = "
import threading, time
def work():
    while time.thread_time() < 0.2: pass
thread = threading.Thread(target=work)
thread.start()
thread.join()
print('done', flush=True)
time.sleep(60)";

    #[test]
    fn threads_that_have_ended_count_and_waiting_does_not() {
        // The shell starts the program that works.
        let shell = Command::new("sh")
            .args(["-c", "python3 -c \"$0\" & echo $!; wait", WORK])
            .stdout(Stdio::piped())
            .spawn();
        let mut shell = shell.unwrap();
        let mut said = BufReader::new(shell.stdout.take().unwrap()).lines();
        let id = said.next().unwrap().unwrap();
        assert_eq!(said.next().unwrap().unwrap(), "done");
        let took = processor_time().unwrap();
        std::thread::sleep(Duration::from_millis(300));
        let waited = processor_time().unwrap().saturating_sub(took);
        Command::new("kill").arg(id).status().unwrap();
        shell.wait().unwrap();
        assert!(took > Duration::from_millis(200), "{took:?}");
        assert!(waited < Duration::from_millis(100), "{waited:?}");
    }
}
