//! Rollouts (`temp.xgr`): records of 2184 bytes that plays and cube decisions refer to by number.

use std::cell::Cell;

use barpoint_equity::Equity;
use barpoint_record::{RolledOutPart, RolloutFacts};

use super::bytes::Fields;
use super::container::Member;
use super::inflate::Pieces;
use super::level;

/// Length of a record.
const LENGTH: usize = 2184;
/// For every so many bytes of the file one rollout may be read; packed, they take some thousand.
const SHARE: usize = 25;
/// Most rollouts that are read: every play of a very long session.
const MOST: usize = 30_000;
/// Standard errors in the half of a 95% confidence interval, which is what the records give.
const HALF_INTERVAL: f32 = 1.96;

/// What one record says.
pub(super) struct Rollout {
    facts: RolloutFacts,
    /// Standard errors of the equities: without doubling (or after the play), and of a double that is taken.
    pub(super) std_errs: [Option<Equity>; 2],
}

impl Rollout {
    pub(super) fn trials(&self) -> u32 {
        self.facts.trials
    }

    /// How it was made.
    pub(super) fn facts(&self, of: RolledOutPart) -> RolloutFacts {
        let trials_doubled = self.facts.trials_doubled;
        RolloutFacts {
            of,
            trials_doubled: trials_doubled.filter(|_| of == RolledOutPart::Cube),
            ..self.facts.clone()
        }
    }
}

/// The rollouts of a file.
#[derive(Default)]
pub(super) struct Rollouts {
    all: Vec<Rollout>,
    /// Whether a record asked for one that is not there.
    missing: Cell<bool>,
}

impl Rollouts {
    /// The rollout with this number behind something said at this level; nothing else has one.
    pub(super) fn get(&self, number: i32, level: i32) -> Option<&Rollout> {
        if level != level::ROLLOUT {
            return None;
        }
        let found = usize::try_from(number).ok().and_then(|n| self.all.get(n));
        self.missing.set(self.missing.get() || found.is_none());
        found
    }

    pub(super) fn is_missing(&self) -> bool {
        self.missing.get()
    }
}

/// All rollouts of a file of `size` bytes.
pub(super) fn read(member: &Member<'_>, size: usize) -> Rollouts {
    let most = MOST.min(size / SHARE);
    let mut pieces = Pieces::new(member.source());
    let mut piece = [0; LENGTH];
    let mut rollouts = Vec::new();
    while rollouts.len() < most && pieces.fill(&mut piece).is_none() {
        rollouts.push(rollout(Fields(&piece)));
    }
    Rollouts {
        all: rollouts,
        missing: Cell::new(false),
    }
}

fn rollout(fields: Fields<'_>) -> Rollout {
    let count = |at| u32::try_from(fields.i32(at)).unwrap_or(0);
    let std_err = |at| {
        let half = fields.f32(at);
        (half.is_finite() && half > 0.0).then_some(Equity(half / HALF_INTERVAL))
    };
    let seconds = fields.f32(2132);
    Rollout {
        facts: RolloutFacts {
            of: RolledOutPart::Cube,
            trials: count(84),
            trials_doubled: Some(count(2140)).filter(|&n| n > 0),
            seed: Some(i64::from(fields.i32(64))),
            truncated_after: fields.flag(0).then(|| count(4)),
            variance_reduction: fields.flag(40),
            cubeful: !fields.flag(41),
            checker_level: Some(level::of(fields.i32(28), None)),
            cube_level: Some(level::of(fields.i32(44), None)),
            seconds: (seconds.is_finite() && seconds > 0.0).then_some(seconds),
        },
        std_errs: [std_err(2020), std_err(2024)],
    }
}
