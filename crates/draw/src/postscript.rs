//! SVG drawings as PostScript: pictures to be put into documents (EPS), and pages to be printed.
//!
//! Text becomes outlines, so that every letter of the built-in fonts can be printed. PostScript knows no transparency: what
//! is more than half transparent, such as shadows, is left out, the rest is opaque.

use std::fmt::Write;

use resvg::usvg::tiny_skia_path::{PathSegment, Transform};
use resvg::usvg::{
    Color, FillRule, Group, LineCap, LineJoin, LinearGradient, Node, Paint, Path, Tree,
};

use crate::ExportError;
use crate::export::{UNITS_PER_INCH, read};
use crate::paper::Paper;

/// Points in an inch.
const POINTS: f32 = 72.0;
/// What is less opaque than this is left out.
const VISIBLE: f32 = 0.5;

/// An SVG drawing as Encapsulated PostScript. Same input, same text.
///
/// # Errors
/// If it is no drawing.
pub fn eps(svg: &str) -> Result<String, ExportError> {
    let tree = read(svg)?;
    let scale = POINTS / UNITS_PER_INCH;
    let [width, height] = [tree.size().width(), tree.size().height()].map(|length| scale * length);
    let mut text = format!(
        "%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 {} {}\n%%HiResBoundingBox: 0 0 {} {}\n%%LanguageLevel: 3\n%%Pages: 1\n%%EndComments\n",
        width.ceil(),
        height.ceil(),
        number(width),
        number(height)
    );
    drawing(&mut text, &tree, [0.0, height], scale);
    text.push_str("%%EOF\n");
    Ok(text)
}

/// SVG drawings as a PostScript document, one on each page, as wide as the margins allow and in the middle of the page.
///
/// # Errors
/// If one of them is no drawing.
pub fn postscript(svgs: &[&str], paper: Paper) -> Result<String, ExportError> {
    let [width, height] = paper.size();
    let mut text = format!(
        "%!PS-Adobe-3.0\n%%BoundingBox: 0 0 {} {}\n%%LanguageLevel: 3\n%%Pages: {}\n%%EndComments\n",
        width.ceil(),
        height.ceil(),
        svgs.len()
    );
    for (page, svg) in (1..).zip(svgs) {
        let tree = read(svg)?;
        let (across, down) = (tree.size().width(), tree.size().height());
        let room = [width, height].map(|length| length - 2.0 * Paper::MARGIN);
        let scale = (room[0] / across).min(room[1] / down);
        let left = (width - scale * across) / 2.0;
        let top = f32::midpoint(height, scale * down);
        let _ = write!(
            text,
            "%%Page: {page} {page}\n<< /PageSize [{} {}] >> setpagedevice\n",
            number(width),
            number(height)
        );
        drawing(&mut text, &tree, [left, top], scale);
        text.push_str("showpage\n");
    }
    text.push_str("%%EOF\n");
    Ok(text)
}

/// The drawing with its upper left corner there.
fn drawing(text: &mut String, tree: &Tree, [left, top]: [f32; 2], scale: f32) {
    let _ = writeln!(
        text,
        "gsave\n{} {} translate {} {} scale",
        number(left),
        number(top),
        number(scale),
        number(-scale)
    );
    group(text, tree.root(), Transform::identity(), 1.0);
    text.push_str("grestore\n");
}

fn group(text: &mut String, group: &Group, outer: Transform, opacity: f32) {
    let opacity = opacity * group.opacity().get();
    let place = outer.pre_concat(group.transform());
    for node in group.children() {
        match node {
            Node::Group(inner) => self::group(text, inner, place, opacity),
            Node::Path(path) => self::path(text, path, place, opacity),
            Node::Text(words) => self::group(text, words.flattened(), place, opacity),
            Node::Image(_) => {}
        }
    }
}

fn path(text: &mut String, path: &Path, place: Transform, opacity: f32) {
    if !path.is_visible() {
        return;
    }
    let outline = outline(path, place);
    if let Some(fill) = path.fill()
        && opacity * fill.opacity().get() >= VISIBLE
    {
        let rule = match fill.rule() {
            FillRule::NonZero => "",
            FillRule::EvenOdd => "eo",
        };
        match fill.paint() {
            Paint::Color(colour) => {
                let _ = writeln!(text, "{outline}{} {rule}fill", rgb(*colour));
            }
            Paint::LinearGradient(gradient) => {
                let shading = shading(gradient, place);
                let _ = write!(
                    text,
                    "gsave\n{outline}{rule}clip newpath\n{shading}grestore\n"
                );
            }
            Paint::RadialGradient(_) | Paint::Pattern(_) => {}
        }
    }
    if let Some(stroke) = path.stroke()
        && opacity * stroke.opacity().get() >= VISIBLE
        && let Paint::Color(colour) = stroke.paint()
    {
        let cap = match stroke.linecap() {
            LineCap::Butt => 0,
            LineCap::Round => 1,
            LineCap::Square => 2,
        };
        let join = match stroke.linejoin() {
            LineJoin::Round => 1,
            LineJoin::Bevel => 2,
            _ => 0,
        };
        let dashes = stroke.dasharray().unwrap_or_default();
        let dashes: Vec<String> = dashes.iter().map(|&length| number(length)).collect();
        let width = number(stroke.width().get() * breadth(place));
        let _ = writeln!(
            text,
            "{outline}{} {width} setlinewidth {cap} setlinecap {join} setlinejoin [{}] 0 setdash stroke",
            rgb(*colour),
            dashes.join(" ")
        );
    }
}

