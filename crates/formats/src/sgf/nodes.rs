//! What a game tree is made of.

/// The main line of one game tree.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Tree<'a> {
    pub(super) nodes: Vec<Node<'a>>,
}

/// One node.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Node<'a> {
    /// Line of its `;`.
    pub(super) line: u32,
    pub(super) properties: Vec<Property<'a>>,
}

impl Node<'_> {
    pub(super) fn at(line: u32) -> Self {
        Self {
            line,
            properties: Vec::with_capacity(1),
        }
    }
}

/// One property; values as they stand in the file, escapes included.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Property<'a> {
    pub(super) key: &'a str,
    pub(super) values: Vec<&'a str>,
}

impl<'a> Property<'a> {
    /// The first value, escapes included.
    pub(super) fn first(&self) -> &'a str {
        self.values.first().copied().unwrap_or_default()
    }
}
