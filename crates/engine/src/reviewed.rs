//! What a match under review shows, from the analyses stored in its record.

use std::collections::HashMap;

use barpoint_analysis::review::progress;
use barpoint_analysis::statistics::{Section, Statistics, sections, statistics};
use barpoint_analysis::{EntryIndex, Mistake, MistakeKind, mistakes, white_wins};
use barpoint_equity::{Equity, Met};
use barpoint_record::{Entry, MatchRecord, Replay, SkillThresholds, shown};
use barpoint_rules::MatchState;

use crate::stored_advice::{NoStoredCube, StoredCube, StoredPlay};
use crate::{Progress, stored_advice};

/// What an entry lost, from its stored analysis; EMG in matches.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct EntryFigures {
    /// What the play, double, take or pass lost; `None` if nothing or unknown.
    pub loss: Option<Equity>,
    /// What not doubling before the roll lost.
    pub cube_loss: Option<Equity>,
    /// White's winning chance at the decision, where it is analysed.
    pub white_wins: Option<f32>,
}

/// What decisions lost, by where they stand.
struct Losses {
    acts: HashMap<(usize, usize), Equity>,
    missed: HashMap<(usize, usize), Equity>,
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
            list.insert((at.game, at.entry), loss);
        }
        losses
    }

    fn figures(&self, entry: &Entry, place: (usize, usize)) -> EntryFigures {
        EntryFigures {
            loss: self.acts.get(&place).copied(),
            cube_loss: self.missed.get(&place).copied(),
            white_wins: white_wins(entry),
        }
    }
}

/// A match under review.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedMatch {
    /// How far its analysis is.
    pub progress: Progress,
    /// The figures of each entry, game by game.
    pub figures: Vec<Vec<EntryFigures>>,
    /// Statistics of all games together.
    pub statistics: Statistics,
    /// The same in words.
    pub sections: Vec<Section>,
}

impl ReviewedMatch {
    /// A match by the analyses stored with it.
    #[must_use]
    pub fn of(record: &MatchRecord, met: &Met) -> Self {
        let losses = Losses::of(record, met);
        let games = record.games.iter().enumerate();
        let figures = games.map(|(game, of)| {
            let entries = of.entries.iter().enumerate();
            let figures = entries.map(|(entry, of)| losses.figures(of, (game, entry)));
            figures.collect()
        });
        let total = statistics(record, met).total;
        Self {
            progress: progress(record),
            figures: figures.collect(),
            sections: sections(&total),
            statistics: total,
        }
    }
}

/// The figures of one entry; `None` if there is no such entry.
#[must_use]
pub fn figures(record: &MatchRecord, at: EntryIndex, met: &Met) -> Option<EntryFigures> {
    let game = record.games.get(at.game)?;
    let entry = game.entries.get(at.entry)?;
    // What other games lost does not matter here.
    let alone = MatchRecord {
        length: record.length,
        rules: record.rules,
        games: vec![game.clone()],
        ..MatchRecord::default()
    };
    Some(Losses::of(&alone, met).figures(entry, (0, at.entry)))
}

/// An entry with what its stored analysis says.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedEntry {
    /// What is recorded.
    pub entry: Entry,
    /// The state it meets.
    pub before: MatchState,
    /// What it lost.
    pub figures: EntryFigures,
    /// Candidate plays, best first; `None` where none are stored.
    pub plays: Option<Vec<StoredPlay>>,
    /// The cube decision, or why there is none.
    pub cube: Result<StoredCube, NoStoredCube>,
}

impl ReviewedEntry {
    /// An entry of a match, its plays judged by these thresholds; `None` if there is no such entry, or the record contradicts the rules before it.
    #[must_use]
    pub fn of(
        record: &MatchRecord,
        at: EntryIndex,
        met: &Met,
        marks: &SkillThresholds,
    ) -> Option<Self> {
        let entry = record.games.get(at.game)?.entries.get(at.entry)?;
        let before = state_before(record, at)?;
        Some(Self {
            entry: entry.clone(),
            figures: figures(record, at, met)?,
            plays: stored_advice::plays(entry, &before, met, marks),
            cube: stored_advice::cube(entry, &before, met),
            before,
        })
    }

    /// The state a board shows it in: with the dice for plays, with the double on offer for answers.
    #[must_use]
    pub fn shown(&self) -> MatchState {
        shown(self.before, &self.entry.event)
    }

    /// Whether an analysis says anything of it.
    #[must_use]
    pub const fn is_analysed(&self) -> bool {
        self.entry.move_analysis.is_some() || self.entry.cube_analysis.is_some()
    }
}

/// What an entry meets.
fn state_before(record: &MatchRecord, at: EntryIndex) -> Option<MatchState> {
    let game = record.games.get(at.game)?;
    let mut replay = Replay::new(record, game).ok()?;
    for earlier in game.entries.get(..at.entry)? {
        replay.advance(&earlier.event).ok()?;
    }
    Some(*replay.state())
}
