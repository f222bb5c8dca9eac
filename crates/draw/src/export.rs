//! SVG drawings as files of other kinds: PNG and PDF.

use std::collections::HashSet;
use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Database, ID, Language, Source};
use resvg::usvg::{ImageHrefResolver, Options, Tree};
use svg2pdf::{ConversionOptions, PageOptions};

use crate::fonts::{BUILT_IN, FAMILY, face, installed};

/// The largest width and height, in pixels.
const LARGEST: f32 = 16_384.0;
/// Units of a drawing in an inch of a page: a board is 19 cm wide.
pub(crate) const UNITS_PER_INCH: f32 = 120.0;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ExportError {
    /// Not a drawing.
    #[error("expected an SVG drawing: {0}")]
    Svg(#[from] resvg::usvg::Error),
    /// No pixel at all, or too many.
    #[error("expected 1 to {LARGEST} pixels each way, found {width} by {height}")]
    Size {
        /// Pixels across.
        width: f32,
        /// Pixels down.
        height: f32,
    },
    /// The picture could not be packed.
    #[error("cannot encode the picture: {0}")]
    Encoding(String),
}

/// An SVG drawing, read with the built-in fonts and those of the machine for letters that they lack. Files and pictures it
/// refers to are left out.
pub(crate) fn read(svg: &str) -> Result<Tree, ExportError> {
    let mut fonts = Database::new();
    for font in BUILT_IN {
        fonts.load_font_source(Source::Binary(Arc::new(font)));
    }
    let others: HashSet<ID> = svg.chars().filter_map(installed).collect();
    for mut face in others.into_iter().filter_map(face) {
        // Whatever the drawing asks for, it is there for missing letters alone.
        face.families = vec![("other letters".to_owned(), Language::English_UnitedStates)];
        fonts.push_face_info(face);
    }
    for set in [
        Database::set_sans_serif_family,
        Database::set_serif_family,
        Database::set_monospace_family,
    ] {
        set(&mut fonts, FAMILY);
    }
    let options = Options {
        font_family: FAMILY.to_owned(),
        fontdb: Arc::new(fonts),
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(|_, _, _| None),
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    };
    Ok(Tree::from_str(svg, &options)?)
}

/// An SVG drawing as a PDF document of one page, as vectors and text, with the letters it uses inside. Same input, same
/// bytes, as long as the built-in fonts have its letters.
///
/// # Errors
/// If it is no drawing.
pub fn pdf(svg: &str) -> Result<Vec<u8>, ExportError> {
    let page = PageOptions {
        dpi: UNITS_PER_INCH,
    };
    svg2pdf::to_pdf(&read(svg)?, ConversionOptions::default(), page)
        .map_err(|error| ExportError::Encoding(error.to_string()))
}

/// An SVG drawing as PNG, `scale` pixels for each of its units.
///
/// # Errors
/// If it is no drawing, or too large.
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, ExportError> {
    let tree = read(svg)?;
    let [width, height] =
        [tree.size().width(), tree.size().height()].map(|units| (scale * units).ceil());
    let size = ExportError::Size { width, height };
    if ![width, height]
        .iter()
        .all(|side| (1.0..=LARGEST).contains(side))
    {
        return Err(size);
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "between 1 and the largest"
    )]
    let mut pixels = Pixmap::new(width as u32, height as u32).ok_or(size)?;
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    pixels
        .encode_png()
        .map_err(|error| ExportError::Encoding(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawing(inside: &str) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"60\" height=\"20\" viewBox=\"0 0 60 20\">\
             <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>{inside}</svg>"
        )
    }

    fn pixels(svg: &str, scale: f32) -> Pixmap {
        Pixmap::decode_png(&png(svg, scale).unwrap()).unwrap()
    }

    #[test]
    fn shapes_are_painted_at_the_scale_asked_for() {
        let red = drawing("<rect x=\"10\" width=\"10\" height=\"20\" fill=\"#ff0000\"/>");
        let found = pixels(&red, 2.0);
        assert_eq!((found.width(), found.height()), (120, 40));
        let colour = |x, y| {
            let pixel = found.pixel(x, y).unwrap();
            [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
        };
        assert_eq!(colour(30, 20), [255, 0, 0, 255]);
        assert_eq!(colour(50, 20), [255, 255, 255, 255]);
    }

    /// Without a font text would leave no trace; bold text leaves more of it.
    #[test]
    fn text_is_painted_whatever_font_is_asked_for() {
        let ink = |style: &str| {
            let text = format!("<text x=\"2\" y=\"15\" font-size=\"14\" {style}>24/20*</text>");
            let found = pixels(&drawing(&text), 1.0);
            let dark = found.pixels().iter().filter(|pixel| pixel.red() < 128);
            dark.count()
        };
        let plain = ink("font-family=\"DejaVu Sans, Verdana, sans-serif\"");
        assert!(plain > 50, "{plain}");
        assert_eq!(ink("font-family=\"No Such Font\""), plain);
        assert!(ink("font-weight=\"bold\"") > plain);
    }

    /// Everything readable in a PDF is compressed; what is not says what is in it.
    #[test]
    fn a_page_is_as_large_as_its_drawing_and_has_its_own_letters() {
        let svg = drawing("<text x=\"2\" y=\"15\" font-size=\"14\">Zoë ć</text>");
        let found = pdf(&svg).unwrap();
        assert_eq!(found, pdf(&svg).unwrap());
        let text = String::from_utf8_lossy(&found);
        assert!(text.starts_with("%PDF-1."));
        // 60 by 20 units of which an inch, 72 points, has 120.
        assert!(text.contains("/MediaBox [0 0 36 12]"), "{text}");
        assert!(text.contains("DejaVuSans") && text.contains("/FontFile"));
        assert!(found.len() < 20_000, "{} bytes", found.len());
    }

    /// All letters that no font has look alike: they are boxes.
    #[test]
    fn letters_that_are_not_built_in_come_from_a_font_of_the_machine() {
        if installed('花').is_none() {
            barpoint_testkit::without("font with Japanese letters");
            return;
        }
        let text = |words: &str| {
            drawing(&format!(
                "<text x=\"2\" y=\"15\" font-size=\"14\" font-family=\"system-ui\">{words}</text>"
            ))
        };
        let found = |words| pixels(&text(words), 2.0);
        assert_ne!(found("花花").data(), found("子子").data());
        assert_eq!(found("\u{f0000}").data(), found("\u{f0001}").data());
        let page = pdf(&text("花 3")).unwrap();
        let page = String::from_utf8_lossy(&page);
        // The other font may have the digit, too.
        let [all, built_in] = ["/FontFile", "+DejaVuSans\n"].map(|name| page.matches(name).count());
        assert!(all > built_in, "{page}");
    }

    #[test]
    fn what_is_no_drawing_is_an_error() {
        assert!(matches!(pdf("no svg"), Err(ExportError::Svg(_))));
        assert!(matches!(png("no svg", 1.0), Err(ExportError::Svg(_))));
        for scale in [0.0, -1.0, f32::NAN, 1e6] {
            let found = png(&drawing(""), scale);
            assert!(matches!(found, Err(ExportError::Size { .. })), "{scale}");
        }
    }
}
