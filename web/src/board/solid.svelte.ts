/** The board in 3D, fetched when it is first wanted: pages without it do not load it. */
import type Board3d from "./scene/Board3d.svelte";

class Solid {
  board = $state.raw<typeof Board3d | null>(null);
  /** Whether this browser cannot show it. */
  failed = $state(false);
  #asked = false;

  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.board = (await import("./scene/Board3d.svelte")).default;
    } catch {
      this.failed = true;
      this.#asked = false;
    }
  }
}

export const solid = new Solid();
