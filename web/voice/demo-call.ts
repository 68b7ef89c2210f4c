import type { CallableDesk } from "../../contracts/voice-own-desk.ts";
import type { VoiceConfig } from "../../contracts/voice-call.ts";
import { afterPaint } from "../ui/after-paint.ts";
import { isInCall } from "./call/machine/call-state.ts";
import { CallSession } from "./call/session.ts";
import { primeSound } from "./call/sound.ts";
import type * as live from "./live/live-call.ts";

/** What the panel draws of a call; loaded with the code of the call itself. */
export type LiveParts = typeof live;

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
      parts.tellCalls(session);
      // What fails here is tried again by the call itself.
      parts.makeReady(config).catch(() => {});
      return {
        transports: parts.transportsFor(config, own),
        line: parts.stepOfLine,
        shape: new parts.CallShape(),
      };
    },
  });
  /** In a call, what is typed or chosen goes from its field first and is heard a frame later. */
  const say = (text: string): void => {
    const inCall = () => isInCall(session.getSnapshot().status);
    // What begins a call does it within the press: sound is not to be had later.
    if (!inCall()) return session.say(text);
    void afterPaint().then(() => inCall() && session.say(text));
  };
  return { session, parts: () => parts, say };
}
