//! The statistics as rows of text, in the order and precision GNU Backgammon shows them.

use barpoint_record::{CubeError, ErrorTally};
use barpoint_rules::{BySide, Side};

use super::rates::small;
use super::{LuckRating, LuckResult, Rating, SideStatistics, Statistics, Total, Winnings};

/// A titled group of rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// What the rows are about.
    pub title: &'static str,
    /// The rows.
    pub rows: Vec<Row>,
}

/// One line: a label and a value for each player, perhaps empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What is shown.
    pub label: String,
    /// The values; leading blanks align the numbers of a column.
    pub values: BySide<String>,
}

/// All four sections.
#[must_use]
pub fn sections(statistics: &Statistics) -> Vec<Section> {
    let table = Table { statistics };
    vec![
        Section {
            title: "Chequerplay statistics",
            rows: table.checker(),
        },
        Section {
            title: "Luck statistics",
            rows: table.luck(),
        },
        Section {
            title: "Cube statistics",
            rows: table.cube(),
        },
        Section {
            title: "Overall statistics",
            rows: table.overall(),
        },
    ]
}

struct Table<'a> {
    statistics: &'a Statistics,
}

impl Table<'_> {
    fn checker(&self) -> Vec<Row> {
        let mut rows = vec![
            self.count("Total moves", |s| s.checker.total),
            self.count("Unforced moves", |s| s.checker.unforced),
            self.count("Unmarked moves", |s| s.checker.marks.unmarked),
            self.count("Moves marked doubtful", |s| s.checker.marks.doubtful),
            self.count("Moves marked bad", |s| s.checker.marks.bad),
            self.count("Moves marked very bad", |s| s.checker.marks.very_bad),
        ];
        rows.extend(self.errors(SideStatistics::checker_loss, SideStatistics::checker_rate));
        rows.push(self.each("Chequerplay rating", |s| rating(s.checker_rating())));
        rows
    }

    fn luck(&self) -> Vec<Row> {
        vec![
            self.count("Rolls marked very lucky", |s| s.luck.marks.very_lucky),
            self.count("Rolls marked lucky", |s| s.luck.marks.lucky),
            self.count("Rolls unmarked", |s| s.luck.marks.unmarked),
            self.count("Rolls marked unlucky", |s| s.luck.marks.unlucky),
            self.count("Rolls marked very unlucky", |s| s.luck.marks.very_unlucky),
            self.total("Luck total", SideStatistics::total_luck),
            self.rate("Luck rate", SideStatistics::luck_rate),
            self.each("Luck rating", |s| {
                luck_rating(LuckRating::of(s.luck_rate().emg.get()))
            }),
        ]
    }

    fn cube(&self) -> Vec<Row> {
        const ERRORS: [&str; 6] = [
            "Missed doubles below CP",
            "Missed doubles above CP",
            "Wrong doubles below DP",
            "Wrong doubles above TG",
            "Wrong takes",
            "Wrong passes",
        ];
        let mut rows = vec![
            self.count("Total cube decisions", |s| s.cube.total),
            self.count("Close or actual cube decisions", |s| s.close_cube),
            self.count("Doubles", |s| s.cube.doubles),
            self.count("Takes", |s| s.cube.takes),
            self.count("Passes", |s| s.cube.passes),
        ];
        rows.extend(CubeError::ALL.into_iter().zip(ERRORS).map(|(kind, label)| {
            let label = format!("{label} (EMG ({}))", self.unit());
            self.each(&label, |s| self.cube_error(s, kind))
        }));
        rows.extend(self.errors(SideStatistics::cube_loss, SideStatistics::cube_rate));
        rows.push(self.each("Cube decision rating", |s| rating(s.cube_rating())));
        rows
    }

    fn overall(&self) -> Vec<Row> {
        let mut rows = Vec::from(self.errors(SideStatistics::loss, SideStatistics::rate));
        rows.push(by_side("Snowie error rate", |side| {
            let rate = -self.statistics.snowie_rate(side);
            format!("   {rate:+6.1}   ({})", self.real(Winnings(0.0)))
        }));
        rows.push(self.each("Overall rating", |s| rating(s.rating())));
        let statistics = self.statistics;
        rows.push(by_side("Actual result", |side| {
            self.result(statistics.actual_result(side))
        }));
        rows.push(by_side("Luck adjusted result", |side| {
            self.result(statistics.luck_adjusted_result(side))
        }));
        if self.is_match() {
            rows.extend(self.fibs());
        } else {
            rows.extend(self.advantage("actual", |result| result.actual));
            rows.extend(self.advantage("luck adjusted", |result| result.luck_adjusted));
        }
        rows
    }

    fn fibs(&self) -> Vec<Row> {
        let statistics = self.statistics;
        let points = |points: Option<f32>| points.map_or_else(none, |p| format!("{p:6.1}"));
        let difference = statistics.fibs_difference(Side::White);
        vec![
            Row {
                label: "Luck based FIBS rating diff.".to_owned(),
                values: BySide::new(
                    difference.map_or_else(none, |d| format!("{d:+7.2}")),
                    String::new(),
                ),
            },
            by_side("Error based abs. FIBS rating", |side| {
                points(statistics.fibs_rating(side))
            }),
            by_side("Chequerplay errors rating loss", |side| {
                points(statistics.fibs_checker_loss(side))
            }),
            by_side("Cube errors rating loss", |side| {
                points(statistics.fibs_cube_loss(side))
            }),
        ]
    }

    /// Points a game, and the range around the sum of points that is 1.96 standard errors of the
    /// mean wide on each side (so gnubg prints it).
    fn advantage(&self, label: &str, value: impl Fn(&LuckResult) -> Winnings) -> Vec<Row> {
        let results = self.statistics.results.iter();
        let results: Vec<f32> = results.map(|result| value(result).get()).collect();
        if results.len() < 2 {
            return Vec::new();
        }
        let count = small(u32::try_from(results.len()).unwrap_or(u32::MAX));
        let sum: f32 = results.iter().sum();
        let mean = sum / count;
        let squares: f32 = results.iter().map(|r| (r - mean) * (r - mean)).sum();
        let half_width = 1.959_964 * (squares / (count - 1.0) / count).sqrt();
        let signed = |side, value: f32| if side == Side::White { value } else { -value };
        vec![
            by_side(&format!("Advantage ({label}) in ppg"), |side| {
                format!("{:+6.3}", signed(side, mean))
            }),
            by_side("95% confidence interval (ppg)", |side| {
                let centre = signed(side, sum);
                let (low, high) = (centre - half_width, centre + half_width);
                format!("[{low:6.3},{high:6.3}]")
            }),
        ]
    }

    fn errors(
        &self,
        loss: impl Fn(&SideStatistics) -> Total,
        rate: impl Fn(&SideStatistics) -> Total,
    ) -> [Row; 2] {
        [
            self.total("Error total", |s| -loss(s)),
            self.rate("Error rate", |s| -rate(s)),
        ]
    }

    fn total(&self, label: &str, total: impl Fn(&SideStatistics) -> Total) -> Row {
        let label = format!("{label} EMG ({})", self.unit());
        self.each(&label, |s| {
            let Total { emg, real } = total(s);
            format!("     {:+6.3} ({})", emg.get(), self.real(real))
        })
    }

    fn rate(&self, label: &str, rate: impl Fn(&SideStatistics) -> Total) -> Row {
        let label = format!("{label} mEMG ({})", self.unit());
        self.each(&label, |s| {
            let Total { emg, real } = rate(s);
            format!("   {:+6.1}   ({})", 1000.0 * emg.get(), self.real(real))
        })
    }

    fn cube_error(&self, side: &SideStatistics, kind: CubeError) -> String {
        let ErrorTally { count, loss } = side.cube.errors[kind];
        if count == 0 {
            return format!("{count:3}");
        }
        let Total { emg, real } = -loss;
        format!("{count:3} ({:+6.3} ({}))", emg.get(), self.real(real))
    }

    fn real(&self, Winnings(real): Winnings) -> String {
        if self.is_match() {
            format!("{:+7.3}%", 100.0 * real)
        } else {
            format!("{real:+7.3}")
        }
    }

    fn count(&self, label: &str, count: impl Fn(&SideStatistics) -> u32) -> Row {
        self.each(label, |s| format!("{:3}", count(s)))
    }

    fn each(&self, label: &str, value: impl Fn(&SideStatistics) -> String) -> Row {
        by_side(label, |side| value(&self.statistics.sides[side]))
    }

    fn result(&self, Winnings(result): Winnings) -> String {
        if self.is_match() {
            format!("{:+7.2}%", 100.0 * result)
        } else {
            format!("{result:+7.3}")
        }
    }

    const fn is_match(&self) -> bool {
        self.statistics.length > 0
    }

    const fn unit(&self) -> &'static str {
        if self.is_match() { "MWC" } else { "Points" }
    }
}

fn by_side(label: &str, value: impl FnMut(Side) -> String) -> Row {
    Row {
        label: label.to_owned(),
        values: BySide::from_fn(value),
    }
}

fn none() -> String {
    "n/a".to_owned()
}

fn rating(rating: Option<Rating>) -> String {
    let Some(rating) = rating else {
        return none();
    };
    let text = match rating {
        Rating::Awful => "Awful!",
        Rating::Beginner => "Beginner",
        Rating::CasualPlayer => "Casual player",
        Rating::Intermediate => "Intermediate",
        Rating::Advanced => "Advanced",
        Rating::Expert => "Expert",
        Rating::WorldClass => "World class",
        Rating::Supernatural => "Supernatural",
    };
    text.to_owned()
}

fn luck_rating(rating: LuckRating) -> String {
    let text = match rating {
        LuckRating::VeryBad => "Go to bed",
        LuckRating::Bad => "Bad dice, man!",
        LuckRating::None => "None",
        LuckRating::Good => "Good dice, man!",
        LuckRating::VeryGood => "Go to Las Vegas",
    };
    text.to_owned()
}
