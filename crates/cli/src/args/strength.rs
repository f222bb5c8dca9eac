//! How deeply to look, as options.

use std::path::Path;
use std::sync::Arc;

use barpoint_app::{EngineSettings, Engines, Folders, Nets, met, words};
use barpoint_engine::{Edition, Level, LevelError, Strength, StrengthChoice};
use barpoint_equity::Met;
use barpoint_eval::{ALL_CANDIDATES, CubeModel, CubeUse, MoveFilter, NoiseSource, RollSet};

use super::NetsArg;
use super::number::{plays, plies};
use crate::error::CliError;
use crate::evaluators::NetSource;
use crate::host::Terminal;
use crate::streams;

/// Levels where choices are compared.
pub(crate) const DECIDING: &str = "A preset: beginner, casual-play, intermediate, advanced, expert, world-class, supremo, \
    grandmaster or 4ply; the options below change parts of it; quick-rollout, medium-rollout and deep-rollout, which roll out \
    what supremo leaves close; bkg, Berliner's program of 1977, or bkg-vi, the one that its paper proposes [default: supremo]";

/// How deeply to look.
#[derive(clap::Args, Default, PartialEq)]
pub(crate) struct LookArgs {
    /// A preset: beginner, casual-play, intermediate, advanced, expert, world-class, supremo,
    /// grandmaster or 4ply; the options below change parts of it. bkg and bkg-vi are Berliner's program of 1977 and the
    /// one that its paper proposes: no look-ahead, equities by the functions of bkg-vi (docs/theory/bkg.md) [default: supremo]
    #[arg(long, value_name = "NAME", value_parser = Level::named)]
    level: Option<Level>,
    /// Plies to look ahead, as gnubg counts them: 0 is the net alone [default: 2]
    #[arg(long, value_parser = plies())]
    ply: Option<u8>,
    /// Which candidate plays are looked into: gnubg's tiny, narrow, normal, large, huge, our staged, staged-wide, or levels such as
    /// 0:2,8,0.16/2:0,2,0.04 (LEVEL:ACCEPT,EXTRA,THRESHOLD, also of a glance; others are skipped) [default: staged-wide]
    #[arg(long)]
    pub(crate) filter: Option<MoveFilter>,
    /// Look in full depth at this many of the best plays at least, whatever the filter says; 255 means all [default: 0]
    #[arg(long, value_name = "N", value_parser = plays())]
    pub(crate) deep_plays: Option<u8>,
    /// Weaken play: standard deviation of an error added to static winning chances
    #[arg(long, value_name = "DEVIATION", value_parser = words::noise)]
    noise: Option<f32>,
    /// Where noise comes from: `position` (always the same for the same position), a number, or
    /// `random` [default: position]
    #[arg(long, value_name = "SEED", value_parser = words::noise_source)]
    noise_seed: Option<NoiseSource>,
    /// Reduced evaluation: average over 50, 33 or 25 percent of the rolls below the first ply; `all` searches every roll at every
    /// depth, where otherwise four stand for all from 3 plies on, in a quarter of the time
    #[arg(long, value_name = "PERCENT", value_parser = words::rolls)]
    reduced: Option<RollSet>,
    /// Evaluate every play inside the look-ahead in full
    #[arg(long)]
    no_pruning: bool,
    /// Leave the cube out of account
    #[arg(long)]
    cubeless: bool,
    /// Theory of the cube where neither database nor look-ahead knows better: learned (efficiencies that a small net reads off the position), janowski
    /// (gnubg's, one cube efficiency), janowski2 (one for each player; janowski2:0.70,0.60 sets them, of the side on roll first) or
    /// jump [default: learned]
    #[arg(long, visible_alias = "model", value_name = "THEORY", value_parser = words::cube_model)]
    cube_model: Option<CubeModel>,
}

impl LookArgs {
    /// The BKG that is named, if one is.
    const fn edition(&self) -> Option<Edition> {
        match self.level {
            Some(Level::Bkg(edition)) => Some(edition),
            _ => None,
        }
    }

    /// The BKG that is asked for plays, if one is. It looks one play ahead and has no other settings.
    pub(crate) fn bkg(&self) -> Result<Option<Edition>, CliError> {
        self.agrees_with(&Self {
            level: self.level,
            ..Self::default()
        })?;
        Ok(self.edition())
    }

    /// Refuses settings beside a level of BKG other than those it has.
    fn agrees_with(&self, its: &Self) -> Result<(), CliError> {
        match self.edition() {
            Some(edition) if self != its => Err(CliError::Input(format!(
                "--level {}: expected no other settings of the search",
                edition.name()
            ))),
            _ => Ok(()),
        }
    }

