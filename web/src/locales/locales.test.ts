import { describe, expect, it } from "vitest";

import { catalogues, examine, messages, report } from "../../tools/locales.mjs";
import themes from "../board/themes.json";
import { bundleOf } from "../shared/catalogue.svelte";
import { textIn, YOU } from "../shared/i18n";
import { LANGUAGES, type Language } from "../shared/languages";
import openapi from "../wire/openapi.json";

const all = catalogues();
const english = all.get("en") ?? "";

it("reports what is missing", () => {
  process.stdout.write(`${report(all).join("\n")}\n`);
});

it("has a catalogue for every language", () => {
  expect([...all.keys()].sort()).toEqual(Object.keys(LANGUAGES).sort());
});

it.each([...all.keys()])("finds nothing wrong with %s", (language) => {
  expect(examine(english, all.get(language) ?? "").wrong).toEqual([]);
});

it.each([...all].filter(([language]) => language !== "en"))(
  "calls players by their names in %s, and you by no English name",
  (language, text) => {
    const bundle = bundleOf(language as Language, text);
    const you = textIn(bundle, "new-you") ?? YOU;
    for (const [id, names] of messages(english)) {
      for (const name of names) {
        const args = Object.fromEntries(names.map((one) => [one, one === name ? you : "Ada"]));
        expect(textIn(bundle, id, args, you) ?? "").not.toMatch(/\bYou\b/);
      }
    }
  },
);

describe("a catalogue", () => {
  const original = `
half = { $side } to { $count ->
    [1] one point
   *[other] { $count } points
}
whole = { half } now
only = { $count ->
    [1] game
   *[other] games
}
    .title = Title
`;

  it("may have gaps, and drop what only chooses a variant", () => {
    const { missing, wrong } = examine(original, "whole = { half }!\nonly = Spiele");
    expect(missing).toEqual(["half", "only.title"]);
    expect(wrong).toEqual([]);
  });

  it("may put into one message what English puts into two", () => {
    const text = "whole = { $side } { $count }\n-mark = !\nonly = Spiele{ -mark }";
    expect(examine(original, text).wrong).toEqual([]);
  });

  it.each([
    ["other = Other", "unknown: other"],
    ["half = { $count } points\nhalf = { $count } { $side }", "twice: half"],
    ["half = { $count } points", "half: lacks $side"],
    ["whole = whole", "whole: lacks $side"],
    ["only = { $side }", "only: no $side"],
    ["only = { game } { -mark }", "only: no message game"],
    ["only = Spiele\n    .help = Hilfe", "unknown: only.help"],
    ["only = { $count", "unreadable: only = { $count"],
  ])("is not written like %j", (text, what) => {
    expect(examine(original, text).wrong).toContain(what);
  });
});

it("has a text for everything that the server calls by a fixed name", () => {
  const { schemas } = openapi.components;
  const named = {
    figures: schemas.StatisticsBlockName.enum,
    figure: schemas.StatisticsRowName.enum,
    variation: schemas.VariationName.enum,
    // No program reads a view as a match: it is not offered.
    format: schemas.SaveFormat.enum.filter((name) => name !== "view"),
    theme: themes.map(({ id }) => id),
  };
  const ids = Object.entries(named).flatMap(([kind, names]) =>
    names.map((name) => `${kind}-${name}`),
  );
  const bundle = bundleOf("en", english);
  expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([]);
});
