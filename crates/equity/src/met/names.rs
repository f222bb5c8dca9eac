//! Tables by name: those gnubg ships, and the two formulas with parameters.

use super::definition::{MetDefinition, PostCrawfordRow, PreCrawfordTable};
use super::{MecParameters, Met, PostCrawfordMec, PostCrawfordZadeh, ZadehParameters, printed};

/// Why a name does not belong to a match equity table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MetNameError {
    /// No such table.
    #[error("expected one of {}, found {found:?}", names())]
    Unknown {
        /// The name.
        found: String,
    },
    /// A parameter the formula does not have.
    #[error("{model} has the parameters {expected}, found {found:?}")]
    Parameter {
        /// The formula.
        model: &'static str,
        /// What it has, `name=number`.
        expected: String,
        /// What was given.
        found: String,
    },
    /// The numbers given make no table.
    #[error("{model}: expected rates from 0 to 1 that give chances, found {found:?}")]
    Numbers {
        /// The formula.
        model: &'static str,
        /// What was given.
        found: String,
    },
}

fn names() -> String {
    Met::names().collect::<Vec<_>>().join(", ")
}

/// The two tables that are nothing but formulas in gnubg's files, then the formulas themselves.
const BY_FORMULA: [&str; 4] = ["mec", "zadeh", MEC_MODEL, ZADEH_MODEL];
const MEC_MODEL: &str = "mec-model";
const ZADEH_MODEL: &str = "zadeh-model";

impl Met {
    /// Neil Kazaross's XG2 table, the usual one today and gnubg's default.
    ///
    /// ```
    /// use barpoint_equity::{Crawford, Met};
    ///
    /// let met = Met::kazaross_xg2();
    /// assert_eq!(met.mwc(2, 2, Crawford::Pre).get(), 0.5);
    /// assert_eq!(met.mwc(1, 2, Crawford::Now).get(), 0.677_36);
    /// ```
    #[must_use]
    pub fn kazaross_xg2() -> Self {
        Self::from_printed(&printed::KAZAROSS_XG2)
    }

    /// The names [`Met::by_name`] knows: those of gnubg's table files, and two formulas computed in full.
    pub fn names() -> impl Iterator<Item = &'static str> {
        let printed = printed::BY_NAME.into_iter().map(|(name, _)| name);
        printed.chain(BY_FORMULA)
    }

    /// A table by its usual short name, whatever its case; see [`Met::names`].
    ///
    /// `mec` and `zadeh` are what gnubg makes of its files of these names: they give parameters but no
    /// length, so that before the Crawford game its extension of short tables stands alone. `mec-model` and
    /// `zadeh-model` are the formulas themselves, up to 64 points, and take parameters:
    /// `mec-model:gammon-rate=0.28,win-rate=0.52`.
    ///
    /// # Errors
    /// If there is no such table, or the parameters make none.
    ///
    /// ```
    /// use barpoint_equity::Met;
    ///
    /// assert_eq!(Met::by_name("woolsey")?.name(), "Kit Woolsey");
    /// assert!(Met::by_name("mec-model:gammon-rate=0.28").is_ok());
    /// let error = Met::by_name("mec-model:gammons=0.28").unwrap_err();
    /// assert!(error.to_string().starts_with("mec-model has the parameters gammon-rate="));
    /// # Ok::<(), barpoint_equity::MetNameError>(())
    /// ```
    pub fn by_name(name: &str) -> Result<Self, MetNameError> {
        let mut printed = printed::BY_NAME.into_iter();
        if let Some((_, printed)) = printed.find(|(known, _)| known.eq_ignore_ascii_case(name)) {
            return Ok(Self::from_printed(printed));
        }
        let (model, parameters) = name.split_once(':').unwrap_or((name, ""));
        let model = BY_FORMULA
            .into_iter()
            .find(|known| known.eq_ignore_ascii_case(model))
            .filter(|known| known.ends_with("-model") || parameters.is_empty());
        let definition = match model {
            Some("mec") => mec_of_gnubg(),
            Some("zadeh") => zadeh_of_gnubg(),
            Some(MEC_MODEL) => mec_model(parameters)?,
            Some(ZADEH_MODEL) => zadeh_model(parameters)?,
            _ => {
                return Err(MetNameError::Unknown {
                    found: name.to_owned(),
                });
            }
        };
        Self::from_definition(&definition).map_err(|_| MetNameError::Numbers {
            model: model.unwrap_or_default(),
            found: parameters.to_owned(),
        })
    }

    fn from_printed(printed: &printed::Printed) -> Self {
        let row = |row: &[f64]| PostCrawfordRow::Explicit(row.to_vec());
        let definition = MetDefinition {
            name: printed.name.to_owned(),
            source: printed.source.to_owned(),
            pre_crawford: PreCrawfordTable::Explicit(printed.pre_crawford.rows()),
            post_crawford: printed.post_crawford.map(row),
        };
        definition.table()
    }
}

