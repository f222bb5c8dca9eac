//! Answers to another program, in gnubg's words.

use barpoint_app::EngineError;
use barpoint_engine::BkgMemory;
use barpoint_engine::table::{self, ProgramAction};
use barpoint_equity::{CubeContext, Stakes};
use barpoint_rules::{
    Action, BySide, Decision, MatchRules, MatchState, Play, Snapshot, Variation, WinKind,
};

use super::request::{self, Request};
use crate::settings::Evaluation;
use crate::shell::Shell;

/// What comes of a line.
pub(super) enum Answer {
    /// A line, or several.
    Text(String),
    /// The other program has said goodbye.
    End,
}

impl Shell {
    /// Answers a line of another program; `shown` is whether the conversation is shown, which a line can change.
    pub(super) fn answer_line(&self, line: &str, shown: &mut bool) -> Answer {
        let rules = MatchRules {
            variation: Variation::Standard,
            start: None,
            ..self.session.rules
        };
        let answer = request::read(line, rules).and_then(|request| match request {
            Request::Decide(state, resigned) => self.decide(&state, resigned),
            Request::Evaluate(state, how) => self.value(&state, how),
            Request::Version => Ok(version()),
            Request::Help => Ok(HELP.to_owned()),
            Request::Debug(on) => {
                *shown = on;
                let word = if on { "ON" } else { "OFF" };
                Ok(format!("Debug output {word}"))
            }
            Request::Exit => Err(String::new()),
        });
        match answer {
            Ok(text) => Answer::Text(text),
            Err(nothing) if nothing.is_empty() => Answer::End,
            Err(error) => Answer::Text(format!("Error: {error}")),
        }
    }

    /// What the program does in a state, as strong as hints are.
    fn decide(&self, state: &MatchState, resigned: Option<WinKind>) -> Result<String, String> {
        let state = match resigned {
            Some(kind) => resigning(state, kind)?,
            None => *state,
        };
        let engine = self.engines.of(Variation::Standard);
        let engine = engine.map_err(|error: EngineError| error.to_string())?;
        let hints = self.session.settings.hints();
        let strength = match state.decision() {
            Decision::Play(..) => hints.checker_strength(),
            _ => hints.cube_strength(),
        };
        let seats = BySide::from_fn(|_| table::Seat::Program(Box::new(strength)));
        Ok(
            match table::program_action(&state, &seats, &engine, &BkgMemory::default()) {
                ProgramAction::Roll => "roll".to_owned(),
                ProgramAction::Do(action) => match action {
                    Action::Play(play) => steps(&play),
                    Action::Double => "double".to_owned(),
                    Action::Take => "take".to_owned(),
                    Action::Pass => "drop".to_owned(),
                    Action::Beaver => "beaver".to_owned(),
                    Action::AcceptResignation => "accept".to_owned(),
                    Action::DeclineResignation => "reject".to_owned(),
                    _ => return Err("this game is over".to_owned()),
                },
            },
        )
    }

    /// Chances and equity, in matches the match-winning chance.
    fn value(&self, state: &MatchState, how: Evaluation) -> Result<String, String> {
        let engine = self.engines.of(Variation::Standard);
        let engine = engine.map_err(|error: EngineError| error.to_string())?;
        let context = CubeContext::of(state, state.on_roll());
        let value = engine.evaluate(state.board(), context, how.search());
        let worth = match Stakes::of(&context, engine.met()) {
            Some(stakes) => stakes.denormalise(value.cubeful).get(),
            None => f64::from(value.cubeful.get()),
        };
        let chances = value
            .outcome
            .to_array()
            .map(|chance| format!("{chance:.6}"));
        Ok(format!("{} {worth:.6}", chances.join(" ")))
    }
}

/// The state in which the player on roll resigns.
fn resigning(state: &MatchState, kind: WinKind) -> Result<MatchState, String> {
    let snapshot = state.snapshot().ok_or("this game is over")?;
    let resigning = Snapshot {
        resignation: Some((snapshot.on_roll, kind)),
        ..snapshot
    };
    MatchState::from_snapshot(&resigning).map_err(|error| error.to_string())
}

/// A play step by step, with a blank after all but a fourth.
fn steps(play: &Play) -> String {
    let steps = play.steps().iter().map(|step| {
        let hit = if step.hit { "*" } else { "" };
        format!("{}/{}{hit}", step.from.number(), step.to.number())
    });
    let steps: Vec<String> = steps.collect();
    let blank = if (1..4).contains(&steps.len()) {
        " "
    } else {
        ""
    };
    steps.join(" ") + blank
}

fn version() -> String {
    let version = env!("CARGO_PKG_VERSION");
    format!("Interface: 2\nRFBF: 0\nEngine: {version}\nSoftware: barpoint {version}")
}

const HELP: &str = "board:... asks for a decision; evaluation fibsboard board:... [plies N] [cube on|off] [prune on|off] [noise X] \
    [deterministic on|off] [jacobyrule on|off] [crawfordrule on|off] [beavers on|off] for chances and equity; version; set debug on|off; exit";
