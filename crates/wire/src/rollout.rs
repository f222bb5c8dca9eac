//! Rollouts.

use barpoint_engine::{Basis, RolledOut, RolloutFindings, RolloutOutlook, Strength};
use barpoint_eval::{MoveFilter, Regime};
use barpoint_rollout::{
    CubeLook, Estimate, Generator, PlayerSettings, RolloutSettings, VarianceReduction,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{CubeAction, PositionInfo, SettingsInfo};

/// A number with its standard error.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct Measured {
    /// The mean of the trials.
    pub value: f64,
    /// Its standard error; `null` with fewer than two trials.
    pub std_err: Option<f64>,
}

impl From<Estimate> for Measured {
    fn from(estimate: Estimate) -> Self {
        Self {
            value: estimate.mean,
            std_err: Some(estimate.std_err).filter(|error| error.is_finite()),
        }
    }
}

/// Cubeless chances with their standard errors; each gammon figure includes the backgammons.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct MeasuredChances {
    /// To win.
    pub win: Measured,
    /// To win a gammon or backgammon.
    pub win_gammon: Measured,
    /// To win a backgammon.
    pub win_backgammon: Measured,
    /// To lose a gammon or backgammon.
    pub lose_gammon: Measured,
    /// To lose a backgammon.
    pub lose_backgammon: Measured,
}

/// Joint standard deviations beyond which the trials differ by rounding alone.
const MOST_JSD: f64 = 1e6;

/// One candidate.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RolloutRow {
    /// The play, `no double` or `double, take`.
    pub candidate: String,
    /// 1 for the best.
    pub rank: usize,
    /// Trials played.
    pub trials: u32,
    /// Chances of the player who decides.
    pub chances: MeasuredChances,
    /// Cubeless equity.
    pub cubeless_equity: Measured,
    /// Equity that candidates are ranked by: cubeful unless the rollout is cubeless; EMG in matches.
    pub equity: Measured,
    /// Match-winning chance; `null` at money play.
    pub mwc: Option<Measured>,
    /// How much less equity than the best, and the joint standard deviation of both; `null` for the best.
    pub behind: Option<Measured>,
    /// The same in joint standard deviations.
    pub jsd: Option<f64>,
    /// The database that knows its value, where no dice were thrown; else `null`.
    pub known: Option<&'static str>,
}

/// How one player decides.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RolloutPlayer {
    /// Checker plays.
    pub checker: SettingsInfo,
    /// Cube decisions.
    pub cube: SettingsInfo,
}

impl From<&PlayerSettings> for RolloutPlayer {
    fn from(player: &PlayerSettings) -> Self {
        let info = |search| {
            SettingsInfo::from(&Strength {
                search,
                filter: player.filter,
            })
        };
        Self {
            checker: info(player.checker),
            cube: info(player.cube),
        }
    }
}

/// How the trials were played.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "they are independent settings, each with a name in the interface"
)]
pub struct RolloutInfo {
    /// Whether the cube is in play.
    pub cubeful: bool,
    /// The theory of cube decisions without look-ahead.
    pub cube_model: String,
    /// Half-moves of checker plays and cube decisions, of the player who decides and the opponent.
    pub plies: [[u8; 2]; 2],
    /// From which half-move on `late_plies` apply instead.
    pub late_from: Option<u16>,
    /// As `plies`.
    pub late_plies: Option<[[u8; 2]; 2]>,
    /// All settings of the player who decides and of the opponent.
    pub players: [RolloutPlayer; 2],
    /// As `players`, from `late_from` on.
    pub late_players: Option<[RolloutPlayer; 2]>,
    /// Half-moves after which trials end; `null` for the end of the game.
    pub truncation: Option<u16>,
    /// Half-moves that are looked ahead where trials end so.
    pub truncation_plies: Option<u8>,
    /// Whether every cube decision is looked ahead to its full depth, also those far from being close.
    pub all_cubes: bool,
    /// Plays looked at for the luck of each roll; `null` where the luck is not taken out.
    pub luck_candidates: Option<u8>,
    /// Whether trials end at exact bearoff values.
    pub exact_bearoffs: bool,
    /// Whether cubeless trials end at one-sided bearoff databases.
    pub one_sided_bearoffs: bool,
    /// Whether cubeful trials end where a database knows the chances only.
    pub live_cube_bearoffs: bool,
    /// Whether the luck of the dice is taken out.
    pub variance_reduction: bool,
    /// Whether the first rolls are spread evenly.
    pub stratified_dice: bool,
    /// Whether the first roll is never a double.
    pub initial_position: bool,
    /// The generator of the dice.
    pub generator: &'static str,
    /// Its seed.
    pub seed: u64,
}

