import { expect, onTestFinished, test } from "vitest";
import { compose } from "../../../rules/writing/compose.ts";
import { composerApart } from "./composer.ts";

const prompt = "A 7-day plan for dental practices to stop losing calls at lunch";
const company = "Ringwell";
const pages = [
  { title: "Hours", href: "/news/hours", heading: "At noon", text: "Calls at lunch wait for an hour." },
];

function begun() {
  const composer = composerApart();
  onTestFinished(() => composer.close());
  return composer;
}

test("writes in its thread what it writes in this one, with the reading that a model gets", async () => {
  const { article, kind, order } = await begun().compose({ prompt, pages, company });
  const here = compose(prompt, pages, company);
  expect({ article, kind }).toEqual({ article: here.article, kind: here.kind });
  expect(order.request).toMatchObject({ form: "plan", days: 7, typed: here.request.typed });
  expect(order.brief).toMatch(/Form: a plan over 7 days.*“Day 1”/s);
});

test("whoever else is answered waits for no draft: this thread hardly works while ten are written", async () => {
  const composer = begun();
  await composer.compose({ prompt, pages, company });
  const own = () => process.threadCpuUsage().user / 1000;
  const before = own();
  await Promise.all(Array.from({ length: 10 }, () => composer.compose({ prompt, pages, company })));
  const apart = own() - before;
  const here = own();
  for (let n = 0; n < 10; n++) compose(prompt, pages, company);
  expect(apart).toBeLessThan((own() - here) / 2);
});
