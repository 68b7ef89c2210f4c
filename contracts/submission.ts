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

/** At least one sign that can be seen: spaces of no width are counted as characters, and say nothing. */
export const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
