//! The roles of nets, the labels of their files, and the nets that ship with the program.

use std::borrow::Cow;
use std::sync::Arc;

use barpoint_bearoff::OneSided;
pub use barpoint_nets::Races;
use barpoint_nn::{NetLabel, PackedWeights, WeightsError};

use crate::{CompositeEvaluator, EvaluatorError, Plan, inputs};

/// What a net does in the evaluator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NetRole {
    /// Evaluates all contact positions from raw and hand-made contact inputs.
    Contact,
    /// Evaluates the contact positions of one plan from the same inputs.
    Plan(Plan),
    /// Evaluates races from raw and hand-made race inputs.
    Race,
    /// Knows of one side of a race how many rolls it takes to bear off the last checker.
    LastChecker,
    /// The same for the first checker.
    FirstChecker,
    /// Prefilters candidates in all contact positions from raw inputs alone.
    Prefilter,
    /// Prefilters candidates in the contact positions of one plan from the same inputs.
    PrefilterPlan(Plan),
}

/// Why weight files do not form an evaluator.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum NetsError {
    /// A file that cannot be read or is for another net.
    #[error("{role} net: {source}")]
    File {
        /// The role of the net.
        role: NetRole,
        /// What is wrong.
        source: WeightsError,
    },
    /// Nets that do not fit the evaluator.
    #[error(transparent)]
    Evaluator(#[from] EvaluatorError),
}

/// The contents of the weight files of one evaluator.
#[derive(Clone, Copy, Debug)]
pub struct NetFiles<'a> {
    /// One for [`NetRole::Contact`], or one for each [`NetRole::Plan`] in the order of [`Plan::ALL`], with or without the last.
    pub contact: &'a [&'a [u8]],
    /// For [`NetRole::Race`], or for [`NetRole::LastChecker`] and [`NetRole::FirstChecker`].
    pub races: Races<&'a [u8]>,
    /// One for [`NetRole::Prefilter`], or one for each [`NetRole::PrefilterPlan`] in the order of [`Plan::ALL`], with or without the last; without any
    /// every candidate is evaluated in full.
    pub prefilter: &'a [&'a [u8]],
}

/// The nets built into the program; `nets/` documents their training and strength.
pub const PRODUCTION: NetFiles<'static> = NetFiles {
    contact: barpoint_nets::PRODUCTION.contact,
    races: barpoint_nets::PRODUCTION.races,
    prefilter: barpoint_nets::PRODUCTION.prefilter,
};

impl NetRole {
    /// The label of weight files for this role. `bearoff` is the table that race inputs are taken
    /// from.
    #[must_use]
    pub fn label(self, bearoff: &OneSided) -> NetLabel {
        let (feature_set, feature_hash) = match self {
            Self::Contact | Self::Plan(_) => ("raw + contact", inputs::contact_definition()),
            Self::Race => ("raw + race", inputs::race_definition(bearoff)),
            Self::LastChecker | Self::FirstChecker => {
                ("one-sided", inputs::one_sided_definition(bearoff))
            }
            Self::Prefilter | Self::PrefilterPlan(_) => ("raw", inputs::raw_definition()),
        };
        NetLabel {
            class: self.to_string(),
            feature_set: feature_set.to_owned(),
            feature_hash,
        }
    }

    /// Name of the weight file in a folder of nets.
    #[must_use]
    pub fn file_name(self) -> String {
        format!("{}.net", self.to_string().replace(' ', "-"))
    }

    fn check(
        self,
        bytes: Cow<'static, [u8]>,
        bearoff: &OneSided,
    ) -> Result<PackedWeights, NetsError> {
        PackedWeights::new(&self.label(bearoff), bytes)
            .map_err(|source| NetsError::File { role: self, source })
    }
}

impl std::fmt::Display for NetRole {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Contact => f.write_str("contact"),
            Self::Plan(plan) => write!(f, "contact {plan}"),
            Self::Race => f.write_str("race"),
            Self::LastChecker => f.write_str("last checker"),
            Self::FirstChecker => f.write_str("first checker"),
            Self::Prefilter => f.write_str("prefilter"),
            Self::PrefilterPlan(plan) => write!(f, "prefilter {plan}"),
        }
    }
}

impl<'a> NetFiles<'a> {
    /// The evaluator made of these files. All are checked now; the numbers of each net are read when a
    /// position first needs it.
    pub fn evaluator(&self, bearoff: Arc<OneSided>) -> Result<CompositeEvaluator, NetsError> {
        self.kept(|bytes| Cow::Owned(bytes.to_vec()), bearoff)
    }

    fn kept(
        &self,
        keep: impl Fn(&'a [u8]) -> Cow<'static, [u8]>,
        bearoff: Arc<OneSided>,
    ) -> Result<CompositeEvaluator, NetsError> {
        let checked = |files: &[&'a [u8]], one: NetRole, of: fn(Plan) -> NetRole| match *files {
            [only] => Ok(vec![one.check(keep(only), &bearoff)?]),
            ref plans => Plan::ALL
                .iter()
                .zip(plans)
                .map(|(&plan, bytes)| of(plan).check(keep(bytes), &bearoff))
                .collect::<Result<Vec<_>, NetsError>>(),
        };
        let contact = checked(self.contact, NetRole::Contact, NetRole::Plan)?;
        let races = match self.races {
            Races::Net(race) => Races::Net(NetRole::Race.check(keep(race), &bearoff)?),
            Races::OneSided([last, first]) => Races::OneSided([
                NetRole::LastChecker.check(keep(last), &bearoff)?,
                NetRole::FirstChecker.check(keep(first), &bearoff)?,
            ]),
        };
        let prefilter = checked(self.prefilter, NetRole::Prefilter, NetRole::PrefilterPlan)?;
        let evaluator = CompositeEvaluator::from_packed(&contact, &races, &prefilter, bearoff)?;
        Ok(evaluator)
    }
}

/// The evaluator that ships with the program.
pub fn production(bearoff: Arc<OneSided>) -> Result<CompositeEvaluator, NetsError> {
    PRODUCTION.kept(Cow::Borrowed, bearoff)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::bearoff;

    #[test]
    fn the_built_in_nets_make_an_evaluator() {
        assert_eq!(production(bearoff()).err(), None);
    }

    #[test]
    fn a_net_for_another_role_is_refused() {
        let files = NetFiles {
            races: Races::Net(PRODUCTION.contact[0]),
            ..PRODUCTION
        };
        let error = files.evaluator(bearoff()).err().map(|e| e.to_string());
        assert_eq!(
            error.as_deref(),
            Some("race net: expected a net for class \"race\", found \"contact both-out\"")
        );
    }
}
