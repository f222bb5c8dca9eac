//! Questions about positions and the program, and maps of the answers.

mod asked;
mod info;
mod maps;
mod picture;
mod plays;

pub use asked::{PositionQuestion, QuestionError, ReadRequest, ReadResult, ScoreMapQuestion};
pub use info::{ErrorReport, FormatInfo, InfoReport, LevelInfo, VariationInfo};
pub use maps::{ScoreCell, ScoreMap, TemperatureCell, TemperatureMap};
pub use picture::PictureQuery;
pub use plays::{DeeperPlays, ExplainQuestion, PlaysQuestion, PlaysQuestionError};
