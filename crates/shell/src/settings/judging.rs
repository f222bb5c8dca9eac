//! What the analysis looks at and marks, and when the tutor warns.

use barpoint_equity::Equity;
use barpoint_eval::MoveFilter;
use barpoint_record::{LuckMark, SkillMark, SkillThresholds};
use barpoint_rules::{BySide, Side};

use super::{Decisions, Evaluation};

/// The settings of `analyse`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Analysis {
    pub(crate) decisions: Decisions,
    pub(crate) luck: Evaluation,
    /// Whether checker plays, cube decisions and rolls are looked at.
    pub(crate) moves: bool,
    pub(crate) cube: bool,
    pub(crate) rolls: bool,
    /// Whose decisions are.
    pub(crate) players: BySide<bool>,
    pub(crate) thresholds: Thresholds,
}

impl Default for Analysis {
    fn default() -> Self {
        let luck = Evaluation {
            prune: false,
            ..Evaluation::at(0)
        };
        Self {
            decisions: Decisions::with(MoveFilter::LARGE),
            luck,
            moves: true,
            cube: true,
            rolls: true,
            players: BySide::new(true, true),
            thresholds: Thresholds::default(),
        }
    }
}

/// From which loss decisions, and from which luck rolls, are marked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Thresholds {
    pub(crate) doubtful: f32,
    pub(crate) bad: f32,
    pub(crate) very_bad: f32,
    pub(crate) lucky: f32,
    pub(crate) very_lucky: f32,
    pub(crate) unlucky: f32,
    pub(crate) very_unlucky: f32,
}

impl Default for Thresholds {
    /// gnubg's.
    fn default() -> Self {
        Self {
            doubtful: 0.03,
            bad: 0.06,
            very_bad: 0.12,
            lucky: 0.3,
            very_lucky: 0.6,
            unlucky: 0.3,
            very_unlucky: 0.6,
        }
    }
}

impl Thresholds {
    /// Those of decisions, as the engine marks by them: a worse mark never begins below a milder one.
    pub(crate) fn skill(&self) -> SkillThresholds {
        let step = 0.0001;
        let bad = self.bad.max(self.doubtful + step);
        let very_bad = self.very_bad.max(bad + step);
        let losses = [self.doubtful, bad, very_bad].map(Equity);
        SkillThresholds::new(losses).unwrap_or_default()
    }

    /// The mark of a roll.
    pub(crate) fn luck(&self, luck: Equity) -> Option<LuckMark> {
        let luck = luck.get();
        match () {
            () if luck > self.very_lucky => Some(LuckMark::VeryLucky),
            () if luck > self.lucky => Some(LuckMark::Lucky),
            () if luck < -self.very_unlucky => Some(LuckMark::VeryUnlucky),
            () if luck < -self.unlucky => Some(LuckMark::Unlucky),
            () => None,
        }
    }
}

/// The settings of the tutor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tutor {
    pub(crate) on: bool,
    pub(crate) checker: bool,
    pub(crate) cube: bool,
    /// The mildest mark of which it warns.
    pub(crate) from: SkillMark,
}

impl Default for Tutor {
    /// Off, then for both kinds of decisions from doubtful on.
    fn default() -> Self {
        Self {
            on: false,
            checker: true,
            cube: true,
            from: SkillMark::Doubtful,
        }
    }
}

impl Analysis {
    /// Whether the decisions of a player are looked at.
    pub(crate) fn looks_at(&self, side: Side) -> bool {
        self.players[side]
    }
}
