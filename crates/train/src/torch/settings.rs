//! The settings of a fit by `PyTorch`.

use serde::{Deserialize, Serialize};

use barpoint_eval::Plan;
use barpoint_nn::{Shape, ShapeError};

use super::Member;
use crate::checks::{Checks, LEAST_RATE, MOST_KEPT, MOST_OF_A_BATCH};
use crate::encode::Inputs;
use crate::stage::Product;

/// A fit of the contact nets of all plans at once with `PyTorch`: to the chances of rows and to differences between rival plays.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TorchSettings {
    /// Name of the stage. Its nets are called `NAME-both-out` and so on, with a plan after the name.
    pub name: String,
    /// Whether the nets are for plans by the checkers back alone, without one for wild positions, as the rows must be.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ordinary: bool,
    /// Names of rows, each a position by itself.
    pub rows: Vec<String>,
    /// Names of rows that are the candidates of decisions, in order; rivals are told apart by them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<String>,
    /// The same, looked ahead less far: the members learn them with outputs of their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub near: Vec<String>,
    /// The same, with no values of their own: only the members value them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub free: Vec<String>,
    /// Candidates of each decision in `groups`, `near` and `free`.
    #[serde(default = "TorchSettings::candidates")]
    pub candidates: usize,
    /// Name of rows of decisions with five candidates, which measure how well the nets choose plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choices: Option<String>,
    /// Nets to start from: what comes before the plan in their names; random weights if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// Hidden units: 64 to 4096 in steps of 64.
    pub hidden: usize,
    /// Hidden units of the layers after the first, up to three: 64 to 1024 in steps of 64.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub further: Vec<usize>,
    /// Nets that are fitted first; what they say on average is then the target.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<Member>,
    /// Steps of each member.
    #[serde(default, skip_serializing_if = "crate::files::is_zero")]
    pub member_steps: usize,
    /// What the values of `rows` and `groups` count beside what the members say.
    #[serde(default = "TorchSettings::own_share")]
    pub own_share: f64,
    /// Steps; the last fifth of them keeps the weights of raw inputs on the grid of the nets that play.
    pub steps: usize,
    /// Rows of each plan in a step.
    #[serde(default = "TorchSettings::batch")]
    pub batch: usize,
    /// Pairs of rivals of each plan in a step.
    #[serde(default = "TorchSettings::pairs")]
    pub pairs: usize,
    /// What differences between rivals count beside the chances.
    #[serde(default = "TorchSettings::pair_weight")]
    pub pair_weight: f64,
    /// Largest learning rate, reached after the warm-up; falls to zero along a cosine.
    #[serde(default = "TorchSettings::rate")]
    pub rate: f64,
    /// Share of the steps, from the first, with hidden units in 16 bits (bfloat16): twice as fast where processors multiply them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub half: Option<f64>,
    /// Fits that begin alike, their steps in turn; their mean goes on where the weights of raw inputs are fixed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fits: Option<usize>,
    /// What the nets of `from` count there beside those fitted, weight by weight: a fit to few rows forgets less so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keep: Option<f64>,
}

impl TorchSettings {
    const fn candidates() -> usize {
        4
    }

    const fn own_share() -> f64 {
        0.25
    }

    const fn batch() -> usize {
        1536
    }

    const fn pairs() -> usize {
        512
    }

    const fn pair_weight() -> f64 {
        4.0
    }

    const fn rate() -> f64 {
        1.2e-3
    }

    /// What is wrong with the settings, if anything.
    pub(crate) fn problem(&self) -> Option<String> {
        let steps = [1, 100_000_000];
        let taught = usize::from(!self.members.is_empty());
        let mut checks = Checks::default()
            .that(!self.rows.is_empty(), || {
                "expected names of rows, found none".into()
            })
            .range("candidates", self.candidates, [2, MOST_KEPT])
            .range("own_share", self.own_share, [0.0, 1.0])
            .range("steps", self.steps, steps)
            .range(
                "member_steps",
                self.member_steps,
                [taught, taught * steps[1]],
            )
            .range("batch", self.batch, [1, MOST_OF_A_BATCH])
            .range("pairs", self.pairs, [2, MOST_OF_A_BATCH])
            .range("pair_weight", self.pair_weight, [0.0, 1e6])
            .range("rate", self.rate, [f64::from(LEAST_RATE), 1.0])
            .range("half", self.half.unwrap_or_default(), [0.0, 1.0])
            .range("keep", self.keep.unwrap_or_default(), [0.0, 1.0])
            .range("fits", self.fits.unwrap_or(1), [1, 16])
            .that(self.free.is_empty() || taught > 0, || {
                "expected members to value the rows of free, found none".into()
            })
            .that(
                self.from.is_some() || (self.keep, self.fits) == (None, None),
                || "expected nets to begin with (from) for keep and fits, found none".into(),
            )
            .shape(&shape(self.hidden, &self.further));
        for member in &self.members {
            checks = checks.shape(&shape(member.hidden, &member.further));
        }
        checks.first_problem()
    }

