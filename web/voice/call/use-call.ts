import { useCallback, useSyncExternalStore } from "react";
import { afterPaint } from "../../ui/after-paint.ts";
import type { CallLevels } from "./levels.ts";
import type { CallState } from "./machine/call-state.ts";
import type { CallSession } from "./session.ts";

/**
 * The call as it stands; draws again when something but the loudness changes: in the frame after, so that a press is
 * shown at once and changes that come together are drawn together.
 */
export function useCall(session: CallSession): CallState {
  const subscribe = useCallback(
    (draw: () => void) => session.subscribe(() => void afterPaint().then(draw)),
    [session],
  );
  return useSyncExternalStore(subscribe, session.getSnapshot, session.getSnapshot);
}

/** Loudness of both sides, about ten times a second: for the wave and the meter alone. */
export const useCallLevels = (session: CallSession): CallLevels =>
  useSyncExternalStore(session.subscribeLevels, session.getLevels, session.getLevels);
