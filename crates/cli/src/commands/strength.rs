//! How deeply to look, as options.

use std::hash::{BuildHasher, Hasher};
use std::path::PathBuf;
use std::sync::Arc;

use barpoint_app::{EngineSettings, Engines, Folders};
use barpoint_engine::Strength;
use barpoint_equity::Met;
use barpoint_eval::{
    ALL_CANDIDATES, CubeModel, CubeUse, MAX_PLIES, MoveFilter, Noise, NoiseSource, RollSet,
};

use super::met::parse_table;
use crate::evaluators::NetSource;
use crate::host::Terminal;

/// How deeply to look, and with which nets and tables.
#[derive(clap::Args, Default)]
pub(crate) struct StrengthArgs {
    /// A preset: beginner, casual-play, intermediate, advanced, expert, world-class, supremo,
    /// grandmaster or 4ply; the options below change parts of it [default: supremo]
    #[arg(long, value_name = "NAME", value_parser = parse_level)]
    level: Option<Strength>,
    /// Half-moves to look ahead, as gnubg counts them: 0 is the net alone [default: 2]
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=i64::from(MAX_PLIES)))]
    ply: Option<u8>,
    /// Which candidate plays are looked into: tiny, narrow, normal, large, huge, or levels such as
    /// 0:2,8,0.16/2:0,2,0.04 (LEVEL:ACCEPT,EXTRA,THRESHOLD; levels not named are skipped) [default:
    /// large]
    #[arg(long)]
    filter: Option<MoveFilter>,
    /// Weaken play: standard deviation of an error added to static winning chances
    #[arg(long, value_name = "DEVIATION", value_parser = parse_noise)]
    noise: Option<f32>,
    /// Where noise comes from: `position` (always the same for the same position), a number, or
    /// `random` [default: position]
    #[arg(long, value_name = "SEED", value_parser = parse_source)]
    noise_seed: Option<NoiseSource>,
    /// Reduced evaluation: average over 50, 33 or 25 per cent of the rolls below the first half-move
    #[arg(long, value_name = "PERCENT", value_parser = parse_rolls)]
    reduced: Option<RollSet>,
    /// Evaluate every play inside the look-ahead in full
    #[arg(long)]
    no_pruning: bool,
    /// Leave the cube out of account
    #[arg(long)]
    cubeless: bool,
    /// Match equity table by name or as a file in GNU Backgammon's XML format; `barpoint met` shows them
    /// [default: Kazaross-XG2]
    #[arg(long, value_name = "NAME|FILE.xml", value_parser = parse_table)]
    met: Option<Arc<Met>>,
    /// Theory of the cube where neither database nor look-ahead knows better: janowski (gnubg's, one cube life),
    /// janowski2 (one for each player; janowski2:0.70,0.60 sets them, of the side on roll first) or jump [default:
    /// janowski]
    #[arg(long, visible_alias = "model", value_name = "THEORY", value_parser = parse_model)]
    cube_model: Option<CubeModel>,
    /// Folder of weight files to use instead of the built-in nets
    #[arg(long, value_name = "FOLDER")]
    nets: Option<PathBuf>,
}

impl StrengthArgs {
    /// Engines with the nets and the table asked for.
    pub(crate) fn engines(&self) -> Engines {
        let mut settings = EngineSettings {
            nets: NetSource::of(self.nets.as_ref()).nets(),
            ..EngineSettings::default()
        };
        if let Some(met) = &self.met {
            settings.met = Arc::clone(met);
        }
        engines(settings)
    }

    /// The settings asked for.
    pub(crate) fn strength(&self) -> Strength {
        self.strength_or(Strength::new(2, MoveFilter::LARGE))
    }

    /// The depth asked for, by itself or by a preset.
    pub(crate) fn depth(&self) -> Option<u8> {
        self.ply.or(self.level.map(|level| level.search.plies))
    }

    /// The settings asked for, `usual` where nothing is said.
    pub(crate) fn strength_or(&self, usual: Strength) -> Strength {
        let mut strength = self.level.unwrap_or(usual);
        let search = &mut strength.search;
        search.plies = self.ply.unwrap_or(search.plies);
        search.rolls = self.reduced.unwrap_or(search.rolls);
        search.noise = Noise {
            deviation: self.noise.unwrap_or(search.noise.deviation),
            source: self.noise_seed.unwrap_or(search.noise.source),
        };
        if self.no_pruning {
            search.candidates = ALL_CANDIDATES;
        }
        if self.cubeless {
            search.cube = CubeUse::Cubeless;
        }
        search.model = self.cube_model.unwrap_or(search.model);
        strength.filter = self.filter.unwrap_or(strength.filter);
        strength
    }
}

/// Engines with the user's folders, for this terminal.
pub(crate) fn engines(settings: EngineSettings) -> Engines {
    Engines::new(
        Folders::from_environment(),
        settings,
        Arc::new(Terminal::default()),
    )
}

/// Reads the name of a preset.
pub(crate) fn parse_level(text: &str) -> Result<Strength, String> {
    Strength::by_name(text).ok_or_else(|| {
        let names: Vec<String> = Strength::PRESETS
            .iter()
            .map(|(name, _)| name.replace(' ', "-"))
            .collect();
        format!("expected one of {}, found {text:?}", names.join(", "))
    })
}

/// Reads a standard deviation.
pub(crate) fn parse_noise(text: &str) -> Result<f32, String> {
    let deviation = text.parse().ok();
    deviation
        .filter(|deviation| (0.0..=1.0).contains(deviation))
        .ok_or_else(|| format!("expected a standard deviation from 0 to 1, found {text:?}"))
}

fn parse_source(text: &str) -> Result<NoiseSource, String> {
    match text {
        "position" => Ok(NoiseSource::Deterministic),
        // The keys of a new hasher are random.
        "random" => Ok(NoiseSource::Random {
            seed: std::hash::RandomState::new().build_hasher().finish() >> 32,
        }),
        number => number
            .parse()
            .map(|seed| NoiseSource::Random { seed })
            .map_err(|_| format!("expected position, random or a number, found {text:?}")),
    }
}

/// Reads the name of a theory of the cube.
pub(crate) fn parse_model(text: &str) -> Result<CubeModel, String> {
    CubeModel::by_name(text).ok_or_else(|| {
        let names = CubeModel::ALL.map(|(name, _)| name).join(", ");
        format!("expected one of {names} or janowski2:0.70,0.60 (cube lives), found {text:?}")
    })
}

/// Reads which rolls are averaged over.
pub(crate) fn parse_rolls(text: &str) -> Result<RollSet, String> {
    let percent = text.trim_end_matches('%').parse().ok();
    let mut sets = RollSet::PERCENTAGES.into_iter();
    sets.find(|(share, _)| Some(*share) == percent)
        .map(|(_, set)| set)
        .ok_or_else(|| format!("expected 100, 50, 33 or 25 per cent, found {text:?}"))
}
