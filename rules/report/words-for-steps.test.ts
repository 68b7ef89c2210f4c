import { expect, it } from "vitest";
import { trades } from "../../content/report/trades/index.ts";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { documentOf } from "./document-of.ts";
import { randomAnswers, seeded } from "./random-answers.fixture.ts";
import { twelve } from "./twelve.fixture.ts";

/** A step whose heading has somebody written to, asked or told something. */
const SAYS =
  /^(?:Write to|Send|Ask|Tell|Offer|Call|Say|Invite|Remind|Thank|Text|Email)\b|\b(?:letters?|message)\b/;

it("has the words for each numbered step about writing or saying something, in every trade", () => {
  const random = seeded(579);
  const drawn = trades.flatMap(({ id, industry }) =>
    [{}, { contactsPerWeek: 80, missedPerWeek: 12, customerValue: 900, keptShare: 45, roomPerMonth: 12 }].map(
      (numbers) => ({
        answers: { ...randomAnswers(random), industry, businessName: "" },
        numbers: { trade: id, ...numbers },
      }),
    ),
  );
  let read = 0;
  const without = new Set<string>();
  for (const input of [
    ...drawn,
    ...twelve.flatMap(({ answers, numbers }) => [{ answers }, { answers, numbers }]),
  ]) {
    const r = asItIsSent(input);
    const quoted = new Set(
      documentOf(r).sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === "quote" && block.source ? [block.source.id] : [])),
      ),
    );
    for (const { step, title } of r.steps) {
      if (!SAYS.test(title)) continue;
      read++;
      if (!quoted.has(step.id)) without.add(`${r.situation.trade.id}: ${title}`);
    }
  }
  expect([...without]).toEqual([]);
  expect(read).toBeGreaterThan(100);
});

it("keeps the letter where only the call that is told beside it can't be made", () => {
  const { answers } = twelve.find(({ id }) => id === "estate-agency")!;
  const text = JSON.stringify(documentOf(asItIsSent({ answers })));
  expect(text).toContain("that we compared yours with closed on [date]");
  expect(text).not.toContain("I thought of yours");
});
