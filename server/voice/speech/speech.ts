import { oneThread } from "../../one-thread.ts";
import type { SpeechOrder } from "./speech.worker.ts";

export type SpeechFault = "EMPTY" | "TOO_LONG" | "BUSY" | "TIMED_OUT" | "FAILED" | "CLOSED";

export class SpeechError extends Error {
  readonly code: SpeechFault;
  constructor(code: SpeechFault, message: string) {
    super(message);
    this.name = "SpeechError";
    this.code = code;
  }
}

export interface SpeechOptions {
  /** Longest text of one call. Characters; default 300. */
  maxCharacters?: number;
  /** Of a processor, for one text's audio. Milliseconds; default 5,000. */
  timeoutMs?: number;
  /** Texts that wait at most, the running one included; default 40. */
  maxQueue?: number;
  /** Audio kept for texts that were said before. Bytes; default 24 MiB. */
  cacheBytes?: number;
  /** flite's voices: slt (a woman), rms, awb, kal; default slt. */
  voice?: "slt" | "rms" | "awb" | "kal";
}

export interface Speech {
  /**
   * The WAV (16-bit mono, 16 kHz) of an English text. The same text is made once and then served from memory.
   * Throws SpeechError: EMPTY (nothing to speak), TOO_LONG, BUSY (queue full), TIMED_OUT, FAILED, CLOSED.
   */
  say(text: string): Promise<Uint8Array>;
  /** How often say() was served from memory, and how often audio was made. */
  counts(): { cached: number; made: number; cacheBytes: number };
  close(): Promise<void>;
}

/** Plain ASCII for an English voice: accents folded, symbols that are not spoken dropped. */
const speakable = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2013\u2014]/g, ", ")
    .replace(/…/g, ".")
    .replace(/[^\x20-\x7e]|[<>{}[\]\\^~|`"*_]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Speech made on our own server: one worker, started at the first text, one text at a time. */
export function createSpeech(options: SpeechOptions = {}): Speech {
  const {
    maxCharacters = 300,
    timeoutMs = 5000,
    maxQueue = 40,
    cacheBytes = 24 * 1024 * 1024,
    voice = "slt",
  } = options;
  const cache = new Map<string, Uint8Array>();
  const inFlight = new Map<string, Promise<Uint8Array>>();
  const worker = oneThread(new URL("./speech.worker.ts", import.meta.url));
  let held = 0;
  let cached = 0;
  let made = 0;
  let closed = false;

  /** A thread that takes too long is given up, and with it the text it was at; the next text gets a new one. */
  async function make(text: string): Promise<Uint8Array> {
    try {
      if (closed) throw new Error("closed");
      const wav = await worker.run({ text, voice } satisfies SpeechOrder, { longestMs: timeoutMs });
      made++;
      return wav;
    } catch (error) {
      if (closed) throw new SpeechError("CLOSED", "Speech is closed");
      if (error instanceof Error && error.name === "TimeoutError")
        throw new SpeechError("TIMED_OUT", `No audio within ${timeoutMs} ms`);
      throw new SpeechError("FAILED", error instanceof Error ? error.message : String(error));
    }
  }

  function keep(text: string, wav: Uint8Array): void {
    if (wav.length > cacheBytes) return;
    cache.set(text, wav);
    held += wav.length;
    for (const [oldest, audio] of cache) {
      if (held <= cacheBytes) break;
      cache.delete(oldest);
      held -= audio.length;
    }
  }

  return {
    async say(text) {
      if (closed) throw new SpeechError("CLOSED", "Speech is closed");
      if (text.length > maxCharacters)
        throw new SpeechError("TOO_LONG", `At most ${maxCharacters} characters at once`);
      const words = speakable(text);
      if (!/[a-z0-9]/i.test(words)) throw new SpeechError("EMPTY", "There is nothing to speak");
      const kept = cache.get(words);
      if (kept) {
        cached++;
        // The newest is last, so that the oldest is dropped first.
        cache.delete(words);
        cache.set(words, kept);
        return kept;
      }
      const same = inFlight.get(words);
      if (same) return same;
      if (worker.tasks() >= maxQueue) throw new SpeechError("BUSY", "Too many texts wait to be spoken");
      const wav = make(words).finally(() => inFlight.delete(words));
      inFlight.set(words, wav);
      const audio = await wav;
      if (!cache.has(words)) keep(words, audio);
      return audio;
    },
    counts: () => ({ cached, made, cacheBytes: held }),
    async close() {
      closed = true;
      await worker.close();
    },
  };
}
