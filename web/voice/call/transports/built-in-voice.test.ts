import { describe, expect, it } from "vitest";
import type { HearingEvents, Turn } from "../ports.ts";
import type { IncomingMessage, TransportEvent } from "../transport.ts";
import { builtInTransport } from "./built-in.ts";
import { MicrophoneError } from "./hearing/microphone.ts";
import { SENTENCE_MS, type Setup, call, ear, ownTime, say, settle, voice } from "./built-in.fixture.ts";

ownTime();

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
