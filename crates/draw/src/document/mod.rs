//! Pages as a PDF document: vectors and text that can be selected, with the letters it uses inside.

mod painter;
mod paths;

use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::destination::XyzDestination;
use krilla::geom::{Point, Rect};
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;

use crate::page::Page;
use crate::{ExportError, Palette};
use painter::Painter;
use paths::single;

/// What a document says of itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DocumentInfo<'a> {
    /// Its title.
    pub title: &'a str,
    /// The program that made it.
    pub creator: &'a str,
}

/// Pages as a PDF document, boards in the colours of a palette. Same input, same bytes, as long as
/// the built-in fonts have its letters.
///
/// # Errors
/// If the pages cannot be packed.
pub fn pdf_document(
    pages: &[Page],
    palette: &Palette,
    info: DocumentInfo<'_>,
) -> Result<Vec<u8>, ExportError> {
    let mut painter = Painter::new(palette)?;
    let mut document = krilla::Document::new();
    let mut outline = Outline::new();
    for (number, page) in pages.iter().enumerate() {
        let [width, height] = page.size.map(single);
        let settings = PageSettings::from_wh(width, height)
            .ok_or_else(|| ExportError::Encoding("a page without size".to_owned()))?;
        let mut sheet = document.start_page_with(settings);
        let mut surface = sheet.surface();
        for mark in &page.marks {
            painter.mark(&mut surface, mark);
        }
        surface.finish();
        for link in &page.links {
            let [left, top, width, height] = link.area.map(single);
            if let Some(area) = Rect::from_xywh(left, top, width, height) {
                let there = XyzDestination::new(link.page, Point::from_xy(0.0, single(link.top)));
                let link = LinkAnnotation::new(area, Target::Destination(there.into()));
                sheet.add_annotation(Annotation::new_link(link, None));
            }
        }
        sheet.finish();
        for bookmark in &page.bookmarks {
            let there = XyzDestination::new(number, Point::from_xy(0.0, single(bookmark.top)));
            outline.push_child(OutlineNode::new(bookmark.title.clone(), there));
        }
    }
    document.set_outline(outline);
    let metadata = Metadata::new()
        .title(info.title.to_owned())
        .creator(info.creator.to_owned())
        .language("en".to_owned());
    document.set_metadata(metadata);
    document
        .finish()
        .map_err(|error| ExportError::Encoding(format!("{error:?}")))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use super::*;
    use crate::{Mode, Paper, TextStyle, Theme, fonts};

    #[test]
    fn letters_that_are_not_built_in_come_from_a_font_of_the_machine() {
        if fonts::installed('花').is_none() {
            barpoint_testkit::without("font with Japanese letters");
            return;
        }
        let palette = Theme::named("clear").unwrap().palette(Mode::Light);
        let fonts = |words| {
            let mut page = Page::new(Paper::A4);
            let style = TextStyle {
                size: 12.0,
                bold: false,
                colour: "#000000",
            };
            page.text([50.0, 50.0], &style, words);
            let document = pdf_document(&[page], palette, DocumentInfo::default()).unwrap();
            String::from_utf8_lossy(&document)
                .matches("/FontFile")
                .count()
        };
        assert_eq!([fonts("Ann 3"), fonts("Ann 花子 3")], [1, 2]);
    }
}
