//! How trials are played, as options.

use std::hash::{BuildHasher, Hasher};
use std::ops::ControlFlow;

use barpoint_engine::{Engine, Strength};
use barpoint_equity::CubeContext;
use barpoint_eval::{CubeUse, MAX_PLIES, MoveFilter, SearchSettings};
use barpoint_rollout::{
    BearoffTruncation, CubeLook, DiceFile, DiceSettings, Generator, Late, PlayerSettings,
    RolloutPlan, RolloutSettings, Truncation, VarianceReduction, seed_of,
};
use barpoint_rules::notation::{display_play, read_play};
use barpoint_rules::{Board, Decision, MatchState, PointLimit, Roll};

use super::players::PlayerWords;
use crate::commands::StrengthArgs;
use crate::error::CliError;

/// How trials are played.
#[derive(clap::Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "they are the independent switches of a command line"
)]
pub(crate) struct TrialArgs {
    /// A play to roll out, such as "8/5 6/5"; may be given several times
    #[arg(long, value_name = "PLAY")]
    play: Vec<String>,
    /// Without --play: how many of the best plays to roll out
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..))]
    best: u16,
    /// Roll out not doubling alone
    #[arg(long, conflicts_with = "play")]
    no_double_only: bool,
    /// End trials after so many half-moves
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u16).range(1..))]
    truncate: Option<u16>,
    /// How deeply the positions there are looked into
    #[arg(long, value_name = "PLY", default_value_t = 0, value_parser = plies(), requires = "truncate")]
    truncate_ply: u8,
    /// Half-moves to look ahead in checker play, both players [default: --ply or --level, else 0]
    #[arg(long, value_name = "PLY", value_parser = plies())]
    checker_ply: Option<u8>,
    /// Half-moves to look ahead in cube decisions, both players [default: --ply or --level, else 2, or as in checker
    /// play if that is more]
    #[arg(long, value_name = "PLY", value_parser = plies())]
    cube_ply: Option<u8>,
    /// Look into every cube decision so deeply, not only where fewer half-moves leave doubt; slow
    #[arg(long)]
    all_cubes: bool,
    /// What the opponent does otherwise, in words: a preset, ply=1, checker-ply=1, cube-ply=2, filter=large,
    /// noise=0.02, reduced=50, cube-model=jump, no-pruning, cubeless (checker plays), parted by blanks
    #[arg(long, value_name = "WORDS")]
    opponent: Option<PlayerWords>,
    /// From this half-move of a trial on, counted from 0, play as --late says
    #[arg(long, value_name = "PLIES", requires = "late")]
    late_from: Option<u16>,
    /// What changes then, in the same words, for both players
    #[arg(long, value_name = "WORDS", requires = "late_from")]
    late: Option<PlayerWords>,
    /// What changes then for the opponent [default: as --late]
    #[arg(long, value_name = "WORDS", requires = "late")]
    late_opponent: Option<PlayerWords>,
    /// Leave the luck of the dice in the results
    #[arg(long)]
    no_variance_reduction: bool,
    /// How many plays of a roll are evaluated in full to measure luck
    #[arg(long, value_name = "N", default_value_t = RolloutSettings::LUCK_CANDIDATES, value_parser = clap::value_parser!(u8).range(1..))]
    luck_candidates: u8,
    /// Do not spread the first rolls evenly over the trials
    #[arg(long)]
    random_dice: bool,
    /// The first roll is that of a game: no double
    #[arg(long)]
    initial: bool,
    /// Seed of the dice: a number, any text, or `random`
    #[arg(long, default_value = "1", value_parser = parse_seed)]
    seed: u64,
    /// Generator of the dice: chacha, mersenne, isaac, pcg, xoshiro, md5, bbs (Blum, Blum, Shub), bsd or ansi (C's
    /// rand)
    #[arg(long, value_name = "NAME", default_value = "chacha", value_parser = parse_generator)]
    generator: Generator,
    /// Take the dice from a file of digits 1 to 6 instead; trial N begins at its roll 200 N, and nothing is spread
    /// evenly
    #[arg(long, value_name = "FILE", value_parser = read_dice, conflicts_with_all = ["generator", "seed"])]
    dice_file: Option<DiceFile>,
    /// Play on where exact bearoff values are known
    #[arg(long)]
    no_exact: bool,
    /// Play on in cubeless rollouts where one-sided bearoff databases answer
    #[arg(long)]
    no_one_sided: bool,
    /// End cubeful trials too where a database knows the chances only; the cube by its theory
    #[arg(long)]
    truncate_at_chances: bool,
}

