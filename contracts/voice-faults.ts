import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { VOICE_ERRORS_PATH } from "./voice-call.ts";

// Beside voice-call.ts, which visitors load: a page reports with a beacon, and administrators read.

/** What is counted by its name, the library's own; anything else that a page may send is counted as 'other'. */
export const CALL_FAULT_KINDS = [
  "start-method-error",
  "start-timeout",
  "validation-error",
  "daily-error",
  "daily-call-join-error",
  "daily-call-object-creation-error",
  "reconnect-error",
  "camera-error",
  "microphone-error",
  "assistant-unreachable",
  "unknown",
] as const;
export type CallFaultKind = (typeof CALL_FAULT_KINDS)[number] | "other";

/** Why a call broke, as the page may report it; unknown fields are dropped. */
export const callFault = z.object({
  provider: z.enum(["hosted", "built-in"]),
  kind: z
    .string()
    .min(1)
    .max(60)
    .regex(/^[\w-]+$/),
  stage: z.string().max(60).nullable().default(null),
  status: z.number().int().min(100).max(599).nullable().default(null),
  message: z.string().max(200).default(""),
  /** True when the call had been active. */
  active: z.boolean().default(false),
});
export type CallFaultReport = z.infer<typeof callFault>;

export const reportCallFault = endpoint({
  method: "POST",
  path: VOICE_ERRORS_PATH,
  input: callFault,
  output: z.undefined(),
});

/** Days that administrators see. */
export const FAULT_DAYS = 30;
/**
 * How often demo calls broke in the last so many days, the newest and most frequent first, each with what the last one
 * of its day said. For administrators.
 */
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
