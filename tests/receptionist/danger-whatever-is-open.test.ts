import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { DialogueState } from "../../contracts/voice.ts";
import { reply } from "../../server/voice/dialogue/reply.ts";
import { call, type DeskId } from "./called.ts";
import { contextAt } from "./play.ts";

const TUESDAY = "2026-11-24T16:00:00Z";

/** What may be open when it is told: by the caller's lines until then. */
const OPEN: Readonly<Record<string, readonly [DeskId, ...string[]]>> = {
  "a service": ["medical", "I'd like to book an appointment"],
  "a day": ["law", "I'm calling about my custody case"],
  "an offer": ["medical", "I need a physical tomorrow"],
  "a name": ["medical", "I need a physical tomorrow", "the first one"],
  "a number": ["medical", "I need a physical tomorrow", "the first one", "Ray Tolliver"],
  "a read-back": ["medical", "I need a physical tomorrow", "the first one", "Ray Tolliver", "503 555 0159"],
  "what is cancelled": ["medical", "I need to cancel my appointment"],
  "a message": ["medical", "can I leave a message for the doctor"],
  "a call back": ["medical", "can someone call me back"],
  "anything else": ["medical", "what are your hours"],
  "after a no": ["medical", "my wife's left hand won't do what she tells it", "no, nothing like that"],
};
const FRAMES = [
  "okay. and ",
  "hi, it's nothing probably, but ",
  "I was just going to ask if the doctor has anything this week, ",
];
const every = (step: number): string[] =>
  readFileSync(new URL("../understanding/alarms/seen.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("em."))
    .map((line) => line.split(" :: ")[1]!)
    .filter((_line, at) => at % step === 0);

const LINES = every(40);

/** Acted on, asked about, or neither. */
const rank = (desk: DeskId, state: DialogueState, words: string): 0 | 1 | 2 => {
  const { state: after } = reply(contextAt(desk, new Date(TUESDAY)), structuredClone(state), words);
  return after.alarm ? 2 : after.suspected ? 1 : 0;
};
const heard = (desk: DeskId, state: DialogueState, words: string): boolean => rank(desk, state, words) > 0;
const first = (desk: DeskId) => call(desk, TUESDAY, "hello").state;
/** Those that are heard when they are said first. */
const alone = {
  medical: [] as string[],
  law: [] as string[],
  dental: [] as string[],
  ringwell: [] as string[],
};
const heardFirst = (desk: DeskId): readonly string[] => {
  const state = first(desk);
  if (alone[desk].length === 0) alone[desk] = LINES.filter((words) => heard(desk, state, words));
  return alone[desk];
};

describe("a danger is heard whatever is open", () => {
  it.each(Object.entries(OPEN))("while it is about %s", (_name, [desk, ...lines]) => {
    const { state } = call(desk, TUESDAY, ...lines);
    const missed = heardFirst(desk).filter((words) => !heard(desk, state, words));
    expect(missed).toEqual([]);
    const opening = first(desk);
    const acted = heardFirst(desk).filter((words) => rank(desk, opening, words) === 2);
    expect(acted.filter((words) => rank(desk, state, words) < 2)).toEqual([]);
  });

  it.each(FRAMES)("behind '%s'", (frame) => {
    const state = first("medical");
    const missed = heardFirst("medical").filter((words) => !heard("medical", state, frame + words));
    expect(missed.length).toBeLessThanOrEqual(1);
  });

  it("adds up over turns, and a no to one sign is no no to another", () => {
    const said = call(
      "medical",
      TUESDAY,
      "hi, I was just going to ask if Dr has anything this week for my husband, his left hand won't do what he tells it",
      "no no chest is fine, he says he's fine, can't you just put him down for tomorrow",
      "I guess new? I don't know, his mouth looks a bit funny on the one side. okay should I give him an aspirin?",
    );
    expect(said.state.alarm?.line ?? said.state.suspected).toBe("911");
  });

  it.each<[DeskId, ...string[]]>([
    [
      "law",
      "I'm calling about my custody case",
      "I don't really need an appointment. I just want somebody to have it written down who gets my truck and my tools. I won't be around for it",
    ],
  ])("%s: leave that is taken beside a booking", (desk, ...lines) => {
    const { state } = call(desk, TUESDAY, ...lines);
    expect(state.alarm?.line ?? state.suspected).toBe("988");
  });
});

describe("once a danger was told", () => {
  it("who is asked for a number hears what it is for, and that nobody is sent", () => {
    const { said } = call(
      "law",
      TUESDAY,
      "I want to die",
      "why do you want my number. you gonna send somebody?",
    );
    expect(said.at(-1)).toMatch(/can't send anybody/);
  });
  it.each<[DeskId, string]>([
    ["medical", "I want to die"],
    ["dental", "I have chest pain"],
    ["medical", "my toddler drank bleach"],
  ])("%s, %s: a machine, and whether anybody calls, never in the same words twice", (desk, danger) => {
    const asks = [
      "are you even a person?",
      "will somebody really call me?",
      "are you a real person?",
      "is anybody going to call me?",
    ];
    const { said } = call(desk, TUESDAY, danger, ...asks);
    expect(new Set(said).size).toBe(said.length);
    expect(said.join(" ")).toMatch(/I'm a machine/);
  });
});

describe("a day that is close", () => {
  it.each([
    "my hearing is Thursday and I've got nobody",
    "they gave me until noon tomorrow to get out",
    "I have to file something by Wednesday or I lose by default",
    "the paper says I have until Friday to answer or they take the house",
    "tengo audiencia el jueves y no entiendo nada",
  ])("is for the urgent line: %s", (words) => {
    expect(call("law", TUESDAY, words).said.at(-1)).toContain("5 5 5, 0 1 0, 0 1 5 5");
  });
  it.each([
    "can you fight a ticket? court's in March",
    "we meet the judge next June",
    "closing on a house Friday, do you do closings",
  ])("and one that is not: %s", (words) => {
    expect(call("law", TUESDAY, words).state.filed.some(({ kind }) => kind === "emergency")).toBe(false);
  });
});
