//! The drawing of a frontier.

use std::path::Path;

use barpoint_draw::plot::frontier::{Engine, draw};
use barpoint_lab::frontier::Point;

/// Engines of one program are joined: names up to the colon, and all of ours.
pub(super) fn plot(found: &[Point], file: &str) -> String {
    let program = |point: &Point| match point.name.split_once(':') {
        _ if point.ours => String::new(),
        Some((program, _)) if program != "ubgi" => program.to_owned(),
        _ => point.name.clone(),
    };
    let mut programs = vec![String::new()];
    let engines: Vec<Engine<'_>> = found
        .iter()
        .map(|point| {
            let program = program(point);
            let known = programs.iter().position(|known| *known == program);
            let family = known.unwrap_or_else(|| {
                programs.push(program);
                programs.len() - 1
            });
            Engine {
                name: &point.name,
                milliseconds: point.milliseconds,
                loss: [point.score.mean, point.score.std_err],
                family,
            }
        })
        .collect();
    let name = Path::new(file).file_name().unwrap_or_default();
    draw(
        &format!("What a decision loses and costs: {}", name.display()),
        &engines,
    )
}
