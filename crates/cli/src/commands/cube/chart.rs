//! Equities against the winning chance, drawn.

use barpoint_draw::plot::curves::{self, Chart, Look, Series};
use barpoint_engine::{Basis, CubeStudy, Engine};
use barpoint_equity::{Equity, Scoring};

/// Equities against the winning chance by a theory, with the place of the position: the look-ahead's own equities stand beside
/// the curves as points.
pub(super) fn chart(engine: &Engine, basis: &Basis, study: &CubeStudy) -> Chart<'static> {
    /// Steps of a curve.
    const STEPS: u16 = 400;
    let found = engine.cube_chart(basis, study, STEPS);
    let named = |name: &str, look, points: Vec<[f32; 2]>| Series {
        name: name.to_owned(),
        parts: vec![points],
        look,
    };
    let equities = study.hint.decision.equities;
    let place = |equity: Equity| vec![[study.hint.decision.outcome.win, equity.get()]];
    let search = basis.strength.search;
    let (plies, name) = (search.plies, search.model.name());
    let series = vec![
        named(
            &format!("no double, {name} formula"),
            Look::Line,
            found.no_double,
        ),
        named(
            &format!("double, take, {name} formula"),
            Look::Line,
            found.double_take,
        ),
        named("double, pass", Look::Dashed, vec![[0.0, 1.0], [1.0, 1.0]]),
        named("no double, cube dead", Look::Dashed, found.dead),
        named("no double, cube live", Look::Dashed, found.live),
        named(
            &format!("the position, no double, {plies}-ply"),
            Look::Dots,
            place(equities.no_double),
        ),
        named(
            &format!("the position, double, take, {plies}-ply"),
            Look::Rings,
            place(equities.double_take),
        ),
    ];
    let (y, y_step) = curves::equity_axis(&series);
    // Where doubling becomes right and the take wrong.
    let marks = [(found.doubles_from, "double"), (found.passes_from, "pass")];
    let marks = marks.into_iter().filter_map(|(at, name)| {
        let at = at?;
        Some((at, format!("{name} from {:.1} %", 100.0 * at)))
    });
    Chart {
        title: format!("Cube decision: {}", study.hint.verdict),
        x_label: "cubeless chance to win the game (%)",
        y_label: match basis.context.scoring {
            Scoring::Money { .. } => "equity (points per cube)",
            Scoring::Match { .. } => "equity (EMG)",
        },
        x: [0.0, 1.0],
        y,
        y_step,
        percent: false,
        series,
        marks: marks.collect(),
    }
}
