//! A shell beside gnubg's transcripts.

#![allow(dead_code, reason = "each test uses a part")]
#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

#[path = "../common/engines.rs"]
mod engines;

use barpoint_shell::{Flow, Shell};
use engines::engines;
use std::path::PathBuf;

/// A shell like the gnubg of the transcripts.
pub(crate) fn shell() -> Shell {
    let mut shell = Shell::new(engines(None), "root".to_owned());
    said(&mut shell, "set player 0 name gnubg");
    // gnubg's dice are random where no seed is set; these are the same each time.
    said(&mut shell, "set seed 1");
    shell
}

/// What a line says.
pub(crate) fn said(shell: &mut Shell, line: &str) -> String {
    let mut out = Vec::new();
    let flow = shell.line(line, &mut out).unwrap();
    assert_eq!(flow, Flow::Continue, "{line}");
    String::from_utf8(out).unwrap()
}

/// A section of a transcript: what is typed before, then each line with what gnubg answered.
pub(crate) struct Section {
    pub(crate) title: String,
    pub(crate) setup: Vec<String>,
    pub(crate) lines: Vec<(String, String)>,
}

/// The sections of a transcript; `None` where there is none.
pub(crate) fn sections(name: &str) -> Option<Vec<Section>> {
    let folder =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/reference/transcripts");
    let text = std::fs::read_to_string(folder.join(name)).ok()?;
    let mut sections: Vec<Section> = Vec::new();
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            sections.push(Section {
                title: title.to_owned(),
                setup: Vec::new(),
                lines: Vec::new(),
            });
        }
        let Some(section) = sections.last_mut() else {
            continue;
        };
        if let Some(setup) = line.strip_prefix("Setup (output omitted): ") {
            let typed = setup.split('`').skip(1).step_by(2);
            section.setup = typed.map(str::to_owned).collect();
        } else if let Some(typed) = line.strip_prefix("(gnubg) ") {
            section.lines.push((typed.to_owned(), String::new()));
        } else if let Some((_, answer)) = section.lines.last_mut() {
            answer.push_str(line);
            answer.push('\n');
        }
    }
    Some(sections)
}
