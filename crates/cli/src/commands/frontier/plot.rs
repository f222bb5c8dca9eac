//! The drawing of a frontier.

use std::path::Path;

use barpoint_draw::plot::frontier::{Engine, draw};
use barpoint_lab::frontier::Point;

/// Engines of one program are joined.
pub(super) fn plot(found: &[Point], file: &str) -> String {
    let program = |point: &Point| {
        let program = program(&point.name);
        if point.ours { "" } else { program }.to_owned()
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

/// The program by the name of an engine: up to the colon in `gnubg:2`, up to a last word with a digit in `Open Sage 2-ply`.
fn program(name: &str) -> &str {
    match name.split_once(':') {
        Some(("ubgi" | "socket", _)) => name,
        Some((program, _)) => program,
        None => match name.rsplit_once(' ') {
            Some((program, last)) if last.contains(|c: char| c.is_ascii_digit()) => program,
            _ => name,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::program;

    #[test]
    fn engines_of_one_program_have_names_alike() {
        for (name, expected) in [
            ("gnubg:2", "gnubg"),
            ("Open Sage 2-ply", "Open Sage"),
            ("Open Sage", "Open Sage"),
            ("PureTD", "PureTD"),
            ("ubgi:engine --plies 1", "ubgi:engine --plies 1"),
        ] {
            assert_eq!(program(name), expected);
        }
    }
}
