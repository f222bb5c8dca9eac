//! Decisions found in the library.

use barpoint_rules::Side;
use barpoint_store::{Found, Hit, MatchRow, Score};
use serde::Serialize;
use utoipa::ToSchema;

use super::LibraryRate;
use crate::{CrawfordName, CubeAccessName, MarkName, SideName};

/// What a search found.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LibrarySearch {
    /// How many decisions.
    pub total: u64,
    /// Those of them that count for the performance rating.
    pub counted: LibraryRate,
    /// The costliest of them.
    pub decisions: Vec<LibraryHit>,
}

/// A decision that was found. Position, score and cube are seen by the player who decided.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LibraryHit {
    /// Number of the match in the library.
    pub match_id: i64,
    /// Names of the players, White first.
    pub players: [String; 2],
    /// Event.
    pub event: Option<String>,
    /// Date of play: `2024-05-31`, `2024-05` or `2024`.
    pub date: Option<String>,
    /// Game, from 1.
    pub game: usize,
    /// Entry in the game, from 1.
    pub entry: usize,
    /// Who decided.
    pub player: SideName,
    /// `checker`, `no-double`, `double`, `take` or `pass`.
    pub kind: &'static str,
    /// `opening`, `blitz`, `prime`, `holding`, `back-game`, `middle`, `race` or `bear-off`.
    pub phase: &'static str,
    /// The roll; `null` of cube decisions.
    pub roll: Option<String>,
    /// What it lost, EMG in matches; `null` where it is not analysed or there was no choice.
    pub loss: Option<f32>,
    /// The luck of the roll, EMG in matches; `null` of cube decisions and where it is not known.
    pub luck: Option<f32>,
    /// Its mark.
    pub mark: Option<MarkName>,
    /// Points that the player and the opponent need; `null` in money play.
    pub away: Option<[u8; 2]>,
    /// Where the match stands in relation to its Crawford game; `null` in money play.
    pub crawford: Option<CrawfordName>,
    /// Value of the cube before the decision.
    pub cube: u32,
    /// Who may turn it; the player is the one on roll here.
    pub cube_access: CubeAccessName,
    /// Position ID.
    pub position: String,
    /// The player's checkers by the own point numbers: off, points 1 to 24, bar.
    pub own: [u8; 26],
    /// Those of the opponent, by the opponent's.
    pub theirs: [u8; 26],
}

impl LibrarySearch {
    /// What was found, with the match of every decision.
    #[must_use]
    pub fn new(found: &Found, matches: &[MatchRow]) -> Self {
        let hits = found.hits.iter().zip(matches);
        Self {
            total: found.total,
            counted: found.rate.into(),
            decisions: hits.map(|(hit, row)| LibraryHit::new(hit, row)).collect(),
        }
    }
}

impl LibraryHit {
    fn new(hit: &Hit, row: &MatchRow) -> Self {
        let decision = &hit.decision;
        let (away, crawford) = match decision.score {
            Score::Money => (None, None),
            Score::Match {
                away,
                opponent_away,
                crawford,
            } => (Some([away, opponent_away]), Some(crawford.into())),
        };
        Self {
            match_id: hit.match_id.get(),
            players: Side::BOTH.map(|side| row.players[side].clone()),
            event: row.event.clone(),
            date: row.played.map(|date| date.to_string()),
            game: decision.at.game + 1,
            entry: decision.at.entry + 1,
            player: decision.side.into(),
            kind: decision.kind.name(),
            phase: decision.phase.name(),
            roll: decision.roll.map(|roll| roll.to_string()),
            loss: decision.loss.map(barpoint_equity::Equity::get),
            luck: decision.luck.map(barpoint_equity::Equity::get),
            mark: decision.mark.map(Into::into),
            away,
            crawford,
            cube: decision.cube,
            cube_access: decision.access.into(),
            position: decision.board.to_string(),
            own: *decision.board.on_roll(),
            theirs: *decision.board.opponent(),
        }
    }
}
