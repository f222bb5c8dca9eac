//! SGF syntax: trees of nodes of properties, read without knowing what they mean.

use std::iter::Peekable;
use std::str::Chars;

use super::NAME;
use crate::{ImportError, Warning, WarningKind};

/// The main line of one game tree.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
}

/// One node.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Node {
    /// Line of its `;`.
    pub(super) line: u32,
    pub(super) properties: Vec<Property>,
}

/// One property; values as they stand in the file, escapes included.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Property {
    pub(super) key: String,
    pub(super) values: Vec<String>,
}

impl Property {
    /// The first value, escapes included.
    pub(super) fn first(&self) -> &str {
        self.values.first().map_or("", String::as_str)
    }
}

/// What a file holds.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Collection {
    pub(super) trees: Vec<Tree>,
    pub(super) warnings: Vec<Warning>,
    /// If the file ends within a property, whose node is left out: what is wrong there.
    pub(super) cut: Option<ImportError>,
}

/// Reads all game trees of a collection; variations after the first are passed over with a warning.
pub(super) fn parse(text: &str) -> Result<Collection, ImportError> {
    let mut parser = Parser {
        chars: text.chars().peekable(),
        line: 1,
        warnings: Vec::new(),
        cut: None,
    };
    let mut trees = Vec::new();
    while parser.skip_to_tree() {
        trees.push(parser.tree()?);
    }
    if trees.is_empty() {
        return Err(ImportError::expected(
            NAME,
            1,
            "a game tree beginning with \"(;\"",
            text.trim_start(),
        ));
    }
    if parser.cut.is_some() {
        trees.retain(|tree| !tree.nodes.is_empty());
    }
    Ok(Collection {
        trees,
        warnings: parser.warnings,
        cut: parser.cut,
    })
}

struct Parser<'a> {
    chars: Peekable<Chars<'a>>,
    line: u32,
    warnings: Vec<Warning>,
    cut: Option<ImportError>,
}

impl Parser<'_> {
    fn next(&mut self) -> Option<char> {
        let c = self.chars.next();
        if c == Some('\n') {
            self.line += 1;
        }
        c
    }

    /// Passes the `(` of the next tree; false at the end of the file.
    fn skip_to_tree(&mut self) -> bool {
        while let Some(c) = self.next() {
            if c == '(' {
                return true;
            }
        }
        false
    }

    /// Reads from after the opening parenthesis to the matching closing one.
    #[expect(
        clippy::too_many_lines,
        reason = "one match over the characters of a tree"
    )]
    fn tree(&mut self) -> Result<Tree, ImportError> {
        let mut tree = Tree::default();
        let mut depth = 1_u32;
        // After the main line closed a branch, all that follows belongs to other variations.
        let mut main_line_over = false;
        let mut warned = false;
        loop {
            let line = self.line;
            match self.next() {
                None => {
                    self.warnings.push(Warning::line(
                        line,
                        WarningKind::Truncated { expected: "\")\"" },
                    ));
                    return Ok(tree);
                }
                Some('(') => {
                    depth += 1;
                    if main_line_over && !warned {
                        warned = true;
                        self.warnings
                            .push(Warning::line(line, WarningKind::ExtraVariation));
                    }
                }
                Some(')') => {
                    depth -= 1;
                    main_line_over = true;
                    if depth == 0 {
                        return Ok(tree);
                    }
                }
                Some(';') if !main_line_over => tree.nodes.push(Node {
                    line,
                    ..Node::default()
                }),
                Some(';') => {}
                Some(c) if c.is_whitespace() => {}
                Some(c) if c.is_ascii_alphabetic() => {
                    let property = self.property(c)?;
                    if main_line_over {
                        continue;
                    }
                    let Some(property) = property else {
                        tree.nodes.pop();
                        return Ok(tree);
                    };
                    tree.nodes
                        .last_mut()
                        .ok_or_else(|| {
                            ImportError::expected(
                                NAME,
                                line,
                                "\";\" before a property",
                                property.key.clone(),
                            )
                        })?
                        .properties
                        .push(property);
                }
                Some(c) => {
                    return Err(ImportError::expected(
                        NAME,
                        line,
                        "a property, \";\", \"(\" or \")\"",
                        c,
                    ));
                }
            }
        }
    }

    /// Reads a property whose name begins with `first`; `None` if the file ends within it.
    fn property(&mut self, first: char) -> Result<Option<Property>, ImportError> {
        const EXPECTED: &str = "\"[\" after a property name";
        let line = self.line;
        let mut property = Property {
            key: first.to_string(),
            values: Vec::new(),
        };
        while let Some(c) = self.chars.next_if(char::is_ascii_alphanumeric) {
            property.key.push(c);
        }
        loop {
            match self.chars.peek() {
                Some('[') => {
                    self.next();
                    let Some(value) = self.value() else {
                        return Ok(None);
                    };
                    property.values.push(value);
                }
                Some(c) if c.is_whitespace() => {
                    self.next();
                }
                None if property.values.is_empty() => {
                    self.cut(line, EXPECTED, property.key);
                    return Ok(None);
                }
                _ => break,
            }
        }
        if property.values.is_empty() {
            return Err(ImportError::expected(NAME, line, EXPECTED, property.key));
        }
        Ok(Some(property))
    }

    /// Reads a value from after its `[` to its `]`; `None` if the file ends within it.
    fn value(&mut self) -> Option<String> {
        let line = self.line;
        let mut value = String::new();
        loop {
            match self.next() {
                None => {
                    self.cut(line, "\"]\" at the end of the value", value);
                    return None;
                }
                Some(']') => return Some(value),
                Some('\\') => {
                    value.push('\\');
                    value.extend(self.next());
                }
                Some(c) => value.push(c),
            }
        }
    }

    /// Notes that the file ends within a property.
    fn cut(&mut self, line: u32, expected: &'static str, found: String) {
        self.warnings
            .push(Warning::line(line, WarningKind::Truncated { expected }));
        self.cut = Some(ImportError::expected(NAME, line, expected, found));
    }
}

