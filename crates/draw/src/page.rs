//! Pages of a document: what stands where. Lengths are points, of which an inch has 72, from the upper left corner.

use barpoint_rules::Play;

use crate::geometry::{HEIGHT, WIDTH};
use crate::scene::{Scene, scene};
use crate::{BoardView, Captions, Orientation, Paper, PictureOptions};

/// How a line of text looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TextStyle<'a> {
    /// Size of type.
    pub size: f64,
    /// Whether it is bold.
    pub bold: bool,
    /// Its colour, as `#rrggbb`.
    pub colour: &'a str,
}

/// One page.
#[derive(Clone, Debug)]
pub struct Page {
    pub(crate) size: [f64; 2],
    pub(crate) marks: Vec<Mark>,
    pub(crate) links: Vec<Link>,
    pub(crate) bookmarks: Vec<Bookmark>,
}

/// Something on a page.
#[derive(Clone, Debug)]
pub(crate) enum Mark {
    /// Left, top, width, height, corner, and the colour inside.
    Rect([f64; 5], String),
    /// Places, colour and width.
    Line(Vec<[f64; 2]>, String, f64),
    /// A disc or a square: centre, half its width, colours inside and around.
    Dot([f64; 2], f64, bool, [String; 2]),
    /// Words on their baseline.
    Text {
        at: [f64; 2],
        size: f64,
        bold: bool,
        colour: String,
        words: String,
    },
    /// A board with its upper left corner there, and the length of its unit.
    Board(Box<Scene>, [f64; 2], f64),
}

/// A rectangle that leads to a place in the document.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    pub(crate) area: [f64; 4],
    pub(crate) page: usize,
    pub(crate) top: f64,
}

/// A title in the table of contents of a document.
#[derive(Clone, Debug)]
pub(crate) struct Bookmark {
    pub(crate) title: String,
    pub(crate) top: f64,
}

impl Page {
    /// An empty page.
    #[must_use]
    pub fn new(paper: Paper) -> Self {
        Self {
            size: paper.size().map(f64::from),
            marks: Vec::new(),
            links: Vec::new(),
            bookmarks: Vec::new(),
        }
    }

    /// Width and height.
    #[must_use]
    pub const fn size(&self) -> [f64; 2] {
        self.size
    }

    /// A rectangle: left, top, width, height.
    pub fn rect(&mut self, [left, top, width, height]: [f64; 4], corner: f64, colour: &str) {
        let form = [left, top, width, height, corner];
        self.marks.push(Mark::Rect(form, colour.to_owned()));
    }

    /// A line through places.
    pub fn line(&mut self, places: &[[f64; 2]], colour: &str, width: f64) {
        let line = Mark::Line(places.to_vec(), colour.to_owned(), width);
        self.marks.push(line);
    }

    /// A small disc, or square, around a place, with its colours inside and around.
    pub fn dot(&mut self, at: [f64; 2], half: f64, round: bool, colours: [&str; 2]) {
        let dot = Mark::Dot(at, half, round, colours.map(str::to_owned));
        self.marks.push(dot);
    }

    /// A line of text on its baseline, beginning there.
    pub fn text(&mut self, at: [f64; 2], style: &TextStyle<'_>, words: &str) {
        let words: String = words.chars().filter(|c| !c.is_control()).collect();
        if !words.trim().is_empty() {
            self.marks.push(Mark::Text {
                at,
                size: style.size,
                bold: style.bold,
                colour: style.colour.to_owned(),
                words,
            });
        }
    }

    /// A board without captions, so wide; gives its height.
    pub fn board(
        &mut self,
        at: [f64; 2],
        width: f64,
        view: &BoardView,
        seen: Orientation,
        play: Option<&Play>,
    ) -> f64 {
        let options = PictureOptions {
            orientation: seen,
            captions: Captions::None,
            play,
        };
        let unit = width / WIDTH;
        let board = Box::new(scene(view, &options));
        self.marks.push(Mark::Board(board, at, unit));
        unit * HEIGHT
    }

    /// Height of a board of this width.
    #[must_use]
    pub fn board_height(width: f64) -> f64 {
        width / WIDTH * HEIGHT
    }

    /// Makes a rectangle lead to a height on a page, counted from 0.
    pub fn link(&mut self, area: [f64; 4], page: usize, top: f64) {
        self.links.push(Link { area, page, top });
    }

    /// Puts a place into the table of contents.
    pub fn bookmark(&mut self, title: &str, top: f64) {
        let title = title.chars().filter(|c| !c.is_control()).collect();
        self.bookmarks.push(Bookmark { title, top });
    }
}
