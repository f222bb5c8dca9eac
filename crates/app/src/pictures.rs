//! Pictures of positions as files.

use std::path::Path;
use std::str::FromStr;

use barpoint_draw::{
    BoardView, Caption, CaptionLine, ExportError, Palette, Paper, PictureOptions,
    UnknownCaptionError, board_svg, board_tikz, eps, pdf, png, postscript, tikz_preamble,
};
use barpoint_rules::{BySide, Side};

/// What a picture is written as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PictureForm {
    /// SVG.
    #[default]
    Svg,
    /// PNG.
    Png,
    /// PDF, one page as large as the picture.
    Pdf,
    /// Encapsulated `PostScript`, to be put into documents.
    Eps,
    /// `PostScript`, a sheet to be printed.
    Ps,
    /// LaTeX, a document of the class `standalone` with the board by `TikZ`.
    Tex,
}

/// No form of pictures.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected svg, png, pdf, eps, ps or tex, found {found:?}")]
pub struct UnknownPictureFormError {
    /// What was given.
    pub found: String,
}

impl PictureForm {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Svg,
        Self::Png,
        Self::Pdf,
        Self::Eps,
        Self::Ps,
        Self::Tex,
    ];

    /// Its name, which is also the ending of its files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Pdf => "pdf",
            Self::Eps => "eps",
            Self::Ps => "ps",
            Self::Tex => "tex",
        }
    }

    /// Its media type.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Svg => "image/svg+xml",
            Self::Png => "image/png",
            Self::Pdf => "application/pdf",
            Self::Eps | Self::Ps => "application/postscript",
            Self::Tex => "application/x-tex",
        }
    }

    /// The form that the name of a file asks for.
    #[must_use]
    pub fn of_file(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?;
        ending.to_ascii_lowercase().parse().ok()
    }
}

impl FromStr for PictureForm {
    type Err = UnknownPictureFormError;

    fn from_str(text: &str) -> Result<Self, UnknownPictureFormError> {
        let form = Self::ALL.into_iter().find(|form| form.name() == text);
        form.ok_or_else(|| UnknownPictureFormError {
            found: text.to_owned(),
        })
    }
}

/// A picture to be made.
#[derive(Clone, Debug)]
pub struct Picture<'a> {
    /// The position.
    pub view: &'a BoardView,
    /// Its colours.
    pub palette: &'a Palette,
    /// How it is seen.
    pub options: &'a PictureOptions<'a>,
    /// Pixels for each unit of the board ([`barpoint_draw::geometry`]), in PNG.
    pub scale: f32,
    /// The sheet, in `PostScript`.
    pub paper: Paper,
}

/// The lines above and below a board that say this much, `names,score,pips` or part of it; `None` for the board alone. `facts` are
/// words in place of score and pips, in another language; the name then stands alone.
///
/// # Errors
/// If a word is no caption.
pub fn caption_lines(
    view: &BoardView,
    said: &str,
    facts: &BySide<Option<&str>>,
) -> Result<Option<BySide<CaptionLine>>, UnknownCaptionError> {
    let words = said.split(',').filter(|word| !word.trim().is_empty());
    let said: Vec<Caption> = words.map(str::parse).collect::<Result<_, _>>()?;
    if said.is_empty() {
        return Ok(None);
    }
    let mut lines = CaptionLine::of(view, &said);
    for side in Side::BOTH {
        if let Some(facts) = facts[side] {
            lines[side] = CaptionLine {
                name: view.names[side].clone(),
                facts: facts.to_owned(),
            };
        }
    }
    Ok(Some(lines))
}

/// A picture as a file. Same input, same bytes.
///
/// # Errors
/// If it would have no pixel, or too many.
pub fn picture(picture: &Picture<'_>, form: PictureForm) -> Result<Vec<u8>, ExportError> {
    let svg = || board_svg(picture.view, picture.palette, picture.options);
    Ok(match form {
        PictureForm::Svg => svg().into_bytes(),
        PictureForm::Png => png(&svg(), picture.scale)?,
        PictureForm::Pdf => pdf(&svg())?,
        PictureForm::Eps => eps(&svg())?.into_bytes(),
        PictureForm::Ps => postscript(&[&svg()], picture.paper)?.into_bytes(),
        PictureForm::Tex => {
            let board = board_tikz(picture.view, picture.options);
            let preamble = tikz_preamble(picture.palette);
            format!(
                "\\documentclass[border=4pt]{{standalone}}\n{preamble}\\setlength{{\\bpunit}}{{0.4pt}}\n\
                 \\begin{{document}}\n{board}\\end{{document}}\n"
            )
            .into_bytes()
        }
    })
}

#[cfg(test)]
mod tests {
    use barpoint_draw::{Captions, Orientation, THEMES};
    use barpoint_rules::{MatchRules, MatchState};

    use super::*;

    #[test]
    fn every_form_begins_as_its_kind_does() {
        let state = MatchState::new(0, MatchRules::default());
        let view = BoardView::of(&state, BySide::new("Ann".to_owned(), "Bob".to_owned()));
        let options = PictureOptions {
            orientation: Orientation::USUAL,
            captions: Captions::Players,
            play: None,
        };
        let asked = Picture {
            view: &view,
            palette: &THEMES[0].light,
            options: &options,
            scale: 1.0,
            paper: Paper::A4,
        };
        let beginnings: [(&str, &[u8]); 6] = [
            ("svg", b"<svg"),
            ("png", b"\x89PNG"),
            ("pdf", b"%PDF-1."),
            ("eps", b"%!PS-Adobe-3.0 EPSF-3.0"),
            ("ps", b"%!PS-Adobe-3.0\n"),
            ("tex", b"\\documentclass"),
        ];
        for (name, beginning) in beginnings {
            let form = PictureForm::of_file(Path::new(&format!("x.{}", name.to_uppercase())));
            let bytes = picture(&asked, form.unwrap()).unwrap();
            assert!(bytes.starts_with(beginning), "{name}");
        }
        assert_eq!(PictureForm::of_file(Path::new("x.gif")), None);
    }

    #[test]
    fn facts_in_another_language_stand_alone() {
        let state = MatchState::new(5, MatchRules::default());
        let view = BoardView::of(&state, BySide::new("Ann".to_owned(), "Bob".to_owned()));
        let none = BySide::new(None, None);
        assert_eq!(caption_lines(&view, "", &none), Ok(None));
        assert!(caption_lines(&view, "names,pip", &none).is_err());
        let facts = BySide::new(Some("0 von 5"), None);
        let lines = caption_lines(&view, "names,score", &facts)
            .unwrap()
            .unwrap();
        assert_eq!(
            (&*lines.white.name, &*lines.white.facts),
            ("Ann", "0 von 5")
        );
        assert_eq!(lines.black.facts, "0 of 5");
    }
}
