//! What of a match appears in a report, as options.

use barpoint_app::matches::{MarksShown, Scope, Selection, entry_of_move};
use barpoint_engine::MatchRecord;
use barpoint_rules::Side;
use clap::ValueEnum;

use crate::args::number::whole;
use crate::error::CliError;

/// What appears. Without these options everything does.
#[derive(clap::Args, Clone, Debug, PartialEq)]
#[command(next_help_heading = "What appears (in all forms but html)")]
pub(super) struct SelectArgs {
    /// Only this game
    #[arg(long, value_name = "N", value_parser = whole::<usize>(1..=u64::MAX, "the number of a game"))]
    game: Option<usize>,
    /// Only this move or cube action of the game, with its position
    #[arg(long = "move", value_name = "N", requires = "game", value_parser = whole::<usize>(1..=u64::MAX, "the number of a move"))]
    number: Option<usize>,
    /// Analyses of one player's decisions only: white (named first in the file), black, or a name
    #[arg(long, value_name = "WHO")]
    player: Option<String>,
    /// Boards and analyses of errors only; every move is still told
    #[arg(long)]
    errors: bool,
    /// A board at every so many moves; 0 for none [default: 1; 0 with --errors]
    #[arg(long, value_name = "N", value_parser = whole::<usize>(0..=u64::MAX, "moves"))]
    boards: Option<usize>,
    /// Most candidates of a checker play; the one played comes on top [default: 5]
    #[arg(long, value_name = "N", value_parser = whole::<usize>(0..=u64::MAX, "candidates"))]
    candidates: Option<usize>,
    /// Checker plays by their mark [default: all]
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_enum)]
    plays: Option<Vec<PlayChoice>>,
    /// Cube decisions by their mark and kind; what one word chooses appears [default: all]
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_enum)]
    cubes: Option<Vec<CubeChoice>>,
    /// Tell how evaluations were made
    #[arg(long)]
    settings: bool,
    /// Leave these out
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_enum)]
    without: Vec<Part>,
}

/// Checker plays that are chosen together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum PlayChoice {
    Unmarked,
    Doubtful,
    Bad,
    VeryBad,
    /// None at all
    None,
}

/// Cube decisions that are chosen together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum CubeChoice {
    Unmarked,
    Doubtful,
    Bad,
    VeryBad,
    /// Doubles made, and their answers
    Actual,
    /// Doubles missed
    Missed,
    Close,
    /// None at all
    None,
}

/// What can be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Part {
    Comments,
    /// Analyses, marks and luck
    Analysis,
    Statistics,
    /// Where and when the match was played
    Info,
    /// Chances of winning and of gammons
    Chances,
    /// How rollouts were made
    Rollouts,
}

impl SelectArgs {
    /// Whether anything is chosen.
    pub(super) fn is_used(&self) -> bool {
        *self
            != Self {
                game: None,
                number: None,
                player: None,
                errors: false,
                boards: None,
                candidates: None,
                plays: None,
                cubes: None,
                settings: false,
                without: Vec::new(),
            }
    }

    /// What is chosen of a match.
    pub(super) fn of(&self, record: &MatchRecord) -> Result<Selection, CliError> {
        let mut selection = if self.errors {
            Selection::ERRORS
        } else {
            Selection::GNUBG
        };
        selection.scope = self.scope(record)?;
        selection.player = self.side(record)?;
        if let Some(moves) = self.boards {
            selection.board_every = moves;
        }
        if let Some(most) = self.candidates {
            selection.plays.most = most;
        }
        if let Some(chosen) = &self.plays {
            selection.plays.marks = MarksShown {
                unmarked: chosen.contains(&PlayChoice::Unmarked),
                doubtful: chosen.contains(&PlayChoice::Doubtful),
                bad: chosen.contains(&PlayChoice::Bad),
                very_bad: chosen.contains(&PlayChoice::VeryBad),
            };
        }
        if let Some(chosen) = &self.cubes {
            let cubes = &mut selection.cubes;
            cubes.marks = MarksShown {
                unmarked: chosen.contains(&CubeChoice::Unmarked),
                doubtful: chosen.contains(&CubeChoice::Doubtful),
                bad: chosen.contains(&CubeChoice::Bad),
                very_bad: chosen.contains(&CubeChoice::VeryBad),
            };
            cubes.actual = chosen.contains(&CubeChoice::Actual);
            cubes.missed = chosen.contains(&CubeChoice::Missed);
            cubes.close = chosen.contains(&CubeChoice::Close);
        }
        let shows = |part: Part| !self.without.contains(&part);
        selection.comments = shows(Part::Comments);
        selection.analysis = shows(Part::Analysis);
        selection.statistics = shows(Part::Statistics);
        selection.match_info = shows(Part::Info);
        let (plays, cubes) = (&mut selection.plays, &mut selection.cubes);
        plays.probabilities = shows(Part::Chances);
        cubes.probabilities = shows(Part::Chances);
        plays.rollout_settings = shows(Part::Rollouts);
        cubes.rollout_settings = shows(Part::Rollouts);
        plays.evaluation_settings = self.settings;
        cubes.evaluation_settings = self.settings;
        Ok(selection)
    }

    /// What is chosen of several matches in one file.
    pub(super) fn of_all<'a>(
        &self,
        records: impl Iterator<Item = &'a MatchRecord>,
    ) -> Result<Selection, CliError> {
        if self.game.is_some() {
            let error = "--game: expected one match, found several";
            return Err(CliError::Input(error.to_owned()));
        }
        let mut chosen = None;
        for record in records {
            let of = self.of(record)?;
            if chosen.is_some_and(|chosen| chosen != of) {
                let error = "--player: expected a player on the same side of all matches,                     or a folder to write one file for each";
                return Err(CliError::Input(error.to_owned()));
            }
            chosen = Some(of);
        }
        Ok(chosen.unwrap_or_default())
    }

    fn scope(&self, record: &MatchRecord) -> Result<Scope, CliError> {
        let Some(game) = self.game else {
            return Ok(Scope::Match);
        };
        let games = record.games.len();
        if game > games {
            let error = format!("--game {game}: expected a game from 1 to {games}");
            return Err(CliError::Input(error));
        }
        let Some(number) = self.number else {
            return Ok(Scope::Game(game - 1));
        };
        let at = entry_of_move(record, game - 1, number);
        let at = at.ok_or_else(|| {
            CliError::Input(format!(
                "--move {number}: game {game} has no move with this number"
            ))
        })?;
        Ok(Scope::Position(at))
    }

    fn side(&self, record: &MatchRecord) -> Result<Option<Side>, CliError> {
        let Some(who) = &self.player else {
            return Ok(None);
        };
        let is = |side: &Side| {
            let colour = match side {
                Side::White => "white",
                Side::Black => "black",
            };
            let name = record.players[*side].name.trim().to_lowercase();
            let who = who.trim().to_lowercase();
            who == colour || who == name
        };
        let found: Vec<Side> = Side::BOTH.into_iter().filter(is).collect();
        let [side] = found[..] else {
            let [white, black] = Side::BOTH.map(|side| &record.players[side].name);
            return Err(CliError::Input(format!(
                "--player {who:?}: expected white, black, {white:?} or {black:?}"
            )));
        };
        Ok(Some(side))
    }
}
