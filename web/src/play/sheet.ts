/** The score sheet of a game in progress: rolls and plays in two columns, and the score after each game. */
import type { Side } from "../board/types";
import { columnsOf, type Row } from "../shared/columns";
import { t } from "../shared/i18n";
import type { GameEvent, GameView } from "../wire/types";

/** What a player did in a turn. */
export interface Entry {
  readonly side: Side;
  /** The roll as on a score sheet, `52`. */
  readonly roll: string | null;
  /** The play, or the cube action in words; empty while the roll is being played. */
  readonly text: string;
}

export interface GameLine {
  readonly number: number;
  readonly winner: Side;
  /** The score after it. */
  readonly score: Record<Side, number>;
}

const rollOf = ({ dice }: GameEvent): string | null => {
  const high = [...(dice ?? [])].sort((a, b) => b - a);
  return high.length === 2 ? high.join("") : null;
};

function entryOf(event: GameEvent): Entry | null {
  const { side, kind } = event;
  if (!side || kind === "next_game") return null;
  const roll = rollOf(event);
  if (kind === "play") return { side, roll, text: event.play || t("cannot-move") };
  if (kind === "roll") return { side, roll, text: "" };
  const id = kind === "take" || kind === "pass" ? `record-${kind}` : `sheet-${kind}`;
  const value = event.value ?? 0;
  return { side, roll: null, text: t(id, { value, kind: value }) };
}

/** A roll that is being played stands in the sheet; one that was played stands there with its play. */
function entries(view: Pick<GameView, "events" | "state">): Entry[] {
  const { events, state } = view;
  const list = events.flatMap((event, index) => {
    const played = event.kind === "roll" && index < events.length - 1;
    const entry = played ? null : entryOf(event);
    return entry ? [entry] : [];
  });
  // Of an opening roll, or a position to play on from.
  if (!state.dice || events.at(-1)?.kind === "roll") return list;
  return [...list, { side: state.on_roll, roll: state.dice.join(""), text: "" }];
}

/** The rows of the game being played. */
export function sheetRows(view: Pick<GameView, "events" | "state">): Row<Entry>[] {
  return columnsOf(entries(view), ({ side }) => side);
}

/** The games that are over, each with the score after it. */
export function gameLines({ games, state }: Pick<GameView, "games" | "state">): GameLine[] {
  const won = (side: Side) =>
    games.reduce((sum, game) => sum + (game.winner === side ? game.points : 0), 0);
  // A session that began with a score keeps it.
  const score = {
    white: state.score.white - won("white"),
    black: state.score.black - won("black"),
  };
  return games.flatMap(({ number, winner, points }) => {
    if (!winner) return [];
    score[winner] += points;
    return [{ number, winner, score: { ...score } }];
  });
}
