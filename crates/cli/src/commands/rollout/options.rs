//! How trials are played, as options.

use std::path::Path;

use barpoint_app::rollout::{Part, RolloutError, RolloutQuestion, UnusedSetting, read_plays};
use barpoint_app::words;
use barpoint_engine::{LateChange, PlayerChange, RolloutTask, TrialChoice};
use barpoint_rollout::{
    BearoffTruncation, CubeLook, DiceFile, DiceSettings, Generator, RolloutSettings,
    VarianceReduction,
};
use barpoint_rules::MatchState;

use crate::args::StrengthArgs;
use crate::args::number::{plies, whole};
use crate::commands::seed::parse_seed;
use crate::error::CliError;
use crate::streams;

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
    #[arg(long, default_value_t = RolloutTask::PLAYS, value_parser = whole::<u16>(1..=65535, "plays"))]
    best: u16,
    /// Roll out not doubling alone
    #[arg(long, conflicts_with = "play")]
    no_double_only: bool,
    /// Truncate trials after this many plies
    #[arg(long, value_name = "PLIES", value_parser = whole::<u16>(1..=65535, "plies"))]
    truncate: Option<u16>,
    /// Plies to look ahead where a trial is truncated
    #[arg(long, value_name = "PLY", default_value_t = 0, value_parser = plies(), requires = "truncate")]
    truncate_ply: u8,
    /// Plies to look ahead in checker play, both players [default: --ply or --level, else 0]
    #[arg(long, value_name = "PLY", value_parser = plies())]
    checker_ply: Option<u8>,
    /// Plies to look ahead in cube decisions, both players [default: --ply or --level, else 2, or as in checker
    /// play if that is more]
    #[arg(long, value_name = "PLY", value_parser = plies())]
    cube_ply: Option<u8>,
    /// Look ahead to full depth in every cube decision, not only in close ones; slow
    #[arg(long)]
    all_cubes: bool,
    /// Changes for the opponent, in words: a preset, ply=1, checker-ply=1, cube-ply=2, filter=large,
    /// noise=0.02, reduced=50, cube-model=jump, no-pruning, cubeless (checker plays), separated by spaces
    #[arg(long, value_name = "WORDS", value_parser = words::player)]
    opponent: Option<PlayerChange>,
    /// Ply of a trial, counted from 0, from which --late applies
    #[arg(long, value_name = "PLIES", requires = "late", value_parser = whole::<u16>(0..=65535, "plies"))]
    late_from: Option<u16>,
    /// Changes from then on, in the same words, for both players
    #[arg(long, value_name = "WORDS", requires = "late_from", value_parser = words::player)]
    late: Option<PlayerChange>,
    /// Changes from then on for the opponent [default: as --late]
    #[arg(long, value_name = "WORDS", requires = "late", value_parser = words::player)]
    late_opponent: Option<PlayerChange>,
    /// Do not subtract the luck of the dice from the results
    #[arg(long)]
    no_variance_reduction: bool,
    /// How many plays of a roll are evaluated in full to measure luck
    #[arg(long, value_name = "N", default_value_t = RolloutSettings::LUCK_CANDIDATES, value_parser = whole::<u8>(1..=255, "plays"))]
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
    /// Take the dice from a file of digits 1 to 6 (`-` for standard input) instead; trial N begins at its roll 200 N, and nothing is spread
    /// evenly
    #[arg(long, value_name = "FILE", value_parser = read_dice, conflicts_with_all = ["generator", "seed"])]
    dice_file: Option<DiceFile>,
    /// Do not end trials at exact bearoff values
    #[arg(long)]
    no_exact: bool,
    /// Do not end cubeless trials at one-sided bearoff databases
    #[arg(long)]
    no_one_sided: bool,
    /// End cubeful trials where a database knows only the chances; the cube theory does the rest
    #[arg(long)]
    truncate_at_chances: bool,
}

