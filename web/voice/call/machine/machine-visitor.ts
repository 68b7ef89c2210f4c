import { closing, toError, toIdle } from "./call-ends.ts";
import { newLog } from "./call-log.ts";
import {
  type CallEffect,
  type CallEvent,
  type CallState,
  GREETING_PATIENCE_MS,
  initialState,
  isInCall,
  START_TIMEOUT_MS,
  type Step,
} from "./call-state.ts";
import type { Provider } from "../ports.ts";
import { FAILED_TO_INITIALIZE, RELOAD_NEEDED } from "../texts.ts";

// What the visitor does, and the coming of the code that it takes.

const stay = (state: CallState): Step => [state, []];

interface Start {
  provider: Provider;
  typed?: boolean;
  queued?: string[];
}

export function start(
  state: CallState,
  { provider, typed = false, queued = [] }: Start,
  { at, callId }: CallEvent,
): Step {
  if (isInCall(state.status)) return stay(state);
  const { code, scenario, stuck } = state;
  const fresh: CallState = { ...initialState, code, scenario, stuck, provider, callId, typed };
  const before: readonly CallEffect[] = state.status === "completed" ? closing : [];
  if (stuck && provider === "hosted") return [{ ...fresh, status: "error", error: RELOAD_NEEDED }, before];
  const ready: readonly CallEffect[] =
    code === "here" ? [{ type: "open", provider }] : code === "away" ? [{ type: "load" }] : [];
  return [
    {
      ...fresh,
      status: "initializing",
      code: code === "away" ? "coming" : code,
      queued,
      log: newLog(provider, at),
    },
    [...before, { type: "prime-sound" }, ...ready, { type: "watch", ms: START_TIMEOUT_MS }],
  ];
}

export const reach = (state: CallState): Step =>
  state.code === "away" ? [{ ...state, code: "coming" }, [{ type: "load" }]] : stay(state);

export function onLoaded(state: CallState): Step {
  if (state.code === "here") return stay(state);
  const waits = state.status === "initializing";
  return [{ ...state, code: "here" }, waits ? [{ type: "open", provider: state.provider }] : []];
}

/** The next try loads again. */
export function onNotLoaded(state: CallState, at: number): Step {
  if (state.code === "here") return stay(state);
  const away: CallState = { ...state, code: "away" };
  return state.status === "initializing" ? toError(away, FAILED_TO_INITIALIZE, at) : stay(away);
}

/** Words wait for the greeting: what is said before it would be taken for an interruption. */
export function say(
  state: CallState,
  { text, provider }: { text: string; provider: Provider },
  event: CallEvent,
): Step {
  const words = text.trim();
  if (words === "") return stay(state);
  if (!isInCall(state.status))
    return start(state, { provider, typed: provider === "built-in", queued: [words] }, event);
  if (state.status === "active" && state.transcript.length > 0)
    return [state, [{ type: "type", text: words }]];
  const patience: readonly CallEffect[] =
    state.status === "active" && state.queued.length === 0
      ? [{ type: "patience", ms: GREETING_PATIENCE_MS }]
      : [];
  return [{ ...state, queued: [...state.queued, words] }, patience];
}

export function sendQueued(state: CallState): Step {
  if (state.queued.length === 0) return stay(state);
  return [
    { ...state, queued: [] },
    [
      { type: "patience", ms: null },
      { type: "type", text: state.queued.join(" ") },
    ],
  ];
}

export function choose(state: CallState, scenario: CallState["scenario"], event: CallEvent): Step {
  if (scenario?.id === state.scenario?.id) return stay(state);
  if (!isInCall(state.status)) return stay({ ...state, scenario });
  const [idle, ending] = toIdle({ ...state, scenario }, "visitor", event.at);
  const [next, starting] = start(idle, { provider: state.provider, typed: state.typed }, event);
  return [next, [...ending, ...starting]];
}
