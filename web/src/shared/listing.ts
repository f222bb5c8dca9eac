/** Hints as plain text, for mail and forums. */
import type { CubeAdvice, HintReport, PlayRow } from "../wire/types";
import { actionText } from "./actions";
import { groupsOf } from "./candidates";
import { t } from "./i18n";
import { strengthText } from "./levels.svelte";
import { signed } from "./numbers";

type Listed = Pick<HintReport, "plays" | "cube" | "settings" | "met" | "nets">;

/** A hint with its position; groups of different depth are separated. */
export function hintText(id: string, hint: Listed): string {
  const body = hint.cube ? cubeLines(hint.cube) : playLines(hint.plays ?? []);
  const level = strengthText(hint.settings);
  return [id, "", ...body, "", `barpoint: ${level} · ${hint.met} · ${hint.nets}`, ""].join("\n");
}

function chanceLine(chances: PlayRow["chances"]): string {
  const all = [
    chances.win,
    chances.win_gammon,
    chances.win_backgammon,
    1 - chances.win,
    chances.lose_gammon,
    chances.lose_backgammon,
  ].map((chance) => chance.toFixed(3));
  return `${all.slice(0, 3).join(" ")} - ${all.slice(3).join(" ")}`;
}

/** How precisely a rollout knows a play. */
const error = ({ std_err }: PlayRow) => (std_err === null ? "" : ` ± ${std_err.toFixed(4)}`);

function playLines(plays: readonly PlayRow[]): string[] {
  const names = plays.map(({ play }) => (play === "" ? t("cannot-move") : play));
  const wide = Math.max(0, ...names.map((name) => name.length));
  const lines: string[] = [];
  groupsOf(plays).forEach(({ depth, best, rows }, number) => {
    if (number > 0) lines.push("", t("hint-not-comparable", { depth }));
    rows.forEach(({ row, index }, rank) => {
      const place = number === 0 ? `${rank + 1}.` : "·";
      const difference = ` (${signed(row.equity - best.equity)})`;
      const behind = number === 0 && rank > 0 ? difference : "";
      const name = (names[index] ?? "").padEnd(wide);
      lines.push(
        `${place.padStart(4)} ${depth}  ${name}  ${signed(row.equity)}${error(row)}${behind}`,
        `       ${chanceLine(row.chances)}`,
      );
    });
  });
  return lines;
}

function cubeLines(cube: CubeAdvice): string[] {
  const rows = [
    [t("cube-no-double"), cube.no_double],
    [t("cube-double-take"), cube.double_take],
    [t("cube-double-pass"), cube.double_pass],
  ] as const;
  const wide = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, equity]) => `  ${name.padEnd(wide)}  ${signed(equity)}`);
  if (cube.action) lines.push(`${t("cube-proper")} ${actionText(cube.action)}`);
  return [...lines, `  ${chanceLine(cube.chances)}`];
}
