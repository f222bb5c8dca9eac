//! Positions for LaTeX: pictures for `TikZ`, whose pieces are commands defined once in the preamble.

use std::fmt::Write;

use crate::geometry::{HEIGHT, WIDTH};
use crate::piece::Piece;
use crate::scene::{Item, PictureOptions, Text, scene, table};
use crate::shapes::{Form, Shape, Tone};
use crate::svg::{Anchor, num};
use crate::{BoardView, HomeSide, Palette};

/// What has to stand in the preamble before the pictures of [`board_tikz`]: packages, colours, and commands for the empty
/// board and each piece. `\bpunit` is the length of a unit of the board; set it to make boards larger or smaller.
#[must_use]
pub fn tikz_preamble(palette: &Palette) -> String {
    let mut text =
        String::from("\\usepackage{tikz}\n\\newlength{\\bpunit}\n\\setlength{\\bpunit}{0.22pt}\n");
    for (name, colour) in palette.entries() {
        let digits = colour.trim_start_matches('#').to_uppercase();
        line(
            &mut text,
            &format!("\\definecolor{{bp-{name}}}{{HTML}}{{{digits}}}"),
        );
    }
    for home in [HomeSide::Right, HomeSide::Left] {
        let shapes: String = table(home).iter().map(path).collect();
        line(
            &mut text,
            &format!("\\newcommand{{\\{}}}{{%\n{shapes}}}", table_name(home)),
        );
    }
    for piece in Piece::ALL {
        let shapes: String = piece.shapes().iter().map(path).collect();
        line(
            &mut text,
            &format!(
                "\\newcommand{{\\{}}}[2]{{\\begin{{scope}}[shift={{(#1,#2)}}]%\n{shapes}\\end{{scope}}}}",
                piece_name(piece)
            ),
        );
    }
    text
}

/// The position as a `tikzpicture`, for a document with [`tikz_preamble`]. Same input, same text.
#[must_use]
pub fn board_tikz(view: &BoardView, options: &PictureOptions<'_>) -> String {
    let scene = scene(view, options);
    let mut text = String::from("\\begin{tikzpicture}[x=\\bpunit,y=-\\bpunit]\n");
    let (top, bottom) = (num(scene.top), num(scene.top + scene.height));
    line(
        &mut text,
        &format!(
            "\\useasboundingbox (0,{top}) rectangle ({},{bottom});",
            num(WIDTH)
        ),
    );
    for item in &scene.items {
        match item {
            Item::Table(home) => line(&mut text, &format!("\\{}", table_name(*home))),
            Item::Piece(piece, at) => {
                let name = piece_name(*piece);
                line(
                    &mut text,
                    &format!("\\{name}{{{}}}{{{}}}", num(at.x), num(at.y)),
                );
            }
            Item::Shape(shape) => text.push_str(&path(shape)),
            Item::Text(words) => text.push_str(&node(words)),
        }
    }
    text.push_str("\\end{tikzpicture}\n");
    text
}

/// Width and height of a picture without captions, in units.
#[must_use]
pub const fn tikz_size() -> [f64; 2] {
    [WIDTH, HEIGHT]
}

/// Words as LaTeX prints them: everything with a meaning of its own is escaped. Letters beyond ASCII stay as they are.
///
/// ```
/// assert_eq!(barpoint_draw::latex_text("50% & a_b"), "50\\% \\& a\\_b");
/// ```
#[must_use]
pub fn latex_text(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    let mut before = ' ';
    for c in words.chars() {
        match c {
            '\\' => text.push_str("\\textbackslash{}"),
            '{' | '}' | '$' | '&' | '#' | '_' | '%' => {
                text.push('\\');
                text.push(c);
            }
            '^' => text.push_str("\\textasciicircum{}"),
            '~' => text.push_str("\\textasciitilde{}"),
            '<' => text.push_str("\\textless{}"),
            '>' => text.push_str("\\textgreater{}"),
            '|' => text.push_str("\\textbar{}"),
            '"' => text.push_str("\\textquotedblright{}"),
            // Brackets may open an option, and two signs in a row may be one of another kind.
            '[' | ']' => {
                let _ = write!(text, "{{{c}}}");
            }
            '-' | '\'' | '`' | ',' if before == c => {
                let _ = write!(text, "{{}}{c}");
            }
            c if c.is_control() => {}
            c => text.push(c),
        }
        before = c;
    }
    text
}

