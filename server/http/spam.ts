import { createHash } from "node:crypto";
import type { Submission } from "./submission.ts";

export type SpamMark = "honeypot" | "too-fast" | "repeated";

/** Nobody reads the form, types and sends in less. */
const MIN_ELAPSED_MS = 2000;
/** So many times the same words in a day are still a person who is not sure that it worked. */
const MAX_REPETITIONS = 2;

export interface SpamSigns extends Pick<Submission, "website" | "elapsedMs"> {
  repetitions: number;
}

/** Why a message looks like a machine's, or null. Signs that are absent say nothing. */
export function judge({ website, elapsedMs, repetitions }: SpamSigns): SpamMark | null {
  if (website?.trim()) return "honeypot";
  if (elapsedMs !== undefined && elapsedMs < MIN_ELAPSED_MS) return "too-fast";
  if (repetitions >= MAX_REPETITIONS) return "repeated";
  return null;
}

/** The same for texts that differ in case, spaces and punctuation only. */
export const fingerprint = (message: string) =>
  createHash("sha256")
    .update(
      message
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim(),
    )
    .digest("base64url");
