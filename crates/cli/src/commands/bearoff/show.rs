//! `barpoint bearoff show`: what the databases say about a position.

use std::io::Write;

use barpoint_app::databases::{AllDatabases, Offer, Plan, farthest};
use barpoint_app::{EngineError, EngineSettings, size};
use barpoint_bearoff::{
    CubefulEquities, Form, Header, HomePosition, Kind, Moments, OneSided, OneSidedFile,
    OneSidedPlan, PIPS_PER_ROLL, Rolls, TwoSidedEquities,
};
use barpoint_draw::plot::rolls::{self, RollChances};
use barpoint_rules::{Board, CHECKERS, Roll, notation};
use barpoint_wire::{
    BearoffChances, BearoffReport, BearoffSide, CubePlaces, ExactBearoff, ExactCubeful,
};

use super::{OfferArgs, show_hyper};
use crate::args::{FormatArg, OutputFormat, engines};
use crate::drawing::DrawingFile;
use crate::error::{CliError, visible};
use crate::position::PositionArgs;

/// Show how many rolls both sides need, before the roll
///
/// Prints for both sides the chances of bearing off in exactly so many rolls, the mean, the effective
/// pip count (mean rolls x 49/6) and what of it is wasted; winning and gammon chances from the two
/// distributions; and exact equities where a two-sided database has the position. Home positions are
/// always known; for others build a database on more points.
///
/// Of Hypergammon (--hypergammon, or contact with at most three checkers a side) it prints winning and
/// gammon chances and exact equities at money play for every place of the cube.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    position: PositionArgs,
    #[command(flatten)]
    offer: OfferArgs,
    #[command(flatten)]
    format: FormatArg,
    /// Draw the distributions of both sides as SVG or PNG
    #[arg(long, value_name = "OUT.svg|OUT.png")]
    plot: Option<DrawingFile>,
}

/// What the tables are called that need no file.
const IN_MEMORY: &str = "table in memory";

/// Runs the command.
#[expect(
    clippy::too_many_lines,
    reason = "the lines of one answer in their order"
)]
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    if args.position.names_roll() {
        return Err(CliError::Input(
            "expected a position before the roll, found --roll; barpoint hint ID --roll ranks the plays"
                .to_owned(),
        ));
    }
    let state = args.position.state()?;
    let board = state.board();
    if let Some(checkers) = show_hyper::game(&state) {
        if args.plot.is_some() {
            return Err(CliError::Input(
                "--plot is for races, not for Hypergammon".to_owned(),
            ));
        }
        let found = show_hyper::find(&state, checkers)?;
        return match args.format.get() {
            OutputFormat::Text => show_hyper::print(out, &found),
            OutputFormat::Json => crate::commands::print_json(out, &found),
        };
    }
    if board.has_contact() {
        return Err(CliError::Job(
            "expected a race without contact, or at most three checkers a side (Hypergammon); \
             databases know no other"
                .to_owned(),
        ));
    }
    let engines = engines(EngineSettings::default());
    let open = || {
        let folder = engines.folders().data.as_deref();
        folder.map(AllDatabases::open).unwrap_or_default()
    };
    let home = engines.tables().one_sided();
    let settle = |offer: Option<Offer>| match offer {
        Some(offer) => engines.settle(offer, args.offer.policy()),
        None => Ok(false),
    };
    let look_up = |databases: &AllDatabases| -> Result<(Side, Side), CliError> {
        let side = |half: &[u8; 26]| Side::look_up(half, databases, &home);
        Ok((side(board.on_roll())?, side(board.opponent())?))
    };
    let mut databases = open();
    let mut sides = look_up(&databases);
    if matches!(sides, Err(CliError::Job(_))) && settle(Offer::one_sided(farthest(board)))? {
        databases = open();
        sides = look_up(&databases);
    }
    let sides = sides?;
    let small = engines.tables().two_sided().map_err(EngineError::from)?;
    let exact = |databases: &AllDatabases| {
        let found = databases.two_sided.iter().find_map(|(path, file)| {
            let name = path.file_name()?.to_string_lossy().into_owned();
            Some((name, file.board(board)?))
        });
        found.or_else(|| Some((IN_MEMORY.to_owned(), small.board(board)?)))
    };
    if exact(&databases).is_none() && farthest(board) <= 6 && settle(Offer::two_sided(board))? {
        databases = open();
    }
    let found = Found {
        board,
        roll: state.roll(),
        sides,
        exact: exact(&databases),
        refused: databases.refused.iter().map(ToString::to_string).collect(),
    };
    if let Some(file) = &args.plot {
        file.save(&found.drawing(), out)?;
        if file.is_standard() {
            return Ok(());
        }
    }
    match args.format.get() {
        OutputFormat::Text => print(out, &found),
        OutputFormat::Json => crate::commands::print_json(out, &found.report()),
    }
}

