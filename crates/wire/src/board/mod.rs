//! Positions on the board and in its editor.

mod edit;
mod names;
mod reference;
mod side;
mod steps;
mod variation;
mod view;

pub use edit::{EditError, PositionEdit};
pub use names::{CrawfordName, CubeOwnerName, DecisionInfo, DecisionKind, EndName, ResultInfo};
pub use reference::PositionRef;
pub use side::{Both, SideName};
pub use steps::{NextStepInfo, StepGraphInfo, StepInfo, StepNodeInfo};
pub use variation::VariationName;
pub use view::{CubeInfo, IdsInfo, ResignationInfo, StateView};
