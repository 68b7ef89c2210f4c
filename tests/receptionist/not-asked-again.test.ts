import { expect, it } from "vitest";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import { contextAt } from "./play.ts";
import { asks, type Asks } from "./simulated-caller.ts";

/** First turns that tell several things at once, each in words of its own: nothing of them is asked for again. */

const AT = new Date("2026-11-24T17:12:00Z");
const PHONE = "408 555 0142";
const INTRODUCED = [
  "Hi, this is Frank Delaney.",
  "Yeah, hi, Frank Delaney.",
  "Good morning, Yolanda Pierce calling.",
  "Brian Tuttle here.",
  "Hello, my name is Ruth Castellano.",
  "Hi, it's Nadia Rahman.",
  "Hey there, I'm Meredith Oakes.",
  "",
] as const;
const NUMBERED = [
  `My number's ${PHONE}.`,
  `You can reach me at ${PHONE}.`,
  `I'm at ${PHONE}.`,
  `It's ${PHONE}, that's my cell.`,
  "",
] as const;
const CLOSED = ["", "Name's Curtis Bloom.", "It's for me, Helen Strand."] as const;
const CALLED = [
  "it'd have to be after four",
  "tomorrow after lunch would be great",
  "mornings are best",
  "any time before noon tomorrow",
  "but they'd have to call me after two",
  "I can talk Thursday, no wait, Friday around ten",
] as const;
const VISITED = [
  "next Tuesday after two",
  "it'd have to be Monday or Wednesday next week, in the afternoon",
  "Friday the 4th at ten",
  "tomorrow morning if you have it",
  "I can do next Wednesday, any time after lunch",
] as const;
const MOVED = [
  "I've got a crown thing with you guys Monday the 30th at ten and I gotta move that",
  "I'm on your books for Monday the 30th at ten and work threw a meeting on top of it",
  "my cleaning is Monday the 30th at ten and I need to push it back",
  "I have an appointment Monday the 30th at ten and I can't make it",
] as const;

interface Wish {
  desk: "dental" | "medical" | "law" | "ringwell";
  says: string;
  /** What it tells of when: to be called, to come, or of the one that is there. */
  tells: Asks;
}
const when = (words: readonly string[], desk: Wish["desk"], says: string, tells: Asks): Wish[] =>
  words.map((each) => ({ desk, says: `${says}${each}.`, tells }));
const WISHES: readonly Wish[] = [
  ...when(CALLED, "ringwell", "Could I get somebody to call me about the price, ", "when"),
  ...when(CALLED, "law", "I'd like somebody to call me about my lease, ", "when"),
  ...when(CALLED, "dental", "Can someone call me back about my bill, ", "when"),
  ...when(VISITED, "dental", "I need a cleaning, ", "day"),
  ...when(VISITED, "medical", "I'd like to book a physical, ", "day"),
  ...when(VISITED, "law", "I want to come in about a will, ", "day"),
  ...when(MOVED, "dental", "", "which"),
];

/** Some hundreds of all ways to say it. */
const turns = INTRODUCED.flatMap((name) =>
  NUMBERED.flatMap((phone) =>
    CLOSED.map((close) => ({ name: name || close, first: name, phone, close: name ? "" : close })),
  ),
).flatMap((who, at) => WISHES.filter((_, i) => (i + at) % 17 === 0).map((wish) => ({ ...who, ...wish })));

it("asks for nothing that the first turn has told", () => {
  const faults: string[] = [];
  for (const { desk, says, tells, name, first, phone, close } of turns) {
    const words = [first, says, close, phone].filter(Boolean).join(" ");
    const said = new Set<Asks>([tells]);
    if (name) said.add("name");
    if (phone) said.add("phone");
    const context = contextAt(desk, AT);
    let last = reply(context, pickUp(context).state, words);
    // What is still missing is told until all of it is read back.
    for (let turn = 0; turn < 4; turn++) {
      const asked = asks(last.say);
      if (said.has(asked)) {
        faults.push(`${asked}: ${words} → ${last.say}`);
        break;
      }
      said.add(asked === "offer" || asked === "confirm" ? "nothing" : asked);
      const answer = {
        name: "Ann Smith",
        phone: PHONE,
        offer: "the first one",
        how: "by video",
        note: "Friday",
        service: "a check-up",
      }[asked as string];
      if (!answer) break;
      last = reply(context, last.state, answer);
    }
  }
  expect(faults.length, faults.join("\n")).toBe(0);
  expect(turns.length).toBeGreaterThan(200);
});
