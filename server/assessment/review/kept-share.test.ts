import { expect, test } from "vitest";
import { cpuTimeOf } from "../../../tests/cpu-time.ts";
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

test("a text eight times as long takes some eight times as long, however different it is", () => {
  const pair = (count: number) =>
    [text(count, (i) => `before${i}`), text(count, (i) => `after${i}`)].map((html) => documentFromHtml(html));
  const took = ([written, sent]: ReturnType<typeof pair>) => {
    return cpuTimeOf(() => expect(shareOf(written!, sent!)).toBe(0));
  };
  const [short, long] = [pair(5000), pair(40_000)];
  // The best of some rounds, since others share the machine. All words with all others would take 64 times as long.
  const rounds = Array.from({ length: 5 }, () => ({ short: took(short), long: took(long) }));
  const best = (which: "short" | "long") => Math.min(...rounds.map((round) => round[which]));
  expect(best("long") / best("short")).toBeLessThan(30);
});

test("a long text written anew is judged in a moment, with the reading of its HTML", () => {
  const written = text(60_000, (i) => `before${i}`);
  const sent = text(60_000, (i) => `after${i}`);
  expect(cpuTimeOf(() => keptShare(written, sent))).toBeLessThan(3000);
});
