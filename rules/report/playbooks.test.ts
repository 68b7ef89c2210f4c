import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ONLY_WITH } from "../../content/report/practices/only-with.ts";
import { sketches } from "../../content/report/trades/by-name/index.ts";
import { trades } from "../../content/report/trades/index.ts";
import { variants } from "../../content/report/trades/on-wheels.ts";
import { playbookKey } from "../../content/report/playbook.ts";
import { playbookOf } from "../../server/assessment/playbooks.ts";
import { consult } from "./consult.ts";
import { documentOf } from "./document-of.ts";
import { inTheTradesWords } from "./in-the-trades-words.ts";
import { randomAnswers, seeded } from "./random-answers.fixture.ts";
import { readPlaybook, SUBJECTS } from "./read-playbook.ts";
import { base, counted, kessler, reportOf, textOf } from "./report-of.fixture.ts";

const sentencesOf = (text: string) => text.split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“])/u);
const wordsIn = (text: string) => text.split(/\s+/).length;
const folder = new URL("../../content/report/playbooks/", import.meta.url);
const keys = readdirSync(folder).map((file) => file.replace(/\.txt$/, ""));
const read = new Map(
  keys.map((key) => [key, readPlaybook(readFileSync(new URL(`${key}.txt`, folder), "utf8"))]),
);
const readKey = (key: string) => read.get(key)!;
/** A name of its own at the beginning of a noun phrase. */
const OWN_NAME = /^(?:Medicare|Medicaid|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/;

describe("what is written for each trade", () => {
  it("is there for every trade that an owner can pick or a name can tell, and for no other", () => {
    const ids = new Map(trades.map(({ an, id }) => [an, id]));
    const told = sketches.flatMap(({ general, words: { an } }) =>
      general || an === undefined ? [] : [ids.get(an) ?? playbookKey(an)],
    );
    const driven = variants.flatMap(({ words: { playbook } }) => playbook ?? []);
    expect([...keys].sort()).toEqual([...new Set([...ids.values(), ...told, ...driven])].sort());
  });

  it("says something on every subject, in paragraphs, without a number that nobody could look up", () => {
    for (const key of keys)
      for (const subject of SUBJECTS) {
        const { text, say = "", first = "", watch = "" } = readKey(key)[subject];
        // Whom to call in danger is a name more than a number, and so is a tax form.
        const words = [text, say, first, watch].join(" ").replaceAll(/911|988|\bW-2s?\b|\b109[89]s?\b/g, "");
        expect(words, `${key}, ${subject}`).not.toMatch(/[\d$%{}<>*]|\bAI\b/);
        expect(wordsIn(text), `${key}, ${subject}`).toBeGreaterThan(subject === "missed" ? 20 : 45);
        expect(wordsIn(text), `${key}, ${subject}`).toBeLessThan(125);
        expect(watch, `${key}, ${subject}`).not.toMatch(/\.$/);
        if (subject !== "missed") expect([first, watch], `${key}, ${subject}`).not.toContain("");
      }
  });

  it("calls each step by a name of its own, and says where it is needless and whom growth comes from", () => {
    for (const key of keys) {
      const titles = new Set<string>();
      for (const subject of SUBJECTS) {
        const { title = "", short = "", skip = "", brings } = readKey(key)[subject];
        const at = `${key}, ${subject}`;
        expect(brings !== undefined, at).toBe(subject === "growth");
        if (subject === "missed") {
          expect(skip, at).toBe("");
          // What whoever is new hears first in that trade, or one person's duty and its minutes.
          expect(title, at).toMatch(/^(?:[A-Z][^:]{8,58}[^.:?!"“”])?$/);
          expect(short, at).toMatch(
            title === "" || / within \w+ minutes$/.test(title) ? /^$/ : /^[a-z]+ing [^,.:]{6,56}$/,
          );
          continue;
        }
        // A heading, once in each trade; a noun phrase after 'Start with'; a clause after 'Skip it if'.
        expect(title, at).toMatch(/^[A-Z][^:]{8,58}[^.:?!"“”]$/);
        expect(titles.has(title.toLowerCase()), at).toBe(false);
        titles.add(title.toLowerCase());
        expect(short, at).toMatch(/^[^,.:]{6,60}$/);
        expect(/^[A-Z][a-z]/.test(short) && !OWN_NAME.test(short), `${at}: ${short}`).toBe(false);
        expect(skip, at).toMatch(/^.{10,90}$/);
        expect(skip, at).not.toMatch(/\.$|^if |already do this/i);
        expect(`${title} ${short} ${skip}`.replaceAll(/911|988/g, ""), at).not.toMatch(/[\d$%{}<>*]|\bAI\b/);
      }
      expect(readKey(key).growth.brings, key).toMatch(/^(?:new|again|stay|more)$/);
    }
  });

  it("tells the call that an assistant takes most in the words of the trade, and what it leaves to a person", () => {
    const told = keys.flatMap((key) => {
      const { assistant } = readKey(key);
      return assistant ? [[key, assistant] as const] : [];
    });
    expect(told.length).toBeGreaterThan(300);
    for (const [key, { text, ...rest }] of told) {
      expect(rest, key).toEqual({});
      expect(text, key).not.toMatch(/[\d$%{}<>*]|\bAI\b/);
      expect(text, key).toMatch(/\b(?:never|doesn't|isn't|no|nothing|nobody|not|none|nowhere|won't)\b/);
      expect(wordsIn(text), key).toBeGreaterThan(40);
      expect(wordsIn(text), key).toBeLessThan(95);
    }
  });

  it("tells how what only the owner knows gets onto paper, for every trade that an owner can pick", () => {
    for (const { id } of trades) expect(read.get(id)?.knowledge, id).toBeDefined();
    for (const [key, { knowledge }] of read)
      if (knowledge) {
        expect(knowledge, key).toEqual({ text: knowledge.text });
        expect(knowledge.text, key).not.toMatch(/[\d$%{}<>*]|\bAI\b/);
        expect(wordsIn(knowledge.text), key).toBeGreaterThan(25);
        expect(wordsIn(knowledge.text), key).toBeLessThan(65);
      }
  });

  it("calls the business by a word for which the report says its name, and nobody else by one", () => {
    const filled = "practice|firm|shop|office|company|store|studio|center|school|agency|business";
    const speaking = new RegExp(
      `(?:(?:\\[[\\w ]+\\](?:, the notary,)?|I'm|morning|news|for all of you,|Reminder|ready) (?:here )?(?:at|with|from|of)|reached|(?:this|it)(?:'s| is)|(?:writing|out|this) to|thanks for asking|thinking (?:of|about)) $`,
      "i",
    );
    for (const key of keys)
      for (const { say = "" } of Object.values(readKey(key))) {
        for (const [opening, word] of say.matchAll(
          /\b(?:[Tt]his is|[Ii]t's) \[(?:your )?name\] (?:at|with|from) \[([a-z ]+)\]/g,
        ))
          expect(word, `${key}: ${opening}`).toMatch(new RegExp(`^(?:${filled})$`));
        for (const { 0: word, index } of say.matchAll(new RegExp(`\\[(?:${filled})\\]`, "g")))
          expect(say.slice(Math.max(0, index - 60), index), `${key}: ${word}`).toMatch(speaking);
      }
  });

  it("stands in one trade alone", () => {
    const seen = new Map<string, string>();
    for (const key of keys)
      for (const { text } of Object.values(readKey(key)))
        for (const sentence of sentencesOf(text).filter((one) => wordsIn(one) >= 8)) {
          expect(seen.get(sentence) ?? key, sentence).toBe(key);
          seen.set(sentence, key);
        }
  });
});

it("says which line of a file means nothing, and what is missing", () => {
  expect(() => readPlaybook("== cost\nText.\nwhere: here")).toThrow(
    /has a line that means nothing: where: here/,
  );
  expect(() => readPlaybook("== cost\nText.")).toThrow(/nothing on experience, efficiency/);
  const whole = SUBJECTS.map((subject) => `== ${subject}\nText.\n`).join("");
  expect(() => readPlaybook(`${whole}== asistant\nText.`)).toThrow(/there is no subject asistant/);
});

it("books an animal and never puts it down, and offers no old price with a repeat order", () => {
  const ofAnimals = keys.filter((key) =>
    /\[(?:[Aa]nimal|[Hh]orse|[Dd]og|[Cc]at|[Pp]et)\]/.test(
      Object.values(readKey(key))
        .map(({ say = "" }) => say)
        .join(" "),
    ),
  );
  expect(ofAnimals).toEqual(expect.arrayContaining(["farrier", "veterinary", "dog-daycare"]));
  for (const key of ofAnimals)
    for (const { say = "" } of Object.values(readKey(key)))
      expect(say, key).not.toMatch(/\b(?:put|putting) [^.?!]{1,40} down\b/);
  expect(readKey("farrier").growth.say).toContain("Should I book all of yours for that morning?");
  // A person is put down for a day as ever.
  expect(readKey("chimney-sweep").growth.say).toContain("Should I put you down?");
  expect(readKey("parts-maker").growth.say).toContain("at today's price");
});

it("puts the trade's own words into step and note, and its own script", () => {
  const answers = {
    ...base,
    businessName: "Ironside Farriers",
    industry: "Other" as const,
    interactionChannels: ["Phone Calls" as const, "Text/SMS" as const],
    operationalBottlenecks: ["After-Hours Coverage" as const, "Repetitive FAQ Handling" as const],
    primaryGoal: "increased-efficiency" as const,
  };
  const plain = consult({ answers });
  const text = textOf(inTheTradesWords(plain, playbookOf(plain.situation.trade)));
  expect(text).toContain("Tuesday are always the north side");
  expect(text).toContain("Write this week's stops on one sheet");
  expect(text).toContain("If your horse won't put weight on a foot");
  expect(text).not.toContain("Skip it if your days already run like this");
});

it("says nothing of a way of being reached that was not named, and of no team to who works alone", () => {
  const random = seeded(11);
  for (const [i, key] of keys.entries()) {
    const playbook = readKey(key);
    for (const people of [1, 4]) {
      const answers = { ...randomAnswers(random), businessName: "Example" };
      const plain = consult({ answers, numbers: { people } });
      const told = inTheTradesWords(plain, playbook);
      const s = plain.situation;
      const own = [
        told.aim ?? "",
        ...told.steps.flatMap(({ words }) => (words.ofTrade ? [words.does, words.say ?? ""] : [])),
        ...told.leftovers.flatMap(({ start, what }, i) =>
          start !== plain.leftovers[i]?.start && what in told.bottlenecks ? [start ?? ""] : [],
        ),
      ].join(" ");
      for (const [has, words] of ONLY_WITH)
        if (!has(s))
          expect(own.replaceAll(/\bcalls? (?:911|988)\b|\bDo Not Call Registry\b/g, ""), key).not.toMatch(
            words,
          );
      if (people === 1) expect(own, key).not.toMatch(/\b(?:staff|team|crew|front desk)\b/i);
      // Each trade's words once in a whole document, for whoever is alone or for several.
      if ((people === 1) === (i % 2 === 0))
        expect(JSON.stringify(documentOf(told)), key).not.toContain("undefined");
      expect(told.headline, key).toEqual(plain.headline);
    }
  }
});

it("says in the trade's words when in the day somebody takes up what nobody answered, and whom they answer first", () => {
  const answers = {
    ...base,
    businessName: "Larkspur Dental",
    interactionChannels: ["Phone Calls" as const, "Email" as const],
    responseTime: "24-48-hours" as const,
    primaryGoal: "revenue-growth" as const,
  };
  const told = (people: number, missedPerWeek = 10) => {
    const plain = consult({
      answers,
      numbers: { people, contactsPerWeek: 80, missedPerWeek, customerValue: 3000 },
    });
    expect(plain.steps.map(({ step }) => step.id)).toContain("missed-list");
    return textOf(inTheTradesWords(plain, playbookOf(plain.situation.trade)));
  };
  expect(told(3)).toMatch(
    /When the ten o'clock patients are seated, and again at three-thirty[^.]*, whoever runs the front desk goes through all open calls and messages, anybody in pain first/,
  );
  expect(told(3)).toContain("Is anything hurting right now");
  // Who is alone has no front desk, and who looks more often has no two moments.
  expect(told(1)).not.toContain("front desk goes");
  // Whoever is new waits for no round, however many are missed.
  expect(told(3, 60)).toMatch(
    /Urgent and new patients don't wait for a round: whoever is free answers them at once/,
  );
});

it("lets an assistant take the trade's own most usual call, whenever it picks up", () => {
  const plain = reportOf(kessler, counted, { steps: ["phone-line"] });
  const { steps } = inTheTradesWords(plain, playbookOf(plain.situation.trade));
  const always = steps.find(({ step }) => step.kind === "assistant")?.words.does ?? "";
  expect(always).toContain("it's all the same call: the unit quit");
  expect(always).toContain("It never quotes a new system");
  // What anybody would be asked is not asked as well, and who cannot wait is still put through.
  expect(always).not.toContain("asks what you would ask first");
  expect(always).toContain("puts the caller through at once");
});

it("chases and courts nobody for who is full", () => {
  const answers = {
    ...base,
    businessName: "Ironside Farriers",
    industry: "Other" as const,
    primaryGoal: "revenue-growth" as const,
  };
  const plain = consult({ answers, numbers: { roomPerMonth: 0 } });
  const text = textOf(inTheTradesWords(plain, playbookOf(plain.situation.trade)));
  expect(text).not.toContain("who else on the road needs a farrier");
});
