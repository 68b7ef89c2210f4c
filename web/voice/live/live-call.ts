import {
  HEARING_FILES_PATH,
  type ShownScenario,
  VOICE_ERRORS_PATH,
  type VoiceConfig,
} from "../../../contracts/voice-call.ts";
import { beaconReport } from "../call/fault-report.ts";
import { CallSession } from "../call/session.ts";
import { CallMemory } from "./call-memory.ts";
import { converseWith, speechFrom, transcribe } from "./server-calls.ts";

// What is loaded when the visitor reaches for the call; the transports come with the first start.

export { CallWave } from "./call-wave.tsx";
export { DevicePicker } from "./device-picker.tsx";
export { LiveWave } from "./live-wave.tsx";
export { MicrophoneHelp } from "./microphone-help.tsx";
export { Receipt } from "./receipt.tsx";

/** What the next call is to be. */
export interface CallChoice {
  scenario: ShownScenario;
  /** False when the visitor typed first: then nobody asks for the microphone. */
  hears: boolean;
}
export type LiveCall = ReturnType<typeof createLiveCall>;

/** The call over what this site has: the hosted provider with a key, the built-in assistant always. */
export function createLiveCall(config: VoiceConfig, choice: CallChoice, changed: () => void) {
  const memory = new CallMemory(changed);
  const { hosted } = config;
  const session = new CallSession({
    report: beaconReport(VOICE_ERRORS_PATH),
    transports: {
      ...(hosted && {
        hosted: async () => {
          const { hostedTransport } = await import("../call/transports/hosted.ts");
          const { id, name, label } = choice.scenario;
          return hostedTransport(hosted, { scenario: id, business: name, businessKind: label });
        },
      }),
      "built-in": async () => {
        const { builtInBrowserTransport } = await import("../call/transports/built-in-browser.ts");
        return builtInBrowserTransport({
          scenario: choice.scenario.id,
          hears: choice.hears,
          converse: converseWith(memory),
          transcription: config.transcription ? { transcribe, assets: HEARING_FILES_PATH } : null,
          speech: config.modelSpeech ? speechFrom(memory, "model") : null,
          ownVoice: speechFrom(memory, "own"),
        });
      },
    },
  });
  return { session, memory };
}
