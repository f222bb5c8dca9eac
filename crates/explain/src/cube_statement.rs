//! What can be said of a cube decision, as data: interfaces choose the words. Winning chances and rates are parts of 1,
//! equities in units of the present cube.

/// What is said, with its figures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CubeStatement {
    /// The proper action.
    Verdict(Call),
    /// Doubling and not doubling are too close to call; the answer may be clear all the same.
    Close,
    /// Of the doubling window.
    Window(WindowSaid),
    /// Of the next two rolls.
    Market(MarketSaid),
    /// Of taking and passing.
    Answer(AnswerSaid),
    /// How far winning chances move until the next decision.
    Moves {
        /// Compared with the average, where that speaks for the proper action.
        unusual: Option<Unusual>,
        /// How far.
        local: f32,
        /// How far in such positions.
        average: f32,
    },
    /// The chances.
    Chances {
        /// Games won.
        wins: f32,
        /// The part of them that are gammons.
        of_wins: f32,
        /// The part of the losses that are gammons.
        of_losses: f32,
    },
}

/// Volatility that is not as usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unusual {
    /// Higher.
    Volatile,
    /// Lower.
    Quiet,
}

/// The proper action, with what errors would cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Call {
    /// A double and a take.
    DoubleTake {
        /// The player owns the cube.
        redouble: bool,
        /// How much doubling gains.
        gain: f32,
        /// How much passing would cost the opponent.
        pass: f32,
    },
    /// A double and a pass.
    DoublePass {
        /// The player owns the cube.
        redouble: bool,
        /// How much doubling gains.
        gain: f32,
        /// How much taking would cost the opponent.
        take: f32,
    },
    /// No double.
    NoDouble {
        /// The player owns the cube.
        redouble: bool,
        /// How much doubling would cost.
        cost: f32,
    },
    /// Too good to double.
    TooGood {
        /// What playing on is worth.
        worth: f32,
        /// What doubling is worth: 1 if the opponent passes.
        double: f32,
        /// The part of the wins that are gammons.
        gammons: f32,
    },
}

/// Where the winning chance lies in the doubling window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum WindowSaid {
    /// The winning chance is in the doubling window.
    InWindow {
        /// The chance.
        wins: f32,
        /// Where the window opens and closes.
        window: [f32; 2],
    },
    /// The winning chance has not reached the doubling window.
    BelowWindow {
        /// The chance.
        wins: f32,
        /// Where the window opens.
        opens: f32,
    },
    /// The cube is dead after a take.
    DeadCube {
        /// The winning chance.
        wins: f32,
        /// From which on doubling is right.
        opens: f32,
    },
    /// A double would be redoubled at once, which risks nothing.
    Redoubled,
    /// A double risks nothing: the game lost loses the match anyway.
    Free,
    /// Gammons do not count before the cube is turned.
    Jacoby {
        /// The part of the wins that are gammons.
        gammons: f32,
    },
}

/// What the next two rolls do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MarketSaid {
    /// What doubling now gains and costs in the next two rolls.
    Swing {
        /// How many of the 1,296 sequences lose the market.
        losers: u16,
        /// The mean gain after them.
        gain: f32,
        /// After how many a double is regretted.
        regrets: u16,
        /// The mean loss after them.
        loss: f32,
    },
    /// No sequence of two rolls loses the market.
    NoLosers,
    /// How many of the 1,296 sequences lose the market.
    Losers(u16),
    /// After how many of the 1,296 sequences the opponent would no longer have to pass.
    Returns(u16),
}

/// Why the opponent takes or passes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum AnswerSaid {
    /// A take even if the cube is dead.
    TakeDead {
        /// The opponent's winning chance.
        theirs: f32,
        /// What they need.
        dead: f32,
    },
    /// A take because the opponent will own the cube.
    TakeLive {
        /// The opponent's winning chance.
        theirs: f32,
        /// What they need with a dead cube.
        dead: f32,
        /// What they need with a live one.
        live: f32,
    },
    /// A take because the opponent redoubles at once, for nothing.
    TakeRedouble {
        /// The opponent's winning chance.
        theirs: f32,
        /// What they need.
        needs: f32,
    },
    /// A pass.
    Pass {
        /// The opponent's winning chance.
        theirs: f32,
        /// What they need.
        needs: f32,
        /// Whether that is with a live cube.
        live: bool,
    },
    /// Without gammons the opponent would take.
    Gammons {
        /// What the opponent needs.
        needs: f32,
        /// What they would need without gammons.
        without: f32,
    },
    /// The score moves the take point.
    Score {
        /// What the opponent needs with a dead cube.
        dead: f32,
        /// The same at money play.
        money: f32,
    },
    /// What the opponent needs to take.
    Take {
        /// The opponent's winning chance.
        theirs: f32,
        /// What they need with a dead cube.
        dead: f32,
        /// What they need otherwise.
        alive: Option<Alive>,
    },
}

/// What the opponent needs to take when the cube is not dead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Alive {
    /// The cube stays live.
    Live(f32),
    /// They redouble at once, for nothing.
    Redoubled(f32),
}

impl CubeStatement {
    /// Whether it is the verdict, or a reason for it, rather than a figure beside it.
    #[must_use]
    pub const fn is_reason(&self) -> bool {
        !matches!(
            self,
            Self::Chances { .. }
                | Self::Answer(AnswerSaid::Take { .. })
                | Self::Market(MarketSaid::Losers(_) | MarketSaid::Returns(_))
                | Self::Moves { unusual: None, .. }
        )
    }
}
