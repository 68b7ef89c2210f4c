import { expect, onTestFinished, test } from "vitest";
import { consultation } from "./consultant.ts";
import { consultantApart } from "./consultant-apart.ts";
import { ordinary } from "./every-answer.fixture.ts";
import { factsOfSections } from "./model/facts.ts";
import { whatItRestsOn } from "./review/rests-on.ts";

function begun() {
  const consultant = consultantApart();
  onTestFinished(() => consultant.close());
  return consultant;
}
const business = (n: number) => ({ answers: { ...ordinary, businessName: `Business ${n}` } });

test("says in its thread what it says in this one", async () => {
  const consultant = begun();
  const ground = { answers: ordinary, numbers: { people: 3, customerValue: 900 } };
  const here = consultation(ground);
  expect(await consultant.draw(ground)).toEqual(here.document);
  expect(await consultant.facts(ground)).toEqual(factsOfSections(here));
  expect(await consultant.restsOn(ground)).toEqual(whatItRestsOn(ground));
  expect(
    await consultant.faults({ industry: ordinary.industry, choices: { steps: ["no-such-step"] } }),
  ).toEqual(["There is no step no-such-step"]);
});

test("whoever else is answered waits for no report: this thread hardly works while thirty are drawn", async () => {
  const consultant = begun();
  await consultant.draw(business(0));
  const own = () => process.threadCpuUsage().user / 1000;
  const before = own();
  await Promise.all(Array.from({ length: 30 }, (_, n) => consultant.draw(business(n + 1))));
  const apart = own() - before;
  const here = own();
  for (let n = 0; n < 30; n++) consultation(business(n + 100));
  expect(apart).toBeLessThan((own() - here) / 2);
});
