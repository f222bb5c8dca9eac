//! The analysis of a match.

use barpoint_analysis::statistics::{SideStatistics, Statistics, statistics};
use barpoint_analysis::{Mistake, MistakeKind, decisions, mistakes};
use barpoint_engine::{Engine, ErrorRollouts, Strength};
use barpoint_equity::{CubeEquities, Equity, Met};
use barpoint_record::MatchRecord;
use barpoint_rules::Side;
use barpoint_rules::notation::{display_play, position_id};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{RolloutInfo, SettingsInfo, SideName};

/// A player's numbers. Losses are positive; EMG = equity normalised to the cube; `real` = match
/// winning chance in matches, points in money play.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct PlayerReport {
    /// Name.
    pub name: String,
    /// Points at the end.
    pub points: u32,
    /// Performance rating: 500 x mean EMG loss per unforced play or close or actual cube decision.
    pub pr: f32,
    /// Snowie error rate: 1000 x EMG loss per move of either player.
    pub snowie_error_rate: f32,
    /// Checker plays with a choice.
    pub unforced_moves: u32,
    /// EMG lost by checker plays.
    pub checker_loss: f32,
    /// The same in real terms.
    pub checker_loss_real: f32,
    /// Close or actual cube decisions.
    pub cube_decisions: u32,
    /// EMG lost by cube decisions.
    pub cube_loss: f32,
    /// The same in real terms.
    pub cube_loss_real: f32,
    /// Luck, EMG.
    pub luck: f32,
    /// Luck in real terms.
    pub luck_real: f32,
    /// Result with both players' luck taken out, in real terms.
    pub luck_adjusted_result: f32,
}

/// A decision that lost equity.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct MistakeReport {
    /// Game, from 1.
    pub game: usize,
    /// Entry in the game, from 1.
    pub entry: usize,
    /// `white` or `black`.
    pub player: SideName,
    /// `play`, `missed_double`, `wrong_double`, `wrong_take` or `wrong_pass`.
    pub kind: &'static str,
    /// EMG lost.
    pub loss: f32,
    /// Position ID, seen by the player on roll (the doubler for takes and passes).
    pub position: String,
    /// What evaluates that position without looking ahead, as in [`crate::EvaluationReport`].
    pub source: &'static str,
    /// How many trials of a rollout say so; `null` for a look-ahead.
    pub trials: Option<u32>,
    /// Standard errors of the rollout, EMG in matches: of `best_equity` and `played_equity`, or of `no_double` and
    /// `double_take`; `null` where these were not rolled out.
    pub standard_errors: Option<[f32; 2]>,
    /// The roll, for plays.
    pub roll: Option<String>,
    /// The play made.
    pub played: Option<String>,
    /// Its equity.
    pub played_equity: Option<f32>,
    /// The best play.
    pub best: Option<String>,
    /// Its equity.
    pub best_equity: Option<f32>,
    /// Equity without doubling, for cube decisions.
    pub no_double: Option<f32>,
    /// Equity after double and take.
    pub double_take: Option<f32>,
}

/// How many of the positions decided at something evaluates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SourceCount {
    /// What evaluates them without looking ahead, as in [`crate::EvaluationReport`].
    pub source: &'static str,
    /// Decisions.
    pub decisions: usize,
}

/// How decisions that look like errors were rolled out.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ErrorRolloutsInfo {
    /// Decisions that lost more than this by look-ahead were rolled out; EMG in matches.
    pub threshold: f32,
    /// Of checker plays the best so many, and the one made.
    pub plays: usize,
    /// Trials of each.
    pub trials: u32,
    /// How they were played.
    pub settings: RolloutInfo,
}

impl From<&ErrorRollouts> for ErrorRolloutsInfo {
    fn from(how: &ErrorRollouts) -> Self {
        Self {
            threshold: how.threshold.get(),
            plays: how.plays,
            trials: how.trials,
            settings: (&how.settings).into(),
        }
    }
}

/// Everything about an analysed match.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct AnalysisReport {
    /// Version of this interface.
    pub version: u32,
    /// File read.
    pub file: String,
    /// Match length in points; 0 = money session.
    pub length: u16,
    /// Games.
    pub games: usize,
    /// Look-ahead depth.
    pub plies: u8,
    /// Move filter.
    pub filter: String,
    /// Fingerprint of the nets.
    pub nets: String,
    /// All settings.
    pub settings: SettingsInfo,
    /// Name of the match equity table.
    pub met: String,
    /// Decisions analysed.
    pub done: usize,
    /// Decisions in all; more than `done` if the analysis was interrupted.
    pub total: usize,
    /// What evaluated them, most decisions first.
    pub sources: Vec<SourceCount>,
    /// How errors were rolled out; `null` where none were asked to be.
    pub rollouts: Option<ErrorRolloutsInfo>,
    /// White (named first), then Black.
    pub players: [PlayerReport; 2],
    /// All decisions that lost equity, costliest first.
    pub mistakes: Vec<MistakeReport>,
}

