/** Questions to the library: as fields of a form, in the address, and as the server takes them. */
import type { LibraryQuery } from "../wire/types";

/** The fields; an empty one demands nothing. Several values in one are separated by commas. */
export const FIELDS = [
  "player",
  "against",
  "event",
  "since",
  "until",
  "length",
  "tag",
  "kind",
  "phase",
  "roll",
  "score",
  "cube",
  "mark",
  "error",
  "board",
] as const;

export type Field = (typeof FIELDS)[number];
export type Question = Readonly<Record<Field, string>>;

export const NOTHING = Object.fromEntries(FIELDS.map((field) => [field, ""])) as Question;

/** The question in an address. */
export function questionOf(query: URLSearchParams): Question {
  const given = FIELDS.map((field) => [field, (query.get(field) ?? "").trim()]);
  return Object.fromEntries(given) as Question;
}

/** A question as the part of an address after `?`. */
export function addressOf(question: Partial<Question>): string {
  const given = FIELDS.flatMap((field): [string, string][] => {
    const value = question[field]?.trim() ?? "";
    return value === "" ? [] : [[field, value]];
  });
  return new URLSearchParams(given).toString();
}

/** The address of a tab of the library with a question. */
export function pathOf(tab: string, question: Partial<Question>): string {
  const query = addressOf(question);
  return query === "" ? `library/${tab}` : `library/${tab}?${query}`;
}

const listed = (text: string) => text.split(",").filter((one) => one !== "");
const number = (text: string) => (text === "" ? null : Number(text));

/** A question as the server takes it: the matches, and their decisions. */
export function bodyOf(question: Question, most: number): LibraryQuery {
  return {
    matches: {
      player: question.player,
      opponent: question.against,
      event: question.event,
      since: question.since,
      until: question.until,
      length: number(question.length),
      tag: question.tag,
    },
    kinds: listed(question.kind),
    phases: listed(question.phase),
    rolls: listed(question.roll),
    marks: listed(question.mark) as NonNullable<LibraryQuery["marks"]>,
    scores: listed(question.score),
    cubes: listed(question.cube).map(Number),
    least_loss: number(question.error),
    board: question.board,
    most,
  };
}

/** The matches of a question, as a query of the server. */
export function matchesQuery(question: Question): string {
  const { player, against, event, since, until, length, tag } = question;
  const given = { player, opponent: against, event, since, until, length, tag };
  const pairs = Object.entries(given).filter(([, value]) => value !== "");
  return new URLSearchParams(pairs).toString();
}
