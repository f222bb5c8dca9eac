//! What can be said for a play, as data: interfaces choose the words.

/// A number counted after both plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Rolls of 36 that hit.
    Shots,
    /// Rolls of 36 that hit two checkers.
    DoubleShots,
    /// Checkers hit by the play.
    Hit,
    /// Rolls of 36 that do not enter.
    Dances,
    /// Rolls of 36 that the opponent's checker held best can play in full.
    Blockade,
    /// Points in the home board.
    HomePoints,
    /// Blots in the home board.
    HomeBlots,
    /// Checkers behind.
    Back,
    /// Checkers on the ace-point and the deuce-point.
    Deep,
    /// Checkers borne off.
    Off,
    /// Crossovers to go.
    Crossovers,
    /// Crossovers to bring every checker home and bear one off.
    ToSave,
    /// Empty points among the 4, 5 and 6.
    Gaps,
    /// Own rolls of 36 that bear off fewer checkers than they could.
    Misses,
}

/// What is said, with its figures: of the better play first.
#[derive(Clone, Debug, PartialEq)]
pub enum Statement {
    /// How much more the better play wins and loses, in parts of all games; backgammons are among the gammons.
    Chances {
        /// Games.
        wins: f32,
        /// Gammons won, where they count.
        gammons_won: Option<f32>,
        /// Gammons lost, where they count.
        gammons_lost: Option<f32>,
    },
    /// Loses fewer gammons, where nothing else counts any more.
    GammonsLost(f32),
    /// Wins more backgammons.
    BackgammonsWon(f32),
    /// Loses fewer backgammons.
    BackgammonsLost(f32),
    /// The value of the cube grows for who may turn it.
    Cube {
        /// The opponent owns it: it is worth less to them.
        theirs: bool,
    },
    /// A better count.
    Counts(Counted, [u8; 2]),
    /// The lead in the race after both plays, in pips.
    Race([i32; 2]),
    /// Effective pips, in hundredths.
    Effective([u32; 2]),
    /// A point made that the other play does not make, by its number.
    MadePoint(u8),
    /// A point that the other play breaks, by its number.
    KeptPoint(u8),
    /// Consecutive points made, more than before and than after the other play.
    MadePrime(u8),
    /// Consecutive points of which the other play breaks one.
    KeptPrime(u8),
    /// A checker hit, by the number of the point; the other play hits none.
    HitOn(u8),
    /// No roll of the opponent enters.
    ClosedOut {
        /// The play closed the last point, rather than keeping all of them.
        made: bool,
    },
    /// An anchor, by own numbers.
    Anchor {
        /// The point.
        point: u8,
        /// The play made it, rather than keeping it.
        made: bool,
        /// The anchor of the other play, which is less advanced, if it has one.
        other: Option<u8>,
    },
    /// Spare checkers that bear on a point.
    Builders {
        /// The point.
        point: u8,
        /// How many after both plays.
        counts: [u8; 2],
    },
    /// A checker on a point to be made.
    Slot(u8),
    /// Replies after which each play is the better one, in throws of 36, and by how much on average.
    Replies {
        /// After which the better play is.
        better: (u8, f32),
        /// After which the other is.
        other: (u8, f32),
    },
}
