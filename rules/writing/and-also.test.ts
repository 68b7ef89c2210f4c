import { describe, expect, test } from "vitest";
import { andAlsoIn } from "./and-also.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => compose(prompt, [], "Ringwell").article;

describe("two texts that are asked for as one", () => {
  test("have a part each", () => {
    const { title, content, excerpt } = written(
      "go-live checklist for putting an AI phone assistant on our medical office line, plus questions and answers patients will ask",
    );
    expect(title).toMatch(/, plus questions and answers patients will ask$/);
    expect(content).toMatch(
      /☐ .*business associate agreement.*☐ .*“My chest feels tight” got 911 before any question/s,
    );
    expect(content).toMatch(
      /<h2>Questions and answers patients will ask<\/h2>.*<h3>Am I talking to a person\?/s,
    );
    expect(excerpt).toMatch(/Then the questions and answers patients will ask\.$/);
  });

  test("stand with what only the second says", () => {
    const { title, content } = written("How to cut no-shows at a dental office, plus a checklist");
    expect(title).toBe("How to cut no-shows at a dental office, plus a checklist");
    const paragraphs = content.match(/<p>.{80,}?<\/p>/g) ?? [];
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });

  test("what isn’t there leaves the title", () => {
    const { title, content } = written(
      "how a vet clinic should handle after hours calls and the five questions owners always ask",
    );
    expect(title).toBe("How a vet clinic should handle after hours calls");
    expect(content).toMatch(/A note for the editor: you also asked for “five questions owners always ask”/);
  });

  test.each([
    "questions and answers about voicemail for a law firm",
    "Pros and cons of an answering service and a checklist",
    "How to greet patients and answer questions on the phone at a clinic",
    "reasons and fixes for missed calls at a plumbing company",
  ])("%s is one text", (prompt) => {
    const also = andAlsoIn(prompt);
    expect(also === undefined || also.said.includes("checklist")).toBe(true);
  });
});

describe("whoever answers asks whoever calls", () => {
  test("an injury firm’s first call", () => {
    const { content } = written(
      "11 things a receptionist at a small personal injury law firm should ask every new caller",
    );
    const heads = content.match(/<h2>\d+\. .*?<\/h2>/g) ?? [];
    expect(heads).toHaveLength(11);
    expect(content).toMatch(
      /conflict check.*When and where.*lawyer for this now.*claim number.*recorded statement/s,
    );
    expect(heads.at(-1)).toContain("What happens next");
    expect(content).not.toMatch(/interruption|dot on a sheet/);
  });

  test.each([
    ["10 questions a law firm receptionist should ask a potential client", /conflict check/],
    [
      "8 questions our HVAC dispatcher should ask before sending a truck, for the office",
      /gas, smoke, sparks/,
    ],
    [
      "9 questions our front desk should ask every new patient on the phone",
      /name and the number on the card/,
    ],
  ])("%s", (prompt, said) => expect(written(prompt).content).toMatch(said));

  test.each([
    ["7 questions to ask an AI receptionist vendor", /vendor/i],
    ["how to ask patients for a review", /review/i],
    [
      "Dental emergency calls: what the receptionist should ask",
      /Ask about danger before you ask for a name/,
    ],
  ])("%s is another matter", (prompt, said) => expect(written(prompt).content).toMatch(said));
});

describe("a system that is changed is no office that moves", () => {
  test.each([
    ["6 week plan to move our family practice to a new EHR without losing our minds", /e-prescribing/],
    ["move our law firm's payroll to a new provider in 30 days", /W-2/],
    ["plan for switching our salon to a new bank", /twelve months of statements/],
    ["30 day plan to move our law firm from spreadsheets to Clio", /export/],
  ])("%s", (prompt, said) => {
    const { content } = written(prompt);
    expect(content).toMatch(said);
    expect(content).not.toMatch(/lease|both doors|X-ray or plumbing/);
  });
  test("rooms are", () =>
    expect(written("8 week plan to move our dental office to a new address").content).toMatch(
      /Put three dates on the wall|three dates/i,
    ));
  test("which to buy is another question", () =>
    expect(written("Best case management software for a small law firm").content).toMatch(/Monday morning/i));
});

describe("a plan or program that is left", () => {
  test("private, with its hours", () => {
    const { content } = written("should I drop Delta Dental and go out of network? pros and cons");
    expect(content).toMatch(/What does this plan pay for an hour.*leased networks/s);
    expect(content).not.toMatch(/bookkeeper|irs\.gov|month by month/);
  });
  test("public, by the license", () =>
    expect(written("should our chiropractic office stop taking Medicare? pros and cons").content).toMatch(
      /May somebody with our license opt out/,
    ));
});

test("patients are told of a plan that is left what they pay, and of a doctor who leaves who goes on", () => {
  expect(written("letter to patients that we are leaving Delta Dental").content).toMatch(
    /Call your insurer first/,
  );
  expect(written("letter to patients that Dr. Kim is leaving our dental office").content).not.toMatch(
    /Call your insurer first/,
  );
});

test("a title counts what its list has", () => {
  const { title, content } = written("8 ways to save on supplies in a dental office");
  expect(content.match(/<h2>\d+\. /g)).toHaveLength(Number.parseInt(title, 10));
  expect(written("5 mistakes small clinics make when they switch payroll companies").title).toMatch(
    /^5 mistakes /,
  );
});

test("what a vet says of a price is no explanation of a treatment", () => {
  const { title, content } = written(
    "how should our vet clinic answer when someone asks what a dental cleaning costs?",
  );
  expect(title).not.toMatch(/outline/);
  expect(content).toMatch(/range/i);
});
