//! The steps of the checks, and how long each took.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use crate::TaskError;

/// What was run so far.
#[derive(Default)]
pub(super) struct Steps {
    done: Vec<Step>,
}

/// What one step cost.
struct Step {
    name: String,
    /// Time on the clock.
    wall: Duration,
    /// Processor time of the programs it ran.
    processor: Duration,
}

impl Steps {
    /// Runs a step, which returns the processor time of the programs it ran.
    #[expect(clippy::print_stdout, reason = "this is the program's face")]
    pub(super) fn run(
        &mut self,
        name: &str,
        step: impl FnOnce() -> Result<Duration, TaskError>,
    ) -> Result<(), TaskError> {
        println!("== {name}");
        let begun = Instant::now();
        let outcome = step();
        self.done.push(Step {
            name: name.to_owned(),
            wall: begun.elapsed(),
            processor: *outcome.as_ref().unwrap_or(&Duration::ZERO),
        });
        outcome.map(drop)
    }

    /// The table of times.
    pub(super) fn table(&self) -> String {
        table(&self.done)
    }
}

/// One line a step, slowest first, and the sum.
fn table(steps: &[Step]) -> String {
    let mut slowest: Vec<&Step> = steps.iter().collect();
    slowest.sort_by_key(|step| std::cmp::Reverse(step.wall));
    let mut text = format!(
        "{:<44}{:>9}{:>12}\n",
        "Steps, slowest first", "clock", "processor"
    );
    let mut line = |name: &str, wall: Duration, processor: Duration| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{name:<44}{:>9}{:>12}", shown(wall), shown(processor));
    };
    for step in &slowest {
        line(&step.name, step.wall, step.processor);
    }
    let sum = |of: fn(&Step) -> Duration| steps.iter().map(of).sum();
    line("all", sum(|step| step.wall), sum(|step| step.processor));
    text
}

/// `4:07.3`, minutes and seconds.
fn shown(time: Duration) -> String {
    let tenths = time.as_millis() / 100;
    format!("{}:{:02}.{}", tenths / 600, tenths / 10 % 60, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_step_comes_first() {
        let step = |name: &str, wall: u64, processor: u64| Step {
            name: name.to_owned(),
            wall: Duration::from_secs(wall),
            processor: Duration::from_millis(processor),
        };
        let table = table(&[step("quick", 3, 2_500), step("slow", 125, 200_000)]);
        let words: Vec<Vec<&str>> = table
            .lines()
            .skip(1)
            .map(|line| line.split_whitespace().collect())
            .collect();
        assert_eq!(words[0], ["slow", "2:05.0", "3:20.0"]);
        assert_eq!(words[1], ["quick", "0:03.0", "0:02.5"]);
        assert_eq!(words[2], ["all", "2:08.0", "3:22.5"]);
    }
}
