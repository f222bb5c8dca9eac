//! Colour themes as data.

mod tables;

pub use tables::THEMES;

/// A named set of colours, for light and for dark surroundings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Its name in settings and options.
    pub id: &'static str,
    /// Its name for people, in English.
    pub title: &'static str,
    /// Colours on a light page.
    pub light: Palette,
    /// Colours on a dark page.
    pub dark: Palette,
}

impl Theme {
    /// The theme with this [`Theme::id`].
    ///
    /// ```
    /// use barpoint_draw::Theme;
    ///
    /// assert_eq!(Theme::named("walnut").unwrap().id, "walnut");
    /// assert!(Theme::named("tartan").is_none());
    /// ```
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        THEMES.iter().find(|theme| theme.id == id)
    }

    /// The colours for a mode.
    #[must_use]
    pub const fn palette(&self, mode: Mode) -> &Palette {
        match mode {
            Mode::Light => &self.light,
            Mode::Dark => &self.dark,
        }
    }
}

/// What surrounds the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A light page.
    Light,
    /// A dark page.
    Dark,
}

/// The colours of a board, as `#rrggbb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Page around the board, and what is written on it.
    pub page: [&'static str; 2],
    /// Frame, and the lines on it.
    pub frame: [&'static str; 2],
    /// Point numbers on the frame.
    pub number: &'static str,
    /// Playing field.
    pub field: &'static str,
    /// Even and odd points.
    pub points: [&'static str; 2],
    /// Bar.
    pub bar: &'static str,
    /// Cube rail and trays.
    pub well: &'static str,
    /// Light checkers: upper and lower shade, ring, ink.
    pub light: [&'static str; 4],
    /// Dark checkers: upper and lower shade, ring, ink.
    pub dark: [&'static str; 4],
    /// Cube: face, edge, ink.
    pub cube: [&'static str; 3],
    /// Marks on the board: where a checker may go, what is chosen.
    pub marks: [&'static str; 2],
    /// Arrows, and their outline.
    pub arrow: [&'static str; 2],
}

impl Palette {
    /// Every colour by name.
    #[must_use]
    pub const fn entries(&self) -> [(&'static str, &'static str); 25] {
        let [page, ink] = self.page;
        let [frame, frame_edge] = self.frame;
        let [point_a, point_b] = self.points;
        let [light_top, light_bottom, light_edge, light_ink] = self.light;
        let [dark_top, dark_bottom, dark_edge, dark_ink] = self.dark;
        let [cube, cube_edge, cube_ink] = self.cube;
        let [target, chosen] = self.marks;
        let [arrow, arrow_edge] = self.arrow;
        [
            ("page", page),
            ("ink", ink),
            ("frame", frame),
            ("frame-edge", frame_edge),
            ("number", self.number),
            ("field", self.field),
            ("point-a", point_a),
            ("point-b", point_b),
            ("bar", self.bar),
            ("well", self.well),
            ("light-top", light_top),
            ("light-bottom", light_bottom),
            ("light-edge", light_edge),
            ("light-ink", light_ink),
            ("dark-top", dark_top),
            ("dark-bottom", dark_bottom),
            ("dark-edge", dark_edge),
            ("dark-ink", dark_ink),
            ("cube", cube),
            ("cube-edge", cube_edge),
            ("cube-ink", cube_ink),
            ("target", target),
            ("chosen", chosen),
            ("arrow", arrow),
            ("arrow-edge", arrow_edge),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative luminance and contrast as WCAG 2.2 defines them.
    fn luminance(colour: &str) -> f64 {
        let channel = |at: usize| {
            let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
            if value <= 0.04045 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (a, b) = (luminance(one), luminance(other));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn palettes() -> impl Iterator<Item = (String, Palette)> {
        THEMES.iter().flat_map(|theme| {
            [("light", theme.light), ("dark", theme.dark)]
                .map(|(mode, palette)| (format!("{} {mode}", theme.id), palette))
        })
    }

    #[test]
    fn owners_differ_in_lightness() {
        for (name, palette) in palettes() {
            for light in &palette.light[..2] {
                for dark in &palette.dark[..2] {
                    let found = contrast(light, dark);
                    assert!(found >= 4.5, "{name}: {found:.2}");
                }
            }
        }
    }

    #[test]
    fn every_checker_stands_out_by_face_or_ring() {
        for (name, palette) in palettes() {
            for [top, bottom, ring, _] in [palette.light, palette.dark] {
                for ground in [
                    palette.field,
                    palette.points[0],
                    palette.points[1],
                    palette.bar,
                    palette.well,
                ] {
                    let found = [top, bottom, ring]
                        .map(|colour| contrast(colour, ground))
                        .into_iter()
                        .fold(0.0, f64::max);
                    assert!(found >= 2.5, "{name}: {top} on {ground}: {found:.2}");
                }
            }
        }
    }

    #[test]
    fn marks_stand_out_from_every_point() {
        for (name, palette) in palettes() {
            let [even, odd] = palette.points;
            for ground in [palette.field, even, odd] {
                let target = contrast(palette.marks[0], ground);
                let [arrow, outline] = palette.arrow;
                let arrow = contrast(arrow, ground).max(contrast(outline, ground));
                assert!(target >= 2.0, "{name}: target on {ground}: {target:.2}");
                assert!(arrow >= 2.5, "{name}: arrow on {ground}: {arrow:.2}");
            }
        }
    }

    #[test]
    fn what_is_written_can_be_read() {
        for (name, palette) in palettes() {
            let [cube, _, cube_ink] = palette.cube;
            for (ink, ground) in [
                (palette.page[1], palette.page[0]),
                (palette.number, palette.frame[0]),
                (cube_ink, cube),
                (palette.light[3], palette.light[1]),
                (palette.dark[3], palette.dark[0]),
            ] {
                let found = contrast(ink, ground);
                assert!(found >= 4.5, "{name}: {ink} on {ground}: {found:.2}");
            }
        }
    }

    #[test]
    fn the_high_contrast_theme_has_high_contrast() {
        let theme = Theme::named("contrast").unwrap();
        for palette in [theme.light, theme.dark] {
            assert!(contrast(palette.light[1], palette.dark[0]) >= 12.0);
            assert!(contrast(palette.number, palette.frame[0]) >= 12.0);
        }
    }

    #[test]
    fn theme_names_are_unique_and_colours_well_formed() {
        for theme in THEMES {
            assert_eq!(Theme::named(theme.id), Some(theme));
            for (_, colour) in theme
                .light
                .entries()
                .into_iter()
                .chain(theme.dark.entries())
            {
                assert!(colour.len() == 7 && colour.starts_with('#'), "{colour}");
            }
        }
    }
}
