import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer, Hearing, HearingEvents, Speaking, Turn } from "../ports.ts";
import type { IncomingMessage, TransportEvent } from "../transport.ts";
import { builtInTransport, TROUBLE_LINE } from "./built-in.ts";
import { MicrophoneError } from "./hearing/microphone.ts";
import { SPEAKING_PROBE_MS } from "./speaking/voice.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

const SENTENCE_MS = 1000;
const say = (text: string): Answer => ({ type: "sentence", text });

/** A voice that takes a second for each sentence. */
function voice(
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

function ear(name: string, start: () => Promise<void> = async () => {}) {
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

interface Setup {
  answers?: (turn: Turn) => (Answer | Error)[];
  hearing?: (() => Hearing)[];
  speaking?: Speaking[];
}

async function call({
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

describe("a built-in call by typing", () => {
  it("greets, answers, and carries the state of the conversation from turn to turn", async () => {
    const c = await call({
      answers: (turn) => [
        say(turn.text ?? "Hello."),
        { type: "state", state: ((turn.state as number) ?? 0) + 1 },
      ],
    });
    expect(await c.starting).toBe(true);
    c.type("I want to book.");
    await settle(3000);
    c.type("Monday.");
    await settle(3000);
    expect(c.turns).toEqual([
      { scenario: "dental", state: null, text: null, via: "voice" },
      { scenario: "dental", state: 1, text: "I want to book.", via: "typing" },
      { scenario: "dental", state: 2, text: "Monday.", via: "typing" },
    ]);
    expect(c.lines()).toEqual([
      "assistant: Hello.",
      "user: I want to book.",
      "assistant: I want to book.",
      "user: Monday.",
      "assistant: Monday.",
    ]);
  });

  it("works without a voice and without ears, and says so", async () => {
    const c = await call({ speaking: [voice("a", false), voice("b", "hangs")] });
    expect(c.messages()).toContainEqual({ type: "speaking", speaking: "captions" });
    expect(c.messages()).toContainEqual({ type: "hearing", hearing: "typing" });
    expect(c.lines()).toEqual(["assistant: Hello. How can I help?"]);
    expect(c.types()).not.toContain("speech-start");
  });

  it("tells the words as they come, and sound from the first sentence to the last", async () => {
    const speaker = voice("test");
    const c = await call({ speaking: [speaker] });
    const partials = c
      .messages()
      .flatMap((m) => (m.type === "transcript" && m.transcriptType === "partial" ? [m.transcript] : []));
    expect(partials).toEqual(["Hello.", "Hello. How can I help?"]);
    expect(speaker.spoken).toEqual(["Hello.", "How can I help?"]);
    expect(c.types().filter((t) => t.startsWith("speech"))).toEqual(["speech-start", "speech-end"]);
    expect(c.events.filter((e) => e.type === "volume-level").at(-1)).toEqual({
      type: "volume-level",
      level: 0,
    });
  });

  it("passes on what was filed and suggested", async () => {
    const record = { kind: "booking", title: "Cleaning", fields: [] };
    const c = await call({
      answers: () => [say("Hi."), { type: "filed", record }, { type: "suggestions", options: ["Book"] }],
    });
    expect(c.messages()).toContainEqual({ type: "filed", record });
    expect(c.messages()).toContainEqual({ type: "suggestions", options: ["Book"] });
  });

  it("ends when the assistant ends it, after its last word", async () => {
    const c = await call({
      answers: (turn) =>
        turn.text ? [say("Goodbye."), { type: "end", reason: "assistant-ended-call" }] : [say("Hi.")],
    });
    c.type("Bye");
    await settle(SENTENCE_MS - 10);
    expect(c.types()).not.toContain("call-end");
    await settle(20);
    expect(c.messages().at(-1)).toEqual({
      type: "status-update",
      status: "ended",
      endedReason: "assistant-ended-call",
    });
    c.type("Wait");
    await settle(2000);
    expect(c.types().filter((t) => t === "call-end")).toHaveLength(1);
    expect(c.lines()).not.toContain("user: Wait");
  });

  it("tells its end as the hosted library does when the visitor ends it, and nothing after that", async () => {
    const c = await call();
    await c.transport.stop();
    expect(c.events.slice(-2)).toEqual([
      { type: "call-end" },
      {
        type: "message",
        message: { type: "status-update", status: "ended", endedReason: "customer-ended-call" },
      },
    ]);
    const count = c.events.length;
    c.type("Hello?");
    await c.transport.stop();
    await settle(5000);
    expect(c.events).toHaveLength(count);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not start when the server cannot be reached", async () => {
    const c = await call({ answers: () => [new Error("fetch failed")] });
    await expect(c.starting).rejects.toThrow("The assistant cannot be reached.");
  });

  it("apologises for one lost answer, ends after two in a row", async () => {
    let lost = 0;
    const c = await call({
      answers: (turn) => (turn.text === null || lost > 2 ? [say("Hi.")] : [new Error(`lost ${++lost}`)]),
    });
    c.type("One");
    await settle(2000);
    expect(c.lines().at(-1)).toBe(`assistant: ${TROUBLE_LINE}`);
    c.type("Two");
    await settle(2000);
    expect(c.events.find((e) => e.type === "error")).toMatchObject({
      error: { type: "assistant-unreachable", message: "The assistant cannot be reached." },
    });
    expect(c.types()).toContain("call-end");
  });
});

describe("a built-in call by voice", () => {
  const spoken = async (setup: Setup = {}) => {
    const { made, hearing } = ear("test");
    const speaker = voice("test");
    const c = await call({
      hearing: [hearing],
      speaking: [speaker],
      answers: (turn) => [say(`${turn.text ?? "Hello"} one.`), say("Two."), say("Three.")],
      ...setup,
    });
    return { ...c, made, speaker, events: c.events, ear: made.events as HearingEvents };
  };

  it("is silent at once when the visitor speaks, and answers the new words", async () => {
    const c = await spoken();
    c.ear.final("Hours");
    await settle(SENTENCE_MS + 500);
    expect(c.types().at(-1)).not.toBe("speech-end");
    c.ear.speechStart();
    // Silence comes before anything is told.
    expect(c.types().at(-3)).toBe("speech-end");
    expect(c.messages().slice(-2)).toEqual([
      { type: "user-interrupted" },
      { type: "speech-update", role: "user", status: "started" },
    ]);
    c.ear.speechEnd();
    c.ear.final("Prices");
    await settle(SENTENCE_MS * 4);
    expect(c.speaker.spoken.slice(3)).toEqual(["Hours one.", "Prices one.", "Two.", "Three."]);
    expect(c.turns.map((turn) => [turn.text, turn.via])).toEqual([
      [null, "voice"],
      ["Hours", "voice"],
      ["Prices", "voice"],
    ]);
  });

  it("goes on where it was when it was only a cough", async () => {
    const c = await spoken();
    c.ear.final("Hours");
    await settle(SENTENCE_MS + 500);
    c.ear.speechStart();
    c.ear.misfire();
    await settle(SENTENCE_MS * 3);
    expect(c.speaker.spoken.slice(3)).toEqual(["Hours one.", "Two.", "Three."]);
  });

  it("puts the words of an answer that was cut short before the words that cut it", async () => {
    let release = () => {};
    const { made, hearing } = ear("test");
    const transport = builtInTransport({
      scenario: "dental",
      hearing: [hearing],
      speaking: [],
      async *converse(turn) {
        yield say(`${turn.text ?? "Hello"} begins.`);
        if (turn.text === "A")
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        yield say("Rest.");
      },
    });
    const lines: string[] = [];
    transport.listen(
      (e) =>
        e.type === "message" &&
        e.message.type === "transcript" &&
        e.message.transcriptType === "final" &&
        lines.push(e.message.transcript),
    );
    void transport.start();
    await settle(100);
    made.events?.final("A");
    await settle(100);
    made.events?.final("B");
    release();
    await settle(100);
    expect(lines).toEqual(["Hello begins. Rest.", "A", "A begins.", "B", "B begins. Rest."]);
  });

  it("mutes the ear in use and the one that follows it", async () => {
    const second = ear("second");
    const first = ear("first");
    const c = await call({ hearing: [first.hearing, second.hearing] });
    c.transport.setMuted(true);
    expect(first.made.muted).toBe(true);
    first.made.events?.failed(new Error("gone"));
    await settle();
    expect(second.made.muted).toBe(true);
    expect(c.transport.isMuted()).toBe(true);
  });

  it("passes from one way of hearing to the next, and at last to typing", async () => {
    const first = ear("first", () => Promise.reject(new Error("network")));
    const second = ear("second");
    const c = await call({ hearing: [first.hearing, second.hearing] });
    const heard = () => c.messages().flatMap((m) => (m.type === "hearing" ? [m.hearing] : []));
    expect(heard()).toEqual(["second"]);
    expect(first.made.stopped).toBe(true);
    second.made.events?.failed(new Error("service gone"));
    await settle();
    expect(heard()).toEqual(["second", "typing"]);
  });

  it("names the trouble with the microphone once and goes on by typing", async () => {
    const denied = ear("a", () => Promise.reject(new MicrophoneError("blocked", null)));
    const next = ear("b");
    const c = await call({ hearing: [denied.hearing, next.hearing] });
    expect(c.events).toContainEqual({
      type: "error",
      error: { type: "microphone-error", trouble: "blocked" },
    });
    expect(next.made.events).toBeNull();
    c.type("Still here");
    await settle(3000);
    expect(c.lines()).toContain("user: Still here");
  });

  it("opens the other microphone when the visitor picks one", async () => {
    const { made, hearing } = ear("test");
    const devices: (string | null)[] = [];
    const transport = builtInTransport({
      scenario: "dental",
      speaking: [],
      converse: async function* () {
        yield say("Hi.");
      },
      hearing: [
        (c) => {
          devices.push(c.deviceId());
          return hearing();
        },
      ],
    });
    void transport.start();
    await settle(100);
    await transport.setMicrophone("headset");
    await settle();
    expect(devices).toEqual([null, "headset"]);
    expect(made.stopped).toBe(true);
  });

  it("passes to the next voice when one breaks in the middle, and loses no sentence", async () => {
    const first = voice("first", true, 1);
    const second = voice("second");
    const c = await call({ speaking: [first, second] });
    expect([...first.spoken, ...second.spoken]).toEqual(["Hello.", "How can I help?"]);
    expect(c.messages().flatMap((m) => (m.type === "speaking" ? [m.speaking] : []))).toEqual([
      "first",
      "second",
    ]);
  });
});

describe("another language", () => {
  it("is followed by hearing and voice before the answer's first word; without a voice captions serve", async () => {
    const english = { ...voice("own"), speaks: (language: string) => language === "en" };
    const heard: string[] = [];
    const messages: IncomingMessage[] = [];
    const call = builtInTransport({
      scenario: "dental",
      async *converse({ text }: Turn) {
        if (text) yield { type: "language", language: "es" };
        yield say(text ? "Claro que sí." : "Hello.");
      },
      hearing: [
        ({ language }) => ({
          name: "browser",
          start: async () => void heard.push(language()),
          setMuted() {},
          stop() {},
        }),
      ],
      speaking: [english],
    });
    call.listen((event: TransportEvent) => {
      if (event.type === "message") messages.push(event.message);
    });
    await call.start();
    await settle(SENTENCE_MS);
    call.send({ type: "add-message", message: { role: "user", content: "¿Hablan español?" } });
    await settle(SENTENCE_MS);
    expect(heard).toEqual(["en", "es"]);
    expect(english.spoken).toEqual(["Hello."]);
    expect(messages).toContainEqual({ type: "language", language: "es" });
    expect(messages.filter(({ type }) => type === "speaking").at(-1)).toMatchObject({ speaking: "captions" });
    void call.stop();
  });
});
