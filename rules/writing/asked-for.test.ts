import { expect, test } from "vitest";
import { compose } from "./compose.ts";

const written = (prompt: string) => compose(prompt, []);

test("somebody to be hired is no telephone that is interrupted", () => {
  const { kind, article } = written("How to hire a receptionist for a busy dental practice");
  expect(kind).toBe("outline");
  expect(article.content).toMatch(/Ask everyone the same five questions/);
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
  expect(article.content).toMatch(/1\. Time how long callers wait/);
});

test("both sides of a question are no thing that is missing", () => {
  const { article } = written("Should a small law firm record its calls? Give both sides.");
  expect(article.content).toMatch(/What speaks against it/);
  expect(article.content).not.toMatch(/not answered below/);
});
