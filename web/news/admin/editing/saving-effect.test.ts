import { expect, test } from "vitest";
import { savingEffect } from "./saving-effect.ts";

const now = Date.parse("2026-11-22T10:00:00Z");
const when = (at: Date) => at.toISOString().slice(0, 16);
const later = "2026-11-24T08:00:00Z";

test.each([
  [{ published: true, publishAt: "" }, undefined, "Goes public at once"],
  [{ published: true, publishAt: later }, { published: true }, "Readers see the change at once"],
  [{ published: false, publishAt: "" }, undefined, "Draft: only administrators see it"],
  [{ published: false, publishAt: "no moment" }, { published: false }, "Draft: only administrators see it"],
  [{ published: false, publishAt: later }, undefined, "Goes public on 2026-11-24T08:00"],
  [{ published: false, publishAt: "" }, { published: true }, "Is taken off the site"],
  [
    { published: false, publishAt: later },
    { published: true },
    "Is taken off the site until 2026-11-24T08:00",
  ],
  [
    { published: false, publishAt: "2026-11-22T09:59:00Z" },
    undefined,
    "Goes public at once: its moment has passed",
  ],
])("saving %j over %j: %s", (values, stored, words) => {
  expect(savingEffect(values, stored, now, when)).toBe(words);
});