impl From<&RolloutSettings> for RolloutInfo {
    fn from(settings: &RolloutSettings) -> Self {
        let plies = |players: &[PlayerSettings; 2]| {
            [0, 1].map(|n| [players[n].checker.plies, players[n].cube.plies])
        };
        let all = |players: &[PlayerSettings; 2]| [0, 1].map(|n| RolloutPlayer::from(&players[n]));
        let dice = &settings.dice;
        Self {
            players: all(&settings.players),
            late_players: settings.late.map(|late| all(&late.players)),
            cubeful: settings.cube == barpoint_eval::CubeUse::Cubeful,
            cube_model: settings.players[0].cube.model.to_string(),
            plies: plies(&settings.players),
            late_from: settings.late.map(|late| late.from_ply),
            late_plies: settings.late.map(|late| plies(&late.players)),
            truncation: settings.truncation.map(|end| end.plies),
            truncation_plies: settings.truncation.map(|end| end.evaluation.plies),
            all_cubes: settings.cube_look == CubeLook::All,
            luck_candidates: match settings.variance_reduction {
                VarianceReduction::LookAhead { candidates } => Some(candidates),
                VarianceReduction::Off => None,
            },
            exact_bearoffs: settings.bearoff.exact,
            one_sided_bearoffs: settings.bearoff.one_sided,
            live_cube_bearoffs: settings.bearoff.live_cube,
            variance_reduction: settings.variance_reduction != VarianceReduction::Off,
            stratified_dice: dice.stratified,
            initial_position: dice.initial,
            generator: dice.generator.name(),
            seed: dice.seed,
        }
    }
}

impl std::fmt::Display for RolloutInfo {
    /// `full cubeful rollout, 0-ply, variance reduction; stratified chacha dice, seed 1`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let cube = if self.cubeful { "cubeful" } else { "cubeless" };
        match self.truncation {
            None => write!(f, "full {cube} rollout, ")?,
            Some(plies) => {
                write!(f, "{cube} rollout, {plies} half-moves")?;
                match self.truncation_plies {
                    None | Some(0) => write!(f, ", ")?,
                    Some(ahead) => write!(f, " (then {ahead}-ply), ")?,
                }
            }
        }
        write!(f, "{}", self.told(&self.players, self.plies))?;
        if let (Some(from), Some(late), Some(plies)) =
            (self.late_from, &self.late_players, self.late_plies)
        {
            write!(f, " (from half-move {from} on {})", self.told(late, plies))?;
        }
        if self.all_cubes && self.cubeful {
            write!(f, ", all cubes looked ahead")?;
        }
        if self.variance_reduction {
            write!(f, ", variance reduction")?;
            match self.luck_candidates {
                None | Some(RolloutSettings::LUCK_CANDIDATES) => {}
                Some(plays) => write!(f, " over {plays} plays")?,
            }
        }
        if !self.exact_bearoffs {
            write!(f, ", no exact endings")?;
        }
        if self.live_cube_bearoffs {
            write!(f, ", ends at known chances")?;
        }
        let spread = if self.stratified_dice {
            "stratified "
        } else {
            ""
        };
        if self.generator == Generator::File.name() {
            write!(f, "; {spread}dice from a file")?;
        } else {
            write!(f, "; {spread}{} dice, seed {}", self.generator, self.seed)?;
        }
        if self.initial_position {
            write!(f, ", as initial position")?;
        }
        Ok(())
    }
}

impl RolloutInfo {
    /// How both players decide: the depths, where nothing else is unusual.
    fn told(&self, players: &[RolloutPlayer; 2], plies: [[u8; 2]; 2]) -> String {
        let alike = players[0] == players[1];
        let [own, theirs] = players;
        if own.is_usual(self.cubeful) && theirs.is_usual(self.cubeful) {
            depths(plies, self.cubeful)
        } else if alike {
            own.to_string()
        } else {
            format!("{own} against {theirs}")
        }
    }
}

