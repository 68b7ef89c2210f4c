import { describe, expect, test } from "vitest";
import { scenesOf } from "../../content/writing/scenes/index.ts";
import { audiences } from "../../content/writing/audiences/index.ts";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  const heads = [...article.content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, head = ""]) => head);
  return { kind, article, heads, text: plainText(article.content) };
};

describe("a draft has what only its readers know", () => {
  test.each([
    [
      "How to stop losing new patients to voicemail at a dental office",
      /new families call.*plan’s directory/s,
    ],
    [
      "How to stop losing callers to voicemail at a roofing company",
      /Answer the estimate call from the ground/,
    ],
    ["7 mistakes roofing companies make on the phone after a hailstorm", /two ladders and two hundred calls/],
    ["A four-week plan to cut missed calls at a family law firm", /parking lots/],
    ["Checklist before our vet clinic lets an AI assistant answer", /He ate some raisins/],
    ["10 ways for an auto repair shop to use the phone to fill slow Tuesdays", /brakes at four millimeters/],
    [
      "How should an insurance agency answer the phone the morning after a hailstorm?",
      /Text all clients in those zip codes by seven/,
    ],
    ["6 mistakes real estate agents make with calls from yard signs", /engine running/],
    ["Opinion: a law firm should never let a robot answer its phones", /The name she almost didn’t say/],
    [
      "Opinion: medical offices should stop making patients leave refill requests on voicemail",
      /A refill isn’t a message/,
    ],
  ])("%s", (prompt, has) => {
    const { kind, article, text } = written(prompt);
    expect(kind).toBe("draft");
    expect(text).toMatch(has);
    // A view begins with what is held.
    if (!/^Opinion/.test(prompt)) expect(article.metaDescription).not.toMatch(/A draft, to be read/);
  });

  test("and its sum is of such a business", () => {
    expect(written("What does a missed call cost a dental practice?").text).toMatch(/\$900 .* \$5,400/);
    expect(written("What does a missed call cost a personal injury law firm?").text).toMatch(
      /\$6,000 .* \$18,000/,
    );
  });

  test("whoever reads of one trade reads nothing of another", () => {
    for (const { one } of audiences) {
      const scenes = scenesOf({ one });
      if (!scenes) continue;
      expect(Object.keys(scenes.told).toSorted(), one).toEqual(
        ["first", "kept", "machine", "missed", "night", "price", "rush"].toSorted(),
      );
      expect(JSON.stringify(scenes)).not.toMatch(/[{}]\w+[{}]| - |—/);
    }
  });
});

test("a script is the words of that call, with danger first and without another trade’s trouble", () => {
  const { heads, article, text } = written(
    "A phone script for the receptionist of an HVAC company when a caller has no heat",
  );
  expect(heads[0]).toMatch(/temperature inside/);
  expect(article.content.match(/“/g)?.length).toBeGreaterThan(8);
  expect(text).toMatch(/carbon monoxide alarm sounding.*What does the thermostat say/s);
  expect(text).not.toMatch(/stop the water|main shutoff/);
  expect(article.excerpt).toMatch(/^Words for the phone/);
});

test("a week from Monday to Friday is a plan for its own matter", () => {
  const { article, heads } = written(
    "Monday to Friday: a one-week plan to train the front desk of a pediatric office on call handoffs",
  );
  expect(article.title).toMatch(/call handoffs$/);
  expect(heads[0]).toMatch(/^Day 1: Ask, name the person/);
});

test("a letter with a new number has a place for the number, and none where it is given", () => {
  expect(
    written("A short letter to our clients: our law office has a new phone number from May 1").text,
  ).toContain("[new number]");
  expect(
    written("A letter to our clients: our law office has a new phone number, 555-010-0199, from May 1").text,
  ).not.toContain("[new number]");
});

test("appointments that are taken online are told as that", () => {
  expect(written("News: our tax office now takes appointments online from January 6").text).toMatch(
    /pick a time that’s really open/,
  );
});

describe("an outline asks what just this request asks", () => {
  test.each([
    ["8 ideas for a spring garden on a north-facing balcony", ["Facing north", "On a balcony"]],
    [
      "How to choose payroll software for a restaurant with 25 employees",
      ["1. Write down your strangest pay day", "What changes with 25 employees"],
    ],
    [
      "A 10-day packing checklist for a family moving from Boston to Denver",
      ["From Boston to Denver", "Day 1"],
    ],
    [
      "How to repaint kitchen cabinets in a rented apartment on a budget",
      ["What the paint needs", "In a rented place"],
    ],
  ])("%s", (prompt, named) => {
    const { kind, heads, text } = written(prompt);
    expect(kind).toBe("outline");
    expect(heads).toEqual(expect.arrayContaining(named));
    expect(text).not.toMatch(/not (?:denver|bookkeeping|swim)\b/);
  });
});
