//! How a game goes on after every action: rolls and plays that need no decision, and what the program does.

use std::io::Write;

use barpoint_engine::table::{self, ProgramAction};
use barpoint_rules::{Action, BySide, Decision, MatchState, Play, PlayList, Roll, Side};

use crate::render::{board, points, win_name};
use crate::session::Control;
use crate::shell::{Flow, Outcome, Refusal, Shell};

impl Shell {
    /// Lets the game go on until somebody who types has to decide, then shows the board.
    pub(crate) fn go_on(&mut self, out: &mut dyn Write) -> Outcome {
        while self.step(out)? {}
        if self.session.game.as_ref().is_some_and(is_on) {
            self.show_board(out)?;
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
                if automatic.game {
                    self.game()?.apply(Action::NextGame).map_err(Refusal::new)?;
                }
                Ok(automatic.game)
            }
            decision => {
                let side = decision.side().unwrap_or(state.on_roll());
                match &self.session.seats[side].control {
                    Control::Program(_) => self.program_acts(&state, out),
                    Control::Human => self.without_choice(&state, out),
                }
            }
        }
    }

    /// What a person does who has no choice.
    fn without_choice(&mut self, state: &MatchState, out: &mut dyn Write) -> Result<bool, Refusal> {
        match state.decision() {
            Decision::Turn(_) => {
                let rolls = self.session.automatic.roll
                    && !state.may_double()
                    && !self.session.dice.is_manual();
                if rolls {
                    self.throw(out)?;
                }
                Ok(rolls)
            }
            Decision::Play(side, roll) => match &legal(state, roll)[..] {
                [] => {
                    writeln!(out, "{} cannot move.", self.session.name(side))?;
                    self.game()?
                        .apply(Action::Play(Play::DANCE))
                        .map_err(Refusal::new)?;
                    Ok(true)
                }
                [only] if self.session.automatic.play => {
                    writeln!(out, "{} moves {only}.", self.session.name(side))?;
                    self.game()?
                        .apply(Action::Play(*only))
                        .map_err(Refusal::new)?;
                    Ok(true)
                }
                _ => Ok(false),
            },
            _ => Ok(false),
        }
    }

    fn program_acts(&mut self, state: &MatchState, out: &mut dyn Write) -> Result<bool, Refusal> {
        let engine = self.engine()?;
        let seats = BySide::from_fn(|side| self.session.seats[side].at_table());
        match table::program_action(state, &seats, &engine) {
            ProgramAction::Roll if self.session.dice.is_manual() => Ok(false),
            ProgramAction::Roll => {
                self.throw(out)?;
                Ok(true)
            }
            ProgramAction::Do(action) => {
                self.act(state, action, out)?;
                Ok(true)
            }
        }
    }

    /// Carries out an action and says what it was.
    pub(crate) fn act(
        &mut self,
        before: &MatchState,
        action: Action,
        out: &mut dyn Write,
    ) -> Result<(), Refusal> {
        self.game()?.apply(action).map_err(Refusal::new)?;
        let after = self.game()?.state;
        let side = before.decision().side().unwrap_or(before.on_roll());
        let (name, other) = (self.session.name(side), self.session.name(side.other()));
        match action {
            Action::Play(play) if play.is_dance() => writeln!(out, "{name} cannot move.")?,
            Action::Play(play) => writeln!(out, "{name} moves {play}.")?,
            Action::Double => writeln!(out, "{name} doubles.")?,
            Action::Take => {
                writeln!(out, "{name} accepts the cube at {}.", after.cube().value())?;
            }
            Action::Beaver => writeln!(
                out,
                "{name} accepts and immediately redoubles to {}.",
                after.cube().value() * 2
            )?,
            Action::Pass => {
                let lost = points(before.cube().value());
                writeln!(out, "{name} refuses the cube and gives up {lost}.")?;
            }
            Action::AcceptResignation => {
                let kind = before
                    .resignation()
                    .map_or("game", |(_, kind)| win_name(kind));
                writeln!(out, "{name} accepts and wins a {kind}.")?;
            }
            Action::DeclineResignation => {
                writeln!(out, "{name} declines the resignation of {other}.")?;
            }
            _ => {}
        }
        self.say_result(out)
    }

    /// Who won, if the game is over.
    pub(crate) fn say_result(&mut self, out: &mut dyn Write) -> Result<(), Refusal> {
        let state = self.game()?.state;
        let Some(result) = state.game_result() else {
            return Ok(());
        };
        let (winner, kind) = (self.session.name(result.winner), win_name(result.kind));
        writeln!(out, "{winner} wins a {kind} and {}.", points(result.points))?;
        if let Some(winner) = state.match_winner() {
            writeln!(out, "{} wins the match.", self.session.name(winner))?;
        }
        writeln!(out, "{}", self.score_line(&state))?;
        Ok(())
    }

    /// The score in a line.
    pub(crate) fn score_line(&self, state: &MatchState) -> String {
        let score = state.score();
        let games = match state.games_played() {
            1 => "1 game".to_owned(),
            games => format!("{games} games"),
        };
        let name = |side: Side| self.session.name(side);
        let kind = match (state.length(), state.rules().jacoby) {
            (0, true) => "money session, with Jacoby rule".to_owned(),
            (0, false) => "money session, without Jacoby rule".to_owned(),
            (length, _) => {
                let crawford = match state.crawford() {
                    barpoint_rules::Crawford::Now => ", Crawford game",
                    barpoint_rules::Crawford::Post if state.rules().crawford => {
                        ", post-Crawford play"
                    }
                    _ => "",
                };
                format!("match to {}{crawford}", points(u32::from(length)))
            }
        };
        format!(
            "The score (after {games}) is: {} {}, {} {} ({kind})",
            name(Side::White),
            score.white,
            name(Side::Black),
            score.black
        )
    }

    /// Rolls for the player on roll.
    pub(crate) fn throw(&mut self, out: &mut dyn Write) -> Result<(), Refusal> {
        let Some(roll) = self.session.dice.roll().and_then(|(a, b)| Roll::new(a, b)) else {
            return Ok(());
        };
        let game = self.game()?;
        game.apply(Action::Roll(roll)).map_err(Refusal::new)?;
        let side = self.game()?.state.on_roll();
        if let Control::Program(_) = self.session.seats[side].control {
            writeln!(out, "{} rolls {roll}.", self.session.name(side))?;
        }
        Ok(())
    }

    fn throw_opening(&mut self, out: &mut dyn Write) -> Result<bool, Refusal> {
        let Some((white, black)) = self.session.dice.roll() else {
            return Ok(false);
        };
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
        if let Some(game) = &self.session.game {
            let names = BySide::from_fn(|side| self.session.name(side));
            let clockwise = self.session.look.clockwise;
            writeln!(out, "{}", board::text(&game.state, names, clockwise))?;
        }
        Ok(())
    }
}

fn is_on(game: &crate::session::Playing) -> bool {
    !matches!(
        game.state.decision(),
        Decision::NextGame | Decision::Nothing
    )
}

fn legal(state: &MatchState, roll: Roll) -> Vec<Play> {
    let mut list = PlayList::new();
    list.generate(state.board(), roll);
    list.plays().to_vec()
}