fn parse_generator(text: &str) -> Result<Generator, String> {
    // gnubg's other ways to get dice.
    let other = match text.to_ascii_lowercase().as_str() {
        "random.org" => Some(
            "its dice have no seed, so that no trial could be played again; save some and use --dice-file FILE",
        ),
        "file" | "manual" | "user" => Some("dice rolled elsewhere are read with --dice-file FILE"),
        _ => None,
    };
    if let Some(reason) = other {
        return Err(format!("{text}: {reason}"));
    }
    words::generator(text).map_err(|error| error.to_string())
}

fn read_dice(path: &str) -> Result<DiceFile, String> {
    let bytes = streams::read(Path::new(path)).map_err(|error| error.to_string())?;
    DiceFile::read(&bytes).map_err(|error| format!("{path}: {error}"))
}

/// Reads `K/N`.
pub(super) fn parse_slice(text: &str) -> Result<Part, String> {
    let numbers = text.split_once('/');
    let parsed = numbers.and_then(|(k, n)| Some((k.parse().ok()?, n.parse().ok()?)));
    parsed
        .filter(|&(k, n)| k >= 1 && k <= n)
        .map(|(part, parts)| Part::Slice { part, parts })
        .ok_or_else(|| format!("expected a part such as 2/3, found {text:?}"))
}

impl TrialArgs {
    /// The rollout of a position, with the usual number of trials and no stop rules.
    pub(super) fn question(
        &self,
        state: MatchState,
        strength: &StrengthArgs,
    ) -> Result<RolloutQuestion, CliError> {
        let mut question = RolloutQuestion {
            best: self.best,
            no_double_only: self.no_double_only,
            choice: self.choice(strength)?,
            dice_file: self.dice_file.clone(),
            ..RolloutQuestion::default()
        };
        if let Some(unused) = question.unused(state) {
            return Err(CliError::Input(refusal(unused).to_owned()));
        }
        if !self.play.is_empty() {
            let plays = read_plays(&state, &self.play);
            question.plays = plays.map_err(|error| match error {
                error @ RolloutError::PlayText { .. } => CliError::Input(format!("--play {error}")),
                error => CliError::Input(format!("--play: {error}")),
            })?;
        }
        Ok(question)
    }

    /// Whether anything is said of players or of truncation.
    pub(super) const fn changes_players(&self) -> bool {
        let plies = self.checker_ply.is_some() || self.cube_ply.is_some() || self.all_cubes;
        plies || self.opponent.is_some() || self.late.is_some() || self.truncate.is_some()
    }

    fn choice(&self, strength: &StrengthArgs) -> Result<TrialChoice, CliError> {
        let late = self
            .late
            .map(|late| [late, self.late_opponent.unwrap_or(late)]);
        Ok(TrialChoice {
            strength: strength.choice()?,
            checker_plies: self.checker_ply,
            cube_plies: self.cube_ply,
            opponent: self.opponent.unwrap_or_default(),
            late: self
                .late_from
                .zip(late)
                .map(|(from_ply, players)| LateChange { from_ply, players }),
            truncation: self.truncate.map(|plies| (plies, self.truncate_ply)),
            bearoff: BearoffTruncation {
                exact: !self.no_exact,
                one_sided: !self.no_one_sided,
                live_cube: self.truncate_at_chances,
            },
            cube_look: if self.all_cubes {
                CubeLook::All
            } else {
                CubeLook::CloseOnly
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
                stratified: !self.random_dice,
                initial: self.initial,
            },
        })
    }
}

/// Why an option that would change nothing is refused.
const fn refusal(unused: UnusedSetting) -> &'static str {
    match unused {
        UnusedSetting::AllCubes => "--all-cubes: expected a rollout with cube, found one without",
        UnusedSetting::AllCubesStatic => {
            "--all-cubes: expected cube decisions that are looked into, found 0 plies (--cube-ply)"
        }
        UnusedSetting::CubePlies => "--cube-ply: expected a rollout with cube, found one without",
    }
}