/// What is rolled out, and what the candidates are called.
pub(crate) struct Question {
    pub(crate) plan: RolloutPlan,
    pub(crate) names: Vec<String>,
}

fn plies() -> clap::builder::RangedI64ValueParser<u8> {
    clap::value_parser!(u8).range(0..=i64::from(MAX_PLIES))
}

fn parse_generator(text: &str) -> Result<Generator, String> {
    // gnubg's other ways to get dice.
    let other = match text.to_ascii_lowercase().as_str() {
        "random.org" => Some(
            "its dice have no seed, so that no trial could be played again; save some and use --dice-file FILE",
        ),
        "file" | "manual" | "user" => Some("dice thrown elsewhere come by --dice-file FILE"),
        _ => None,
    };
    if let Some(reason) = other {
        return Err(format!("{text}: {reason}"));
    }
    let mut known = Generator::NAMES.into_iter();
    known
        .find(|(name, _)| name.eq_ignore_ascii_case(text))
        .map(|(_, generator)| generator)
        .ok_or_else(|| {
            let names = Generator::NAMES.map(|(name, _)| name).join(", ");
            format!("expected one of {names}, found {text:?}")
        })
}

/// Reads a seed: a number, any text, or `random`.
#[expect(
    clippy::unnecessary_wraps,
    reason = "every text is a seed; readers of options may fail"
)]
pub(crate) fn parse_seed(text: &str) -> Result<u64, String> {
    Ok(match text {
        // The keys of a new hasher are random.
        "random" => std::hash::RandomState::new().build_hasher().finish(),
        text => seed_of(text),
    })
}

fn read_dice(path: &str) -> Result<DiceFile, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("cannot read {path}: {error}"))?;
    DiceFile::read(&bytes).map_err(|error| format!("{path}: {error}"))
}

/// Reads a limit: above 0.
pub(super) fn parse_limit(text: &str) -> Result<f64, String> {
    let limit = text.parse().ok();
    limit
        .filter(|limit: &f64| limit.is_finite() && *limit > 0.0)
        .ok_or_else(|| format!("expected a number above 0, found {text:?}"))
}

/// Reads `K/N`.
pub(crate) fn parse_slice(text: &str) -> Result<(u32, u32), String> {
    let numbers = text.split_once('/');
    let parsed = numbers.and_then(|(k, n)| Some((k.parse().ok()?, n.parse().ok()?)));
    parsed
        .filter(|&(k, n)| k >= 1 && k <= n)
        .ok_or_else(|| format!("expected a part such as 2/3, found {text:?}"))
}

impl TrialArgs {
    /// What is asked of a position.
    pub(crate) fn question(
        &self,
        state: &MatchState,
        engine: &Engine,
        strength: &StrengthArgs,
    ) -> Result<Question, CliError> {
        let depth = strength.depth();
        let usual = Strength::new(PlayerSettings::CHECKER_PLIES, MoveFilter::NORMAL);
        let mut strength = strength.strength_or(usual);
        if !state.rules().cube {
            strength.search.cube = CubeUse::Cubeless;
        }
        let settings = self.settings(&strength, depth);
        self.check_cubes(&settings)?;
        let context = CubeContext::of(state, state.on_roll());
        let board = state.board();
        let wrong = |error: &dyn std::fmt::Display| CliError::Input(error.to_string());
        match state.decision() {
            Decision::Play(_, roll) => {
                let plays = self.plays(board, roll, context, engine, &strength)?;
                let (names, after): (Vec<String>, Vec<Board>) = plays.into_iter().unzip();
                let plan = RolloutPlan::plays(&after, context, &settings).map_err(|e| wrong(&e))?;
                let plan = self.with_dice(plan);
                Ok(Question { plan, names })
            }
            Decision::Turn(_) | Decision::AnswerDouble(_) => {
                if !self.play.is_empty() {
                    return Err(CliError::Input(
                        "--play: expected a roll in the ID or by --roll, found none".to_owned(),
                    ));
                }
                let plan = if self.no_double_only {
                    RolloutPlan::no_double(board, context, &settings)
                } else {
                    RolloutPlan::position(board, context, &settings)
                };
                let plan = self.with_dice(plan.map_err(|e| wrong(&e))?);
                let all = ["no double", "double, take"];
                let names = all[..plan.candidates().len()].iter();
                Ok(Question {
                    plan,
                    names: names.map(|&name| name.to_owned()).collect(),
                })
            }
            decision => Err(CliError::Input(format!(
                "expected a decision to roll out, found {decision}"
            ))),
        }
    }

