import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { bundleOf, ENGLISH, speak, spoken } from "./catalogue.svelte";
import { has, shownName, t, textIn, wordFor, YOU } from "./i18n";
import { LANGUAGES, languageFor, localeOf, type Language } from "./languages";
import KeysDialog from "./KeysDialog.svelte";
import { DEFAULTS, read } from "./settings.svelte";

// Missing in jsdom: the settings need it when loaded, dialogs when opened.
vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});
Object.assign(HTMLDialogElement.prototype, {
  showModal: () => undefined,
  close: () => undefined,
});

afterEach(() => speak("en"));

it("writes numbers without locale rules, which take long to load", () => {
  const rules = vi.spyOn(Intl, "NumberFormat");
  expect(t("jobs-trials", { done: 0, wanted: 288 })).toBe("0 of 288 trials");
  expect(t("jobs-trials", { done: 288, wanted: 20736 })).toBe("288 of 20,736 trials");
  expect(t("place-point", { point: 6, count: 5, side: "black" })).toBe("6 point, five black");
  const text = "n = { $n }";
  const written = (language: Language) =>
    [1234567, 1296, -12, 1.5].map((n) => textIn(bundleOf(language, text), "n", { n }));
  expect(written("ja")).toEqual(["1,234,567", "1,296", "-12", "1.5"]);
  // The decimal sign is a point everywhere, and nothing else is one.
  expect(written("de")).toEqual(["1\u202f234\u202f567", "1\u202f296", "-12", "1.5"]);
  expect(rules).not.toHaveBeenCalled();
  rules.mockRestore();
});

it.each(Object.keys(LANGUAGES) as Language[])(
  "chooses variants by the plurals of %s",
  (language) => {
    const text = `n = { $n ->
    [0] none
    [one] one
    [few] few
    [many] many
   *[other] other
}`;
    const bundle = bundleOf(language, text);
    const rules = new Intl.PluralRules(language);
    for (const n of [...Array(26).keys(), 101, 111, 1000000]) {
      expect(textIn(bundle, "n", { n })).toBe(n === 0 ? "none" : rules.select(n));
    }
  },
);

it("chooses three forms in Russian", () => {
  const games = "g = { $n -> \n [one] { $n } игра\n [few] { $n } игры\n *[many] { $n } игр\n}";
  const text = (n: number) => textIn(bundleOf("ru", games), "g", { n });
  expect([1, 3, 5, 21].map(text)).toEqual(["1 игра", "3 игры", "5 игр", "21 игра"]);
});

describe("messages about players", () => {
  it("address You in the second person, others in the third", () => {
    const both = (id: string, name: string, more = {}) =>
      ["You", "Ada"].map((who) => t(id, { [name]: who, ...more }));
    expect(both("event-roll", "side", { dice: "3-1" })).toEqual(["You roll 3-1", "Ada rolls 3-1"]);
    expect(both("event-resign", "side")).toEqual(["You offer to resign", "Ada offers to resign"]);
    expect(both("question-double", "side", { value: 4 })).toEqual([
      "You double to 4.",
      "Ada doubles to 4.",
    ]);
    expect(both("result-borne_off", "winner", { kind: 2, points: 2 })).toEqual([
      "You win a gammon, 2 points.",
      "Ada wins a gammon, 2 points.",
    ]);
    expect(both("result-match", "winner")).toEqual(["You win the match.", "Ada wins the match."]);
    expect(both("clock-over", "name")).toEqual(["Your time is up", "Ada’s time is up"]);
  });

  it("address you in every language, by the name that is shown there", () => {
    const german = bundleOf(
      "de",
      `
wins = { $winner ->
    [You] Du gewinnst
   *[other] { $winner } gewinnt
}
result-match = { wins } das Match.
event-play = { $side }: { $play }
`,
    );
    const text = (id: string, args: Record<string, string>) => textIn(german, id, args, "Du");
    expect(text("result-match", { winner: "Du" })).toBe("Du gewinnst das Match.");
    expect(text("result-match", { winner: "Ada" })).toBe("Ada gewinnt das Match.");
    expect(text("event-play", { side: "Du", play: "8/5" })).toBe("Du: 8/5");
  });
});

