/** Numbers as the field writes them: true minus, explicit sign, fixed places. */

function fixed(value: number, places: number): string {
  const text = Math.abs(value).toFixed(places);
  return Number(text) === 0 ? text : text;
}

/** +0.470 or −0.064. */
export function signed(value: number, places = 3): string {
  if (!Number.isFinite(value)) return "–";
  const text = fixed(value, places);
  const zero = Number(text) === 0;
  return `${zero ? "" : value < 0 ? "−" : "+"}${text}`;
}

/** 51.1 % of 0.511. */
export function percent(chance: number, places = 1): string {
  return `${(100 * chance).toFixed(places)} %`;
}

/** A chance as percent or as a probability. */
export function chanceText(chance: number, asPercent: boolean): string {
  return asPercent ? (100 * chance).toFixed(1) : chance.toFixed(3);
}

/** 1:05 for 65 seconds. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return `${minutes}:${String(rest).padStart(2, "0")}`;
}
