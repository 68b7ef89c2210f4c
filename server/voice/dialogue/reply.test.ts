import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialogueReply, SCENARIO_IDS } from "../../../contracts/voice.ts";
import type { DialogueReply } from "../../../contracts/voice.ts";
import { scenarios } from "../../../content/scenarios/scenarios.ts";
import { toMinutes } from "./calendar.ts";
import type { DialogueContext } from "./context.ts";
import { heldOut } from "./corpus/held-out.ts";
import { tuned } from "./corpus/corpus.ts";
import { play } from "./corpus/run.ts";
import { pickUp, reply } from "./reply.ts";
import { minutesOf, refusal } from "./tools.ts";

const share = (entries: typeof tuned) => {
  const wrong = entries.map((e) => play(e)).filter((p) => p.faults.length > 0);
  return {
    share: 1 - wrong.length / entries.length,
    wrong: wrong.map((p) => `${p.transcript.join("\n")}\n${p.faults.join("\n")}`).join("\n\n"),
  };
};

describe("calls in the words of callers", () => {
  it("come out right in 95 of 100 cases", () => {
    const { share: right, wrong } = share([...tuned, ...heldOut]);
    expect(right, wrong).toBeGreaterThanOrEqual(0.95);
    expect(tuned.length + heldOut.length).toBeGreaterThan(300);
  });

  it("never miss an emergency", () => {
    const { share: right, wrong } = share([...tuned, ...heldOut].filter((e) => e.is === "emergencies"));
    expect(right, wrong).toBe(1);
  });
});

/** What callers say, at any moment: words of every kind, pieces of them, and rubbish. */
const fragments = [
  ...new Set([...tuned, ...heldOut].flatMap((e) => e.turns.map((t) => (typeof t === "string" ? t : t.say)))),
];
const utterance = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...fragments) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...fragments), fc.constantFrom(...fragments))
      .map(([a, b]) => `${a} ${b}`),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "",
      "yes",
      "no",
      "the first one",
      "Dana Whitfield",
      "555 010 0188",
      "tuesday",
      "10 30",
      "cleaning",
      "later",
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 700, unit: "binary" }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
);
const moment = fc.date({
  min: new Date("2026-01-01T00:00:00Z"),
  max: new Date("2028-12-31T00:00:00Z"),
  noInvalidDate: true,
});

function talk(
  context: DialogueContext,
  words: readonly string[],
  each: (got: DialogueReply, said: string) => void,
): void {
  let last = pickUp(context);
  for (const said of words) {
    last = reply(context, last.state, said);
    each(last, said);
  }
}

describe("whatever is said", () => {
  it("answers, stays small, and books only what is free and was read back", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SCENARIO_IDS),
        moment,
        fc.array(utterance, { maxLength: 14 }),
        fc.boolean(),
        (id, now, words, busy) => {
          const scenario = scenarios[id];
          const slotsTaken = busy
            ? [{ day: now.toISOString().slice(0, 10), time: "00:00", minutes: 1440 }]
            : [];
          const context = { now, scenario, slotsTaken };
          let before = pickUp(context).slots;
          let beforeSay = "";
          talk(context, words, (got) => {
            dialogueReply.parse(got);
            expect(got.say.trim()).not.toBe("");
            if (!/undefined|NaN|object|function/.test(words.join()))
              expect(got.say).not.toMatch(/undefined|NaN|\[object|function/);
            expect(Buffer.byteLength(JSON.stringify(got.state))).toBeLessThan(4096);
            expect(got.chips.length).toBeGreaterThan(0);
            const { day, time, service, name } = got.slots;
            if (day && time)
              expect(
                refusal(context, day.value, toMinutes(time.value), minutesOf(context, service?.value)),
              ).toBeUndefined();
            for (const slot of ["day", "time", "name", "phone", "service"] as const) {
              const now = got.slots[slot];
              if (!now?.confirmed || before[slot]?.confirmed) continue;
              // Confirmed only if it was there before this turn and the question before was the reading back.
              expect(before[slot]?.value).toBe(now.value);
              if (slot === "name") expect(beforeSay).toContain(now.value);
            }
            if (
              got.state.filed?.kind === "booking" &&
              got.state.asked === "anything-else" &&
              day &&
              time &&
              name?.confirmed
            )
              expect(got.slots.phone?.confirmed).toBe(true);
            before = got.slots;
            beforeSay = got.say;
          });
        },
      ),
      { numRuns: 400 },
    );
  }, 120_000);

  it("books nothing for a caller who has given no number", () => {
    const numberless = fragments.filter(
      (f) =>
        !/\d|\b(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty)\b|cinco/i.test(
          f,
        ),
    );
    expect(numberless.length).toBeGreaterThan(80);
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.constantFrom(...numberless),
            fc.constantFrom("yes", "book it", "confirm", "half past noon", "tuesday", "cleaning"),
          ),
          { maxLength: 14 },
        ),
        (words) => {
          const context = {
            now: new Date("2026-11-20T03:04:00Z"),
            scenario: scenarios.dental,
            slotsTaken: [],
          };
          talk(context, words, (got) => expect(got.state.filed?.kind).not.toBe("booking"));
        },
      ),
      { numRuns: 200 },
    );
  }, 120_000);

  it("gives the same answer to the same words", () => {
    const context = { now: new Date("2026-11-20T03:04:00Z"), scenario: scenarios.dental, slotsTaken: [] };
    const once: string[] = [];
    const twice: string[] = [];
    for (const said of [once, twice])
      talk(context, ["a cleaning", "tuesday", "the first", "Ann Lee", "555 010 0100", "yes"], (got) =>
        said.push(got.say),
      );
    expect(once).toEqual(twice);
  });

  it("is not confused by the names of JavaScript", () => {
    const context = { now: new Date("2026-11-20T03:04:00Z"), scenario: scenarios.dental, slotsTaken: [] };
    const words = [
      "cleaning tuesday 10 30",
      "constructor",
      "double constructor",
      "Ann Lee",
      "double __proto__",
      "toString hundred",
      "twenty constructor",
    ];
    talk(context, words, (got) => expect(got.say).not.toMatch(/function|native/));
  });

  it("refuses a state that was tampered with", () => {
    const context = { now: new Date("2026-11-20T03:04:00Z"), scenario: scenarios.dental, slotsTaken: [] };
    const { state } = pickUp(context);
    expect(() => reply(context, { ...state, note: "x".repeat(9000) }, "hello")).toThrow();
    expect(() => reply(context, { ...state, extra: 1 } as never, "hello")).toThrow();
  });
});

describe("days and hours", () => {
  it("are those of the practice, wherever the server stands", () => {
    const at = (now: string) =>
      reply(
        { now: new Date(now), scenario: scenarios.dental, slotsTaken: [] },
        pickUp({ now: new Date(now), scenario: scenarios.dental, slotsTaken: [] }).state,
        "a cleaning tomorrow",
      ).slots.day?.value;
    // 11 pm on Monday in Los Angeles is Tuesday in London.
    expect(at("2026-11-24T07:00:00Z")).toBe("2026-11-24");
    expect(at("2026-11-24T08:30:00Z")).toBe("2026-11-25");
  });

  it("greets by the time of day", () => {
    const say = (now: string) =>
      pickUp({ now: new Date(now), scenario: scenarios.dental, slotsTaken: [] }).say;
    expect(say("2026-11-20T17:00:00Z")).toContain("good morning");
    expect(say("2026-11-20T22:00:00Z")).toContain("good afternoon");
    expect(say("2026-11-20T03:04:00Z")).toBe("Larkspur Family Dental, good evening. How can I help?");
  });
});
