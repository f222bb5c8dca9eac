//! Figure 4: the paper's comparison of two plays of 6-1 across state classes (section VI). The drawing is not in the text,
//! its numbers are.

/// White's winning chances in the paper's classes: II (a blot in danger, two points to cross), III (stable, one to cross),
/// IV (a blot in danger, one to cross). The paper gives class IV 0.92 before the sum and 0.85 in it; the sum it prints
/// needs 0.85.
const W2: f64 = 0.85;
const W3: f64 = 0.92;
const W4: f64 = 0.85;
/// If hit, White must escape at once (2 rolls of 36) and then has an even game.
const W5: f64 = 2.0 / 36.0 * 0.5;

/// `PH * W5 + (1 - PH) * W`, with PH = P1 / 36.
fn exposed(p1: u8, safe: f64) -> f64 {
    let hit = f64::from(p1) / 36.0;
    hit * W5 + (1.0 - hit) * safe
}

#[test]
fn the_two_plays_are_worth_48_and_57_percent() {
    let running = exposed(16, W2);
    // Five rolls reach class III, eight class IV, two class II with two blots, 21 stay in class I.
    let waiting = (5.0 * W3 + 8.0 * exposed(16, W4) + 2.0 * exposed(23, 0.75) + 21.0 * 0.55) / 36.0;
    assert_eq!(format!("{running:.2}"), "0.48");
    assert_eq!(format!("{waiting:.2}"), "0.57");
}
