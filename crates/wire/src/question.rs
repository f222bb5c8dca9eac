//! What is asked about positions, and maps of the answers.

use barpoint_engine::maps::{self, ScoreAdvice};
use barpoint_engine::{Answer, Engine, LevelError, Strength, StrengthChoice};
use barpoint_equity::{CubeVerdict, Offer, Response};
use barpoint_eval::MAX_PLIES;
use barpoint_rules::notation::display_play;
use barpoint_rules::{BySide, MatchRules, MatchState};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    BasisInfo, GameView, NewGameError, PositionRef, SideName, StateView, StepInfo, VariationName,
};

/// An error as the interface tells it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ErrorReport {
    /// One sentence.
    pub error: String,
    /// Where the game stands, if it had gone on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<GameView>,
}

/// A level of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LevelInfo {
    /// Its name.
    pub name: String,
    /// Half-moves looked ahead.
    pub plies: u8,
    /// All of it in a few words.
    pub description: String,
}

/// A game that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct VariationInfo {
    /// Its name in the interface.
    pub name: VariationName,
    /// What it is called.
    pub title: String,
}

/// A file format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FormatInfo {
    /// Its short name.
    pub name: String,
    /// What it is.
    pub title: String,
}

/// What this program is and can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct InfoReport {
    /// Version of the program.
    pub version: String,
    /// Fingerprint of nets and databases.
    pub nets: String,
    /// The match equity table.
    pub met: String,
    /// Levels of play, weakest first.
    pub levels: Vec<LevelInfo>,
    /// Games that can be played.
    pub variations: Vec<VariationInfo>,
    /// Formats of match files.
    pub formats: Vec<FormatInfo>,
    /// The longest match.
    pub longest_match: u16,
}

impl InfoReport {
    /// About an engine; formats are names with what they are.
    #[must_use]
    pub fn of<'a>(
        engine: &Engine,
        version: &str,
        formats: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> Self {
        let levels = Strength::PRESETS.iter().map(|(name, strength)| LevelInfo {
            name: (*name).to_owned(),
            plies: strength.search.plies,
            description: crate::SettingsInfo::from(strength).to_string(),
        });
        Self {
            version: version.to_owned(),
            nets: engine.fingerprint().to_string(),
            met: engine.met().name().to_owned(),
            levels: levels.collect(),
            variations: VariationName::ALL
                .map(|name| VariationInfo {
                    name,
                    title: name.title().to_owned(),
                })
                .to_vec(),
            formats: formats
                .map(|(name, title)| FormatInfo {
                    name: name.to_owned(),
                    title: title.to_owned(),
                })
                .collect(),
            longest_match: barpoint_engine::position::MAX_LENGTH,
        }
    }
}

impl VariationName {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Standard,
        Self::Nackgammon,
        Self::Hypergammon1,
        Self::Hypergammon2,
        Self::Hypergammon3,
    ];

    /// What it is called.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Standard => "Backgammon",
            Self::Nackgammon => "Nackgammon",
            Self::Hypergammon1 => "Hypergammon, 1 checker",
            Self::Hypergammon2 => "Hypergammon, 2 checkers",
            Self::Hypergammon3 => "Hypergammon, 3 checkers",
        }
    }
}

/// A text that should name a position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
pub struct ReadRequest {
    /// Any ID, or a text that contains one.
    pub text: String,
    /// The game played.
    #[serde(default)]
    pub variation: VariationName,
}

/// A picture asked for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PictureQuery {
    /// Any ID.
    pub id: String,
    /// `svg`, `png` or `pdf`; `svg` if nothing is given.
    #[serde(default)]
    pub format: Option<String>,
    /// Name of a theme.
    #[serde(default)]
    pub theme: Option<String>,
    /// Whether it is to stand on a dark page.
    #[serde(default)]
    pub dark: bool,
    /// Who sits at the bottom; Black if nothing is given.
    #[serde(default)]
    pub bottom: Option<SideName>,
    /// Who has the light checkers; Black if nothing is given.
    #[serde(default)]
    pub light: Option<SideName>,
    /// Whether the bottom player's home is on the left.
    #[serde(default)]
    pub home_left: bool,
    /// The game played.
    #[serde(default)]
    pub variation: VariationName,
}

