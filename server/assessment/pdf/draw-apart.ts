import { Worker } from "node:worker_threads";
import type { PdfReport } from "./draw-pdf.ts";

export interface PdfOrder {
  id: number;
  report: PdfReport;
}
export type PdfAnswer = { id: number; pdf: Uint8Array } | { id: number; failure: string };

const IDLE_MS = 60_000;
interface Waiting {
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
}

/**
 * `drawPdf` in a thread of its own, so that nobody else's answer waits for it. It begins with the first report and ends
 * when none has come for a while. One report at a time, in the order in which they came.
 */
export function drawApart(idleMs = IDLE_MS) {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function begin(): Worker {
    const begun = new Worker(new URL("./pdf.worker.ts", import.meta.url));
    begun.unref();
    const fail = (error: Error) => {
      if (worker === begun) worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    begun.on("error", fail);
    begun.on("exit", (code) => code && fail(new Error(`the thread that draws reports ended with ${code}`)));
    begun.on("message", (answer: PdfAnswer) => {
      const order = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (!waiting.size) idle = setTimeout(end, idleMs).unref();
      if ("pdf" in answer) order?.resolve(Buffer.from(answer.pdf));
      else order?.reject(new Error(answer.failure));
    });
    return begun;
  }
  function end() {
    clearTimeout(idle);
    void worker?.terminate();
    worker = undefined;
  }

  return {
    /** @throws Error when the report cannot be drawn, or the thread ends under it */
    draw: (report: PdfReport): Promise<Buffer> =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        worker ??= begin();
        const id = ++last;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, report } satisfies PdfOrder);
      }),
    end,
  };
}
