/** What the server says, in the language of the pages: by the code beside its English text, else that text. */
import { has, shownName, t } from "./i18n";
import { levelName, programName } from "./levelName";

/** A code with its arguments, as the server sends it. */
export interface Phrase {
  readonly id: string;
  readonly fields: Readonly<Record<string, string | number>>;
}

/** Arguments that are names of levels, which have words of their own. */
const LEVELS = new Set(["level", "label"]);

/** A player who may be the program at a level, `barpoint (expert)`, or the player of the browser. */
function seatName(name: string): string {
  const level = /^barpoint \((.+)\)$/.exec(name)?.[1];
  return level === undefined ? shownName(name) : programName(level);
}

function word(name: string, value: string | number): string | number {
  if (typeof value === "number") return value;
  if (LEVELS.has(name)) return levelName(value);
  return name === "white" || name === "black" ? seatName(value) : value;
}

/** The words for what an English text says. */
export function said(text: string, phrase?: Phrase | null): string {
  if (!phrase || !has(`say-${phrase.id}`)) return text;
  const fields = Object.entries(phrase.fields).map(([name, value]) => [name, word(name, value)]);
  return t(`say-${phrase.id}`, Object.fromEntries(fields) as Record<string, string | number>);
}
