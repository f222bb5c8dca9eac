//! Zadeh's match equities: every game is played between the points where either side passes.
//!
//! N. Zadeh, "On doubling in tournament backgammon", Management Science 23 (1977). What the article leaves
//! open (who redoubles at once, where the two corrections enter) is settled so that all values of gnubg 1.07
//! come out, for several sets of parameters (`testdata/gnubg/mets.json`).

/// What Zadeh's model depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ZadehParameters {
    /// Share of gammons among the wins of a player who has taken a double; in the Crawford game among
    /// those of the trailer.
    pub gammon_rate_leader: f64,
    /// Share of gammons among that player's losses.
    pub gammon_rate_trailer: f64,
    /// By how much the taker's later redouble comes later than at the perfect moment.
    pub delta: f64,
    /// The same for the first double of a game.
    pub delta_bar: f64,
}

impl Default for ZadehParameters {
    /// The values of gnubg's `zadeh.xml`.
    fn default() -> Self {
        Self {
            gammon_rate_leader: 0.25,
            gammon_rate_trailer: 0.15,
            delta: 0.08,
            delta_bar: 0.06,
        }
    }
}

/// Rows before the Crawford game up to `length` points, from the post-Crawford row of the trailer.
pub(super) fn rows(
    parameters: &ZadehParameters,
    post_crawford: &[f64],
    length: usize,
) -> Vec<Vec<f64>> {
    let mut table = Table {
        parameters: *parameters,
        rows: vec![vec![0.5; length]; length],
    };
    for trailer in 2..=length {
        let back = |points: usize| match trailer.checked_sub(points) {
            None | Some(0) => 1.0,
            Some(left) => post_crawford[left - 1],
        };
        let gammons = parameters.gammon_rate_leader;
        let chance = 0.5 * (gammons * back(2) + (1.0 - gammons) * back(1));
        table.set([trailer, 1], chance);
    }
    for away in 2..=length {
        for opponent in 2..=away {
            let chance = table.game([away, opponent]);
            table.set([away, opponent], chance);
        }
    }
    table.rows
}

/// The table as far as it is known, for points away `[own, opponent's]`.
struct Table {
    parameters: ZadehParameters,
    rows: Vec<Vec<f64>>,
}

impl Table {
    fn set(&mut self, [own, theirs]: [usize; 2], chance: f64) {
        self.rows[own - 1][theirs - 1] = chance;
        self.rows[theirs - 1][own - 1] = 1.0 - chance;
    }

    /// The chance after winning (then losing) this many points from a score.
    fn after(&self, score: [usize; 2], won: usize, lost: usize) -> f64 {
        match [score[0].saturating_sub(won), score[1].saturating_sub(lost)] {
            [0, _] => 1.0,
            [_, 0] => 0.0,
            [own, theirs] => self.rows[own - 1][theirs - 1],
        }
    }

    /// The chance at a score from those at all nearer ones.
    fn game(&self, score: [usize; 2]) -> f64 {
        let [own, theirs] = self.cash_points(score);
        let (won, lost) = (self.after(score, 1, 0), self.after(score, 0, 1));
        // A fair game runs until one side passes.
        ((theirs - 0.5) * won + (own - 0.5) * lost) / (own + theirs - 1.0)
    }

    /// The cash points of both players for the first double, each as that player's own winning chance.
    fn cash_points(&self, score: [usize; 2]) -> [f64; 2] {
        let mut cube = 1;
        while score.iter().all(|&away| away > 2 * cube) {
            cube *= 2;
        }
        let delta = self.parameters.delta;
        let mut points = [0, 1].map(|doubler| self.dead_cash_point(score, doubler, cube));
        while cube > 1 {
            cube /= 2;
            let dead = [0, 1].map(|doubler| self.dead_cash_point(score, doubler, cube));
            // The taker redoubles later and must get only as far as the own cash point.
            points = [
                1.0 - (points[1] + delta) * (1.0 - dead[0]),
                1.0 - (points[0] + delta) * (1.0 - dead[1]),
            ];
        }
        points.map(|point| point + self.parameters.delta_bar)
    }

    /// The winning chance of the doubler (0: the player of the first score) at which taking is no better
    /// than passing, if the cube is turned once more only by a taker who must: where the double would win
    /// the match for the doubler alone.
    fn dead_cash_point(&self, score: [usize; 2], doubler: usize, cube: usize) -> f64 {
        let seen = |won, lost| match doubler {
            0 => self.after(score, won, lost),
            _ => 1.0 - self.after(score, lost, won),
        };
        let wins_match = |player: usize| score[player] <= 2 * cube;
        let redoubled = wins_match(doubler) && !wins_match(1 - doubler);
        let points = if redoubled { 4 * cube } else { 2 * cube };
        let ZadehParameters {
            gammon_rate_leader: gammons_won,
            gammon_rate_trailer: gammons_lost,
            ..
        } = self.parameters;
        let won = gammons_won * seen(2 * points, 0) + (1.0 - gammons_won) * seen(points, 0);
        let lost = gammons_lost * seen(0, 2 * points) + (1.0 - gammons_lost) * seen(0, points);
        (seen(cube, 0) - lost) / (won - lost)
    }
}
