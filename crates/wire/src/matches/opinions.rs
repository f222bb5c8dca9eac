//! What other programs said of decisions, apart from our own analysis.

use barpoint_equity::Equity;
use barpoint_record::{
    Analyst, AnalystFigures, CheckerOpinion, CubeOpinion, Entry, MatchRecord, Said,
};
use barpoint_rules::Side;
use barpoint_rules::notation::display_play;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Both, Chances};

/// A program, or a person, whose analysis the file holds.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct AnalystView {
    /// Its name and version.
    pub name: String,
    /// The match equity table it used, by its own word.
    pub met: Option<String>,
    /// Its own figures for each player; `null` if the file holds none.
    pub figures: Option<Both<AnalystFiguresView>>,
}

/// What an analyst counted of one player, by its own definitions, which differ from ours.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
pub struct AnalystFiguresView {
    /// Performance rating: 500 times the equity lost per counted decision.
    pub pr: Option<f32>,
    /// Decisions counted.
    pub decisions: Option<u32>,
    /// Equity lost in checker plays, EMG in matches.
    pub checker_loss: Option<f32>,
    /// Equity lost in cube decisions, EMG in matches.
    pub cube_loss: Option<f32>,
    /// Luck of the dice, EMG in matches.
    pub luck: Option<f32>,
}

/// What an analyst said of a decision or roll.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct OpinionView {
    /// Whose: the name and version of the program.
    pub analyst: String,
    /// Of the checker play.
    pub plays: Option<RatedPlays>,
    /// Of the cube decision.
    pub cube: Option<CubeOpinionView>,
    /// Luck of the roll, EMG in matches.
    pub luck: Option<f32>,
    /// Trials of the rollout behind it, if there was one.
    pub trials: Option<u32>,
}

/// What an analyst said of a checker play.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RatedPlays {
    /// The plays in the order of the file, best first.
    pub plays: Vec<RatedPlayView>,
    /// Equity lost by the play made.
    pub loss: Option<f32>,
}

/// A play and what an analyst made of it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RatedPlayView {
    /// The play.
    pub play: String,
    /// How deeply it was looked at, in the analyst's own words.
    pub level: String,
    /// Equity after the play, with the cube; EMG in matches.
    pub equity: f32,
    /// Standard error of the equity, of a rollout.
    pub std_err: Option<f32>,
    /// Chances of the mover.
    pub chances: Option<Chances>,
    /// Whether it is the play made.
    pub played: bool,
}

/// What an analyst said of a cube decision, from the player who may double; equities with the cube, EMG in matches.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct CubeOpinionView {
    /// How deeply it was looked at, in the analyst's own words.
    pub level: String,
    /// Equity without doubling.
    pub no_double: Option<f32>,
    /// Equity after double and take.
    pub double_take: Option<f32>,
    /// Equity after double and pass.
    pub double_pass: Option<f32>,
    /// Standard errors of no double and double/take, of a rollout.
    pub std_errs: Option<[f32; 2]>,
    /// Chances without doubling.
    pub chances: Option<Chances>,
    /// Whether doubling is right.
    pub double: Option<bool>,
    /// Whether taking is right.
    pub take: Option<bool>,
    /// Equity lost by the player who could double.
    pub double_loss: Option<f32>,
    /// Equity lost by the player who answered.
    pub answer_loss: Option<f32>,
}

impl AnalystView {
    /// All analysts of a match, in the order of the file.
    #[must_use]
    pub fn all(record: &MatchRecord) -> Vec<Self> {
        record.analysts.iter().map(Self::of).collect()
    }

    fn of(analyst: &Analyst) -> Self {
        let figures = &analyst.figures;
        let is_told = Side::BOTH
            .iter()
            .any(|&side| figures[side] != AnalystFigures::default());
        Self {
            name: analyst.software.to_string(),
            met: analyst.met.clone(),
            figures: is_told.then(|| Both {
                white: (&figures.white).into(),
                black: (&figures.black).into(),
            }),
        }
    }
}

impl From<&AnalystFigures> for AnalystFiguresView {
    fn from(figures: &AnalystFigures) -> Self {
        Self {
            pr: figures.pr,
            decisions: figures.decisions,
            checker_loss: figures.checker_loss.map(Equity::get),
            cube_loss: figures.cube_loss.map(Equity::get),
            luck: figures.luck.map(Equity::get),
        }
    }
}

impl OpinionView {
    /// What was said of an entry, one for each analyst in the order of the file.
    #[must_use]
    pub fn all(record: &MatchRecord, entry: &Entry) -> Vec<Self> {
        let analysts = record.analysts.iter().enumerate();
        analysts
            .filter_map(|(index, analyst)| {
                let mut said = entry.opinions.iter().filter(|one| one.analyst == index);
                let first = said.next()?;
                let mut view = Self {
                    analyst: analyst.software.to_string(),
                    plays: None,
                    cube: None,
                    luck: None,
                    trials: None,
                };
                view.add(&first.said);
                said.for_each(|one| view.add(&one.said));
                Some(view)
            })
            .collect()
    }

    fn add(&mut self, said: &Said) {
        match said {
            Said::Checker(opinion) => self.plays = Some(opinion.into()),
            Said::Cube(opinion) => self.cube = Some(opinion.into()),
            Said::Luck { equity, .. } => self.luck = Some(equity.get()),
            Said::Rollout(facts) => {
                self.trials = Some(self.trials.unwrap_or(0).max(facts.trials));
            }
        }
    }
}

impl From<&CheckerOpinion> for RatedPlays {
    fn from(opinion: &CheckerOpinion) -> Self {
        let plays = opinion.plays.iter().enumerate();
        let plays = plays.map(|(index, rated)| RatedPlayView {
            play: display_play(&rated.play),
            level: rated.level.name.clone(),
            equity: rated.equity.get(),
            std_err: rated.std_err.map(Equity::get),
            chances: rated.outcome.map(Chances::from),
            played: opinion.played == Some(index),
        });
        Self {
            plays: plays.collect(),
            loss: opinion.lost().map(Equity::get),
        }
    }
}

impl From<&CubeOpinion> for CubeOpinionView {
    fn from(opinion: &CubeOpinion) -> Self {
        let get = |equity: Option<Equity>| equity.map(Equity::get);
        Self {
            level: opinion.level.name.clone(),
            no_double: get(opinion.no_double),
            double_take: get(opinion.double_take),
            double_pass: get(opinion.double_pass),
            std_errs: opinion.std_errs.map(|errors| errors.map(Equity::get)),
            chances: opinion.outcome.map(Chances::from),
            double: opinion.is_double(),
            take: opinion.is_take(),
            double_loss: get(opinion.double_loss),
            answer_loss: get(opinion.answer_loss),
        }
    }
}
