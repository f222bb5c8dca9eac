/**
 * Opening what somebody pastes, drops or chooses. It goes on whatever page one is on when it is done: why something was refused is known
 * to the whole program, not to the page it began on.
 */
import { wordsOf } from "./api";
import { openFile, openText } from "./open";
import { explain } from "./pasted";

class Opening {
  /** Why the last text or file was not opened. */
  refused = $state<string | null>(null);

  /** Opens a text; `false` if it could not be. */
  text(text: string): Promise<boolean> {
    return this.#told(openText(text), (problem) => explain(text, problem));
  }

  file(file: File): Promise<boolean> {
    return this.#told(openFile(file), wordsOf);
  }

  async #told(work: Promise<void>, why: (problem: unknown) => string): Promise<boolean> {
    this.refused = null;
    try {
      await work;
      return true;
    } catch (problem) {
      this.refused = why(problem);
      return false;
    }
  }
}

export const opening = new Opening();

/**
 * Makes a field of files open what is chosen in it. It listens itself: what bubbles up to the page is lost where the field is no longer
 * part of it, as when its page is left while the browser still asks for the file.
 */
export function choosesFile(field: HTMLInputElement): void {
  field.addEventListener("change", () => {
    const file = field.files?.[0];
    if (file) void opening.file(file);
    field.value = "";
  });
}
