//! Decisions valued by rollouts: `rollout`, hints and players whose settings say so.

use std::io::Write;
use std::sync::Arc;

use barpoint_app::rollout::{Part, Rollout as Job, lines};
use barpoint_engine::table::ProgramAction;
use barpoint_engine::{Candidates, Edition, RolloutFindings, RolloutTask, Stop};
use barpoint_equity::{CubeVerdict, Offer, Response};
use barpoint_eval::CubeUse;
use barpoint_rules::{Action, Decision, MatchState, Pending, Snapshot};

use crate::settings::{Decisions, Method, Rollout};
use crate::shell::{Refusal, Shell};

/// How many of the best plays are compared where none are named.
pub(crate) const PLAYS: u16 = 5;

/// The rollout of a decision that is valued by one, and what it compares.
fn asked(decisions: &Decisions, state: &MatchState) -> Option<(Rollout, Candidates)> {
    let (decision, candidates) = match state.decision() {
        Decision::Play(..) => (&decisions.checker, Candidates::Best(PLAYS)),
        Decision::Turn(_) if state.may_double() => (&decisions.cube, Candidates::Cube),
        Decision::AnswerDouble(_) if before_double(state).is_some() => {
            (&decisions.cube, Candidates::Cube)
        }
        _ => return None,
    };
    (decision.method == Method::Rollout).then(|| (decision.rollout.clone(), candidates))
}

/// The state in which the player who doubled decided to; `None` where nobody has, or the cube has been turned again since.
fn before_double(state: &MatchState) -> Option<MatchState> {
    let snapshot = state.snapshot()?;
    let doubled = snapshot.pending == Pending::Answer { beavers: 0 };
    let undoubled = Snapshot {
        pending: Pending::Turn,
        ..snapshot
    };
    doubled.then(|| MatchState::from_snapshot(&undoubled).ok())?
}

/// What a verdict tells the player who decides.
fn cube_action(state: &MatchState, verdict: CubeVerdict) -> ProgramAction {
    let CubeVerdict::Available {
        offer, response, ..
    } = verdict
    else {
        return ProgramAction::Roll;
    };
    let may = |action| {
        let mut tried = *state;
        tried.apply(action).is_ok()
    };
    ProgramAction::Do(match (state.decision(), response) {
        (Decision::AnswerDouble(_), Response::Pass) => Action::Pass,
        (Decision::AnswerDouble(_), Response::Beaver) if may(Action::Beaver) => Action::Beaver,
        (Decision::AnswerDouble(_), _) => Action::Take,
        _ if offer == Offer::Double => Action::Double,
        _ => return ProgramAction::Roll,
    })
}

impl Shell {
    /// Plays the trials of a decision.
    pub(crate) fn roll_out(
        &self,
        rollout: &Rollout,
        state: MatchState,
        candidates: Candidates,
    ) -> Result<RolloutFindings, Refusal> {
        self.roll_out_by(rollout, state, candidates, None)
    }

    /// The same, or with the checker plays of a BKG.
    pub(crate) fn roll_out_by(
        &self,
        rollout: &Rollout,
        state: MatchState,
        candidates: Candidates,
        bkg: Option<Edition>,
    ) -> Result<RolloutFindings, Refusal> {
        let engine = self.engine()?;
        let cube = if state.rules().cube {
            CubeUse::Cubeful
        } else {
            CubeUse::Cubeless
        };
        let alike = self.session.settings.alike;
        let task = RolloutTask {
            state,
            candidates,
            settings: rollout.settings(alike, state.on_roll(), cube),
            dice_file: rollout.dice_file.as_ref().map(|(_, dice)| dice.clone()),
            trials: rollout.trials,
            rules: rollout.stop_rules(),
            program: None,
        };
        let task = match bkg {
            Some(edition) => task.played_by(self.engines.bkg(edition).map_err(Refusal::new)?),
            None => task,
        };
        let mut rollout = Job::new(&engine, task).map_err(Refusal::new)?;
        let job = rollout
            .job(Part::All, self.threads())
            .map_err(Refusal::new)?;
        let watch = Arc::clone(&self.watch);
        let total = usize::try_from(job.trials.end).unwrap_or(usize::MAX);
        watch.begin("Rolling out", total);
        let found = rollout.play(&engine, &job, &mut |schedule| {
            let done = usize::try_from(schedule.complete()).unwrap_or(total);
            watch.progress(done, total).map_break(|()| Stop::Now)
        });
        watch.end();
        found.map_err(Refusal::new)
    }

    /// The hint by a rollout; `false` if the settings want an evaluation.
    pub(crate) fn hint_by_rollout(
        &self,
        state: &MatchState,
        out: &mut dyn Write,
    ) -> Result<bool, Refusal> {
        let Some((rollout, candidates)) = asked(self.session.settings.hints(), state) else {
            return Ok(false);
        };
        let asked = before_double(state).unwrap_or(*state);
        let found = self.roll_out(&rollout, asked, candidates)?;
        for line in lines(&found, asked.on_roll()) {
            writeln!(out, "{line}")?;
        }
        if let Some((_, verdict)) = &found.cube {
            writeln!(out, "Proper cube action: {verdict}")?;
        }
        Ok(true)
    }

    /// What a rollout tells the program to do; `None` if the settings of the player want an evaluation.
    pub(crate) fn choice_by_rollout(
        &self,
        state: &MatchState,
    ) -> Result<Option<ProgramAction>, Refusal> {
        let decides = state.decision().side().unwrap_or(state.on_roll());
        let settings = &self.session.settings.players[decides];
        let Some((rollout, candidates)) = asked(settings, state) else {
            return Ok(None);
        };
        let asked = before_double(state).unwrap_or(*state);
        let found = self.roll_out(&rollout, asked, candidates)?;
        if let Some((_, verdict)) = found.cube {
            return Ok(Some(cube_action(state, verdict)));
        }
        let mean = |row: &&barpoint_engine::RolledOut| row.figures.equity.mean;
        let rows = found.candidates.iter();
        let best = rows.max_by(|one, other| mean(one).total_cmp(&mean(other)));
        Ok(best.and_then(|row| match row.name {
            barpoint_engine::CandidateName::Play(play) => {
                Some(ProgramAction::Do(Action::Play(play)))
            }
            _ => None,
        }))
    }
}
