import type { CallFaultReport } from "../../../contracts/voice-faults.ts";
import { scrub } from "../../../rules/scrub.ts";
import type { CallFault } from "./fault.ts";
import type { Provider } from "./ports.ts";

const MESSAGE_LIMIT = 200;

/** All that leaves the page about a fatal fault: no name, data, token, room address or transcript. */
export function faultReport(provider: Provider, fault: CallFault, active: boolean): CallFaultReport {
  return {
    provider,
    kind: fault.type,
    stage: fault.stage,
    status: fault.status,
    message: scrub(fault.message ?? "").slice(0, MESSAGE_LIMIT),
    active,
  };
}

/** Sends reports to an endpoint of this site; works while the page goes away, and never throws. */
export const beaconReport =
  (path: string) =>
  (report: CallFaultReport): void => {
    navigator.sendBeacon?.(path, new Blob([JSON.stringify(report)], { type: "application/json" }));
  };
