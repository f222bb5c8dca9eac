//! Relative links in documents point to something.

use std::path::Path;

use super::files::SourceFile;
use crate::root;

/// Lists every link that leads nowhere.
pub(super) fn check(documents: &[SourceFile]) -> Vec<String> {
    documents.iter().flat_map(of_document).collect()
}

fn of_document(document: &SourceFile) -> Vec<String> {
    let folder = document.path.parent().unwrap_or(Path::new(""));
    let mut problems = Vec::new();
    for (at, _) in document.text.match_indices("](") {
        let link = document.text[at + 2..]
            .split(')')
            .next()
            .unwrap_or_default();
        let target = link.split('#').next().unwrap_or_default();
        if target.is_empty() || target.contains("://") || target.contains(char::is_whitespace) {
            continue;
        }
        if !root().join(folder).join(target).exists() {
            let shown = document.path.display();
            problems.push(format!("{shown}: link to {target}, which does not exist"));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_files() {
        let document = |text: &str| SourceFile {
            path: "docs/a.md".into(),
            text: text.to_owned(),
        };
        let fine = "[a](../README.md#tour) [b](https://example.org) [c](#here)";
        assert!(of_document(&document(fine)).is_empty());
        assert_eq!(
            of_document(&document("[a](nowhere.md)")),
            ["docs/a.md: link to nowhere.md, which does not exist"]
        );
    }
}
