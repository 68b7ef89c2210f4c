import { z } from "zod";

/** An OpenAI-compatible speech service. */
export interface SpeechServiceOptions {
  baseUrl: string;
  apiKey: string;
  fetch?: typeof fetch;
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

const SPEAK_MS = 8000;
const TRANSCRIBE_MS = 15_000;
const SPEECH_MODEL = "gpt-4o-mini-tts";
const TRANSCRIPTION_MODEL = "gpt-4o-mini-transcribe";
const VOICE = "coral";

const transcription = z.object({ text: z.string() });

export function createSpeechService({
  baseUrl,
  apiKey,
  fetch: send = fetch,
}: SpeechServiceOptions): SpeechService {
  async function post(path: string, init: RequestInit, signal: AbortSignal, ms: number): Promise<Response> {
    // The answer's head must come in time; sound may then go on for as long as it lasts.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), ms);
    try {
      const response = await send(`${baseUrl.replace(/\/$/, "")}${path}`, {
        ...init,
        method: "POST",
        headers: { ...init.headers, authorization: `Bearer ${apiKey}` },
        signal: AbortSignal.any([signal, late.signal]),
      });
      if (response.ok) return response;
      await response.body?.cancel();
      throw new SpeechServiceError(`${path} answered ${response.status}`);
    } catch (error) {
      if (error instanceof SpeechServiceError) throw error;
      throw new SpeechServiceError(`${path} failed`, { cause: error });
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
        SPEAK_MS,
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
      const response = await post("/audio/transcriptions", { body: form }, signal, TRANSCRIBE_MS);
      const parsed = transcription.safeParse(await response.json().catch(() => undefined));
      if (!parsed.success) throw new SpeechServiceError("/audio/transcriptions answered something else");
      return parsed.data.text.trim();
    },
  };
}
