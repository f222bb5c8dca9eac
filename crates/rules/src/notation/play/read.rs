//! From text to a legal play of a roll.

use super::PlayTextError;
use super::error::place;
use super::plain::plain_stretches;
use super::text::{Stretch, stretches};
use super::write::CANNOT_MOVE;
use crate::{Board, Decision, MatchState, Play, PlayList, Point, PointLimit, Roll};

/// Why a text is not a legal play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReadPlayError {
    /// Not a list of moves at all.
    #[error(transparent)]
    Text(#[from] PlayTextError),
    /// A checker goes farther or less far than the dice do.
    #[error("expected moves with {roll}, found {}/{}", place(*from), place(*to))]
    Distance {
        /// The roll.
        roll: Roll,
        /// Source.
        from: u8,
        /// Destination.
        to: u8,
    },
    /// Nothing to move there.
    #[error("expected a checker on {}, found none", place(*from))]
    NoChecker {
        /// Source.
        from: u8,
    },
    /// The opponent holds the point.
    #[error("expected an open point, found {to} held by the opponent")]
    Blocked {
        /// The point.
        to: u8,
    },
    /// More or fewer dice used than the rules ask for.
    #[error("expected a play of {} with {roll}, found {found}", dice(*expected))]
    Count {
        /// The roll.
        roll: Roll,
        /// Dice that must be played.
        expected: usize,
        /// Dice played.
        found: usize,
    },
    /// No player is to move.
    #[error("expected a state with a roll to play, found {found}")]
    NoRoll {
        /// What is expected instead.
        found: Decision,
    },
    /// Some other rule is broken: checkers left on the bar, borne off too early, the wrong die.
    #[error("expected a legal play of {roll}, found one that breaks the rules")]
    Illegal {
        /// The roll.
        roll: Roll,
    },
}

impl Board {
    /// Reads a play of a roll in any of the usual spellings: `24/18 13/11`, `bar/22*`, `8/7(2), 6-5`, `4/off`. An empty
    /// text and `cannot move` say that there is none. A play alone shows itself by `Display`; to read one takes the
    /// board and the roll, which say what its checkers hit and how it uses the dice.
    ///
    /// # Errors
    /// If the text is not a play, or the rules do not allow it; the error says why.
    ///
    /// ```
    /// use barpoint_rules::{Roll, Variation};
    ///
    /// let start = Variation::Standard.start();
    /// let roll: Roll = "31".parse()?;
    /// let play = start.parse_play("6/5 8/5", roll)?;
    /// assert_eq!(play.to_string(), "8/5 6/5");
    ///
    /// let error = start.parse_play("13/8", roll).unwrap_err();
    /// assert_eq!(error.to_string(), "expected moves with 31, found 13/8");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse_play(&self, text: &str, roll: Roll) -> Result<Play, ReadPlayError> {
        read_play(text, self, roll, PointLimit::Unlimited)
    }
}

impl MatchState {
    /// Reads a play of the roll to be played, as [`Board::parse_play`] does, by the rules of this match.
    ///
    /// # Errors
    /// If no roll is to be played, the text is not a play, or the rules do not allow it.
    pub fn parse_play(&self, text: &str) -> Result<Play, ReadPlayError> {
        match self.decision() {
            Decision::Play(_, roll) => {
                read_play(text, self.board(), roll, self.rules().point_limit)
            }
            found => Err(ReadPlayError::NoRoll { found }),
        }
    }
}

