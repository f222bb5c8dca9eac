/** Names for the types generated from the server's OpenAPI document. */
import type { StepGraph } from "../board/types";
import type { components, paths } from "./schema";

type Schemas = components["schemas"];

/** In answers every field is present; unknown values are `null`. */
type Given<T> = T extends (infer Item)[]
  ? Given<Item>[]
  : T extends object
    ? { [Key in keyof T]-?: Given<Exclude<T[Key], undefined>> }
    : T;

export type Dice = [number, number];
export type Side = Schemas["SideName"];
export type DecisionKind = Schemas["DecisionKind"];
export type Chances = Given<Schemas["Chances"]>;
export type CubeAction = Given<Schemas["CubeAction"]>;
export type VerdictName = Schemas["VerdictName"];
export type CubeAdvice = Given<Schemas["CubeAdvice"]>;
export type PlayRow = Given<Schemas["PlayRow"]>;
export type HintReport = Given<Schemas["HintReport"]>;
export type ExplanationReport = Given<Schemas["ExplanationReport"]>;
export type BkgComparison = Given<Schemas["BkgComparison"]>;
export type BkgReport = Given<Schemas["BkgReport"]>;
export type DeeperPlays = Given<Schemas["DeeperPlays"]>;
export type CubeReport = Given<Schemas["CubeReport"]>;
export type TemperatureMap = Given<Schemas["TemperatureMap"]>;
export type TemperatureCell = Given<Schemas["TemperatureCell"]>;
export type ScoreMap = Given<Schemas["ScoreMap"]>;
export type ScoreCell = Given<Schemas["ScoreCell"]>;
export type WindowReport = Given<Schemas["WindowReport"]>;
export type BoardSettings = Given<Schemas["BoardSettings"]>;
export type BoardSettingsEdit = Schemas["BoardSettingsEdit"];
export type Info = Given<Schemas["InfoReport"]>;
export type GameRow = Given<Schemas["GameRow"]>;
export type GameEvent = Given<Schemas["GameEvent"]>;
export type TutorReport = Given<Schemas["TutorReport"]>;

/** A position with its state; dice are a pair, and legal steps are the board's graph. */
export type StateView = Omit<Given<Schemas["StateView"]>, "dice" | "legal"> & {
  dice: Dice | null;
  legal: StepGraph | null;
};
export type GameView = Omit<Given<Schemas["GameView"]>, "state"> & { state: StateView };

// Requests: fields may be omitted.
export type NewGame = Schemas["NewGame"];
export type DiceCommitment = Schemas["DiceCommitment"];
export type DiceRecord = Schemas["DiceRecord"];
export type Action = Schemas["TableAction"];
export type PositionRef = Schemas["PositionRef"];
export type PositionEdit = Schemas["PositionEdit"];
export type ReadResult =
  { kind: "position"; state: StateView; positions: number } | { kind: "match" };

export type EntryRow = Given<Schemas["EntryRow"]>;
export type EntryView = Omit<Given<Schemas["EntryView"]>, "state"> & { state: StateView };
export type MatchView = Given<Schemas["MatchView"]>;
export type StatisticsBlock = Given<Schemas["StatisticsBlock"]>;
export type StatisticsRow = Given<Schemas["StatisticsRow"]>;
export type MatchRow = Given<Schemas["MatchRow"]>;
export type BatchReport = Given<Schemas["BatchReport"]>;
export type QueuedAnalyses = Given<Schemas["QueuedAnalyses"]>;
export type PlayersReport = Given<Schemas["PlayersReport"]>;
export type SaveOption = Given<Schemas["SaveOption"]>;
export type ReportForm = NonNullable<
  NonNullable<paths["/api/v1/matches/{id}/report"]["get"]["parameters"]["query"]>["form"]
>;
export type MarkName = Schemas["MarkName"];
export type GradeName = Schemas["GradeName"];
export type StudyView = Given<Schemas["StudyView"]>;
export type PhaseName = Schemas["PhaseName"];
export type CardView = Omit<Given<Schemas["CardView"]>, "state"> & { state: StateView };
export type NextCard = { card: CardView | null; study: StudyView };
export type CardVerdict = Omit<Given<Schemas["CardVerdict"]>, "card"> & { card: CardView };
export type BookPlay = Given<Schemas["BookPlay"]>;
export type OpeningVerdict = Given<Schemas["OpeningVerdict"]>;
export type OpeningShown = Omit<Given<Schemas["OpeningShown"]>, "before"> & { before: StateView };
export type OpeningTraining = Omit<Given<Schemas["OpeningTraining"]>, "state" | "after"> & {
  state: StateView;
  after: OpeningShown | null;
};
export type DrillView = Omit<Given<Schemas["DrillView"]>, "state"> & { state: StateView };
export type CardsImported = Given<Schemas["CardsImported"]>;
export type CardsAdded = Given<Schemas["CardsAdded"]>;
export type CardAnswer = Schemas["CardAnswerName"];
export type JobView = Given<Schemas["JobView"]>;
export type RolloutView = Given<Schemas["RolloutView"]>;
export type RolloutRequest = Schemas["RolloutRequest"];
export type ErrorRolloutRequest = Partial<Schemas["ErrorRolloutRequest"]>;

export type EquityCurves = Given<Schemas["EquityCurves"]>;
export type RolloutForecast = Given<Schemas["RolloutForecast"]>;

export type LibraryTotals = Given<Schemas["LibraryTotals"]>;
export type LibrarySearch = Given<Schemas["LibrarySearch"]>;
export type LibraryHit = Given<Schemas["LibraryHit"]>;
export type LibraryStatistics = Given<Schemas["LibraryStatistics"]>;
export type LibraryMatch = Given<Schemas["LibraryMatch"]>;
export type LibraryRate = Given<Schemas["LibraryRate"]>;
export type LibraryPlayers = Given<Schemas["LibraryPlayers"]>;
export type LibraryPlayer = Given<Schemas["LibraryPlayer"]>;
export type LibraryMatches = Given<Schemas["LibraryMatches"]>;
export type LibraryMatchRow = Given<Schemas["LibraryMatchRow"]>;
export type LibraryImport = Given<Schemas["LibraryImport"]>;
export type LibraryOpened = Given<Schemas["LibraryOpened"]>;
export type LibraryQuery = Schemas["LibraryQuery"];

export type LevelCost = Given<Schemas["LevelCost"]>;
