//! Elements of SVG: every board and every plot is written by them.
//!
//! Numbers have at most two decimals, text and attributes are escaped and control characters left out, so that no name from
//! a file can break a document. Attributes stand in the order in which they were set: the same picture is the same bytes.

use std::fmt::{self, Display, Write};

use quick_xml::escape::{escape, partial_escape};

/// Where a text stands relative to its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// It begins there.
    Start,
    /// Its middle is there.
    Middle,
    /// It ends there.
    End,
}

/// An SVG element with its attributes and what is inside it.
///
/// ```
/// use barpoint_draw::svg::Element;
///
/// let dot = Element::circle(1.0, 2.5, 4.0).fill("#1f5fa8");
/// assert_eq!(dot.to_string(), "<circle cx=\"1\" cy=\"2.5\" r=\"4\" fill=\"#1f5fa8\"/>\n");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Element {
    tag: &'static str,
    /// As they are written.
    attributes: String,
    /// As it is written.
    inside: String,
}

impl Element {
    /// An element without attributes.
    #[must_use]
    pub const fn new(tag: &'static str) -> Self {
        Self {
            tag,
            attributes: String::new(),
            inside: String::new(),
        }
    }

    /// A whole document that shows this rectangle: left, top, width, height.
    #[must_use]
    pub fn document([left, top, width, height]: [f64; 4]) -> Self {
        let [left, top, width, height] = [left, top, width, height].map(num);
        Self::new("svg")
            .set("xmlns", "http://www.w3.org/2000/svg")
            .set("viewBox", &format!("{left} {top} {width} {height}"))
            .set("width", &width)
            .set("height", &height)
    }

    /// A rectangle from its upper left corner.
    #[must_use]
    pub fn rect(x: f64, y: f64, width: f64, height: f64) -> Self {
        Self::new("rect")
            .number("x", x)
            .number("y", y)
            .number("width", width)
            .number("height", height)
    }

    /// A circle around its centre.
    #[must_use]
    pub fn circle(x: f64, y: f64, radius: f64) -> Self {
        Self::new("circle")
            .number("cx", x)
            .number("cy", y)
            .number("r", radius)
    }

    /// A straight line from place to place.
    #[must_use]
    pub fn line([x1, y1]: [f64; 2], [x2, y2]: [f64; 2]) -> Self {
        Self::new("line")
            .number("x1", x1)
            .number("y1", y1)
            .number("x2", x2)
            .number("y2", y2)
    }

    /// A line through places, not filled.
    #[must_use]
    pub fn polyline(points: impl IntoIterator<Item = [f64; 2]>) -> Self {
        Self::new("polyline")
            .set("points", &coordinates(points))
            .fill("none")
    }

    /// A form with these corners.
    #[must_use]
    pub fn polygon(points: impl IntoIterator<Item = [f64; 2]>) -> Self {
        Self::new("polygon").set("points", &coordinates(points))
    }

    /// A line of text on its baseline.
    #[must_use]
    pub fn text(x: f64, y: f64, words: &str) -> Self {
        Self::new("text").number("x", x).number("y", y).words(words)
    }

    /// What a reader hears, or sees over the element it is in.
    #[must_use]
    pub fn title(words: &str) -> Self {
        Self::new("title").words(words)
    }

    /// A link to a place.
    #[must_use]
    pub fn link(to: &str) -> Self {
        Self::new("a").set("href", to)
    }

    /// With an attribute.
    #[must_use]
    pub fn set(mut self, name: &'static str, value: &str) -> Self {
        let value = printable(value);
        // Writing to a string cannot fail.
        let _ = write!(self.attributes, " {name}=\"{}\"", escape(value.as_str()));
        self
    }

    /// With an attribute that is a length.
    #[must_use]
    pub fn number(self, name: &'static str, value: f64) -> Self {
        self.set(name, &num(value))
    }

    /// Filled with a colour.
    #[must_use]
    pub fn fill(self, colour: &str) -> Self {
        self.set("fill", colour)
    }

    /// With an outline, or a line, of this colour and width.
    #[must_use]
    pub fn stroke(self, colour: &str, width: f64) -> Self {
        self.set("stroke", colour).number("stroke-width", width)
    }

