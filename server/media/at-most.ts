import { AppError } from "../errors.ts";

export const cancelled = () => new AppError("unprocessable", "The upload was cancelled.");

/** Runs work when its turn comes. @throws AppError unprocessable (422) when it was given up before that */
export type InLine = <T>(work: () => Promise<T>, gone?: AbortSignal) => Promise<T>;

/** A line of which `limit` works run at once, in the order of asking. What is given up while it waits leaves the line at once. */
export function atMost(limit: number): InLine {
  const line = new Set<() => void>();
  let running = 0;
  const advance = () => {
    for (const begin of line) {
      if (running >= limit) return;
      line.delete(begin);
      begin();
    }
  };
  const turn = (gone?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        line.delete(begin);
        reject(cancelled());
      };
      const begin = () => {
        running++;
        gone?.removeEventListener("abort", leave);
        resolve();
      };
      if (gone?.aborted) return leave();
      gone?.addEventListener("abort", leave, { once: true });
      line.add(begin);
      advance();
    });
  return async (work, gone) => {
    await turn(gone);
    try {
      return await work();
    } finally {
      running--;
      advance();
    }
  };
}
