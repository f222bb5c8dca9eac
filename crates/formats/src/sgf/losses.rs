//! What SGF has no property for.

use barpoint_record::MatchRecord;
use barpoint_rules::PointLimit;

/// What of a record is lost by writing it.
pub(super) fn of(record: &MatchRecord) -> Vec<&'static str> {
    let rules = &record.rules;
    let unlimited = barpoint_rules::MatchRules::default();
    let money = record.length == 0;
    [
        (rules.start.is_some(), "the starting position of all games"),
        (
            rules.point_limit != PointLimit::Unlimited,
            "the limit of checkers on a point",
        ),
        (
            money && rules.beavers != unlimited.beavers && rules.beavers != 0,
            "how many beavers are allowed",
        ),
        (
            money && rules.automatic_doubles != unlimited.automatic_doubles,
            "how many automatic doubles are allowed",
        ),
    ]
    .into_iter()
    .filter_map(|(is_lost, what)| is_lost.then_some(what))
    .collect()
}
