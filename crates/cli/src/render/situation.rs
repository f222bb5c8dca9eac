//! A board with players, score, cube, dice and IDs.

use std::io::Write;

use barpoint_engine::Strength;
use barpoint_rules::notation::{Xgid, XgidDice, position_id};
use barpoint_rules::{Board, BySide, Crawford, Cube, CubeOwner, Decision, MatchState, Roll, Side};

use super::board::{self, BoardView};
use crate::error::CliError;

/// What the fingerprint of an answer identifies.
pub(crate) const fn weights(strength: &Strength) -> &'static str {
    match strength.program {
        Some(_) => "functions",
        None => "nets",
    }
}

/// The largest cube that other programs accept in an XGID, as a power of two.
const CUBE_LIMIT: u8 = 10;
/// Characters that there is room for; longer names end in an ellipsis.
const LONGEST_NAME: usize = 24;

/// The letter a side's checkers are drawn with.
pub(crate) const fn letter(side: Side) -> char {
    match side {
        Side::White => 'O',
        Side::Black => 'X',
    }
}

/// A board and its captions.
pub(crate) struct Situation<'a> {
    /// Names of the players.
    pub(crate) names: BySide<&'a str>,
    /// Who is at the bottom, usually the player to decide.
    pub(crate) bottom: Side,
    /// The board seen by that side.
    pub(crate) board: &'a Board,
    /// Score, length (0 = money) and whether it is the Crawford game.
    pub(crate) score: BySide<u16>,
    pub(crate) length: u16,
    pub(crate) crawford: bool,
    /// The cube.
    pub(crate) cube: Cube,
    /// The roll to play.
    pub(crate) roll: Option<Roll>,
    /// Who has to answer a double.
    pub(crate) answers: Option<Side>,
    /// Money rules.
    pub(crate) jacoby: bool,
    pub(crate) beavers: bool,
}

impl<'a> Situation<'a> {
    /// The situation of a state, the player on roll at the bottom.
    pub(crate) fn of(state: &'a MatchState, names: BySide<&'a str>) -> Self {
        Self {
            names,
            bottom: state.on_roll(),
            board: state.board(),
            score: state.score(),
            length: state.length(),
            crawford: state.crawford() == Crawford::Now,
            cube: state.cube(),
            roll: state.roll(),
            answers: match state.decision() {
                Decision::AnswerDouble(side) => Some(side),
                _ => None,
            },
            jacoby: state.is_money() && state.rules().jacoby,
            beavers: state.is_money() && state.rules().beavers > 0,
        }
    }

    /// The XGID, for `barpoint hint` and other programs.
    pub(crate) fn xgid(&self) -> Xgid {
        Xgid {
            board: *self.board,
            on_roll: self.bottom,
            cube: self.cube,
            dice: match (self.roll, self.answers) {
                (Some(roll), _) => XgidDice::Rolled(roll),
                (None, Some(_)) => XgidDice::Doubled,
                (None, None) => XgidDice::ToRoll,
            },
            score: self.score,
            length: self.length,
            crawford_game: self.crawford,
            jacoby: self.jacoby,
            beavers: self.beavers,
            cube_limit: CUBE_LIMIT,
        }
    }

    /// Prints the board with its captions.
    pub(crate) fn print(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let view = BoardView {
            board: self.board,
            bottom: letter(self.bottom),
            top: letter(self.bottom.other()),
            captions: self.captions(),
        };
        for line in board::lines(&view) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    fn captions(&self) -> Vec<String> {
        let mut captions = vec![String::new(); board::HEIGHT];
        let top = self.bottom.other();
        captions[0] = self.player(top);
        captions[1] = format!("   pips {}", self.board.opponent_pip_count());
        captions[5] = self.cube();
        captions[6] = self.stage();
        captions[7] = match (self.roll, self.answers) {
            (Some(roll), _) => format!("roll {roll}"),
            (None, Some(side)) => format!("double offered to {}", letter(side)),
            (None, None) => String::new(),
        };
        captions[11] = format!("   pips {}", self.board.pip_count());
        captions[12] = self.player(self.bottom);
        captions
    }

    fn player(&self, side: Side) -> String {
        let name = super::shortened(self.names[side], LONGEST_NAME);
        format!("{}: {name} {}", letter(side), self.score[side])
    }

    fn cube(&self) -> String {
        let value = self.cube.value();
        match self.cube.owner() {
            CubeOwner::Centred => format!("cube {value}"),
            CubeOwner::Owned(side) => format!("cube {value} with {}", letter(side)),
        }
    }

    fn stage(&self) -> String {
        match (self.length, self.crawford) {
            (0, _) => {
                let rule = |on: bool| if on { "" } else { "no " };
                format!(
                    "money: {}Jacoby, {}beavers",
                    rule(self.jacoby),
                    rule(self.beavers)
                )
            }
            (length, false) => format!("{length}-point match"),
            (length, true) => format!("{length}-point match, Crawford"),
        }
    }
}

/// Prints a state with its IDs.
pub(crate) fn state(out: &mut dyn Write, state: &MatchState) -> Result<(), CliError> {
    Situation::of(state, BySide::new("White", "Black")).print(out)?;
    let (id, xgid) = (position_id(state.board()), Xgid::of(state).to_string());
    writeln!(out, "  Position ID {id}\n  {xgid}")?;
    Ok(())
}
