/** Does something once what stands now is on the screen; at once where nobody is looking. */
export function afterPaint(what: () => void): void {
  if (document.hidden) setTimeout(what);
  else requestAnimationFrame(() => setTimeout(what));
}
