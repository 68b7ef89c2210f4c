import { expect, test } from "vitest";
import { savingEffect } from "./saving-effect.ts";

const now = Date.parse("2026-11-22T10:00:00Z");
const when = (at: Date) => at.toISOString().slice(0, 16);
const later = "2026-11-24T08:00:00Z";

test.each([
  [{ published: true, publishAt: "" }, undefined, "Publishes when you save"],
  [{ published: true, publishAt: later }, { published: true }, "Goes live when you save"],
  [{ published: false, publishAt: "" }, undefined, "Draft, visible to administrators only"],
  [
    { published: false, publishAt: "no moment" },
    { published: false },
    "Draft, visible to administrators only",
  ],
  [{ published: false, publishAt: later }, undefined, "Publishes on 2026-11-24T08:00"],
  [{ published: false, publishAt: "" }, { published: true }, "Unpublished when you save"],
  [{ published: false, publishAt: later }, { published: true }, "Unpublished until 2026-11-24T08:00"],
  [
    { published: false, publishAt: "2026-11-22T09:59:00Z" },
    undefined,
    "Publishes when you save: its time has passed",
  ],
])("saving %j over %j: %s", (values, stored, words) => {
  expect(savingEffect(values, stored, now, when)).toBe(words);
});
