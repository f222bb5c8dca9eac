//! Values of settings as text.

use barpoint_engine::Edition;
use barpoint_record::SkillMark;
use barpoint_rollout::Generator;
use barpoint_rules::Variation;

use super::Method;
use crate::session::{Control, DoublingFlag};

/// A value that can be written as text and read again.
pub(super) trait Value {
    /// The value as text.
    fn text(&self) -> String;

    /// Takes the value of a text; `false`, and no change, if it is none.
    fn put(&mut self, text: &str) -> bool;
}

impl Value for bool {
    fn text(&self) -> String {
        if *self { "on" } else { "off" }.to_owned()
    }

    fn put(&mut self, text: &str) -> bool {
        *self = text == "on";
        matches!(text, "on" | "off")
    }
}

/// Values that are written and read as Rust does.
macro_rules! plain {
    ($($kind:ty),*) => {$(
        impl Value for $kind {
            fn text(&self) -> String {
                self.to_string()
            }

            fn put(&mut self, text: &str) -> bool {
                let read = text.parse();
                if let Ok(value) = read {
                    *self = value;
                    return true;
                }
                false
            }
        }
    )*};
}

plain!(u8, u16, u32, usize, f32, f64);

impl Value for String {
    fn text(&self) -> String {
        self.clone()
    }

    fn put(&mut self, text: &str) -> bool {
        text.clone_into(self);
        true
    }
}

/// Values that are one of several words.
macro_rules! words {
    ($kind:ty, $names:expr) => {
        impl Value for $kind {
            fn text(&self) -> String {
                let found = $names.into_iter().find(|(_, value)| value == self);
                found.map_or_else(String::new, |(name, _)| name.to_owned())
            }

            fn put(&mut self, text: &str) -> bool {
                let found = $names.into_iter().find(|(name, _)| *name == text);
                found.is_some_and(|(_, value)| {
                    *self = value;
                    true
                })
            }
        }
    };
}

words!(
    Method,
    [
        ("evaluation", Method::Evaluation),
        ("rollout", Method::Rollout)
    ]
);
words!(
    Control,
    [
        ("human", Control::Human),
        ("gnubg", Control::Program),
        ("external", Control::External),
        ("bkg", Control::Bkg(Edition::Of1977)),
        ("bkg-vi", Control::Bkg(Edition::Vi))
    ]
);
words!(
    DoublingFlag,
    [
        ("ask", DoublingFlag::Ask),
        ("on", DoublingFlag::On),
        ("off", DoublingFlag::Off)
    ]
);
words!(
    SkillMark,
    [
        ("doubtful", SkillMark::Doubtful),
        ("bad", SkillMark::Bad),
        ("verybad", SkillMark::VeryBad)
    ]
);
words!(
    Variation,
    [
        ("standard", Variation::Standard),
        ("nackgammon", Variation::Nackgammon),
        ("1-chequer-hypergammon", Variation::Hypergammon1),
        ("2-chequer-hypergammon", Variation::Hypergammon2),
        ("3-chequer-hypergammon", Variation::Hypergammon3)
    ]
);
words!(
    Generator,
    [
        ("mersenne", Generator::Mersenne),
        ("isaac", Generator::Isaac),
        ("md5", Generator::Md5),
        ("bbs", Generator::Bbs),
        ("file", Generator::File)
    ]
);
