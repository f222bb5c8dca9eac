//! Pictures of positions.

use barpoint_app::pictures::{Picture, PictureForm, caption_lines, picture};
use barpoint_draw::{
    BoardView, Captions, Mode, Orientation, Paper, PictureOptions, THEMES, Theme, board_svg,
};
use barpoint_rules::{BySide, Side};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::board::PyBoard;
use crate::fault::fault;
use crate::position::PyPosition;

/// The board alone.
fn plain(view: &BoardView) -> String {
    let options = PictureOptions {
        orientation: Orientation::USUAL,
        captions: Captions::None,
        play: None,
    };
    board_svg(view, THEMES[0].palette(Mode::Light), &options)
}

#[pymethods]
impl PyBoard {
    /// The player on roll sits at the bottom, without cube and dice.
    fn _repr_svg_(&self) -> String {
        plain(&BoardView {
            checkers: BySide::new(*self.0.opponent(), *self.0.on_roll()),
            on_roll: Side::Black,
            dice: None,
            cube: None,
            names: BySide::default(),
            score: None,
        })
    }
}

#[pymethods]
impl PyPosition {
    /// A picture of the position, as bytes of a file.
    #[pyo3(signature = (form = "svg", *, play = None, names = None, captions = "", theme = None, dark = false, scale = 1.0))]
    #[expect(
        clippy::too_many_arguments,
        reason = "each is a keyword with a default"
    )]
    fn picture<'py>(
        &self,
        py: Python<'py>,
        form: &str,
        play: Option<&str>,
        names: Option<(String, String)>,
        captions: &str,
        theme: Option<&str>,
        dark: bool,
        scale: f32,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let form: PictureForm = form.parse().map_err(fault)?;
        let play = play.map(|text| self.0.parse_play(text).map_err(fault));
        let play = play.transpose()?;
        let (white, black) = names.unwrap_or_default();
        let names = BySide::new(white, black);
        let view = BoardView::of(&self.0, names);
        let lines = caption_lines(&view, captions, &BySide::new(None, None)).map_err(fault)?;
        let theme: &Theme = match theme {
            None => &THEMES[0],
            Some(name) => Theme::named(name)
                .ok_or_else(|| fault(format!("expected the name of a theme, found {name:?}")))?,
        };
        let options = PictureOptions {
            orientation: Orientation::USUAL,
            captions: lines.as_ref().map_or(Captions::None, Captions::Lines),
            play: play.as_ref(),
        };
        let asked = Picture {
            view: &view,
            palette: theme.palette(if dark { Mode::Dark } else { Mode::Light }),
            options: &options,
            scale,
            paper: Paper::default(),
        };
        let bytes = picture(&asked, form).map_err(fault)?;
        Ok(PyBytes::new(py, &bytes))
    }

    fn _repr_svg_(&self) -> String {
        let view = BoardView::of(&self.0, BySide::default());
        plain(&view)
    }
}
