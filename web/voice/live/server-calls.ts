import {
  TURN_STREAM_TYPE,
  turnAnswer,
  VOICE_SPEECH_PATH,
  VOICE_TRANSCRIPTIONS_PATH,
  VOICE_TURNS_PATH,
} from "../../../contracts/voice-call.ts";
import { request } from "../../api/request.ts";
import { afterPaint } from "../../ui/after-paint.ts";
import type { Answer, Converse, FetchSpeech, Transcribe } from "../call/ports.ts";
import { jsonLines } from "./json-lines.ts";

// The call's three ways to this site's server, in the shape that the built-in transport asks for.

/** By which this call's server knows the sentences that it said: it speaks no others. */
export class Signatures extends Map<string, string> {}

/** Asks for a turn's answer, line by line. `desk`: the visitor's own, sealed. */
export const converseWith = (signatures: Signatures, desk: string | null = null): Converse =>
  async function* (turn, signal): AsyncGenerator<Answer> {
    // What was pressed or typed is shown before its answer is asked for.
    await afterPaint();
    const headers = { accept: TURN_STREAM_TYPE };
    const more = desk === null ? { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } : { desk };
    const response = await request(
      "POST",
      VOICE_TURNS_PATH,
      { ...turn, ...more },
      {
        headers,
        signal,
      },
    );
    if (!response.body) throw new Error("The answer is empty.");
    for await (const line of jsonLines(response.body)) {
      const answer = turnAnswer.parse(line);
      switch (answer.type) {
        case "sentence":
          signatures.set(answer.text, answer.speech);
          yield { type: "sentence", text: answer.text };
          break;
        case "fault":
          throw new Error(answer.message);
        default:
          yield answer;
      }
    }
  };

/** Speech for sentences that the server has said. */
export const speechFrom =
  (signatures: Signatures, voice: "model" | "own"): FetchSpeech =>
  (text, signal) => {
    const query = new URLSearchParams({ text, speech: signatures.get(text) ?? "", voice });
    return fetch(`${VOICE_SPEECH_PATH}?${query}`, { signal, credentials: "include" });
  };

export const transcribe: Transcribe = async (wav, signal) => {
  const response = await fetch(VOICE_TRANSCRIPTIONS_PATH, {
    method: "POST",
    headers: { "content-type": "audio/wav" },
    credentials: "include",
    body: wav,
    signal,
  });
  if (!response.ok) throw new Error(`No transcription: ${response.status}`);
  return ((await response.json()) as { text: string }).text;
};
