//! Analyses as opinions of their programs.

use barpoint_equity::Met;
use barpoint_record::{Analyst, MatchRecord, Opinion};
use barpoint_rules::BySide;

use super::blocks;
use super::cursor::Result;
use super::decisions::{self, Situation};
use super::replay::PlyPlace;
use super::scale::Currency;
use super::sections::{File, Section};
use super::situations::Situations;
use crate::WarningKind;

/// No file has more decisions.
const MOST_DECISIONS: usize = 300_000;

/// Adds every analysis of a file to the record; one that cannot be read is left out from where it cannot.
pub(super) fn add(
    file: &File<'_>,
    places: &[PlyPlace],
    record: &mut MatchRecord,
    odd: &mut Vec<WarningKind>,
) {
    let mut left = MOST_DECISIONS;
    for pair in file.sections.windows(2) {
        if let [block, decisions] = pair
            && &block.tag == b"ANAL"
            && let Err(error) = add_one(block, decisions, places, record, &mut left, odd)
        {
            odd.push(WarningKind::Ignored {
                expected: "an analysis",
                found: error.to_string(),
            });
        }
    }
}

fn add_one(
    section: &Section<'_>,
    decisions: &Section<'_>,
    places: &[PlyPlace],
    record: &mut MatchRecord,
    left: &mut usize,
    odd: &mut Vec<WarningKind>,
) -> Result<()> {
    let is_match = record.length > 0;
    let block = blocks::read(section, is_match)?;
    let chances = matches!(
        block.currency,
        Currency::Chances | Currency::CubelessChances
    );
    if is_match && chances && block.met.is_none() {
        odd.push(WarningKind::Ignored {
            expected: "the match equity table of an analysis",
            found: block.met_name.as_ref().map_or_else(
                || "none; Kazaross XG2 is used".to_owned(),
                |name| format!("{name}, which is not known; Kazaross XG2 is used"),
            ),
        });
    }
    let met = block.met.clone().unwrap_or_else(Met::kazaross_xg2);
    let analyst = record.analysts.len();
    record.analysts.push(Analyst {
        software: block.software.clone(),
        met: block.met_name.clone(),
        figures: BySide::default(),
    });
    let mut situations = Situations::new(record);
    let mut cursor = decisions.cursor();
    while !cursor.is_at_end() {
        let mut decision = decisions::next(&mut cursor)?;
        *left = left
            .checked_sub(1)
            .ok_or_else(|| cursor.fail("at most 300000 decisions", "more"))?;
        let Some(place) = places
            .get(decision.ply)
            .copied()
            .filter(|place| place.is_own())
        else {
            continue;
        };
        let Some(before) = situations.before(record, place) else {
            continue;
        };
        let entry = record.games.get_mut(place.game()).and_then(|game| {
            let entry = place.entry()?;
            game.entries.get_mut(entry)
        });
        let Some(entry) = entry else {
            continue;
        };
        let situation = Situation {
            block: &block,
            met: &met,
            event: &entry.event,
            before,
        };
        if let Some(said) = decision.said(&situation)? {
            entry.opinions.push(Opinion { analyst, said });
        }
    }
    Ok(())
}
