//! From XML to the definition of a table.

use barpoint_equity::{
    MecParameters, Met, MetDefinition, PostCrawfordMec, PostCrawfordRow, PostCrawfordZadeh,
    PreCrawfordTable, ZadehParameters,
};

use super::element::{self, Element};
use crate::error::shorten;

/// Why a text is no match equity table, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct MetXmlError {
    /// The line, from 1.
    pub line: usize,
    /// What was expected and what was found.
    pub what: String,
}

impl MetXmlError {
    fn at(element: &Element, what: impl Into<String>) -> Self {
        Self {
            line: element.line,
            what: what.into(),
        }
    }
}

/// Reads a table in gnubg's XML format.
///
/// # Errors
/// If it is not well-formed, or not such a table.
pub fn read(text: &str) -> Result<MetDefinition, MetXmlError> {
    let root = element::parse(text)?;
    if root.name != "met" {
        let what = format!("expected an element met, found {}", shorten(&root.name));
        return Err(MetXmlError::at(&root, what));
    }
    let info = required(&root, "info")?;
    let label = |name| info.child(name).map_or("", |child| &child.text).to_owned();
    let length = length(required(info, "length")?)?;
    let pre = pre_crawford(required(&root, "pre-crawford-table")?, length)?;
    let definition = MetDefinition {
        name: label("name"),
        source: label("description"),
        pre_crawford: pre,
        post_crawford: post_crawford(&root)?,
    };
    match Met::from_definition(&definition) {
        Ok(_) => Ok(definition),
        Err(error) => Err(MetXmlError::at(&root, error.to_string())),
    }
}

fn required<'a>(element: &'a Element, name: &str) -> Result<&'a Element, MetXmlError> {
    element.child(name).ok_or_else(|| {
        let what = format!("expected an element {name} in {}, found none", element.name);
        MetXmlError::at(element, what)
    })
}

/// The length of the table; `None` for -1.
fn length(element: &Element) -> Result<Option<u8>, MetXmlError> {
    if element.text == "-1" {
        return Ok(None);
    }
    let length = element.text.parse().ok();
    let length = length.filter(|length| (1..=Met::LENGTH).contains(length));
    length.map(Some).ok_or_else(|| {
        let found = shorten(&element.text);
        MetXmlError::at(
            element,
            format!("expected a length of 1 to 64, or -1, found {found:?}"),
        )
    })
}

fn number(element: &Element) -> Result<f64, MetXmlError> {
    let number = element.text.parse().ok();
    number
        .filter(|number: &f64| number.is_finite())
        .ok_or_else(|| {
            let found = shorten(&element.text);
            MetXmlError::at(element, format!("expected a number, found {found:?}"))
        })
}

fn row(element: &Element) -> Result<Vec<f64>, MetXmlError> {
    element.all("me").map(number).collect()
}

/// What kind of table an element is: rows unless it says otherwise.
fn kind(table: &Element) -> &str {
    table.attribute("type").unwrap_or("explicit")
}

fn unknown_kind(table: &Element) -> MetXmlError {
    let found = shorten(kind(table));
    MetXmlError::at(
        table,
        format!("expected the type explicit, zadeh or mec, found {found:?}"),
    )
}

fn pre_crawford(table: &Element, length: Option<u8>) -> Result<PreCrawfordTable, MetXmlError> {
    Ok(match (kind(table), length) {
        ("explicit", Some(length)) => {
            let rows: Result<Vec<_>, _> = table.all("row").map(row).collect();
            let rows = rows?;
            if rows.len() != usize::from(length) {
                let what = format!("expected {length} rows, found {}", rows.len());
                return Err(MetXmlError::at(table, what));
            }
            PreCrawfordTable::Explicit(rows)
        }
        ("explicit", None) => {
            let what = "expected a length of 1 to 64 for explicit rows, found -1";
            return Err(MetXmlError::at(table, what));
        }
        ("zadeh", length) => {
            let parameters = zadeh(table)?;
            length.map_or(PreCrawfordTable::Extension, |length| {
                PreCrawfordTable::Zadeh(parameters, length)
            })
        }
        ("mec", length) => {
            let parameters = mec(table)?;
            length.map_or(PreCrawfordTable::Extension, |length| {
                PreCrawfordTable::Mec(parameters, length)
            })
        }
        _ => return Err(unknown_kind(table)),
    })
}

