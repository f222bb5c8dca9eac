//! Jumps of any number of games, grouped by where they start.

/// Equal parts of the winning chance.
pub const BUCKETS: usize = 20;

/// Where jumps start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// From one window, after having been in the other.
    Turned,
    /// The same where the position in the other window was a race.
    TurnedRace,
    /// The same where it was a contact position.
    TurnedContact,
    /// From either window, however it was reached.
    Windows,
    /// The same in races (bearoffs too).
    WindowsRace,
    /// The same in contact.
    WindowsContact,
    /// From one of the [`BUCKETS`].
    Bucket(u8),
}

impl Group {
    /// All groups but the buckets.
    pub const NAMED: [Self; 6] = [
        Self::Turned,
        Self::TurnedRace,
        Self::TurnedContact,
        Self::Windows,
        Self::WindowsRace,
        Self::WindowsContact,
    ];

    const COUNT: usize = Self::NAMED.len() + BUCKETS;

    fn index(self) -> usize {
        match self {
            Self::Bucket(bucket) => Self::NAMED.len() + usize::from(bucket),
            named => Self::NAMED
                .iter()
                .position(|&known| known == named)
                .unwrap_or(0),
        }
    }
}

/// Sums over games: of numbers of jumps, sizes and squares, and of their products game by game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Sums {
    jumps: f64,
    sizes: f64,
    squares: f64,
    /// Products within games: jumps by jumps, by sizes, by squares, sizes by sizes, squares by squares.
    products: [f64; 5],
}

/// Jumps of any number of games.
#[derive(Clone, Debug, PartialEq)]
pub struct JumpTally {
    games: u64,
    groups: Vec<Sums>,
}

/// Statistics of a group of jumps; standard errors treat the jumps of a game as dependent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct JumpFigures {
    /// How many jumps.
    pub jumps: u64,
    /// Their average size: the jump volatility.
    pub mean_size: f64,
    /// Its standard error.
    pub mean_size_std_err: f64,
    /// Their root mean square.
    pub deviation: f64,
    /// Its standard error.
    pub deviation_std_err: f64,
}

impl Default for JumpTally {
    fn default() -> Self {
        Self {
            games: 0,
            groups: vec![Sums::default(); Group::COUNT],
        }
    }
}

impl JumpTally {
    /// Adds the jumps of another tally.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        for (sums, more) in self.groups.iter_mut().zip(&other.groups) {
            sums.jumps += more.jumps;
            sums.sizes += more.sizes;
            sums.squares += more.squares;
            for (product, more) in sums.products.iter_mut().zip(more.products) {
                *product += more;
            }
        }
    }

    /// Games played.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Statistics of a group; `None` without jumps.
    #[must_use]
    pub fn figures(&self, group: Group) -> Option<JumpFigures> {
        let sums = self.groups[group.index()];
        if sums.jumps <= 0.0 {
            return None;
        }
        let [nn, ns, nq, ss, qq] = sums.products;
        // Variance of a ratio of sums over independent games.
        let std_err = |mean: f64, with: f64, own: f64| {
            let variance = own - 2.0 * mean * with + mean * mean * nn;
            variance.max(0.0).sqrt() / sums.jumps
        };
        let mean_size = sums.sizes / sums.jumps;
        let square = sums.squares / sums.jumps;
        let deviation = square.sqrt();
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a count"
        )]
        let jumps = sums.jumps as u64;
        Some(JumpFigures {
            jumps,
            mean_size,
            mean_size_std_err: std_err(mean_size, ns, ss),
            deviation,
            deviation_std_err: if deviation > 0.0 {
                std_err(square, nq, qq) / (2.0 * deviation)
            } else {
                0.0
            },
        })
    }

    /// One game's jumps.
    pub(super) fn of_game(jumps: &[(Vec<Group>, f64)]) -> Self {
        let mut tally = Self {
            games: 1,
            ..Self::default()
        };
        for (groups, size) in jumps {
            for group in groups {
                let sums = &mut tally.groups[group.index()];
                sums.jumps += 1.0;
                sums.sizes += size;
                sums.squares += size * size;
            }
        }
        for sums in &mut tally.groups {
            let (n, s, q) = (sums.jumps, sums.sizes, sums.squares);
            sums.products = [n * n, n * s, n * q, s * s, q * q];
        }
        tally
    }
}
