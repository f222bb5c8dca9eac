//! A match equity table as an SVG drawing: one cell a score, the darker the further from even.

use std::fmt::Write;

use barpoint_equity::{Crawford, Met};

use super::curves::upright;

/// Size of a cell.
const CELL: u32 = 40;
/// Room at the left and above.
const LEFT: u32 = 64;
const TOP: u32 = 84;
/// Longer tables have cells without numbers, of this size.
const SMALL_CELL: u32 = 12;
const MOST_NUMBERED: u8 = 25;

/// Draws the chances before the Crawford game up to `length` points.
pub(crate) fn table(met: &Met, length: u8) -> String {
    let numbered = length <= MOST_NUMBERED;
    let cell = if numbered { CELL } else { SMALL_CELL };
    let side = cell * u32::from(length);
    let (width, height) = ((LEFT + side + 20).max(480), TOP + side + 20);
    let middle = f32::from(u16::try_from(TOP + side / 2).unwrap_or(u16::MAX));
    let title = escaped(&format!("{}: match-winning chance in %", met.name()));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"DejaVu Sans, Verdana, sans-serif\" \
         font-size=\"12\" fill=\"#222222\">\n<title>{title}</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n\
         <text x=\"20\" y=\"26\" font-size=\"15\" font-weight=\"bold\">{title}</text>\n\
         <text x=\"{}\" y=\"52\" text-anchor=\"middle\">points the opponent needs</text>\n{}\n",
        LEFT + side / 2,
        upright(17.0, middle, "points you need")
    );
    for away in 1..=length {
        let y = TOP + cell * u32::from(away - 1);
        let x = LEFT + cell * u32::from(away - 1);
        if numbered || away % 5 == 0 {
            let _ = writeln!(
                svg,
                "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{away}</text>\
                 <text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{away}</text>",
                LEFT - 8,
                y + cell / 2 + 4,
                x + cell / 2,
                TOP - 10
            );
        }
        for theirs in 1..=length {
            let x = LEFT + cell * u32::from(theirs - 1);
            let chance = met.mwc(away, theirs, Crawford::Pre).single();
            let (colour, ink) = colours(chance);
            let _ = write!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{cell}\" height=\"{cell}\" fill=\"{colour}\" stroke=\"#ffffff\"/>"
            );
            if numbered {
                let _ = writeln!(
                    svg,
                    "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" fill=\"{ink}\">{:.1}</text>",
                    x + cell / 2,
                    y + cell / 2 + 4,
                    100.0 * chance
                );
            }
        }
    }
    svg.push_str("</svg>\n");
    svg
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
    let ink = if strength > 0.6 { "#ffffff" } else { "#222222" };
    (format!("#{red:02x}{green:02x}{blue:02x}"), ink)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_score_has_its_cell_and_number() {
        let met = Met::by_name("jacobs").unwrap();
        let svg = table(&met, 7);
        assert_eq!(svg.matches("<rect x=").count(), 49);
        for text in [
            "Jacobs &amp; Trice",
            ">points you need<",
            ">points the opponent needs<",
            ">69.0<",
            ">9.1<",
            "#ffffff\">90.9<",
        ] {
            assert!(svg.contains(text), "{text} in {svg}");
        }
        let large = table(&met, 64);
        assert_eq!(large.matches("<rect x=").count(), 64 * 64);
        assert!(!large.contains(">69.0<"));
    }
}
