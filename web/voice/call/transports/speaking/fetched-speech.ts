import type { FetchSpeech, Speaking } from "../../ports.ts";
import { type AudioOutput, audioOutput } from "./audio-output.ts";

/** A sound file, or samples to be played as they come. */
async function checked(response: Response): Promise<Response> {
  if (!response.ok || !response.body) throw new Error(`No speech: ${response.status}`);
  return response;
}

/** Speech made elsewhere, sentence by sentence: by the server with a key, or by the server's own voice without one. */
export function fetchedSpeech(
  name: string,
  fetchSpeech: FetchSpeech,
  makeOutput: () => AudioOutput = audioOutput,
): Speaking {
  let output: AudioOutput | null = null;
  const early = new Map<string, Promise<Response>>();

  const request = (text: string, signal: AbortSignal): Promise<Response> => {
    const response = early.get(text) ?? fetchSpeech(text, signal).then(checked);
    early.delete(text);
    return response;
  };

  return {
    name,
    async prepare(signal) {
      output ??= makeOutput();
      await output.resume();
      await checked(await fetchSpeech("Hello.", signal)).then((response) => response.body?.cancel());
    },
    prefetch(text, signal) {
      if (early.has(text)) return;
      const response = fetchSpeech(text, signal).then(checked);
      const drop = () => {
        if (early.get(text) === response) early.delete(text);
      };
      // Whoever was cut off may say the same again, and a failure may be over by then: both are asked for anew.
      response.catch(drop);
      signal.addEventListener("abort", drop, { once: true });
      early.set(text, response);
    },
    async speak(text, events, signal) {
      if (!output) throw new Error("Speech was not prepared.");
      try {
        const response = await request(text, signal);
        const pcm = /^audio\/pcm;\s*rate=(\d+)/.exec(response.headers.get("content-type") ?? "");
        if (pcm && response.body) await output.playPcm(response.body, Number(pcm[1]), events, signal);
        else await output.play(await response.arrayBuffer(), events, signal);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
    stop() {
      early.clear();
      output?.close();
      output = null;
    },
  };
}
