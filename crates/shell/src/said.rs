//! What is said of actions, results and the score.

use std::io::Write;

use barpoint_rules::{Action, MatchState, Side};

use crate::render::points;
use crate::shell::{Refusal, Shell};

impl Shell {
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
                if let Some((_, kind)) = before.resignation() {
                    writeln!(out, "{name} accepts and wins a {kind}.")?;
                }
            }
            Action::Resign { kind, .. } => writeln!(out, "{name} offers to resign a {kind}.")?,
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
        let (winner, kind) = (self.session.name(result.winner), result.kind);
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
        let over = u16::from(state.game_result().is_some());
        let games = match state.games_played() + over {
            1 => "1 game".to_owned(),
            games => format!("{games} games"),
        };
        let name = |side: Side| self.session.name(side);
        let kind = match (state.length(), state.rules().jacoby) {
            (0, true) => "money session, with Jacoby rule".to_owned(),
            (0, false) => "money session, without Jacoby rule".to_owned(),
            (length, _) => {
                let crawford = match state.crawford() {
                    barpoint_rules::Crawford::Now if over == 0 => ", Crawford game",
                    barpoint_rules::Crawford::Post if state.rules().crawford && length > 1 => {
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
}