impl PictureQuery {
    /// The state shown.
    ///
    /// # Errors
    /// If there is none.
    pub fn state(&self) -> Result<MatchState, NewGameError> {
        let position = PositionRef {
            id: self.id.clone(),
            variation: self.variation,
            dice: None,
        };
        position.state(MatchRules::default())
    }

    /// What the players are called: nothing.
    #[must_use]
    pub fn names(&self) -> BySide<String> {
        BySide::new(String::new(), String::new())
    }
}

/// What a text holds.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ReadResult {
    /// A position.
    Position {
        /// The position.
        state: Box<StateView>,
        /// How many positions the text names; this is the first.
        positions: usize,
    },
    /// A match, to be sent to the matches.
    Match,
}

/// A question about a position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
pub struct PositionQuestion {
    /// The position.
    pub position: PositionRef,
    /// A level's name; the usual one if nothing is given.
    #[serde(default)]
    pub level: Option<String>,
    /// Plies to look ahead, in place of the level's.
    #[serde(default)]
    pub plies: Option<u8>,
}

/// Why a question cannot be answered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum QuestionError {
    /// No position.
    #[error(transparent)]
    Position(#[from] NewGameError),
    /// No level.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// Deeper than the program looks.
    #[error("expected at most {MAX_PLIES} plies, found {found}")]
    Plies {
        /// How many were asked for.
        found: u8,
    },
    /// Too small or large a map.
    #[error("expected a size from 2 to {LARGEST}, found {found}")]
    Size {
        /// What was asked for.
        found: u8,
    },
}

/// Points a side of the largest score map.
const LARGEST: u8 = 25;

impl PositionQuestion {
    /// Position and strength.
    ///
    /// # Errors
    /// If there is no such thing.
    pub fn parts(&self) -> Result<(MatchState, StrengthChoice), QuestionError> {
        let state = self.position.state(MatchRules::default())?;
        if let Some(found) = self.plies.filter(|&plies| plies > MAX_PLIES) {
            return Err(QuestionError::Plies { found });
        }
        let level = self.level.as_deref().map(Strength::named).transpose()?;
        let choice = StrengthChoice {
            level,
            plies: self.plies,
            ..StrengthChoice::default()
        };
        Ok((state, choice))
    }
}

/// A question about a position at many scores.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
pub struct ScoreMapQuestion {
    /// Position and strength.
    #[serde(flatten)]
    pub question: PositionQuestion,
    /// Points a side: 2 to 25; the usual number if nothing is given.
    #[serde(default)]
    pub size: Option<u8>,
}

impl ScoreMapQuestion {
    /// Points a side, if they are given.
    ///
    /// # Errors
    /// If it is too small or large.
    pub fn size(&self) -> Result<Option<u8>, QuestionError> {
        match self.size {
            Some(found) if !(2..=LARGEST).contains(&found) => Err(QuestionError::Size { found }),
            size => Ok(size),
        }
    }
}

/// What a roll would be worth.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct TemperatureCell {
    /// The roll, larger first.
    pub roll: [u8; 2],
    /// How many of the 36 throws it is.
    pub weight: u8,
    /// Cubeful equity after the best play.
    pub equity: f32,
    /// The best play.
    pub best_play: String,
    /// Its steps.
    pub steps: Vec<StepInfo>,
}

/// What each roll would be worth to the player on roll.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct TemperatureMap {
    /// Version of this interface.
    pub version: u32,
    /// What it rests on.
    #[serde(flatten)]
    pub basis: BasisInfo,
    /// Who rolls.
    pub player: SideName,
    /// The average of the 36 throws.
    pub mean: f32,
    /// All 21 rolls.
    pub rolls: Vec<TemperatureCell>,
}

