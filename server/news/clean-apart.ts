import { Piscina } from "piscina";
import { AppError } from "../errors.ts";
import { type CleanBody, cleanBody, type Cleaned } from "./clean-body.ts";

/** Characters that are cleaned within a few milliseconds: most articles. */
const SHORT = 10_000;
const IDLE_MS = 60_000;

let thread: Piscina<string, Cleaned> | undefined;

/**
 * `cleanBody`; a long one in a thread of its own, so that nobody else's answer waits for it: a million characters take
 * most of a second. The thread begins with the first and ends when none has come for a while.
 * @throws AppError invalid
 */
export async function cleanApart(html: string): Promise<CleanBody> {
  if (html.length <= SHORT) return cleanBody(html);
  thread ??= new Piscina<string, Cleaned>({
    filename: new URL("./clean-body.worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  const cleaned = await thread.run(html);
  if (!("refused" in cleaned)) return cleaned;
  throw new AppError("invalid", cleaned.refused, {
    errors: [{ field: "content", message: cleaned.refused }],
  });
}
