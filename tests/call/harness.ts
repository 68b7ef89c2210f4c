import { CallSession } from "../../web/voice/call/session.ts";
import { visibleButtons, statusLabel } from "../../web/voice/call/selectors.ts";
import type { FaultReport } from "../../web/voice/call/fault-report.ts";
import type { unwrapClass } from "../../web/voice/call/transports/hosted.ts";
import type { CallTransport } from "../../web/voice/call/transport.ts";

/** What the tests see of a call in the page. */
export interface Harness {
  session: CallSession;
  /** Each status with the time since the page began, in order. */
  statuses: { status: string; label: string; error: string | null; at: number }[];
  events: { type: string; at: number; level?: number; error?: unknown; message?: unknown }[];
  reports: FaultReport[];
  buttons(): ReturnType<typeof visibleButtons>;
  transport: CallTransport | null;
}

declare global {
  interface Window {
    harness: Harness;
    library(assistantId: string): Promise<void>;
    vapi: InstanceType<ReturnType<typeof unwrapClass>>;
    hostedCall(assistantId: string | null, variables?: Record<string, string>): void;
  }
}

function watch(session: CallSession, harness: Harness): void {
  let last = "";
  session.subscribe(() => {
    const state = session.getSnapshot();
    const key = `${state.status}${state.error}`;
    if (key !== last)
      harness.statuses.push({
        status: state.status,
        label: statusLabel(state),
        error: state.error,
        at: performance.now(),
      });
    last = key;
  });
}

/** Wraps a transport so that its events are noted. */
function noted(transport: CallTransport, harness: Harness): CallTransport {
  harness.transport = transport;
  return {
    ...transport,
    listen: (listener) =>
      transport.listen((event) => {
        harness.events.push(structuredClone({ ...event, at: performance.now() }));
        listener(event);
      }),
  };
}

window.hostedCall = (assistantId, variables) => {
  const harness: Harness = {
    session: undefined as never,
    statuses: [],
    events: [],
    reports: [],
    transport: null,
    buttons: () => visibleButtons(window.harness.session.getSnapshot()),
  };
  harness.session = new CallSession({
    transports: {
      hosted: async () => {
        const { hostedTransport } = await import("../../web/voice/call/transports/hosted.ts");
        return noted(await hostedTransport({ key: "public-key", assistantId }, variables), harness);
      },
    },
    report: (report) => harness.reports.push(report),
    now: () => performance.now(),
  });
  watch(harness.session, harness);
  window.harness = harness;
};

/** The provider's library itself, for the tests of its own limits. */
window.library = async (assistantId) => {
  const { unwrapClass } = await import("../../web/voice/call/transports/hosted.ts");
  const Class = unwrapClass(await import("@vapi-ai/web"));
  const vapi = new Class("public-key", undefined, { avoidEval: true });
  vapi.on("error", () => {});
  void vapi.start(assistantId);
  window.vapi = vapi;
};