impl From<&Answer<maps::TemperatureMap>> for TemperatureMap {
    fn from(answer: &Answer<maps::TemperatureMap>) -> Self {
        let worths = answer.found.rolls.iter();
        Self {
            version: crate::VERSION,
            basis: (&answer.basis).into(),
            player: answer.basis.state.on_roll().into(),
            mean: answer.found.mean.get(),
            rolls: worths
                .map(|worth| TemperatureCell {
                    roll: [worth.roll.high(), worth.roll.low()],
                    weight: worth.weight,
                    equity: worth.equity.get(),
                    best_play: display_play(&worth.play),
                    steps: StepInfo::of(&worth.play),
                })
                .collect(),
        }
    }
}

/// What to do at one score.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ScoreCell {
    /// Points the player on roll needs; `null` for money.
    pub away: Option<u8>,
    /// Points the opponent needs.
    pub opponent_away: Option<u8>,
    /// What to do: `ND`, `D/T`, `D/P`, `TG/T`, `TG/P`, `D/B`, `–` or the play.
    pub short: String,
    /// Equity without doubling.
    pub no_double: Option<f32>,
    /// Equity after double and take.
    pub double_take: Option<f32>,
    /// Equity of the best play.
    pub equity: Option<f32>,
    /// Whether it is what to do at money.
    pub same_as_money: bool,
}

/// What to do at all scores up to some length. A player who needs one point is there after the Crawford game.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ScoreMap {
    /// Version of this interface.
    pub version: u32,
    /// What it rests on.
    #[serde(flatten)]
    pub basis: BasisInfo,
    /// Who is on roll.
    pub player: SideName,
    /// Whether plays are compared; else cube actions.
    pub of_plays: bool,
    /// Points a side.
    pub size: u8,
    /// What to do at money.
    pub money: ScoreCell,
    /// Row n, column k: the player on roll needs n + 1 points, the opponent k + 1.
    pub rows: Vec<Vec<ScoreCell>>,
}

impl From<&Answer<maps::ScoreMap>> for ScoreMap {
    fn from(answer: &Answer<maps::ScoreMap>) -> Self {
        let state = &answer.basis.state;
        let rows = answer.found.rows.iter();
        Self {
            version: crate::VERSION,
            basis: (&answer.basis).into(),
            player: state.on_roll().into(),
            of_plays: state.roll().is_some(),
            size: answer.found.size,
            money: (&answer.found.money).into(),
            rows: rows
                .map(|row| row.iter().map(ScoreCell::from).collect())
                .collect(),
        }
    }
}

impl From<&maps::ScoreCell> for ScoreCell {
    fn from(found: &maps::ScoreCell) -> Self {
        let cell = Self {
            away: found.score.map(|score| score.away),
            opponent_away: found.score.map(|score| score.opponent_away),
            short: "–".to_owned(),
            no_double: None,
            double_take: None,
            equity: None,
            same_as_money: found.same_as_money,
        };
        match &found.advice {
            ScoreAdvice::Cube(Some(hint)) => Self {
                short: short(hint.verdict).to_owned(),
                no_double: Some(hint.decision.equities.no_double.get()),
                double_take: Some(hint.decision.equities.double_take.get()),
                ..cell
            },
            ScoreAdvice::Play(Some(best)) => Self {
                short: display_play(&best.play),
                equity: Some(best.cubeful.get()),
                ..cell
            },
            ScoreAdvice::Cube(None) | ScoreAdvice::Play(None) => cell,
        }
    }
}

const fn short(verdict: CubeVerdict) -> &'static str {
    match verdict {
        CubeVerdict::Available {
            offer, response, ..
        } => match (offer, response) {
            (Offer::NoDouble, _) => "ND",
            (Offer::Double, Response::Take) => "D/T",
            (Offer::Double, Response::Pass) => "D/P",
            (Offer::Double, Response::Beaver) => "D/B",
            (Offer::TooGood, Response::Take | Response::Beaver) => "TG/T",
            (Offer::TooGood, Response::Pass) => "TG/P",
        },
        CubeVerdict::Dead { .. } | CubeVerdict::NotAvailable => "–",
    }
}
