//! What happened in an entry, in words.

use barpoint_record::{Entry, Event, GameRecord, LuckMark, MatchRecord, PlayedRoll, Replay};
use barpoint_rules::notation::display_play;
use barpoint_rules::{CubeOwner, MatchState, Play};
use maud::{Markup, html};

use crate::Words;

/// What each entry of a game meets, as far as it can be followed.
pub(crate) fn states(record: &MatchRecord, game: &GameRecord) -> Vec<MatchState> {
    let mut states = Vec::with_capacity(game.entries.len());
    let Ok(mut replay) = Replay::new(record, game) else {
        return states;
    };
    for entry in &game.entries {
        states.push(*replay.state());
        if replay.advance(&entry.event).is_err() {
            break;
        }
    }
    states
}

/// What a player did.
pub(crate) fn words(entry: &Entry, before: Option<&MatchState>, words: &Words) -> Markup {
    let doubled = before.map(|state| 2 * state.cube().value());
    let text = match &entry.event {
        Event::Play(PlayedRoll { play, .. }) if play.steps().is_empty() => words.text("no-move"),
        Event::Play(PlayedRoll { play, .. }) => display_play(play),
        Event::IllegalPlay { steps, .. } => {
            let play = Play::from_steps(steps).map(|play| display_play(&play));
            words.with("not-legal", [("play", play.unwrap_or_default().into())])
        }
        Event::Roll { .. } => words.text("no-play"),
        Event::Double(_) => doubled.map_or_else(
            || words.text("doubles"),
            |value| words.with("doubles-to", [("value", value.into())]),
        ),
        Event::Take(_) => words.text("takes"),
        Event::Pass(_) => words.text("passes"),
        Event::SetPosition(_) => words.text("set-position"),
        Event::SetCubeValue(value) => words.with("set-cube", [("value", (*value).into())]),
        Event::SetCubeOwner(CubeOwner::Centred) => words.text("cube-centred"),
        Event::SetCubeOwner(CubeOwner::Owned(_)) => words.text("cube-given"),
    };
    let (class, luck) = entry.luck_mark.map_or(("dice", None), luck);
    let luck = luck.map(|luck| words.text(luck));
    html! {
        @if let Some(roll) = entry.event.roll() {
            span class=(class) title=[luck] { (roll.high()) (roll.low()) ":" }
        }
        (text)
    }
}

/// Bold for lucky, italic for unlucky rolls, and the mark in words.
const fn luck(mark: LuckMark) -> (&'static str, Option<&'static str>) {
    match mark {
        LuckMark::VeryLucky => ("dice lucky", Some("very-lucky")),
        LuckMark::Lucky => ("dice lucky", Some("lucky")),
        LuckMark::Unlucky => ("dice unlucky", Some("unlucky")),
        LuckMark::VeryUnlucky => ("dice unlucky", Some("very-unlucky")),
    }
}
