import type { CallableDesk } from "../../contracts/own-desk.ts";
import type { VoiceConfig } from "../../contracts/voice-call.ts";
import { CallSession } from "./call/session.ts";
import { primeSound } from "./call/sound.ts";

/** What the panel draws of a call; loaded with the code of the call itself. */
export type LiveParts = typeof import("./live/live-call.ts");

/** Calls are counted, not who calls: the page's own counting script hears it (server/visits). */
function tellCalls(session: CallSession) {
  let { status: before } = session.getSnapshot();
  session.subscribe(() => {
    const { status } = session.getSnapshot();
    if (status === before) return;
    const tell = (detail: string) => dispatchEvent(new CustomEvent("count", { detail }));
    if (status === "active") tell("call-begun");
    else if (before === "active" && status !== "error") tell("call-finished");
    before = status;
  });
}

/** The demo call, idle from the first paint on. What is not needed for that comes when the visitor reaches for it. */
export function demoCall(config: VoiceConfig, load: () => Promise<LiveParts>, own?: CallableDesk) {
  let parts: LiveParts | null = null;
  const session = new CallSession({
    scenario: own?.shown ?? config.scenarios[0],
    provider: config.provider,
    primeSound,
    report: (fault) => parts?.report(fault),
    code: async () => {
      parts = await load();
      // What fails here is tried again by the call itself.
      parts.makeReady(config).catch(() => {});
      return {
        transports: parts.transportsFor(config, own),
        line: parts.stepOfLine,
        shape: new parts.CallShape(),
      };
    },
  });
  tellCalls(session);
  return { session, parts: () => parts };
}
