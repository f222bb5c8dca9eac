//! Statistics of a game and of all games.

use barpoint_analysis::statistics::{Statistics, sections, statistics};
use barpoint_draw::svg::Element;
use barpoint_rules::BySide;

use super::{Page, cell, nothing, row};
use crate::words;

impl Page<'_> {
    pub(super) fn statistics(&self, index: usize) -> Vec<Element> {
        let counted = statistics(self.record, self.about.met);
        let Some(game) = counted.games.get(index) else {
            return Vec::new();
        };
        let title = format!("Game statistics for game {}", index + 1);
        let mut tables = vec![self.table(&title, game)];
        if index + 1 == self.record.games.len() {
            let title = words::statistics_of_all(self.record);
            tables.push(Element::new("hr"));
            tables.push(self.table(title, &counted.total));
        }
        tables
    }

    fn table(&self, title: &str, counted: &Statistics) -> Element {
        let line = || self.style.dressed("tr", &["stattableheader"]);
        let wide = |title: &str| {
            let cell = Element::new("th").set("colspan", "3");
            cell.set("style", "text-align: center").words(title)
        };
        let head = |name: &str| Element::new("th").words(name);
        let mut table = self.style.dressed("table", &["stattable"]);
        table.add(&line().with(&wide(title)));
        let BySide { white, black } = &self.names;
        table.add(
            &line()
                .with(&head("Player"))
                .with(&head(white))
                .with(&head(black)),
        );
        for section in sections(counted) {
            table.add(&line().with(&wide(section.kind.title())));
            for found in &section.rows {
                let figure = |text: &str| match text.trim() {
                    "" => cell(&nothing()),
                    text => cell(text),
                };
                let BySide { white, black } = &found.values;
                table.add(&row([cell(&found.label), figure(white), figure(black)]));
            }
        }
        table
    }
}
