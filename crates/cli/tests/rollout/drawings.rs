//! Plots, JSON lines and forecasts.

use serde_json::Value;

use crate::common::{OPENING, succeeds};
use crate::{BEST_TWO, json};

#[test]
fn equity_is_drawn_with_its_band_and_lines_of_json_come_along() {
    let folder = tempfile::tempdir().unwrap();
    let drawing = folder.path().join("out.svg");
    let more = [
        "--format",
        "json-lines",
        "--plot",
        drawing.to_str().unwrap(),
    ];
    let output = succeeds(&[&BEST_TWO[..], &more].concat());
    let last: Value = serde_json::from_str(output.lines().last().unwrap()).unwrap();
    assert_eq!(last["finished"], true);
    let svg = std::fs::read_to_string(drawing).unwrap();
    assert_eq!(svg.matches("<polygon").count(), 2);
    let forecast = succeeds(&["rollout", OPENING, "--truncate", "5", "--forecast"]);
    assert!(forecast.starts_with("forecast: "), "{forecast}");
    let forecast = json(&[
        "rollout",
        OPENING,
        "--truncate",
        "5",
        "--forecast",
        "--format",
        "json",
    ]);
    assert_eq!(
        (&forecast["trials"], &forecast["candidates"]),
        (&1296.into(), &2.into())
    );
    assert!(forecast["seconds"].as_f64().unwrap() > 0.0, "{forecast}");
    assert!(
        forecast["standard_error"].as_f64().unwrap() < 0.02,
        "{forecast}"
    );
    assert_eq!(last["forecast"], Value::Null);
}
