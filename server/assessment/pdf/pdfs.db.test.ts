import { expect } from "vitest";
import { test } from "../../../tests/site.ts";
import { findAssessment } from "../assessment.store.ts";
import type { Assessment } from "../assessment.table.ts";
import { put, ready } from "../review/review.fixture.ts";
import { pdfsService } from "./pdfs.service.ts";

test("six readers of one report share one drawing, which is kept until its text changes", async ({
  site,
}) => {
  const { id, admin, path, read } = await ready(site);
  const { db } = site.deps;
  let drawn = 0;
  const pdfs = pdfsService({
    db,
    draw: async () => {
      drawn++;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return Buffer.from(`drawing ${drawn}`);
    },
  });
  const present = async () => (await findAssessment(db, id)) as Assessment;
  const six = async (paper: "letter" | "a4") => {
    const found = await present();
    const all = await Promise.all(Array.from({ length: 6 }, () => pdfs.ofReport(found, paper)));
    return new Set(all.map(String));
  };
  expect(await six("letter")).toEqual(new Set(["drawing 1"]));
  expect(await six("letter")).toEqual(new Set(["drawing 1"]));
  expect(await six("a4")).toEqual(new Set(["drawing 2"]));
  await put(admin, path, String((await read()).reportContent).replace("</p>", " More.</p>"));
  expect(await six("letter")).toEqual(new Set(["drawing 3"]));
});
