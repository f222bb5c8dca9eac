//! Single rows, and numbers and ratings in words.

use barpoint_record::{CubeMistake, ErrorTally};
use barpoint_rules::{BySide, Side};

use super::{Row, RowKind, Table};
use crate::statistics::{LuckRating, Rating, SideStatistics, Total, Winnings};

impl Table<'_> {
    pub(super) fn errors(
        &self,
        loss: impl Fn(&SideStatistics) -> Total,
        rate: impl Fn(&SideStatistics) -> Total,
    ) -> [Row; 2] {
        [
            self.total(RowKind::ErrorTotal, |s| -loss(s)),
            self.rate(RowKind::ErrorRate, |s| -rate(s)),
        ]
    }

    pub(super) fn total(&self, kind: RowKind, total: impl Fn(&SideStatistics) -> Total) -> Row {
        self.each(kind, |s| {
            let Total { emg, real } = total(s);
            format!("     {:+6.3} ({})", emg.get(), self.real(real))
        })
        .in_units(&format!(" EMG ({})", self.unit()))
    }

    pub(super) fn rate(&self, kind: RowKind, rate: impl Fn(&SideStatistics) -> Total) -> Row {
        self.each(kind, |s| {
            let Total { emg, real } = rate(s);
            format!(
                "   {:+6.1}   ({})",
                self.scale.factor * emg.get(),
                self.real(real)
            )
        })
        .in_units(&format!(" mEMG ({})", self.unit()))
        .of_whole()
    }

    pub(super) fn cube_error(&self, side: &SideStatistics, kind: CubeMistake) -> String {
        let ErrorTally { count, loss } = side.cube.errors[kind];
        if count == 0 {
            return format!("{count:3}");
        }
        let Total { emg, real } = -loss;
        format!("{count:3} ({:+6.3} ({}))", emg.get(), self.real(real))
    }

    pub(super) fn real(&self, Winnings(real): Winnings) -> String {
        if self.is_match() {
            format!("{:+7.3}%", 100.0 * real)
        } else {
            format!("{real:+7.3}")
        }
    }

    pub(super) fn count(&self, kind: RowKind, count: impl Fn(&SideStatistics) -> u32) -> Row {
        self.each(kind, |s| format!("{:3}", count(s)))
    }

    pub(super) fn each(&self, kind: RowKind, value: impl Fn(&SideStatistics) -> String) -> Row {
        by_side(kind, |side| value(&self.statistics.sides[side]))
    }

    pub(super) fn result(&self, Winnings(result): Winnings) -> String {
        if self.is_match() {
            format!("{:+7.2}%", 100.0 * result)
        } else {
            format!("{result:+7.3}")
        }
    }

    pub(super) const fn is_match(&self) -> bool {
        self.statistics.length > 0
    }

    pub(super) const fn unit(&self) -> &'static str {
        if self.is_match() { "MWC" } else { "Points" }
    }
}

pub(super) fn by_side(kind: RowKind, value: impl FnMut(Side) -> String) -> Row {
    Row {
        kind,
        label: kind.label().to_owned(),
        values: BySide::from_fn(value),
        holds_in_part: true,
    }
}

pub(super) fn none() -> String {
    "n/a".to_owned()
}

pub(super) fn rating(rating: Option<Rating>) -> String {
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

pub(super) fn luck_rating(rating: LuckRating) -> String {
    let text = match rating {
        LuckRating::VeryBad => "Go to bed",
        LuckRating::Bad => "Bad dice, man!",
        LuckRating::None => "None",
        LuckRating::Good => "Good dice, man!",
        LuckRating::VeryGood => "Go to Las Vegas",
    };
    text.to_owned()
}
