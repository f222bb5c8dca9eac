//! The classes of gnubg's pages and how they look here.

use barpoint_draw::svg::Element;

/// Where the style sheet of a page is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StyleSheet<'a> {
    /// In the head of the page.
    #[default]
    Head,
    /// In the attributes of the elements, for pages whose head others write.
    Inline,
    /// In a file of its own, to which the page has a link; [`css`] is what it holds.
    File(&'a str),
}

/// Class and declarations. The names are gnubg's, so that style sheets made for its pages fit these; the looks are our own.
const CLASSES: [(&str, &str); 30] = [
    (
        "movetable",
        "border-collapse: collapse; background-color: #f4f6f8",
    ),
    ("moveheader", "background-color: #cfdce6; padding: 0.4em"),
    (
        "movenumber",
        "width: 2em; text-align: right; padding: 0.1em 0.4em",
    ),
    ("moveply", "width: 6em; text-align: center"),
    ("movemove", "width: 20em; text-align: left"),
    ("moveequity", "width: 10em; text-align: left"),
    ("movethemove", "background-color: #fff3c4"),
    ("moveodd", "background-color: #e6ebef"),
    (
        "blunder",
        "background-color: #a3001f; color: #ffffff; padding: 0.1em 0.4em",
    ),
    (
        "joker",
        "background-color: #0b57a4; color: #ffffff; padding: 0.1em 0.4em",
    ),
    (
        "stattable",
        "width: 44em; border-collapse: collapse; text-align: left; background-color: #f4f6f8",
    ),
    ("stattableheader", "background-color: #cfdce6"),
    (
        "result",
        "width: 40em; padding: 0.3em; text-align: center; font-weight: bold; background-color: #fff3c4; color: #1d1d1f",
    ),
    ("tiny", "font-size: 30%"),
    (
        "cubedecision",
        "border-collapse: collapse; text-align: left; background-color: #f4f6f8",
    ),
    (
        "cubedecisionheader",
        "padding: 0.4em; text-align: center; background-color: #cfdce6",
    ),
    ("cubeequity", "padding: 0 0.6em; font-weight: bold"),
    ("cubeaction", "color: #a3001f"),
    ("cubeply", "font-weight: bold"),
    ("cubeprobs", "font-weight: bold"),
    ("cubecubelesstext", "font-style: italic"),
    (
        "comment",
        "width: 39.5em; padding: 0.5em; background-color: #eaf5ea",
    ),
    (
        "commentheader",
        "width: 40em; padding: 0.25em; text-align: center; font-weight: bold; background-color: #bfdcbf",
    ),
    (
        "number",
        "text-align: center; font-weight: bold; font-size: 60%",
    ),
    ("fontfamily", "font-family: sans-serif"),
    ("block", "display: block"),
    ("percent", "text-align: right"),
    ("positionid", "font-size: 75%; color: #5c5f66"),
    ("boardimagetop", "vertical-align: bottom"),
    ("boardimage", "width: 30em; max-width: 100%"),
];

/// The style sheet of all pages, for a file of its own.
///
/// ```
/// assert!(barpoint_report::css().contains(".movetable {"));
/// ```
#[must_use]
pub fn css() -> String {
    let rules = CLASSES.iter();
    let rules = rules.map(|(class, looks)| format!(".{class} {{ {looks} }}\n"));
    // Drawings bring their own size, which the box around them overrules.
    rules
        .chain([".boardimage svg { width: 100%; height: auto }\n".to_owned()])
        .collect()
}

impl StyleSheet<'_> {
    /// An element with these classes, in the way of this style sheet.
    pub(super) fn dressed(self, tag: &'static str, classes: &[&str]) -> Element {
        let element = Element::new(tag);
        if classes.is_empty() {
            return element;
        }
        if self != Self::Inline {
            return element.set("class", &classes.join(" "));
        }
        let looks = CLASSES.iter().filter(|(class, _)| classes.contains(class));
        let looks: Vec<&str> = looks.map(|(_, looks)| *looks).collect();
        element.set("style", &looks.join("; "))
    }
}
