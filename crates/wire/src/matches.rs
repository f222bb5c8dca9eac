//! Matches under review.

use std::collections::HashMap;

use barpoint_analysis::statistics::{sections, statistics};
use barpoint_analysis::{Mistake, MistakeKind, mistakes};
use barpoint_engine::{Endings, Engine, EntryIndex, review};
use barpoint_equity::{CubeContext, Equity, Met, Stakes};
use barpoint_record::{
    Action, Candidate, CandidateValue, CubeAnalysis, Entry, GameRecord, LuckMark, MatchRecord,
    PlayedMove, Replay, SkillMark,
};
use barpoint_rules::notation::display_play;
use barpoint_rules::{Action as Rule, MatchState, Side};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    Both, Chances, PlayerReport, SideName, StateView, StepInfo, VariationName, players_report,
};

/// How bad a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MarkName {
    /// Loses more than 0.03.
    Doubtful,
    /// Loses more than 0.06.
    Bad,
    /// Loses more than 0.12.
    VeryBad,
}

impl From<SkillMark> for MarkName {
    fn from(mark: SkillMark) -> Self {
        match mark {
            SkillMark::Doubtful => Self::Doubtful,
            SkillMark::Bad => Self::Bad,
            SkillMark::VeryBad => Self::VeryBad,
        }
    }
}

impl From<MarkName> for SkillMark {
    fn from(name: MarkName) -> Self {
        match name {
            MarkName::Doubtful => Self::Doubtful,
            MarkName::Bad => Self::Bad,
            MarkName::VeryBad => Self::VeryBad,
        }
    }
}

/// How lucky a roll was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LuckName {
    /// Below -0.6.
    VeryUnlucky,
    /// Below -0.3.
    Unlucky,
    /// Above 0.3.
    Lucky,
    /// Above 0.6.
    VeryLucky,
}

impl From<LuckMark> for LuckName {
    fn from(mark: LuckMark) -> Self {
        match mark {
            LuckMark::VeryUnlucky => Self::VeryUnlucky,
            LuckMark::Unlucky => Self::Unlucky,
            LuckMark::Lucky => Self::Lucky,
            LuckMark::VeryLucky => Self::VeryLucky,
        }
    }
}

/// What is recorded in an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    /// A roll and its play.
    Play,
    /// A roll and a play that the rules do not allow.
    Illegal,
    /// A roll without a play.
    Roll,
    /// A double or beaver.
    Double,
    /// A take.
    Take,
    /// A pass.
    Pass,
    /// A position or cube set up by hand.
    SetUp,
}

/// An entry of the game record.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct EntryRow {
    /// Whose it is.
    pub side: Option<SideName>,
    /// What it is.
    pub kind: EntryKind,
    /// The dice, larger first.
    pub dice: Option<[u8; 2]>,
    /// The play.
    pub play: Option<String>,
    /// A comment.
    pub comment: Option<String>,
    /// What the play, double, take or pass lost, EMG; `null` if nothing or unknown.
    pub loss: Option<f32>,
    /// How bad that is.
    pub mark: Option<MarkName>,
    /// What not doubling before the roll lost.
    pub cube_loss: Option<f32>,
    /// How bad that is.
    pub cube_mark: Option<MarkName>,
    /// What the roll was worth more than the average roll, EMG.
    pub luck: Option<f32>,
    /// How lucky that is.
    pub luck_mark: Option<LuckName>,
    /// White's winning chance at the decision, where it is analysed.
    pub white_wins: Option<f32>,
}

/// A game of a match.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct GameSummary {
    /// Points before it.
    pub score: Both<u16>,
    /// Whether it is the Crawford game.
    pub crawford: bool,
    /// Who won it.
    pub winner: Option<SideName>,
    /// Points won.
    pub points: u32,
    /// Whether the loser resigned.
    pub resigned: bool,
    /// What happened.
    pub entries: Vec<EntryRow>,
}

/// A row of the statistics.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct StatisticsRow {
    /// What is counted.
    pub label: String,
    /// White's.
    pub white: String,
    /// Black's.
    pub black: String,
}

/// A block of the statistics.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct StatisticsBlock {
    /// What it is about.
    pub title: String,
    /// Its rows.
    pub rows: Vec<StatisticsRow>,
}

/// How far the analysis of a match is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct AnalysisState {
    /// Decisions analysed.
    pub done: usize,
    /// Decisions in all.
    pub total: usize,
    /// At which level, if it was done here.
    pub level: Option<String>,
}