    /// Refuses options about cube decisions where none are looked into.
    fn check_cubes(&self, settings: &RolloutSettings) -> Result<(), CliError> {
        let wrong = |message: &str| Err(CliError::Input(message.to_owned()));
        if settings.cube == CubeUse::Cubeless {
            if self.all_cubes {
                return wrong("--all-cubes: expected a rollout with cube, found one without");
            }
            if self.cube_ply.is_some() {
                return wrong("--cube-ply: expected a rollout with cube, found one without");
            }
        }
        let late = settings.late.iter().flat_map(|late| &late.players);
        let mut players = settings.players.iter().chain(late);
        if self.all_cubes && players.all(|player| player.cube.plies == 0) {
            return wrong(
                "--all-cubes: expected cube decisions that are looked into, found 0 plies (--cube-ply)",
            );
        }
        Ok(())
    }

    fn with_dice(&self, plan: RolloutPlan) -> RolloutPlan {
        match &self.dice_file {
            Some(file) => plan.with_dice_file(file.clone()),
            None => plan,
        }
    }

    /// The plays named, or the best ones, with the boards they lead to.
    fn plays(
        &self,
        board: &Board,
        roll: Roll,
        context: CubeContext,
        engine: &Engine,
        strength: &Strength,
    ) -> Result<Vec<(String, Board)>, CliError> {
        if self.play.is_empty() {
            let go_on = &mut |_| ControlFlow::Continue(());
            let ranked = engine.plays(board, roll, context, strength, go_on);
            let best = ranked.iter().take(usize::from(self.best));
            return Ok(best
                .map(|row| (display_play(&row.play), row.after))
                .collect());
        }
        let mut plays: Vec<(String, Board)> = Vec::new();
        for text in &self.play {
            let wrong = |error: &dyn std::fmt::Display| {
                CliError::Input(format!("--play {text:?}: {error}"))
            };
            let play =
                read_play(text, board, roll, PointLimit::Unlimited).map_err(|e| wrong(&e))?;
            let after = board.after(&play).ok_or_else(|| wrong(&"not legal"))?;
            if plays.iter().any(|(_, other)| *other == after) {
                return Err(wrong(&"expected different plays, found one twice"));
            }
            plays.push((display_play(&play), after));
        }
        Ok(plays)
    }

    /// `depth` is that of all decisions, where it was named.
    fn settings(&self, strength: &Strength, depth: Option<u8>) -> RolloutSettings {
        let at = |plies: u8| SearchSettings {
            plies,
            ..strength.search
        };
        let player = PlayerSettings::looking(
            strength.search,
            strength.filter,
            self.checker_ply.or(depth),
            self.cube_ply.or(depth),
        );
        let change = |words: Option<&PlayerWords>, settings| {
            words.map_or(settings, |words| words.change(settings))
        };
        let players = [player, change(self.opponent.as_ref(), player)];
        let late_opponent = self.late_opponent.as_ref().or(self.late.as_ref());
        RolloutSettings {
            cube: strength.search.cube,
            players,
            late: self.late_from.map(|from_ply| Late {
                from_ply,
                players: [
                    change(self.late.as_ref(), players[0]),
                    change(late_opponent, players[1]),
                ],
            }),
            truncation: self.truncate.map(|plies| Truncation {
                plies,
                evaluation: at(self.truncate_ply),
            }),
            bearoff: BearoffTruncation {
                exact: !self.no_exact,
                one_sided: !self.no_one_sided,
                live_cube: self.truncate_at_chances,
            },
            cube_look: if self.all_cubes {
                CubeLook::All
            } else {
                CubeLook::InDoubt
            },
            variance_reduction: if self.no_variance_reduction {
                VarianceReduction::Off
            } else {
                VarianceReduction::LookAhead {
                    candidates: self.luck_candidates,
                }
            },
            dice: DiceSettings {
                generator: self.generator,
                seed: self.seed,
                stratified: !self.random_dice && self.dice_file.is_none(),
                initial: self.initial,
            },
        }
    }
}
