//! Plays step by step.

use barpoint_rules::{Play, Point, Step, StepGraph};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// One checker moved by one die, in the mover's point numbers: 25 = bar, 0 = off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StepInfo {
    /// Where it leaves.
    pub from: u8,
    /// Where it lands.
    pub to: u8,
    /// Whether it hits a blot there.
    #[serde(default)]
    pub hit: bool,
}

impl StepInfo {
    /// The steps of a play.
    #[must_use]
    pub fn of(play: &Play) -> Vec<Self> {
        play.steps().iter().map(|&step| step.into()).collect()
    }

    /// The play of these steps; `None` if one is impossible or there are too many.
    #[must_use]
    pub fn play(steps: &[Self]) -> Option<Play> {
        let steps: Option<Vec<Step>> = steps
            .iter()
            .map(|step| {
                Some(Step {
                    from: Point::new(step.from)?,
                    to: Point::new(step.to)?,
                    hit: step.hit,
                })
            })
            .collect();
        Play::from_steps(&steps?)
    }
}

impl From<Step> for StepInfo {
    fn from(step: Step) -> Self {
        Self {
            from: step.from.number(),
            to: step.to.number(),
            hit: step.hit,
        }
    }
}

/// A step that can be made next, and the node it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct NextStepInfo {
    /// Where the checker leaves.
    pub from: u8,
    /// Where it lands.
    pub to: u8,
    /// The die it is moved with.
    pub die: u8,
    /// Whether it hits a blot there.
    pub hit: bool,
    /// Index of the node after it.
    pub next: usize,
}

/// A turn partly played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct StepNodeInfo {
    /// The steps that can come next.
    pub steps: Vec<NextStepInfo>,
    /// Whether the play is complete.
    pub complete: bool,
}

/// All ways to play a roll step by step; node 0 is the turn before its first step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct StepGraphInfo {
    /// The nodes.
    pub nodes: Vec<StepNodeInfo>,
}

impl From<&StepGraph> for StepGraphInfo {
    fn from(graph: &StepGraph) -> Self {
        let nodes = graph.nodes().iter().map(|node| {
            let steps = node.steps.iter().map(|next| NextStepInfo {
                from: next.step.from.number(),
                to: next.step.to.number(),
                die: next.die,
                hit: next.step.hit,
                next: next.next,
            });
            StepNodeInfo {
                steps: steps.collect(),
                complete: node.complete,
            }
        });
        Self {
            nodes: nodes.collect(),
        }
    }
}