/// A match as it is kept beside its record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptMatch {
    /// Version of this form.
    pub version: u32,
    /// Name of the file it came from.
    pub name: String,
    /// What was odd about that file.
    pub warnings: Vec<String>,
    /// When it came, in seconds since 1970.
    pub created: u64,
    /// The level of its analysis, if it was done here.
    pub level: Option<String>,
}

/// A match in the list of matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MatchRow {
    /// Its name in the interface.
    pub id: String,
    /// Name of the file it came from.
    pub name: String,
    /// Who plays.
    pub players: Both<String>,
    /// Points needed to win; 0 = money.
    pub length: u16,
    /// When it came, in seconds since 1970.
    pub created: u64,
}

/// A match under review.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct MatchView {
    /// Its name in the interface.
    pub id: String,
    /// Name of the file it came from.
    pub name: String,
    /// What was odd about that file.
    pub warnings: Vec<String>,
    /// Who plays.
    pub players: Both<String>,
    /// Points needed to win; 0 = money.
    pub length: u16,
    /// The game played.
    pub variation: VariationName,
    /// Where it was played.
    pub event: Option<String>,
    /// Which round.
    pub round: Option<String>,
    /// The place.
    pub place: Option<String>,
    /// When, as far as known: `2026-11-22`, `2026`.
    pub date: Option<String>,
    /// How far the analysis is.
    pub analysis: AnalysisState,
    /// The games.
    pub games: Vec<GameSummary>,
    /// The players' numbers, White's first; `null` before the analysis is whole.
    pub ratings: Option<Vec<PlayerReport>>,
    /// The statistics of the whole match; `null` before anything is analysed.
    pub statistics: Option<Vec<StatisticsBlock>>,
}

impl MatchRow {
    /// A match in the list.
    #[must_use]
    pub fn of(id: &str, kept: &KeptMatch, record: &MatchRecord) -> Self {
        Self {
            id: id.to_owned(),
            name: kept.name.clone(),
            players: names(record),
            length: record.length,
            created: kept.created,
        }
    }
}

fn names(record: &MatchRecord) -> Both<String> {
    Both {
        white: record.players.white.name.clone(),
        black: record.players.black.name.clone(),
    }
}

impl MatchView {
    /// A match with what is known of it.
    #[must_use]
    pub fn of(id: &str, kept: &KeptMatch, record: &MatchRecord, met: &Met) -> Self {
        let progress = review::progress(record);
        let mut losses = Losses::of(record, met);
        let games = record.games.iter().enumerate();
        let games = games.map(|(index, game)| summary(index, game, &mut losses));
        let games = games.collect();
        let whole = progress.done == progress.total && progress.total > 0;
        Self {
            id: id.to_owned(),
            name: kept.name.clone(),
            warnings: kept.warnings.clone(),
            players: names(record),
            length: record.length,
            variation: record.rules.variation.into(),
            event: record.info.event.clone(),
            round: record.info.round.clone(),
            place: record.info.place.clone(),
            date: record.info.date.map(|date| {
                let part = |n: Option<u8>| n.map_or(String::new(), |n| format!("-{n:02}"));
                format!("{}{}{}", date.year, part(date.month), part(date.day))
            }),
            analysis: AnalysisState {
                done: progress.done,
                total: progress.total,
                level: kept.level.clone(),
            },
            games,
            ratings: whole.then(|| players_report(record, met).to_vec()),
            statistics: (progress.done > 0).then(|| blocks(record, met)),
        }
    }
}

fn blocks(record: &MatchRecord, met: &Met) -> Vec<StatisticsBlock> {
    let total = statistics(record, met).total;
    let blocks = sections(&total).into_iter().map(|section| {
        let rows = section.rows.into_iter().map(|row| StatisticsRow {
            label: row.label,
            white: row.values.white.trim().to_owned(),
            black: row.values.black.trim().to_owned(),
        });
        StatisticsBlock {
            title: section.title.to_owned(),
            rows: rows.collect(),
        }
    });
    blocks.collect()
}

/// What decisions lost, by where they stand: the play or cube act, and not doubling before a roll.
struct Losses {
    acts: HashMap<(usize, usize), f32>,
    missed: HashMap<(usize, usize), f32>,
}

