import { expect, test } from "vitest";
import { compose } from "./compose.ts";

const written = (prompt: string) => compose(prompt, []);

test("somebody to be hired is no telephone that is interrupted", () => {
  const { kind, article } = written("How to hire a receptionist for a busy dental practice");
  expect(kind).toBe("draft");
  expect(article.content).toMatch(/Have finalists take two made-up calls/);
  expect(article.content).not.toMatch(/makes a dot on a sheet/);
});

test("what is measured in a week is told in steps, and is no plan of a week", () => {
  const { request, article } = written(
    "How many calls does a real estate office miss? Explain how to measure it in a week",
  );
  expect(request.form).toBe("how-to");
  expect(request.audience?.trade).toBe("estate-agency");
  expect(article.content).not.toMatch(/probate|what a will costs|Day 1/);
});

test("how a greeting is written is told in steps", () => {
  const { article } = written("How to write a phone greeting for a physical therapy clinic");
  expect(article.content).toMatch(/1\. Place, name, question/);
});

test("both sides of a question are no thing that is missing", () => {
  const { article } = written("Should a small law firm record its calls? Give both sides.");
  expect(article.content).toMatch(/The other side/);
  expect(article.content).not.toMatch(/not answered below/);
});

test("what a missed call costs is reckoned with the numbers that the prompt gives", () => {
  const { article } = written(
    "What does a missed call cost a plumbing company? Show the math with 8 missed calls a week and a $350 average job",
  );
  expect(article.content).toMatch(
    /8 missed calls a week are about 35 a month\. If one in five of them would have come, that is 7, and at \$350 each \$2,450 a month; if one in ten, 3\.5 and \$1,225\./,
  );
  expect(article.content).not.toMatch(/made-up|become homeowners/);
  const without = written("What does a missed call cost a plumbing company?");
  expect(without.article.content).toMatch(/Here it is with made-up numbers/);
});

test("how calls are forwarded is told without a duty roster behind it", () => {
  const { article } = written("How to set up call forwarding so an AI receptionist answers after four rings");
  expect(article.content).toMatch(/Decide who may switch it off/);
  expect(article.content).not.toMatch(/on call, and who backs them up|tonight, morning and never/);
});

test("texting back and calling back are weighed against each other", () => {
  const { kind, article } = written(
    "Compare texting back missed callers and calling them back, for an auto repair shop",
  );
  expect(kind).toBe("draft");
  expect(article.content).toMatch(/<table>/);
  expect(article.content).toMatch(/Many of the tries end at another voicemail/);
});

test("twelve at most are no twelve that are missing", () => {
  const asked =
    "Checklist: what to ask a vendor about HIPAA and call recordings before you let an AI answer the phone. ";
  expect(written(`${asked}60 items`).article.content).toMatch(/you asked for 60/);
  for (const most of ["12 items max", "No more than 12 items", "12 points at most"])
    expect(written(asked + most).article.content, most).not.toMatch(/you asked for 12/);
});