describe("a catalogue with gaps", () => {
  const german = bundleOf("de", "roll = Würfeln\nresult-match = { wins } das Match.");

  it("lacks messages, and those that refer to what it lacks", () => {
    expect(textIn(german, "roll")).toBe("Würfeln");
    expect(textIn(german, "double")).toBeNull();
    expect(textIn(german, "roll.title")).toBeNull();
    expect(textIn(german, "result-match", { winner: "Ada" })).toBeNull();
  });

  it("is filled with English", async () => {
    await speak("de");
    const { bundle } = spoken();
    const get = bundle.getMessage.bind(bundle);
    const gap = vi.spyOn(bundle, "getMessage");
    gap.mockImplementation((id) => (id === "wins" || id === "double" ? undefined : get(id)));
    expect(t("roll")).toBe(textIn(bundle, "roll"));
    expect(t("double")).toBe("Double");
    expect(has("double")).toBe(true);
    // The player is addressed in English as well, whatever the name in German.
    expect(t("wins", { winner: shownName(YOU) })).toBe("You win");
    expect(t("no-such-message")).toBe("no-such-message");
    expect(has("no-such-message")).toBe(false);
  });
});

describe("the language", () => {
  it("is loaded when it is spoken, and named by the page", async () => {
    expect(document.documentElement.lang).not.toBe("de");
    await speak("de");
    expect(spoken().language).toBe("de");
    expect(document.documentElement.lang).toBe("de");
    expect(t("settings-mode-dark")).not.toBe("Dark");
    await speak("en");
    expect(document.documentElement.lang).toBe("en");
    expect(spoken().bundle).toBe(ENGLISH);
    expect(t("settings-mode-dark")).toBe("Dark");
  });

  it("changes on the page that is shown", async () => {
    const props = { onclose: () => undefined };
    const dialog = mount(KeysDialog, { target: document.body, props });
    flushSync();
    expect(document.body.textContent).toContain("Keyboard shortcuts");
    expect(document.body.textContent).toContain("Shift Enter");
    await speak("de");
    flushSync();
    expect(document.body.textContent).toContain(t("keys-title"));
    expect(document.body.textContent).not.toContain("Keyboard shortcuts");
    expect(document.body.textContent).toContain(`${t("cap-shift")} ${t("cap-enter")}`);
    await unmount(dialog);
  });

  it("is the last one chosen, however long each takes to load", async () => {
    await Promise.all([speak("de"), speak("en"), speak("da")]);
    expect(spoken().language).toBe("da");
  });

  it("is the first of the browser’s that there is, until one is chosen", () => {
    expect(languageFor("auto", ["pt-BR", "de-AT", "en"])).toBe("de");
    expect(languageFor("auto", ["EN-us", "de"])).toBe("en");
    expect(languageFor("auto", ["pt", "toString"])).toBe("en");
    expect(languageFor("auto", [])).toBe("en");
    expect(languageFor("ja", ["de"])).toBe("ja");
  });

  it("writes dates as the browser does, where that speaks it", () => {
    expect(localeOf("de", ["en-GB", "de-AT"])).toBe("de-AT");
    expect(localeOf("ja", ["en-GB", "de-AT"])).toBe("ja");
  });

  it("is read from the settings if it is spoken here", () => {
    expect(read('{"language": "el"}').language).toBe("el");
    for (const stored of ['{"language": "xx"}', '{"language": 1}', "{}", "[", null]) {
      expect(read(stored)).toEqual(DEFAULTS);
    }
  });
});

it("has words for what the server calls by fixed names, and leaves other names alone", () => {
  expect(wordFor("strength", "world class")).toBe("world class");
  expect(wordFor("theory", "jump, local")).toBe("Jump (local)");
  expect(wordFor("source", "two-sided database (exact)")).toBe("two-sided database (exact)");
  expect(wordFor("strength", "eXtreme Gammon 2.10")).toBe("eXtreme Gammon 2.10");
  expect(wordFor("candidate", "8/5 6/5")).toBe("8/5 6/5");
  expect(wordFor("source", "")).toBe("");
});
