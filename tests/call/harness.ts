import { stepOfLine } from "../../web/voice/call/machine/machine-line.ts";
import { CallSession } from "../../web/voice/call/session.ts";
import { visibleButtons, statusLabel } from "../../web/voice/call/machine/selectors.ts";
import type { Answer, Provider } from "../../web/voice/call/ports.ts";
import type { CallFaultReport } from "../../contracts/voice-faults.ts";
import type { unwrapClass } from "../../web/voice/call/transports/hosted.ts";
import type { CallTransport } from "../../web/voice/call/transport.ts";

/** What the tests see of a call in the page. */
export interface Harness {
  session: CallSession;
  /** Each status with the time since the page began, in order. */
  statuses: { status: string; label: string; error: string | null; at: number }[];
  events: { type: string; at: number; level?: number; error?: unknown; message?: unknown }[];
  reports: CallFaultReport[];
  buttons(): ReturnType<typeof visibleButtons>;
  transport: CallTransport | null;
}

declare global {
  interface Window {
    harness: Harness;
    /** `server`: hearing by the server's transcription. */
    builtInCall(options?: { server?: boolean }): void;
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
  const { listen } = transport;
  transport.listen = (listener) =>
    listen((event) => {
      harness.events.push(structuredClone({ ...event, at: performance.now() }));
      listener(event);
    });
  return transport;
}

function prepare(provider: Provider, make: () => Promise<CallTransport>): void {
  const harness: Harness = {
    session: undefined as never,
    statuses: [],
    events: [],
    reports: [],
    transport: null,
    buttons: () => visibleButtons(harness.session.getSnapshot()),
  };
  harness.session = new CallSession({
    code: { transports: { [provider]: async () => noted(await make(), harness) }, line: stepOfLine },
    report: (report) => harness.reports.push(report),
    now: () => performance.now(),
  });
  watch(harness.session, harness);
  window.harness = harness;
}

window.hostedCall = (assistantId, variables) =>
  prepare("hosted", async () => {
    const { hostedTransport } = await import("../../web/voice/call/transports/hosted.ts");
    return hostedTransport({ key: "public-key", assistantId }, variables);
  });

window.builtInCall = ({ server = false } = {}) =>
  prepare("built-in", async () => {
    const { builtInBrowserTransport } = await import("../../web/voice/call/transports/built-in-browser.ts");
    return builtInBrowserTransport({
      scenario: "dental",
      async *converse(turn, signal) {
        const response = await fetch("/converse", { method: "POST", body: JSON.stringify(turn), signal });
        yield* (await response.json()) as Answer[];
      },
      transcription: server
        ? {
            assets: "/hearing/",
            transcribe: async (wav, signal) =>
              (await fetch("/transcribe", { method: "POST", body: wav, signal })).text(),
          }
        : null,
      ownVoice: (text, signal) => fetch(`/speech?${new URLSearchParams({ text })}`, { signal }),
    });
  });

/** The provider's library itself, for the tests of its own limits. */
window.library = async (assistantId) => {
  const { unwrapClass } = await import("../../web/voice/call/transports/hosted.ts");
  const Class = unwrapClass(await import("@vapi-ai/web"));
  const vapi = new Class("public-key", undefined, { avoidEval: true });
  vapi.on("error", () => {});
  void vapi.start(assistantId);
  window.vapi = vapi;
};
