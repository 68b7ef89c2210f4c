import { AppError, type ErrorCode } from "../errors.ts";
import { oneThread } from "../one-thread.ts";
import type { IngestedImage, ingestImage } from "./ingest.ts";

export type IngestAnswer = { image: IngestedImage } | { refusal: { code: ErrorCode; message: string } };

const IDLE_MS = 15_000;
/** The thread waits so much longer: it ends the process before. */
const THREAD_MS = 45_000;

/**
 * `ingestImage` in a process of its own, which begins with the first picture and ends when none has come for a while. What
 * decoding takes goes back to the system then, which within one process it does not; and a picture that breaks the
 * decoder does not break the site. One picture at a time. A thread begins and ends it: beginning a process holds whoever
 * does it.
 */
export function ingestApart(idleMs = IDLE_MS) {
  const thread = oneThread(new URL("./ingest.worker.ts", import.meta.url), {
    idleMs: idleMs + THREAD_MS,
    youngMb: 4,
    awake: true,
  });
  return {
    /** @throws AppError as `ingestImage`; Error when the process ends under the work */
    async ingest(bytes: Buffer): ReturnType<typeof ingestImage> {
      const answer: IngestAnswer = await thread.run({ bytes, idleMs }, { name: "ingest" });
      if ("refusal" in answer) throw new AppError(answer.refusal.code, answer.refusal.message);
      const { variants, ...address } = answer.image;
      return { ...address, variants: variants.map((each) => ({ ...each, bytes: Buffer.from(each.bytes) })) };
    },
    /** Of the process at work or waiting for it; undefined while there is none. */
    pid: async (): Promise<number | undefined> =>
      thread.isBegun() ? thread.run(undefined, { name: "pid" }) : undefined,
    async end() {
      if (thread.isBegun()) await thread.run(undefined, { name: "end" }).catch(() => {});
      await thread.close();
    },
  };
}