    /// What is asked for, where equities are.
    pub(crate) fn choice(&self) -> Result<StrengthChoice, CliError> {
        self.choice_by(Level::strength)
    }

    /// What is asked for, where choices are compared.
    pub(crate) fn deciding(&self) -> Result<StrengthChoice, CliError> {
        self.choice_by(|level| Ok(level.deciding()))
    }

    fn choice_by(
        &self,
        strength: impl Fn(Level) -> Result<Strength, LevelError>,
    ) -> Result<StrengthChoice, CliError> {
        // Equities have a cube, whoever decides.
        self.agrees_with(&Self {
            level: self.level,
            cubeless: self.cubeless,
            cube_model: self.cube_model,
            ..Self::default()
        })?;
        let level = self.level.map(strength).transpose();
        let level = level.map_err(|error| CliError::Input(format!("--level: {error}")))?;
        Ok(StrengthChoice {
            level,
            plies: self.ply,
            filter: self.filter,
            plays: self.deep_plays,
            noise: self.noise,
            noise_source: self.noise_seed,
            rolls: self.reduced,
            candidates: self.no_pruning.then_some(ALL_CANDIDATES),
            cube: self.cubeless.then_some(CubeUse::Cubeless),
            model: self.cube_model,
        })
    }
}

/// A level where equities are asked for.
pub(crate) fn valuing(name: &str) -> Result<Strength, LevelError> {
    Level::named(name)?.strength()
}

/// Which match equity table is used.
#[derive(clap::Args, Clone, Default)]
pub(crate) struct MetArg {
    /// Match equity table by name, or as a file in GNU Backgammon's XML format (`-` for standard input); `barpoint
    /// met` shows them [default: Kazaross-XG2]
    #[arg(long, value_name = "NAME|FILE.xml", value_parser = find)]
    met: Option<Arc<Met>>,
}

impl MetArg {
    /// Settings of engines with this table.
    pub(crate) fn settings(&self) -> EngineSettings {
        let usual = EngineSettings::default();
        EngineSettings {
            met: self.met.clone().unwrap_or(usual.met),
            ..usual
        }
    }
}

/// Finds a table by name or in a file.
pub(crate) fn find(text: &str) -> Result<Arc<Met>, Box<dyn std::error::Error + Send + Sync>> {
    let path = Path::new(text);
    if streams::is_standard(path) {
        return Ok(Arc::new(met::parse(path, &streams::read_text(path)?)?));
    }
    Ok(met::find(text)?)
}

/// How deeply to look, and with which nets and tables.
#[derive(clap::Args, Default)]
pub(crate) struct StrengthArgs {
    #[command(flatten)]
    look: LookArgs,
    #[command(flatten)]
    met: MetArg,
    #[command(flatten)]
    nets: NetsArg,
}

impl StrengthArgs {
    /// Engines with the nets and the table asked for.
    pub(crate) fn engines(&self) -> Engines {
        engines(self.settings())
    }

    /// Engines with nets, whatever the level.
    pub(crate) fn engines_with_nets(&self) -> Engines {
        self.nets.engines(self.met.settings())
    }

    /// Settings of engines with the nets and the table asked for.
    pub(crate) fn settings(&self) -> EngineSettings {
        EngineSettings {
            nets: match self.look.edition() {
                Some(edition) => Nets::Bkg(edition),
                None => self.nets.source().nets(),
            },
            ..self.met.settings()
        }
    }

    /// The match equity table asked for.
    pub(crate) fn met(&self) -> Option<&Met> {
        self.met.met.as_deref()
    }

    /// [`LookArgs::bkg`].
    pub(crate) fn bkg(&self) -> Result<Option<Edition>, CliError> {
        self.without_nets()?;
        self.look.bkg()
    }

    /// What is asked for, where equities are.
    pub(crate) fn choice(&self) -> Result<StrengthChoice, CliError> {
        self.without_nets()?;
        self.look.choice()
    }

    /// What is asked for, where choices are compared.
    pub(crate) fn deciding(&self) -> Result<StrengthChoice, CliError> {
        self.without_nets()?;
        self.look.deciding()
    }

    /// Refuses nets beside a level of BKG, which has none.
    fn without_nets(&self) -> Result<(), CliError> {
        match self.look.edition() {
            Some(edition) if self.nets.source() != NetSource::BuiltIn => {
                let name = edition.name();
                let message = format!("--level {name}: expected no --nets, BKG has none");
                Err(CliError::Input(message))
            }
            _ => Ok(()),
        }
    }

    /// The settings asked for where choices are compared, the usual ones where nothing is said.
    pub(crate) fn strength(&self) -> Result<Strength, CliError> {
        Ok(self.deciding()?.or(Strength::USUAL))
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
