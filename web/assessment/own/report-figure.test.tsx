import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ReportDocument } from "../../../contracts/report-document.ts";
import { firstFigure } from "../../../rules/report-document/first-figure.ts";
import { ReportFigure } from "./report-figure.tsx";

const leaving = (likely: number) => {
  const money = (value: number) => ({ value, unit: "money" as const });
  const row = { label: "You keep", low: "all.low", likely: "all", high: "all.high" };
  return firstFigure({
    figures: { "all.low": money(likely / 2), all: money(likely), "all.high": money(likely * 2) },
    sections: [
      {
        id: "money",
        role: "body",
        blocks: [
          {
            kind: "chart",
            id: "money.range",
            basis: [],
            caption: ["The plan"],
            chart: { kind: "range", rows: [row], left: row },
          },
        ],
      },
    ],
  } as unknown as ReportDocument)!;
};

it("is large where it is what the report is about", () => {
  const drawn = renderToStaticMarkup(<ReportFigure {...leaving(1270)} />);
  expect(drawn).toContain("$1,270");
  expect(drawn).not.toContain("is-quiet");
});

it("is a line where the words call it little", () => {
  const drawn = renderToStaticMarkup(<ReportFigure {...leaving(70)} />);
  expect(drawn).toContain('class="client-figure of-leaves is-quiet"');
  expect(drawn).toContain("Low $35, high $140.");
});
