//! `barpoint study export` and `barpoint study import`.

use std::io::Write;
use std::path::{Path, PathBuf};

use barpoint_app::files::{read, write_whole};
use barpoint_app::{EngineSettings, study};
use barpoint_engine::Engine;
use barpoint_rules::Variation;
use barpoint_store::Phase;
use barpoint_wire::{CardFile, CardForm, CardsImported, read_card_file};

use super::now;
use crate::args::engines;
use crate::commands::library::{LibraryArg, counted};
use crate::error::CliError;

/// Save cards to a file
///
/// The ending of its name says what it becomes: .json holds everything and is read back without loss, .apkg is a package for
/// Anki, .csv a table for spreadsheets.
#[derive(clap::Args)]
pub(super) struct ExportArgs {
    /// File to write
    file: PathBuf,
    /// Only the cards of this theme: opening, blitz, prime, holding, back-game, middle, race or bear-off
    #[arg(long, value_name = "THEME")]
    theme: Option<Phase>,
    #[command(flatten)]
    library: LibraryArg,
}

/// Add the cards of a file saved by barpoint (.json), or of an Anki package of such cards (.apkg)
///
/// A card that asks the same as one that is there is not added.
#[derive(clap::Args)]
pub(super) struct ImportArgs {
    /// File to read
    file: PathBuf,
    #[command(flatten)]
    library: LibraryArg,
}

/// The form that the name of a file asks for.
fn form(file: &Path) -> Result<CardForm, CliError> {
    let ending = file.extension().and_then(|ending| ending.to_str());
    let ending = ending.unwrap_or_default().to_ascii_lowercase();
    let form = CardForm::ALL
        .into_iter()
        .find(|form| form.ending() == ending);
    form.ok_or_else(|| {
        let file = file.display();
        CliError::Job(format!(
            "{file}: expected a name that ends in .json, .csv or .apkg"
        ))
    })
}

/// Runs `export`.
pub(super) fn export(args: &ExportArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let form = form(&args.file)?;
    let cards = study::kept_cards(&args.library.open()?, args.theme)?;
    let with_engine = |work: &dyn Fn(&Engine) -> Result<Vec<u8>, CliError>| {
        let engine = engines(EngineSettings::default()).of(Variation::Standard)?;
        work(&engine)
    };
    let bytes = match form {
        CardForm::Json => CardFile::of(&cards)?.bytes()?,
        CardForm::Csv => with_engine(&|engine| Ok(study::table(engine, &cards).into_bytes()))?,
        CardForm::Apkg => with_engine(&|engine| Ok(study::anki_package(engine, &cards, now())?))?,
    };
    write_whole(&args.file, &bytes)?;
    let written = counted(cards.len(), "card", "cards");
    Ok(writeln!(out, "Wrote {written} to {}", args.file.display())?)
}

/// Runs `import`.
pub(super) fn import(args: &ImportArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let bytes = read(&args.file)?;
    let found = read_card_file(&bytes, now())?;
    let added = args.library.open()?.add_cards(&found.cards)?;
    let CardsImported {
        added,
        known,
        others,
    } = CardsImported::of(&added, found.others);
    write!(out, "Added {}", counted(added, "card", "cards"))?;
    if known > 0 {
        write!(out, ", {known} there already")?;
    }
    if others > 0 {
        write!(out, ", {others} of others left out")?;
    }
    Ok(writeln!(out)?)
}