const MEC_SOURCE: &str = "after Claes Tornberg's match equity calculator";
const ZADEH_SOURCE: &str = "N. Zadeh, Management Science 23 (1977)";

/// gnubg gives the parameters of its file to the first player and its defaults to the second.
fn mec_of_gnubg() -> MetDefinition {
    let first = PostCrawfordMec {
        gammon_rate: 0.26,
        ..PostCrawfordMec::default()
    };
    MetDefinition {
        name: "mec".to_owned(),
        source: format!("{MEC_SOURCE}, after the Crawford game only"),
        pre_crawford: PreCrawfordTable::Extension,
        post_crawford: [first, PostCrawfordMec::default()].map(PostCrawfordRow::Mec),
    }
}

fn zadeh_of_gnubg() -> MetDefinition {
    MetDefinition {
        name: "N. Zadeh".to_owned(),
        source: format!("{ZADEH_SOURCE}, the extension of short tables alone"),
        pre_crawford: PreCrawfordTable::Extension,
        post_crawford: [PostCrawfordZadeh::default(); 2].map(PostCrawfordRow::Zadeh),
    }
}

/// Puts `name=number,...` into the places of the same names.
fn fill(
    model: &'static str,
    text: &str,
    places: &mut [(&'static str, &mut f64)],
) -> Result<(), MetNameError> {
    for part in text.split(',').filter(|part| !part.is_empty()) {
        let place = part.split_once('=').and_then(|(name, number)| {
            let place = places.iter().position(|(known, _)| *known == name.trim());
            Some((place?, number.trim().parse().ok()?))
        });
        let Some((at, number)) = place else {
            let names: Vec<String> = places.iter().map(|(n, v)| format!("{n}={v}")).collect();
            return Err(MetNameError::Parameter {
                model,
                expected: names.join(", "),
                found: part.to_owned(),
            });
        };
        *places[at].1 = number;
    }
    if places
        .iter()
        .any(|(_, value)| !(0.0..=1.0).contains(&**value))
    {
        return Err(MetNameError::Numbers {
            model,
            found: text.to_owned(),
        });
    }
    Ok(())
}

fn mec_model(text: &str) -> Result<MetDefinition, MetNameError> {
    let mut parameters = MecParameters::default();
    let mut post = PostCrawfordMec::default();
    fill(
        MEC_MODEL,
        text,
        &mut [
            ("gammon-rate", &mut parameters.gammon_rate),
            ("win-rate", &mut parameters.win_rate),
            ("free-drop-2-away", &mut post.free_drop_2_away),
            ("free-drop-4-away", &mut post.free_drop_4_away),
        ],
    )?;
    let row = |win_rate| {
        PostCrawfordRow::Mec(PostCrawfordMec {
            gammon_rate: parameters.gammon_rate,
            win_rate,
            ..post
        })
    };
    Ok(MetDefinition {
        name: named("mec's model", text),
        source: MEC_SOURCE.to_owned(),
        pre_crawford: PreCrawfordTable::Mec(parameters, Met::LENGTH),
        post_crawford: [row(parameters.win_rate), row(1.0 - parameters.win_rate)],
    })
}

fn zadeh_model(text: &str) -> Result<MetDefinition, MetNameError> {
    let mut parameters = ZadehParameters::default();
    let mut post = PostCrawfordZadeh::default();
    fill(
        ZADEH_MODEL,
        text,
        &mut [
            ("gammon-rate-leader", &mut parameters.gammon_rate_leader),
            ("gammon-rate-trailer", &mut parameters.gammon_rate_trailer),
            ("delta", &mut parameters.delta),
            ("delta-bar", &mut parameters.delta_bar),
            ("post-gammon-rate-trailer", &mut post.gammon_rate_trailer),
            ("free-drop-2-away", &mut post.free_drop_2_away),
            ("free-drop-4-away", &mut post.free_drop_4_away),
        ],
    )?;
    Ok(MetDefinition {
        name: named("N. Zadeh's model", text),
        source: ZADEH_SOURCE.to_owned(),
        pre_crawford: PreCrawfordTable::Zadeh(parameters, Met::LENGTH),
        post_crawford: [post; 2].map(PostCrawfordRow::Zadeh),
    })
}

/// A name that says what was changed.
fn named(name: &str, parameters: &str) -> String {
    if parameters.is_empty() {
        name.to_owned()
    } else {
        format!("{name} ({parameters})")
    }
}
