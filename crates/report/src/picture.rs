//! The board of an error on the page.

use barpoint_analysis::{Mistake, MistakeKind};
use barpoint_draw::{
    BoardView, CaptionLine, Captions, Orientation, PictureOptions, board_svg_named,
};
use barpoint_rules::{BySide, MatchState, Side};
use maud::{Markup, PreEscaped};

use crate::Report;
use crate::errors::anchor;
use crate::markup::BOARD;

/// The board with the better play as arrows, the player who erred at the bottom.
pub(crate) fn picture(report: &Report<'_>, error: &Mistake, state: &MatchState) -> Markup {
    let better = match &error.kind {
        MistakeKind::Play { best, .. } => Some(&best.0),
        _ => None,
    };
    let view = BoardView::of(state, report.names.clone());
    let lines = captions(report, &view);
    let options = PictureOptions {
        orientation: Orientation {
            bottom: error.side,
            light: Side::Black,
            ..Orientation::USUAL
        },
        captions: Captions::Lines(&lines),
        play: better,
    };
    let prefix = format!("{}.", anchor(error));
    PreEscaped(board_svg_named(&view, &BOARD, &options, &prefix))
}

/// Who plays, the score and the pips.
fn captions(report: &Report<'_>, view: &BoardView) -> BySide<CaptionLine> {
    let words = report.words();
    BySide::from_fn(|side| {
        let name = view.names[side].as_str();
        let turn = match view.dice {
            Some(_) => "board-to-play",
            None => "board-on-roll",
        };
        let pips = words.with("board-pips", [("count", view.pips(side).into())]);
        let score = view.score.as_ref().map(|(score, length)| match length {
            Some(length) => {
                let points = ("points", score[side].into());
                words.with("board-score", [points, ("length", (*length).into())])
            }
            None => score[side].to_string(),
        });
        CaptionLine {
            name: if side == view.on_roll {
                words.with(turn, [("name", name.into())])
            } else {
                name.to_owned()
            },
            facts: score
                .into_iter()
                .chain([pips])
                .collect::<Vec<_>>()
                .join(" · "),
        }
    })
}
