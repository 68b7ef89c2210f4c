// A process of its own for making the forms of uploaded pictures: see `ingest-apart.ts`.
import "../give-way.ts";
import { AppError } from "../errors.ts";
import { ingestImage } from "./ingest.ts";
import type { IngestAnswer } from "./ingest-apart.ts";

// Ends with the site or when it is idle, not by a signal that the terminal sends to both: the site still answers then.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.on("disconnect", () => process.exit());
process.on("message", async (bytes: Uint8Array) => {
  process.send?.(await answerTo(Buffer.from(bytes)));
});

async function answerTo(bytes: Buffer): Promise<IngestAnswer> {
  try {
    return { image: await ingestImage(bytes) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: { code: error.code, message: error.message } };
    throw error;
  }
}
