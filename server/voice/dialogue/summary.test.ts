import { expect, it } from "vitest";
import { scenarios } from "../../../content/scenarios/scenarios.ts";
import { addDays } from "./calendar.ts";
import { exampleBookings } from "./example-calendar.ts";
import { pickUp, reply } from "./reply.ts";
import { summarize } from "./summary.ts";
import { freeTimes, refusal } from "./tools.ts";

const context = { now: new Date("2026-11-20T03:04:00Z"), scenario: scenarios.dental, slotsTaken: [] };
const after = (...words: string[]) =>
  summarize(
    scenarios.dental,
    words.reduce((state, said) => reply(context, state, said).state, pickUp(context).state),
  );

it("tells what a call would have filed", () => {
  expect(after("a cleaning tuesday at 10:30", "Dana Whitfield", "555 010 0188", "yes")).toEqual({
    kind: "booking",
    title: "Cleaning, booked",
    lines: ["Tuesday, November 24th, 10:30 am", "Dana Whitfield, (555) 010-0188"],
  });
  expect(after("a cleaning tuesday at 10:30")).toMatchObject({
    kind: "nothing",
    title: "Cleaning, not finished",
  });
  expect(after("is there parking")).toEqual({
    kind: "questions",
    title: "Questions answered",
    lines: ["parking"],
  });
  expect(after("my dad has chest pain").lines).toEqual(["Sent to 911"]);
  expect(after("an abscess, it is unbearable").lines).toEqual(["Sent to the emergency line, (555) 010-0177"]);
  expect(after("please tell Priya I'm late", "Ana Costa", "555 010 0166", "yes").lines[1]).toBe(
    "Ana Costa, (555) 010-0166",
  );
  expect(after()).toMatchObject({ kind: "nothing" });
});

it("gives the invented practice a calendar that is neither empty nor full, and always the same", () => {
  for (const scenario of Object.values(scenarios)) {
    const taken = exampleBookings(scenario, "2026-11-20", 30);
    expect(exampleBookings(scenario, "2026-11-25", 1, "2026-11-20")).toEqual(
      taken.filter((t) => t.day === "2026-11-25"),
    );
    const busy = { ...context, scenario, slotsTaken: taken };
    const days = Array.from({ length: 30 }, (_, i) => addDays("2026-11-20", i));
    const free = days.flatMap((d) => freeTimes(busy, d, 30).map((at) => [d, at] as const));
    expect(free.length).toBeGreaterThan(60);
    expect(free.every(([d, at]) => refusal(busy, d, at, 30) === undefined)).toBe(true);
    expect(taken.length).toBeGreaterThan(60);
  }
});