    /// Lengths of dashes and gaps; none is a line without gaps.
    #[must_use]
    pub fn dashes(self, lengths: &str) -> Self {
        if lengths.is_empty() {
            self
        } else {
            self.set("stroke-dasharray", lengths)
        }
    }

    /// A text's place relative to its spot.
    #[must_use]
    pub fn anchor(self, anchor: Anchor) -> Self {
        match anchor {
            Anchor::Start => self,
            Anchor::Middle => self.set("text-anchor", "middle"),
            Anchor::End => self.set("text-anchor", "end"),
        }
    }

    /// Size of type.
    #[must_use]
    pub fn size(self, size: f64) -> Self {
        self.number("font-size", size)
    }

    /// A text with a rim in the colour of the paper, readable where lines pass behind.
    #[must_use]
    pub fn rimmed(self, paper: &str) -> Self {
        self.stroke(paper, 4.0).set("paint-order", "stroke")
    }

    /// With words inside.
    #[must_use]
    pub fn words(mut self, words: &str) -> Self {
        let words = printable(words);
        self.inside.push_str(&partial_escape(words.as_str()));
        self
    }

    /// With a whole drawing inside, as [`crate::board_svg`] gives it.
    #[must_use]
    pub fn drawing(mut self, svg: &str) -> Self {
        self.inside.push_str(svg);
        self
    }

    /// With an element inside.
    #[must_use]
    pub fn with(mut self, inner: &Self) -> Self {
        self.add(inner);
        self
    }

    /// Puts an element inside, after those that are there.
    pub fn add(&mut self, inner: &Self) {
        // Writing to a string cannot fail.
        let _ = write!(self.inside, "{inner}");
    }

    /// Puts elements inside, after those that are there.
    pub fn add_all(&mut self, inner: impl IntoIterator<Item = Self>) {
        inner.into_iter().for_each(|element| self.add(&element));
    }
}

/// One line for an element without others inside.
impl Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            tag,
            attributes,
            inside,
        } = self;
        if inside.is_empty() {
            return writeln!(f, "<{tag}{attributes}/>");
        }
        let first = if inside.starts_with('<') { "\n" } else { "" };
        writeln!(f, "<{tag}{attributes}>{first}{inside}</{tag}>")
    }
}

fn coordinates(points: impl IntoIterator<Item = [f64; 2]>) -> String {
    let points = points
        .into_iter()
        .map(|point| point.map(num).join(","))
        .collect::<Vec<_>>();
    points.join(" ")
}

/// A length with at most two decimals and no superfluous zeros.
#[must_use]
pub fn num(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0" } else { text }.to_owned()
}

/// XML has no place for control characters.
fn printable(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_text_or_an_attribute_is_markup() {
        let evil = "<a href=\"x\">&'\u{0}\u{1b}</a>";
        let text = Element::text(0.0, -0.001, evil).set("aria-label", evil);
        assert_eq!(
            text.to_string(),
            "<text x=\"0\" y=\"0\" aria-label=\"&lt;a href=&quot;x&quot;&gt;&amp;&apos;&lt;/a&gt;\">\
             &lt;a href=\"x\"&gt;&amp;'&lt;/a&gt;</text>\n"
        );
    }

    #[test]
    fn elements_nest_and_keep_their_order() {
        let mut group = Element::new("g").with(&Element::title("one"));
        group.add_all([
            Element::polyline([[0.0, 1.0], [2.25, 3.333]]).stroke("red", 2.0),
            Element::line([0.0, 1.0], [2.0, 3.0])
                .dashes("")
                .dashes("2 4"),
        ]);
        assert_eq!(
            group.to_string(),
            "<g>\n<title>one</title>\n\
             <polyline points=\"0,1 2.25,3.33\" fill=\"none\" stroke=\"red\" stroke-width=\"2\"/>\n\
             <line x1=\"0\" y1=\"1\" x2=\"2\" y2=\"3\" stroke-dasharray=\"2 4\"/>\n</g>\n"
        );
    }
}
