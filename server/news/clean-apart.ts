import { AppError } from "../errors.ts";
import { oneThread } from "../one-thread.ts";
import { type CleanBody, cleanBody, type Cleaned } from "./clean-body.ts";

/** Characters that are cleaned within a few milliseconds: most articles. */
const SHORT = 10_000;
const IDLE_MS = 60_000;

let thread: ReturnType<typeof oneThread> | undefined;

/**
 * `cleanBody`; a long one in a thread of its own, so that nobody else's answer waits for it: a million characters take
 * most of a second. The thread begins with the first and ends when none has come for a while.
 * @throws AppError invalid
 */
export async function cleanApart(html: string): Promise<CleanBody> {
  if (html.length <= SHORT) return cleanBody(html);
  thread ??= oneThread(new URL("./clean-body.worker.ts", import.meta.url), { idleMs: IDLE_MS });
  const cleaned: Cleaned = await thread.run(html);
  if (!("refused" in cleaned)) return cleaned;
  throw new AppError("invalid", cleaned.refused, {
    errors: [{ field: "content", message: cleaned.refused }],
  });
}
