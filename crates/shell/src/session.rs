//! Who plays, by which rules and with which dice, and the match that is on.

use std::path::PathBuf;

use barpoint_app::external::ExternalPlayer;
use barpoint_engine::{Edition, RolloutFindings, table};
use barpoint_record::MatchInfo;
use barpoint_rules::{BySide, Decision, MatchRules, MatchState, Side};

use crate::dice::Dice;
use crate::playing::Playing;
use crate::settings::Settings;
use crate::sound::Sound;

/// Who makes the decisions of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Control {
    /// Whoever types.
    Human,
    /// The program.
    Program,
    /// Another program, over a socket.
    External,
    /// BKG of 1977.
    Bkg(Edition),
}

impl Control {
    /// Whether the shell itself decides.
    pub(crate) const fn is_program(self) -> bool {
        matches!(self, Self::Program | Self::Bkg(_))
    }
}

/// Whether a person who may double is asked before the dice are rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum DoublingFlag {
    /// As gnubg does: the dice are not rolled by themselves.
    #[default]
    Ask,
    /// As BKG does with its flag set: the same, with an asterisk as the prompt.
    On,
    /// As BKG does otherwise: the dice are rolled at once.
    Off,
}

/// A player.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Seat {
    pub(crate) name: String,
    pub(crate) control: Control,
    pub(crate) doubling: DoublingFlag,
}

/// What is done without being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of gnubg's")]
pub(crate) struct Automatic {
    /// The next game begins when one is over.
    pub(crate) game: bool,
    /// A play without an alternative is made.
    pub(crate) play: bool,
    /// The dice are rolled where no double is possible.
    pub(crate) roll: bool,
    /// Checkers are borne off where nothing is to be decided.
    pub(crate) bearoff: bool,
}

/// How output looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) prompt: String,
    /// Whether player 1 moves clockwise.
    pub(crate) clockwise: bool,
    /// Whether the board is shown after each move of the program.
    pub(crate) program_boards: bool,
}

/// Everything that a shell remembers between two lines.
pub(crate) struct Session {
    pub(crate) seats: BySide<Seat>,
    /// What the players of new matches are called who were not named since.
    pub(crate) new_names: BySide<String>,
    pub(crate) named: BySide<bool>,
    /// The rules of new games.
    pub(crate) rules: MatchRules,
    /// The length of new matches for which none is given.
    pub(crate) length: u16,
    pub(crate) automatic: Automatic,
    pub(crate) look: Look,
    pub(crate) dice: Dice,
    pub(crate) settings: Settings,
    pub(crate) game: Option<Playing>,
    /// After how many games the session ends, if that was said.
    pub(crate) series: Option<u16>,
    /// The files of commands that are being read, one inside the other.
    pub(crate) loading: Vec<PathBuf>,
    /// Whether the dice that are typed are waited for.
    pub(crate) asks_dice: bool,
    /// Sounds that are not made yet.
    pub(crate) sounds: Vec<Sound>,
    /// The plays of a roll not yet made that were rolled out, which the next hint shows.
    pub(crate) rolled_out: Option<(MatchState, RolloutFindings)>,
    /// The line about which the tutor has asked.
    pub(crate) asked: Option<String>,
    /// Whether the tutor has been answered that the line is meant.
    pub(crate) sure: bool,
    /// The players over sockets.
    pub(crate) externals: BySide<Option<ExternalPlayer>>,
    /// What is known of the match that is on, or of the next.
    pub(crate) match_info: MatchInfo,
    pub(crate) ratings: BySide<Option<String>>,
}

impl Session {
    /// A shell just started: gnubg's settings, with the program as player 0.
    pub(crate) fn new(user: String) -> Self {
        let program = "barpoint".to_owned();
        Self {
            new_names: BySide::new(program.clone(), user.clone()),
            named: BySide::new(false, false),
            seats: BySide::new(
                Seat {
                    name: program,
                    control: Control::Program,
                    doubling: DoublingFlag::Ask,
                },
                Seat {
                    name: user,
                    control: Control::Human,
                    doubling: DoublingFlag::Ask,
                },
            ),
            rules: MatchRules::default(),
            length: 7,
            automatic: Automatic {
                game: true,
                play: false,
                roll: true,
                bearoff: false,
            },
            look: Look {
                prompt: "(\\p) ".to_owned(),
                clockwise: false,
                program_boards: true,
            },
            dice: Dice::new(),
            settings: Settings::default(),
            game: None,
            series: None,
            loading: Vec::new(),
            asks_dice: false,
            sounds: Vec::new(),
            rolled_out: None,
            asked: None,
            sure: false,
            externals: BySide::new(None, None),
            match_info: MatchInfo::default(),
            ratings: BySide::new(None, None),
        }
    }

    /// The players that a word means: 0, 1, a name, or `both`.
    pub(crate) fn players(&self, word: &str) -> Option<Vec<Side>> {
        let named = |side: &Side| self.seats[*side].name.eq_ignore_ascii_case(word);
        match word {
            "0" => Some(vec![Side::White]),
            "1" => Some(vec![Side::Black]),
            _ => Side::BOTH
                .into_iter()
                .find(named)
                .map(|side| vec![side])
                .or_else(|| {
                    "both"
                        .eq_ignore_ascii_case(word)
                        .then(|| Side::BOTH.to_vec())
                }),
        }
    }

    /// The player that a word means.
    pub(crate) fn player(&self, word: &str) -> Option<Side> {
        match self.players(word)?[..] {
            [side] => Some(side),
            _ => None,
        }
    }

    /// The program in the seat of a player, as strong as the settings say for this decision.
    pub(crate) fn program_at_table(&self, side: Side, decision: Decision) -> table::Seat {
        let settings = &self.settings.players[side];
        table::Seat::Program(Box::new(match decision {
            Decision::Turn(_) | Decision::AnswerDouble(_) => settings.cube_strength(),
            _ => settings.checker_strength(),
        }))
    }

    /// What a player is called.
    pub(crate) fn name(&self, side: Side) -> &str {
        &self.seats[side].name
    }
}
