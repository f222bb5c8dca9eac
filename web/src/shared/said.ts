/** What the server says, in the language of the pages: by the code beside its English text, else that text. */
import { has, t, wordFor } from "./i18n";

/** A code with its arguments, as the server sends it. */
export interface Phrase {
  readonly id: string;
  readonly fields: Readonly<Record<string, string | number>>;
}

/** Arguments that are names of levels, which have words of their own. */
const LEVELS = new Set(["level", "label"]);

/** A player who may be the program at a level: `barpoint (expert)`. */
const seatName = (name: string): string =>
  name.replace(
    /^barpoint \((.+)\)$/,
    (_, level: string) => `barpoint (${wordFor("strength", level)})`,
  );

function word(name: string, value: string | number): string | number {
  if (typeof value === "number") return value;
  if (LEVELS.has(name)) return wordFor("strength", value);
  return name === "white" || name === "black" ? seatName(value) : value;
}

/** The words for what an English text says. */
export function said(text: string, phrase?: Phrase | null): string {
  if (!phrase || !has(`say-${phrase.id}`)) return text;
  const fields = Object.entries(phrase.fields).map(([name, value]) => [name, word(name, value)]);
  return t(`say-${phrase.id}`, Object.fromEntries(fields) as Record<string, string | number>);
}