impl Losses {
    fn of(record: &MatchRecord, met: &Met) -> Self {
        let mut losses = Self {
            acts: HashMap::new(),
            missed: HashMap::new(),
        };
        for Mistake { at, kind, loss, .. } in mistakes(record, met, Equity(0.0)) {
            let list = match kind {
                MistakeKind::MissedDouble(_) => &mut losses.missed,
                _ => &mut losses.acts,
            };
            list.insert((at.game, at.entry), loss.get());
        }
        losses
    }
}

fn summary(index: usize, game: &GameRecord, losses: &mut Losses) -> GameSummary {
    let entries = game.entries.iter().enumerate();
    let rows = entries.map(|(at, entry)| {
        let place = (index, at);
        EntryRow::of(
            entry,
            losses.acts.remove(&place),
            losses.missed.remove(&place),
        )
    });
    GameSummary {
        score: Both {
            white: game.score.white,
            black: game.score.black,
        },
        crawford: game.crawford,
        entries: rows.collect(),
        winner: game.result.map(|result| result.winner.into()),
        points: game.result.map_or(0, |result| result.points),
        resigned: game.result.is_some_and(|result| result.resigned),
    }
}

impl EntryRow {
    /// An entry of a match.
    #[must_use]
    pub fn at(record: &MatchRecord, at: EntryIndex, met: &Met) -> Option<Self> {
        let entry = record.games.get(at.game)?.entries.get(at.entry)?;
        let mut losses = Losses::of(record, met);
        let place = (at.game, at.entry);
        let loss = losses.acts.remove(&place);
        Some(Self::of(entry, loss, losses.missed.remove(&place)))
    }

    fn of(entry: &Entry, loss: Option<f32>, cube_loss: Option<f32>) -> Self {
        let side = entry.action.side();
        let (kind, play) = match &entry.action {
            Action::Move(PlayedMove { play, .. }) => (EntryKind::Play, Some(display_play(play))),
            Action::IllegalMove { steps, .. } => {
                let play = barpoint_rules::Play::from_steps(steps);
                (EntryKind::Illegal, play.map(|play| display_play(&play)))
            }
            Action::Roll { .. } => (EntryKind::Roll, None),
            Action::Double(_) => (EntryKind::Double, None),
            Action::Take(_) => (EntryKind::Take, None),
            Action::Pass(_) => (EntryKind::Pass, None),
            Action::SetPosition(_) | Action::SetCubeValue(_) | Action::SetCubeOwner(_) => {
                (EntryKind::SetUp, None)
            }
        };
        Self {
            side: side.map(Into::into),
            kind,
            dice: entry.action.roll().map(|roll| [roll.high(), roll.low()]),
            play,
            comment: entry.comment.clone(),
            loss,
            mark: entry.skill.map(Into::into),
            cube_loss,
            cube_mark: entry.cube_skill.map(Into::into),
            luck: entry.luck,
            luck_mark: entry.luck_mark.map(Into::into),
            white_wins: white_wins(entry),
        }
    }
}

/// White's winning chance at a decision: by the cube analysis of whoever may double, else by the best play.
fn white_wins(entry: &Entry) -> Option<f32> {
    let side = entry.action.side()?;
    let (of, win) = match (&entry.cube_analysis, &entry.move_analysis) {
        (Some(analysis), _) => {
            // An answer carries the doubler's analysis.
            let answers = matches!(entry.action, Action::Take(_) | Action::Pass(_));
            let doubler = if answers { side.other() } else { side };
            (doubler, cube_rows(analysis).0[0])
        }
        (None, Some(analysis)) => (side, chances(analysis.candidates.first()?).win),
        (None, None) => return None,
    };
    Some(if of == Side::White { win } else { 1.0 - win })
}

fn cube_rows(analysis: &CubeAnalysis) -> (&[f32; 7], &[f32; 7]) {
    match analysis {
        CubeAnalysis::Evaluation(found) => (&found.no_double, &found.double_take),
        CubeAnalysis::Rollout(found) => (&found.no_double, &found.double_take),
    }
}

fn chances(candidate: &Candidate) -> Chances {
    match &candidate.value {
        CandidateValue::Evaluation { outcome, .. } => (*outcome).into(),
        CandidateValue::Rollout(found) => of_numbers(&found.output),
    }
}

const fn of_numbers(numbers: &[f32; 7]) -> Chances {
    Chances {
        win: numbers[0],
        win_gammon: numbers[1],
        win_backgammon: numbers[2],
        lose_gammon: numbers[3],
        lose_backgammon: numbers[4],
    }
}

