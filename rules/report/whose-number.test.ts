import { expect, it } from "vitest";
import { plainText } from "../report-document/runs.ts";
import { consult } from "./consult.ts";
import { documentOf } from "./document-of.ts";
import { plumber } from "./plumber.fixture.ts";
import { randomAnswers, seeded } from "./random-answers.fixture.ts";

it("says of each line of a sum whose number it is", () => {
  const random = seeded(20_261_123);
  const others = Array.from({ length: 60 }, () => consult({ answers: randomAnswers(random) }));
  for (const r of [consult(plumber), ...others])
    for (const block of documentOf(r).sections.flatMap(({ blocks }) => blocks))
      if (block.kind === "sum")
        for (const { value } of block.rows) {
          const id = value.find((run) => typeof run !== "string" && "figure" in run) as { figure: string };
          // What stands as a product was told line by line in the sum above it.
          if (!id?.figure.startsWith("a.") || plainText(value, r.figures).includes(" × ")) continue;
          const used = r.assumptions[id.figure.slice(2)]!;
          const whose = {
            owner: /, your number$/,
            reviewer: /reviewer/,
            // Unmarked, as the section's note says, or with what it was made of.
            example: /^[$\d.,%]+$|our example|from your|from the/,
          };
          expect(plainText(value, r.figures)).toMatch(whose[used.from]);
        }
});
