import { useSyncExternalStore } from "react";
import type { CallLevels } from "./levels.ts";
import type { CallState } from "./machine/call-state.ts";
import type { CallSession } from "./session.ts";

/** The call as it stands; draws again when something but the loudness changes. */
export const useCall = (session: CallSession): CallState =>
  useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);

/** Loudness of both sides, about ten times a second: for the wave and the meter alone. */
export const useCallLevels = (session: CallSession): CallLevels =>
  useSyncExternalStore(session.subscribeLevels, session.getLevels, session.getLevels);
