/**
 * Opens what the user pastes, drops or chooses. It continues on whatever page is shown by then: a refusal is reported
 * to the whole program, not to the page where it started.
 */
import { wordsOf } from "./api";
import { named, type Dropped } from "./folders";
import { openFiles, openText } from "./open";
import { explain } from "./pasted";

class Opening {
  /** Why the last text or file was not opened. */
  refused = $state<string | null>(null);

  /** Opens a text; `false` if it could not be. */
  text(text: string): Promise<boolean> {
    return this.#report(openText(text), (problem) => explain(text, problem));
  }

  files(files: readonly Dropped[]): Promise<boolean> {
    return this.#report(openFiles(files), wordsOf);
  }

  async #report(work: Promise<void>, why: (problem: unknown) => string): Promise<boolean> {
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
 * Makes a file field open what is chosen in it, however many files. It listens on the field itself: bubbling events are lost once the field is no longer
 * part of the page, as when the user leaves while the file dialog is open.
 */
export function choosesFile(field: HTMLInputElement): void {
  field.addEventListener("change", () => {
    // Taken out before the field forgets them.
    const files = named(field.files ?? []);
    void opening.files(files);
    field.value = "";
  });
}
