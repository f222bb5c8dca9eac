//! How a game goes on after every action: rolls and plays that need no decision, and what the program does.

use std::io::Write;

use barpoint_app::external::raw_board;
use barpoint_engine::table::{self, ProgramAction};
use barpoint_engine::{Hint, Strength};
use barpoint_rules::{Action, BySide, Decision, MatchState, Play, PlayList, Roll, Side};

use crate::render::board;
use crate::session::Control;
use crate::shell::{Flow, Outcome, Refusal, Shell};

impl Shell {
    /// Lets the game go on until somebody who types has to decide, then shows the board.
    pub(crate) fn go_on(&mut self, out: &mut dyn Write) -> Outcome {
        while self.step(out)? {
            if self.watch.stops() {
                writeln!(out, "Stopped: `play' goes on.")?;
                break;
            }
        }
        if self.session.game.as_ref().is_some_and(is_on) {
            self.show_board(out)?;
        }
        self.ask_dice(out)
    }

    /// Asks for the dice, if they are typed and it is time to roll.
    pub(crate) fn ask_dice(&self, out: &mut dyn Write) -> Outcome {
        if self.session.asks_dice {
            writeln!(out, "Enter dice:")?;
        }
        Ok(Flow::Continue)
    }

    /// One thing that happens by itself; `false` if nothing does.
    fn step(&mut self, out: &mut dyn Write) -> Result<bool, Refusal> {
        let automatic = self.session.automatic;
        let state = self.game()?.state;
        match state.decision() {
            Decision::OpeningRoll => self.throw_opening(out),
            Decision::Nothing => Ok(false),
            Decision::NextGame => {
                if self.series_is_over(&state, out)? {
                    return Ok(false);
                }
                if automatic.game {
                    self.game()?.apply(Action::NextGame).map_err(Refusal::new)?;
                }
                Ok(automatic.game)
            }
            decision => {
                let side = decision.side().unwrap_or(state.on_roll());
                match self.session.seats[side].control {
                    Control::Program | Control::Bkg(_) => self.program_acts(&state, out),
                    Control::External => self.external_acts(&state, side, out),
                    Control::Human => self.without_choice(&state, out),
                }
            }
        }
    }

    /// What a person does who has no choice.
    pub(crate) fn without_choice(
        &mut self,
        state: &MatchState,
        out: &mut dyn Write,
    ) -> Result<bool, Refusal> {
        match state.decision() {
            Decision::Turn(_) => {
                if self.session.rolls_unasked(state) {
                    self.throw(out)
                } else {
                    Ok(false)
                }
            }
            Decision::Play(_, roll) => match &legal(state, roll)[..] {
                [] => self.play_forced(state, out),
                [_] if self.session.automatic.play => self.play_forced(state, out),
                _ if self.session.automatic.bearoff && is_bearoff(state) => {
                    let engine = self.engine()?;
                    let hint = engine.hint(state, &Strength::WORLD_CLASS).found;
                    let best = match &hint {
                        Hint::Plays(plays) => plays.first().map(|row| row.play),
                        _ => None,
                    };
                    if let Some(play) = best {
                        self.act(state, Action::Play(play), out)?;
                    }
                    Ok(best.is_some())
                }
                _ => Ok(false),
            },
            _ => Ok(false),
        }
    }

    /// Makes the only play of the roll, or none where none is legal; `false` if there is a choice.
    pub(crate) fn play_forced(
        &mut self,
        state: &MatchState,
        out: &mut dyn Write,
    ) -> Result<bool, Refusal> {
        let Decision::Play(side, roll) = state.decision() else {
            return Ok(false);
        };
        let plays = legal(state, roll);
        let play = match plays[..] {
            [] => Play::DANCE,
            [only] => only,
            _ => return Ok(false),
        };
        let name = self.session.name(side);
        if plays.is_empty() {
            writeln!(out, "{name} cannot move.")?;
        } else {
            writeln!(out, "{name} moves {play}.")?;
        }
        let game = self.game()?;
        game.apply(Action::Play(play)).map_err(Refusal::new)?;
        Ok(true)
    }

