//! A position with its IDs.

use barpoint_draw::svg::Element;
use barpoint_draw::{BoardView, Captions, Orientation, PictureOptions, board_svg_named};
use barpoint_rules::Side;
use barpoint_rules::notation::GnubgId;

use super::Page;
use crate::turn::Turn;

impl Page<'_> {
    pub(super) fn board(&self, turn: &Turn<'_>, place: &str) -> [Element; 2] {
        let state = &turn.shown;
        let view = BoardView::of(state, self.names.clone());
        let options = PictureOptions {
            orientation: Orientation::USUAL,
            captions: Captions::Players,
            play: None,
        };
        let svg = board_svg_named(&view, self.settings.palette, &options, &format!("{place}."));
        let board = self
            .style
            .dressed("div", &["block", "boardimage"])
            .drawing(&svg);
        let pips = |side: Side| state.board_of(side).pip_count();
        let pips = format!(
            "Pip counts: {} {}, {} {}",
            self.names.white,
            pips(Side::White),
            self.names.black,
            pips(Side::Black)
        );
        let id = GnubgId::of(state).to_string();
        let (position, game) = id.split_once(':').unwrap_or((&id, ""));
        let code = |id: &str| Element::new("code").words(id);
        let ids = self.style.dressed("span", &["positionid"]);
        let ids = ids.words("Position ID: ").with(&code(position));
        let ids = ids.words(" Match ID: ").with(&code(game));
        let below = Element::new("p").words(&pips).with(&Element::new("br"));
        [board, below.with(&ids)]
    }
}
