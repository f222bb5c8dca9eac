//! What BKG of 1977 brought: itself as a player, a flag for doubling, and sessions of so many games.

use std::io::Write;
use std::sync::Arc;

use barpoint_app::berliner::text;
use barpoint_engine::{Edition, Engine, Strength, bkg_hint, table};
use barpoint_rules::{BySide, Decision, MatchState};

use crate::commands::Call;
use crate::session::{Control, DoublingFlag, Session};
use crate::shell::{Refusal, Shell};

/// The BKG that the next word names, if it does; the word then is read.
pub(crate) fn named(call: &mut Call<'_>) -> Option<Edition> {
    let edition = Edition::named(&call.words.clone().next()?)?;
    call.words.next();
    Some(edition)
}

impl Shell {
    /// The engine of the game that is on at the level of a BKG, and the strength; without one as [`Shell::engine`], at `usual`.
    pub(crate) fn engine_at(
        &self,
        edition: Option<Edition>,
        usual: Strength,
    ) -> Result<(Arc<Engine>, Strength), Refusal> {
        let Some(edition) = edition else {
            return Ok((self.engine()?, usual));
        };
        let game = self.session.game.as_ref();
        let rules = game.map_or(&self.session.rules, |game| game.state.rules());
        let strength = Strength::of_bkg(edition);
        let engine = self.engines.at(rules.variation, &strength);
        Ok((engine.map_err(Refusal::new)?, strength))
    }

    /// The players at a table, for a decision of either.
    pub(crate) fn at_table(&self, decision: Decision) -> Result<BySide<table::Seat>, Refusal> {
        let mut missing = None;
        let seats = BySide::from_fn(|side| match self.session.seats[side].control {
            Control::Human | Control::External => {
                Some(table::Seat::Human(self.session.seats[side].name.clone()))
            }
            Control::Program => Some(self.session.program_at_table(side, decision)),
            Control::Bkg(edition) => {
                let bkg = self
                    .engines
                    .bkg(edition)
                    .map_err(|error| missing = Some(error));
                bkg.ok().map(table::Seat::Bkg)
            }
        });
        match (seats.white, seats.black) {
            (Some(white), Some(black)) => Ok(BySide::new(white, black)),
            _ => Err(missing.map_or_else(|| Refusal::new("BKG cannot play here."), Refusal::new)),
        }
    }

    /// What BKG would do.
    pub(crate) fn bkg_hint(
        &mut self,
        edition: Edition,
        state: &MatchState,
        most: usize,
        out: &mut dyn Write,
    ) -> Result<(), Refusal> {
        let bkg = self.engines.bkg(edition).map_err(Refusal::new)?;
        let hint = bkg_hint(&bkg, state, &self.game()?.memory);
        write!(out, "{}", text(edition, &hint, most))?;
        Ok(())
    }

    /// Says so if the session was to have no more games than there were.
    pub(crate) fn series_is_over(
        &self,
        state: &MatchState,
        out: &mut dyn Write,
    ) -> Result<bool, Refusal> {
        let over = state.games_played() + u16::from(state.game_result().is_some());
        let Some(games) = self.session.series.filter(|&games| over >= games) else {
            return Ok(false);
        };
        let games = match games {
            1 => "1 game is".to_owned(),
            games => format!("{games} games are"),
        };
        writeln!(out, "The {games} over: `new game' plays another.")?;
        Ok(true)
    }
}

impl Session {
    /// Whether the dice of a player who is about to roll are rolled without asking.
    pub(crate) fn rolls_unasked(&self, state: &MatchState) -> bool {
        let side = state.on_roll();
        let may_gain = state.may_double() && !state.cube_is_dead_for(side);
        self.automatic.roll && (!may_gain || self.seats[side].doubling == DoublingFlag::Off)
    }
}
