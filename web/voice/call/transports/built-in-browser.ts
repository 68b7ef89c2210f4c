import type { Converse, FetchSpeech, Transcribe } from "../ports.ts";
import type { CallTransport } from "../transport.ts";
import { type BuiltInOptions, builtInTransport } from "./built-in.ts";
import { browserRecognition, browserRecognizer } from "./hearing/browser-recognition.ts";
import { serverHearing } from "./hearing/server-hearing.ts";
export { askForVoices } from "./speaking/browser-speech.ts";
import { browserSpeech } from "./speaking/browser-speech.ts";
import { fetchedSpeech } from "./speaking/fetched-speech.ts";

export interface BuiltInBrowserOptions {
  scenario: string;
  converse: Converse;
  /** False: the visitor types, and nobody asks for the microphone. */
  hears?: boolean;
  /** The server's transcription, when it has a key for it, and the folder of the voice detector's files. */
  transcription?: { transcribe: Transcribe; assets: string } | null;
  /** The server's speech made with a key. */
  speech?: FetchSpeech | null;
  /** The server's own voice, which needs no key. */
  ownVoice?: FetchSpeech | null;
}

type WayOfHearing = BuiltInOptions["hearing"][number];
const byServer = (transcription: BuiltInBrowserOptions["transcription"]): WayOfHearing[] =>
  transcription ? [({ deviceId }) => serverHearing({ ...transcription, deviceId })] : [];

/** The voice that needs no key and no browser. */
const onlyEnglish = (language: string): boolean => language === "en";

const isPhone = (): boolean => /android|iphone|ipad|ipod/i.test(navigator.userAgent);

/** The built-in assistant with what this browser and this server have, in the order of preference. */
export function builtInBrowserTransport(options: BuiltInBrowserOptions): CallTransport {
  const { scenario, converse, hears = true, transcription, speech, ownVoice } = options;
  const make = browserRecognizer();
  const byBrowser: WayOfHearing = ({ spoken, deviceId, language }) =>
    browserRecognition({ make, spoken, deviceId, language, meter: !isPhone() });
  return builtInTransport({
    scenario,
    converse,
    hearing: hears ? [...byServer(transcription), byBrowser] : [],
    speaking: [
      ...(speech ? [fetchedSpeech("server", speech)] : []),
      browserSpeech(document.documentElement.lang || "en-US"),
      ...(ownVoice ? [{ ...fetchedSpeech("own", ownVoice), speaks: onlyEnglish }] : []),
    ],
  });
}
