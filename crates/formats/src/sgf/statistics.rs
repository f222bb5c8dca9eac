//! Game statistics (`GS`): three values, numbers in pairs White Black.

use barpoint_record::{CheckerCounts, CubeCounts, GameStatistics, LuckCounts};
use barpoint_rules::{BySide, Side};

use super::number::{Words, append, fixed};

/// Reads the values of `GS`; `None` if any is malformed.
pub(super) fn read(values: &[String]) -> Option<GameStatistics> {
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
        for kind in 0..4 {
            counts.pair(checker, |c| c.marks[kind]);
        }
        for side in Side::BOTH {
            append(
                &mut counts.0,
                &[checker[side].loss_emg, checker[side].loss_mwc],
                fixed,
            );
        }
        text += &counts.close();
    }
    if let Some(cube) = &statistics.cube {
        let mut counts = Counts::new("C");
        counts.pair(cube, |c| c.total);
        counts.pair(cube, |c| c.doubles);
        counts.pair(cube, |c| c.takes);
        counts.pair(cube, |c| c.passes);
        for kind in 0..6 {
            counts.pair(cube, |c| c.errors[kind]);
        }
        for side in Side::BOTH {
            for (emg, mwc) in cube[side].losses {
                append(&mut counts.0, &[emg, mwc], fixed);
            }
        }
        text += &counts.close();
    }
    if let Some(luck) = &statistics.luck {
        let mut counts = Counts::new("D");
        for kind in 0..5 {
            counts.pair(luck, |c| c.marks[kind]);
        }
        for side in Side::BOTH {
            append(
                &mut counts.0,
                &[luck[side].luck_emg, luck[side].luck_mwc],
                fixed,
            );
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

fn read_checker(mut words: Words<'_>) -> Option<BySide<CheckerCounts>> {
    let mut counts = BySide::<CheckerCounts>::default();
    set_pair(&mut words, &mut counts, |c, n| c.unforced = n)?;
    set_pair(&mut words, &mut counts, |c, n| c.total = n)?;
    for kind in 0..4 {
        set_pair(&mut words, &mut counts, |c, n| c.marks[kind] = n)?;
    }
    for side in Side::BOTH {
        [counts[side].loss_emg, counts[side].loss_mwc] = words.numbers()?;
    }
    words.finish().then_some(counts)
}

fn read_cube(mut words: Words<'_>) -> Option<BySide<CubeCounts>> {
    let mut counts = BySide::<CubeCounts>::default();
    set_pair(&mut words, &mut counts, |c, n| c.total = n)?;
    set_pair(&mut words, &mut counts, |c, n| c.doubles = n)?;
    set_pair(&mut words, &mut counts, |c, n| c.takes = n)?;
    set_pair(&mut words, &mut counts, |c, n| c.passes = n)?;
    for kind in 0..6 {
        set_pair(&mut words, &mut counts, |c, n| c.errors[kind] = n)?;
    }
    for side in Side::BOTH {
        for kind in 0..6 {
            let [emg, mwc] = words.numbers()?;
            counts[side].losses[kind] = (emg, mwc);
        }
    }
    words.finish().then_some(counts)
}

fn read_luck(mut words: Words<'_>) -> Option<BySide<LuckCounts>> {
    let mut counts = BySide::<LuckCounts>::default();
    for kind in 0..5 {
        set_pair(&mut words, &mut counts, |c, n| c.marks[kind] = n)?;
    }
    for side in Side::BOTH {
        [counts[side].luck_emg, counts[side].luck_mwc] = words.numbers()?;
    }
    words.finish().then_some(counts)
}

#[cfg(test)]
mod tests {
    use super::{read, write};

    #[test]
    fn statistics_come_back_as_they_were() {
        let values = [
            "M:18 18 19 20 0 0 0 3 4 2 15 15 0.179936 0.020236 0.398484 0.053108",
            "C:31 6 0 1 1 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0.000000 0.000000 0.000000 0.000000 \
             0.000000 0.000000 0.000000 0.000000 0.044189 0.003417 0.000000 0.000000 0.000000 0.000000 \
             0.000000 0.000000 0.000000 0.000000 0.000000 0.000000 0.000000 0.000000 0.000000 0.000000",
            "D:0 0 0 0 32 32 0 0 0 0 -inf -inf -inf -inf",
        ]
        .map(str::to_owned);
        let statistics = read(&values).unwrap();
        let checker = statistics.checker.unwrap();
        assert_eq!(checker.black.marks, [0, 3, 2, 15]);
        let cube = statistics.cube.unwrap();
        assert_eq!((cube.white.takes, cube.black.doubles), (1, 1));
        assert_eq!(cube.white.errors, [0, 0, 0, 0, 1, 0]);
        assert_eq!(cube.white.losses[4], (0.044_189, 0.003_417));
        assert_eq!(write(&statistics), format!("GS[{}]", values.join("][")));
        assert_eq!(read(&["M:1 2 3".to_owned()]), None);
    }
}
