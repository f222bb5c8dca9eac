//! What an analysis says of itself.

use barpoint_equity::Met;
use barpoint_record::{Analyst, MatchRecord};
use sha2::{Digest, Sha256};

use super::out::Fields;
use crate::ogxm::blocks::PRODUCERS;
use crate::ogxm::scale;

/// The table that the usual one is called by.
const USUAL: &str = "Kazaross-XG2";

/// The match equity table of an analysis and the name it is written by; the usual one where it is not known.
pub(super) fn table(record: &MatchRecord, analyst: &Analyst) -> (Option<String>, Met) {
    if record.length == 0 {
        return (None, Met::kazaross_xg2());
    }
    let named = analyst.met.as_ref().and_then(|name| {
        let met = scale::by_name(name)?;
        Some((Some(name.clone()), met))
    });
    named.unwrap_or_else(|| (Some(USUAL.to_owned()), Met::kazaross_xg2()))
}

/// Writes the section before the decisions.
pub(super) fn write(
    record: &MatchRecord,
    analyst: &Analyst,
    met: Option<&str>,
    digest: &[u8; 32],
    index: usize,
    decisions: &[u8],
) -> Vec<u8> {
    let mut fields = Fields::default();
    fields
        .required
        .bytes
        .extend(id(analyst, digest, index, decisions));
    fields.add(0, |out| out.bytes.extend(digest));
    let name = &analyst.software.name;
    let (producer, model) = producer(name);
    if producer != 0 {
        fields.add(1, |out| out.varint(producer));
    }
    if let Some(model) = model {
        fields.add(6, |out| out.text(model));
    }
    if let Some(version) = &analyst.software.version {
        fields.add(8, |out| out.text(version));
    }
    if let Some(met) = met.filter(|_| record.length > 0) {
        fields.add(11, |out| out.text(met));
    }
    fields.record()
}

/// The number of who made it, and the name of the model.
fn producer(name: &str) -> (u32, Option<&str>) {
    if let Some(model) = name
        .strip_prefix("HedgeHog (")
        .and_then(|rest| rest.strip_suffix(')'))
    {
        return (0, Some(model));
    }
    match name {
        "HedgeHog" => (0, None),
        _ if name == PRODUCERS[1] => (1, None),
        _ if name == PRODUCERS[3] => (3, None),
        _ if name == PRODUCERS[2] => (2, None),
        _ if name == PRODUCERS[4] => (4, None),
        "" => (2, None),
        other => (2, Some(other)),
    }
}

/// An ID that follows from what it is the ID of, marked as made by a rule of one's own (version 8).
fn id(analyst: &Analyst, digest: &[u8; 32], index: usize, decisions: &[u8]) -> [u8; 16] {
    let mut hash = Sha256::new();
    hash.update(digest);
    hash.update(analyst.software.to_string());
    hash.update((index as u64).to_le_bytes());
    hash.update(decisions);
    let hash: [u8; 32] = hash.finalize().into();
    let mut id = [0; 16];
    id.copy_from_slice(&hash[..16]);
    id[6] = id[6] & 0x0f | 0x80;
    id[8] = id[8] & 0x3f | 0x80;
    id
}
