/** The languages of the interface. */

/** Each by its own name, so that those who speak it find it whatever is spoken now. */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  da: "Dansk",
  it: "Italiano",
  tr: "Türkçe",
  el: "Ελληνικά",
  ru: "Русский",
  ja: "日本語",
} as const;

export type Language = keyof typeof LANGUAGES;

/** A language, or that of the browser. */
export type LanguageChoice = "auto" | Language;

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

const primary = (tag: string) => tag.split("-")[0]?.toLowerCase() ?? "";

/** The language chosen, else the first of the browser's that there is, else English. */
export function languageFor(
  choice: LanguageChoice,
  browser: readonly string[] = navigator.languages,
): Language {
  return choice === "auto" ? (browser.map(primary).find(isLanguage) ?? "en") : choice;
}

/** How dates are written in a language: the browser's way where it speaks that language, with its region. */
export function localeOf(
  language: Language,
  browser: readonly string[] = navigator.languages,
): string {
  return browser.find((tag) => primary(tag) === language) ?? language;
}
