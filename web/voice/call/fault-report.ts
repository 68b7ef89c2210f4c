import type { CallFault } from "./fault.ts";
import type { Provider } from "./ports.ts";

/** All that leaves the page about a fatal fault: no name, data, token, room address or transcript. */
export interface FaultReport {
  provider: Provider;
  kind: string;
  stage: string | null;
  status: number | null;
  message: string;
  /** True when the call had been active. */
  active: boolean;
}

const MESSAGE_LIMIT = 200;

/** Takes out of a text what could identify a room or a visitor: addresses, tokens, long digits, e-mail addresses. */
export const scrub = (text: string): string =>
  text
    .replace(/\b[a-z]+:\/\/\S+/gi, "[address]")
    .replace(/\S+@\S+/g, "[e-mail]")
    .replace(/\b[\w-]{24,}(?:\.[\w-]+)*/g, "[token]")
    .replace(/\d[\d\s().-]{6,}\d/g, "[number]")
    .slice(0, MESSAGE_LIMIT);

export function faultReport(provider: Provider, fault: CallFault, active: boolean): FaultReport {
  return {
    provider,
    kind: fault.type,
    stage: fault.stage,
    status: fault.status,
    message: scrub(fault.message ?? ""),
    active,
  };
}

/** Sends reports to an endpoint of this site; works while the page goes away, and never throws. */
export const beaconReport =
  (path: string) =>
  (report: FaultReport): void => {
    navigator.sendBeacon?.(path, new Blob([JSON.stringify(report)], { type: "application/json" }));
  };
