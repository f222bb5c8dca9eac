//! SGF syntax: trees of nodes of properties, read without knowing what they mean.
//!
//! What is damaged is passed over with a warning; the rest of the file is read all the same.

mod property;

use property::Read;

use super::NAME;
use super::nodes::{Node, Property, Tree};
use super::scan::{begins_game, quoted, value_end};
use crate::error::shorten;
use crate::warnings::Warnings;
use crate::{ImportError, Warning, WarningKind};

/// The most nodes of one game.
const MOST_NODES: usize = 20_000;

/// The most properties of one node.
const MOST_PROPERTIES: usize = 1000;

/// The most parentheses within each other.
const DEEPEST: u32 = 10_000;

/// Reads one game tree after the other; variations after the first are passed over with a warning.
pub(super) struct Parser<'a> {
    text: &'a str,
    at: usize,
    line: u32,
    pub(super) warnings: Warnings,
    /// If the file ends within a property, whose node is left out: what is wrong there.
    pub(super) cut: Option<ImportError>,
}

impl<'a> Parser<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            line: 1,
            warnings: Warnings::default(),
            cut: None,
        }
    }

    /// The next tree of the file, up to a cut; one that is cut within its first property is left out.
    pub(super) fn next_tree(&mut self) -> Option<Tree<'a>> {
        while self.cut.is_none() {
            let open = self.rest().find('(')?;
            self.pass(open + 1);
            let tree = self.tree();
            if !(self.cut.is_some() && tree.nodes.is_empty()) {
                return Some(tree);
            }
        }
        None
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Goes on by this many bytes.
    fn pass(&mut self, bytes: usize) -> &'a str {
        let (passed, _) = self
            .rest()
            .split_at_checked(bytes)
            .unwrap_or((self.rest(), ""));
        let ends = passed.bytes().filter(|&b| b == b'\n').count();
        self.line = self
            .line
            .saturating_add(u32::try_from(ends).unwrap_or(u32::MAX));
        self.at += passed.len();
        passed
    }

    fn pass_blanks(&mut self) {
        let rest = self.rest();
        let blanks = rest.len() - rest.trim_start().len();
        self.pass(blanks);
    }

    fn warn(&mut self, line: u32, kind: WarningKind) {
        self.warnings.push(Warning::line(line, kind));
    }

    fn ignore(&mut self, line: u32, expected: &'static str, found: &str) {
        let found = shorten(found);
        self.warn(line, WarningKind::Ignored { expected, found });
    }

    /// Reads from after the opening parenthesis to the matching closing one.
    fn tree(&mut self) -> Tree<'a> {
        let mut tree = Tree::default();
        let mut depth = 1_u32;
        // After the main line closed a branch, all that follows belongs to other variations.
        let mut main_line_over = false;
        let mut warned = false;
        loop {
            self.pass_blanks();
            let line = self.line;
            let Some(&byte) = self.rest().as_bytes().first() else {
                let expected = "\")\"";
                self.warn(line, WarningKind::Truncated { expected });
                return tree;
            };
            match byte {
                b'(' if !tree.nodes.is_empty() && begins_game(self.rest()) => {
                    let found = shorten(quoted(self.rest()));
                    let expected = "\")\" at the end of a game";
                    self.warn(line, WarningKind::Ignored { expected, found });
                    return tree;
                }
                b'(' => {
                    self.pass(1);
                    depth += 1;
                    if depth == DEEPEST {
                        self.stop(line, "10000 variations within each other");
                    }
                    if main_line_over && !warned {
                        warned = true;
                        self.warn(line, WarningKind::ExtraVariation);
                    }
                }
                b')' => {
                    self.pass(1);
                    depth -= 1;
                    main_line_over = true;
                    if depth == 0 {
                        return tree;
                    }
                }
                b';' => {
                    self.pass(1);
                    if tree.nodes.len() >= MOST_NODES {
                        self.stop(line, "20000 nodes in a game");
                    } else if !main_line_over {
                        tree.nodes.push(Node::at(line));
                    }
                }
                b if b.is_ascii_alphabetic() => match self.property() {
                    Read::Property(_) if main_line_over => {}
                    Read::Property(property) => self.add(&mut tree, property, line),
                    Read::Damaged => {}
                    Read::Cut if main_line_over => return tree,
                    Read::Cut => {
                        tree.nodes.pop();
                        return tree;
                    }
                },
                _ => self.stray(),
            }
        }
    }

    /// Leaves the rest of the file unread.
    fn stop(&mut self, line: u32, expected: &'static str) {
        self.warn(line, WarningKind::TooMuch { expected });
        self.at = self.text.len();
    }

    fn add(&mut self, tree: &mut Tree<'a>, property: Property<'a>, line: u32) {
        if tree.nodes.is_empty() {
            self.ignore(line, "\";\" before a property", property.key);
            tree.nodes.push(Node::at(line));
        }
        if let Some(node) = tree.nodes.last_mut() {
            node.properties.push(property);
            if node.properties.len() > MOST_PROPERTIES {
                self.stop(line, "1000 properties in a node");
            }
        }
    }

    /// Passes over what is no part of a tree.
    fn stray(&mut self) {
        let line = self.line;
        let rest = self.rest();
        let known = |c: char| c.is_ascii_alphabetic() || matches!(c, '(' | ')' | ';' | '\n');
        let value = rest.strip_prefix('[').and_then(value_end);
        let end = match value {
            Some(end) => end + 2,
            None => rest.find(known).unwrap_or(rest.len()).max(1),
        };
        let found = self.pass(end);
        self.ignore(line, "a property, \";\", \"(\" or \")\"", quoted(found));
    }

    /// Notes that the file ends within a property.
    fn cut(&mut self, line: u32, expected: &'static str, found: &str) {
        self.warn(line, WarningKind::Truncated { expected });
        self.cut = Some(ImportError::expected(NAME, line, expected, found));
    }
}

