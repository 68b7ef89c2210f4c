import { describe, expect, it, vi } from "vitest";
import { TROUBLE_LINE } from "../../../../contracts/voice-free-speech.ts";
import { SENTENCE_MS, call, ownTime, say, settle, voice } from "./built-in.fixture.ts";

ownTime();

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

  it("answers what was said in two parts, quicker than the answer came, as one", async () => {
    const c = await call({ answers: (turn) => [say(turn.text ?? "Hello.")] });
    c.type("I want to book.");
    c.type("Monday, please.");
    await settle(3000);
    c.type("Thank you.");
    await settle(3000);
    expect(c.lines()).toEqual([
      "assistant: Hello.",
      "user: I want to book.",
      "user: Monday, please.",
      "assistant: I want to book. Monday, please.",
      "user: Thank you.",
      "assistant: Thank you.",
    ]);
  });

  it("hears what was typed in two goes as two sentences", async () => {
    const c = await call({ answers: (turn) => [say(turn.text ?? "Hello.")] });
    c.type("I have a toothache");
    c.type("Thursday afternoon");
    await settle(3000);
    expect(c.lines().at(-1)).toBe("assistant: I have a toothache. Thursday afternoon");
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
    await expect(c.starting).rejects.toMatchObject({
      message: "The assistant cannot be reached.",
      type: "assistant-unreachable",
    });
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
    // The caller was asked to say it again, and does: it is not heard twice.
    expect(c.turns.at(-1)?.text).toBe("Two");
    expect(c.events.find((e) => e.type === "error")).toMatchObject({
      error: { type: "assistant-unreachable", message: "The assistant cannot be reached." },
    });
    expect(c.types()).toContain("call-end");
  });
});
