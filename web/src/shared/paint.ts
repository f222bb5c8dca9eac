/** Runs something after the next paint; at once if the page is hidden. */
export function afterPaint(what: () => void): void {
  if (document.hidden) setTimeout(what);
  else requestAnimationFrame(() => setTimeout(what));
}
