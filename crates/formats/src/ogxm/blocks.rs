//! What an analysis says of itself.

use barpoint_equity::Met;
use barpoint_record::Software;

use super::cursor::{Cursor, Result};
use super::level::{self, Stated};
use super::scale::{self, Currency};
use super::sections::Section;

/// Where the programs of analyses come from, by number.
pub(super) const PRODUCERS: [&str; 5] = [
    "HedgeHog",
    "eXtreme Gammon",
    "another program",
    "BGBlitz",
    "a person",
];

/// An analysis.
#[derive(Debug)]
pub(super) struct Block {
    pub(super) software: Software,
    pub(super) level: Stated,
    pub(super) currency: Currency,
    /// The name of the match equity table.
    pub(super) met_name: Option<String>,
    /// The table, where it is known or in the file.
    pub(super) met: Option<Met>,
}

/// Reads the section before the decisions.
pub(super) fn read(section: &Section<'_>, is_match: bool) -> Result<Block> {
    let mut cursor = section.cursor();
    let mut fields = cursor.record()?;
    fields.body.take(16)?;
    fields.get(0, |body| body.take(32).map(|_| ()))?;
    let producer = fields.get(1, Cursor::varint)?;
    let level = fields.get(2, level::read)?.unwrap_or_default();
    fields.get(4, coverage)?;
    let model_id = fields.get(5, Cursor::text)?;
    let model = fields.get(6, Cursor::text)?.or(model_id);
    fields.get(7, |body| body.take(32).map(|_| ()))?;
    let build = fields.get(8, Cursor::text)?;
    let currency = fields.get(9, Cursor::varint)?;
    fields.get(10, Cursor::u16)?;
    let met_name = fields.get(11, Cursor::text)?;
    fields.get(12, Cursor::text)?;
    fields.get(13, |body| body.record().map(|_| ()))?;
    for number in 14..=16 {
        fields.get(number, Cursor::v64)?;
    }
    fields.get(17, |body| {
        let count = body.count()?;
        body.take(count.saturating_mul(16)).map(|_| ())
    })?;
    let named = met_name.as_deref().unwrap_or("table of the file");
    let table = fields.get(18, |body| scale::table(body.record()?, named))?;
    fields.end(18)?;
    let met = table
        .flatten()
        .or_else(|| met_name.as_deref().and_then(scale::by_name));
    Ok(Block {
        software: software(producer, model, build),
        level,
        currency: Currency::of(currency, is_match),
        met_name,
        met,
    })
}

fn coverage(body: &mut Cursor<'_>) -> Result<()> {
    let count = body.count()?;
    for _ in 0..count {
        body.varint()?;
    }
    Ok(())
}

/// `HedgeHog (xerxes)`: models of that engine have names of their own.
fn software(producer: Option<u32>, model: Option<String>, version: Option<String>) -> Software {
    let number = producer.and_then(|number| usize::try_from(number).ok());
    let family = PRODUCERS.get(number.unwrap_or(0)).copied();
    let family = family.unwrap_or("another program");
    let name = match (number.unwrap_or(0), model) {
        (0, Some(model)) => format!("{family} ({model})"),
        (_, Some(model)) => model,
        (_, None) => family.to_owned(),
    };
    Software { name, version }
}
