import type { CallState } from "../call/machine/call-state.ts";

/** Whether the visitor has said or typed anything in this call. */
export const hasAnswered = ({ transcript }: CallState): boolean =>
  transcript.some((line) => line.startsWith("user:"));
