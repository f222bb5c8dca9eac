//! Which command prints which type.

use barpoint_wire::{
    AnalysisReport, BearoffReport, BenchReport, BkgClassesReport, BkgReport, BookReport,
    CalculationReport, ConfigReport, Conversion, CubeReport, DatabaseList, DuelResult,
    EvaluationReport, ExplanationReport, FormatList, FrontierReport, HintReport, HypergammonReport,
    JudgeReport, JumpReport, JumpSolution, LevelsShown, LibraryExport, LibraryImport,
    LibraryPlayers, LibrarySearch, LibraryStatistics, MatchesReport, MetReport, PlayCounts,
    RaceReport, ResignationsReport, RolloutForecast, RolloutReport, RollsRow, ScoreMap,
    ScoreReport, SimulationResult, SpeedReport, StudyView, TemperatureMap, TheoryFigures,
    UbgiCheckReport, VolatilityReport, json_schema,
};
use serde_json::{Value, json};
use utoipa::ToSchema;

/// What a command prints with `--format json`.
pub(crate) struct Output {
    /// The name of its file.
    pub(crate) name: &'static str,
    /// The commands, as a user types them.
    pub(crate) commands: &'static str,
    /// The type in `wire`.
    pub(crate) type_name: String,
    /// The schema.
    pub(crate) schema: Value,
}

fn output<T: ToSchema>(name: &'static str, commands: &'static str) -> Output {
    let mut schema = json_schema::<T>().unwrap();
    schema["$id"] = json!(format!("urn:barpoint:v{}:{name}", barpoint_wire::VERSION));
    Output {
        name,
        commands,
        type_name: T::name().into_owned(),
        schema,
    }
}

/// All of them, by name.
pub(crate) fn all() -> Vec<Output> {
    vec![
        output::<AnalysisReport>("analyse", "`analyse FILE` (several files: an array)"),
        output::<DatabaseList>("bearoff-list", "`bearoff list`"),
        output::<BearoffReport>("bearoff-show", "`bearoff show ID` of a race"),
        output::<HypergammonReport>(
            "bearoff-show-hypergammon",
            "`bearoff show ID` of a Hypergammon position",
        ),
        output::<BenchReport>("bench", "`bench`"),
        output::<BookReport>("book-show", "`book show`"),
        output::<SpeedReport>("calibrate", "`calibrate`"),
        output::<CalculationReport>("chances", "`chances PERCENT...`"),
        output::<ConfigReport>("config", "`config`"),
        output::<Conversion>("convert", "`convert INPUT OUTPUT`"),
        output::<CubeReport>("cube", "`cube ID` (several, or a list: one a line)"),
        output::<DuelResult>("duel", "`duel`"),
        output::<SimulationResult>("simulate", "`simulate`"),
        output::<ExplanationReport>("explain", "`explain ID`"),
        output::<EvaluationReport>("eval", "`eval ID` (several, or a list: one a line)"),
        output::<MatchesReport>("analyse-summary", "`analyse --summary FILES`"),
        output::<FormatList>("formats", "`formats`"),
        output::<HintReport>("hint", "`hint ID` (several, or a list: one a line)"),
        output::<BkgReport>(
            "hint-bkg",
            "`hint ID --level bkg` (several, or a list: one a line)",
        ),
        output::<BkgClassesReport>("bkg-classes", "`bkg classes`"),
        output::<FrontierReport>("frontier", "`frontier FILE`"),
        output::<JudgeReport>("judge", "`judge FILE`"),
        output::<JumpReport>("jump", "`jump`"),
        output::<JumpSolution>("jump-exact", "`jump --exact`"),
        output::<LevelsShown>("levels", "`levels`"),
        output::<LibraryExport>("library-export", "`library export FOLDER`"),
        output::<LibraryImport>("library-import", "`library import FILE...`"),
        output::<LibraryPlayers>("library-players", "`library players`"),
        output::<StudyView>("study-decks", "`study decks`"),
        output::<LibrarySearch>("library-search", "`library search`"),
        output::<LibraryStatistics>("library-stats", "`library stats`"),
        output::<MetReport>("met", "`met`"),
        output::<ScoreReport>("met-score", "`met --at OWN-THEIR`"),
        output::<PlayCounts>("perft", "`perft`"),
        output::<RaceReport>("race", "`race ID`"),
        output::<ResignationsReport>("resign", "`resign ID`"),
        output::<RolloutReport>(
            "rollout",
            "`rollout ID` (also each line of `--format json-lines`)",
        ),
        output::<RolloutForecast>("rollout-forecast", "`rollout ID --forecast`"),
        output::<RollsRow>("rolls", "`rolls --table` (an array of these)"),
        output::<ScoreMap>("scoremap", "`scoremap ID`"),
        output::<TemperatureMap>("temperature", "`temperature ID`"),
        output::<TheoryFigures>("theories", "`theories` (an array of these)"),
        output::<UbgiCheckReport>("ubgi-check", "`ubgi-check`"),
        output::<VolatilityReport>("volatility", "`volatility`"),
    ]
}
