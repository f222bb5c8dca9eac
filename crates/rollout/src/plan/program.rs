//! Plans whose plays another program makes.

use std::fmt;
use std::sync::Arc;

use barpoint_eval::CubeUse;

use super::RolloutPlan;
use super::settings::cubeless;
use crate::program::Program;
use crate::{BearoffTruncation, PlayingProgram};

impl RolloutPlan {
    /// The same with the checker plays of both sides made by a program. Such trials know no cube and are played until the game is
    /// over; the evaluator measures their luck alone. The plan has to be cubeless, or the second candidate of a cube decision
    /// would be its first again.
    #[must_use]
    pub fn with_program(mut self, program: Arc<dyn PlayingProgram>) -> Self {
        self.settings = cubeless(&self.settings);
        self.settings.cube = CubeUse::Cubeless;
        self.settings.truncation = None;
        self.settings.bearoff = BearoffTruncation::NONE;
        self.program = Some(Program(program));
        self
    }

    /// The program that makes the checker plays, if one does.
    #[must_use]
    pub fn program(&self) -> Option<&dyn PlayingProgram> {
        self.program.as_ref().map(|program| &*program.0)
    }
}

/// A program is named where there is one alone: without it a plan is known by the same fingerprint as ever.
impl fmt::Debug for RolloutPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fields = f.debug_struct("RolloutPlan");
        fields
            .field("context", &self.context)
            .field("candidates", &self.candidates)
            .field("settings", &self.settings)
            .field("dice_file", &self.dice_file);
        if let Some(program) = &self.program {
            fields.field("program", program);
        }
        fields.finish()
    }
}
