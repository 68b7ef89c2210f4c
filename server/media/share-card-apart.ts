import { oneThread } from "../one-thread.ts";
import type { ShareCardText } from "./share-card.ts";

const IDLE_MS = 60_000;

/**
 * `drawShareCard` in a thread of its own, so that nobody else's answer waits for it: loading what draws takes half a
 * second, a card a tenth. It begins with the first card and ends when none has come for a while.
 */
export function shareCardsApart() {
  const thread = oneThread(new URL("./share-card.worker.ts", import.meta.url), { idleMs: IDLE_MS });
  /** @throws Error when the card cannot be drawn, or the thread ends under it */
  return async (text: ShareCardText): Promise<Buffer> => Buffer.from(await thread.run(text));
}
