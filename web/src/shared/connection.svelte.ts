/**
 * Whether the program answers. It keeps a stream open as long as it runs, so that its end is seen at once, also where
 * nothing is being asked.
 */

/** Time between two attempts to reach it again, in milliseconds. */
const AGAIN = 1000;

class Connection {
  /** Whether it was reached, and is not any more. */
  lost = $state(false);
  #stream: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Follows it while the page is seen: a browser has few connections to one server, and many windows. */
  watch(): () => void {
    const look = () => (document.hidden ? this.#close() : this.#open());
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      document.removeEventListener("visibilitychange", look);
      this.#close();
    };
  }

  #open(): void {
    this.#close();
    const stream = new EventSource("/api/v1/alive");
    stream.onopen = () => (this.lost = false);
    // Browsers differ in how often they try again, and when they give up.
    stream.onerror = () => {
      this.#close();
      this.lost = true;
      this.#timer = setTimeout(() => this.#open(), AGAIN);
    };
    this.#stream = stream;
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#stream?.close();
    this.#stream = null;
  }
}

export const connection = new Connection();
