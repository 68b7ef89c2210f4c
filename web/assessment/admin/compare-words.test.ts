// @vitest-environment jsdom
import { expect, it } from "vitest";
import { compareReports, compareWords } from "./compare-words.ts";

const added = (before: string, after: string) =>
  compareWords(before, after).filter(({ kind }) => kind !== "same");

it.each([
  [
    "Answer new clients first, everybody else twice a day. There is nothing to buy.",
    "Answer new clients first, everybody else twice a day. We spoke with two firms like yours this month. There is nothing to buy.",
    "We spoke with two firms like yours this month.",
  ],
  // Typed without the space behind it.
  [
    "Answer new clients first. There is nothing to buy.",
    "Answer new clients first. We spoke with two firms this month.There is nothing to buy.",
    "We spoke with two firms this month.",
  ],
  ["We call you. We write.", "We call you. We call your desk. We write.", "We call your desk."],
  ["It costs $40.", "Mind the fee. It costs $40.", "Mind the fee."],
  ["It costs $40.", "It costs $40. Mind the fee.", "Mind the fee."],
])("marks an added sentence alone: %s", (before, after, sentence) => {
  expect(added(before, after)).toEqual([{ kind: "added", text: sentence }]);
  expect(added(after, before)).toEqual([{ kind: "removed", text: sentence }]);
});

it("marks the words of a sentence that changed", () => {
  expect(added("It costs $40 a month. Begin today.", "It costs $90 a month. Begin today.")).toEqual([
    { kind: "removed", text: "$40" },
    { kind: "added", text: "$90" },
  ]);
});

const page = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join("");
it("sets a changed paragraph beside its own, not all that went before all that came", () => {
  const lines = compareReports(
    page(
      "Answer first.",
      "A worried client signs with the first lawyer who answers, so a good answer can come too late.",
    ),
    page(
      "Answer first. We spoke with two firms like yours this month, and both of them lose people at night.",
      "Nobody complains: a worried client signs with the first lawyer who answers.",
    ),
  );
  expect(lines).toHaveLength(2);
  for (const line of lines)
    expect("parts" in line && line.parts.some(({ kind }) => kind === "same")).toBe(true);
});

it("calls a paragraph of other words another one", () => {
  const lines = compareReports(
    page("The phone rings out at night."),
    page("Your prices are low for a city."),
  );
  expect(lines).toEqual([
    { parts: [{ kind: "removed", text: "The phone rings out at night." }] },
    { parts: [{ kind: "added", text: "Your prices are low for a city." }] },
  ]);
});
