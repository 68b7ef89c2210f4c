import type { VoiceConfig } from "../../contracts/voice-call.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { type BrowserHearing, browserHearing } from "./browser-hearing.ts";
import type { CallState } from "./call/machine/call-state.ts";

interface Props {
  config: VoiceConfig;
  call: CallState;
  /** A visitor's own desk answers, of whose calls nothing can be saved. */
  own: boolean;
}

/** What becomes of the visitor's sound, and where: of what is really built and set up, in this browser. */
export function Consent({ config, call, own }: Props) {
  const here = useHydrated() ? browserHearing() : "unknown";
  return (
    <p className="micro mt-4">
      {words(config, call, here)} {/* A visitor's desk itself may be stored, under its link. */}
      {own ? "No call is stored." : "Nothing is stored unless you save it."}
    </p>
  );
}

const BY_BROWSER: Record<BrowserHearing, string> = {
  google: "Chrome uses Google’s speech service for that.",
  apple: "Safari may send it to Apple’s speech service for that.",
  microsoft: "Edge uses Microsoft’s speech service for that.",
  other: "Your browser may send it to its maker’s speech service for that.",
  unknown: "Chrome uses Google’s speech service for that.",
  none: "",
};

function words(config: VoiceConfig, call: CallState, here: BrowserHearing): string {
  const calling = call.status !== "idle" && call.status !== "error";
  const hosted = calling ? call.provider === "hosted" : config.provider === "hosted";
  if (hosted)
    return `Your browser asks for the microphone. Your voice goes live to our voice providers, Vapi and Daily, who turn it into text to answer you. This site does not record it.`;
  const asks = "Your browser asks for the microphone first.";
  const model = config.modelSpeech ? " A language model answers." : "";
  if (calling && (call.typed || call.hearing === "typing"))
    return `The microphone is off. Your words go to this site, which answers.${model}`;
  const byServer = config.transcription && call.hearing !== "browser";
  if (byServer)
    return `${asks} Your voice goes to this site and on to its speech service, which turns it into text to answer you. It is not recorded.${model}`;
  if (here === "none") return `This browser hears no speech, so you type and the assistant speaks.${model}`;
  return `${asks} Your voice becomes text to answer you and is not recorded. ${BY_BROWSER[here]}${model}`;
}