/// What the databases say.
struct Found<'a> {
    board: &'a Board,
    /// Of the ID: nothing here depends on it.
    roll: Option<Roll>,
    /// On roll first.
    sides: (Side, Side),
    /// With the name of the file.
    exact: Option<(String, TwoSidedEquities)>,
    refused: Vec<String>,
}

impl Found<'_> {
    fn drawing(&self) -> String {
        let (own, theirs) = &self.sides;
        let title = format!("Position {}", notation::position_id(self.board));
        rolls::draw(
            &title,
            &[own.chances("on roll"), theirs.chances("opponent")],
        )
    }

    fn report(&self) -> BearoffReport {
        let (own, theirs) = &self.sides;
        let chances = own.rolls.outcome(&theirs.rolls);
        BearoffReport {
            version: barpoint_wire::VERSION,
            position_id: notation::position_id(self.board),
            on_roll: own.report(),
            opponent: theirs.report(),
            from_distributions: BearoffChances {
                win: chances.win,
                win_gammon: chances.win_gammon,
                lose_gammon: chances.lose_gammon,
            },
            exact: self.exact.as_ref().map(|(file, equities)| ExactBearoff {
                file: file.clone(),
                win: equities.win(),
                cubeless_equity: equities.cubeless,
                cubeful: equities.cubeful.as_ref().map(cubeful_report),
            }),
            not_used: self.refused.clone(),
        }
    }
}

fn cubeful_report(equities: &CubefulEquities) -> ExactCubeful {
    let places = |equities: &CubefulEquities| CubePlaces {
        owned: equities.owned,
        centred: equities.centred,
        opponents: equities.opponents,
    };
    let action = |doubles| match doubles {
        false => "no_double",
        true if 2.0 * equities.opponents >= 1.0 => "cash",
        true => "double",
    };
    ExactCubeful {
        not_doubling: places(equities),
        best: places(&equities.decided()),
        centred_action: action(equities.doubles()),
        owned_action: action(equities.redoubles()),
    }
}

/// What one side needs.
struct Side {
    pips: u32,
    rolls: Rolls,
    moments: Moments,
    source: String,
}

impl Side {
    fn look_up(
        half: &[u8; 26],
        databases: &AllDatabases,
        home: &OneSided,
    ) -> Result<Self, CliError> {
        let counts = &half[1..];
        // Without gammons or distributions the table in memory may know more.
        let knows = |file: &OneSidedFile| {
            let Header { kind, numbering } = file.header();
            let left: u8 = counts.iter().sum();
            let enough = match kind {
                Kind::OneSided {
                    form: Form::Normal, ..
                }
                | Kind::TwoSided { .. } => false,
                Kind::OneSided { gammons, .. } => gammons || left < CHECKERS,
            };
            enough && numbering.index(counts).is_some()
        };
        let found = || {
            let (path, file) = databases.one_sided.iter().find(|(_, file)| knows(file))?;
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            Some((file.rolls(counts)?, name.into_owned()))
        };
        let table = || {
            let position = HomePosition::of_half(half)?;
            let rolls = home.distribution(position).into();
            Some((rolls, IN_MEMORY.to_owned()))
        };
        let (rolls, source) = table().or_else(found).ok_or_else(|| {
            let farthest = (0u8..).zip(half).filter(|(_, n)| **n > 0).map(|(p, _)| p);
            let farthest = farthest.max().unwrap_or(0);
            let help = OneSidedPlan::new(farthest).map_or_else(
                || "databases span 18 points at most".to_owned(),
                |plan| {
                    let cost = Plan::OneSided(plan).cost(1);
                    format!(
                        "barpoint bearoff build --one-sided --points {farthest}: {}, about {} s",
                        size(cost.file),
                        cost.time.as_secs().max(1)
                    )
                },
            );
            let refused = &databases.refused;
            let refused: String = refused
                .iter()
                .map(|line| format!("; not used: {line}"))
                .collect();
            CliError::Job(format!(
                "no database spans {farthest} points ({help}){refused}"
            ))
        })?;
        let pips = (0u32..).zip(half).map(|(p, &n)| p * u32::from(n)).sum();
        Ok(Self {
            pips,
            moments: Moments::of(&rolls.last),
            rolls,
            source,
        })
    }

    fn epc(&self) -> f32 {
        self.moments.mean * PIPS_PER_ROLL
    }

    #[expect(clippy::cast_precision_loss, reason = "pips are below 2^24")]
    fn wastage(&self) -> f32 {
        self.epc() - self.pips as f32
    }

