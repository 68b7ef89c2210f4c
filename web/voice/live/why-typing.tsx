import { browserHearing } from "../browser-hearing.ts";
import type { CallState } from "../call/machine/call-state.ts";

/** Why this call is typed: the visitor began it so, or nothing here hears. */
export function WhyTyping({ call }: { call: CallState }) {
  const words = whyTyping(call);
  return words && <p className="micro lead-in">{words}</p>;
}

function whyTyping({ status, typed, hearing, microphone }: CallState): string | null {
  if (status !== "active") return null;
  if (typed) return "You began by typing, so the microphone stays off.";
  // What is wrong with the microphone is told above, with its steps.
  if (hearing !== "typing" || microphone) return null;
  return browserHearing() === "none"
    ? "This browser does not turn speech into text, so this call is typed."
    : "This browser’s speech service does not answer, so this call goes on by typing.";
}