    /// The names of the nets of all plans.
    pub(crate) fn nets(&self) -> impl Iterator<Item = String> {
        self.of_plans(&self.name)
    }

    /// What the stage reads, by name.
    pub(crate) fn reads(&self) -> Vec<(String, Product)> {
        let members = self.members.iter().map(|member| &member.from);
        let nets = members.chain([&self.from]).flatten();
        let nets = nets.flat_map(|name| self.of_plans(name));
        let nets = nets.map(|name| (name, Product::Net));
        let rows = self.row_names().chain(&self.choices);
        nets.chain(rows.map(|name| (name.clone(), Product::Inputs)))
            .collect()
    }

    /// The names of all rows to learn from.
    pub(super) fn row_names(&self) -> impl Iterator<Item = &String> {
        let kinds = [&self.rows, &self.groups, &self.near, &self.free];
        kinds.into_iter().flatten()
    }

    fn of_plans(&self, name: &str) -> impl Iterator<Item = String> {
        let plans = if self.ordinary {
            Plan::ORDINARY
        } else {
            Plan::ALL.len()
        };
        let name = name.to_owned();
        let plans = Plan::ALL.into_iter().take(plans);
        plans.map(move |plan| format!("{name}-{plan}"))
    }

    /// What the program is told of these settings.
    pub(super) fn arguments(&self) -> Vec<String> {
        let mut all = Vec::new();
        for (option, names) in [
            ("--rows", &self.rows),
            ("--groups", &self.groups),
            ("--near", &self.near),
            ("--free", &self.free),
        ] {
            if !names.is_empty() {
                all.push(option.to_owned());
                all.extend(names.iter().map(|name| inputs(name)));
            }
        }
        let choices = self.choices.iter().map(|name| ("--choices", inputs(name)));
        let from = self.from.iter().map(|name| ("--start", before_plans(name)));
        all.extend(
            choices
                .chain(from)
                .flat_map(|(option, value)| [option.to_owned(), value]),
        );
        for member in &self.members {
            all.extend([
                "--member".to_owned(),
                sizes(member.hidden, &member.further).join(","),
            ]);
            all.extend(member.from.iter().map(|name| before_plans(name)));
        }
        all.push("--sizes".to_owned());
        all.extend(sizes(self.hidden, &self.further));
        all.extend(self.ordinary.then(|| "--ordinary".to_owned()));
        for (option, value) in [
            ("--to", before_plans(&self.name)),
            ("--candidates", self.candidates.to_string()),
            ("--member-steps", self.member_steps.to_string()),
            ("--own-share", self.own_share.to_string()),
            ("--steps", self.steps.to_string()),
            ("--batch", self.batch.to_string()),
            ("--pairs", self.pairs.to_string()),
            ("--pair-weight", self.pair_weight.to_string()),
            ("--rate", self.rate.to_string()),
            ("--half", self.half.unwrap_or_default().to_string()),
            ("--fits", self.fits.unwrap_or(1).to_string()),
            ("--keep", self.keep.unwrap_or_default().to_string()),
        ] {
            all.extend([option.to_owned(), value]);
        }
        all
    }
}

fn inputs(name: &str) -> String {
    format!("{name}.{}", Product::Inputs.extension())
}

fn before_plans(name: &str) -> String {
    format!("{name}-")
}

fn sizes(hidden: usize, further: &[usize]) -> Vec<String> {
    let all = std::iter::once(&hidden).chain(further);
    all.map(ToString::to_string).collect()
}

/// Whether a net can have these sizes.
fn shape(hidden: usize, further: &[usize]) -> Result<(), ShapeError> {
    let mut layers = [0; Shape::MOST_FURTHER];
    if further.len() > layers.len() {
        return Err(ShapeError::Further(std::array::from_fn(|layer| {
            further[layer]
        })));
    }
    layers[..further.len()].copy_from_slice(further);
    Inputs::Contact.shape(hidden, layers).check()
}