    fn chances<'a>(&'a self, name: &'a str) -> RollChances<'a> {
        RollChances {
            name,
            chances: &self.rolls.last,
            mean: self.moments.mean,
            note: format!(
                "deviation {:.3}, {:.3} effective pips",
                self.moments.deviation,
                self.epc()
            ),
        }
    }

    /// The distribution of the first checker, while gammons are possible.
    fn first(&self) -> Option<[f32; 32]> {
        self.rolls.first.filter(|first| first[0] < 1.0)
    }

    fn report(&self) -> BearoffSide {
        let trimmed = |chances: &[f32]| {
            let len = chances.iter().rposition(|&p| p > 0.0).map_or(0, |i| i + 1);
            chances[..len].to_vec()
        };
        BearoffSide {
            pips: self.pips,
            mean_rolls: self.moments.mean,
            deviation: self.moments.deviation,
            effective_pips: self.epc(),
            wastage: self.wastage(),
            last_checker: trimmed(&self.rolls.last),
            first_checker: self.first().map(|first| trimmed(&first)),
            source: self.source.clone(),
        }
    }
}

#[expect(
    clippy::too_many_lines,
    reason = "the lines of one answer in their order"
)]
fn print(out: &mut dyn Write, found: &Found<'_>) -> Result<(), CliError> {
    let Found { board, sides, .. } = found;
    let (own, theirs) = sides;
    for refused in &found.refused {
        writeln!(out, "not used: {}", visible(refused))?;
    }
    let before = found.roll.map(|roll| format!(" before the roll {roll}"));
    let id = notation::position_id(board);
    writeln!(out, "position {id}{}\n", before.unwrap_or_default())?;
    writeln!(out, "rolls          on roll   opponent")?;
    distribution(out, &own.rolls.last, &theirs.rolls.last)?;
    let row = |out: &mut dyn Write, name: &str, value: &dyn Fn(&Side) -> f32| {
        writeln!(
            out,
            "{name:<12} {:>9.3} {:>10.3}",
            value(own),
            value(theirs)
        )
    };
    row(out, "mean rolls", &|side| side.moments.mean)?;
    row(out, "deviation", &|side| side.moments.deviation)?;
    row(out, "EPC", &Side::epc)?;
    writeln!(out, "{:<12} {:>9} {:>10}", "pips", own.pips, theirs.pips)?;
    row(out, "wastage", &Side::wastage)?;
    if own.first().is_some() || theirs.first().is_some() {
        let certain = |side: &Side| side.rolls.first.unwrap_or_default();
        writeln!(out, "\nrolls to the first checker off")?;
        distribution(out, &certain(own), &certain(theirs))?;
    }
    let chances = own.rolls.outcome(&theirs.rolls);
    writeln!(
        out,
        "\nfrom the two distributions ({}; {}):",
        own.source, theirs.source
    )?;
    writeln!(
        out,
        "  wins {:.2} %, gammons {:.2} %; loses gammons {:.2} %",
        100.0 * chances.win,
        100.0 * chances.win_gammon,
        100.0 * chances.lose_gammon
    )?;
    if let Some((name, equities)) = &found.exact {
        writeln!(out, "exactly ({name}):")?;
        let win = 100.0 * equities.win();
        writeln!(
            out,
            "  wins {win:.2} %, cubeless equity {:+.4}",
            equities.cubeless
        )?;
        if let Some(cubeful) = equities.cubeful {
            let best = cubeful.decided();
            let line = |(own, centred, theirs): (f32, f32, f32)| {
                format!("own cube {own:+.4}, centred {centred:+.4}, opponent's {theirs:+.4}")
            };
            let held = line((cubeful.owned, cubeful.centred, cubeful.opponents));
            writeln!(out, "  money, not doubling:     {held}")?;
            let best = line((best.owned, best.centred, best.opponents));
            writeln!(out, "  money, best cube action: {best}")?;
            let action = |doubles, action: &'static str, none: &'static str| match doubles {
                false => none,
                true if 2.0 * cubeful.opponents >= 1.0 => "cash",
                true => action,
            };
            let double = action(cubeful.doubles(), "double, take", "no double");
            let redouble = action(cubeful.redoubles(), "redouble, take", "no redouble");
            writeln!(out, "  {double}; {redouble}")?;
        }
    }
    Ok(())
}

fn distribution(out: &mut dyn Write, own: &[f32], theirs: &[f32]) -> Result<(), CliError> {
    for (rolls, (&own, &theirs)) in own.iter().zip(theirs).enumerate() {
        if own > 0.0 || theirs > 0.0 {
            let percent = |p: f32| match p {
                0.0 => String::new(),
                p => format!("{:.3}", 100.0 * p),
            };
            let (own, theirs) = (percent(own), percent(theirs));
            writeln!(out, "{rolls:<12} {own:>9} {theirs:>10}")?;
        }
    }
    Ok(())
}
