import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { KITS } from "../../content/report/kits.ts";
import { ASKED, askedWords } from "../../content/report/names-by-trade.ts";
import { spokenName } from "../../content/report/spoken-name.ts";
import { playbookOf } from "../../server/assessment/playbooks.ts";
import { inTheTradesWords } from "./in-the-trades-words.ts";
import { letterOf, reportOf, textOf } from "./report-of.fixture.ts";
import { twelve } from "./twelve.fixture.ts";

const files = new Set(
  readdirSync(new URL("../../content/report/playbooks/", import.meta.url)).map((file) =>
    file.replace(/\.txt$/, ""),
  ),
);
const told = (...of: Parameters<typeof reportOf>) => {
  const r = reportOf(...of);
  const worded = inTheTradesWords(r, playbookOf(r.situation.trade));
  return { text: textOf(worded), letter: letterOf(worded) };
};

it("knows the trades whose own words, columns and lines it has", () => {
  for (const key of [...Object.keys(KITS), ...Object.keys(ASKED)]) expect(files, key).toContain(key);
});

it("fills its card with lines of its own, and leaves prices and days to the owner", () => {
  for (const [key, { card = "[amount]", waits = "" }] of Object.entries(KITS)) {
    expect(card, key).toMatch(/\[[a-z]/);
    expect(card, key).not.toContain("[Answer.]");
    expect(`${card}${waits}`.replaceAll(/\bW-2s|1099s/g, ""), key).not.toMatch(/[\d$%{}<>*]/);
  }
});

it("asks for a name with a review or, where another step asks for one, without", () => {
  for (const [id, { whom, asks }] of Object.entries(ASKED)) {
    expect(whom, id).toMatch(/^[A-Z].*\.$/);
    expect(asks.join(" "), id).not.toMatch(/[\d$%{}<>*]/);
    expect(askedWords({ id }, false), id).not.toContain("[review link]");
    expect(askedWords({ id }, true)!.length, id).toBeGreaterThanOrEqual(askedWords({ id }, false)!.length);
  }
  expect(askedWords({ id: "church" }, true)).toBeUndefined();
});

it("says a business's name as those who work there say it", () => {
  for (const [written, said] of [
    ["Harrow, Whitlock & Stane LLP", "Harrow, Whitlock & Stane"],
    ["Larkspur Dental, Drs. Ames and Okafor", "Larkspur Dental"],
    ["Studio Imre Vass, Architects", "Studio Imre Vass"],
    ["Fernway Software, Inc.", "Fernway Software"],
    ["Miller & Sons LLC", "Miller & Sons"],
    ["Otis Grant, DVM, P.C.", "Otis Grant"],
    ["Pope, Reyes and Lin, Attorneys at Law", "Pope, Reyes and Lin"],
    ["Salt, Pepper & Co", "Salt, Pepper & Co"],
    ["LLC", "LLC"],
    ["Tannery Street Bicycles", "Tannery Street Bicycles"],
  ] as const)
    expect(spokenName(written), written).toBe(said);
});

it("has whoever answers in a large office ask and put through, and no voice that nobody can pick up", () => {
  const firm = {
    businessName: "Harrow, Whitlock & Stane LLP",
    industry: "Legal" as const,
    interactionChannels: ["Phone Calls" as const, "Email" as const],
    operationalBottlenecks: ["Lead Qualification" as const],
    responseTime: "24-48-hours" as const,
  };
  const { text: large } = told(firm, {
    trade: "litigation",
    people: 14,
    contactsPerWeek: 640,
    missedPerWeek: 48,
  });
  expect(large).toContain("What the front desk says by day, and whom it puts through");
  expect(large).toContain("Harrow, Whitlock & Stane, good morning, this is [name].");
  expect(large).not.toContain("We can't pick up right now");
  const { text: small } = told(firm, {
    trade: "litigation",
    people: 3,
    contactsPerWeek: 60,
    missedPerWeek: 8,
  });
  expect(small).toContain("We can't pick up right now");
  expect(`${large}${small}`).not.toContain("LLP");
});

it("asks in the letter for a number that the private page has a box for, and has the trade's own count with its step", () => {
  const farrier = told({
    businessName: "Dell Rowan, Farrier",
    industry: "Other" as const,
    interactionChannels: ["Phone Calls" as const],
    operationalBottlenecks: ["Appointment Scheduling" as const],
    primaryGoal: "increased-efficiency" as const,
  });
  expect(farrier.letter).not.toContain("How many horses");
  expect(farrier.text).toContain("In place of our guess: How many horses did you shoe last week");
  for (const { answers, numbers } of twelve)
    for (const r of [reportOf(answers), reportOf(answers, numbers)]) {
      const [, asked] = /The number that would help us most: ([^?]+\?)/.exec(letterOf(r)) ?? [];
      if (asked) expect(textOf(r), r.answers.businessName).toContain(asked);
    }
});
