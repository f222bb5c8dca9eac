//! How deeply an analysis looked: stated for a block, a decision and an alternative, each only where it differs.

use barpoint_record::{Depth, Level};

use super::cursor::{Cursor, Fields, Result};

/// What is stated.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Stated {
    pub(super) preset: Option<String>,
    pub(super) checker: Option<u32>,
    pub(super) cube: Option<u32>,
    pub(super) rollout: Option<Trials>,
    no_rollout: bool,
}

/// A rollout, as far as it is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Trials {
    pub(super) trials: Option<u32>,
}

/// What a level is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of {
    Checker,
    Cube,
}

/// Reads a level.
pub(super) fn read(body: &mut Cursor<'_>) -> Result<Stated> {
    let mut fields = body.record()?;
    let stated = Stated {
        preset: fields.get(0, Cursor::text)?,
        checker: fields.get(1, Cursor::varint)?,
        cube: fields.get(2, Cursor::varint)?,
        rollout: fields.get(3, |body| trials(body.record()?))?,
        no_rollout: fields.has(4),
    };
    fields.end(4)?;
    Ok(stated)
}

fn trials(mut fields: Fields<'_>) -> Result<Trials> {
    let trials = fields.get(0, Cursor::varint)?;
    for number in 1..=3 {
        fields.get(number, Cursor::varint)?;
    }
    fields.get(4, Cursor::u64)?;
    for number in 5..=6 {
        fields.get(number, Cursor::varint)?;
    }
    fields.end(6)?;
    Ok(Trials { trials })
}

impl Stated {
    /// This level where it states something, the one around it where it does not.
    pub(super) fn within(&self, around: &Self) -> Self {
        let rollout = match (self.no_rollout, self.rollout, around.rollout) {
            (true, ..) => None,
            (false, Some(own), around) => Some(Trials {
                trials: own.trials.or(around.and_then(|a| a.trials)),
            }),
            (false, None, around) => around,
        };
        Self {
            preset: self.preset.clone().or_else(|| around.preset.clone()),
            checker: self.checker.or(around.checker),
            cube: self.cube.or(around.cube),
            rollout,
            no_rollout: false,
        }
    }

    /// As a record says it.
    pub(super) fn level(&self, of: Of) -> Level {
        let plies = match of {
            Of::Checker => self.checker.or(self.cube),
            Of::Cube => self.cube.or(self.checker),
        };
        let plies = plies.and_then(|plies| u8::try_from(plies).ok());
        let trials = self.rollout.and_then(|rollout| rollout.trials);
        let depth = trials.map(Depth::Trials).or(plies.map(Depth::Plies));
        let name = match (&self.preset, self.rollout, plies) {
            (Some(preset), ..) => preset.clone(),
            (None, Some(_), _) => "rollout".to_owned(),
            (None, None, Some(plies)) => format!("{plies}-ply"),
            (None, None, None) => String::new(),
        };
        Level { name, depth }
    }
}