/// Reads a play, with the steps ordered by falling source.
///
/// Merged moves are split by the dice; where that can be done with and without hitting on the way,
/// it is done without. An empty text or `cannot move` stands for no movement.
///
/// # Errors
/// If the text cannot be read, or the rules do not allow the play.
pub fn read_play(
    text: &str,
    board: &Board,
    roll: Roll,
    limit: PointLimit,
) -> Result<Play, ReadPlayError> {
    if limit == PointLimit::Unlimited
        && let Some(play) = plain_stretches(text).and_then(|plain| plain.play(board, roll))
    {
        return Ok(play);
    }
    let none = text.trim().eq_ignore_ascii_case(CANNOT_MOVE);
    let stretches = stretches(if none { "" } else { text })?;
    let mut legal = PlayList::new();
    legal.generate_with(board, roll, limit);
    let required = legal.plays().first().map_or(0, |play| play.steps().len());
    if stretches.is_empty() && required == 0 {
        return Ok(Play::DANCE);
    }
    let readings = readings(&stretches, roll)?;
    let playable = readings.iter().filter_map(|reading| {
        let play = play_of(reading, board).ok()?;
        let after = board.after(&play)?;
        legal.find(&after).map(|_| play)
    });
    let hits = |play: &Play| play.steps().iter().filter(|step| step.hit).count();
    if let Some(play) = playable.min_by_key(hits) {
        return Ok(play);
    }
    for reading in &readings {
        play_of(reading, board)?;
    }
    let found = readings.first().map_or(0, Vec::len);
    if found == required {
        Err(ReadPlayError::Illegal { roll })
    } else {
        Err(ReadPlayError::Count {
            roll,
            expected: required,
            found,
        })
    }
}

fn dice(count: usize) -> String {
    match count {
        1 => "1 die".to_owned(),
        count => format!("{count} dice"),
    }
}

/// The ways to split the stretches into steps of one die each, each ordered by falling source.
fn readings(stretches: &[Stretch], roll: Roll) -> Result<Vec<Vec<Stretch>>, ReadPlayError> {
    let mut readings = vec![Vec::new()];
    for &stretch in stretches {
        let splits = splits(stretch, roll);
        if splits.is_empty() {
            return Err(ReadPlayError::Distance {
                roll,
                from: stretch.from.number(),
                to: stretch.to.number(),
            });
        }
        readings = readings
            .iter()
            .flat_map(|before: &Vec<Stretch>| {
                splits
                    .iter()
                    .map(move |split| before.iter().chain(split).copied().collect())
            })
            .collect();
    }
    for reading in &mut readings {
        reading.sort_by_key(|step| std::cmp::Reverse(step.from));
    }
    Ok(readings)
}

/// The ways one checker can go this stretch with these dice, each used at most once.
fn splits(stretch: Stretch, roll: Roll) -> Vec<Vec<Stretch>> {
    let (high, low) = (roll.high(), roll.low());
    if roll.is_double() {
        return walk(stretch, &[high; 4]).into_iter().collect();
    }
    let mut splits: Vec<_> = [&[high][..], &[low], &[high, low], &[low, high]]
        .into_iter()
        .filter_map(|dice| walk(stretch, dice).filter(|steps| steps.len() == dice.len()))
        .collect();
    splits.dedup();
    splits
}

/// The steps of a checker that uses these dice in turn until it arrives; `None` if it does not.
fn walk(stretch: Stretch, dice: &[u8]) -> Option<Vec<Stretch>> {
    let mut steps = Vec::new();
    let mut from = stretch.from;
    for die in dice {
        let to = Point::new(from.number().saturating_sub(*die))?;
        if to < stretch.to {
            return None;
        }
        steps.push(Stretch { from, to });
        if to == stretch.to {
            return Some(steps);
        }
        from = to;
    }
    None
}

/// The steps with their hits, or why they cannot be made one after the other.
fn play_of(reading: &[Stretch], board: &Board) -> Result<Play, ReadPlayError> {
    let mut board = *board;
    let mut play = Play::DANCE;
    for &Stretch { from, to } in reading {
        if board.own(from) == 0 {
            let from = from.number();
            return Err(ReadPlayError::NoChecker { from });
        }
        if board.theirs(to) > 1 {
            return Err(ReadPlayError::Blocked { to: to.number() });
        }
        play = play.then(board.advance(from.index(), to.index()));
    }
    Ok(play)
}
