import { expect, it } from "vitest";
import { takeTurn, type TurnAnswer } from "../../contracts/voice-call.ts";
import { instants } from "../../tests/instants.ts";
import { createSeal } from "../seal.ts";
import { answeringHere } from "./answering.ts";
import { createConversation } from "./conversation.ts";
import { deskOf } from "./desks.ts";

it("loses no call to a fault in one turn: it is told, the memory stays, and the caller says it again", async () => {
  const faults: unknown[] = [];
  const conversation = createConversation({
    answering: answeringHere,
    memory: createSeal(Buffer.alloc(32, 1), "voice-memory"),
    speech: createSeal(Buffer.alloc(32, 2), "voice-speech"),
    failed: (error) => faults.push(error),
  });
  const own = { ...structuredClone(deskOf("dental")), id: "own" as const };
  const turn = async (text: string | null, state: string | null, desk: typeof own) => {
    const answers: TurnAnswer[] = [];
    const asked = { scenario: "own" as const, own: desk, text, state };
    for await (const each of conversation.answer(asked, new AbortController().signal)) answers.push(each);
    const sealed = answers.find((each) => each.type === "state")!.state;
    const said = answers.flatMap((each) => (each.type === "sentence" ? [each.text] : [])).join(" ");
    return { sealed, said, answers };
  };
  const first = await turn(null, null, own);
  const named = await turn(
    "I'd like to book a cleaning on Monday. My name is Dana Whitfield",
    first.sealed,
    own,
  );
  let broken = 1;
  const faulty = {
    ...own,
    get askService(): string {
      if (broken-- > 0) throw new Error("a fault");
      return own.askService;
    },
    get facts(): never {
      throw new Error("a fault");
    },
  };
  const before = conversation.read(named.sealed)!.dialogue;
  const failed = await turn("Is there parking, and can I change the service?", named.sealed, faulty as never);
  expect(faults).toHaveLength(1);
  expect(failed.said).toMatch(/say that again/);
  expect(failed.answers.some(({ type }) => type === "end")).toBe(false);
  expect(conversation.read(failed.sealed)!.dialogue).toEqual(before);
});

it.each(Object.entries(instants))("books a cleaning for a time that is to come, at %s", async (_name, at) => {
  const now = new Date(at);
  const conversation = createConversation({
    answering: answeringHere,
    memory: createSeal(Buffer.alloc(32, 1), "voice-memory"),
    speech: createSeal(Buffer.alloc(32, 2), "voice-speech"),
    now: () => now,
  });
  let answers: TurnAnswer[] = [];
  let state: string | null = null;
  const say = async (text: string | null) => {
    answers = [];
    const asked = { scenario: "dental" as const, text, state };
    for await (const each of conversation.answer(asked, new AbortController().signal)) answers.push(each);
    state = answers.find((each) => each.type === "state")!.state;
  };
  for (const text of [null, "I'd like to book a cleaning", "The soonest you have"]) await say(text);
  const [soonest] = answers.find((each) => each.type === "suggestions")!.options;
  for (const text of [soonest!, "Dana Whitfield", "555 010 0188", "Yes, that's right"]) await say(text);
  const [booked] = conversation.read(state)!.dialogue.filed;
  expect(booked).toMatchObject({ kind: "booking" });
  const { day } = booked as { day: string };
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: deskOf("dental").timeZone }).format(now);
  expect(day >= today, `${day}, asked on ${today}`).toBe(true);
});

it("wishes a good morning when it is morning where the caller is, whatever the desk's clock says", async () => {
  // Half past seven in the evening at the desk.
  const now = new Date("2026-11-29T03:30:00Z");
  const conversation = createConversation({
    answering: answeringHere,
    memory: createSeal(Buffer.alloc(32, 1), "voice-memory"),
    speech: createSeal(Buffer.alloc(32, 2), "voice-speech"),
    now: () => now,
  });
  const greeted = async (timeZone: string | null) => {
    const said: string[] = [];
    const asked = { scenario: "dental" as const, text: null, timeZone, state: null };
    for await (const each of conversation.answer(asked, new AbortController().signal))
      if (each.type === "sentence") said.push(each.text);
    return said.join(" ");
  };
  expect(await greeted("Asia/Dhaka")).toContain("good morning");
  expect(await greeted("Pacific/Auckland")).toContain("good afternoon");
  expect(await greeted(null)).toContain("good evening");
});

it.each([
  // It is Sunday evening at the desk; for the caller it is Monday, or still Sunday.
  ["Europe/London", "2026-12-01"],
  ["America/New_York", "2026-12-01"],
  ["Nowhere/At_All", "2026-11-30"],
  [null, "2026-11-30"],
])("calls tomorrow what is tomorrow where the caller is: %s", async (zone, day) => {
  const now = new Date("2026-11-30T07:38:00Z");
  const conversation = createConversation({
    answering: answeringHere,
    memory: createSeal(Buffer.alloc(32, 1), "voice-memory"),
    speech: createSeal(Buffer.alloc(32, 2), "voice-speech"),
    now: () => now,
  });
  let state: string | null = null;
  for (const text of [null, "I'd like a cleaning tomorrow"]) {
    const asked = takeTurn.input.parse({ scenario: "dental", text, timeZone: zone, state });
    for await (const each of conversation.answer(asked, new AbortController().signal))
      if (each.type === "state") state = each.state;
  }
  expect(conversation.read(state)!.dialogue.offered[0]?.day).toBe(day);
});
