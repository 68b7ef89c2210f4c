import { z } from "zod";
import { endingFetch } from "../../ai/ending-answers.ts";

/** An OpenAI-compatible speech service. */
export interface SpeechServiceOptions {
  baseUrl: string;
  apiKey: string;
  fetch?: typeof fetch;
  patience?: SpeechPatience;
}
/** Milliseconds. */
interface SpeechPatience {
  /** Until sound begins to come. */
  speak: number;
  /** Until it has come. */
  sound: number;
  /** Until an utterance is understood. */
  transcribe: number;
}
export interface SpokenAudio {
  type: string;
  body: ReadableStream<Uint8Array>;
}
export interface SpeechService {
  /** Sound as it is made: 16-bit mono samples, 24 kHz. @throws SpeechServiceError */
  speak(text: string, signal: AbortSignal): Promise<SpokenAudio>;
  /** What was said in a WAV; empty when nothing was. @throws SpeechServiceError */
  transcribe(wav: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<string>;
}

class SpeechServiceError extends Error {
  override name = "SpeechServiceError";
}

const PATIENCE: SpeechPatience = { speak: 8000, sound: 120_000, transcribe: 15_000 };
/** Two minutes of sound: more than a sentence can last. */
const SOUND_BYTES = 6 * 1024 * 1024;
const SPEECH_MODEL = "gpt-4o-mini-tts";
const TRANSCRIPTION_MODEL = "gpt-4o-mini-transcribe";
const VOICE = "coral";

const transcription = z.object({ text: z.string() });

export function createSpeechService({
  baseUrl,
  apiKey,
  fetch: send = fetch,
  patience = PATIENCE,
}: SpeechServiceOptions): SpeechService {
  const ending = endingFetch(SOUND_BYTES, send);
  /** @param headMs until the answer begins @param wholeMs until its body has ended */
  async function post(
    path: string,
    init: RequestInit,
    signal: AbortSignal,
    { headMs, wholeMs }: { headMs: number; wholeMs: number },
  ): Promise<Response> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), headMs);
    const whole = AbortSignal.timeout(wholeMs);
    try {
      const response = await ending(`${baseUrl.replace(/\/$/, "")}${path}`, {
        ...init,
        method: "POST",
        headers: { ...init.headers, authorization: `Bearer ${apiKey}` },
        signal: AbortSignal.any([signal, late.signal, whole]),
      });
      if (response.ok) return response;
      await response.body?.cancel();
      throw new SpeechServiceError(`${path} answered ${response.status}`);
    } catch (error) {
      if (error instanceof SpeechServiceError) throw error;
      const inTime = !late.signal.aborted && !whole.aborted;
      throw new SpeechServiceError(`${path} ${inTime ? "failed" : "did not answer in time"}`, {
        cause: error,
      });
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    async speak(text, signal) {
      const response = await post(
        "/audio/speech",
        {
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ model: SPEECH_MODEL, voice: VOICE, input: text, response_format: "pcm" }),
        },
        signal,
        { headMs: patience.speak, wholeMs: patience.sound },
      );
      if (!response.body) throw new SpeechServiceError("/audio/speech answered without sound");
      const type = response.headers.get("content-type") ?? "";
      // Other servers answer a sound file whatever was asked for; it is passed on as what it says it is.
      const file = /^audio\/(?:wav|x-wav|wave|mpeg|mp3|ogg|flac|aac)\b/i.exec(type)?.[0];
      return { type: file ?? "audio/pcm;rate=24000", body: response.body };
    },
    async transcribe(wav, signal) {
      const form = new FormData();
      form.set("model", TRANSCRIPTION_MODEL);
      form.set("response_format", "json");
      form.set("file", new Blob([wav], { type: "audio/wav" }), "utterance.wav");
      const times = { headMs: patience.transcribe, wholeMs: patience.transcribe };
      const response = await post("/audio/transcriptions", { body: form }, signal, times);
      const parsed = transcription.safeParse(
        await response.json().catch((error: unknown) => {
          if (error instanceof SyntaxError) return undefined;
          throw new SpeechServiceError("/audio/transcriptions did not answer in time", { cause: error });
        }),
      );
      if (!parsed.success) throw new SpeechServiceError("/audio/transcriptions answered something else");
      return parsed.data.text.trim();
    },
  };
}
