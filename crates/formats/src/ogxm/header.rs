//! Who played, where and by which rules.

use barpoint_record::{MatchInfo, MatchRecord, Player, RawProperty};
use barpoint_rules::BySide;

use super::boards;
use super::cursor::{Cursor, Fields, Result};
use super::dates::{date, just_year};
use super::sections::Section;
use crate::WarningKind;

/// Bits of the rules.
pub(super) const CRAWFORD: u32 = 1;
pub(super) const JACOBY: u32 = 2;
pub(super) const BEAVERS: u32 = 4;
pub(super) const RACCOONS: u32 = 8;
pub(super) const AUTOMATIC_DOUBLES: u32 = 16;

/// What the games need to know beside the record.
#[derive(Debug, Default)]
pub(super) struct Header {
    /// Before the first game.
    pub(super) score: BySide<u32>,
    pub(super) crawford_was_before: bool,
    pub(super) result: Option<u32>,
}

/// Reads the match section into an empty record.
pub(super) fn read(
    section: &Section<'_>,
    record: &mut MatchRecord,
    odd: &mut Vec<WarningKind>,
) -> Result<Header> {
    let mut cursor = section.cursor();
    let mut fields = cursor.record()?;
    let start = fields.body;
    let length = fields.body.varint()?;
    record.length = u16::try_from(length)
        .map_err(|_| start.fail("a match length up to 65535", length.to_string()))?;
    let variant = fields.body.varint()?;
    let Some((variation, board)) = boards::variation(variant) else {
        return Err(start.fail("a game from 0 to 3", variant.to_string()));
    };
    record.rules.variation = variation;
    record.rules.start = board;
    let name = |fields: &mut Fields<'_>, bit| fields.get(bit, Cursor::text);
    record.players.white.name = name(&mut fields, 0)?.unwrap_or_default();
    record.players.black.name = name(&mut fields, 1)?.unwrap_or_default();
    rules(record, fields.get(2, Cursor::varint)?.unwrap_or(0));
    let mut more = Extra::default();
    more.add("CubeLimit", fields.get(3, Cursor::varint)?);
    let score = |body: &mut Cursor<'_>| Ok(BySide::new(body.varint()?, body.varint()?));
    let mut header = Header {
        score: fields.get(4, score)?.unwrap_or_default(),
        ..Header::default()
    };
    fields.get(5, score)?;
    header.result = fields.get(6, Cursor::varint)?;
    fields.get(7, Cursor::varint)?;
    let started = fields.get(8, Cursor::v64)?;
    fields.get(9, Cursor::v64)?;
    fields.get(10, Cursor::varint)?;
    header.crawford_was_before = fields.has(11);
    let extra = event(&mut fields, started, &mut record.info)?;
    more.0.extend(extra.0);
    for (number, side) in [
        (23, &mut record.players.white),
        (24, &mut record.players.black),
    ] {
        fields.get(number, |body| player(body.record()?, side))?;
    }
    fields.end(25)?;
    record.info.extra = more.0;
    if !cursor.is_at_end() {
        odd.push(WarningKind::Ignored {
            expected: "one record in the match section",
            found: "more bytes".to_owned(),
        });
    }
    Ok(header)
}

/// When and where it was played.
fn event(fields: &mut Fields<'_>, started: Option<u64>, info: &mut MatchInfo) -> Result<Extra> {
    let mut more = Extra::default();
    info.event = fields.get(12, Cursor::text)?;
    let year = fields.get(13, Cursor::varint)?;
    let precision = fields.get(14, Cursor::varint)?;
    info.date = started
        .and_then(|ms| date(ms, precision))
        .or_else(|| year.and_then(just_year));
    let stage = fields.get(15, Cursor::text)?;
    let round = fields.get(16, Cursor::varint)?.map(|n| n.to_string());
    more.add("Table", fields.get(17, Cursor::text)?);
    let city = fields.get(18, Cursor::text)?;
    let country = |body: &mut Cursor<'_>| {
        let letters = body.take(2)?;
        Ok(String::from_utf8_lossy(letters).into_owned())
    };
    more.add("Country", fields.get(19, country)?);
    more.add("URL", fields.get(20, Cursor::text)?);
    let site = fields.get(21, Cursor::text)?;
    more.add("Match ID", fields.get(22, Cursor::text)?);
    info.round = stage.or_else(|| round.clone());
    more.add(
        "Round",
        round.filter(|round| info.round.as_ref() != Some(round)),
    );
    info.place = city.clone().or_else(|| site.clone());
    more.add("Site", site.filter(|_| city.is_some()));
    Ok(more)
}

fn rules(record: &mut MatchRecord, bits: u32) {
    let rules = &mut record.rules;
    rules.crawford = record.length > 0 && bits & CRAWFORD != 0;
    rules.jacoby = record.length == 0 && bits & JACOBY != 0;
    if record.length == 0 {
        // A raccoon answers a beaver; more were never counted.
        rules.beavers = match (bits & BEAVERS != 0, bits & RACCOONS != 0) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => 3,
        };
    }
    rules.automatic_doubles = u8::from(bits & AUTOMATIC_DOUBLES != 0);
}

fn player(mut fields: Fields<'_>, player: &mut Player) -> Result<()> {
    fields.get(0, Cursor::text)?;
    let rating = fields.get(1, Cursor::varint)?;
    fields.get(2, Cursor::text)?;
    fields.get(3, |body| body.take(2).map(|_| ()))?;
    fields.get(4, Cursor::varint)?;
    player.rating = rating.map(|hundredths| match hundredths % 100 {
        0 => (hundredths / 100).to_string(),
        rest => format!("{}.{rest:02}", hundredths / 100),
    });
    fields.end(4)
}

/// Header entries that records have no field for.
#[derive(Default)]
struct Extra(Vec<RawProperty>);

impl Extra {
    fn add(&mut self, key: &str, value: Option<impl ToString>) {
        self.0.extend(value.map(|value| RawProperty {
            key: key.to_owned(),
            values: vec![value.to_string()],
        }));
    }
}
