//! A report made and written.

use std::io::Write;
use std::path::{Path, PathBuf};

use barpoint_app::files;
use barpoint_app::matches::{
    Inputs, MatchError, ReportError, ReportFile, ReportForm, ReportMatch, ReportSettings, Scheme,
    StyleSheet, gnubg_css, report,
};
use barpoint_draw::THEMES;

use super::SchemeName;
use super::call::{Call, Shown};
use crate::error::CliError;
use crate::{matches, streams};

impl Call<'_> {
    /// Writes matches to a file and says where; nothing is written if one of the files is a source.
    pub(super) fn write(
        &self,
        shown: &[&Shown],
        inputs: &Inputs,
        target: &Path,
    ) -> Result<String, CliError> {
        let files = self.made(shown, &target.to_string_lossy())?;
        let css = gnubg_css();
        let mut all: Vec<(PathBuf, &[u8])> = Vec::new();
        for file in &files {
            all.push((PathBuf::from(&file.name), &file.bytes));
        }
        if let (ReportForm::GnubgHtml, StyleSheet::File(name)) = (self.form, self.style()) {
            let sheet = target.with_file_name(name);
            if all.iter().any(|(page, _)| *page == sheet) {
                let error = format!("--style {name}: this is the name of a page");
                return Err(CliError::Input(error));
            }
            all.push((sheet, css.as_bytes()));
        }
        for (path, _) in &all {
            inputs.check_apart(path).map_err(MatchError::from)?;
        }
        for (path, bytes) in &all {
            files::write_whole(path, bytes)?;
        }
        Ok(match &files[..] {
            [first, .., last] => format!("{} to {}", first.name, last.name),
            _ => target.display().to_string(),
        })
    }

    /// Writes matches to standard output.
    pub(super) fn print(&self, shown: &[&Shown], out: &mut dyn Write) -> Result<(), CliError> {
        let name = format!("match.{}", self.form.ending());
        let made = self.made(shown, &name)?;
        let [file] = &made[..] else {
            let error = "the match has several games, each a page of its own: name a file with -o, or a game with --game";
            return Err(CliError::Input(error.to_owned()));
        };
        streams::write(Path::new(streams::STANDARD), &file.bytes, out)
    }

    fn style(&self) -> StyleSheet<'_> {
        match self.args.style.as_deref() {
            None | Some("head") => StyleSheet::Head,
            Some("inline") => StyleSheet::Inline,
            Some(file) => StyleSheet::File(file),
        }
    }

    fn made(&self, shown: &[&Shown], name: &str) -> Result<Vec<ReportFile>, CliError> {
        let selection = match shown {
            [one] => self.args.select.of(&one.record)?,
            several => self
                .args
                .select
                .of_all(several.iter().map(|one| &one.record))?,
        };
        let settings = ReportSettings {
            met: self.args.met.as_deref(),
            usual: &self.usual,
            marks: &self.args.analysis.marks.thresholds(),
            form: self.form,
            selection: &selection,
            scheme: match self.args.scheme {
                None => Scheme::System,
                Some(SchemeName::Light) => Scheme::Light,
                Some(SchemeName::Dark) => Scheme::Dark,
            },
            paper: self.args.paper.unwrap_or_default(),
            theme: self.args.theme.unwrap_or(&THEMES[0]),
            style: self.style(),
            language: self.args.language(),
        };
        let told: Vec<ReportMatch<'_>> = shown
            .iter()
            .map(|one| ReportMatch {
                record: &one.record,
                analysis: one.analysis.as_deref(),
            })
            .collect();
        report(&told, name, &settings).map_err(|error| match error {
            ReportError::Met { index, source } => matches::with_advice(MatchError::Met {
                path: shown[index].name.path.clone(),
                source,
            }),
            error @ ReportError::TooMany { .. } => {
                CliError::Input(format!("{error}: name an existing folder with -o"))
            }
            error => CliError::Job(error.to_string()),
        })
    }
}
