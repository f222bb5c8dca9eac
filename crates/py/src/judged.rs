//! Decisions with known answers, judged in slices by other processes or machines.

use std::sync::Arc;

use barpoint_app::{CACHE_ENTRIES, Folders, Silent, Tables, describe};
use barpoint_engine::{Strength, StrengthChoice};
use barpoint_equity::Met;
use barpoint_eval::nets::production;
use barpoint_eval::{Evaluator, MoveFilter, Search};
use barpoint_judge::{LookAhead, Record, Report, losses, parse};
use barpoint_wire::JudgeReport;
use pyo3::prelude::*;

use crate::calls::value;
use crate::fault::fault;
use crate::questions::within;

/// The nets without the user's databases at a fixed depth, as `barpoint judge` judges them.
#[pyclass(name = "Judge", module = "barpoint._barpoint", frozen)]
pub(crate) struct Judge(Box<Held>);

struct Held {
    search: Search,
    strength: Strength,
    nets: String,
}

fn records(lines: &str) -> PyResult<Vec<Record>> {
    parse(lines).map_err(fault)
}

#[pymethods]
impl Judge {
    #[new]
    #[pyo3(signature = (*, level = None, plies = None))]
    fn new(py: Python<'_>, level: Option<&str>, plies: Option<u8>) -> PyResult<Self> {
        let choice = StrengthChoice {
            level: level.map(Strength::named).transpose().map_err(fault)?,
            plies: plies.map(within).transpose()?,
            ..StrengthChoice::default()
        };
        let strength = choice.or(Strength::new(0, MoveFilter::LARGE));
        py.detach(|| {
            let bearoff = Tables::new(&Folders::from_environment(), Arc::new(Silent)).one_sided();
            let evaluator = Arc::new(production(bearoff).map_err(fault)?);
            let nets = evaluator.fingerprint().to_string();
            let search = Search::new(evaluator, Arc::new(Met::kazaross_xg2()), CACHE_ENTRIES);
            Ok(Self(Box::new(Held {
                search,
                strength,
                nets,
            })))
        })
    }

    /// The fingerprint of the nets.
    #[getter]
    fn nets(&self) -> &str {
        &self.0.nets
    }

    /// The number of records of a file; an error names the line that is none.
    #[expect(
        clippy::unused_self,
        reason = "beside the other questions about records"
    )]
    fn check(&self, lines: &str) -> PyResult<usize> {
        Ok(records(lines)?.len())
    }

    /// What is lost on each of these records, one JSON object a line: a pure function of it, the nets and the depth.
    fn losses(&self, py: Python<'_>, lines: &str) -> PyResult<Vec<Vec<f64>>> {
        let records = records(lines)?;
        let Held {
            search, strength, ..
        } = &*self.0;
        let subject = LookAhead {
            search,
            settings: strength.search,
        };
        Ok(py.detach(|| {
            let judged = records.iter().map(|record| losses(record, &subject));
            judged.collect()
        }))
    }

    /// The report on all records of a file and what is lost on each of them.
    #[expect(clippy::needless_pass_by_value, reason = "as Python gives lists")]
    fn report(
        &self,
        py: Python<'_>,
        file: String,
        lines: &str,
        losses: Vec<Vec<f64>>,
    ) -> PyResult<Py<PyAny>> {
        let Held { strength, nets, .. } = &*self.0;
        let found = Report::of(&records(lines)?, &losses);
        let found = JudgeReport {
            settings: Some(describe::search(&strength.search)),
            ..JudgeReport::of(file, strength.search.plies, nets.clone(), &found)
        };
        value(py, serde_json::to_string(&found))
    }
}
