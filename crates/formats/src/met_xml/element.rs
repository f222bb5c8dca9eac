//! A small XML document as a tree.

use quick_xml::Reader;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesStart, Event};

use super::read::MetXmlError;

/// Nothing in a table lies deeper.
const DEEPEST: usize = 8;

/// An element with everything inside it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Element {
    /// Its tag.
    pub(super) name: String,
    /// The line it begins on, from 1.
    pub(super) line: usize,
    attributes: Vec<(String, String)>,
    /// All text directly inside, without the white space around it.
    pub(super) text: String,
    /// The elements directly inside.
    pub(super) children: Vec<Element>,
}

impl Element {
    /// The value of an attribute.
    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        let mut attributes = self.attributes.iter();
        let found = attributes.find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// The elements of a name directly inside.
    pub(super) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Self> {
        self.children.iter().filter(move |child| child.name == name)
    }

    /// The first element of a name directly inside.
    pub(super) fn child(&self, name: &str) -> Option<&Self> {
        self.children.iter().find(|child| child.name == name)
    }
}

/// The root element of a document.
#[expect(clippy::too_many_lines, reason = "one match over the events of XML")]
pub(super) fn parse(text: &str) -> Result<Element, MetXmlError> {
    let mut reader = Reader::from_str(text);
    let mut open: Vec<Element> = vec![Element::default()];
    let (mut line, mut seen) = (1, 0);
    loop {
        let here = usize::try_from(reader.buffer_position()).unwrap_or(text.len());
        line += text
            .get(seen..here)
            .map_or(0, |part| part.matches('\n').count());
        seen = here;
        let wrong = |what: &dyn std::fmt::Display| MetXmlError {
            line,
            what: format!("expected well-formed XML: {what}"),
        };
        match reader.read_event().map_err(|error| wrong(&error))? {
            Event::Start(start) => {
                if open.len() > DEEPEST {
                    return Err(wrong(&"elements too deep in each other"));
                }
                open.push(element(&start, line).map_err(|error| wrong(&error))?);
            }
            Event::Empty(start) => {
                let element = element(&start, line).map_err(|error| wrong(&error))?;
                close(&mut open, element);
            }
            Event::End(_) => {
                if let Some(element) = open.pop() {
                    close(&mut open, element);
                }
            }
            Event::Text(part) => {
                let part = part.decode().map_err(|error| wrong(&error))?;
                add_text(&mut open, &part);
            }
            Event::CData(part) => {
                let part = part.decode().map_err(|error| wrong(&error))?;
                add_text(&mut open, &part);
            }
            Event::GeneralRef(entity) => {
                let number = entity.resolve_char_ref().map_err(|error| wrong(&error))?;
                let name = entity.decode().map_err(|error| wrong(&error))?;
                let named = resolve_predefined_entity(&name).map(str::to_owned);
                let part = number.map(String::from).or(named);
                let part = part.ok_or_else(|| wrong(&format!("no entity &{name};")))?;
                add_text(&mut open, &part);
            }
            Event::Eof => break,
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {}
        }
    }
    let lines = 1 + text.lines().count();
    let mut roots = match open.as_mut_slice() {
        [document] => std::mem::take(&mut document.children).into_iter(),
        _ => {
            return Err(MetXmlError {
                line: lines,
                what: "expected well-formed XML: an element is not closed".to_owned(),
            });
        }
    };
    roots.next().ok_or_else(|| MetXmlError {
        line: lines,
        what: "expected an element met, found no element".to_owned(),
    })
}

fn element(start: &BytesStart<'_>, line: usize) -> Result<Element, quick_xml::Error> {
    let attributes = start.attributes().map(|attribute| {
        let attribute = attribute?;
        let name = String::from_utf8_lossy(attribute.key.as_ref()).into_owned();
        Ok((name, attribute.unescape_value()?.into_owned()))
    });
    Ok(Element {
        name: String::from_utf8_lossy(start.name().as_ref()).into_owned(),
        line,
        attributes: attributes.collect::<Result<_, quick_xml::Error>>()?,
        ..Element::default()
    })
}

/// Puts a finished element into the one around it.
fn close(open: &mut [Element], mut element: Element) {
    element.text.truncate(element.text.trim_end().len());
    element
        .text
        .drain(..element.text.len() - element.text.trim_start().len());
    if let Some(around) = open.last_mut() {
        around.children.push(element);
    }
}

fn add_text(open: &mut [Element], part: &str) {
    if let Some(element) = open.last_mut() {
        element.text.push_str(part);
    }
}
