/** Rows of the statistics as they are shown: which count while an analysis is not whole, and how numbers are set. */

/** Rates, ratings and what follows from them, and counts that take what is not analysed for faultless. */
const ONLY_WHOLE =
  /\b(rate|rating|FIBS)\b|unmarked|luck adjusted|^Advantage|confidence interval|^Total cube decisions/i;

/** Whether a row says something of the decisions analysed so far; the others wait for the whole match. */
export function countsInPart(label: string): boolean {
  return !ONLY_WHOLE.test(label);
}

/** A value with true minus signs, signs where there are two, one space before `%` and none that pad. */
export function statisticText(label: string, value: string): string {
  let text = value
    .trim()
    .replace(/\s+/g, " ")
    .replace(/([([]) /g, "$1");
  if (text === "") return "–";
  // It has no other unit: what stands in brackets is always nought.
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
