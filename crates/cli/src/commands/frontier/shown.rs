//! Engines with names of the user's own.

use std::str::FromStr;

use crate::commands::duel::Named;
use crate::engine_name::EngineName;

/// An engine and what it is called.
#[derive(Clone)]
pub(super) struct Shown {
    pub(super) name: String,
    pub(super) engine: Named,
}

impl FromStr for Shown {
    type Err = <Named as FromStr>::Err;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        let own = text.split_once('=');
        let own = own.filter(|(name, _)| !name.is_empty() && !name.contains(':'));
        let shown = |name: &str, engine| Self {
            name: name.to_owned(),
            engine,
        };
        let Some((name, engine)) = own else {
            return Ok(shown(text, text.parse()?));
        };
        // The equals sign may be that of a setting.
        engine
            .trim_start()
            .parse()
            .map(|engine| shown(name.trim_end(), engine))
            .or_else(|error| match text.parse() {
                Ok(engine) => Ok(shown(text, engine)),
                Err(of_setting) if EngineName::begins(text) => Err(of_setting),
                Err(_) => Err(error),
            })
    }
}
