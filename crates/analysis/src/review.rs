//! A record under review: which of its decisions are analysed, and analyses of the same match put together.

use barpoint_record::{Entry, Event, GameRecord, MatchRecord};

use crate::{EntryIndex, Task, TaskKind, decisions};

/// How far a job is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Decisions done.
    pub done: usize,
    /// Decisions in all.
    pub total: usize,
}

impl Progress {
    /// Whether all are done.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.done == self.total
    }
}

/// The decisions of a match that are not analysed yet, in the order of play from `first` on, then those before it.
#[must_use]
pub fn open_decisions(record: &MatchRecord, first: EntryIndex) -> Vec<EntryIndex> {
    let (tasks, _) = decisions(record);
    let open = tasks.iter().filter(|task| !is_analysed(record, task));
    let mut places: Vec<EntryIndex> = open.map(|task| task.at).collect();
    places.sort_by_key(|&at| (at < first, at));
    places
}

/// The decisions of a match that are analysed, in the order of play.
#[must_use]
pub fn analysed_decisions(record: &MatchRecord) -> Vec<Task> {
    let (mut tasks, _) = decisions(record);
    tasks.retain(|task| is_analysed(record, task));
    tasks
}

/// How far the analysis of a match is.
#[must_use]
pub fn progress(record: &MatchRecord) -> Progress {
    let (tasks, _) = decisions(record);
    let done = tasks.iter().filter(|task| is_analysed(record, task));
    Progress {
        done: done.count(),
        total: tasks.len(),
    }
}

/// An analysed turn knows its luck, an analysed double what it is worth; nothing can be known of a double that
/// is none.
fn is_analysed(record: &MatchRecord, task: &Task) -> bool {
    let game = record.games.get(task.at.game);
    let Some(entry) = game.and_then(|game| game.entries.get(task.at.entry)) else {
        return true;
    };
    match task.kind {
        TaskKind::Turn { .. } => entry.luck.is_some(),
        TaskKind::Double => entry.cube_analysis.is_some() || !task.cube_decision,
    }
}

/// Forgets all analyses, marks, luck and statistics; comments stay.
pub fn forget_analysis(record: &mut MatchRecord) {
    record.info.met = None;
    record.info.analysed = None;
    record.games.iter_mut().for_each(forget_game);
}

/// The same for a game.
pub fn forget_game(game: &mut GameRecord) {
    game.statistics = None;
    game.entries.iter_mut().for_each(forget_entry);
}

/// The same for an entry.
pub fn forget_entry(entry: &mut Entry) {
    entry.cube_analysis = None;
    entry.move_analysis = None;
    entry.luck = None;
    entry.luck_mark = None;
    entry.skill = None;
    entry.cube_skill = None;
}

/// Whether anything of a record is analysed or marked.
#[must_use]
pub fn has_analysis(record: &MatchRecord) -> bool {
    let mut entries = record.games.iter().flat_map(|game| &game.entries);
    entries.any(|entry| {
        entry.cube_analysis.is_some()
            || entry.move_analysis.is_some()
            || entry.luck.is_some()
            || entry.luck_mark.is_some()
            || entry.skill.is_some()
            || entry.cube_skill.is_some()
    })
}

/// The program that wrote a record, as its file says (`GNU Backgammon 1.07.001`); `None` if it does not.
#[must_use]
pub fn program(record: &MatchRecord) -> Option<String> {
    let text = record.info.software.as_ref()?.to_string();
    let plain: String = text.chars().filter(|c| !c.is_control()).take(60).collect();
    Some(plain.trim().to_owned()).filter(|text| !text.is_empty())
}

/// Whether the same happened in two records.
#[must_use]
pub fn same_course(a: &MatchRecord, b: &MatchRecord) -> bool {
    let events = |record: &MatchRecord| -> Vec<Vec<Event>> {
        let games = record.games.iter();
        let events = games.map(|game| game.entries.iter().map(|entry| entry.event.clone()));
        events.map(Iterator::collect).collect()
    };
    a.length == b.length && events(a) == events(b)
}

/// Takes over the analysis of some decisions from another copy of the same record; comments stay.
pub fn merge_analysis(record: &mut MatchRecord, other: &MatchRecord, places: &[EntryIndex]) {
    record.info.met.clone_from(&other.info.met);
    record.info.analysed.clone_from(&other.info.analysed);
    for at in places {
        let games = record.games.get_mut(at.game).zip(other.games.get(at.game));
        let Some((game, analysed)) = games else {
            continue;
        };
        let pairs = game.entries.iter_mut().zip(&analysed.entries);
        // The analysis of a double is stored with its answer too.
        for (offset, (entry, found)) in pairs.skip(at.entry).take(2).enumerate() {
            if entry.event == found.event && (offset == 0 || found.event.is_answer()) {
                copy_analysis(entry, found);
            }
        }
    }
}

/// Takes over the whole analysis of another copy of the same record; comments stay.
pub fn replace_analysis(record: &mut MatchRecord, other: &MatchRecord) {
    record.info.met.clone_from(&other.info.met);
    record.info.analysed.clone_from(&other.info.analysed);
    for (game, analysed) in record.games.iter_mut().zip(&other.games) {
        game.statistics.clone_from(&analysed.statistics);
        for (entry, found) in game.entries.iter_mut().zip(&analysed.entries) {
            copy_analysis(entry, found);
        }
    }
}

fn copy_analysis(entry: &mut Entry, found: &Entry) {
    entry.cube_analysis.clone_from(&found.cube_analysis);
    entry.move_analysis.clone_from(&found.move_analysis);
    entry.luck = found.luck;
    entry.luck_mark = found.luck_mark;
    entry.skill = found.skill;
    entry.cube_skill = found.cube_skill;
}
