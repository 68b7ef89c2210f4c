import { microphoneTrouble, readMicrophoneFacts } from "../../microphone-trouble.ts";
import type { Hearing, HearingEvents } from "../../ports.ts";
import { isEcho } from "./echo.ts";
import { closeStream, MicrophoneError, meterStream, openMicrophone } from "./microphone.ts";

interface RecognitionResult {
  isFinal: boolean;
  0: { transcript: string };
}
/** What is used of the browser's SpeechRecognition; its types are not in TypeScript's library. */
export interface Recognition {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  onstart: (() => void) | null;
  onresult: ((event: { resultIndex: number; results: ArrayLike<RecognitionResult> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

export interface BrowserRecognitionOptions {
  make: (() => Recognition) | null;
  deviceId?: () => string | null;
  /** The sentence being spoken now, to tell the visitor from the assistant's own voice. */
  spoken?: () => string | null;
  /** What is spoken; the page's own language when it is not told. */
  language?: () => "en" | "es";
  /** False on phones, where the recognizer and the page cannot share the microphone. */
  meter?: boolean;
}

/** The browser's recognizer, or null where there is none. Its presence proves nothing. */
export function browserRecognizer(): (() => Recognition) | null {
  const scope = window as never as Record<string, (new () => Recognition) | undefined>;
  const Class = scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
  return Class ? () => new Class() : null;
}

/** Spanish as it is spoken by most callers of a business in the United States. */
const SPANISH = "es-US";
/** It must start within this time … */
export const START_MS = 4000;
/** … and still run this long after: without its service it ends within 40 ms. */
export const PROVING_MS = 400;
/** Words that do not change for this long are the turn, when the recognizer never calls them final. */
export const SETTLED_MS = 1200;
/** Ends within this time of a start count as failures to run. */
const SHORT_RUN_MS = 2000;
const SHORT_RUNS_ALLOWED = 3;
/** These come and go in a call; all others are for good. */
const PASSING = new Set(["no-speech", "aborted"]);

/** Hearing by the browser's own recognizer, restarted as often as it ends, given up when it does not run. */
export function browserRecognition(options: BrowserRecognitionOptions): Hearing {
  const { make, deviceId = () => null, spoken = () => null, language = () => "en", meter = true } = options;
  let recognition: Recognition | null = null;
  let stream: MediaStream | null = null;
  let stopMeter = (): void => {};
  let stopped = false;
  let muted = false;
  let heard = "";
  let shortRuns = 0;
  let settle: ReturnType<typeof setTimeout> | undefined;

  function finish(text: string, events: HearingEvents): void {
    clearTimeout(settle);
    heard = "";
    events.speechEnd();
    events.final(text);
  }

  function onWords(text: string, isFinal: boolean, events: HearingEvents): void {
    const saying = spoken();
    if (muted || text === "" || (heard === "" && saying !== null && isEcho(text, saying))) return;
    if (heard === "") events.speechStart();
    if (isFinal) return finish(text, events);
    if (text === heard) return;
    heard = text;
    events.partial(text);
    clearTimeout(settle);
    settle = setTimeout(() => {
      finish(heard, events);
      // Its own final words for this turn would be a second turn.
      recognition?.abort();
    }, SETTLED_MS);
  }

  function run(events: HearingEvents, started: () => void, refused: (error: Error) => void): void {
    const current = (make as () => Recognition)();
    recognition = current;
    let startedAt = Date.now();
    current.continuous = true;
    current.interimResults = true;
    current.lang = language() === "es" ? SPANISH : document.documentElement.lang || "en-US";
    current.onstart = () => {
      startedAt = Date.now();
      started();
    };
    current.onresult = ({ resultIndex, results }) => {
      if (stopped || current !== recognition) return;
      const fresh = Array.from(results).slice(resultIndex);
      onWords(
        fresh
          .map((result) => result[0].transcript)
          .join("")
          .trim(),
        fresh.every((r) => r.isFinal),
        events,
      );
    };
    current.onerror = ({ error }) => {
      // Where no level is measured the recognizer is the only one to ask for the microphone.
      if (error === "not-allowed") {
        // Its end follows at once, and is no reason to start it again.
        recognition = null;
        void readMicrophoneFacts({ name: "NotAllowedError" }).then((facts) =>
          refused(new MicrophoneError(microphoneTrouble(facts) ?? "blocked", error)),
        );
      } else if (!PASSING.has(error)) refused(new Error(error));
    };
    current.onend = () => {
      if (stopped || current !== recognition) return;
      shortRuns = Date.now() - startedAt < SHORT_RUN_MS ? shortRuns + 1 : 0;
      if (shortRuns > SHORT_RUNS_ALLOWED) return refused(new Error("The recognizer keeps ending."));
      run(events, () => {}, refused);
    };
    current.start();
  }

  function stop(): void {
    if (stopped) return;
    stopped = true;
    clearTimeout(settle);
    stopMeter();
    closeStream(stream);
    recognition?.abort();
  }

  return {
    name: "browser",
    async start(events) {
      if (!make) throw new Error("This browser has no speech recognition.");
      if (meter) {
        stream = await openMicrophone(deviceId());
        if (stopped) return closeStream(stream);
        stopMeter = meterStream(stream, (level) => events.level(muted ? 0 : level));
      }
      let proven = false;
      await new Promise<void>((resolve, reject) => {
        const refuse = (error: Error): void => {
          if (stopped) return;
          stop();
          if (proven) events.failed(error);
          else reject(error);
        };
        const late = setTimeout(() => refuse(new Error("The recognizer did not start in time.")), START_MS);
        const started = (): void => {
          clearTimeout(late);
          setTimeout(() => {
            proven = true;
            resolve();
          }, PROVING_MS);
        };
        run(events, started, (error) => {
          clearTimeout(late);
          refuse(error);
        });
      });
    },
    setMuted(value) {
      muted = value;
      for (const track of stream?.getAudioTracks() ?? []) track.enabled = !value;
    },
    stop,
  };
}
