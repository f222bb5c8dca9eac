/** How far away the next card is. */

export interface Wait {
  readonly unit: "minutes" | "hours" | "days";
  readonly count: number;
}

/** The time from one moment to a later one, both in seconds, rounded up to what people say. */
export function waitFor(from: number, to: number): Wait {
  const minutes = Math.max(1, Math.ceil((to - from) / 60));
  if (minutes < 60) return { unit: "minutes", count: minutes };
  const hours = Math.ceil(minutes / 60);
  if (hours < 36) return { unit: "hours", count: hours };
  return { unit: "days", count: Math.round(hours / 24) };
}
