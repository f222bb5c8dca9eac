/** Keeps animations smooth: fewer pixels where frames come late. */

/** Pixels drawn to a pixel of the page, from fine to coarse. */
export const RATIOS = [2, 1.5, 1, 0.75, 0.6] as const;
/** Later than this, a frame of a screen with 60 a second was missed. */
const LATE = 20;
/** Frames to look at before a decision. */
const ENOUGH = 10;

export class Pace {
  #step: number;
  #seen = 0;
  #late = 0;

  /** `density`: device pixels to a pixel of the page; more are not drawn. */
  constructor(private readonly density: number) {
    const first = RATIOS.findIndex((ratio) => ratio <= Math.max(1, density));
    this.#step = first < 0 ? 0 : first;
  }

  get ratio(): number {
    return Math.min(RATIOS[this.#step] ?? 1, Math.max(1, this.density));
  }

  /** Takes the time since the frame before; returns whether from now on fewer pixels are to be drawn. */
  frame(milliseconds: number): boolean {
    // A pause is no late frame: the page was hidden, or nothing moved.
    if (milliseconds > 500) return false;
    this.#seen += 1;
    if (milliseconds > LATE) this.#late += 1;
    if (this.#seen < ENOUGH) return false;
    const slow = this.#late * 3 > this.#seen;
    this.#seen = 0;
    this.#late = 0;
    if (!slow || this.#step === RATIOS.length - 1) return false;
    this.#step += 1;
    return true;
  }
}
