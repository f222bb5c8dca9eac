/**
 * Patterns of boards: words such as `me6` or `opp20=1`. The server reads them in the same way; points are counted by the
 * player who decides.
 */

export type Whose = "me" | "opp";
export type Where = number | "bar" | "off";

/** A number of checkers on a place. */
export interface Demand {
  readonly whose: Whose;
  readonly where: Where;
  readonly count: number;
  /** Whether there may be more. */
  readonly more: boolean;
}

export type Pattern = readonly Demand[];

const MOST = 15;

/** What is meant where a word has no number. */
const usual = (where: Where) => (typeof where === "number" ? 2 : 1);

function demandOf(word: string): Demand | null {
  const found = /^(me|opp)(bar|off|\d{1,2})(?:=(\d{1,2})(\+?))?$/.exec(word.toLowerCase());
  if (!found) return null;
  const [, whose, place = "", digits, plus] = found;
  const where = place === "bar" || place === "off" ? place : Number(place);
  if (typeof where === "number" && (where < 1 || where > 24)) return null;
  const count = digits === undefined ? usual(where) : Number(digits);
  if (count > MOST) return null;
  return { whose: whose as Whose, where, count, more: digits === undefined || plus === "+" };
}

const words = (text: string) => text.split(/[\s,]+/).filter((word) => word !== "");

/** The demands of a text; words that are none are left out. */
export function parsePattern(text: string): Pattern {
  return words(text).flatMap((word) => demandOf(word) ?? []);
}

/** The first word that is no demand; null if all are. */
export function wrongWord(text: string): string | null {
  return words(text).find((word) => demandOf(word) === null) ?? null;
}

function wordOf({ whose, where, count, more }: Demand): string {
  if (more && count === usual(where)) return `${whose}${where}`;
  return `${whose}${where}=${count}${more ? "+" : ""}`;
}

/** A pattern as words. */
export function patternText(pattern: Pattern): string {
  return pattern.map(wordOf).join(" ");
}

/** A place of the editor: a point, which both players' checkers can be on, or a player's bar or tray. */
export interface Spot {
  readonly where: Where;
  /** Whose bar or tray. */
  readonly whose: Whose;
}

const isAt = ({ where, whose }: Spot) => {
  const shared = typeof where === "number";
  return (demand: Demand) => demand.where === where && (shared || demand.whose === whose);
};

/** What is demanded of a place. */
export function demandsAt(pattern: Pattern, spot: Spot): Pattern {
  return pattern.filter(isAt(spot));
}

/** A pattern with other demands on a place. */
export function withDemands(pattern: Pattern, spot: Spot, demands: Pattern): Pattern {
  const at = isAt(spot);
  const place = pattern.findIndex(at);
  const others = pattern.filter((demand) => !at(demand));
  const before = place < 0 ? others.length : place;
  return [...others.slice(0, before), ...demands, ...others.slice(before)];
}

type Kind = readonly [whose: Whose, count: number, more: boolean];

/** What a point can be made to demand, click by click. */
const OF_POINTS: readonly (readonly Kind[])[] = [
  [],
  [["me", 2, true]],
  [["me", 1, false]],
  [["me", 3, true]],
  [["opp", 2, true]],
  [["opp", 1, false]],
  [
    ["me", 0, false],
    ["opp", 0, false],
  ],
];

/** The demands that clicks on a place lead to, in order; the first is none. */
function choices({ where, whose }: Spot): readonly Pattern[] {
  const demands = (kinds: readonly Kind[]) =>
    kinds.map(([of, count, more]) => ({ whose: of, where, count, more }));
  if (typeof where === "number") return OF_POINTS.map(demands);
  return [[], demands([[whose, 1, true]]), demands([[whose, 0, false]])];
}

/** The next demand of a place, or the one before. */
export function cycled(pattern: Pattern, spot: Spot, way: 1 | -1 = 1): Pattern {
  const all = choices(spot);
  const now = patternText(demandsAt(pattern, spot));
  const index = all.findIndex((one) => patternText(one) === now);
  const next = index < 0 ? (way === 1 ? 1 : 0) : (index + way + all.length) % all.length;
  return withDemands(pattern, spot, all[next] ?? []);
}

/** The demand of a place with this many checkers or more, by the player who has them there already; 0 is an empty place. */
export function counted(pattern: Pattern, spot: Spot, count: number): Pattern {
  const { where, whose } = spot;
  if (count === 0) return withDemands(pattern, spot, choices(spot).at(-1) ?? []);
  const holder = demandsAt(pattern, spot).find((demand) => demand.count > 0)?.whose;
  const of = typeof where === "number" ? (holder ?? "me") : whose;
  return withDemands(pattern, spot, [{ whose: of, where, count, more: count > 1 }]);
}