#[cfg(test)]
mod tests {
    use super::super::escapes::{escape, unescape};
    use super::{Collection, parse};
    use crate::WarningKind;

    #[test]
    fn a_collection_gives_one_tree_per_game() {
        let Collection {
            trees, warnings, ..
        } = parse("(;FF[4]GM[6];W[31ab]\n;B[21])\n(;GM[6])").unwrap();
        assert_eq!(trees.len(), 2);
        assert_eq!(trees[0].nodes.len(), 3);
        assert_eq!(trees[0].nodes[2].line, 2);
        assert_eq!(trees[0].nodes[1].properties[0].values, ["31ab"]);
        assert_eq!(warnings, []);
    }

    #[test]
    fn only_the_first_variation_is_read() {
        let Collection {
            trees, warnings, ..
        } = parse("(;GM[6](;W[31ab];B[21])(;W[31cd](;B[x])))(;GM[6])").unwrap();
        assert_eq!(trees[0].nodes.len(), 3);
        assert_eq!(trees.len(), 2);
        assert_eq!(warnings.len(), 1);
        assert_eq!(warnings[0].kind, WarningKind::ExtraVariation);
    }

    #[test]
    fn escapes_survive_a_round_trip() {
        let trees = parse("(;C[a\\]b\\\\c\\\nd:e])").unwrap().trees;
        let raw = trees[0].nodes[0].properties[0].first();
        assert_eq!(unescape(raw), "a]b\\cd:e");
        assert_eq!(unescape(&escape("x]\\[y\n")), "x]\\[y\n");
    }

    #[test]
    fn a_cut_file_gives_what_comes_before_the_cut() {
        let whole = "(;GM[6];W[31ab])(;GM[6]\n;B[21cd]A[0]";
        for end in ["C[x\\", "C[", "C[a][b", "C", "AW [a] ["] {
            let read = parse(&format!("{whole};{end}")).unwrap();
            assert_eq!(read.trees.len(), 2, "{end}");
            assert_eq!(read.trees[1].nodes.len(), 2, "{end}");
            assert!(read.cut.is_some(), "{end}");
            assert_eq!(read.warnings.len(), 1, "{end}");
            let inside = parse(&format!("{whole}{end}")).unwrap();
            assert_eq!(inside.trees[1].nodes.len(), 1, "{end}");
        }
        assert_eq!(parse("(;GM[6];W[31ab])(;GM[6").unwrap().trees.len(), 1);
        assert_eq!(parse("(;GM[6];W[31ab])").unwrap().cut, None);
    }

    #[test]
    fn errors_name_line_and_expectation() {
        let message = |text| parse(text).unwrap_err().to_string();
        assert_eq!(
            message("(;GM[6]W)"),
            "sgf: line 1: expected \"[\" after a property name, found \"W\""
        );
        assert!(message("hello").contains("expected a game tree"));
    }
}
