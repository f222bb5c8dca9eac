//! Cube decisions from games of the static evaluator against itself.

use barpoint_engine::{CANDIDATES, DiceSource, Engine, Mersenne};
use barpoint_equity::{Crawford, CubeAccess, CubeContext, Scoring};
use barpoint_eval::{Class, CubeModel, CubeUse, Plan, SearchSettings, StaticPlayer};
use barpoint_rules::{Board, Variation};

use super::GoOn;

/// The stakes of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stake {
    /// Points, without Jacoby rule and beavers.
    Money,
    /// A match, before the Crawford game: both players need 2 to 11 points, all scores equally often.
    Match,
}

/// A cube decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubePosition {
    /// The board, seen by the player who may double.
    pub board: Board,
    /// The score, and the cube: centred at 1, or owned at 2.
    pub context: CubeContext,
    /// The kind of game.
    pub kind: Kind,
}

/// The kind of game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Both sides bear off.
    Bearoff,
    /// A race that has not come home.
    Race,
    /// Contact, by game plan.
    Contact(Plan),
}

impl Stake {
    fn scoring(self, dice: &mut Mersenne) -> Scoring {
        const FEWEST: u8 = 2;
        const SCORES: u32 = 10;
        match self {
            Self::Money => CubeContext::MONEY.scoring,
            Self::Match => {
                let mut away = || FEWEST + u8::try_from(dice.below(SCORES)).unwrap_or(0);
                Scoring::at_score(away(), away(), Crawford::Pre)
            }
        }
    }
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::Bearoff,
        Self::Race,
        Self::Contact(Plan::BothOut),
        Self::Contact(Plan::TheyHeld),
        Self::Contact(Plan::Held),
        Self::Contact(Plan::BothHeld),
        Self::Contact(Plan::Deep),
    ];

    /// Its title.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bearoff => "bearoff",
            Self::Race => "race",
            Self::Contact(Plan::BothOut) => "contact, both out",
            Self::Contact(Plan::TheyHeld) => "contact, opponent held",
            Self::Contact(Plan::Held) => "contact, held",
            Self::Contact(Plan::BothHeld) => "contact, both held",
            Self::Contact(Plan::Deep | Plan::Wild) => "contact, a side deep",
        }
    }

    /// The kind of a position; `None` where the game is over.
    #[must_use]
    pub fn of(board: &Board) -> Option<Self> {
        match Class::of(board) {
            Class::Over => None,
            Class::Bearoff => Some(Self::Bearoff),
            Class::Race => Some(Self::Race),
            Class::Contact => Some(Self::Contact(Plan::ordinary(board))),
        }
    }
}

/// Decisions where doubling is better or worse by more than this are too easy to test a theory.
const WIDEST: f32 = 0.25;

/// `of_each_kind` cube decisions of every kind, one from a game, every second game with an owned cube. Doubling
/// and not doubling are worth about the same there, judged without look-ahead. `go_on` is called before each game;
/// when it breaks, those found so far are returned.
#[must_use]
pub fn cube_positions(
    engine: &Engine,
    seed: u32,
    stake: Stake,
    of_each_kind: usize,
    go_on: GoOn<'_>,
) -> Vec<CubePosition> {
    /// Rare kinds are abandoned after this many games.
    const MOST_GAMES: usize = 1_000_000;
    let mut found: Vec<CubePosition> = Vec::new();
    let mut dice = Mersenne::new(seed);
    let wanted = Kind::ALL.len() * of_each_kind;
    for game in 0..MOST_GAMES {
        if found.len() == wanted || go_on().is_break() {
            break;
        }
        let (value, access) = match game % 2 {
            0 => (1, CubeAccess::Centred),
            _ => (2, CubeAccess::OnRoll),
        };
        let context = CubeContext {
            value,
            access,
            scoring: stake.scoring(&mut dice),
        };
        let full = |kind: Kind| {
            let same = found.iter().filter(|position| position.kind == kind);
            same.count() >= of_each_kind
        };
        let mut open = game_decisions(engine, &mut dice, context);
        open.retain(|position| !full(position.kind));
        if let Some(last) = open.len().checked_sub(1) {
            let most = u32::try_from(last + 1).unwrap_or(u32::MAX);
            let at = usize::try_from(dice.below(most)).unwrap_or(0);
            found.push(open[at.min(last)]);
        }
    }
    found
}

/// The close decisions of one cubeless game.
fn game_decisions(engine: &Engine, dice: &mut Mersenne, context: CubeContext) -> Vec<CubePosition> {
    let mut player = StaticPlayer::new(engine.search(), CubeUse::Cubeless, CANDIDATES);
    let settings =
        SearchSettings::new(0, CubeUse::Cubeful, CANDIDATES).with_model(CubeModel::Janowski);
    let mut board: Board = Variation::Standard.start();
    let mut found = Vec::new();
    while let Some(kind) = Kind::of(&board) {
        let decision = engine.search().cube_decision(&board, context, settings);
        let is_near = decision.is_some_and(|decision| {
            let equities = decision.equities;
            (equities.double().get() - equities.no_double.get()).abs() <= WIDEST
                && equities.double_take.get() > 0.0
        });
        if is_near {
            found.push(CubePosition {
                board,
                context,
                kind,
            });
        }
        let after = player.play(&board, dice.roll(), CubeContext::MONEY);
        board = after.swapped();
    }
    found
}
