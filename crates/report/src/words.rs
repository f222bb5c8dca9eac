//! What gnubg's forms of a record say in words, the same in text, HTML and LaTeX. Parsers of others look for these lines, so
//! they keep gnubg's wording where this program's own would differ.

use barpoint_equity::{BreakEven, CubeEquities, CubeVerdict, Offer, Response};
use barpoint_record::{
    Depth, Event, GameRecord, GameResult, LuckMark, MatchRecord, PlayedRoll, SkillMark,
};
use barpoint_rules::notation::display_play;
use barpoint_rules::{BySide, Crawford, MatchState, Play, Side};

use crate::turn::Turn;

/// `1 point`, `5 points`.
pub(crate) fn points(count: u32) -> String {
    counted(count, "point")
}

fn counted(count: u32, what: &str) -> String {
    let s = if count == 1 { "" } else { "s" };
    format!("{count} {what}{s}")
}

/// The score before a game, in one sentence.
pub(crate) fn score(
    names: &BySide<String>,
    index: usize,
    game: &GameRecord,
    start: &MatchState,
) -> String {
    let before = counted(u32::try_from(index).unwrap_or(u32::MAX), "game");
    let standing = format!(
        "The score (after {before}) is: {} {}, {} {}",
        names.white, game.score.white, names.black, game.score.black
    );
    if start.is_money() {
        return standing;
    }
    let stage = match start.crawford() {
        Crawford::Pre => "",
        Crawford::Now => ", Crawford game",
        Crawford::Post => ", post-Crawford play",
    };
    let length = points(start.length().into());
    format!("{standing} (match to {length}){stage}")
}

/// What is to be decided.
pub(crate) fn header(turn: &Turn<'_>, names: &BySide<String>) -> String {
    let name = &names[turn.side];
    if turn.is_answer() {
        let doubler = &names[turn.side.other()];
        return format!("{doubler} doubles to {}", turn.doubled());
    }
    match turn.entry.event.roll() {
        Some(roll) => format!("{name} to play {}{}", roll.high(), roll.low()),
        None => format!("{name} on roll, cube decision?"),
    }
}

/// What was done; `None` where nothing was.
pub(crate) fn action(turn: &Turn<'_>, names: &BySide<String>) -> Option<String> {
    let name = &names[turn.side];
    let did = match &turn.entry.event {
        Event::Play(PlayedRoll { play, .. }) if play.is_dance() => "cannot move".to_owned(),
        Event::Play(PlayedRoll { play, .. }) => format!("moves {}", display_play(play)),
        Event::IllegalPlay { steps, .. } => {
            let play = Play::from_steps(steps).map(|play| display_play(&play));
            format!("moves {}", play.unwrap_or_default())
        }
        Event::Double(_) => "doubles".to_owned(),
        Event::Take(_) => "accepts".to_owned(),
        Event::Pass(_) => "rejects".to_owned(),
        Event::Roll { .. }
        | Event::SetPosition(_)
        | Event::SetCubeValue(_)
        | Event::SetCubeOwner(_) => return None,
    };
    Some(format!("{name} {did}"))
}

/// The play made, as the rows of candidates have it.
pub(crate) fn play_made(turn: &Turn<'_>) -> Option<String> {
    match &turn.entry.event {
        Event::Play(PlayedRoll { play, .. }) if play.is_dance() => Some("Cannot move".to_owned()),
        Event::Play(PlayedRoll { play, .. }) => Some(display_play(play)),
        Event::IllegalPlay { steps, .. } => Play::from_steps(steps).map(|play| display_play(&play)),
        _ => None,
    }
}

/// How a game ended.
pub(crate) fn result(names: &BySide<String>, result: GameResult) -> String {
    format!("{} wins {}", names[result.winner], points(result.points))
}

pub(crate) const fn skill(mark: SkillMark) -> &'static str {
    match mark {
        SkillMark::Doubtful => "doubtful",
        SkillMark::Bad => "bad",
        SkillMark::VeryBad => "very bad",
    }
}

