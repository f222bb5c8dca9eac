//! PostScript as Ghostscript prints it, beside the same drawing as pixels.

#![cfg(feature = "export")]
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::process::Command;

use barpoint_draw::{
    BoardView, Captions, Mode, Orientation, Paper, PictureOptions, THEMES, Theme, board_svg, eps,
    png, postscript,
};
use barpoint_rules::{BySide, MatchState};
use resvg::tiny_skia::Pixmap;

fn picture(theme: &Theme) -> String {
    let state: MatchState = "XGID=-b----E-C---eE---b-db---B-:1:-1:1:43:2:3:0:7:10"
        .parse()
        .unwrap();
    let names = BySide::new("Zoë Żak".to_owned(), "Иван".to_owned());
    let options = PictureOptions {
        orientation: Orientation::USUAL,
        captions: Captions::Players,
        play: None,
    };
    let palette = theme.palette(Mode::Light);
    board_svg(&BoardView::of(&state, names), palette, &options)
}

/// Mean colour of blocks of this many pixels.
fn blocks(pixels: &Pixmap, edge: u32) -> Vec<[f64; 3]> {
    let mut found = Vec::new();
    for top in (0..pixels.height() - edge).step_by(edge as usize) {
        for left in (0..pixels.width() - edge).step_by(edge as usize) {
            let mut sum = [0.0; 3];
            for (x, y) in (0..edge * edge).map(|n| (left + n % edge, top + n / edge)) {
                let pixel = pixels.pixel(x, y).unwrap();
                for (sum, channel) in sum
                    .iter_mut()
                    .zip([pixel.red(), pixel.green(), pixel.blue()])
                {
                    *sum += f64::from(channel);
                }
            }
            found.push(sum.map(|sum| sum / f64::from(edge * edge)));
        }
    }
    found
}

#[test]
fn printed_boards_look_as_drawn_ones() {
    let Some(gs) = barpoint_testkit::program("gs") else {
        return;
    };
    for theme in THEMES {
        let svg = picture(theme);
        let folder = tempfile::tempdir().unwrap();
        let (from, to) = (folder.path().join("m.eps"), folder.path().join("m.png"));
        std::fs::write(&from, eps(&svg).unwrap()).unwrap();
        let status = Command::new(&gs)
            .args([
                "-q",
                "-dBATCH",
                "-dNOPAUSE",
                "-dEPSCrop",
                "-dSAFER",
                "-r120",
            ])
            .args(["-sDEVICE=png16m", "-dGraphicsAlphaBits=4"])
            .arg(format!("-sOutputFile={}", to.display()))
            .arg(&from)
            .status();
        assert!(status.unwrap().success());
        let printed = Pixmap::decode_png(&std::fs::read(to).unwrap()).unwrap();
        // 120 units of a drawing are an inch.
        let drawn = Pixmap::decode_png(&png(&svg, 1.0).unwrap()).unwrap();
        assert!(printed.width().abs_diff(drawn.width()) <= 1);
        assert!(printed.height().abs_diff(drawn.height()) <= 1);
        let pairs = blocks(&printed, 12).into_iter().zip(blocks(&drawn, 12));
        let far = pairs.map(|(a, b)| (0..3).map(|i| (a[i] - b[i]).abs()).fold(0.0, f64::max));
        let far: Vec<f64> = far.collect();
        let worst = far.iter().copied().fold(0.0, f64::max);
        let count = u32::try_from(far.len()).unwrap();
        let mean = far.iter().sum::<f64>() / f64::from(count);
        // Shadows and the smoothing of edges differ.
        assert!(mean < 6.0 && worst < 110.0, "{}: {mean}, {worst}", theme.id);
    }
}

#[test]
fn a_document_has_a_page_for_each_picture() {
    let Some(gs) = barpoint_testkit::program("gs") else {
        return;
    };
    let svgs = [picture(&THEMES[0]), picture(&THEMES[1])];
    let pages: Vec<&str> = svgs.iter().map(String::as_str).collect();
    let folder = tempfile::tempdir().unwrap();
    let from = folder.path().join("m.ps");
    std::fs::write(&from, postscript(&pages, Paper::A4.landscape()).unwrap()).unwrap();
    let output = Command::new(gs)
        .args(["-q", "-dBATCH", "-dNOPAUSE", "-dSAFER", "-sDEVICE=bbox"])
        .arg(&from)
        .output()
        .unwrap();
    let boxes = String::from_utf8(output.stderr).unwrap();
    let boxes: Vec<&str> = boxes
        .lines()
        .filter(|line| line.starts_with("%%BoundingBox"))
        .collect();
    assert_eq!(boxes.len(), 2);
    for sides in boxes {
        let sides = sides
            .split(' ')
            .skip(1)
            .map(|side| side.parse::<i32>().unwrap());
        let sides: Vec<i32> = sides.collect();
        assert!(
            sides[0] >= 36 && sides[1] >= 35 && sides[2] <= 806 && sides[3] <= 560,
            "{sides:?}"
        );
    }
}
