//! What happens in a game, as the document words it.

use std::fmt;

use barpoint_equity::Outcome;
use barpoint_rules::{Point, Roll, Side};
use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error, SeqAccess, Visitor};

use super::value::{Number, Places, Text, Useful, Worth};

/// The die of green in events that are no plays.
const NO_PLAY: u8 = 7;

/// One event.
#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Event {
    green: Number,
    red: Number,
    player: Number,
    from: Places,
    to: Places,
    /// The position before the roll, seen by the player of the event.
    pub(super) equity: Option<Evaluation>,
    pub(super) move_analysis: Useful<Alternative, 1024>,
    pub(super) luck: Option<Luck>,
    pub(super) pr: Option<Errors>,
    pub(super) ply: Number,
    pub(super) comment: Text,
}

/// What an event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Dice and a play.
    Play(Roll),
    /// Dice that were not played: a dance, or the game ended.
    Roll(Roll),
    Double,
    Take,
    Pass,
    /// The player wins the game.
    Wins,
    /// The player resigns.
    Resigns,
}

impl Event {
    /// Whose it is: green is White.
    pub(super) fn side(&self) -> Option<Side> {
        match self.player.whole::<i8>() {
            Some(-1) => Some(Side::White),
            Some(1) => Some(Side::Black),
            _ => None,
        }
    }

    /// What it is; `None` for codes never seen.
    pub(super) fn kind(&self) -> Option<Kind> {
        let (green, red) = (self.green.whole::<u8>()?, self.red.whole::<u8>()?);
        if green != NO_PLAY {
            return Roll::new(green, red).map(Kind::Play);
        }
        match red {
            1 => Some(Kind::Double),
            2 => Some(Kind::Take),
            3 => Some(Kind::Pass),
            4 => Some(Kind::Wins),
            5 => {
                let die = |places: Places| u8::try_from(places.0[0]).ok();
                Roll::new(die(self.from)?, die(self.to)?).map(Kind::Roll)
            }
            9 => Some(Kind::Resigns),
            _ => None,
        }
    }

    /// The two numbers that tell what it is, for messages.
    pub(super) fn code(&self) -> String {
        let show = |n: Number| n.whole::<i64>().map_or("?".to_owned(), |n| n.to_string());
        format!("dice {} {}", show(self.green), show(self.red))
    }

    /// The moves, in the player's own numbers.
    pub(super) fn moves(&self) -> Vec<(Point, Point)> {
        moves(self.from, self.to)
    }
}

fn moves(from: Places, to: Places) -> Vec<(Point, Point)> {
    let point = |place: i8| u8::try_from(place).ok().and_then(Point::new);
    from.0
        .into_iter()
        .zip(to.0)
        .map_while(|(from, to)| Some((point(from)?, point(to.max(0))?)))
        .collect()
}

/// A play that was looked at.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Alternative {
    r#move: Move,
    pub(super) eq: Option<Evaluation>,
    pub(super) ply: Number,
    pub(super) played: super::value::Flag,
}

impl Alternative {
    /// The moves, in the player's own numbers.
    pub(super) fn moves(&self) -> Vec<(Point, Point)> {
        moves(self.r#move.from, self.r#move.to)
    }
}

impl Worth for Alternative {
    fn is_worth_keeping(&self) -> bool {
        self.eq.is_some()
    }
}

/// The moves of a play that was looked at.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default)]
struct Move {
    from: Places,
    to: Places,
}

/// What a position is worth to the player of the event.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Evaluation {
    my_wins: Number,
    my_gammon: Number,
    my_back_gammon: Number,
    opp_gammon: Number,
    opp_back_gammon: Number,
    /// Cubeless, per cube.
    pub(super) equity: Number,
    /// Normalised, in matches; of the position before the roll cubeless, of alternatives with the cube.
    pub(super) emg: Number,
    pub(super) match_equity: Number,
    pub(super) cube_decision: Option<CubeDecision>,
}

impl Evaluation {
    /// Cubeless chances.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        let chance = |n: Number| n.known().map(narrow);
        Outcome::new([
            chance(self.my_wins)?,
            chance(self.my_gammon)?,
            chance(self.my_back_gammon)?,
            chance(self.opp_gammon)?,
            chance(self.opp_back_gammon)?,
        ])
        .ok()
    }
}

/// A cube decision: equities in money play, match-winning chances in matches, of the player of the event.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct CubeDecision {
    #[serde(rename = "eqNoDouble")]
    pub(super) no_double: Number,
    #[serde(rename = "eqDoubleTake")]
    pub(super) double_take: Number,
    #[serde(rename = "eqDoublePass")]
    pub(super) double_pass: Number,
    /// The value with the cube, whatever is best.
    #[serde(rename = "eqCubeFul")]
    pub(super) cubeful: Number,
}

/// The luck of a roll.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Luck {
    /// Per cube in money play, match-winning chance in matches.
    pub(super) luck_plain: Number,
    /// Points in money play, EMG of the cube at hand in matches.
    pub(super) luck_weighted: Number,
}

/// Errors of the player of the event, 0 or less, EMG in matches.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Errors {
    pub(super) cube_error: Number,
    pub(super) checker_error: Number,
}

/// Fills in the events of a game, as long as there may be more.
pub(super) struct EventsSeed<'a>(pub(super) &'a mut Vec<Event>, pub(super) &'a mut usize);

impl<'de> DeserializeSeed<'de> for EventsSeed<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for EventsSeed<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of events")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<(), A::Error> {
        let Self(events, left) = self;
        while let Some(event) = seq.next_element()? {
            *left = left
                .checked_sub(1)
                .ok_or_else(|| A::Error::custom("more turns than a file of this size can hold"))?;
            events.push(event);
        }
        Ok(())
    }
}

/// In the precision of records.
#[expect(
    clippy::cast_possible_truncation,
    reason = "files hold eight digits, of which the last carry no meaning"
)]
pub(super) const fn narrow(number: f64) -> f32 {
    number as f32
}
