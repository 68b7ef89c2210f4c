import type { CallableDesk } from "../../../contracts/voice-own-desk.ts";
import { HEARING_FILES_PATH, VOICE_ERRORS_PATH, type VoiceConfig } from "../../../contracts/voice-call.ts";
import { afterPaint } from "../../ui/after-paint.ts";
import { reportTo } from "../call/fault-report.ts";
import type { Transports } from "../call/ports.ts";
import { greetingNow } from "../greeting.tsx";
import { converseWith, Signatures, speechFrom, transcribe } from "./server-calls.ts";

// What is loaded when the visitor reaches for the call, or looks at it.

export { CallShape } from "../call/call-shape.ts";
export { stepOfLine } from "../call/machine/machine-line.ts";
export { Alarm } from "./alarm.tsx";
export { Asides } from "./asides.tsx";
export { CallWave } from "./call-wave.tsx";
export { InCall } from "./in-call.tsx";
export { LiveWave } from "./live-wave.tsx";
export { Trouble } from "./trouble.tsx";
export { Receipt } from "./receipt.tsx";
export { tellCalls } from "./tell-calls.ts";
export { WhyTyping } from "./why-typing.tsx";

/** Tells the site of a fatal fault. */
export const report = reportTo(VOICE_ERRORS_PATH);

const builtIn = () => import("../call/transports/built-in-browser.ts");

/** So that the first sound comes soon after the press: code, the browser's voices, and proof of the server's own voice. */
export async function makeReady(config: VoiceConfig): Promise<void> {
  if (config.provider !== "built-in") return;
  const { askForVoices } = await builtIn();
  askForVoices();
  // Kept by the browser for its hour: the call's own probe finds it there.
  for (const voice of config.modelSpeech ? (["model", "own"] as const) : (["own"] as const)) {
    const response = await speechFrom(new Signatures(), voice)("Hello.", new AbortController().signal);
    await response.arrayBuffer();
  }
}

/** The ways to call that this site has: the hosted provider with a key, the built-in assistant always. */
export function transportsFor(config: VoiceConfig, own?: CallableDesk): Transports {
  const { hosted } = config;
  return {
    ...(hosted && {
      hosted: async ({ scenario }) => {
        const { hostedTransport } = await import("../call/transports/hosted.ts");
        const variables = {
          scenario: scenario?.id ?? "",
          business: scenario?.name ?? "",
          businessKind: scenario?.label ?? "",
          ...own?.variables,
        };
        return hostedTransport(hosted, variables, own && greetingNow(own.shown, new Date()));
      },
    }),
    "built-in": async ({ scenario, typed }) => {
      // Sound and microphone take a slow phone long: the press is shown before them.
      await afterPaint();
      const { builtInBrowserTransport } = await builtIn();
      const signatures = new Signatures();
      return builtInBrowserTransport({
        scenario: scenario?.id ?? "",
        hears: !typed,
        converse: converseWith(signatures, own?.sealed),
        transcription: config.transcription ? { transcribe, assets: HEARING_FILES_PATH } : null,
        speech: config.modelSpeech ? speechFrom(signatures, "model") : null,
        ownVoice: speechFrom(signatures, "own"),
      });
    },
  };
}
