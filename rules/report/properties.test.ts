import { describe, expect, it } from "vitest";
import { untrueOf } from "../../content/report/circumstances.ts";
import { findings } from "../../content/report/findings/index.ts";
import { steps } from "../../content/report/steps/index.ts";
import { streams } from "../../content/report/streams/index.ts";
import { trades } from "../../content/report/trades/index.ts";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import { reportDocument } from "../../contracts/report-document.ts";
import { renderText } from "../report-document/render-text.ts";
import { isUnpaid } from "./by-what-is-left.ts";
import { consult, outline } from "./consult.ts";
import { decide } from "./decide.ts";
import { documentOf } from "./document-of.ts";
import { everyPair } from "./every-pair.fixture.ts";
import { isWaiting } from "./plan.ts";
import { randomAnswers, seeded, usualNumbers } from "./random-answers.fixture.ts";
import type { Report } from "./report.ts";
import { reportJson } from "./report-json.ts";
import { isUnpriced } from "./word-verdict.ts";
import { mustHold } from "./what-must-hold.fixture.ts";

const SETS = 10_000;
const QUARTERS = [1, 2, 3, 4];
/** Every so many of them is also written, and becomes a document. */
const DRAWN = 50;

const randomNumbers = (random: () => number): OwnersNumbers => {
  const maybe = <T>(value: T) => (random() < 0.5 ? value : undefined);
  return {
    people: maybe(1 + Math.floor(random() * 12)),
    hoursOpen: maybe(10 + Math.floor(random() * 158)),
    contactsPerWeek: maybe(Math.floor(random() * 600)),
    missedPerWeek: maybe(Math.floor(random() * 80)),
    noShowsPerWeek: maybe(Math.floor(random() * 12)),
    roomPerMonth: maybe(Math.floor(random() * 20)),
    customerValue: maybe(Math.floor(random() * 5000)),
    keptShare: maybe(Math.floor(random() * 101)),
    hourCost: maybe(Math.floor(random() * 80)),
    trade: maybe(trades[Math.floor(random() * trades.length)]!.id),
  };
};

/** Words that belong to one way of being reached. */
const CHANNEL_WORDS: [keyof Report["situation"], RegExp][] = [
  ["phone", /\b(phones?|calls?|called|callers?|calling|voicemail|rings?|ringing|mobile)\b/i],
  ["email", /\b(emails?|mailbox|inbox)\b/i],
  ["chat", /\bchats?\b/i],
  ["sms", /\b(texts?|text messages?|SMS)\b/i],
  ["social", /\bsocial media\b/i],
  ["forms", /\bweb forms?\b/i],
  ["speakers", /\b(smart speakers?|voice assistants?)\b/i],
];
const TEAM_WORDS = /\b(team|colleagues?|staff|two of you|one of you|rota|shifts?|employees?)\b/i;

/** The document's words without its list of answers, and that no number stands in them that is not a figure. */
const checkWords = (r: Report) => {
  for (const [id, { value }] of Object.entries(r.figures))
    if (!Number.isFinite(value)) throw new Error(`${id} is no number`);
  // So it is in what is printed.
  const w = { s: r.situation, used: r.assumptions, flowing: r.streams };
  const isOpen = isWaiting(r.steps) || isUnpriced(r) || isUnpaid(r.steps, w);
  if (r.steps.length > 1 && !isOpen && r.figures.all!.value < 0)
    throw new Error(`the plan leaves ${r.figures.all!.value}: ${JSON.stringify(r.answers)}`);
  const document = documentOf(r);
  const words = { ...document, sections: document.sections.filter(({ id }) => id !== "answers") };
  const text = `${renderText(words)}\n${renderText({ ...words, sections: [{ id: "letter", role: "body", blocks: words.letter }] })}`;
  const own = text.split(r.situation.industry).join("");
  for (const [channel, pattern] of CHANNEL_WORDS)
    if (!r.situation[channel]) {
      const found = pattern.exec(own);
      const line = found && own.slice(Math.max(0, found.index - 60), found.index + 40).replaceAll("\n", " ");
      if (found && !isLabel(r, found[0]))
        throw new Error(`'${found[0]}' without ${channel}: ${line}\n${JSON.stringify(r.answers)}`);
    }
  const team = r.situation.team === "alone" && TEAM_WORDS.exec(own);
  if (team) throw new Error(`'${team[0]}' for one person: ${own.slice(team.index - 60, team.index + 40)}`);
  const untrue = untrueOf(own.replaceAll(/\s+/g, " "), r.situation);
  if (untrue) throw new Error(`'${untrue}' is not so: ${JSON.stringify(r.answers)}`);
  const ids = new Set<string>();
  for (const section of [...document.sections, { blocks: document.letter }])
    for (const block of section.blocks) {
      if (ids.has(block.id)) throw new Error(`block ${block.id} stands twice`);
      ids.add(block.id);
      if (section.blocks !== document.letter && "id" in section && section.id === "answers") continue;
      const loose = JSON.stringify(block, (key, value) =>
        [
          "id",
          "figure",
          "value",
          "low",
          "likely",
          "high",
          "of",
          "against",
          "source",
          "level",
          "weight",
          "lines",
        ].includes(key)
          ? undefined
          : value,
      );
      // The emergency number and the name of a tax form are none of ours.
      if (/\d/.test(loose.replaceAll(/911|988|\bW-2s?\b|\b109[89]s?\b/g, "")))
        throw new Error(`a number that is no figure: ${loose}`);
    }
  return document;
};
const isLabel = (r: Report, word: string) =>
  r.leftovers.some(({ title }) => title.toLowerCase().includes(word.toLowerCase()));

