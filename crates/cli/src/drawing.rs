//! Drawings as files, SVG or PNG by the extension.

use std::path::PathBuf;
use std::str::FromStr;

use crate::error::CliError;
use barpoint_app::files;

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
    pub(crate) fn save(&self, svg: &str) -> Result<(), CliError> {
        match self.kind {
            Kind::Svg => files::write_whole(&self.path, svg.as_bytes())?,
            Kind::Png => {
                let bytes = barpoint_draw::png(svg, SCALE).map_err(|error| CliError::File {
                    path: self.path.clone(),
                    reason: error.to_string(),
                })?;
                files::write_whole(&self.path, &bytes)?;
            }
        }
        Ok(())
    }
}

impl FromStr for DrawingFile {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let path = PathBuf::from(text);
        let extension = path.extension().map(std::ffi::OsStr::to_ascii_lowercase);
        let kind = match extension.as_ref().and_then(|e| e.to_str()) {
            Some("svg") => Kind::Svg,
            Some("png") => Kind::Png,
            _ => {
                return Err(format!(
                    "expected a name ending in .svg or .png, found {text:?}"
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
            file.save(svg).unwrap();
            assert!(std::fs::read(&path).unwrap().starts_with(begins), "{name}");
        }
        for name in ["a.pdf", "png", ""] {
            assert!(name.parse::<DrawingFile>().is_err(), "{name}");
        }
    }
}
