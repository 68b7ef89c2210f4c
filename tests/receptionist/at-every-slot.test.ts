import { describe, expect, it } from "vitest";
import type { DialogueReply, DialogueState } from "../../contracts/voice.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import type { DeskId } from "./called.ts";
import { contextAt } from "./play.ts";

/**
 * Walks every flow, and says at every thing that is asked for what is no answer to it: small talk, 'hold on', a question,
 * the value of another slot, a value put right. The call comes to what it comes to without it, but for what was put right.
 */

const AT = new Date("2026-12-01T18:00:00Z");
const FLOWS: readonly [desk: DeskId, opening: string][] = [
  ["dental", "I'd like to book a cleaning."],
  ["dental", "I need to move my cleaning on Thursday at ten."],
  ["dental", "I have to cancel my appointment."],
  ["dental", "Can I leave a message for Dr. Marsh?"],
  ["medical", "I need a refill of my lisinopril."],
  ["medical", "Can somebody call me back about my form?"],
  ["law", "I'd like a consultation about a divorce."],
  ["ringwell", "I'd like to book an introduction call."],
];
const ANSWERS: Partial<Record<DialogueState["asked"], string>> = {
  day: "Wednesday afternoon",
  offer: "The first one.",
  name: "Dana Whitfield.",
  phone: "415-555-0142.",
  which: "Thursday at ten.",
  when: "After four.",
  against: "Kevin Marlow.",
  confirm: "Yes.",
};
function answerTo({ state, say }: DialogueReply): string | undefined {
  if (state.asked === "note")
    return state.stack.at(-1) === "move" ? "Wednesday afternoon." : "It's about the crown that came loose.";
  if (state.asked === "how") return /in person/i.test(say) ? "In person." : "By phone.";
  return ANSWERS[state.asked];
}

/** The states of a call up to what is filed. */
function stepsOf(desk: DeskId, opening: string) {
  const context = contextAt(desk, AT);
  let last = reply(context, pickUp(context).state, opening);
  const steps: DialogueReply[] = [];
  for (let turn = 0; turn < 12 && last.state.filed.length === 0; turn++) {
    steps.push(last);
    last = reply(context, last.state, answerTo(last) ?? "");
  }
  return { context, steps, filed: last.state.filed };
}
/** Goes on from there by plain answers; what was filed. */
function goesOn(context: ReturnType<typeof contextAt>, from: DialogueReply) {
  let last = from;
  for (let turn = 0; turn < 10 && last.state.filed.length === 0; turn++)
    last = reply(context, last.state, answerTo(last) ?? "");
  return last.state.filed;
}
const WALKS = FLOWS.map(([desk, opening]) => ({ desk, opening, ...stepsOf(desk, opening) }));
const bare = (filed: DialogueState["filed"]) =>
  filed.map((each) => ("told" in each ? { ...each, notes: [], told: [] } : each));

const ASIDES = [
  "How's your day going?",
  "Lovely weather today, isn't it?",
  "It's been quite a week, let me tell you.",
  "Sorry, that's my dog barking.",
  "Hold on a second.",
  "Okay, I'm back.",
] as const;
const QUESTIONS: readonly [string, RegExp][] = [
  ["Sorry, what day is it today?", /Tuesday, December 1st/],
  ["Why do you need that?", /so that/],
  ["Am I talking to a real person?", /automated assistant/],
];

describe("at everything that a call asks for", () => {
  it.each(WALKS)("$desk, '$opening' comes to something", ({ filed }) => expect(filed).toHaveLength(1));

  it.each(ASIDES)("'%s' changes nothing, and it is asked again", (said) => {
    for (const { context, steps, filed, opening } of WALKS)
      for (const step of steps) {
        const at = `${opening} @${step.state.asked}`;
        const after = reply(context, step.state, said);
        expect(after.state.asked, at).toBe(step.state.asked);
        expect(after.say, at).not.toMatch(/quite get|got past|didn't follow|noted|don't know/);
        expect(bare(goesOn(context, after)), at).toEqual(bare(filed));
      }
  });

  it.each(QUESTIONS)("'%s' is answered, and it is asked again", (said, answer) => {
    for (const { context, steps, filed, opening } of WALKS)
      for (const step of steps) {
        const at = `${opening} @${step.state.asked}`;
        const after = reply(context, step.state, said);
        expect(after.say, at).toMatch(step.state.asked === "confirm" ? /./ : answer);
        expect(after.state.asked, at).toBe(step.state.asked);
        expect(bare(goesOn(context, after)), at).toEqual(bare(filed));
      }
  });

  it.each([
    ["name", "My name's Dana Whitfield, by the way."],
    ["phone", "You can reach me at 415-555-0142."],
  ] as const)("the %s, told before it is asked for, is not asked for", (slot, said) => {
    for (const { context, steps, filed, opening } of WALKS)
      for (const step of steps) {
        if (["note", "which", "confirm", "against"].includes(step.state.asked)) continue;
        const at = `${opening} @${step.state.asked}`;
        let last = reply(context, step.state, said);
        expect(last.state.slots[slot]?.value, at).toBe(slot === "name" ? "Dana Whitfield" : "+14155550142");
        for (let turn = 0; turn < 10 && last.state.filed.length === 0; turn++) {
          expect(last.state.asked, at).not.toBe(slot);
          last = reply(context, last.state, answerTo(last) ?? "");
        }
        expect(bare(last.state.filed), at).toEqual(bare(filed));
      }
  });

  it.each([
    ["name", "Actually, my last name is Whitmore, not Whitfield.", "Dana Whitmore"],
    ["phone", "Sorry, I gave you the wrong number, it's 415-555-0199.", "+14155550199"],
    ["phone", "Oh wait, the number ends in 0199, not 0142.", "+14155550199"],
  ] as const)("a %s that is known is put right by '%s'", (slot, said, becomes) => {
    for (const { context, steps, opening } of WALKS)
      for (const step of steps) {
        if (!step.state.slots[slot]) continue;
        const filed = goesOn(context, reply(context, step.state, said));
        expect(filed, `${opening} @${step.state.asked}`).toMatchObject([{ [slot]: becomes }]);
      }
  });

  it.each([
    ["day", "Actually, can we make it Thursday instead?"],
    ["day", "Sorry, I meant Thursday."],
    ["time", "Hmm, is there anything after three?"],
  ] as const)("a %s that was agreed is put right by '%s'", (slot, said) => {
    for (const { context, steps, opening } of WALKS)
      for (const step of steps) {
        if (!step.state.slots.time || step.state.stack.at(-1) !== "book") continue;
        const [booked] = goesOn(context, reply(context, step.state, said));
        const at = `${opening} @${step.state.asked}`;
        if (booked?.kind !== "booking") throw new Error(`${at}: nothing is booked`);
        if (slot === "day") expect(booked.day, at).toBe("2026-12-03");
        else expect(booked.time >= "15:00", `${at}: ${booked.time}`).toBe(true);
      }
  });
});
