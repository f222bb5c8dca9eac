//! Colours and sizes of printed pages.

use barpoint_draw::TextStyle;
use barpoint_record::SkillMark;

use crate::Scheme;

/// The colours of a page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ink {
    /// The page itself, where it is not white.
    pub(super) page: Option<&'static str>,
    pub(super) text: &'static str,
    pub(super) soft: &'static str,
    pub(super) line: &'static str,
    pub(super) band: &'static str,
    pub(super) accent: &'static str,
    doubtful: &'static str,
    bad: &'static str,
    very_bad: &'static str,
}

const LIGHT: Ink = Ink {
    page: None,
    text: "#1d1d1f",
    soft: "#5c5f66",
    line: "#d5d7db",
    band: "#f1f3f5",
    accent: "#0b57a4",
    doubtful: "#8a5a00",
    bad: "#b03a00",
    very_bad: "#a3001f",
};

const DARK: Ink = Ink {
    page: Some("#15171a"),
    text: "#ececef",
    soft: "#a5a9b1",
    line: "#3a3e45",
    band: "#1f2226",
    accent: "#85bdff",
    doubtful: "#e6b54a",
    bad: "#ff9566",
    very_bad: "#ff7a8c",
};

impl Ink {
    /// For a scheme; paper is light.
    pub(super) const fn of(scheme: Scheme) -> Self {
        match scheme {
            Scheme::System | Scheme::Light => LIGHT,
            Scheme::Dark => DARK,
        }
    }

    pub(super) const fn mark(&self, mark: SkillMark) -> &'static str {
        match mark {
            SkillMark::Doubtful => self.doubtful,
            SkillMark::Bad => self.bad,
            SkillMark::VeryBad => self.very_bad,
        }
    }

    pub(super) const fn text(&self, size: f64) -> TextStyle<'static> {
        style(size, false, self.text)
    }

    pub(super) const fn bold(&self, size: f64) -> TextStyle<'static> {
        style(size, true, self.text)
    }

    pub(super) const fn soft(&self, size: f64) -> TextStyle<'static> {
        style(size, false, self.soft)
    }
}

pub(super) const fn style(size: f64, bold: bool, colour: &'static str) -> TextStyle<'static> {
    TextStyle { size, bold, colour }
}
