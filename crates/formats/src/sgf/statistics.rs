//! Game statistics (`GS`): three values, numbers in pairs White Black.

use barpoint_record::{CheckerCounts, CubeCounts, CubeMistake, GameStatistics, LuckCounts, Total};
use barpoint_rules::{BySide, Side};

use super::number::{Words, append, fixed};

/// Reads the values of `GS`; `None` if any is malformed.
pub(super) fn read(values: &[&str]) -> Option<GameStatistics> {
    let mut statistics = GameStatistics::default();
    for value in values {
        let (kind, numbers) = value.split_once(':')?;
        let words = Words::new(numbers);
        match kind.trim() {
            "M" => statistics.checker = Some(read_checker(words)?),
            "C" => statistics.cube = Some(read_cube(words)?),
            "D" => statistics.luck = Some(read_luck(words)?),
            _ => return None,
        }
    }
    Some(statistics)
}

/// The property with its name.
pub(super) fn write(statistics: &GameStatistics) -> String {
    let mut text = String::from("GS");
    if let Some(checker) = &statistics.checker {
        let mut counts = Counts::new("M");
        counts.pair(checker, |c| c.unforced);
        counts.pair(checker, |c| c.total);
        counts.pair(checker, |c| c.marks.very_bad);
        counts.pair(checker, |c| c.marks.bad);
        counts.pair(checker, |c| c.marks.doubtful);
        counts.pair(checker, |c| c.marks.unmarked);
        for side in Side::BOTH {
            counts.total(checker[side].loss);
        }
        text += &counts.close();
    }
    if let Some(cube) = &statistics.cube {
        let mut counts = Counts::new("C");
        counts.pair(cube, |c| c.total);
        counts.pair(cube, |c| c.doubles);
        counts.pair(cube, |c| c.takes);
        counts.pair(cube, |c| c.passes);
        for kind in CubeMistake::ALL {
            counts.pair(cube, |c| c.errors[kind].count);
        }
        for side in Side::BOTH {
            for kind in CubeMistake::ALL {
                counts.total(cube[side].errors[kind].loss);
            }
        }
        text += &counts.close();
    }
    if let Some(luck) = &statistics.luck {
        let mut counts = Counts::new("D");
        counts.pair(luck, |c| c.marks.very_unlucky);
        counts.pair(luck, |c| c.marks.unlucky);
        counts.pair(luck, |c| c.marks.unmarked);
        counts.pair(luck, |c| c.marks.lucky);
        counts.pair(luck, |c| c.marks.very_lucky);
        for side in Side::BOTH {
            counts.total(luck[side].total);
        }
        text += &counts.close();
    }
    text
}

/// A value being written: a letter, a colon, numbers with blanks between.
struct Counts(String);

impl Counts {
    fn new(kind: &str) -> Self {
        Self(format!("[{kind}:"))
    }

    fn pair<T>(&mut self, sides: &BySide<T>, count: impl Fn(&T) -> u32) {
        for side in Side::BOTH {
            if !self.0.ends_with(':') {
                self.0.push(' ');
            }
            self.0 += &count(&sides[side]).to_string();
        }
    }

    fn total(&mut self, total: Total) {
        append(&mut self.0, &[total.emg.get(), total.real.get()], fixed);
    }

    fn close(self) -> String {
        self.0 + "]"
    }
}

fn set_pair<T>(
    words: &mut Words<'_>,
    sides: &mut BySide<T>,
    set: impl Fn(&mut T, u32),
) -> Option<()> {
    for side in Side::BOTH {
        set(&mut sides[side], words.number()?);
    }
    Some(())
}

fn read_total(words: &mut Words<'_>) -> Option<Total> {
    let [emg, real] = words.numbers()?;
    Some(Total::new(emg, real))
}

