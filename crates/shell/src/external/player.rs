//! Players who answer over a socket: each decision goes out as a line of figures, and a line with the decision comes back.

use std::io::Write;

use barpoint_app::external::action;
use barpoint_engine::BkgMemory;
use barpoint_engine::table::{self, ProgramAction};
use barpoint_rules::{BySide, Decision, MatchState, Side};

use crate::flow::legal;
use crate::shell::{Refusal, Shell};

impl Shell {
    /// What a player over a socket does; `false` if the game waits because the answer is of no use.
    pub(crate) fn external_acts(
        &mut self,
        state: &MatchState,
        side: Side,
        out: &mut dyn Write,
    ) -> Result<bool, Refusal> {
        if let Decision::AnswerResignation(..) = state.decision() {
            // The protocol has no resignations: the program answers them.
            let seats = BySide::from_fn(|_| self.session.program_at_table(side, state.decision()));
            return match table::program_action(
                state,
                &seats,
                &*self.engine()?,
                &BkgMemory::default(),
            ) {
                ProgramAction::Do(action) => self.act(state, action, out).map(|()| true),
                ProgramAction::Roll => self.throw(out),
            };
        }
        // gnubg, asked without the cube, offers it all the same.
        if matches!(state.decision(), Decision::Turn(_)) && !state.may_double() {
            return self.throw(out);
        }
        if let Decision::Play(_, roll) = state.decision()
            && legal(state, roll).is_empty()
        {
            return self.without_choice(state, out);
        }
        let names = BySide::from_fn(|side| self.session.name(side).to_owned());
        let Some(external) = &mut self.session.externals[side] else {
            return Ok(false);
        };
        let asked = external.ask(state, BySide::from_fn(|side| names[side].as_str()));
        let answer = asked.map_err(|error| Refusal::new(error.to_string()))?;
        if answer.eq_ignore_ascii_case("roll") && matches!(state.decision(), Decision::Turn(_)) {
            return self.throw(out);
        }
        let name = self.session.name(side).to_owned();
        let action = action(state, side, &answer).ok_or_else(|| {
            Refusal::new(format!(
                "{name} answered `{answer}', which is no decision here."
            ))
        })?;
        self.act(state, action, out)?;
        Ok(true)
    }
}
