//! Pictures of positions, one geometry of the board, colour themes as data, and plots: SVG.
//!
//! The browser draws from the same tables: `cargo xtask web-assets` writes geometry and themes to
//! `web/src/board/`. Lengths are *board units*: a checker is 54 across, a point 60 wide, the whole
//! board [`geometry::WIDTH`] x [`geometry::HEIGHT`]; x grows to the right, y downwards.
//!
//! Who sits at the bottom, on which side that player's home is and who has the light checkers are
//! three settings ([`Orientation`]) which never change what the position is.
//!
//! [`plot`] draws plots of data with the same elements of SVG ([`svg`]) as the boards.
//!
//! [`board_tikz`] writes boards for LaTeX.
//!
//! With the feature `export` any SVG drawing becomes PNG, PDF, EPS or `PostScript`, its text set in `DejaVu` Sans, which is
//! built in, and letters that it lacks in a font of the machine; `Page`s of text and boards become a PDF document.
//!
//! Nothing here knows which plays are legal, or opens a file but such a font.

#![forbid(unsafe_code)]

pub mod arrows;
mod board;
mod captions;
#[cfg(feature = "export")]
mod document;
mod drawing;
#[cfg(feature = "export")]
mod export;
#[cfg(feature = "export")]
mod fonts;
pub mod geometry;
#[cfg(feature = "export")]
mod page;
mod paper;
mod piece;
pub mod plot;
#[cfg(feature = "export")]
mod postscript;
#[cfg(feature = "export")]
mod ruler;
mod scene;
pub mod shapes;
pub mod svg;
pub mod theme;
mod tikz;
mod view;

pub use board::{board_svg, board_svg_named};
pub use captions::{Caption, CaptionLine, Captions, UnknownCaptionError};
#[cfg(feature = "export")]
pub use document::{DocumentInfo, pdf_document};
#[cfg(feature = "export")]
pub use export::{ExportError, pdf, png};
#[cfg(feature = "export")]
pub use page::{Page, TextStyle};
pub use paper::{Paper, UnknownPaperError};
#[cfg(feature = "export")]
pub use postscript::{eps, postscript};
#[cfg(feature = "export")]
pub use ruler::Ruler;
pub use scene::PictureOptions;
pub use theme::{Mode, Palette, THEMES, Theme};
pub use tikz::{board_tikz, latex_text, tikz_preamble, tikz_size};
pub use view::{BoardView, CubeView, HomeSide, Orientation};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