#[cfg(test)]
mod tests {
    use super::super::escapes::{escape, unescape};
    use super::{Parser, Tree};
    use crate::{ImportError, Warning, WarningKind};

    struct Collection<'a> {
        trees: Vec<Tree<'a>>,
        warnings: Vec<Warning>,
        cut: Option<ImportError>,
    }

    fn parse(text: &str) -> Collection<'_> {
        let mut parser = Parser::new(text);
        let trees = std::iter::from_fn(|| parser.next_tree()).collect();
        Collection {
            trees,
            warnings: parser.warnings.finish(),
            cut: parser.cut,
        }
    }

    #[test]
    fn a_collection_gives_one_tree_per_game() {
        let Collection {
            trees, warnings, ..
        } = parse("(;FF[4]GM[6];W[31ab]\n;B[21])\n(;GM[6])");
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
        } = parse("(;GM[6](;W[31ab];B[21])(;W[31cd](;B[x])))(;GM[6])");
        assert_eq!(trees[0].nodes.len(), 3);
        assert_eq!(trees.len(), 2);
        assert_eq!(warnings.len(), 1);
        assert_eq!(warnings[0].kind, WarningKind::ExtraVariation);
    }

    #[test]
    fn escapes_survive_a_round_trip() {
        let trees = parse("(;C[a\\]b\\\\c\\\nd:e])").trees;
        let raw = trees[0].nodes[0].properties[0].first();
        assert_eq!(unescape(raw), "a]b\\cd:e");
        assert_eq!(unescape(&escape("x]\\[y\n")), "x]\\[y\n");
    }

    #[test]
    fn a_cut_file_gives_what_comes_before_the_cut() {
        let whole = "(;GM[6];W[31ab])(;GM[6]\n;B[21cd]A[0]";
        for end in ["C[x\\", "C[", "C[a][b", "C", "AW [a] ["] {
            let text = format!("{whole};{end}");
            let read = parse(&text);
            assert_eq!(read.trees.len(), 2, "{end}");
            assert_eq!(read.trees[1].nodes.len(), 2, "{end}");
            assert!(read.cut.is_some(), "{end}");
            assert_eq!(read.warnings.len(), 1, "{end}");
            let text = format!("{whole}{end}");
            let inside = parse(&text);
            assert_eq!(inside.trees[1].nodes.len(), 1, "{end}");
        }
        assert_eq!(parse("(;GM[6];W[31ab])(;GM[6").trees.len(), 1);
        assert_eq!(parse("(;GM[6];W[31ab])").cut, None);
    }

    /// The first moves of the nodes after the root, and the warnings.
    fn moves(text: &str) -> (Vec<String>, Vec<String>) {
        let read = parse(text);
        let nodes = read.trees.iter().flat_map(|tree| &tree.nodes[1..]);
        let moves = nodes.map(|node| node.properties.first().map_or("", |p| p.first()).to_owned());
        let warnings = read.warnings.iter().map(ToString::to_string);
        (moves.collect(), warnings.collect())
    }

    #[test]
    fn damage_costs_what_is_damaged() {
        for (damaged, warning) in [
            (
                "(;GM[6]\0;W[31ab];B[21cd])",
                "line 1: expected a property, \";\", \"(\" or \")\", found \"\\0\"; ignored",
            ),
            (
                "(;GM[6];W[31ab]?[x]\n;B[21cd])",
                "line 1: expected a property, \";\", \"(\" or \")\", found \"?[\"; ignored",
            ),
            (
                "(;GM[6]x;W[31ab];B[21cd])",
                "line 1: expected \"[\" after a property name, found \"x\"; ignored",
            ),
            (
                "(;GM[6];W[31ab\n;B[21cd])",
                "line 1: expected \"]\" at the end of the value, found \"31ab\"; ignored",
            ),
            (
                "(GM[6];W[31ab];B[21cd])",
                "line 1: expected \";\" before a property, found \"GM\"; ignored",
            ),
            (
                "(;GM[6];W[31ab];B[21cd]",
                "line 1: expected \")\", found the end of the file",
            ),
        ] {
            let (moves, warnings) = moves(damaged);
            assert_eq!(moves, ["31ab", "21cd"], "{damaged:?}");
            assert_eq!(warnings[0], warning);
        }
        let (moves, warnings) = moves("(;GM[6];W[31ab]\n(;GM[6];B[21cd])");
        assert_eq!((moves.len(), warnings.len()), (2, 1));
    }
}
