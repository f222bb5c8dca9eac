//! The files of a report as one to be saved.

use std::io::{Cursor, Write};

use zip::write::{SimpleFileOptions, ZipWriter};

use super::{ReportFile, ReportForm};

/// A report as one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackedReport {
    /// What it holds.
    pub bytes: Vec<u8>,
    /// The usual ending of its name.
    pub ending: &'static str,
    /// Its media type.
    pub media_type: &'static str,
}

/// The files of a report as one: a single file as it is, several in a ZIP archive. Same input, same bytes.
///
/// # Errors
/// If they cannot be packed.
pub fn packed(files: Vec<ReportFile>, form: ReportForm) -> std::io::Result<PackedReport> {
    let single = <[ReportFile; 1]>::try_from(files);
    let files = match single {
        Ok([file]) => {
            return Ok(PackedReport {
                bytes: file.bytes,
                ending: form.ending(),
                media_type: form.media_type(),
            });
        }
        Err(files) => files,
    };
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for file in &files {
        archive.start_file(file.name.as_str(), SimpleFileOptions::default())?;
        archive.write_all(&file.bytes)?;
    }
    Ok(PackedReport {
        bytes: archive.finish()?.into_inner(),
        ending: "zip",
        media_type: "application/zip",
    })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::sources::Unpacking;

    fn file(name: &str) -> ReportFile {
        ReportFile {
            name: name.to_owned(),
            bytes: name.as_bytes().to_vec(),
        }
    }

    #[test]
    fn one_page_is_a_page_and_several_are_an_archive() {
        let one = packed(vec![file("m.html")], ReportForm::GnubgHtml).unwrap();
        assert_eq!((one.ending, &one.bytes[..]), ("html", &b"m.html"[..]));
        let pages = vec![file("m.html"), file("m_002.html")];
        let two = packed(pages.clone(), ReportForm::GnubgHtml).unwrap();
        assert_eq!((two.ending, two.media_type), ("zip", "application/zip"));
        let unpacked = Unpacking::of(Path::new(""), &two.bytes).unwrap().unwrap();
        let names: Vec<_> = unpacked
            .map(|(path, bytes)| (path.display().to_string(), bytes.unwrap()))
            .collect();
        let expected = pages
            .iter()
            .map(|page| (page.name.clone(), page.bytes.clone()));
        assert_eq!(names, expected.collect::<Vec<_>>());
        assert_eq!(packed(pages, ReportForm::GnubgHtml).unwrap(), two);
    }
}
