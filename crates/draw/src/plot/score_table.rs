//! Chances by score: one cell for each, the darker the further from even.

use super::{INK, PAPER, sheet, sideways};
use crate::svg::{Anchor, Element};

/// Size of a cell.
const CELL: f64 = 40.0;
/// Room at the left and above.
const LEFT: f64 = 64.0;
const TOP: f64 = 84.0;
/// Longer tables have cells without numbers, of this size.
const SMALL_CELL: f64 = 12.0;
const MOST_NUMBERED: u8 = 25;
/// From the middle of a cell down to the baseline of its number.
const BASELINE: f64 = 4.0;

/// Draws the chance of every score from 1-away to `length`-away of both players, their own needs downwards.
#[must_use]
pub fn draw(title: &str, length: u8, chance: impl Fn(u8, u8) -> f32) -> String {
    let numbered = length <= MOST_NUMBERED;
    let cell = if numbered { CELL } else { SMALL_CELL };
    let side = cell * f64::from(length);
    let (width, height) = ((LEFT + side + 20.0).max(480.0), TOP + side + 20.0);
    let opponent = Element::text(LEFT + side / 2.0, 56.0, "points the opponent needs");
    let mut svg = sheet(width, height, 20.0, title)
        .with(&opponent.anchor(Anchor::Middle))
        .with(&sideways(17.0, TOP + side / 2.0, "points you need"));
    let middle = |away: u8| cell * (f64::from(away) - 0.5);
    let mut table = Element::new("g").size(12.0);
    for own in 1..=length {
        let at = middle(own);
        if numbered || own % 5 == 0 {
            let away = own.to_string();
            let row = Element::text(LEFT - 8.0, TOP + at + BASELINE, &away);
            let column = Element::text(LEFT + at, TOP - 10.0, &away);
            table.add(&row.anchor(Anchor::End));
            table.add(&column.anchor(Anchor::Middle));
        }
        for theirs in 1..=length {
            let (x, y) = (LEFT + middle(theirs), TOP + at);
            let chance = chance(own, theirs);
            let (colour, ink) = colours(chance);
            let square = Element::rect(x - cell / 2.0, y - cell / 2.0, cell, cell);
            table.add(&square.fill(&colour).set("stroke", PAPER));
            if numbered {
                let number = format!("{:.1}", 100.0 * chance);
                let number = Element::text(x, y + BASELINE, &number).fill(ink);
                table.add(&number.anchor(Anchor::Middle));
            }
        }
    }
    svg.add(&table);
    svg.to_string()
}

/// Blue for good chances, orange for bad ones, and a readable text colour.
fn colours(chance: f32) -> (String, &'static str) {
    let good = [0x1f, 0x5f, 0xa8];
    let bad = [0xc8, 0x64, 0x1a];
    let strength = (2.0 * (chance - 0.5)).abs().min(1.0);
    let end = if chance >= 0.5 { good } else { bad };
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "between 0 and 255"
    )]
    let part = |full: u8| (255.0 + (f32::from(full) - 255.0) * strength).round() as u8;
    let [red, green, blue] = end.map(part);
    let ink = if strength > 0.6 { PAPER } else { INK };
    (format!("#{red:02x}{green:02x}{blue:02x}"), ink)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_score_has_its_cell_and_number() {
        let chance = |own: u8, theirs: u8| f32::from(theirs) / f32::from(own + theirs);
        let svg = draw("Jacobs & Trice", 7, chance);
        // The paper and the cells.
        assert_eq!(svg.matches("<rect x=").count(), 1 + 49);
        for text in [
            ">Jacobs &amp; Trice<",
            ">points you need<",
            ">points the opponent needs<",
            // 1-away against 2-away, the reverse, and white ink on a dark cell.
            ">66.7<",
            ">33.3<",
            "fill=\"#ffffff\" text-anchor=\"middle\">87.5<",
        ] {
            assert!(svg.contains(text), "{text} in {svg}");
        }
        let large = draw("", 64, chance);
        assert_eq!(large.matches("<rect x=").count(), 1 + 64 * 64);
        assert!(!large.contains(">66.7<"));
    }
}
