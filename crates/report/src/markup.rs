//! The frame of the page and the marks on it.

use barpoint_draw::{Mode, Palette, THEMES};
use barpoint_record::SkillMark;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::{About, Scheme, Words};

/// The rules of the page's looks.
const STYLE: &str = include_str!("report.css");

/// A figure as print has it: no padding, a minus sign where a console has a hyphen.
pub(crate) fn printed(figure: &str) -> String {
    let tight = figure.trim().replace("( ", "(").replace("( ", "(");
    let mut out = String::with_capacity(tight.len());
    let mut chars = tight.chars().peekable();
    let mut before = ' ';
    while let Some(c) = chars.next() {
        let begins = matches!(before, ' ' | '(') && chars.peek().is_some_and(char::is_ascii_digit);
        out.push(if c == '-' && begins { '\u{2212}' } else { c });
        before = c;
    }
    out
}

/// The whole page around its content.
pub(crate) fn page(title: &str, about: &About<'_>, content: &Markup) -> String {
    let light = format!(":root{{{}}}\n", variables(Mode::Light));
    let dark = format!(":root{{{}}}\n", variables(Mode::Dark));
    let (colours, scheme) = match about.scheme {
        Scheme::Light => (light, "light"),
        Scheme::Dark => (dark, "dark"),
        Scheme::System => (
            format!("{light}@media screen and (prefers-color-scheme:dark){{{dark}}}\n"),
            "light dark",
        ),
    };
    let print = variables(Mode::Light);
    let style = format!("\n{colours}@media print{{:root{{{print}}}}}\n{STYLE}");
    let page = html! {
        (DOCTYPE)
        html lang=(about.words.language().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content=(scheme);
                title { (title) }
                style { (PreEscaped(style)) }
            }
            body {
                main { (content) }
                footer { (about.words.with("written-by", [("program", about.program.into())])) }
            }
        }
    };
    // Texts of files can have control characters, which no page may have.
    let mut page = page.into_string();
    page.retain(|c| matches!(c, '\n' | '\t') || !c.is_control());
    page
}

/// Colours of the page, then those of its boards.
fn variables(mode: Mode) -> String {
    let page = match mode {
        Mode::Light => {
            "--page:#ffffff;--ink:#1d1d1f;--soft:#5c5f66;--line:#d5d7db;--card:#f5f6f8;--link:#0b57a4;\
             --doubtful:#8a5a00;--bad:#b03a00;--very-bad:#a3001f;--white-line:#0b57a4;--area:#0b57a422;"
        }
        Mode::Dark => {
            "--page:#15171a;--ink:#ececef;--soft:#a5a9b1;--line:#3a3e45;--card:#1f2226;--link:#85bdff;\
             --doubtful:#e6b54a;--bad:#ff9566;--very-bad:#ff7a8c;--white-line:#85bdff;--area:#85bdff22;"
        }
    };
    let board = THEMES[0].palette(mode).entries();
    let board = board.map(|(name, colour)| format!("--b-{name}:{colour};"));
    format!("{page}{}", board.concat())
}

/// A palette whose colours are the variables of the page.
pub(crate) const BOARD: Palette = Palette {
    page: ["var(--b-page)", "var(--b-ink)"],
    frame: ["var(--b-frame)", "var(--b-frame-edge)"],
    number: "var(--b-number)",
    field: "var(--b-field)",
    points: ["var(--b-point-a)", "var(--b-point-b)"],
    bar: "var(--b-bar)",
    well: "var(--b-well)",
    light: [
        "var(--b-light-top)",
        "var(--b-light-bottom)",
        "var(--b-light-edge)",
        "var(--b-light-ink)",
    ],
    dark: [
        "var(--b-dark-top)",
        "var(--b-dark-bottom)",
        "var(--b-dark-edge)",
        "var(--b-dark-ink)",
    ],
    cube: ["var(--b-cube)", "var(--b-cube-edge)", "var(--b-cube-ink)"],
    marks: ["var(--b-target)", "var(--b-chosen)"],
    arrow: ["var(--b-arrow)", "var(--b-arrow-edge)"],
};

/// How bad an error is: class, which is the name of its words too, and sign.
pub(crate) const fn severity(mark: SkillMark) -> (&'static str, &'static str) {
    match mark {
        SkillMark::Doubtful => ("doubtful", "?!"),
        SkillMark::Bad => ("bad", "?"),
        SkillMark::VeryBad => ("very-bad", "??"),
    }
}

/// A mark: round for plays, square for cube decisions, with a sign.
pub(crate) fn mark(mark: SkillMark, cube: bool, words: &Words) -> Markup {
    let (class, sign) = severity(mark);
    let (shape, of) = if cube {
        ("square", "mark-of-cube")
    } else {
        ("round", "mark-of-play")
    };
    let title = words.with(of, [("mark", words.text(class).into())]);
    html! { span class={ "mark " (shape) " " (class) } title=(title) { (sign) } }
}

/// A comment, where there is one.
pub(crate) fn comment(words: Option<&String>) -> Markup {
    html! { @if let Some(words) = words { p.comment { (words) } } }
}
