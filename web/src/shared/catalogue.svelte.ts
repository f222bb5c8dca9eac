/** The language spoken and its catalogue. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import english from "../locales/en.ftl?raw";
import type { Language } from "./languages";

/** English is always there; any other catalogue is a file of its own, fetched when its language is first spoken. */
const FILES = import.meta.glob<string>(["../locales/*.ftl", "!../locales/en.ftl"], {
  query: "?raw",
  import: "default",
});

export function bundleOf(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

export const ENGLISH = bundleOf("en", english);

interface Spoken {
  readonly language: Language;
  /** Its catalogue, which may have gaps. */
  readonly bundle: FluentBundle;
}

let wanted: Language = "en";
let now = $state.raw<Spoken>({ language: "en", bundle: ENGLISH });

/** What is spoken now; texts change with it. */
export function spoken(): Spoken {
  return now;
}

async function load(language: Language): Promise<Spoken> {
  const file = language === "en" ? undefined : FILES[`../locales/${language}.ftl`];
  // A page in English is better than none.
  const text = await file?.().catch(() => undefined);
  return text === undefined
    ? { language: "en", bundle: ENGLISH }
    : { language, bundle: bundleOf(language, text) };
}

/** Speaks another language from the moment its catalogue is there. */
export async function speak(language: Language): Promise<void> {
  if (language === wanted) return;
  wanted = language;
  const loaded = await load(language);
  // Another one may have been chosen meanwhile.
  if (language !== wanted) return;
  now = loaded;
  document.documentElement.lang = loaded.language;
}