/// How much a transformation widens a line.
fn breadth(transform: Transform) -> f32 {
    let (x, y) = transform.get_scale();
    (x * y).abs().sqrt()
}

/// The corners and curves of a path, in units of the drawing.
fn outline(path: &Path, place: Transform) -> String {
    let mut text = String::from("newpath\n");
    let Some(data) = path.data().clone().transform(place) else {
        return text;
    };
    let mut last = [0.0, 0.0];
    for segment in data.segments() {
        let _ = match segment {
            PathSegment::MoveTo(to) => {
                last = [to.x, to.y];
                writeln!(text, "{} {} moveto", number(to.x), number(to.y))
            }
            PathSegment::LineTo(to) => {
                last = [to.x, to.y];
                writeln!(text, "{} {} lineto", number(to.x), number(to.y))
            }
            PathSegment::QuadTo(by, to) => {
                // The same curve with two control points.
                let third = |end: f32, control: f32| end + (control - end) * 2.0 / 3.0;
                let [x, y] = last;
                let curve = [
                    third(x, by.x),
                    third(y, by.y),
                    third(to.x, by.x),
                    third(to.y, by.y),
                    to.x,
                    to.y,
                ];
                last = [to.x, to.y];
                writeln!(text, "{} curveto", curve.map(number).join(" "))
            }
            PathSegment::CubicTo(a, b, to) => {
                last = [to.x, to.y];
                let curve = [a.x, a.y, b.x, b.y, to.x, to.y];
                writeln!(text, "{} curveto", curve.map(number).join(" "))
            }
            PathSegment::Close => writeln!(text, "closepath"),
        };
    }
    text
}

/// A change from one colour to another along a line; only its first and last colour are used.
fn shading(gradient: &LinearGradient, place: Transform) -> String {
    let (Some(first), Some(last)) = (gradient.stops().first(), gradient.stops().last()) else {
        return String::new();
    };
    let mut ends = [
        resvg::usvg::tiny_skia_path::Point::from_xy(gradient.x1(), gradient.y1()),
        resvg::usvg::tiny_skia_path::Point::from_xy(gradient.x2(), gradient.y2()),
    ];
    place.pre_concat(gradient.transform()).map_points(&mut ends);
    let [from, to] = ends;
    let channels = |colour: Color| rgb(colour).replace(" setrgbcolor", "");
    format!(
        "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [{} {} {} {}] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [{}] /C1 [{}] /N 1 >> >> shfill\n",
        number(from.x),
        number(from.y),
        number(to.x),
        number(to.y),
        channels(first.color()),
        channels(last.color())
    )
}

fn rgb(colour: Color) -> String {
    let channels = [colour.red, colour.green, colour.blue];
    let channels = channels.map(|channel| number(f32::from(channel) / 255.0));
    format!("{} setrgbcolor", channels.join(" "))
}

/// With at most three decimals and no superfluous zeros.
fn number(value: f32) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0" } else { text }.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn svg(inside: &str) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"60\" height=\"20\" viewBox=\"0 0 60 20\">{inside}</svg>"
        )
    }

    #[test]
    fn a_picture_tells_its_size_and_paints_what_can_be_seen() {
        let found = eps(&svg(
            "<rect width=\"10\" height=\"20\" fill=\"#ff0000\"/><circle cx=\"5\" cy=\"5\" r=\"4\" opacity=\"0.28\"/>",
        ));
        let text = found.unwrap();
        assert!(text.starts_with("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 36 12\n"));
        assert_eq!(text.matches(" fill\n").count(), 1, "{text}");
        assert!(text.contains("1 0 0 setrgbcolor fill"));
        assert!(text.contains("10 20 lineto"));
    }

    #[test]
    fn letters_are_outlines() {
        let text = eps(&svg("<text x=\"2\" y=\"15\" font-size=\"14\">Zoë</text>")).unwrap();
        assert!(text.contains("curveto") && !text.contains("show\n"));
    }

    /// A drawing whose upper edge is not at 0 is moved as a whole: shapes, shades and letters.
    #[test]
    fn everything_is_where_the_drawing_has_it() {
        let tall = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"60\" height=\"60\" viewBox=\"0 -40 60 60\">\
            <defs><linearGradient id=\"g\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop stop-color=\"#000\"/><stop offset=\"1\" stop-color=\"#fff\"/></linearGradient></defs>\
            <rect y=\"-10\" width=\"10\" height=\"20\" fill=\"url(#g)\"/><text y=\"10\" font-size=\"20\">H</text></svg>";
        let text = eps(tall).unwrap();
        assert!(text.contains("0 30 moveto\n10 30 lineto"), "{text}");
        assert!(text.contains("/Coords [0 30 0 50]"), "{text}");
        // The foot of the letter is on the baseline, 10 below the middle.
        assert!(
            text.lines()
                .any(|line| line.ends_with(" 50 lineto") || line.ends_with(" 50 moveto"))
        );
    }

    #[test]
    fn pages_are_counted_and_have_the_size_of_the_paper() {
        let picture = svg("<rect width=\"60\" height=\"20\"/>");
        let text = postscript(&[&picture, &picture], Paper::LETTER.landscape()).unwrap();
        assert!(text.contains("%%Pages: 2") && text.contains("%%Page: 2 2"));
        assert_eq!(text.matches("/PageSize [792 612]").count(), 2);
        assert!(eps("no svg").is_err());
    }
}