/// A candidate play as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StoredPlay {
    /// The play.
    pub play: String,
    /// Its steps.
    pub steps: Vec<StepInfo>,
    /// Its equity, EMG in matches.
    pub equity: f32,
    /// The same less that of the best.
    pub difference: f32,
    /// Chances of the mover.
    pub chances: Chances,
    /// Depth of the look-ahead; `null` for a rollout.
    pub plies: Option<u8>,
    /// Trials of the rollout; `null` for a look-ahead.
    pub trials: Option<u32>,
    /// Standard error of the equity, of a rollout.
    pub std_err: Option<f32>,
    /// Whether it is the play made.
    pub played: bool,
}

/// A cube decision as it is stored, from the player who may double.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StoredCube {
    /// Who may double.
    pub player: SideName,
    /// Equity without doubling, EMG in matches.
    pub no_double: f32,
    /// Equity after double and take.
    pub double_take: f32,
    /// Equity after double and pass.
    pub double_pass: f32,
    /// Chances without doubling.
    pub chances: Chances,
    /// Match-winning chances of the same three; `null` at money play.
    pub mwc: Option<[f32; 3]>,
    /// Depth of the look-ahead; `null` for a rollout.
    pub plies: Option<u8>,
    /// Trials of the rollout; `null` for a look-ahead.
    pub trials: Option<u32>,
    /// The proper action in words.
    pub action: String,
}

/// An entry with the position it was made in.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct EntryView {
    /// The position: with the dice for plays, with the double on offer for answers.
    pub state: StateView,
    /// The steps of the play made.
    pub steps: Option<Vec<StepInfo>>,
    /// What is recorded.
    pub row: EntryRow,
    /// Candidate plays, best first; `null` where none are stored.
    pub plays: Option<Vec<StoredPlay>>,
    /// The cube decision; `null` where none is stored.
    pub cube: Option<StoredCube>,
}

impl EntryView {
    /// An entry of a match; `None` if there is no such entry, or the record contradicts the rules before it.
    #[must_use]
    pub fn of(
        record: &MatchRecord,
        at: EntryIndex,
        engine: &Engine,
        endings: &Endings,
    ) -> Option<Self> {
        let game = record.games.get(at.game)?;
        let entry = game.entries.get(at.entry)?;
        let mut replay = Replay::new(record, game).ok()?;
        for earlier in &game.entries[..at.entry] {
            replay.advance(&earlier.action).ok()?;
        }
        let before = *replay.state();
        let met = engine.met();
        Some(Self {
            state: StateView::of(&shown(before, &entry.action), endings),
            steps: match &entry.action {
                Action::Move(PlayedMove { play, .. }) => Some(StepInfo::of(play)),
                Action::IllegalMove { steps, .. } => {
                    Some(steps.iter().map(|&step| step.into()).collect())
                }
                _ => None,
            },
            row: EntryRow::at(record, at, met)?,
            plays: stored_plays(entry),
            cube: stored_cube(entry, &before, met),
        })
    }
}

/// The state as a board shows it when an entry is looked at.
fn shown(before: MatchState, action: &Action) -> MatchState {
    let mut state = before;
    let Some((side, roll)) = action.side().zip(action.roll()) else {
        return state;
    };
    // What cannot be shown so is shown as it was.
    let turn = state
        .apply(Rule::Begin(side))
        .is_ok()
        .then_some(())
        .or_else(|| state.set_on_roll(side).ok());
    if turn.is_some() && state.apply(Rule::Roll(roll)).is_ok() {
        return state;
    }
    before
}

fn stored_plays(entry: &Entry) -> Option<Vec<StoredPlay>> {
    let analysis = entry.move_analysis.as_ref()?;
    let equity = |candidate: &Candidate| match &candidate.value {
        CandidateValue::Evaluation { equity, .. } => *equity,
        CandidateValue::Rollout(found) => found.score,
    };
    let best = equity(analysis.candidates.first()?);
    let rows = analysis.candidates.iter().enumerate();
    let rows = rows.map(|(index, candidate)| {
        let (plies, rollout) = match &candidate.value {
            CandidateValue::Evaluation { settings, .. } => (Some(settings.plies), None),
            CandidateValue::Rollout(found) => (None, Some(found)),
        };
        StoredPlay {
            play: display_play(&candidate.play),
            steps: StepInfo::of(&candidate.play),
            equity: equity(candidate),
            difference: equity(candidate) - best,
            chances: chances(candidate),
            plies,
            trials: rollout.map(|found| found.settings.trials),
            std_err: rollout.map(|found| found.std_err[6]),
            played: analysis.played == Some(index),
        }
    });
    Some(rows.collect())
}

