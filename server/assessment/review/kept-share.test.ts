import { expect, test } from "vitest";
import { costOf } from "../../../tests/cpu-time.ts";
import { documentFromHtml } from "../document/read-html.ts";
import { keptShare as shareOf } from "./kept-share.ts";

const keptShare = (written: string, sent: string) =>
  shareOf(documentFromHtml(written), documentFromHtml(sent));
const text = (count: number, word: (i: number) => string) =>
  `<p>${Array.from({ length: count }, (_, i) => word(i)).join(" ")}</p>`;

test("counts what still stands among its neighbours", () => {
  const written = "<h2>Cost</h2><p>Each missed call costs the practice about sixty dollars a month.</p>";
  expect(keptShare(written, written)).toBe(1);
  expect(keptShare(written, written.replace("practice", "clinic"))).toBeCloseTo(11 / 12);
  expect(keptShare(written, `<p>New words before.</p>${written}<p>And after.</p>`)).toBe(1);
  // The same small words in another text are no text that was kept.
  expect(keptShare(written, "<p>The month costs about a call; each of the missed dollars.</p>")).toBe(0);
  expect(keptShare("", written)).toBe(0);
  expect(keptShare("<p>Two words</p>", "<p>Two words</p>")).toBe(1);
});

test("a text that was repeated is kept as often as it stands there", () => {
  const line = "<p>We pick up every call.</p>";
  expect(keptShare(line.repeat(4), line)).toBeCloseTo(1 / 4);
});

// All words held against all others would take twenty times the limit.
test("a long text written anew is judged in a moment, with the reading of its HTML", () => {
  const written = text(60_000, (i) => `before${i}`);
  const sent = text(60_000, (i) => `after${i}`);
  expect(costOf(() => keptShare(written, sent), 3000)).toBeLessThan(3000);
});
