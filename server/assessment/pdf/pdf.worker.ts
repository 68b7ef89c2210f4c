// Draws reports in a thread of its own: see `draw-apart.ts`.
import { parentPort } from "node:worker_threads";
import { drawPdf } from "./draw-pdf.ts";
import type { PdfAnswer, PdfOrder } from "./draw-apart.ts";

const port = parentPort;
port?.on("message", async ({ id, report }: PdfOrder) => {
  const answer: PdfAnswer = await drawPdf(report).then(
    (pdf) => ({ id, pdf: new Uint8Array(pdf) }),
    (error: Error) => ({ id, failure: error.message }),
  );
  port.postMessage(answer);
});
