import { expect, test } from "vitest";
import { boundedHtml } from "./html-bounds.ts";
import { costOf } from "../../tests/cpu-time.ts";

const paragraphs = "<h2>Cost</h2><p>Each <strong>missed</strong> call<br>costs.".repeat(4000);
const table = `<table>${"<tr><td>One</td><td>Two</td></tr>".repeat(3000)}</table>`;
const nested = `${"<ul><li>".repeat(40)}One${"</li></ul>".repeat(40)}`;

test.for([paragraphs, table, nested, "", "<p>1 < 2", "</b>".repeat(50_000)])(
  "leaves %.20s as it is",
  (html) => {
    expect(boundedHtml(html, "content")).toBe(html);
  },
);

test.for([
  ["<b>".repeat(330_000), "nested too deeply"],
  ["<table><tr><td>".repeat(66_000), "nested too deeply"],
  ["<math><mi>".repeat(100_000), "nested too deeply"],
  ["<section>".repeat(101), "nested too deeply"],
  ["<b></b>".repeat(140_000), "too many elements"],
  ["<br>".repeat(20_001), "too many elements"],
] as const)("refuses %.20s at once", ([html, fault]) => {
  const took = costOf(
    () =>
      expect(() => boundedHtml(html, "content")).toThrow(
        expect.objectContaining({
          code: "invalid",
          errors: [{ field: "content", message: expect.stringContaining(fault) }],
        }),
      ),
    1000,
  );
  expect(took).toBeLessThan(1000);
});
