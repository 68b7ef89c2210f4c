import { expect, test } from "vitest";
import { savingEffect } from "./saving-effect.ts";

const now = Date.parse("2026-11-22T10:00:00Z");
const when = (at: Date) => at.toISOString().slice(0, 16);
const later = "2026-11-24T08:00:00Z";

test.each([
  [{ published: true, publishAt: "" }, undefined, "Publishes when you save"],
  [{ published: true, publishAt: later }, { published: true }, "Changes go live when you save"],
  [{ published: false, publishAt: "" }, undefined, "Saves as a draft"],
  [
    { published: false, publishAt: "no moment" },
    { published: false },
    "Draft, visible to administrators only",
  ],
  [{ published: false, publishAt: later }, undefined, "Will publish on 2026-11-24T08:00 once you save"],
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

test("what cannot be saved yet is not promised: even a draft needs its words", () => {
  const said = (lacks: string[]) =>
    savingEffect({ published: false, publishAt: "" }, undefined, now, when, true, lacks);
  expect(said(["excerpt", "content", "meta description"])).toBe(
    "Still needs excerpt, content, and meta description",
  );
  expect(said([])).toBe("Saves as a draft");
});

test("where nothing is left to save, it says how the article stands and asks for no saving", () => {
  const saved = (published: boolean, publishAt: string) =>
    savingEffect({ published, publishAt }, { published }, now, when, false);
  expect(saved(true, "")).toBe("Published");
  expect(saved(false, later)).toBe("Scheduled for 2026-11-24T08:00");
  expect(saved(false, "")).toBe("Draft, visible to administrators only");
});
