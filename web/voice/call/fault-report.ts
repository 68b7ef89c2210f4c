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

const TRIES = 20;
const RETRY_MS = 15_000;

/**
 * Sends reports to an endpoint of this site; works while the page goes away, and never throws. What broke is mostly the
 * connection: a report that does not get through waits for the next one.
 */
export const reportTo =
  (path: string) =>
  (report: CallFaultReport): void => {
    const headers = { "content-type": "application/json" };
    const send = async (left: number): Promise<void> => {
      if (navigator.onLine)
        try {
          await fetch(path, { method: "POST", keepalive: true, headers, body: JSON.stringify(report) });
          return;
        } catch {}
      if (left === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, RETRY_MS);
        addEventListener("online", () => (clearTimeout(timer), resolve()), { once: true });
      });
      return send(left - 1);
    };
    void send(TRIES);
  };
