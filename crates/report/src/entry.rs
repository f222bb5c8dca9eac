//! What happened in an entry, in words.

use barpoint_record::{Entry, Event, GameRecord, LuckMark, MatchRecord, PlayedRoll, Replay};
use barpoint_rules::notation::display_play;
use barpoint_rules::{CubeOwner, MatchState, Play};
use maud::{Markup, html};

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
pub(crate) fn words(entry: &Entry, before: Option<&MatchState>) -> Markup {
    let doubled = before.map(|state| 2 * state.cube().value());
    let to = |value: Option<u32>| value.map_or(String::new(), |value| format!(" to {value}"));
    let text = match &entry.event {
        Event::Play(PlayedRoll { play, .. }) if play.steps().is_empty() => "no move".to_owned(),
        Event::Play(PlayedRoll { play, .. }) => display_play(play),
        Event::IllegalPlay { steps, .. } => {
            let play = Play::from_steps(steps).map(|play| display_play(&play));
            format!("{} (not legal)", play.unwrap_or_default())
        }
        Event::Roll { .. } => "no play".to_owned(),
        Event::Double(_) => format!("Doubles{}", to(doubled)),
        Event::Take(_) => "Takes".to_owned(),
        Event::Pass(_) => "Passes".to_owned(),
        Event::SetPosition(_) => "Position set up by hand".to_owned(),
        Event::SetCubeValue(value) => format!("Cube set to {value}"),
        Event::SetCubeOwner(CubeOwner::Centred) => "Cube put in the middle".to_owned(),
        Event::SetCubeOwner(CubeOwner::Owned(_)) => "Cube given to a player".to_owned(),
    };
    let (class, luck) = entry.luck_mark.map_or(("dice", None), luck);
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
        LuckMark::VeryLucky => ("dice lucky", Some("very lucky")),
        LuckMark::Lucky => ("dice lucky", Some("lucky")),
        LuckMark::Unlucky => ("dice unlucky", Some("unlucky")),
        LuckMark::VeryUnlucky => ("dice unlucky", Some("very unlucky")),
    }
}