/// How an analysis was made.
#[derive(Clone, Copy)]
pub struct AnalysisOrigin<'a> {
    /// File read.
    pub file: &'a str,
    /// How deeply was looked.
    pub strength: &'a Strength,
    /// What evaluated.
    pub engine: &'a Engine,
    /// Decisions analysed.
    pub done: usize,
    /// Decisions in all.
    pub total: usize,
    /// How errors were rolled out.
    pub rollouts: Option<&'a ErrorRollouts>,
}

impl AnalysisReport {
    /// Sums up an analysed record.
    #[must_use]
    pub fn of(record: &MatchRecord, origin: &AnalysisOrigin<'_>) -> Self {
        let engine = origin.engine;
        let met = engine.met();
        Self {
            version: crate::VERSION,
            file: origin.file.to_owned(),
            length: record.length,
            games: record.games.len(),
            plies: origin.strength.search.plies,
            filter: origin.strength.filter.to_string(),
            nets: engine.fingerprint().to_string(),
            settings: origin.strength.into(),
            met: met.name().to_owned(),
            done: origin.done,
            total: origin.total,
            sources: sources(record, engine),
            rollouts: origin.rollouts.map(ErrorRolloutsInfo::from),
            players: players_report(record, met),
            mistakes: mistakes(record, met, Equity(0.0))
                .iter()
                .map(|found| mistake(found, engine))
                .collect(),
        }
    }
}

fn sources(record: &MatchRecord, engine: &Engine) -> Vec<SourceCount> {
    let mut counts: Vec<(&'static str, usize)> = Vec::new();
    for task in decisions(record).0 {
        let source = engine.source(&task.board, task.context).name();
        match counts.iter_mut().find(|(known, _)| *known == source) {
            Some((_, count)) => *count += 1,
            None => counts.push((source, 1)),
        }
    }
    counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    let counts = counts.into_iter();
    counts
        .map(|(source, decisions)| SourceCount { source, decisions })
        .collect()
}

/// Points of a side after the last game: those before the first, and all won since. (Some money
/// sessions are written with every game starting at 0-0.)
#[must_use]
pub fn final_points(record: &MatchRecord, side: Side) -> u32 {
    let before = record
        .games
        .first()
        .map_or(0, |game| u32::from(game.score[side]));
    let results = record.games.iter().filter_map(|game| game.result);
    before
        + results
            .filter(|r| r.winner == side)
            .map(|r| r.points)
            .sum::<u32>()
}

/// The numbers of both players, White's first.
#[must_use]
pub fn players_report(record: &MatchRecord, met: &Met) -> [PlayerReport; 2] {
    let total = statistics(record, met).total;
    Side::BOTH.map(|side| player(record, &total, side))
}

fn player(record: &MatchRecord, total: &Statistics, side: Side) -> PlayerReport {
    let numbers: &SideStatistics = &total.sides[side];
    PlayerReport {
        name: record.players[side].name.clone(),
        points: final_points(record, side),
        pr: numbers.pr(),
        snowie_error_rate: total.snowie_rate(side),
        unforced_moves: numbers.checker.unforced,
        checker_loss: numbers.checker_loss().emg.get(),
        checker_loss_real: numbers.checker_loss().real.get(),
        cube_decisions: numbers.close_cube,
        cube_loss: numbers.cube_loss().emg.get(),
        cube_loss_real: numbers.cube_loss().real.get(),
        luck: numbers.total_luck().emg.get(),
        luck_real: numbers.total_luck().real.get(),
        luck_adjusted_result: total.luck_adjusted_result(side).get(),
    }
}

fn mistake(mistake: &Mistake, engine: &Engine) -> MistakeReport {
    let mut report = MistakeReport {
        game: mistake.at.game + 1,
        entry: mistake.at.entry + 1,
        player: mistake.side.into(),
        kind: "play",
        loss: mistake.loss.get(),
        position: position_id(&mistake.board),
        source: engine.source(&mistake.board, mistake.context).name(),
        trials: mistake.trials,
        standard_errors: mistake.std_errs.map(|errors| errors.map(Equity::get)),
        roll: None,
        played: None,
        played_equity: None,
        best: None,
        best_equity: None,
        no_double: None,
        double_take: None,
    };
    let mut cube = |kind, equities: CubeEquities| {
        report.kind = kind;
        report.no_double = Some(equities.no_double.get());
        report.double_take = Some(equities.double_take.get());
    };
    match mistake.kind {
        MistakeKind::MissedDouble(equities) => cube("missed_double", equities),
        MistakeKind::WrongDouble(equities) => cube("wrong_double", equities),
        MistakeKind::WrongTake(equities) => cube("wrong_take", equities),
        MistakeKind::WrongPass(equities) => cube("wrong_pass", equities),
        MistakeKind::Play { roll, made, best } => {
            report.roll = Some(roll.to_string());
            report.played = Some(display_play(&made.0));
            report.played_equity = Some(made.1.get());
            report.best = Some(display_play(&best.0));
            report.best_equity = Some(best.1.get());
        }
    }
    report
}
