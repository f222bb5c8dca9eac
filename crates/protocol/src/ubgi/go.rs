//! What `go` finds.

use barpoint_app::position::{Question, evaluate, hint, resignations};
use barpoint_engine::{Engine, Hint, Strength};
use barpoint_rules::{Decision, MatchState, WinKind};

use super::Refusal;
use super::answer::{Answers, chances};
use super::command::{Limits, Role};
use super::fault::Fault;
use super::figures::{action, equities_of, row, worth};
use super::keys::Keys;
use super::lines::Lines;
use super::rollout;
use super::spelling;
use super::watch::Watch;

/// A decision to be found.
pub(super) struct Task<'a> {
    pub(super) engine: &'a Engine,
    pub(super) state: MatchState,
    pub(super) strength: Strength,
    pub(super) keys: &'a Keys,
    pub(super) limits: Limits,
}

/// What is written before the answer: `turn` asks for whatever is to be decided and has an answer of its own.
#[derive(Clone, Copy)]
pub(super) struct Answering {
    pub(super) turn: bool,
}

impl Answering {
    /// The line with a play.
    pub(super) fn play(self, play: &str) -> String {
        if self.turn {
            return format!("bestturn cube=none move={play}");
        }
        format!("bestmove {play}")
    }

    /// The line with a cube action.
    pub(super) fn cube(self, action: &str) -> String {
        if self.turn {
            return format!("bestturn cube={action} move=none");
        }
        format!("bestcube {action}")
    }

    pub(super) fn resignation(self, action: &str) -> String {
        if self.turn {
            return format!("bestturn resign={action}");
        }
        format!("bestresign {action}")
    }
}

impl<'a> Task<'a> {
    /// The decision in this state.
    pub(super) fn new(
        engine: &'a Engine,
        state: MatchState,
        keys: &'a Keys,
        limits: &Limits,
    ) -> Result<Self, Fault> {
        let mut strength = keys.strength();
        // BKG looks no ply ahead.
        if let Some(plies) = limits.depth.filter(|_| strength.program.is_none()) {
            strength.search.plies = plies;
        }
        if strength != strength.in_range() {
            return Err(Fault::value(format_args!(
                "expected a depth from 0 to {}, found {}",
                barpoint_eval::MAX_PLIES,
                strength.search.plies
            )));
        }
        let strength = strength.without_cube_if(!state.rules().cube);
        // Plays listed side by side are looked at equally deeply.
        let strength = match limits.lines {
            0 | 1 => strength,
            lines => strength.looking_at(u8::try_from(lines).unwrap_or(u8::MAX)),
        };
        let limits = *limits;
        Ok(Self {
            engine,
            state,
            strength,
            keys,
            limits,
        })
    }

    /// Finds it and answers.
    pub(super) fn run(&self, lines: &mut Lines, answers: &mut Answers<'_>) -> Result<(), Refusal> {
        let watch = Watch::new(lines, answers, self.limits.movetime);
        let turn = Answering { turn: true };
        let alone = Answering { turn: false };
        match (self.limits.role, self.state.decision()) {
            (Role::Eval, _) => self.value(watch),
            (Role::Resign, _) => self.resign(watch, alone),
            (Role::Chequer, Decision::Play(..)) => self.decide(watch, alone),
            (Role::Cube, Decision::Turn(_) | Decision::AnswerDouble(_)) => {
                self.decide(watch, alone)
            }
            (Role::Turn, Decision::AnswerResignation(..)) => self.resign(watch, turn),
            (Role::Turn, Decision::Turn(_) | Decision::AnswerDouble(_) | Decision::Play(..)) => {
                self.decide(watch, turn)
            }
            (Role::Chequer, found) => Err(expected("dice", found).into()),
            (Role::Cube, found) => Err(expected("a position before the roll", found).into()),
            (Role::Turn, found) => Err(expected("a game in progress", found).into()),
        }
    }

    fn question(&self) -> Question {
        Question {
            state: self.state,
            strength: self.strength,
        }
    }

    fn decide(&self, watch: Watch<'_, '_>, answering: Answering) -> Result<(), Refusal> {
        match self.limits.trials {
            Some(trials) => rollout::decide(self, trials, watch, answering),
            None => self.search(watch, answering),
        }
    }

    /// A play or a cube action by look-ahead.
    fn search(&self, mut watch: Watch<'_, '_>, answering: Answering) -> Result<(), Refusal> {
        let found = hint(self.engine, &self.question(), &mut || watch.flow());
        let (stakes, plies) = (found.basis.stakes, found.basis.strength.search.plies);
        let time = watch.milliseconds();
        let answers = watch.end()?;
        match found.found {
            Hint::Plays(plays) => {
                for (line, advice) in (1..).zip(plays.iter().take(self.limits.lines.max(1))) {
                    answers.line(&row(line, advice, stakes, time))?;
                }
                let best = plays.first().map(|advice| spelling::play(&advice.play));
                answers.line(&answering.play(best.as_deref().unwrap_or("pass")))?;
            }
            Hint::Cube(cube) => {
                let equities = cube.decision.equities;
                let values = equities_of(equities.no_double, equities.double_take);
                let chances = chances(&cube.decision.outcome);
                answers.line(&format_args!(
                    "info role cube depth {plies} time_ms {time} {values} {chances}"
                ))?;
                answers.line(&answering.cube(action(&self.state, cube.verdict)))?;
            }
            Hint::Resignation(_) | Hint::None(_) => answers.line(&answering.cube("nodouble"))?,
        }
        Ok(())
    }

    /// The value of the position before the roll.
    fn value(&self, mut watch: Watch<'_, '_>) -> Result<(), Refusal> {
        let found = evaluate(self.engine, &self.question(), &mut || watch.flow());
        let time = watch.milliseconds();
        let answers = watch.end()?;
        let Some((plies, value)) = found.found.depths.last() else {
            return Err(Fault::context("stopped before anything was found").into());
        };
        let worth = worth(value.cubeful, found.basis.stakes);
        let chances = chances(&value.outcome);
        answers.line(&format_args!("info role eval depth {plies} time_ms {time}"))?;
        answers.line(&format_args!(
            "eval {worth} cubeless {:.5} {chances}",
            value.cubeless.get()
        ))?;
        Ok(())
    }

    /// Whether to resign, or to accept a resignation.
    fn resign(&self, watch: Watch<'_, '_>, answering: Answering) -> Result<(), Refusal> {
        let study = resignations(self.engine, &self.question(), None, None);
        let study = study.map_err(Fault::context)?.found;
        let answer = match (study.offer(), study.free()) {
            (Some(offer), _) if offer.accepts => "accept",
            (Some(_), _) => "decline",
            (None, Some(free)) => match free.kind {
                WinKind::Single => "single",
                WinKind::Gammon => "gammon",
                WinKind::Backgammon => "backgammon",
            },
            (None, None) => "none",
        };
        let answers = watch.end()?;
        if let Some(offer) = study.offer() {
            let (accept, play_on) = (offer.accept.get(), offer.play_on.get());
            answers.line(&format_args!(
                "info role resign accept {accept:.5} playon {play_on:.5}"
            ))?;
        }
        Ok(answers.line(&answering.resignation(answer))?)
    }
}

pub(super) fn expected(what: &str, found: Decision) -> Fault {
    Fault::context(format_args!("expected {what}, found {found}"))
}
