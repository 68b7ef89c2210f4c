import { z } from "zod";

/** Optional header: the same key with the same content is stored once, however often it is sent. */
export const IDEMPOTENCY_KEY = "Idempotency-Key";

/** Two quiet signs of a machine in a public form. A request without them is not spam for that alone. */
export const spamSigns = z.object({
  /** A field that people do not see. */
  website: z.string().max(2000).optional().catch(undefined),
  /** Milliseconds between seeing the form and sending it. */
  elapsedMs: z.number().nonnegative().optional().catch(undefined),
});

/** At least one sign that can be seen: spaces of no width and letters without a shape are counted as characters, and say nothing. */
export const VISIBLE = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as one line that runs one way: more than that would change what stands around it, in a mail and in a list. */
export const inOneLine = (text: string) =>
  text.replace(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, " ").trim();
