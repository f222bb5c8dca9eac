//! A cube decision in every light: all theories, windows, volatility.

use barpoint_equity::{
    CubeContext, CubeEquities, CubeLife, CubeTheory, CubeVerdict, Cubeful, GammonValues,
    JumpPoints, MarketWindow, Mwc, Scoring, Stakes, Volatilities,
};
use barpoint_eval::{
    Class, CubeDecision, CubeModel, CubeWorth, JumpStatistics, SearchSettings, average_volatility,
};
use barpoint_rules::{Board, MatchState, Side};

use crate::{Answer, CubeHint, Engine, NoDecision, Strength};

/// A cube decision in every light, from the player who may double.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeStudy {
    /// The decision by the model of the settings.
    pub hint: CubeHint,
    /// What kind of position it is.
    pub class: Class,
    /// The decision by every model at the same depth, that of the settings too.
    pub by_model: Vec<(CubeModel, CubeDecision, CubeVerdict)>,
    /// How far the winning chance moves in two rolls.
    pub jumps: JumpStatistics,
    /// The volatilities the jump model takes: local as found, average by class.
    pub volatilities: Volatilities,
    /// The jump model's decision by closed form, with the chances of the look-ahead and the local volatility.
    pub by_jumps: CubeEquities,
    /// Its verdict.
    pub jump_verdict: CubeVerdict,
    /// Where actions change by the jump model, at money play.
    pub jump_points: JumpPoints,
    /// The cube life at which Janowski's formula gives the look-ahead's value without double; `None` where it
    /// makes no difference.
    pub effective_life: Option<f32>,
    /// Market windows of the player and of the opponent, each in own winning chances.
    pub windows: [MarketWindow; 2],
    /// What gammons are worth with the cube as it is.
    pub gammon_values: GammonValues,
    /// The decision by Janowski's model with the two cube lives given, on the chances found; `None` if none were.
    pub by_lives: Option<(CubeEquities, CubeVerdict)>,
    /// Match-winning chances of no double, double and take, double and pass; `None` at money play.
    pub mwc: Option<[Mwc; 3]>,
    /// Whether the equities are exact, so that no theory plays a part in them.
    pub exact: bool,
}

impl Engine {
    /// Studies the cube decision of the player on roll before any roll; also with the cube lives of both players, if they
    /// are given.
    #[must_use]
    pub fn study(
        &self,
        state: &MatchState,
        strength: &Strength,
        lives: Option<[CubeLife; 2]>,
    ) -> Answer<Result<CubeStudy, NoDecision>> {
        let basis = self.basis(state, strength);
        let (search, context) = (basis.strength.search, basis.context);
        let study = self.cube_study(state.on_roll(), state.board(), context, search);
        let by_lives = |study: &CubeStudy| {
            let [own, opponent] = lives?;
            let theory = CubeTheory::Refined { own, opponent };
            let outcome = &study.hint.decision.outcome;
            let equities = CubeEquities::by(outcome, &context, self.met(), &theory);
            Some((equities, equities.verdict(&context)))
        };
        let study = study.map(|study| CubeStudy {
            by_lives: by_lives(&study),
            ..study
        });
        let found = study
            .filter(|_| state.rules().cube)
            .ok_or_else(|| NoDecision::on_cube(state));
        Answer { basis, found }
    }

    /// Studies a cube decision; `None` if `player` (seeing `board` and `context`) may not double or could gain
    /// nothing by it.
    #[must_use]
    pub fn cube_study(
        &self,
        player: Side,
        board: &Board,
        context: CubeContext,
        settings: SearchSettings,
    ) -> Option<CubeStudy> {
        let hint = self.cube(player, board, context, settings)?;
        let usual = CubeModel::ALL.map(|(_, model)| model);
        let given = (!usual.contains(&settings.model)).then_some(settings.model);
        let by_model = usual.into_iter().chain(given).filter_map(|model| {
            let settings = SearchSettings { model, ..settings };
            let decision = self.search.cube_decision(board, context, settings)?;
            Some((model, decision, decision.equities.verdict(&context)))
        });
        let outcome = &hint.decision.outcome;
        let class = Class::of(board);
        let jumps = self.search.jumps(board, context, settings);
        let volatilities = Volatilities {
            local: jumps.expected_jump,
            average: average_volatility(class),
        };
        let met = self.met();
        let theory = CubeTheory::Jump(volatilities);
        // Where a database knows the value there is nothing for a theory to say.
        let worth = self.search.evaluator().worth(board);
        let money = matches!(context.scoring, Scoring::Money { .. });
        let by_jumps = if money && matches!(worth, CubeWorth::Exact(_)) {
            hint.decision.equities
        } else {
            CubeEquities::by(outcome, &context, met, &theory)
        };
        let (won, lost) = outcome.points_won_and_lost();
        let equities = &hint.decision.equities;
        let no_double = equities.no_double;
        let stakes = Stakes::of(&context, met);
        let three = [no_double, equities.double_take, CubeEquities::PASS];
        Some(CubeStudy {
            mwc: stakes.map(|stakes| three.map(|equity| stakes.denormalise(equity))),
            by_lives: None,
            exact: money && matches!(worth, CubeWorth::Exact(_)),
            hint,
            class,
            by_model: by_model.collect(),
            jumps,
            volatilities,
            by_jumps,
            jump_verdict: by_jumps.verdict(&context),
            jump_points: JumpPoints::of(won, lost, volatilities),
            effective_life: Cubeful::new(&context, met).effective_life(outcome, no_double),
            windows: [
                MarketWindow::of(outcome, &context, met),
                MarketWindow::of(&outcome.flipped(), &context.flipped(), met),
            ],
            gammon_values: GammonValues::of(&context, met),
        })
    }
}
