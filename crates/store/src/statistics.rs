//! How a player has played, over time and by kind of decision.

use barpoint_rules::Side;
use rusqlite::{Connection, params};

use crate::chunk::{Chunk, parts};
use crate::codes::Coded;
use crate::feature::{self, Feature, KINDS, PHASES, SCORES};
use crate::index::{self, Losses};
use crate::query::Condition;
use crate::scan::{SeatRow, Universe, id_of};
use crate::{
    DecisionKind, Library, MatchFilter, MatchId, Phase, PlayerStatistics, Rate, Score,
    SeatStatistics, StoreError,
};

impl Library {
    /// How the players that a filter means have played: its player where it names one, else both of every match.
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn statistics(&self, filter: &MatchFilter) -> Result<PlayerStatistics, StoreError> {
        // What is read belongs together, whatever other programs write.
        let transaction = self.connection.unchecked_transaction()?;
        let universe = Universe::read(&transaction, filter)?;
        let mut tallies = Tallies {
            seats: vec![Rate::default(); universe.seats.len()],
            first_open: 0,
            kinds: Box::default(),
            scores: Vec::new(),
        };
        let counts = Condition {
            any: vec![Feature::Counts.code()],
            is_wanted: true,
        };
        universe.scan(&transaction, &[counts], |chunk, places| {
            tallies.add(&transaction, &universe.seats, chunk, &places)
        })?;
        let mut matches = Vec::new();
        for (seat, rate) in universe.seats.iter().zip(&tallies.seats) {
            matches.push(seat_statistics(&transaction, seat, *rate)?);
        }
        // Those without a date come last.
        matches.sort_by_key(|seat| (seat.played.is_none(), seat.played));
        Ok(PlayerStatistics::new(
            matches,
            tallies.kinds,
            tallies.scores,
        ))
    }
}

/// Rates by kind and phase.
pub(crate) type ByKind = [[Rate; Phase::ALL.len()]; DecisionKind::ALL.len()];

struct Tallies {
    /// By seat, in the order of the universe.
    seats: Vec<Rate>,
    /// No seat before this one has decisions in this chunk or later.
    first_open: usize,
    kinds: Box<ByKind>,
    scores: Vec<(Score, Rate)>,
}

impl Tallies {
    fn add(
        &mut self,
        connection: &Connection,
        seats: &[SeatRow],
        chunk: usize,
        places: &Chunk,
    ) -> Result<(), StoreError> {
        let losses = Losses::read(connection, chunk)?;
        let rate = |places: &Chunk| rate_of(places, &losses);
        let group = |group| index::read_group(connection, chunk, feature::group(group));
        let phases = group(PHASES)?;
        for (kind, of_kind) in group(KINDS)? {
            let of_kind = of_kind.and(places);
            for (phase, of_phase) in &phases {
                let cell = usize::try_from(kind)
                    .ok()
                    .and_then(|kind| self.kinds.get_mut(kind));
                let cell = cell.zip(usize::try_from(*phase).ok());
                if let Some(cell) = cell.and_then(|(phases, phase)| phases.get_mut(phase)) {
                    cell.merge(&rate(&of_kind.clone().and(of_phase)));
                }
            }
        }
        for (code, at_score) in group(SCORES)? {
            if let Some(score) = feature::score_of(code) {
                self.add_score(score, &rate(&at_score.and(places)));
            }
        }
        let side = |side| index::read(connection, chunk, Feature::Side(side).code());
        let sides = [side(Side::White)?, side(Side::Black)?].map(|of_side| of_side.and(places));
        self.add_seats(seats, chunk, &sides, &losses);
        Ok(())
    }

    fn add_score(&mut self, score: Score, rate: &Rate) {
        if rate.decisions() == 0 {
            return;
        }
        match self.scores.iter_mut().find(|(known, _)| *known == score) {
            Some((_, sum)) => sum.merge(rate),
            None => self.scores.push((score, *rate)),
        }
    }

    fn add_seats(
        &mut self,
        seats: &[SeatRow],
        chunk: usize,
        [white, black]: &[Chunk; 2],
        losses: &Losses,
    ) {
        let first = id_of(chunk, 0);
        let is_over = |seat: &SeatRow| seat.first + seat.count <= first;
        while seats.get(self.first_open).is_some_and(is_over) {
            self.first_open += 1;
        }
        let open = seats.iter().zip(&mut self.seats).skip(self.first_open);
        for (seat, rate) in open.take_while(|(seat, _)| seat.first < id_of(chunk + 1, 0)) {
            let of_side = match seat.side {
                Side::White => white,
                Side::Black => black,
            };
            let here = parts(seat.first..seat.first + seat.count).find(|(part, _)| *part == chunk);
            if let Some((_, places)) = here {
                let mut of_match = Chunk::EMPTY;
                of_match.insert_all(places);
                rate.merge(&rate_of(&of_match.and(of_side), losses));
            }
        }
    }
}

/// The rate of decisions that all count. What an illegal play lost is not known; it counts as nothing.
fn rate_of(places: &Chunk, losses: &Losses) -> Rate {
    let mut rate = Rate::default();
    for place in places.places() {
        let loss = losses.at(place).unwrap_or_default();
        rate.add(barpoint_equity::Equity(loss));
    }
    rate
}

fn seat_statistics(
    connection: &Connection,
    seat: &SeatRow,
    rate: Rate,
) -> Result<SeatStatistics, StoreError> {
    let sql = "SELECT m.played, m.length, own.points, other.points, own.luck, other.luck, \
        COALESCE((SELECT name FROM player WHERE id = own.player), ''), \
        COALESCE((SELECT name FROM player WHERE id = other.player), '') \
        FROM matches m JOIN seat own ON own.match_id = m.id AND own.side = ?2 \
        JOIN seat other ON other.match_id = m.id AND other.side <> ?2 WHERE m.id = ?1";
    let mut query = connection.prepare_cached(sql)?;
    Ok(
        query.query_row(params![seat.match_id, seat.side.code()], |row| {
            let played: Option<String> = row.get(0)?;
            let luck = [row.get::<_, Option<f64>>(4)?, row.get(5)?];
            Ok(SeatStatistics {
                match_id: MatchId::new(seat.match_id),
                side: seat.side,
                played: played.and_then(|date| date.parse().ok()),
                length: row.get(1)?,
                points: row.get(2)?,
                opponent_points: row.get(3)?,
                luck: luck[0].zip(luck[1]).map(|(own, other)| own - other),
                player: row.get(6)?,
                opponent: row.get(7)?,
                rate,
            })
        })?,
    )
}