pub(crate) const fn luck(mark: LuckMark) -> &'static str {
    match mark {
        LuckMark::VeryLucky => "very lucky",
        LuckMark::Lucky => "lucky",
        LuckMark::Unlucky => "unlucky",
        LuckMark::VeryUnlucky => "very unlucky",
    }
}

/// What was wrong with a cube action.
pub(crate) const fn wrong(event: &Event) -> &'static str {
    match event {
        Event::Double(_) => "wrong double",
        Event::Take(_) => "wrong take",
        Event::Pass(_) => "wrong pass",
        _ => "missed double",
    }
}

/// The proper cube action, and how often the opponent must go wrong to make another one right.
pub(crate) fn proper(equities: &CubeEquities, verdict: CubeVerdict) -> String {
    let words = capitalised(&verdict.to_string());
    match equities.break_even() {
        Some(BreakEven::WrongPasses(share) | BreakEven::WrongTakes(share)) => {
            format!("{words} ({:.1}%)", 100.0 * share)
        }
        None => words,
    }
}

pub(crate) fn capitalised(words: &str) -> String {
    let mut chars = words.chars();
    let first = chars.next().map(|c| c.to_ascii_uppercase());
    first.into_iter().chain(chars).collect()
}

/// How something was valued: `0-ply`, `Rollout`.
pub(crate) fn depth(depth: Depth) -> String {
    match depth {
        Depth::Plies(plies) => format!("{plies}-ply"),
        Depth::Trials(_) => "Rollout".to_owned(),
    }
}

/// The three cube actions in gnubg's order: the proper one, then how the doubler does if it is the opponent who errs, then
/// the doubler's own error.
pub(crate) fn cube_rows(equities: &CubeEquities, verdict: CubeVerdict) -> [(&'static str, f32); 3] {
    let none = ("No double", equities.no_double.get());
    let take = ("Double, take", equities.double_take.get());
    let pass = ("Double, pass", CubeEquities::PASS.get());
    let (doubles, passes) = match verdict {
        CubeVerdict::Available {
            offer, response, ..
        } => (offer == Offer::Double, response == Response::Pass),
        _ => (false, take.1 > pass.1),
    };
    match (doubles, passes) {
        (true, true) => [pass, take, none],
        (true, false) => [take, pass, none],
        (false, true) => [none, take, pass],
        (false, false) => [none, pass, take],
    }
}

/// How far the equity of a cube action is from that of the proper one. Without gammons none is worth more than a pass,
/// whatever averages say.
pub(crate) fn behind(equities: &CubeEquities, proper: f32, equity: f32) -> f32 {
    let most = CubeEquities::PASS.get();
    let raw = equities.no_double.get();
    let limited = |value: f32| {
        if !equities.wins_gammons && value.total_cmp(&raw).is_eq() {
            value.min(most)
        } else {
            value
        }
    };
    -(limited(proper) - limited(equity))
}

/// What the statistics of all games are called.
pub(crate) const fn statistics_of_all(record: &MatchRecord) -> &'static str {
    if record.length == 0 {
        "Session statistics"
    } else {
        "Match statistics"
    }
}

/// Facts of the match, each with its name.
pub(crate) fn match_info(record: &MatchRecord, names: &BySide<String>) -> Vec<(String, String)> {
    let mut facts = Vec::new();
    for side in Side::BOTH {
        if let Some(rating) = &record.players[side].rating {
            facts.push((format!("{}'s rating", names[side]), rating.clone()));
        }
    }
    let info = &record.info;
    let named = [
        // (gnubg's own order depends on the language it runs in.)
        ("Date", info.date.map(|date| date.to_string())),
        ("Event", info.event.clone()),
        ("Round", info.round.clone()),
        ("Place", info.place.clone()),
        ("Annotator", info.annotator.clone()),
    ];
    for (name, fact) in named {
        facts.extend(fact.map(|fact| (name.to_owned(), fact)));
    }
    facts
}
