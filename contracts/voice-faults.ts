import { z } from "zod";
import { endpoint } from "./endpoint.ts";

// Beside voice-call.ts, which visitors load: this is for administrators.

/**
 * How often demo calls broke in the last so many days, the newest and most frequent first, each with what the last one
 * of its day said. For administrators.
 */
export const FAULT_DAYS = 30;
export const listCallFaults = endpoint({
  method: "GET",
  path: "/api/voice/faults",
  input: z.object({}),
  output: z.object({
    faults: z.array(
      z.object({
        /** `YYYY-MM-DD`, UTC. */
        day: z.string(),
        provider: z.enum(["hosted", "built-in"]),
        /** The library's own name for it. */
        kind: z.string(),
        count: z.number().int(),
        message: z.string(),
        /** What the call was at. */
        stage: z.string().nullable(),
        status: z.number().int().nullable(),
        /** `Chrome on Windows`; empty where it was not kept. */
        browser: z.string(),
        lastAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
});