fn read_checker(mut words: Words<'_>) -> Option<BySide<CheckerCounts>> {
    let mut counts = BySide::<CheckerCounts>::default();
    set_pair(&mut words, &mut counts, |c, n| c.unforced = n)?;
    set_pair(&mut words, &mut counts, |c, n| c.total = n)?;
    set_pair(&mut words, &mut counts, |c, n| c.marks.very_bad = n)?;
    set_pair(&mut words, &mut counts, |c, n| c.marks.bad = n)?;
    set_pair(&mut words, &mut counts, |c, n| c.marks.doubtful = n)?;
    set_pair(&mut words, &mut counts, |c, n| c.marks.unmarked = n)?;
    for side in Side::BOTH {
        counts[side].loss = read_total(&mut words)?;
    }
    words.finish().then_some(counts)
}

fn read_cube(mut words: Words<'_>) -> Option<BySide<CubeCounts>> {
    let mut counts = BySide::<CubeCounts>::default();
    set_pair(&mut words, &mut counts, |c, n| c.total = n)?;
    set_pair(&mut words, &mut counts, |c, n| c.doubles = n)?;
    set_pair(&mut words, &mut counts, |c, n| c.takes = n)?;
    set_pair(&mut words, &mut counts, |c, n| c.passes = n)?;
    for kind in CubeMistake::ALL {
        set_pair(&mut words, &mut counts, |c, n| c.errors[kind].count = n)?;
    }
    for side in Side::BOTH {
        for kind in CubeMistake::ALL {
            counts[side].errors[kind].loss = read_total(&mut words)?;
        }
    }
    words.finish().then_some(counts)
}

fn read_luck(mut words: Words<'_>) -> Option<BySide<LuckCounts>> {
    let mut counts = BySide::<LuckCounts>::default();
    set_pair(&mut words, &mut counts, |c, n| c.marks.very_unlucky = n)?;
    set_pair(&mut words, &mut counts, |c, n| c.marks.unlucky = n)?;
    set_pair(&mut words, &mut counts, |c, n| c.marks.unmarked = n)?;
    set_pair(&mut words, &mut counts, |c, n| c.marks.lucky = n)?;
    set_pair(&mut words, &mut counts, |c, n| c.marks.very_lucky = n)?;
    for side in Side::BOTH {
        counts[side].total = read_total(&mut words)?;
    }
    words.finish().then_some(counts)
}

#[cfg(test)]
mod tests {
    use barpoint_record::{CubeMistake, ErrorTally, SkillCounts, Total};

    use super::{read, write};

    #[test]
    fn statistics_come_back_as_they_were() {
        let values = [
            "M:18 18 19 20 0 0 0 3 4 2 15 15 0.179936 0.020236 0.398484 0.053108",
            "C:31 6 0 1 1 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0.000000 0.000000 0.000000 0.000000 \
             0.000000 0.000000 0.000000 0.000000 0.044189 0.003417 0.000000 0.000000 0.000000 0.000000 \
             0.000000 0.000000 0.000000 0.000000 0.000000 0.000000 0.000000 0.000000 0.000000 0.000000",
            "D:0 0 0 0 32 32 0 0 0 0 -inf -inf -inf -inf",
        ];
        let statistics = read(&values).unwrap();
        let checker = statistics.checker.unwrap();
        let marks = SkillCounts {
            very_bad: 0,
            bad: 3,
            doubtful: 2,
            unmarked: 15,
        };
        assert_eq!(checker.black.marks, marks);
        let cube = statistics.cube.unwrap();
        assert_eq!((cube.white.takes, cube.black.doubles), (1, 1));
        for kind in CubeMistake::ALL {
            let expected = if kind == CubeMistake::WrongTake {
                ErrorTally {
                    count: 1,
                    loss: Total::new(0.044_189, 0.003_417),
                }
            } else {
                ErrorTally::default()
            };
            assert_eq!(cube.white.errors[kind], expected, "{kind:?}");
        }
        assert_eq!(write(&statistics), format!("GS[{}]", values.join("][")));
        assert_eq!(read(&["M:1 2 3"]), None);
    }
}
