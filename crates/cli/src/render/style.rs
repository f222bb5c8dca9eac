//! Colors and weights of text on a terminal. They are always written; where output has none, the stream takes them out.

use std::fmt::Display;

use barpoint_record::SkillMark;
use clap::builder::styling::{AnsiColor, Style};

/// What is best: a play, a cube action.
const BEST: Style = Style::new().bold();

/// What is best.
pub(crate) fn best(text: impl Display) -> String {
    styled(BEST, text)
}

/// What is marked as an error.
pub(crate) fn marked(mark: Option<SkillMark>, text: impl Display) -> String {
    match mark {
        None => text.to_string(),
        Some(SkillMark::Doubtful) => styled(AnsiColor::Yellow.on_default(), text),
        Some(SkillMark::Bad) => styled(AnsiColor::Red.on_default(), text),
        Some(SkillMark::VeryBad) => styled(AnsiColor::Red.on_default().bold(), text),
    }
}

fn styled(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}
