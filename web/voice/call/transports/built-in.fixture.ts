import { afterEach, beforeEach, vi } from "vitest";
import type { Answer, Hearing, HearingEvents, Speaking, Turn } from "../ports.ts";
import type { IncomingMessage, TransportEvent } from "../transport.ts";
import { builtInTransport } from "./built-in.ts";
import { SPEAKING_PROBE_MS } from "./speaking/voice.ts";

/** For each file of tests to say: time goes by `settle` alone. */
export function ownTime() {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
}
export const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

export const SENTENCE_MS = 1000;
export const say = (text: string): Answer => ({ type: "sentence", text });

/** A voice that takes a second for each sentence. */
export function voice(
  name: string,
  works: boolean | "hangs" = true,
  breaksAt = Number.POSITIVE_INFINITY,
): Speaking & { spoken: string[] } {
  const spoken: string[] = [];
  return {
    name,
    spoken,
    prepare: () =>
      works === "hangs" ? new Promise(() => {}) : works ? Promise.resolve() : Promise.reject(new Error("no")),
    async speak(text, events, signal) {
      if (spoken.length >= breaksAt) throw new Error("broken");
      events.start();
      events.level(0.5);
      await new Promise<void>((resolve) => {
        setTimeout(resolve, SENTENCE_MS);
        signal.addEventListener("abort", () => resolve());
      });
      if (!signal.aborted) spoken.push(text);
    },
    stop() {},
  };
}

export function ear(name: string, start: () => Promise<void> = async () => {}) {
  const made = { events: null as HearingEvents | null, muted: false, stopped: false };
  const hearing = (): Hearing => ({
    name,
    start(events) {
      made.events = events;
      return start();
    },
    setMuted: (muted) => {
      made.muted = muted;
    },
    stop: () => {
      made.stopped = true;
    },
  });
  return { made, hearing };
}

export interface Setup {
  answers?: (turn: Turn) => (Answer | Error)[];
  hearing?: (() => Hearing)[];
  speaking?: Speaking[];
}

export async function call({
  answers = () => [say("Hello."), say("How can I help?")],
  hearing = [],
  speaking = [voice("test")],
}: Setup = {}) {
  const turns: Turn[] = [];
  const events: TransportEvent[] = [];
  const transport = builtInTransport({
    scenario: "dental",
    async *converse(turn) {
      turns.push(turn);
      for (const answer of answers(turn)) {
        if (answer instanceof Error) throw answer;
        yield answer;
      }
    },
    hearing,
    speaking,
  });
  transport.listen((event) => events.push(event));
  const starting = transport.start();
  starting.catch(() => {});
  await settle(SPEAKING_PROBE_MS * 3);
  const messages = (): IncomingMessage[] => events.flatMap((e) => (e.type === "message" ? [e.message] : []));
  const lines = () =>
    messages().flatMap((m) =>
      m.type === "transcript" && m.transcriptType === "final" ? [`${m.role}: ${m.transcript}`] : [],
    );
  const types = () => events.map((e) => e.type);
  const type = (content: string) =>
    transport.send({ type: "add-message", message: { role: "user", content } });
  return { transport, starting, turns, events, messages, lines, types, type };
}