fn stored_cube(entry: &Entry, before: &MatchState, met: &Met) -> Option<StoredCube> {
    let analysis = entry.cube_analysis.as_ref()?;
    let player = match &entry.action {
        Action::Take(side) | Action::Pass(side) => side.other(),
        action => action.side()?,
    };
    let context = CubeContext::of(before, player);
    let stakes = Stakes::of(&context, met);
    let equities = barpoint_analysis::cube_equities(entry, stakes)?;
    let (no_double, double_take) = cube_rows(analysis);
    let (plies, trials) = match analysis {
        CubeAnalysis::Evaluation(found) => (Some(found.settings.plies), None),
        CubeAnalysis::Rollout(found) => (None, Some(found.settings.trials)),
    };
    Some(StoredCube {
        player: player.into(),
        no_double: equities.no_double.get(),
        double_take: equities.double_take.get(),
        double_pass: barpoint_equity::CubeEquities::PASS.get(),
        chances: of_numbers(no_double),
        mwc: stakes.map(|stakes| [no_double[6], double_take[6], stakes.win.get()]),
        plies,
        trials,
        action: equities.verdict(&context).to_string(),
    })
}

/// What a user changes in an entry; what is absent stays, `none` takes a mark away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct EntryEdit {
    /// The comment; empty for none.
    #[serde(default)]
    pub comment: Option<String>,
    /// The mark of the play or cube act: `none`, `doubtful`, `bad` or `very_bad`.
    #[serde(default)]
    pub mark: Option<String>,
    /// The mark of not doubling.
    #[serde(default)]
    pub cube_mark: Option<String>,
}

/// Why an entry cannot be changed so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryEditError {
    /// No such entry.
    #[error("there is no such entry")]
    Place,
    /// No such mark.
    #[error("expected none, doubtful, bad or very_bad as mark, found {found:?}")]
    Mark {
        /// What was given.
        found: String,
    },
    /// A comment longer than anybody writes.
    #[error("expected a comment of at most {most} characters, found {found}", most = EntryEdit::LONGEST)]
    Comment {
        /// How long it is.
        found: usize,
    },
}

impl EntryEdit {
    /// Longest comment.
    pub const LONGEST: usize = 20_000;

    /// Changes an entry.
    ///
    /// # Errors
    /// If there is no such entry or something is nonsense; nothing has changed then.
    pub fn apply(&self, record: &mut MatchRecord, at: EntryIndex) -> Result<(), EntryEditError> {
        let mark = |text: &Option<String>| text.as_deref().map(parse_mark).transpose();
        let (skill, cube_skill) = (mark(&self.mark)?, mark(&self.cube_mark)?);
        let length = self.comment.as_ref().map(|text| text.chars().count());
        if let Some(found) = length.filter(|&found| found > Self::LONGEST) {
            return Err(EntryEditError::Comment { found });
        }
        let entry = record
            .games
            .get_mut(at.game)
            .and_then(|game| game.entries.get_mut(at.entry))
            .ok_or(EntryEditError::Place)?;
        if let Some(comment) = &self.comment {
            entry.comment = Some(comment.clone()).filter(|text| !text.trim().is_empty());
        }
        entry.skill = skill.unwrap_or(entry.skill);
        entry.cube_skill = cube_skill.unwrap_or(entry.cube_skill);
        Ok(())
    }
}

fn parse_mark(text: &str) -> Result<Option<SkillMark>, EntryEditError> {
    Ok(match text {
        "none" => None,
        "doubtful" => Some(SkillMark::Doubtful),
        "bad" => Some(SkillMark::Bad),
        "very_bad" => Some(SkillMark::VeryBad),
        found => {
            let found = found.to_owned();
            return Err(EntryEditError::Mark { found });
        }
    })
}

/// Which analysis is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AnalyseRequest {
    /// A level's name.
    pub level: String,
    /// The game looked at, from 0: its decisions come first.
    #[serde(default)]
    pub game: usize,
    /// The entry looked at, from 0.
    #[serde(default)]
    pub entry: usize,
}

/// A file by name and format.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct FileQuery {
    /// Name of a file that is imported.
    #[serde(default)]
    pub name: Option<String>,
    /// Format of a file that is exported: `sgf`, `mat`, …
    #[serde(default)]
    pub format: Option<String>,
}
