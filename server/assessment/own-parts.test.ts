import { expect, it } from "vitest";
import { consult } from "../../rules/report/consult.ts";
import { documentOf } from "../../rules/report/document-of.ts";
import { twelve } from "../../rules/report/twelve.fixture.ts";
import { leavesOf, partsOf } from "./own-parts.ts";

const { answers, numbers } = twelve[0]!;

it.each([
  { name: "from the answers alone", numbers: undefined },
  { name: "with the owner's numbers", numbers },
])(
  "shows the steps beneath the headline, then what the plan brings, costs and leaves, and once: $name",
  ({ numbers: given }) => {
    const parts = partsOf(documentOf(consult({ answers, ...(given && { numbers: given }) })));
    const cover = parts.find(({ role }) => role === "cover")!.html;
    const at = ["verdict.text", "verdict.steps", "money.range", "verdict.day"].map((id) =>
      cover.indexOf(`data-block="${id}"`),
    );
    expect(Math.min(...at)).toBeGreaterThan(0);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(cover).toMatch(/class="total"><th scope="row">You keep</);
    const whole = parts.map(({ html }) => html).join("");
    expect(whole.split(`data-block="money.range"`)).toHaveLength(2);
    expect(whole).not.toContain("page says where");
  },
);

it("leaves a report that came from elsewhere as it is", () => {
  const document = documentOf(consult({ answers }));
  const sections = [{ id: "all", role: "body" as const, blocks: document.sections.at(-1)!.blocks }];
  expect(partsOf({ ...document, sections })).toHaveLength(1);
  expect(partsOf(null)).toEqual([]);
});

it("opens with what is likely left, as its own sum tells it, and with no figure where there is no sum", () => {
  const document = documentOf(consult({ answers }));
  const { low, likely, high } = leavesOf(document)!;
  const cover = partsOf(document).find(({ role }) => role === "cover")!.html;
  const row = /You keep<.*?<\/tr>/.exec(cover)![0].replace(/<[^>]*>/g, " ");
  expect(row.match(/\$[\d,]+/g)).toEqual([low, likely, high]);
  expect(leavesOf({ ...document, sections: [] })).toBeNull();
  expect(
    leavesOf({ ...document, figures: { ...document.figures, all: { value: 0, unit: "money" } } }),
  ).toBeNull();
  expect(leavesOf(null)).toBeNull();
});
