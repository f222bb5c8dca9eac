//! How plays and positions are written.

use barpoint_rules::notation::Xgid;
use barpoint_rules::{MatchState, Play, Point};

/// A play with every step written out, `24/18 18/13`, with `bar` and `off`; `pass` where there is none.
pub(super) fn play(play: &Play) -> String {
    if play.is_dance() {
        return "pass".to_owned();
    }
    let steps = play.steps().iter();
    let steps = steps.map(|step| format!("{}/{}", place(step.from), place(step.to)));
    steps.collect::<Vec<_>>().join(" ")
}

fn place(point: Point) -> String {
    match point {
        Point::BAR => "bar".to_owned(),
        Point::OFF => "off".to_owned(),
        point => point.number().to_string(),
    }
}

/// A position as an XGID without its label.
pub(super) fn xgid(state: &MatchState) -> String {
    let text = Xgid::of(state).to_string();
    text.strip_prefix("XGID=")
        .map_or(text.clone(), str::to_owned)
}
