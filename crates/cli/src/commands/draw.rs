//! `barpoint draw`: a picture of a position.

use std::io::Write;
use std::path::{Path, PathBuf};

use barpoint_app::pictures::{Picture, PictureForm, picture};
use barpoint_draw::{
    BoardView, Caption, CaptionLine, Captions, HomeSide, Mode, Orientation, Paper, PictureOptions,
    THEMES, Theme, UnknownCaptionError,
};
use barpoint_rules::{BySide, Side};
use clap::ValueEnum;

use crate::args::theme;
use crate::error::CliError;
use crate::position::PositionArgs;
use crate::streams;

/// Draw a position: SVG, PNG, PDF, EPS, PostScript or LaTeX
///
/// The picture shows checkers, cube and dice, with --captions also the players, the score and the pip counts, and with --play
/// a play of the roll as arrows.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    position: PositionArgs,
    /// File to write; `-` for standard output
    #[arg(short, long, value_name = "OUT", default_value = "-")]
    output: PathBuf,
    /// What to write, if the name of OUT does not say it: svg, png, pdf, eps, ps or tex [default: svg]
    #[arg(long, value_name = "FORM")]
    form: Option<PictureForm>,
    /// A play to show by arrows
    #[arg(long, value_name = "PLAY")]
    play: Option<String>,
    /// What stands above and below the board: names, score, pips, several separated by commas, or none [default: all with --names,
    /// else none]
    #[arg(long, value_name = "WHAT")]
    captions: Option<CaptionsArg>,
    /// The players' names
    #[arg(long, value_name = "WHITE,BLACK")]
    names: Option<String>,
    /// Colours [default: that of the settings]
    #[arg(long, value_name = "NAME", value_parser = theme)]
    theme: Option<&'static Theme>,
    /// Colours for a dark page
    #[arg(long)]
    dark: bool,
    /// Who sits at the bottom
    #[arg(long, value_enum, default_value_t = Seat::Black)]
    bottom: Seat,
    /// Who has the light checkers
    #[arg(long, value_enum, default_value_t = Seat::Black)]
    light: Seat,
    /// On which side the home board of the player at the bottom is
    #[arg(long, value_enum, default_value_t = Hand::Right)]
    home: Hand,
    /// Pixels for each unit of the board (about 1000 across), in PNG
    #[arg(long, value_name = "X", default_value_t = 2.0)]
    scale: f32,
    /// The sheet of PostScript: a4, letter, a4-landscape or letter-landscape
    #[arg(long, value_name = "SHEET", default_value = "a4")]
    paper: Paper,
}

/// What stands above and below the board.
#[derive(Clone, Debug, PartialEq, Eq)]
struct CaptionsArg(Vec<Caption>);

impl std::str::FromStr for CaptionsArg {
    type Err = UnknownCaptionError;

    fn from_str(text: &str) -> Result<Self, UnknownCaptionError> {
        if text == "none" {
            return Ok(Self(Vec::new()));
        }
        text.split(',')
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map(Self)
    }
}

/// A player.
#[derive(Clone, Copy, ValueEnum)]
enum Seat {
    White,
    Black,
}

impl From<Seat> for Side {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::White => Self::White,
            Seat::Black => Self::Black,
        }
    }
}

/// A side of the board.
#[derive(Clone, Copy, ValueEnum)]
enum Hand {
    Left,
    Right,
}

impl Args {
    /// What stands above and below the board.
    fn said(&self) -> Vec<Caption> {
        match (&self.captions, &self.names) {
            (Some(CaptionsArg(said)), _) => said.clone(),
            (None, Some(_)) => Caption::ALL.to_vec(),
            (None, None) => Vec::new(),
        }
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let is_streamed = streams::is_standard(&args.output);
    let named = PictureForm::of_file(&args.output).filter(|_| !is_streamed);
    let form = match (args.form.or(named), is_streamed) {
        (Some(form), _) => form,
        (None, true) => PictureForm::default(),
        (None, false) => {
            let path = args.output.display();
            let error = format!(
                "{path}: expected a name ending in .svg, .png, .pdf, .eps, .ps or .tex, or the form (--form)"
            );
            return Err(CliError::Input(error));
        }
    };
    let state = args.position.state()?;
    let play = args.play.as_deref().map(|text| state.parse_play(text));
    let play = play
        .transpose()
        .map_err(|error| CliError::Input(format!("--play: {error}")))?;
    let view = BoardView::of(&state, names(args.names.as_deref()));
    let said = args.said();
    let lines = CaptionLine::of(&view, &said);
    let options = PictureOptions {
        orientation: Orientation {
            bottom: args.bottom.into(),
            home: match args.home {
                Hand::Left => HomeSide::Left,
                Hand::Right => HomeSide::Right,
            },
            light: args.light.into(),
        },
        captions: if said.is_empty() {
            Captions::None
        } else {
            Captions::Lines(&lines)
        },
        play: play.as_ref(),
    };
    let mode = if args.dark { Mode::Dark } else { Mode::Light };
    let drawn = Picture {
        view: &view,
        palette: args.theme.unwrap_or(&THEMES[0]).palette(mode),
        options: &options,
        scale: args.scale,
        paper: args.paper,
    };
    let bytes = picture(&drawn, form).map_err(|error| CliError::Input(error.to_string()))?;
    streams::write(Path::new(&args.output), &bytes, out)
}

fn names(given: Option<&str>) -> BySide<String> {
    let given = given.unwrap_or_default();
    let (white, black) = given.split_once(',').unwrap_or((given, ""));
    BySide::new(white.trim().to_owned(), black.trim().to_owned())
}