/** So many sets with any numbers, and so many with such as an owner would count. */
const NUMBERED = [
  [2000, randomNumbers],
  [1000, usualNumbers],
] as const;
/** So many sets of a trade that only its name tells. */
const NAMED = 200;
const counted: Record<string, number> = {};
const reached = new Set<string>();
const random = seeded(20_261_122);

describe("10,000 random sets of answers", () => {
  it.each(QUARTERS)("hold together, from the headline to the last leftover: quarter %i", () => {
    for (let i = 0; i < SETS / QUARTERS.length; i++) {
      const answers = randomAnswers(random);
      const r = outline(decide({ answers, numbers: {} }), answers);
      mustHold(r);
      if (i % DRAWN === 0) checkWords(consult({ answers }));
      for (const { finding } of r.findings) reached.add(finding.id);
      for (const id of [...r.otherFindings, ...r.possibleSteps.map(({ id }) => id)]) reached.add(id);
      for (const { step } of r.steps) reached.add(step.id);
      counted[r.verdict.id] = (counted[r.verdict.id] ?? 0) + 1;
    }
  });

  it("get each verdict often enough", () => {
    const no = ((counted["cheaper-fix"] ?? 0) + (counted["not-yet"] ?? 0)) / SETS;
    expect(no).toBeGreaterThan(0.2);
    // Of random answers, hardly any are a buyer's: the named cases say who gets it (decision 0088).
    expect((counted.pays ?? 0) / SETS).toBeGreaterThan(0.01);
    expect((counted["start-small"] ?? 0) / SETS).toBeGreaterThan(0.025);
  });

  it("hold together with any numbers of the owner's", () => {
    for (const [sets, numbersOf] of NUMBERED)
      for (let i = 0; i < sets; i++) {
        const answers = randomAnswers(random);
        const numbers = numbersOf(random);
        const r = outline(decide({ answers, numbers }), answers);
        mustHold(r);
        if (i % DRAWN === 0) reportDocument.parse(checkWords(consult({ answers, numbers })));
        for (const { id } of [...r.possibleSteps, ...r.steps.map(({ step }) => step)]) reached.add(id);
        for (const { finding } of r.findings) reached.add(finding.id);
      }
    // Who mourns is known by a name alone, and has a step of its own.
    for (let i = 0; i < NAMED; i++) {
      const answers = { ...randomAnswers(random), businessName: "Whitfield Pet Cremation" };
      const r = outline(decide({ answers, numbers: {} }), answers);
      mustHold(r);
      if (i % DRAWN === 0) checkWords(consult({ answers }));
      for (const { step } of r.steps) reached.add(step.id);
    }
    // None is there in vain: each finding and each step is reached by some answers or numbers.
    for (const { id } of [...findings, ...steps]) expect(reached, id).toContain(id);
  });
});

it("holds for every pair of answers", () => {
  for (const [i, answers] of everyPair().entries()) {
    mustHold(outline(decide({ answers, numbers: {} }), answers));
    if (i % 3 === 0) checkWords(consult({ answers }));
  }
});

it("gives the same report for the same answers, and every number of it by its id", () => {
  const answers = randomAnswers(seeded(7));
  expect(reportJson(consult({ answers }))).toEqual(reportJson(consult({ answers })));
  const r = consult({ answers });
  const named = JSON.stringify(documentOf(r).sections).matchAll(/"figure":"([^"]+)"/g);
  const figures = reportJson(r).figures;
  for (const [, id] of named) expect(figures, id).toHaveProperty([id!]);
});

describe("the catalogues", () => {
  it("are as large as they were asked to be, and without two of one id", () => {
    const ids = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id)).size;
    expect(ids(findings)).toBeGreaterThanOrEqual(40);
    expect(ids(streams)).toBeGreaterThanOrEqual(10);
    expect(ids(steps)).toBeGreaterThanOrEqual(30);
    expect(steps.filter(({ kind }) => kind === "cheaper-fix").length).toBeGreaterThanOrEqual(10);
    expect(ids(trades)).toBeGreaterThanOrEqual(30);
    for (const list of [findings, streams, steps, trades]) expect(ids(list)).toBe(list.length);
  });

  it("close only streams that exist", () => {
    const known = new Set(streams.map(({ id }) => id));
    for (const step of steps)
      for (const id of Object.keys(step.closes)) expect(known.has(id), `${step.id}: ${id}`).toBe(true);
  });
});