    fn program_acts(&mut self, state: &MatchState, out: &mut dyn Write) -> Result<bool, Refusal> {
        let engine = self.engine()?;
        let seats = self.at_table(state.decision())?;
        let memory = self.game()?.memory;
        let choice = self
            .choice_by_rollout(state)?
            .unwrap_or_else(|| table::program_action(state, &seats, &engine, &memory));
        match choice {
            ProgramAction::Roll => self.throw(out),
            ProgramAction::Do(action) => {
                self.act(state, action, out)?;
                // Where a person decides next the board is shown anyway.
                let next = self.game()?.state.decision().side();
                let program = |side: Side| self.session.seats[side].control.is_program();
                if self.session.look.program_boards && next.is_some_and(program) {
                    self.show_board(out)?;
                }
                Ok(true)
            }
        }
    }

    /// Rolls for the player on roll; `false` if the dice are typed and now waited for.
    pub(crate) fn throw(&mut self, out: &mut dyn Write) -> Result<bool, Refusal> {
        let chosen = self.chosen_roll()?;
        let Some(dice) = chosen.or_else(|| self.session.dice.roll()) else {
            self.session.asks_dice = true;
            return Ok(false);
        };
        self.thrown(dice, out)
    }

    /// Dice that were typed when they were waited for.
    pub(crate) fn typed(&mut self, dice: (u8, u8), out: &mut dyn Write) -> Outcome {
        self.session.asks_dice = false;
        if self.state()?.decision() == Decision::OpeningRoll {
            self.thrown_opening(dice, out)?;
        } else {
            self.thrown(dice, out)?;
        }
        self.go_on(out)
    }

    fn thrown(&mut self, (first, second): (u8, u8), out: &mut dyn Write) -> Result<bool, Refusal> {
        let Some(roll) = Roll::new(first, second) else {
            return Ok(false);
        };
        let game = self.game()?;
        game.apply(Action::Roll(roll)).map_err(Refusal::new)?;
        let side = self.game()?.state.on_roll();
        if self.session.seats[side].control != Control::Human {
            writeln!(out, "{} rolls {roll}.", self.session.name(side))?;
        }
        Ok(true)
    }

    fn throw_opening(&mut self, out: &mut dyn Write) -> Result<bool, Refusal> {
        let Some(dice) = self.session.dice.roll() else {
            self.session.asks_dice = true;
            return Ok(false);
        };
        self.thrown_opening(dice, out)
    }

    fn thrown_opening(
        &mut self,
        (white, black): (u8, u8),
        out: &mut dyn Write,
    ) -> Result<bool, Refusal> {
        self.game()?
            .apply(Action::OpeningRoll { white, black })
            .map_err(Refusal::new)?;
        let name = |side: Side| self.session.name(side);
        writeln!(
            out,
            "{} rolls {white}, {} rolls {black}.",
            name(Side::White),
            name(Side::Black)
        )?;
        Ok(true)
    }

    /// The board as it lies.
    pub(crate) fn show_board(&self, out: &mut dyn Write) -> Result<(), Refusal> {
        match &self.session.game {
            Some(game) => self.show_state(&game.state, out),
            None => Ok(()),
        }
    }

    /// The board of a state.
    pub(crate) fn show_state(
        &self,
        state: &MatchState,
        out: &mut dyn Write,
    ) -> Result<(), Refusal> {
        let names = BySide::from_fn(|side| self.session.name(side));
        if self.session.settings.output.raw_board {
            writeln!(out, "{}", raw_board::line(state, names))?;
        } else {
            let clockwise = self.session.look.clockwise;
            writeln!(out, "{}", board::text(state, names, clockwise))?;
        }
        Ok(())
    }
}

fn is_on(game: &crate::playing::Playing) -> bool {
    !matches!(
        game.state.decision(),
        Decision::OpeningRoll | Decision::NextGame | Decision::Nothing
    )
}

/// Whether all checkers of both sides are home: no play needs thought then.
fn is_bearoff(state: &MatchState) -> bool {
    let home = |side| state.board_of(side).on_roll()[7..].iter().all(|n| *n == 0);
    Side::BOTH.into_iter().all(home)
}

/// The plays that the rules allow.
pub(crate) fn legal(state: &MatchState, roll: Roll) -> Vec<Play> {
    let mut list = PlayList::new();
    list.generate(state.board(), roll);
    list.plays().to_vec()
}
