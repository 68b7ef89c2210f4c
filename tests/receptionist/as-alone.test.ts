import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allDesks } from "../../server/voice/desks.ts";
import { clockOf, type DialogueContext } from "../../server/voice/dialogue/context.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import { exampleBookings } from "../../server/voice/dialogue/times/example-calendar.ts";

// What is known when it is asked first is known inside whatever is under way, and what was under way goes on.

const NOW = new Date("2026-11-24T18:00:00Z");
const VISIT: Record<string, string> = {
  dental: "I'd like to book a cleaning",
  medical: "I'd like to book a physical",
  law: "I'd like a consultation about a contract",
  ringwell: "I'd like a demo",
};
const openings = (desk: string): string[][] => [
  [VISIT[desk]!],
  [VISIT[desk]!, "Monday at ten", "Anna Reed"],
  ["Can I leave a message?"],
  ["I need to move my appointment"],
];

const deskContext = (id: string): DialogueContext => {
  const desk = allDesks().find((each) => each.id === id)!;
  const bare: DialogueContext = { now: NOW, desk, slotsTaken: [] };
  return { ...bare, slotsTaken: exampleBookings(desk, clockOf(bare).today, desk.horizonDays + 1) };
};
const play = (context: DialogueContext, turns: readonly string[]) => {
  let last = pickUp(context);
  for (const turn of turns) last = reply(context, last.state, turn);
  return last;
};
const sentences = (said: string): string[] => said.split(/(?<=[.!?])\s+/).filter(Boolean);

/** Questions of strangers that a desk knows, every one of so many. */
function questions(step: number): { desk: string; words: string }[] {
  const found: { desk: string; words: string }[] = [];
  let desk = "";
  for (const line of readFileSync("tests/knowledge/questions-by-strangers.txt", "utf8").split("\n")) {
    desk = /^## \w+ (\w+)/.exec(line)?.[1] ?? desk;
    const [want = "", words] = line.split("::");
    if (words && VISIT[desk] && want.trim().endsWith("|") && !want.startsWith("none"))
      found.push({ desk, words: words.trim() });
  }
  return found.filter((_, at) => at % step === 0);
}

it("answers what is asked inside an open request as it does alone", { timeout: 40_000 }, () => {
  let asked = 0;
  const missing: string[] = [];
  for (const { desk, words } of questions(30)) {
    const context = deskContext(desk);
    const alone = play(context, [words]);
    const core = sentences(alone.say).slice(0, -1);
    if (alone.state.unknown + alone.state.misses + alone.state.stack.length > 0 || core.length === 0)
      continue;
    for (const opening of openings(desk)) {
      asked += 1;
      const here = play(context, [...opening, words]);
      if (!core.some((each) => here.say.includes(each.replace(/^(?:Yes|No), /, ""))))
        missing.push(`${opening.at(-1)} > ${words}: ${here.say}`);
    }
  }
  expect(asked).toBeGreaterThan(25);
  expect(missing.length, missing.join("\n")).toBeLessThanOrEqual(asked * 0.08);
});

it.each([
  ["ringwell", "do you have any references I can call", /puts you in touch with customers/],
  ["medical", "who's on call at night if I get sick", /nurse line picks up day and night/],
  ["medical", "can you do house calls?", /don't make house calls/],
  ["dental", "can you fix a denture while I wait", /full and partial dentures/],
  ["dental", "what happens to my information after I hang up?", /isn't recorded/],
  ["law", "do you do trademarks for a food truck", /don't do taxes, patents or trademarks/],
  ["dental", "my husband asked whether you do implants", /don't place implants/],
])("at the %s desk, whatever is open: %s", (desk, words, answer) => {
  for (const opening of openings(desk)) {
    const context = deskContext(desk);
    const before = play(context, opening).state.stack;
    const here = play(context, [...opening, words]);
    expect(here.say, opening.at(-1)).toMatch(answer);
    expect(here.state.stack).toEqual(before);
    expect(here.ended).toBe(false);
  }
});

it("takes up a bill or records beside the visit that is being booked", () => {
  for (const [words, flow] of [
    ["there's a charge on my card from you that isn't mine", "billing"],
    ["the insurance says you never sent the claim", "billing"],
    ["we're moving to Boston, how do we take our records with us?", "records"],
  ] as const) {
    const here = play(deskContext("dental"), [VISIT["dental"]!, words]);
    expect(here.state.stack, words).toEqual(["book", flow]);
    expect(here.say).toMatch(/May I have your name\?$/);
  }
});
