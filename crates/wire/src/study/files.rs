//! Cards saved and read.

use barpoint_app::study::{CardFileError, read_anki_package};
use barpoint_store::{AddedCard, AnkiCards};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{CardFile, CardsAdded, PhaseName};

/// The form of a file of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CardForm {
    /// JSON with everything, to be read back.
    Json,
    /// A table for spreadsheets.
    Csv,
    /// An Anki package, which can be read back too.
    Apkg,
}

impl CardForm {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Json, Self::Csv, Self::Apkg];

    /// The ending of its files.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Csv => "csv",
            Self::Apkg => "apkg",
        }
    }

    /// Its media type.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Json => "application/json",
            Self::Csv => "text/csv; charset=utf-8",
            Self::Apkg => "application/octet-stream",
        }
    }
}

/// Which cards are saved, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct CardExportQuery {
    /// The form of the file.
    #[param(inline)]
    pub form: CardForm,
    /// Cards of this theme; if absent, of all.
    #[serde(default)]
    pub phase: Option<PhaseName>,
}

/// What became of the cards in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CardsImported {
    /// Cards that are new.
    pub added: usize,
    /// Cards that were there already.
    pub known: usize,
    /// Notes of an Anki package that barpoint did not make.
    pub others: usize,
}

impl CardsImported {
    /// What became of them.
    #[must_use]
    pub fn of(added: &[AddedCard], others: usize) -> Self {
        let CardsAdded { added, known, .. } = added.into();
        Self {
            added,
            known,
            others,
        }
    }
}

/// The cards of a file of either form that can be read back.
///
/// # Errors
/// If it is no such file.
pub fn read_card_file(bytes: &[u8], now: u64) -> Result<AnkiCards, CardFileError> {
    if bytes.starts_with(b"PK") {
        return read_anki_package(bytes, now);
    }
    Ok(AnkiCards {
        cards: CardFile::read(bytes)?,
        others: 0,
    })
}
