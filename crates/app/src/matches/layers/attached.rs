//! Several analyses of a match in its file: a note about them, and the record of each as a text of its own.

use barpoint_analysis::review::same_course;
use barpoint_engine::MatchRecord;
use barpoint_formats::{ExportError, sgf};

use super::files::analysis_alone;

/// Attaches a note and further analyses of a match to its record; `None` stands for the analysis that the record itself shows.
///
/// # Errors
/// If a record cannot be written.
pub fn attach_layers(
    record: &mut MatchRecord,
    note: String,
    layers: &[Option<MatchRecord>],
) -> Result<(), ExportError> {
    let mut texts = vec![note];
    for layer in layers {
        let bytes = match layer {
            None => Vec::new(),
            Some(layer) => analysis_alone(layer)?.bytes,
        };
        texts.push(String::from_utf8_lossy(&bytes).into_owned());
    }
    sgf::attach(record, &texts);
    Ok(())
}

/// What [`attach_layers`] attached, taken away from the record: whatever a file claims, it is a match at least.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DetachedLayers {
    /// The note; `None` if nothing is attached.
    pub note: Option<String>,
    /// The analyses in their order; `None` if one cannot be read or is of another match.
    pub records: Option<Vec<MatchRecord>>,
}

/// Takes the note and the analyses away that are attached to a record.
pub fn detach_layers(record: &mut MatchRecord) -> DetachedLayers {
    let texts = sgf::detach(record);
    let Some((note, texts)) = texts.split_first() else {
        return DetachedLayers::default();
    };
    let read = |text: &String| {
        if text.is_empty() {
            return Some(record.clone());
        }
        let imported = barpoint_formats::import(text.as_bytes()).ok()?;
        same_course(&imported.record, record).then_some(imported.record)
    };
    DetachedLayers {
        note: Some(note.clone()),
        records: texts.iter().map(read).collect(),
    }
}