/// Puts a table's parameters into the places of the same names.
fn fill(table: &Element, places: &mut [(&str, &mut f64)]) -> Result<(), MetXmlError> {
    let parameters = table.all("parameters").flat_map(|list| &list.children);
    for parameter in parameters {
        let name = parameter.attribute("name").unwrap_or_default();
        let Some((_, place)) = places.iter_mut().find(|(known, _)| *known == name) else {
            let names: Vec<&str> = places.iter().map(|(known, _)| *known).collect();
            let (names, found) = (names.join(", "), shorten(name));
            return Err(MetXmlError::at(
                parameter,
                format!("expected a parameter of {names}, found {found:?}"),
            ));
        };
        **place = number(parameter)?;
    }
    Ok(())
}

fn zadeh(table: &Element) -> Result<ZadehParameters, MetXmlError> {
    let mut parameters = ZadehParameters::default();
    fill(
        table,
        &mut [
            ("gammon-rate-leader", &mut parameters.gammon_rate_leader),
            ("gammon-rate-trailer", &mut parameters.gammon_rate_trailer),
            ("delta", &mut parameters.delta),
            ("delta-bar", &mut parameters.delta_bar),
        ],
    )?;
    Ok(parameters)
}

fn mec(table: &Element) -> Result<MecParameters, MetXmlError> {
    // gnubg's values where a file leaves one out.
    let mut parameters = MecParameters {
        gammon_rate: 0.15,
        win_rate: 0.5,
    };
    fill(
        table,
        &mut [
            ("gammon-rate", &mut parameters.gammon_rate),
            ("win-rate", &mut parameters.win_rate),
        ],
    )?;
    Ok(parameters)
}

/// The rows of both players; a player without one gets that of the other, or the formula's usual one.
fn post_crawford(root: &Element) -> Result<[PostCrawfordRow; 2], MetXmlError> {
    let mut rows = [None, None];
    let mut usual = None;
    for table in root.all("post-crawford-table") {
        let found = post_crawford_row(table)?;
        let player = table.attribute("player").unwrap_or("both");
        usual = Some(match &found {
            PostCrawfordRow::Explicit(_) => found.clone(),
            PostCrawfordRow::Zadeh(_) => PostCrawfordRow::Zadeh(PostCrawfordZadeh::default()),
            PostCrawfordRow::Mec(_) => PostCrawfordRow::Mec(PostCrawfordMec::default()),
        });
        match player {
            "0" | "both" => rows[0] = Some(found),
            "1" => rows[1] = Some(found),
            _ => {
                let found = shorten(player);
                return Err(MetXmlError::at(
                    table,
                    format!("expected player 0, 1 or both, found {found:?}"),
                ));
            }
        }
    }
    let Some(usual) = usual else {
        let what = "expected an element post-crawford-table in met, found none";
        return Err(MetXmlError::at(root, what));
    };
    Ok(rows.map(|row| row.unwrap_or_else(|| usual.clone())))
}

fn post_crawford_row(table: &Element) -> Result<PostCrawfordRow, MetXmlError> {
    match kind(table) {
        "explicit" => row(required(table, "row")?).map(PostCrawfordRow::Explicit),
        "zadeh" => {
            let mut parameters = PostCrawfordZadeh::default();
            fill(
                table,
                &mut [
                    ("gammon-rate-trailer", &mut parameters.gammon_rate_trailer),
                    ("free-drop-2-away", &mut parameters.free_drop_2_away),
                    ("free-drop-4-away", &mut parameters.free_drop_4_away),
                ],
            )?;
            Ok(PostCrawfordRow::Zadeh(parameters))
        }
        "mec" => {
            let mut parameters = PostCrawfordMec::default();
            fill(
                table,
                &mut [
                    ("gammon-rate", &mut parameters.gammon_rate),
                    ("win-rate", &mut parameters.win_rate),
                    ("free-drop-2-away", &mut parameters.free_drop_2_away),
                    ("free-drop-4-away", &mut parameters.free_drop_4_away),
                ],
            )?;
            Ok(PostCrawfordRow::Mec(parameters))
        }
        _ => Err(unknown_kind(table)),
    }
}
