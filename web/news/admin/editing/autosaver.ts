export type AutosaveState =
  | { kind: "idle" }
  | { kind: "waiting" }
  | { kind: "saving" }
  | { kind: "kept"; at: string }
  | { kind: "failed" }
  | { kind: "stopped" };

export interface AutosaverOptions<T> {
  /** Stores a value. @returns when, ISO 8601 */
  send: (value: T) => Promise<string>;
  onState: (state: AutosaveState) => void;
  /** The value could not be stored. It is tried again by itself, unless this answers `stop`. */
  onFailure?: (error: unknown, value: T) => "stop" | undefined;
  /** Pause in typing after which the value is sent, and the most that it waits while somebody types on. */
  pauseMs?: number;
  longestMs?: number;
}
export interface Autosaver<T> {
  change(value: T): void;
  /** Sends what is waiting at once. */
  flush(): Promise<void>;
  /** The same for the last time: what fails now is told, and not tried again. */
  finish(): Promise<void>;
  /** True while something is waiting or on its way. */
  isBehind(): boolean;
  /** Forgets what is waiting and lets what is on its way arrive: after it, nothing is sent until the next change. */
  settle(): Promise<void>;
}

const RETRY_MS = 5000;
const RETRY_MAX_MS = 60_000;

/** Sends the newest value, one at a time, after a pause. */
export function createAutosaver<T>(options: AutosaverOptions<T>): Autosaver<T> {
  const { send, onState, onFailure, pauseMs = 1500, longestMs = 10_000 } = options;
  let waiting: { value: T; since: number } | undefined;
  let underWay: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;

  function schedule(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delay);
  }
  async function run(): Promise<void> {
    if (underWay) return underWay;
    if (!waiting) return;
    const { value } = waiting;
    waiting = undefined;
    clearTimeout(timer);
    onState({ kind: "saving" });
    underWay = send(value)
      .then(
        (at) => {
          failures = 0;
          onState(waiting ? { kind: "waiting" } : { kind: "kept", at });
        },
        (error: unknown) => {
          // A newer value takes its place.
          waiting ??= { value, since: Date.now() };
          if (onFailure?.(error, waiting.value) === "stop" || isOver) {
            waiting = undefined;
            failures = 0;
            return onState({ kind: "stopped" });
          }
          failures++;
          onState({ kind: "failed" });
        },
      )
      .finally(() => {
        underWay = undefined;
        if (waiting) schedule(failures ? Math.min(RETRY_MS * 2 ** (failures - 1), RETRY_MAX_MS) : pauseMs);
      });
    return underWay;
  }
  async function flush() {
    await underWay;
    await run();
  }
  return {
    change(value) {
      isOver = false;
      waiting = { value, since: waiting?.since ?? Date.now() };
      if (underWay) return;
      if (!failures) onState({ kind: "waiting" });
      schedule(Math.max(0, Math.min(pauseMs, waiting.since + longestMs - Date.now())));
    },
    flush,
    finish() {
      isOver = true;
      return flush();
    },
    isBehind: () => waiting !== undefined || underWay !== undefined,
    async settle() {
      waiting = undefined;
      clearTimeout(timer);
      await underWay;
      waiting = undefined;
      clearTimeout(timer);
      onState({ kind: "idle" });
    },
  };
}
