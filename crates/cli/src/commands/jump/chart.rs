//! Curves of the jump model.

use barpoint_draw::plot::curves::{self, Chart, Look, Series};
use barpoint_equity::{JumpModel, JumpProcess};
use barpoint_wire::JumpSolution;

/// Figure 5 of the source and its companions.
pub(super) fn of_model(model: &JumpModel) -> Chart<'static> {
    let points = model.points();
    let curve = |name: &str, value: &dyn Fn(f32) -> f32, breaks: &[f32]| {
        let mut parts: Vec<Vec<[f32; 2]>> = vec![Vec::new()];
        for i in 0..=1000_u16 {
            let x = f32::from(i) / 1000.0;
            let part = breaks.iter().filter(|&&at| x > at).count();
            if part >= parts.len() {
                parts.push(Vec::new());
            }
            if let Some(last) = parts.last_mut() {
                last.push([x, value(x)]);
            }
        }
        Series {
            name: name.to_owned(),
            parts,
            look: Look::Line,
        }
    };
    let (take, cash) = (points.take, points.cash);
    let series = vec![
        curve("cube centred", &|x| model.centred(x), &[take, cash]),
        curve("cube owned", &|x| model.owned(x), &[cash]),
        curve("opponent's cube", &|x| model.opponents(x), &[take]),
    ];
    let (y, y_step) = curves::equity_axis(&series);
    Chart {
        title: "Equity in the jump model".to_owned(),
        x_label: "cubeless winning chance (%)",
        y_label: "equity (points per cube)",
        x: [0.0, 1.0],
        y,
        y_step,
        percent: false,
        series,
        marks: [
            (take, "take"),
            (points.initial_double, "initial double"),
            (points.redouble, "redouble"),
            (cash, "cash"),
        ]
        .map(|(at, name)| (at, format!("{name} {:.1} %", 100.0 * at)))
        .to_vec(),
    }
}

/// The solved equation beside the closed form.
pub(super) fn of_solution(process: &JumpProcess, report: &JumpSolution) -> Chart<'static> {
    let line = |name: &str, look, inner: Vec<[f32; 2]>| Series {
        name: name.to_owned(),
        parts: vec![
            vec![[0.0, -1.0], [process.take, -1.0]],
            inner,
            vec![[process.cash, 1.0], [1.0, 1.0]],
        ],
        look,
    };
    let rows = report.rows.iter();
    let solved = rows.clone().map(|row| [row.win, row.solved]).collect();
    let closed = rows.map(|row| [row.win, row.closed_form]);
    Chart {
        title: "A centred cube: integral equation and closed form".to_owned(),
        x_label: "cubeless winning chance (%)",
        y_label: "equity (points per cube)",
        x: [0.0, 1.0],
        y: [-1.5, 1.5],
        y_step: 0.5,
        percent: false,
        series: vec![
            line("solved numerically", Look::Line, solved),
            line("closed form (small jumps)", Look::Dashed, closed.collect()),
        ],
        marks: Vec::new(),
    }
}
