//! What the paper leaves open: tables it does not print and weights it does not name. `docs/theory/bkg.md` tells how each
//! was chosen.

/// Values of our choice in the program of 1977.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenPoints {
    /// The "table of values" of points, by number: which point to make next, and what a man slotted there is worth.
    pub point_values: [f64; 25],
    /// `Slotted` in HP for each unit of the point's value ("commensurate with the value of the point").
    pub slot: f64,
    /// HP for each builder.
    pub builder: f64,
    /// `Getbackin` for one and two men, by closed points 0 to 6 ("heuristic table of values for each situation").
    pub get_back_in: [[f64; 7]; 2],
    /// What `Moment2` is divided by before it is a debit.
    pub moment_divisor: f64,
    /// What `Piploss` and the terms of BLOTDANGER are divided by: they count rolls.
    pub danger_divisor: f64,
    /// Half-turns by which the first man off must be expected before the other side's last, else there is "danger of
    /// gammon"; with a minus, by which it may be later.
    pub gammon_margin: i32,
    /// HP for each double that brings all men home and one off, when in danger of gammon in the running game.
    pub gammon_double: f64,
    /// Rolls that a man left, and a gap at home, are worth when bearing off beyond the tables.
    pub bear_off: BearOffWeights,
    /// Rolls that a chance of one to win a gammon outweighs when bearing off.
    pub gammon_chance: f64,
}

/// What parts plays that the estimate of rolls cannot part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BearOffWeights {
    /// For each man left.
    pub man: f64,
    /// For each home point without a man.
    pub gap: f64,
}

impl OpenPoints {
    /// The values in use.
    pub const CHOSEN: Self = Self {
        point_values: point_values(),
        slot: 0.5,
        builder: 4.0,
        get_back_in: GET_BACK_IN,
        moment_divisor: 15.0,
        danger_divisor: 36.0,
        gammon_margin: -8,
        gammon_double: 0.5,
        bear_off: BearOffWeights {
            man: 0.05,
            gap: 0.01,
        },
        gammon_chance: 4.0,
    };
}

impl OpenPoints {
    /// `Getbackin`: HP lost with these men on the bar against a board with this `Closeboard`; every two men beyond the
    /// second are as two more.
    #[must_use]
    pub fn get_back_in(&self, close_board: i32, men: u8) -> f64 {
        let closed = usize::try_from(close_board.clamp(0, 6)).unwrap_or(0);
        match men {
            0 => 0.0,
            1 => self.get_back_in[0][closed],
            _ => self.get_back_in[1][closed] * f64::from(men) / 2.0,
        }
    }
}

/// Four times the pips lost on average until one man, or two, have entered: a die that enters nobody is lost, four pips and
/// a twelfth. A closed board costs three times what five points do.
const GET_BACK_IN: [[f64; 7]; 2] = get_back_in();

const fn get_back_in() -> [[f64; 7]; 2] {
    const LOST: f64 = 4.0 * 49.0 / 12.0;
    let mut table = [[0.0; 7]; 2];
    let mut closed = 1;
    while closed < 6 {
        let blocked = closed as f64 / 6.0;
        let (none, one) = (blocked * blocked, 2.0 * blocked * (1.0 - blocked));
        table[0][closed] = 2.0 * LOST * none / (1.0 - none);
        table[1][closed] = (2.0 * LOST * none + one * (LOST + table[0][closed])) / (1.0 - none);
        closed += 1;
    }
    table[0][6] = 3.0 * table[0][5];
    table[1][6] = 3.0 * table[1][5];
    table
}

/// The five point first, then the four and bar points, as in the books of the time.
const fn point_values() -> [f64; 25] {
    let mut values = [0.0; 25];
    values[5] = 10.0;
    values[4] = 8.0;
    values[7] = 8.0;
    values[6] = 7.0;
    values[3] = 6.0;
    values[8] = 5.0;
    values[9] = 4.0;
    values[10] = 3.0;
    values[2] = 3.0;
    values[11] = 2.0;
    values[1] = 1.0;
    values
}
