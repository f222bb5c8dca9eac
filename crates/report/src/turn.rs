//! The moves and cube actions of a game, one after the other, with what they meet and what is stored of them.

use barpoint_analysis::EntryIndex;
use barpoint_equity::{CubeContext, CubeEquities, Equity, Stakes};
use barpoint_record::{
    CubeAnalysis, Entry, Event, GameRecord, MatchRecord, MoveAnalysis, Replay, SkillMark, shown,
    situation,
};
use barpoint_rules::{BySide, Decision, MatchState, Side};

use crate::{About, Selection};

/// A move or cube action.
pub(crate) struct Turn<'a> {
    /// Its place in the record.
    pub(crate) at: EntryIndex,
    /// Its number in the game, from 1; what is set by hand has none.
    pub(crate) number: usize,
    /// What is recorded.
    pub(crate) entry: &'a Entry,
    /// Whose it is.
    pub(crate) side: Side,
    /// The state it meets, before any roll.
    pub(crate) before: MatchState,
    /// The state as a board shows it, with the roll.
    pub(crate) shown: MatchState,
    /// The player whose cube decision is stored with it.
    pub(crate) doubler: Side,
    /// Whether it doubles what has just been doubled, or answers that.
    pub(crate) beaver: bool,
}

/// The moves and cube actions of a game, as far as the rules can follow it.
pub(crate) fn turns<'a>(record: &MatchRecord, index: usize, game: &'a GameRecord) -> Vec<Turn<'a>> {
    let mut turns = Vec::with_capacity(game.entries.len());
    let Ok(mut replay) = Replay::new(record, game) else {
        return turns;
    };
    for (place, entry) in game.entries.iter().enumerate() {
        if let Some(side) = entry.event.side() {
            turns.push(turn(
                index,
                place,
                turns.len() + 1,
                entry,
                side,
                *replay.state(),
            ));
        }
        if replay.advance(&entry.event).is_err() {
            break;
        }
    }
    // A position of which nothing more is told.
    if let (true, Some(entry)) = (turns.is_empty(), game.entries.last()) {
        let state = *replay.state();
        turns.push(turn(
            index,
            game.entries.len() - 1,
            1,
            entry,
            state.on_roll(),
            state,
        ));
    }
    turns
}

/// Where the record has the move or cube action that texts and pages show under this number, from 1, of a game, from 0.
#[must_use]
pub fn entry_of_move(record: &MatchRecord, game: usize, number: usize) -> Option<EntryIndex> {
    let turns = turns(record, game, record.games.get(game)?);
    let found = turns.iter().find(|turn| turn.number == number)?;
    Some(found.at)
}

fn turn(
    game: usize,
    place: usize,
    number: usize,
    entry: &Entry,
    side: Side,
    met: MatchState,
) -> Turn<'_> {
    let mut before = situation(met, &entry.event);
    let answers = matches!(before.decision(), Decision::AnswerDouble(_));
    let begun = before.decision() != Decision::OpeningRoll;
    if !answers && begun && before.on_roll() != side {
        // What the record says happened counts: a player out of turn is on roll.
        before.set_on_roll(side).ok();
    }
    Turn {
        at: EntryIndex { game, entry: place },
        number,
        entry,
        side,
        shown: shown(before, &entry.event),
        doubler: if answers { before.on_roll() } else { side },
        beaver: before.beavers().is_some_and(|beavers| beavers > 0)
            || answers && matches!(entry.event, Event::Double(_)),
        before,
    }
}

impl Turn<'_> {
    /// Cube and score seen by the player whose cube decision it is.
    pub(crate) fn context(&self) -> CubeContext {
        CubeContext::of(&self.before, self.doubler)
    }

    /// What is at stake for that player; `None` in money play.
    pub(crate) fn stakes(&self, about: &About<'_>) -> Option<Stakes> {
        Stakes::of(&self.context(), about.met)
    }

    /// The stored analysis of its cube decision and what the actions are worth to the doubler.
    pub(crate) fn cube(&self, about: &About<'_>) -> Option<(&CubeAnalysis, CubeEquities)> {
        let analysis = self.entry.cube_analysis.as_deref()?;
        let board = self.before.board_of(self.doubler);
        let variation = self.before.rules().variation;
        let equities = analysis.equities(&board, variation, self.stakes(about))?;
        Some((analysis, equities))
    }

    /// What its cube action lost to the player who made it; 0 or less of a good one.
    pub(crate) fn cube_loss(&self, equities: &CubeEquities) -> Equity {
        let take = equities.double_take.get() - CubeEquities::PASS.get();
        Equity(match self.entry.event {
            Event::Take(_) => take,
            Event::Pass(_) => -take,
            Event::Double(_) => equities.best().get() - equities.double().get(),
            Event::SetPosition(_) | Event::SetCubeValue(_) | Event::SetCubeOwner(_) => 0.0,
            _ => equities.best().get() - equities.no_double.get(),
        })
    }

    /// The mark of its cube action.
    pub(crate) fn cube_mark(&self, about: &About<'_>) -> Option<SkillMark> {
        let (_, equities) = self.cube(about).filter(|_| !self.beaver)?;
        about.marks.mark(self.cube_loss(&equities))
    }

    /// The mark of its checker play; the stored one where nothing says what it lost.
    pub(crate) fn play_mark(&self, about: &About<'_>) -> Option<SkillMark> {
        let analysis = self.entry.move_analysis.as_deref();
        match analysis.and_then(MoveAnalysis::loss) {
            Some(loss) => about.marks.mark(loss),
            None => self
                .entry
                .skill
                .filter(|_| self.entry.event.roll().is_some()),
        }
    }

    /// Whether it answers a double or makes one.
    pub(crate) const fn is_of_cube(&self) -> bool {
        matches!(
            self.entry.event,
            Event::Double(_) | Event::Take(_) | Event::Pass(_)
        )
    }

    /// Whether the analysis of its checker play is written.
    pub(crate) fn shows_play(&self, about: &About<'_>, selection: &Selection) -> bool {
        selection.analysis
            && self.entry.event.roll().is_some()
            && selection.plays.marks.chooses(self.play_mark(about))
    }

    /// Whether the analysis of its cube decision is written.
    pub(crate) fn shows_cube(&self, about: &About<'_>, selection: &Selection) -> bool {
        let Some((_, equities)) = self.cube(about).filter(|_| selection.analysis) else {
            return false;
        };
        let missed = !self.is_of_cube() && self.cube_loss(&equities).get() > 0.0;
        selection.cubes.marks.chooses(self.cube_mark(about))
            || selection.cubes.actual && self.is_of_cube()
            || selection.cubes.missed && missed
            || selection.cubes.close && equities.is_close()
    }

    /// Whether a double is on offer.
    pub(crate) const fn is_answer(&self) -> bool {
        self.before.beavers().is_some()
    }

    /// The value the cube would get by the double on offer, or by one made now.
    pub(crate) fn doubled(&self) -> u32 {
        self.before.cube().value().saturating_mul(2)
    }
}

/// Names to be shown: of a player without one, the side's.
pub(crate) fn names(record: &MatchRecord) -> BySide<String> {
    BySide::from_fn(|side| {
        let name = record.players[side].name.trim();
        let name: String = name.chars().filter(|c| !c.is_control()).collect();
        if name.is_empty() {
            side.to_string()
        } else {
            name
        }
    })
}