fn line(text: &mut String, words: &str) {
    text.push_str(words);
    text.push('\n');
}

const fn table_name(home: HomeSide) -> &'static str {
    match home {
        HomeSide::Right => "bptableright",
        HomeSide::Left => "bptableleft",
    }
}

const fn piece_name(piece: Piece) -> &'static str {
    match piece {
        Piece::Checker(Tone::Light) => "bpcheckerlight",
        Piece::Checker(Tone::Dark) => "bpcheckerdark",
        Piece::BorneOff(Tone::Light) => "bpofflight",
        Piece::BorneOff(Tone::Dark) => "bpoffdark",
        Piece::Die(Tone::Light) => "bpdielight",
        Piece::Die(Tone::Dark) => "bpdiedark",
        Piece::Pip(Tone::Light) => "bppiplight",
        Piece::Pip(Tone::Dark) => "bppipdark",
        Piece::Cube => "bpcube",
    }
}

/// A path with its paints.
fn path(shape: &Shape) -> String {
    let mut options = Vec::new();
    match shape.fill {
        Some("light") => {
            options.push("top color=bp-light-top,bottom color=bp-light-bottom".to_owned());
        }
        Some("dark") => {
            options.push("top color=bp-dark-top,bottom color=bp-dark-bottom".to_owned());
        }
        Some("light-dish") => {
            options.push("top color=bp-light-bottom,bottom color=bp-light-top".to_owned());
        }
        Some("dark-dish") => {
            options.push("top color=bp-dark-bottom,bottom color=bp-dark-top".to_owned());
        }
        Some("shadow") => options.push("fill=black".to_owned()),
        Some(name) => options.push(format!("fill=bp-{name}")),
        None => {}
    }
    if let Some((name, width)) = shape.stroke {
        let width = num(width);
        options.push(format!(
            "draw=bp-{name},line width={width}\\bpunit,line join=round"
        ));
    }
    if shape.opacity < 1.0 {
        options.push(format!("opacity={}", num(shape.opacity)));
    }
    let form = match &shape.form {
        Form::Rect([x, y, width, height, corner]) => {
            let [x2, y2] = [x + width, y + height].map(num);
            if *corner > 0.0 {
                options.push(format!("rounded corners={}\\bpunit", num(*corner)));
            }
            format!("({},{}) rectangle ({x2},{y2})", num(*x), num(*y))
        }
        Form::Circle([x, y, radius]) => {
            format!(
                "({},{}) circle[radius={}\\bpunit]",
                num(*x),
                num(*y),
                num(*radius)
            )
        }
        Form::Polygon(corners) => {
            let corners = corners.chunks_exact(2);
            let corners = corners.map(|at| format!("({},{})", num(at[0]), num(at[1])));
            let corners: Vec<String> = corners.collect();
            format!("{} -- cycle", corners.join(" -- "))
        }
    };
    format!("\\path[{}] {form};\n", options.join(","))
}

fn node(text: &Text) -> String {
    let anchor = match text.anchor {
        Anchor::Start => "base west",
        Anchor::Middle => "base",
        Anchor::End => "base east",
    };
    let bold = if text.weight.is_some_and(|weight| weight >= 600) {
        "\\bfseries "
    } else {
        ""
    };
    let size = num(text.size);
    format!(
        "\\node[anchor={anchor},inner sep=0pt,text=bp-{}] at ({},{}) {{\\fontsize{{{size}\\bpunit}}{{{size}\\bpunit}}\\selectfont\\sffamily {bold}{}}};\n",
        text.paint,
        num(text.at.x),
        num(text.baseline()),
        latex_text(&text.words)
    )
}

#[cfg(test)]
mod tests {
    use super::latex_text;

    #[test]
    fn nothing_in_a_name_is_a_command() {
        let evil = "\\input{x} $a^b$ ~#1 -- [x] <\u{1b}>";
        let text = latex_text(evil);
        assert_eq!(
            text,
            "\\textbackslash{}input\\{x\\} \\$a\\textasciicircum{}b\\$ \\textasciitilde{}\\#1 -{}- {[}x{]} \\textless{}\\textgreater{}"
        );
    }
}
