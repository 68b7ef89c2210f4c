import type { CallState } from "../call/machine/call-state.ts";

/** A question that was asked in this call is not offered again; an answer, such as 'Yes, please', may be needed twice. */
export const notYetAsked = ({
  suggestions,
  transcript,
}: Pick<CallState, "suggestions" | "transcript">): readonly string[] =>
  suggestions.filter((chip) => !chip.endsWith("?") || !transcript.includes(`user: ${chip}`));
