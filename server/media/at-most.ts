import pLimit from "p-limit";
import { AppError } from "../errors.ts";

export const cancelled = () => new AppError("unprocessable", "The upload was cancelled.");

/** Runs work when its turn comes. @throws AppError unprocessable (422) when it was given up before that */
export type InLine = <T>(work: () => Promise<T>, gone?: AbortSignal) => Promise<T>;

/** A line of which `limit` works run at once, in the order of asking. What is given up while it waits leaves the line at once. */
export function atMost(limit: number): InLine {
  const turn = pLimit(limit);
  return <T>(work: () => Promise<T>, gone?: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      // The limiter keeps a place until its turn; what was to be done there, a picture perhaps, is let go at once.
      let waiting: typeof work | undefined = work;
      const leave = () => {
        waiting = undefined;
        reject(cancelled());
      };
      if (gone?.aborted) return leave();
      gone?.addEventListener("abort", leave, { once: true });
      void turn(async () => {
        gone?.removeEventListener("abort", leave);
        await waiting?.().then(resolve, reject);
      });
    });
}
