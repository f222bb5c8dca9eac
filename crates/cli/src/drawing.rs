//! Drawings as files, SVG or PNG by the extension.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use barpoint_app::files;

use crate::error::CliError;
use crate::streams;

/// The output file of a drawing.
#[derive(Clone, Debug)]
pub(crate) struct DrawingFile {
    path: PathBuf,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Svg,
    Png,
}

/// Pixels for each unit of a drawing.
const SCALE: f32 = 2.0;

impl DrawingFile {
    /// Writes an SVG drawing in the format of the extension.
    pub(crate) fn save(&self, svg: &str, out: &mut dyn Write) -> Result<(), CliError> {
        match self.kind {
            Kind::Svg => streams::write(&self.path, svg.as_bytes(), out),
            Kind::Png => {
                let bytes = barpoint_draw::png(svg, SCALE).map_err(|error| CliError::File {
                    path: self.path.clone(),
                    reason: error.to_string(),
                })?;
                streams::write(&self.path, &bytes, out)
            }
        }
    }

    /// Refuses what could not be written, before the work whose result it draws, and a file that the work needs.
    pub(crate) fn check(&self, needed: Option<&Path>) -> Result<(), CliError> {
        if self.is_standard() {
            return Ok(());
        }
        if needed.is_some_and(|needed| needed == self.path || files::is_same(needed, &self.path)) {
            return Err(CliError::File {
                path: self.path.clone(),
                reason: "expected another file for the drawing: this one holds the trials".into(),
            });
        }
        Ok(files::check_writable(&self.path)?)
    }

    /// Whether it goes to standard output, where no text may stand beside it.
    pub(crate) fn is_standard(&self) -> bool {
        streams::is_standard(&self.path)
    }
}

impl FromStr for DrawingFile {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let path = PathBuf::from(text);
        let extension = path.extension().map(std::ffi::OsStr::to_ascii_lowercase);
        let kind = match extension.as_ref().and_then(|e| e.to_str()) {
            _ if streams::is_standard(Path::new(text)) => Kind::Svg,
            Some("svg") => Kind::Svg,
            Some("png") => Kind::Png,
            _ => {
                return Err(format!(
                    "expected a name ending in .svg or .png, or - for SVG on standard output, found {text:?}"
                ));
            }
        };
        Ok(Self { path, kind })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_says_what_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>";
        for (name, begins) in [("a.svg", &b"<svg "[..]), ("b.PNG", b"\x89PNG\r\n")] {
            let path = folder.path().join(name);
            let file: DrawingFile = path.to_str().unwrap().parse().unwrap();
            file.save(svg, &mut Vec::new()).unwrap();
            assert!(std::fs::read(&path).unwrap().starts_with(begins), "{name}");
        }
        for name in ["a.pdf", "png", ""] {
            assert!(name.parse::<DrawingFile>().is_err(), "{name}");
        }
        assert!("-".parse::<DrawingFile>().unwrap().is_standard());
    }
}
