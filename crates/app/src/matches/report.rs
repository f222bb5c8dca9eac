//! A match as a page to read, print and send on.

use barpoint_analysis::{MetChoice, MetOrigin, UnknownMetError, review};
use barpoint_engine::MatchRecord;
use barpoint_equity::Met;
use barpoint_record::SkillThresholds;
use barpoint_report::{About, Scheme, html};

/// How a page shows a match.
#[derive(Clone, Copy, Debug)]
pub struct ReportSettings<'a> {
    /// The match equity table by which to read the analysis; if `None`, its own.
    pub met: Option<&'a Met>,
    /// The table for records that name none.
    pub usual: &'a Met,
    /// The thresholds of the marks of errors.
    pub marks: &'a SkillThresholds,
    /// How the analysis was made, if known.
    pub analysis: Option<&'a str>,
    /// Light or dark.
    pub scheme: Scheme,
}

/// A match with the analysis in its record as one HTML page.
///
/// # Errors
/// If the analysis was made with a table that is not at hand, and no other is asked for.
pub fn report(
    record: &MatchRecord,
    settings: &ReportSettings<'_>,
) -> Result<String, UnknownMetError> {
    let choice = MetChoice::of(record, settings.met, settings.usual)?;
    let words = (choice.origin != MetOrigin::Money).then(|| choice.to_string());
    let progress = review::progress(record);
    let about = About {
        met: &choice.met,
        met_words: words.as_deref(),
        marks: settings.marks,
        analysis: settings.analysis,
        missing: progress.total - progress.done,
        program: concat!("barpoint ", env!("CARGO_PKG_VERSION")),
        scheme: settings.scheme,
    };
    Ok(html(record, &about))
}
