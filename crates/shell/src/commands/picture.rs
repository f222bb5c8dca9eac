//! `export position` as pictures.

use std::path::Path;

use barpoint_app::files;
use barpoint_app::pictures::{Picture, PictureForm, picture};
use barpoint_draw::{
    BoardView, Caption, CaptionLine, Captions, Orientation, Paper, PictureOptions, THEMES,
};
use barpoint_rules::BySide;

use super::export::{named, said};
use super::{Call, Handler};
use crate::shell::{Outcome, Refusal, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] = &[
    ("export position pdf", drawn),
    ("export position png", drawn),
    ("export position ps", drawn),
    ("export position svg", drawn),
];

/// Writes the board as a picture.
fn drawn(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let name = named(call)?;
    let form = call.path.rsplit(' ').next().unwrap_or_default();
    let form: PictureForm = form.parse().map_err(Refusal::new)?;
    let names = BySide::from_fn(|side| shell.session.name(side).to_owned());
    let size = shell.session.settings.kept("export png size").parse();
    let view = BoardView::of(&shell.game()?.state, names);
    let lines = CaptionLine::of(&view, &Caption::ALL);
    let options = PictureOptions {
        orientation: Orientation::USUAL,
        captions: Captions::Lines(&lines),
        play: None,
    };
    let asked = Picture {
        view: &view,
        palette: &THEMES[0].light,
        options: &options,
        scale: size.unwrap_or(4.0) / 2.0,
        paper: Paper::A4,
    };
    let bytes = picture(&asked, form).map_err(Refusal::new)?;
    files::write_whole(Path::new(&name), &bytes).map_err(Refusal::new)?;
    said(call, &name)
}
