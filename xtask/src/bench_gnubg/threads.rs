//! Two threads against one.

use std::path::Path;

use super::measure::Run;
use super::programs::Programs;
use super::rollouts;
use crate::{TaskError, target};

/// What is timed: a name and the arguments for a number of threads.
struct Work<'a> {
    name: &'static str,
    arguments: Box<dyn Fn(&'a str) -> Vec<String> + Sync + 'a>,
}

/// Each work by one program with one thread alone, by one with two threads, and by two programs side by side with a
/// thread each, which do it twice. The last says what two threads win where the other core is as busy: two cores
/// in use run slower than one alone on many machines, which no program can change. Only meaningful on a quiet machine.
pub(super) fn threads(programs: &Programs, file: &Path) -> Result<Vec<String>, TaskError> {
    let file = file.display().to_string();
    let owned = |arguments: &[&str]| -> Vec<String> {
        let arguments = arguments.iter();
        arguments.map(|&argument| argument.to_owned()).collect()
    };
    let works = [
        Work {
            name: "analysis",
            arguments: Box::new(|threads| owned(&["analyse", &file, "--threads", threads])),
        },
        Work {
            name: "self-play",
            arguments: Box::new(|threads| {
                owned(&["calibrate", "--games", "12000", "--threads", threads])
            }),
        },
        Work {
            name: "rollout",
            arguments: Box::new(|threads| owned(&rollouts::opening("2592", threads))),
        },
    ];
    let mut lines = Vec::new();
    for work in works {
        lines.extend(pairs(programs, &work)?);
    }
    Ok(lines)
}

fn pairs(programs: &Programs, work: &Work<'_>) -> Result<Vec<String>, TaskError> {
    let data = target().join("no-databases");
    let run = |threads| -> Result<Run, TaskError> {
        let arguments = (work.arguments)(threads);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        programs.barpoint_with(&data, &arguments)
    };
    let mut lines = Vec::new();
    let [mut alone, mut beside, mut together] = [0.0; 3];
    for _ in 0..programs.rounds() {
        let one = run("1")?;
        let two = run("2")?;
        let (first, second) = std::thread::scope(|scope| {
            let other = scope.spawn(|| run("1"));
            (run("1"), other.join())
        });
        let second = second.unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
        let busy = f64::midpoint(first?.wall, second.wall);
        alone += one.wall;
        beside += busy;
        together += two.wall;
        lines.push(format!(
            "{}: one thread {:.2} s alone, {busy:.2} s with the other core as busy; two threads {:.2} s on the clock, \
             {:.2} s of processors, both cores busy {:.0} % of the time",
            work.name,
            one.wall,
            two.wall,
            two.cpu,
            50.0 * two.cpu / two.wall
        ));
    }
    lines.push(format!(
        "two threads against one, {}: {:.2}x one alone, {:.2}x one with the other core as busy",
        work.name,
        alone / together,
        beside / together
    ));
    Ok(lines)
}
