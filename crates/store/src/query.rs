//! Questions about decisions.

use barpoint_equity::Equity;
use barpoint_record::{SkillMark, SkillThresholds};
use barpoint_rules::{Crawford, Roll};

use crate::codes::Coded;
use crate::feature::Feature;
use crate::pattern::{Count, Demand};
use crate::{DecisionKind, MatchFilter, Pattern, Phase};

/// Which decisions are meant. Every demand that is given holds; of a list one of the values.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Query {
    /// In these matches, and by this player.
    pub matches: MatchFilter,
    /// What was decided.
    pub kinds: Vec<DecisionKind>,
    /// In which phase.
    pub phases: Vec<Phase>,
    /// Which roll was played.
    pub rolls: Vec<Roll>,
    /// How it is marked, by the thresholds below.
    pub marks: Vec<SkillMark>,
    /// Above which losses decisions are marked.
    pub thresholds: SkillThresholds,
    /// At which score.
    pub scores: Vec<ScoreQuery>,
    /// With which value of the cube.
    pub cubes: Vec<u32>,
    /// What it lost at least; where that is unknown it is none of these.
    pub least_loss: Option<Equity>,
    /// What the board looks like.
    pub pattern: Pattern,
}

/// A score that is asked for, seen by the player who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreQuery {
    /// Money play.
    Money,
    /// A score of a match.
    Match {
        /// Points this player needs.
        away: u8,
        /// Points the opponent needs.
        opponent_away: u8,
        /// Where the match stands in relation to its Crawford game; `None` for anywhere.
        crawford: Option<Crawford>,
    },
}

/// A text that is no score.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "expected a score such as 3-5 (points the player and the opponent need) or money, found {found:?}"
)]
pub struct ScoreQueryError {
    /// The text.
    pub found: String,
}

impl std::str::FromStr for ScoreQuery {
    type Err = ScoreQueryError;

    fn from_str(text: &str) -> Result<Self, ScoreQueryError> {
        if text.eq_ignore_ascii_case("money") {
            return Ok(Self::Money);
        }
        let needs = |digits: &str| digits.parse::<u8>().ok().filter(|&away| away > 0);
        let capitals = text.to_ascii_uppercase();
        let (points, crawford) = match capitals.strip_suffix("PC") {
            Some(points) => (points, Some(Crawford::Post)),
            None => match capitals.strip_suffix('C') {
                Some(points) => (points, Some(Crawford::Now)),
                None => (capitals.as_str(), None),
            },
        };
        let score = points.split_once('-').and_then(|(away, opponent_away)| {
            Some(Self::Match {
                away: needs(away)?,
                opponent_away: needs(opponent_away)?,
                crawford,
            })
        });
        score.ok_or_else(|| ScoreQueryError {
            found: text.to_owned(),
        })
    }
}

/// Decisions with one of these features, or with none of them.
pub(crate) struct Condition {
    pub(crate) any: Vec<i64>,
    pub(crate) is_wanted: bool,
}

impl Query {
    /// What must hold of the features, the rarest first as far as one can tell. Marks are not among them: they follow
    /// what decisions lost.
    pub(crate) fn conditions(&self) -> Vec<Condition> {
        let mut conditions: Vec<Condition> = Vec::new();
        let scores = self.scores.iter().flat_map(|score| score.features());
        for any in [
            self.rolls.iter().map(|&roll| Feature::Roll(roll)).collect(),
            scores.collect(),
            self.phases
                .iter()
                .map(|&phase| Feature::Phase(phase))
                .collect(),
            self.cubes
                .iter()
                .map(|&value| Feature::Cube(value))
                .collect(),
            self.kinds.iter().map(|&kind| Feature::Kind(kind)).collect(),
        ] {
            let any: Vec<Feature> = any;
            if !any.is_empty() {
                conditions.push(Condition::of(&any, true));
            }
        }
        conditions.extend(
            self.pattern
                .demands
                .iter()
                .flat_map(|&demand| Condition::of_demand(demand)),
        );
        conditions
    }
}

impl ScoreQuery {
    fn features(self) -> Vec<Feature> {
        let Self::Match {
            away,
            opponent_away,
            crawford: asked,
        } = self
        else {
            return vec![Feature::Score(crate::Score::Money)];
        };
        let stages = Crawford::CODES.iter();
        let stages = stages.filter(|&&stage| asked.is_none_or(|asked| asked == stage));
        let score = |&crawford: &Crawford| {
            Feature::Score(crate::Score::Match {
                away,
                opponent_away,
                crawford,
            })
        };
        stages.map(score).collect()
    }
}

impl Condition {
    fn of(any: &[Feature], is_wanted: bool) -> Self {
        Self {
            any: any.iter().map(|feature| feature.code()).collect(),
            is_wanted,
        }
    }

    fn of_demand(demand: Demand) -> Vec<Self> {
        let at_least = |least, is_wanted| {
            let (whose, place) = (demand.whose, demand.index());
            let feature = Feature::Checkers {
                whose,
                place,
                least,
            };
            Self::of(&[feature], is_wanted)
        };
        match demand.count {
            Count::AtLeast(0) => Vec::new(),
            Count::AtLeast(least) => vec![at_least(least, true)],
            Count::Exactly(0) => vec![at_least(1, false)],
            Count::Exactly(count) => vec![at_least(count, true), at_least(count + 1, false)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_asked_for_as_they_are_printed() {
        let score = |crawford| ScoreQuery::Match {
            away: 1,
            opponent_away: 5,
            crawford,
        };
        assert_eq!("1-5".parse(), Ok(score(None)));
        assert_eq!("1-5C".parse(), Ok(score(Some(Crawford::Now))));
        assert_eq!("1-5c".parse(), Ok(score(Some(Crawford::Now))));
        assert_eq!("1-5pc".parse(), Ok(score(Some(Crawford::Post))));
        assert_eq!("1-5PC".parse(), Ok(score(Some(Crawford::Post))));
        assert_eq!(score(None).features().len(), 3);
        assert_eq!(score(Some(Crawford::Now)).features().len(), 1);
        for wrong in ["0-5", "1-", "C", "1-5P", "moneyC"] {
            assert!(wrong.parse::<ScoreQuery>().is_err(), "{wrong}");
        }
    }
}
