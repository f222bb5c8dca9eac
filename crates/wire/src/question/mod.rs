//! Questions about positions and the program, and maps of the answers.

mod asked;
mod deeper;
mod info;
mod maps;
mod picture;

pub use asked::{PositionQuestion, QuestionError, ReadRequest, ReadResult, ScoreMapQuestion};
pub use deeper::{DeeperPlays, DeeperQuestion, DeeperQuestionError};
pub use info::{ErrorReport, FormatInfo, InfoReport, LevelInfo, VariationInfo};
pub use maps::{ScoreCell, ScoreMap, TemperatureCell, TemperatureMap};
pub use picture::PictureQuery;
