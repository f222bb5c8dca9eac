//! Blocks one below the other, in columns, on as many pages as it takes.

use std::collections::BTreeMap;
use std::rc::Rc;

use barpoint_analysis::EntryIndex;
use barpoint_draw::{Page, Paper, Ruler, TextStyle};

use super::ink::Ink;

/// White on each side of a page.
pub(super) const MARGIN: f64 = 40.0;
/// Between two columns.
const GAP: f64 = 22.0;
/// Room below the columns for the footer.
const FOOTER: f64 = 20.0;

/// What a link leads to: a decision, of the cube or not.
pub(super) type Target = (EntryIndex, bool);

/// The document as it grows.
pub(super) struct Flow {
    pub(super) ink: Ink,
    pub(super) ruler: Rc<Ruler>,
    pub(super) pages: Vec<Page>,
    paper: Paper,
    columns: u8,
    column: u8,
    /// Where the columns of this page begin.
    top: f64,
    y: f64,
    /// Which of several matches it is.
    of_match: usize,
    places: BTreeMap<(usize, Target), (usize, f64)>,
    links: Vec<(usize, [f64; 4], (usize, Target))>,
}

impl Flow {
    pub(super) fn new(paper: Paper, ink: Ink) -> Self {
        let mut flow = Self {
            ink,
            ruler: Rc::new(Ruler::new()),
            pages: Vec::new(),
            paper,
            columns: 1,
            column: 0,
            top: MARGIN,
            y: MARGIN,
            of_match: 0,
            places: BTreeMap::new(),
            links: Vec::new(),
        };
        flow.new_page();
        flow
    }

    /// Says which match the decisions that follow belong to.
    pub(super) const fn set_match(&mut self, number: usize) {
        self.of_match = number;
    }

    /// Width of a column.
    pub(super) fn width(&self) -> f64 {
        let columns = f64::from(self.columns);
        (self.size()[0] - 2.0 * MARGIN - (columns - 1.0) * GAP) / columns
    }

    /// Left edge of the present column.
    pub(super) fn left(&self) -> f64 {
        MARGIN + f64::from(self.column) * (self.width() + GAP)
    }

    pub(super) const fn y(&self) -> f64 {
        self.y
    }

    pub(super) fn size(&self) -> [f64; 2] {
        self.paper.size().map(f64::from)
    }

    /// Goes on below what is there with this many columns; on a new page if little room is left.
    pub(super) fn set_columns(&mut self, columns: u8) {
        if self.columns == columns {
            return;
        }
        let begun = self.column > 0;
        (self.columns, self.column) = (columns, 0);
        self.top = self.y;
        if begun || self.left_over() < 120.0 {
            self.new_page();
        }
    }

    fn bottom(&self) -> f64 {
        self.size()[1] - MARGIN - FOOTER
    }

    /// Room left in the column.
    pub(super) fn left_over(&self) -> f64 {
        self.bottom() - self.y
    }

    /// Makes room for a block: in the next column, or on the next page, if there is not enough here.
    pub(super) fn need(&mut self, height: f64) {
        if self.left_over() >= height
            || self.y <= self.top && self.column == 0 && self.top <= MARGIN
        {
            return;
        }
        if self.column + 1 < self.columns {
            self.column += 1;
            self.y = self.top;
            // The columns below a title are short.
            if self.left_over() < height {
                self.need(height);
            }
        } else {
            self.new_page();
        }
    }

    pub(super) fn new_page(&mut self) {
        let mut page = Page::new(self.paper);
        if let Some(colour) = self.ink.page {
            let [width, height] = page.size();
            page.rect([0.0, 0.0, width, height], 0.0, colour);
        }
        self.pages.push(page);
        (self.column, self.top, self.y) = (0, MARGIN, MARGIN);
    }

    /// Leaves room below what was drawn.
    pub(super) fn advance(&mut self, height: f64) {
        self.y += height;
    }

    /// The page to draw on.
    pub(super) fn page(&mut self) -> &mut Page {
        if self.pages.is_empty() {
            self.pages.push(Page::new(self.paper));
        }
        let last = self.pages.len() - 1;
        &mut self.pages[last]
    }

    /// A heading, with room for something below it.
    pub(super) fn heading(&mut self, words: &str, size: f64, below: f64) {
        self.need(size * 2.2 + below);
        if self.y > self.top {
            self.advance(size * 0.7);
        }
        let style = self.ink.bold(size);
        let (left, y) = (self.left(), self.y + size);
        let fitted = self.ruler.fitted(words, size, true, self.width());
        self.page().text([left, y], &style, &fitted);
        self.advance(size * 1.5);
    }

    /// Words broken into lines.
    pub(super) fn paragraph(&mut self, words: &str, style: &TextStyle<'_>) {
        let lines = self
            .ruler
            .lines(words, style.size, style.bold, self.width());
        for line in lines {
            self.need(style.size * 1.4);
            let (left, y) = (self.left(), self.y + style.size);
            self.page().text([left, y], style, &line);
            self.advance(style.size * 1.4);
        }
    }

    /// Notes that a decision is shown here.
    pub(super) fn place(&mut self, target: Target) {
        let place = (self.pages.len() - 1, self.y);
        self.places.entry((self.of_match, target)).or_insert(place);
    }

    /// Makes an area of this page lead to a decision, wherever that will be shown.
    pub(super) fn link(&mut self, area: [f64; 4], target: Target) {
        let target = (self.of_match, target);
        self.links.push((self.pages.len() - 1, area, target));
    }

    /// The pages with their links and footers.
    pub(super) fn finish(mut self, footer: &str) -> Vec<Page> {
        for (page, area, target) in &self.links {
            if let Some(&(there, top)) = self.places.get(target) {
                self.pages[*page].link(*area, there, top);
            }
        }
        let (all, style) = (self.pages.len(), self.ink.soft(7.5));
        let [width, height] = self.size();
        for (number, page) in (1..).zip(&mut self.pages) {
            let y = height - MARGIN;
            let count = format!("{number} / {all}");
            let wide = self.ruler.width(&count, style.size, false);
            let room = width - 2.0 * MARGIN - wide - 20.0;
            let footer = self.ruler.fitted(footer, style.size, false, room);
            page.text([MARGIN, y], &style, &footer);
            page.text([width - MARGIN - wide, y], &style, &count);
        }
        self.pages
    }
}

/// Text that ends at a place.
pub(super) fn right(
    page: &mut Page,
    ruler: &Ruler,
    [x, y]: [f64; 2],
    style: &TextStyle<'_>,
    words: &str,
) {
    let width = ruler.width(words, style.size, style.bold);
    page.text([x - width, y], style, words);
}
