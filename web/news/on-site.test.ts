import { expect, it } from "vitest";
import { onSite } from "./on-site.ts";

const words = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join("");

it.each([
  ["HIPAA", "/services#health-privacy"],
  ["price", "/services#cost"],
  ["contract", "/services#contract"],
  ["recorded", "/services#recorded"],
  ["cookies", "/privacy-policy#cookies-and-tracking"],
  ["dental", "/services#dental-practices"],
])("finds the answer to %s", (search, to) => {
  const found = onSite(search);
  expect(found.map((place) => place.to)).toContain(to);
  expect(found.length).toBeLessThanOrEqual(3);
  for (const { words: said } of found) {
    expect(words(said)).not.toMatch(/\{\{|\*\*|\]\(/);
    expect(words(said)).toMatch(/[.?!”]$|…$/);
  }
});

it.each(["", "zebra", "   ", "hipaa zebra"])("finds nothing for %j", (search) => {
  expect(onSite(search)).toEqual([]);
});
