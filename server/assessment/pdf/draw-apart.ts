import { oneThread } from "../../one-thread.ts";
import type { PdfReport } from "./draw-pdf.ts";

const IDLE_MS = 60_000;

/**
 * `drawPdf` in a thread of its own, so that nobody else's answer waits for it. It begins with the first report and ends
 * when none has come for a while. One report at a time, in the order in which they came.
 */
export function drawApart() {
  const thread = oneThread(new URL("./pdf.worker.ts", import.meta.url), { idleMs: IDLE_MS });
  /** @throws Error when the report cannot be drawn, or the thread ends under it */
  return async (report: PdfReport): Promise<Buffer> => Buffer.from(await thread.run(report));
}
