//! Positions as records, and records as positions.

use barpoint_record::{Entry, Event, GameRecord, MatchRecord, Player, Replay, Start};
use barpoint_rules::{BySide, CubeOwner, Decision, MatchState, SetupError, Snapshot, Variation};

use crate::WarningKind;

/// A record that holds a position and nothing else: the set-up, then dice to be played or a double to be answered where
/// there are any.
///
/// ```
/// use barpoint_formats::position;
/// use barpoint_rules::MatchState;
///
/// let state: MatchState = "XGID=-b----E-C---eE---b-db---B-:1:-1:1:31:2:0:0:7:10".parse()?;
/// let record = position::record(&Default::default(), &state);
/// assert_eq!(position::state(&record), Some(state));
/// # Ok::<(), barpoint_rules::notation::ParseStateError>(())
/// ```
#[must_use]
pub fn record(players: &BySide<Player>, state: &MatchState) -> MatchRecord {
    let mut game = GameRecord::begun(state);
    let mut add = |event| game.entries.push(Entry::new(event));
    add(Event::SetPosition(Box::new(Start {
        on_roll: state.on_roll(),
        board: *state.board(),
    })));
    // A beaver has taken the cube that it turns.
    let beavers = state.beavers().unwrap_or(0);
    let cube = state.cube();
    if cube.value() > 1 {
        add(Event::SetCubeValue(cube.value() >> beavers));
    }
    if cube.owner() != CubeOwner::Centred && beavers == 0 {
        add(Event::SetCubeOwner(cube.owner()));
    }
    match state.decision() {
        Decision::Play(side, roll) => add(Event::Roll { side, roll }),
        Decision::AnswerDouble(_) => {
            let mut side = state.on_roll();
            for _ in 0..=beavers {
                add(Event::Double(side));
                side = side.other();
            }
        }
        _ => {}
    }
    MatchRecord {
        players: players.clone(),
        length: state.length(),
        rules: *state.rules(),
        games: vec![game],
        ..MatchRecord::default()
    }
}

/// The position that a record is, if it is one: a single game, in which nothing has been played.
#[must_use]
pub fn state(record: &MatchRecord) -> Option<MatchState> {
    let [game] = record.games.as_slice() else {
        return None;
    };
    if !matches!(game.entries.first()?.event, Event::SetPosition(_)) {
        return None;
    }
    let mut replay = Replay::new(record, game).ok()?;
    for entry in &game.entries {
        match &entry.event {
            Event::SetPosition(_)
            | Event::SetCubeValue(_)
            | Event::SetCubeOwner(_)
            | Event::Roll { .. }
            | Event::Double(_) => replay.advance(&entry.event).ok()?,
            _ => return None,
        }
    }
    Some(*replay.state())
}

/// What a file of a position alone cannot hold of a record.
pub(crate) fn losses(record: &MatchRecord) -> Vec<&'static str> {
    let entries = || record.games.iter().flat_map(|game| &game.entries);
    let analysed = entries().any(|entry| {
        entry.cube_analysis.is_some() || entry.move_analysis.is_some() || !entry.opinions.is_empty()
    });
    let info = &record.info;
    let about = info.event.is_some() || info.date.is_some() || info.place.is_some();
    let commented = info.comment.is_some() || entries().any(|entry| entry.comment.is_some());
    let rules = &record.rules;
    let other = rules.variation != Variation::Standard || rules.start.is_some();
    [
        (about, "event data"),
        (commented, "comments"),
        (analysed, "the analysis"),
        (other, "which game is played"),
    ]
    .into_iter()
    .filter_map(|(lost, what)| lost.then_some(what))
    .collect()
}

/// The state so described; not in the Crawford game, and then what to say of it, where it cannot be that game.
pub(crate) fn build(snapshot: &Snapshot) -> Result<(MatchState, Option<WarningKind>), SetupError> {
    let Err(SetupError::Crawford) = MatchState::from_snapshot(snapshot) else {
        return MatchState::from_snapshot(snapshot).map(|state| (state, None));
    };
    let kind = WarningKind::Ignored {
        expected: "a Crawford game only where one side needs a point",
        found: "one at another score".to_owned(),
    };
    let crawford_game = false;
    let state = MatchState::from_snapshot(&Snapshot {
        crawford_game,
        ..*snapshot
    })?;
    Ok((state, Some(kind)))
}
