//! Pictures of positions as users get them.

use barpoint_draw::{
    BoardView, Caption, CaptionLine, Captions, CubeView, HomeSide, Mode, Orientation,
    PictureOptions, Theme, board_svg,
};
use barpoint_rules::{BySide, CubeOwner, Play, Point, Side, Step, Variation};

fn opening() -> BoardView {
    let start = *Variation::Standard.start().on_roll();
    BoardView {
        checkers: BySide::new(start, start),
        on_roll: Side::Black,
        dice: Some([3, 1]),
        cube: Some(CubeView {
            value: 1,
            owner: CubeOwner::Centred,
            offered_to: None,
        }),
        names: BySide::new("Clara <3".to_owned(), "Ivar & Co".to_owned()),
        score: Some((BySide::new(2, 0), Some(7))),
    }
}

fn drawn(view: &BoardView, orientation: Orientation, play: Option<&Play>) -> String {
    let theme = Theme::named("walnut").expect("a theme");
    let options = PictureOptions {
        orientation,
        captions: Captions::Players,
        play,
    };
    board_svg(view, theme.palette(Mode::Light), &options)
}

fn making_the_five_point() -> Play {
    let step = |from, to| Step {
        from: Point::new(from).expect("a point"),
        to: Point::new(to).expect("a point"),
        hit: false,
    };
    Play::from_steps(&[step(8, 5), step(6, 5)]).expect("two steps")
}

#[test]
fn the_opening_with_a_play() {
    let svg = drawn(
        &opening(),
        Orientation::USUAL,
        Some(&making_the_five_point()),
    );
    insta::assert_snapshot!(svg);
}

/// The lines alone: the board is that of the other picture.
#[test]
fn captions_say_what_is_asked_for() {
    let view = opening();
    let theme = Theme::named("walnut").expect("a theme");
    let said = |captions: &[Caption]| -> Vec<String> {
        let lines = CaptionLine::of(&view, captions);
        let options = PictureOptions {
            orientation: Orientation::USUAL,
            captions: Captions::Lines(&lines),
            play: None,
        };
        let svg = board_svg(&view, theme.palette(Mode::Light), &options);
        let texts = svg.split("<text").skip(1);
        let texts = texts.filter(|text| text.contains("font-size=\"19\""));
        texts
            .filter_map(|text| text.split('>').nth(1)?.split('<').next())
            .filter(|words| !words.trim().is_empty())
            .map(str::to_owned)
            .collect()
    };
    assert_eq!(
        said(&Caption::ALL),
        [
            "Clara &lt;3",
            "2 of 7 · 167 pips",
            "Ivar &amp; Co · to play",
            "0 of 7 · 167 pips"
        ]
    );
    assert_eq!(said(&[Caption::Score]), ["2 of 7", "0 of 7"]);
    assert_eq!(said(&[Caption::Pips]), ["167 pips", "167 pips"]);
}

#[test]
fn names_cannot_break_the_document() {
    let svg = drawn(&opening(), Orientation::USUAL, None);
    assert!(svg.contains("Clara &lt;3") && svg.contains("Ivar &amp; Co"));
    assert_eq!(svg.matches("<svg").count(), 1);
}

/// How often a shape with this fill occurs.
fn painted(svg: &str, fill: &str) -> usize {
    svg.matches(&format!(r#"fill="{fill}""#)).count()
}

#[test]
fn settings_change_where_things_are_and_never_what_they_are() {
    let view = opening();
    let usual = drawn(&view, Orientation::USUAL, None);
    for bottom in Side::BOTH {
        for home in [HomeSide::Right, HomeSide::Left] {
            let seen = Orientation {
                bottom,
                home,
                light: Side::Black,
            };
            let svg = drawn(&view, seen, None);
            for fill in ["url(#light)", "url(#dark)", "url(#light-dish)"] {
                assert_eq!(painted(&svg, fill), painted(&usual, fill), "{seen:?}");
            }
            assert!(svg.contains("167 pips"));
        }
    }
}

#[test]
fn the_cube_shows_64_until_it_is_turned_and_the_new_value_when_offered() {
    let mut cube = CubeView {
        value: 1,
        owner: CubeOwner::Centred,
        offered_to: None,
    };
    assert_eq!(cube.face(), 64);
    cube.offered_to = Some(Side::White);
    assert_eq!(cube.face(), 2);
    cube.offered_to = None;
    (cube.value, cube.owner) = (4, CubeOwner::Owned(Side::White));
    assert_eq!(cube.face(), 4);
}

#[test]
fn nonsense_is_drawn_without_a_panic() {
    let mut view = opening();
    view.checkers = BySide::new([255; 26], [200; 26]);
    view.dice = Some([0, 9]);
    view.score = None;
    view.names = BySide::new("\u{0}\u{1b}".to_owned(), String::new());
    let svg = drawn(&view, Orientation::USUAL, Some(&making_the_five_point()));
    assert!(svg.ends_with("</svg>\n"));
}

/// As wide as it always was, with the letters of its names inside.
#[cfg(feature = "export")]
#[test]
fn a_position_is_a_page_of_nineteen_centimetres() {
    let play = making_the_five_point();
    let mut view = opening();
    view.names.white = "Zoë Đorđević".to_owned();
    let svg = drawn(&view, Orientation::USUAL, Some(&play));
    let pdf = barpoint_draw::pdf(&svg).expect("a drawing");
    let text = String::from_utf8_lossy(&pdf);
    let (_, page) = text.split_once("/MediaBox [0 0 ").expect("a page");
    let width: f64 = page.split(' ').next().unwrap().parse().unwrap();
    assert!((width / 72.0 * 2.54 - 19.2).abs() < 0.05, "{width} points");
    assert!(pdf.len() < 100_000, "{} bytes", pdf.len());
}
