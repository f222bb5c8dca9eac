//! What `go` finds at the levels of BKG of 1977 and BKG-VI: what to do.

use barpoint_engine::{Bkg, BkgHint, BkgMemory, BkgPlay, BkgWorth, Edition, bkg_hint};
use barpoint_rules::{Decision, MatchState, Side, WinKind};

use super::Refusal;
use super::answer::Answers;
use super::command::{Limits, Role};
use super::fault::Fault;
use super::go::{Answering, expected};
use super::spelling;

/// A decision to be found by BKG.
pub(super) struct BkgTask<'a> {
    pub(super) bkg: &'a Bkg,
    pub(super) state: MatchState,
    pub(super) limits: Limits,
}

impl BkgTask<'_> {
    /// Finds it and answers; the play chosen is remembered, so that the next of the same side starts from its state class.
    pub(super) fn run(
        &self,
        memory: &mut BkgMemory,
        answers: &mut Answers<'_>,
    ) -> Result<(), Refusal> {
        if self.limits.trials.is_some() {
            let refused = match self.bkg.edition() {
                Edition::Of1977 => "level bkg rolls nothing out: ask without trials",
                Edition::Vi => "level bkg-vi rolls nothing out: ask without trials",
            };
            return Err(Fault::unsupported(refused).into());
        }
        let decision = self.state.decision();
        let turn = self.limits.role == Role::Turn;
        let answering = Answering { turn };
        match (self.limits.role, decision) {
            (Role::Resign, _) | (Role::Turn, Decision::AnswerResignation(..)) => {
                self.resign(memory, answers, answering)
            }
            (Role::Chequer | Role::Turn, Decision::Play(side, _)) => {
                self.play(side, memory, answers, answering)
            }
            (Role::Cube | Role::Turn, Decision::Turn(_) | Decision::AnswerDouble(_)) => {
                Ok(answers.line(&answering.cube(self.cube(memory)))?)
            }
            (Role::Chequer, found) => Err(expected("dice", found).into()),
            (Role::Cube, found) => Err(expected("a position before the roll", found).into()),
            (_, found) => Err(expected("a game in progress", found).into()),
        }
    }

    fn play(
        &self,
        side: Side,
        memory: &mut BkgMemory,
        answers: &mut Answers<'_>,
        answering: Answering,
    ) -> Result<(), Refusal> {
        let BkgHint::Plays(plays) = bkg_hint(self.bkg, &self.state, memory) else {
            return Err(expected("dice", self.state.decision()).into());
        };
        for (line, advice) in (1..).zip(plays.iter().take(self.limits.lines.max(1))) {
            answers.line(&row(line, advice))?;
        }
        let best = plays.first();
        if let Some(best) = best {
            memory.played(side, best.next.swapped());
        }
        let best = best.map(|best| spelling::play(&best.play));
        Ok(answers.line(&answering.play(best.as_deref().unwrap_or("pass")))?)
    }

    /// Where the sides are engaged BKG never doubles, and takes as it does in duels.
    fn cube(&self, memory: &BkgMemory) -> &'static str {
        let answers = matches!(self.state.decision(), Decision::AnswerDouble(_));
        match (bkg_hint(self.bkg, &self.state, memory), answers) {
            (BkgHint::Cube(cube), true) if !cube.takes => "pass",
            (_, true) => "take",
            (BkgHint::Cube(cube), false) if cube.doubles => "double",
            _ => "nodouble",
        }
    }

    fn resign(
        &self,
        memory: &BkgMemory,
        answers: &mut Answers<'_>,
        answering: Answering,
    ) -> Result<(), Refusal> {
        let answer = match bkg_hint(self.bkg, &self.state, memory) {
            BkgHint::Resignation { accepts: true } => "accept",
            BkgHint::Resignation { accepts: false } => "decline",
            _ => match barpoint_engine::bkg_resigns(&self.state) {
                Some(WinKind::Single) => "single",
                Some(WinKind::Gammon) => "gammon",
                Some(WinKind::Backgammon) => "backgammon",
                None => "none",
            },
        };
        Ok(answers.line(&answering.resignation(answer))?)
    }
}

/// A play with its heuristic points, expected rolls or expectation, as a line.
fn row(line: usize, advice: &BkgPlay) -> String {
    let worth = match advice.worth {
        BkgWorth::Points(points) => format!("hp {points:.3}"),
        BkgWorth::Rolls(rolls) => format!("rolls {rolls:.3}"),
        BkgWorth::Expectation(points) => format!("expectation {points:.4}"),
    };
    let play = spelling::play(&advice.play);
    format!("info role chequer line {line} {worth} move {play}")
}
