import type { TransportEvent } from "./transport.ts";

/** Loudness of both sides, 0 to 1. Apart from the call's state: it changes twenty times a second. */
export interface CallLevels {
  assistant: number;
  visitor: number;
}

export const SILENCE: CallLevels = { assistant: 0, visitor: 0 };

const bounded = (level: number): number => (Number.isFinite(level) ? Math.min(1, Math.max(0, level)) : 0);

/** The levels after an event; the same object when nothing changed. Outside an active call it is silent. */
export function nextLevels(levels: CallLevels, event: TransportEvent, active: boolean): CallLevels {
  const next =
    event.type === "volume-level"
      ? { ...levels, assistant: bounded(event.level) }
      : event.type === "local-volume-level"
        ? { ...levels, visitor: bounded(event.level) }
        : levels;
  if (!active) return levels === SILENCE ? levels : SILENCE;
  return next.assistant === levels.assistant && next.visitor === levels.visitor ? levels : next;
}
