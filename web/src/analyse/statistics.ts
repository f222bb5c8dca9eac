/** Rows of the statistics as shown: which are valid while an analysis is incomplete, and how numbers are formatted. */

/** Rates, ratings and what follows from them, and counts that would treat unanalysed decisions as faultless. */
const ONLY_WHOLE =
  /\b(rate|rating|FIBS)\b|unmarked|luck adjusted|^Advantage|confidence interval|^Total cube decisions/i;

/** Whether a row is valid for the decisions analysed so far; the others wait for the whole match. */
export function countsInPart(label: string): boolean {
  return !ONLY_WHOLE.test(label);
}

/** A value with true minus signs, signs on both of two numbers, one space before `%`, and no padding. */
export function statisticText(label: string, value: string): string {
  let text = value
    .trim()
    .replace(/\s+/g, " ")
    .replace(/([([]) /g, "$1");
  if (text === "") return "–";
  // It has no second unit: the number in brackets is always 0.
  if (label.startsWith("Snowie")) text = text.replace(/ \(.*$/, "");
  if (text.startsWith("["))
    text = text
      .replace(/(^\[|, ?)(?=\d)/g, (_, before: string) => `${before}+`)
      .replace(/, ?/, ", ");
  return text
    .replace(/[+-](0\.0+)(?!\d)/g, "$1")
    .replace(/-(?=[\d.])/g, "−")
    .replace(/(\d)%/g, "$1\u202f%");
}
