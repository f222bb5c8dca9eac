/** Texts by their ids: Fluent messages of the language spoken, else English ones. */
import {
  FluentNumber,
  type FluentBundle,
  type FluentVariable,
  type Message,
  type Scope,
} from "@fluent/bundle";

import { ENGLISH, spoken } from "./catalogue.svelte";

type Args = Record<string, string | number>;
type Pattern = NonNullable<Message["value"]>;

/** Where thousands are parted by commas; elsewhere by a space, for a point would look like the decimal point. */
const COMMAS = ["en", "ja"];

/**
 * A number written without the rules of the locale: their first use takes a browser tens of milliseconds. The decimal
 * sign is a point in all languages, as in XG, gnubg and all match files; so it is in equities, percentages and PRs, which
 * come as text. Variants are chosen by the plural rules of the language all the same.
 */
class Plain extends FluentNumber {
  override toString(scope?: Scope): string {
    const text = String(this.value);
    const separator = COMMAS.includes(scope?.bundle.locales[0] ?? "en") ? "," : "\u202f";
    return Number.isInteger(this.value) ? text.replace(/\B(?=(\d{3})+$)/g, separator) : text;
  }
}

function patternOf(bundle: FluentBundle, id: string): Pattern | null {
  const [name = id, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

/** The name, in data and in the catalogues, of a player who gave none: messages address that player. */
export const YOU = "You";

/** Whether a pattern has a variant that addresses the player whom a variable names. */
function addresses(bundle: FluentBundle, pattern: Pattern | null, variable: string): boolean {
  if (!Array.isArray(pattern)) return false;
  return pattern.some((part) => {
    if (typeof part === "string") return false;
    if (part.type === "mesg") return addresses(bundle, patternOf(bundle, part.name), variable);
    if (part.type !== "select") return false;
    const { selector, variants } = part;
    const isIt = selector.type === "var" && selector.name === variable;
    return variants.some(
      ({ key, value }) => (isIt && key.value === YOU) || addresses(bundle, value, variable),
    );
  });
}

/** The text of a message in one catalogue; null if it is missing there, or something that it refers to. */
export function textIn(
  bundle: FluentBundle,
  id: string,
  args: Args = {},
  you = YOU,
): string | null {
  const pattern = patternOf(bundle, id);
  if (pattern === null) return null;
  const given = Object.entries(args).map(([name, value]): [string, FluentVariable] => {
    if (typeof value === "number") return [name, new Plain(value)];
    const isYou = you !== YOU && value === you && addresses(bundle, pattern, name);
    return [name, isYou ? YOU : value];
  });
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, Object.fromEntries(given), errors);
  return errors.length === 0 ? text : null;
}

/** The text of a message; its id where no catalogue has it, so that gaps are visible. */
export function t(id: string, args?: Args): string {
  const { bundle } = spoken();
  if (bundle === ENGLISH) return textIn(ENGLISH, id, args) ?? id;
  const you = shownName(YOU);
  return textIn(bundle, id, args, you) ?? textIn(ENGLISH, id, args, you) ?? id;
}

/** The language spoken: `de`. */
export const language = (): string => spoken().bundle.locales[0] ?? "en";

/** Whether there is a message. */
export function has(id: string): boolean {
  return spoken().bundle.hasMessage(id) || ENGLISH.hasMessage(id);
}

/** A player's name as it is shown. */
export function shownName(name: string): string {
  if (name !== YOU) return name;
  return textIn(spoken().bundle, "new-you") ?? YOU;
}

/** The word for something that the server calls by a fixed name, such as a level; any other name as it is. */
export function wordFor(kind: string, name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const id = [kind, ...words].join("-");
  return has(id) ? t(id) : name;
}
