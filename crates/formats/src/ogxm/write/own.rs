//! Our own analysis as that of one more program.

use barpoint_equity::{CubeContext, Equity, Met, Stakes};
use barpoint_record::{
    Analyst, Candidate, CheckerOpinion, CubeAnalysis, CubeOpinion, Depth, Entry, Level,
    MatchRecord, MoveAnalysis, Opinion, RatedPlay, Said, Software, situation,
};
use barpoint_rules::{BySide, MatchState, Side};

use super::game;
use crate::ogxm::scale;

/// What we are called.
pub(super) const NAME: &str = "barpoint";

/// Our analysis: what was said of every entry.
pub(super) struct Ours {
    pub(super) analyst: Analyst,
    pub(super) games: Vec<Vec<Vec<Opinion>>>,
}

/// Our analysis of a match, if there is any.
pub(super) fn analysis(record: &MatchRecord) -> Option<Ours> {
    let entries = || record.games.iter().flat_map(|game| &game.entries);
    let said = |entry: &Entry| {
        entry.move_analysis.is_some() || entry.cube_analysis.is_some() || entry.luck.is_some()
    };
    if !entries().any(said) {
        return None;
    }
    let met = record.info.met.as_deref().and_then(scale::by_name);
    let met = met.unwrap_or_else(Met::kazaross_xg2);
    let analyst = record.analysts.len();
    let games = record.games.iter().map(|one| {
        let states = game::states(record, one);
        let entries = one.entries.iter().zip(states);
        entries
            .map(|(entry, before)| {
                let said = opinions(entry, &before, &met);
                said.map(|said| Opinion { analyst, said }).collect()
            })
            .collect()
    });
    Some(Ours {
        games: games.collect(),
        analyst: Analyst {
            software: Software {
                name: NAME.to_owned(),
                version: Some(env!("CARGO_PKG_VERSION").to_owned()),
            },
            met: (record.length > 0).then(|| met.name().to_owned()),
            figures: BySide::default(),
        },
    })
}

fn opinions(entry: &Entry, before: &MatchState, met: &Met) -> impl Iterator<Item = Said> + use<> {
    let state = situation(*before, &entry.event);
    let stakes = |side: Side| Stakes::of(&CubeContext::of(&state, side), met);
    let side = entry.event.side();
    let checker = entry.move_analysis.as_deref().zip(side);
    let checker =
        checker.map(|(analysis, side)| Said::Checker(checker_opinion(analysis, stakes(side))));
    let cube = entry.cube_analysis.as_deref().zip(entry.event.doubler());
    let cube = cube.and_then(|(analysis, doubler)| {
        cube_opinion(analysis, &state, doubler, stakes(doubler)).map(Said::Cube)
    });
    let luck = entry.luck.as_ref().and_then(|luck| luck.known());
    let luck = luck.map(|equity| Said::Luck {
        equity,
        level: None,
    });
    [checker, cube, luck].into_iter().flatten()
}

fn level(depth: Depth) -> Level {
    let name = match depth {
        Depth::Plies(plies) => format!("{plies}-ply"),
        Depth::Trials(_) => "rollout".to_owned(),
    };
    Level {
        name,
        depth: Some(depth),
    }
}

fn checker_opinion(analysis: &MoveAnalysis, stakes: Option<Stakes>) -> CheckerOpinion {
    let rated = |candidate: &Candidate| RatedPlay {
        play: candidate.play,
        level: level(candidate.depth()),
        outcome: Some(candidate.outcome()),
        equity: candidate.equity(),
        std_err: candidate.std_err(stakes),
    };
    CheckerOpinion {
        plays: analysis.candidates.iter().map(rated).collect(),
        played: analysis.played,
        loss: analysis.loss(),
    }
}

fn cube_opinion(
    analysis: &CubeAnalysis,
    state: &MatchState,
    doubler: Side,
    stakes: Option<Stakes>,
) -> Option<CubeOpinion> {
    let board = state.board_of(doubler);
    let equities = analysis.equities(&board, state.rules().variation, stakes)?;
    Some(CubeOpinion {
        level: level(analysis.depth()),
        outcome: Some(analysis.no_double().outcome),
        no_double: Some(equities.no_double),
        double_take: Some(equities.double_take),
        double_pass: Some(Equity(1.0)),
        std_errs: analysis.std_errs(stakes),
        double_loss: None,
        answer_loss: None,
    })
}
