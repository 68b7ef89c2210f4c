import type { MicVAD } from "@ricky0123/vad-web";
import type { Hearing, HearingEvents, Transcribe } from "../../ports.ts";
import { closeStream, loudness, openMicrophone } from "./microphone.ts";
import { encodeWav } from "./wav.ts";

/** One frame of the voice detector, v5: 512 samples at 16 kHz. */
const FRAME_MS = 32;
/** The visitor counts as speaking after 192 ms. */
const SPEECH_MS = 6 * FRAME_MS;
/** A turn is over after 416 ms of silence. */
const SILENCE_MS = 13 * FRAME_MS;
const LOAD_TIMEOUT_MS = 20_000;
const FAILURES_ALLOWED = 2;

/** Files that must be served under `assets`, from the packages named. */
export const HEARING_ASSETS = {
  "@ricky0123/vad-web/dist": ["silero_vad_v5.onnx", "vad.worklet.bundle.min.js"],
  "onnxruntime-web/dist": ["ort-wasm-simd-threaded.mjs", "ort-wasm-simd-threaded.wasm"],
} as const;

export interface ServerHearingOptions {
  /** Address of the folder with HEARING_ASSETS, with a slash at its end. */
  assets: string;
  transcribe: Transcribe;
  deviceId?: () => string | null;
}

/** Finds the visitor's utterances in the browser and has them written down by the server. */
export function serverHearing({ assets, transcribe, deviceId = () => null }: ServerHearingOptions): Hearing {
  let detector: MicVAD | null = null;
  let stream: MediaStream | null = null;
  let muted = false;
  let failures = 0;
  const over = new AbortController();

  async function understand(samples: Float32Array, events: HearingEvents): Promise<void> {
    try {
      const text = (await transcribe(encodeWav(samples), over.signal)).trim();
      failures = 0;
      if (over.signal.aborted) return;
      if (text === "") events.misfire();
      else events.final(text);
    } catch (error) {
      if (over.signal.aborted) return;
      events.misfire();
      if (++failures >= FAILURES_ALLOWED) events.failed(error);
    }
  }

  async function load(events: HearingEvents, source: MediaStream): Promise<MicVAD> {
    const { MicVAD } = await import("@ricky0123/vad-web");
    return MicVAD.new({
      model: "v5",
      baseAssetPath: assets,
      onnxWASMBasePath: assets,
      // One thread: more would need a page that is isolated from other origins.
      ortConfig: (ort) => {
        ort.env.logLevel = "error";
        ort.env.wasm.numThreads = 1;
      },
      getStream: async () => source,
      pauseStream: async () => {},
      resumeStream: async () => source,
      positiveSpeechThreshold: 0.5,
      negativeSpeechThreshold: 0.35,
      redemptionMs: SILENCE_MS,
      minSpeechMs: SPEECH_MS,
      preSpeechPadMs: 10 * FRAME_MS,
      submitUserSpeechOnPause: false,
      onFrameProcessed: (_, frame) => events.level(muted ? 0 : loudness(frame)),
      onSpeechRealStart: () => events.speechStart(),
      onVADMisfire: () => events.misfire(),
      onSpeechEnd: (samples) => {
        events.speechEnd();
        void understand(samples, events);
      },
    });
  }

  return {
    name: "server",
    async start(events) {
      stream = await openMicrophone(deviceId());
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new Error("The voice detector did not load in time.")),
          LOAD_TIMEOUT_MS,
        );
      });
      const loading = load(events, stream).then((loaded) => {
        // Asked to stop while it loaded.
        if (over.signal.aborted) void loaded.destroy();
        else detector = loaded;
      });
      try {
        await Promise.race([loading, late]);
      } finally {
        clearTimeout(timer);
      }
      this.setMuted(muted);
      for (const track of stream.getAudioTracks())
        track.addEventListener(
          "ended",
          () => over.signal.aborted || events.failed(new Error("The microphone has gone.")),
        );
    },
    setMuted(value) {
      muted = value;
      for (const track of stream?.getAudioTracks() ?? []) track.enabled = !value;
    },
    stop() {
      if (over.signal.aborted) return;
      over.abort();
      // A detector that is not up yet throws here: there is nothing of it to free.
      void detector?.destroy().catch(() => {});
      closeStream(stream);
    },
  };
}
