import { type CallState, isInCall } from "./call-state.ts";
import { MUTE_LABEL, STATUS_LABELS, UNMUTE_LABEL } from "../texts.ts";

export const statusLabel = (state: CallState): string => STATUS_LABELS[state.status];

/**
 * Start shows in idle, completed and error; End Call and Mute in initializing, connecting and active. A call that is
 * typed hears nobody: there is nothing to mute.
 */
export function visibleButtons(state: CallState): { start: boolean; end: boolean; mute: boolean } {
  const inCall = isInCall(state.status);
  return { start: !inCall, end: inCall, mute: inCall && !state.typed && state.hearing !== "typing" };
}

export const muteLabel = (state: CallState): string => (state.muted ? UNMUTE_LABEL : MUTE_LABEL);

/** The hosted provider failed before anybody listened: the built-in assistant is one click away. */
export const offersBuiltIn = (state: CallState): boolean =>
  state.status === "error" && state.provider === "hosted" && state.receipt === null;

/** Time since the call became active, in milliseconds; null when none is. */
export const elapsedMs = (state: CallState, now: number): number | null =>
  state.log?.activeAt == null ? null : Math.max(0, now - state.log.activeAt);
