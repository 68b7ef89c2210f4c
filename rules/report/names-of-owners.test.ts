import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { goes } from "../../content/report/circumstances.ts";
import { neutralTrade, wordsUntilKnown } from "../../content/report/trades/index.ts";
import { INDUSTRIES } from "../../contracts/assessment-options.ts";

/** A line each: box, name, what it may be read as ('?': nothing, and the owner is asked), and 'goes' for who drives to the customer. */
const lines = readFileSync(new URL("names-of-owners.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

it.each(lines.map((line) => line.split("\t")))("reads, in %s, '%s' as %s", (industry, name, may, going) => {
  expect(INDUSTRIES).toContain(industry);
  const read = wordsUntilKnown(industry!, name!);
  const untold = read.an === neutralTrade(industry!).an && read.said === undefined;
  expect(may!.split(" ~ ")).toContain(untold && may!.includes("?") ? "?" : read.an);
  if (going) expect(goes(read)).toBe(true);
});

it("takes who is met on a screen for nobody with a door, and a kitchen shop for no caterer", () => {
  expect(wordsUntilKnown("Education", "Virtual Violin with Vera")).toMatchObject({ remote: true });
  expect(wordsUntilKnown("Professional Services", "Jen the Virtual Assistant").remote).toBeUndefined();
  expect(wordsUntilKnown("Retail/E-commerce", "Home at Home Furniture").travels).toBeUndefined();
});
