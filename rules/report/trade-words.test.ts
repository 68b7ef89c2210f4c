import { expect, it } from "vitest";
import { consult } from "./consult.ts";
import { documentOf } from "./document-of.ts";
import { randomAnswers, seeded } from "./random-answers.fixture.ts";
import { twelve } from "./twelve.fixture.ts";

const random = seeded(20_261_123);
const reports = [
  ...Array.from({ length: 300 }, () => consult({ answers: randomAnswers(random) })),
  ...twelve.flatMap(({ answers, numbers }) => [consult({ answers }), consult({ answers, numbers })]),
];

it("asks whether as many came last year as its sums say", () => {
  const six = consult({
    answers: { ...twelve[0]!.answers, operationalBottlenecks: ["After-Hours Coverage"] },
    numbers: { trade: "dental", people: 6, contactsPerWeek: 200 },
  });
  expect(JSON.stringify(documentOf(six))).toMatch(/Did you have about .* new patients last year\?/);
});

it("no trade's place is the name of a person or of a larger house, and yes is said by nobody in particular", () => {
  for (const r of reports) expect(r.assumptions.readyShare!.label).toBe("of these would say yes");
  const vet = twelve.find(({ id }) => id === "veterinary")!;
  expect(JSON.stringify(documentOf(consult(vet)))).not.toContain("your hospital");
  const lawyer = consult({
    answers: { ...twelve[0]!.answers, industry: "Legal", businessName: "Office of Marta Quiroga" },
  });
  expect(JSON.stringify(documentOf(lawyer))).not.toMatch(
    /summons|both sides|case is worth|papers just served/,
  );
});
