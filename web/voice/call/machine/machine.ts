import { toError, toIdle } from "./call-ends.ts";
import { type CallEvent, type CallState, isInCall, LISTEN_TIMEOUT_MS, type Step } from "./call-state.ts";
import type { LineStep } from "./machine-line.ts";
import { choose, onLoaded, onNotLoaded, reach, say, sendQueued, start } from "./machine-visitor.ts";
import { FAILED_TO_INITIALIZE, FAILED_TO_START, NOT_INITIALIZED } from "../texts.ts";

const stay = (state: CallState): Step => [state, []];

/** While the code of a call is still to come, there is no line; a start that waits too long for it has failed. */
export const noLine: LineStep = (state, event) =>
  state.status === "initializing" && event.type === "watchdog"
    ? toError(state, FAILED_TO_START, event.at)
    : stay(state);

/**
 * The next state and what has to be done. Pure: the same event in the same state always gives the same.
 * @param line what the line's events mean; it comes with the transports, and until then there is `noLine`
 */
export function step(state: CallState, event: CallEvent, line: LineStep): Step {
  switch (event.type) {
    case "reach":
      return reach(state);
    case "loaded":
      return onLoaded(state);
    case "not-loaded":
      return onNotLoaded(state, event.at);
    case "start":
      return start(state, event, event);
    case "say":
      return say(state, event, event);
    case "choose":
      return choose(state, event.scenario, event);
    case "patience":
      return state.status === "active" ? sendQueued(state) : stay(state);
    case "started":
      if (state.status !== "initializing") return stay(state);
      return [
        { ...state, status: "connecting" },
        [
          { type: "watch", ms: LISTEN_TIMEOUT_MS },
          { type: "set-muted", muted: state.muted },
        ],
      ];
    case "client-failed":
      if (!isInCall(state.status)) return stay(state);
      return toError(state, event.reason === "missing" ? NOT_INITIALIZED : FAILED_TO_INITIALIZE, event.at);
    case "end":
      return isInCall(state.status) ? toIdle(state, "visitor", event.at) : stay(state);
    case "toggle-mute": {
      if (!isInCall(state.status)) return stay(state);
      const muted = !state.muted;
      return [{ ...state, muted }, [{ type: "set-muted", muted }]];
    }
    case "transport":
    case "watchdog":
    case "not-started":
      return line(state, event);
    case "left":
      return stay(state.stuck ? { ...state, stuck: false } : state);
    case "leave-timeout":
      return stay({ ...state, stuck: true });
    case "dismiss-receipt":
      return stay(state.receipt ? { ...state, receipt: null } : state);
  }
}
