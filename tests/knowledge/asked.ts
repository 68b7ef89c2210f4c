import { readFileSync } from "node:fs";
import type { Asked, DialogueState } from "../../contracts/voice.ts";
import { newState } from "../../server/voice/dialogue/context.ts";
import { reply } from "../../server/voice/dialogue/reply.ts";
import type { DeskId } from "../receptionist/called.ts";
import { contextAt } from "../receptionist/play.ts";

/** A turn of a caller that asks the desk something. */
export interface AskedTurn {
  half: "seen" | "unseen";
  desk: DeskId;
  /** For each question the facts that answer it; 'none' where nobody here knows. */
  facts: readonly (readonly string[])[];
  /** What is under way: 'book service=cleaning asked=phone es'. */
  before: string;
  words: string;
}

/** What became of each question of a turn. */
export type Outcome = "right" | "wrong" | "unanswered";

/** @throws Error with the line that can't be read */
export function readAsked(file: string): AskedTurn[] {
  let [half, desk] = ["seen", "dental"] as [AskedTurn["half"], DeskId];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("## ")) [half, desk] = line.slice(3).split(" ") as [AskedTurn["half"], DeskId];
      if (line === "" || line.startsWith("#")) return [];
      const [, facts, before, words] = /^(.+?) \| (.*?) ?:: (.+)$/.exec(line) ?? [];
      if (facts === undefined || before === undefined || !words) throw new Error(`can't read '${line}'`);
      return { half, desk, facts: facts.split(" + ").map((each) => each.split(" / ")), before, words };
    });
}

/** A call in which nothing was answered yet, at the point that is told. */
export function stateAt(desk: DeskId, before: string): DialogueState {
  const state = newState(desk);
  for (const part of before.split(" ").filter(Boolean)) {
    const [key, value = ""] = part.split("=");
    if (key === "service") state.slots.service = { value, confirmed: true };
    else if (key === "asked") state.asked = value as Asked;
    else if (key === "about") state.about = value;
    else if (key === "es") state.language = "es";
    else state.stack.push(key!);
  }
  const { asked, slots, stack } = state;
  if (asked === "offer")
    state.offered = [
      { day: "2026-12-01", time: "09:00" },
      { day: "2026-12-01", time: "14:00" },
    ];
  if (["phone", "confirm"].includes(asked)) slots.name = { value: "Ann Hill", confirmed: true };
  if (asked === "confirm") slots.phone = { value: "+12165550147", confirmed: true };
  if (stack.includes("book") && ["name", "phone", "confirm"].includes(asked)) {
    slots.day = { value: "2026-12-01", confirmed: true };
    slots.time = { value: "14:00", confirmed: true };
  }
  return state;
}

/** What is answered from the call itself, and as which fact that counts. */
const FROM_THE_CALL: readonly (readonly [said: RegExp, fact: string])[] = [
  [/takes about \d+ minutes|unos \d+ minutos/, "duration"],
  [/seguir en español|go on in Spanish/, "languages"],
];

/** What is said once to who waits, hurts or has lost something: no fact. */
const COMFORTS: ReadonlySet<string> = new Set([
  "waited",
  "insists",
  "wronged",
  "child-ill",
  "lost-piece",
  "afraid",
]);

/** The facts that the receptionist told in its answer to a turn. */
export function toldTo({ desk, before, words: asked }: AskedTurn): string[] {
  const context = contextAt(desk, new Date("2026-11-24T17:00:00Z"));
  const { say, state } = reply(context, stateAt(desk, before), asked);
  const { facts } = context.desk;
  const topics = state.topics
    .filter((topic) => !COMFORTS.has(topic))
    .map((topic) => topic.replace(/^(price|about)-(.+)$/, "service-$2-$1"));
  const words = say.toLowerCase();
  const stand = facts.filter(({ answer, es = answer }) =>
    [answer, es].some((each) => words.includes(each.toLowerCase())),
  );
  const ofCall = FROM_THE_CALL.filter(([said]) => said.test(say)).map(([, fact]) =>
    fact === "duration" ? `service-${state.slots.service?.value ?? state.topics[0]}-duration` : fact,
  );
  return [...new Set([...topics, ...stand.map(({ id }) => id), ...ofCall])];
}
/** What became of each question of a turn, with what was told. */
export function outcomesOf({ facts }: AskedTurn, told: readonly string[]): Outcome[] {
  const right = facts.filter((each) => told.some((topic) => each.includes(topic))).length;
  const stray = told.some((topic) => !facts.some((each) => each.includes(topic)));
  return facts.map((each) => {
    if (told.some((topic) => each.includes(topic))) return "right";
    if (stray && right < facts.length) return "wrong";
    return each.includes("none") ? "right" : "unanswered";
  });
}