impl RolloutPlayer {
    /// Whether the depths say everything in a rollout with or without cube.
    fn is_usual(&self, cubeful: bool) -> bool {
        [&self.checker, &self.cube].into_iter().all(|info| {
            let usual = SettingsInfo::from(&Strength::new(info.plies, MoveFilter::NORMAL));
            let alike = SettingsInfo {
                level: usual.level.clone(),
                cubeful: usual.cubeful,
                ..info.clone()
            };
            alike == usual && info.cubeful == cubeful
        })
    }
}

impl std::fmt::Display for RolloutPlayer {
    /// `2-ply, normal filter`; the cube is told apart where it is decided otherwise.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.checker)?;
        if self.cube != self.checker {
            write!(f, " (cube: {})", self.cube)?;
        }
        Ok(())
    }
}

/// The depths of both players, as few words as they need.
fn depths(plies: [[u8; 2]; 2], cubeful: bool) -> String {
    let one = |[checker, cube]: [u8; 2]| {
        if checker == cube || !cubeful {
            format!("{checker}-ply")
        } else {
            format!("{checker}-ply with cube at {cube}")
        }
    };
    let [own, theirs] = plies.map(one);
    if own == theirs {
        own
    } else {
        format!("{own} against {theirs}")
    }
}

/// How a rollout goes on, told from the trials played.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct OutlookInfo {
    /// Trials of each candidate played so far.
    pub played: u32,
    /// Trials of each candidate in all, unless a rule stops them before.
    pub trials: u32,
    /// Seconds to go.
    pub seconds: f64,
    /// The largest standard error of an equity then; `null` with fewer than two trials.
    pub standard_error: Option<f64>,
}

/// A rollout.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RolloutReport {
    /// Version of this interface.
    pub version: u32,
    /// The position.
    pub position: PositionInfo,
    /// Fingerprint of nets and databases.
    pub nets: String,
    /// Name of the match equity table.
    pub met: String,
    /// How the trials were played.
    pub settings: RolloutInfo,
    /// Whether all trials asked for are there; a rule may have stopped candidates earlier.
    pub finished: bool,
    /// How it goes on; `null` when it is finished, and where nobody counts the seconds.
    pub forecast: Option<OutlookInfo>,
    /// The candidates in the order asked for.
    pub candidates: Vec<RolloutRow>,
    /// The proper cube action; `null` for checker plays, and with fewer than two trials.
    pub action: Option<CubeAction>,
}

impl From<&RolledOut> for RolloutRow {
    fn from(candidate: &RolledOut) -> Self {
        let row = &candidate.figures;
        let [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        ] = row.chances.map(Measured::from);
        Self {
            known: candidate.known.map(Regime::name),
            candidate: candidate.name.to_string(),
            rank: row.rank,
            trials: row.trials,
            chances: MeasuredChances {
                win,
                win_gammon,
                win_backgammon,
                lose_gammon,
                lose_backgammon,
            },
            cubeless_equity: row.cubeless.into(),
            equity: row.equity.into(),
            mwc: row.mwc.map(Measured::from),
            behind: row.behind.map(Measured::from),
            jsd: row.jsd().filter(|jsd| {
                jsd.abs() < MOST_JSD && row.behind.is_some_and(|b| b.std_err.is_finite())
            }),
        }
    }
}

impl From<RolloutOutlook> for OutlookInfo {
    fn from(outlook: RolloutOutlook) -> Self {
        Self {
            played: outlook.played,
            trials: outlook.trials,
            seconds: outlook.seconds,
            standard_error: outlook.std_err,
        }
    }
}

impl RolloutReport {
    /// What the trials of a rollout say, which rests on this.
    #[must_use]
    pub fn of(basis: &Basis, findings: &RolloutFindings) -> Self {
        let verdict = findings.cube.map(|(_, verdict)| verdict);
        Self {
            version: crate::VERSION,
            position: PositionInfo::of(&basis.state),
            nets: basis.fingerprint.to_string(),
            met: basis.met.clone(),
            settings: (&findings.settings).into(),
            finished: findings.finished,
            forecast: findings.outlook.map(OutlookInfo::from),
            candidates: findings.candidates.iter().map(RolloutRow::from).collect(),
            action: verdict.and_then(CubeAction::of),
        }
    }
}
