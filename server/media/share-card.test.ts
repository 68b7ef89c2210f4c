import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawShareCard } from "./share-card.ts";

const siteName = "Ringwell";
/** Rows that hold ink, from the top: where the title stands. */
async function inkRows(card: Buffer) {
  const { data, info } = await sharp(card)
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, y) =>
    data.subarray(y * info.width * info.channels, (y + 1) * info.width * info.channels).some((v) => v < 80),
  );
}

describe("the share card", () => {
  it("is 1200 by 630, a PNG, and light enough to be fetched by any crawler", async () => {
    const card = await drawShareCard({ title: "What happens to the calls that come after five", siteName });
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" });
    expect(card.length).toBeLessThan(80_000);
  });

  it("shows the title, and another title differently", async () => {
    const one = await drawShareCard({ title: "One", siteName });
    expect((await inkRows(one)).filter(Boolean).length).toBeGreaterThan(40);
    expect(one.equals(await drawShareCard({ title: "Two", siteName }))).toBe(false);
    expect(one.equals(await drawShareCard({ title: "One", siteName }))).toBe(true);
  });

  it.each([
    ["a very long title", "A title that goes on and on about calls ".repeat(12)],
    ["one endless word", "Donaudampfschifffahrtsgesellschaft".repeat(8)],
  ])("keeps %s above the wave", async (_what, title) => {
    const rows = await inkRows(await drawShareCard({ title, siteName }));
    expect(rows.lastIndexOf(true, 540)).toBeLessThan(400);
    expect(rows.indexOf(true)).toBeGreaterThan(40);
  });

  it.each([
    ["emoji", "Never miss a call 📞🔔👩‍⚕️"],
    ["another script only", "電話に出る"],
    ["accents", "Żółć, Ærø, naïve — “façade” €5™"],
    ["markup", "<script>&amp;"],
    ["control characters", "a\u0000b\u202Ec"],
    ["nothing", ""],
  ])("draws something for %s", async (_what, title) => {
    const card = await drawShareCard({ title, siteName });
    expect((await inkRows(card)).slice(0, 430).filter(Boolean).length).toBeGreaterThan(15);
  });
});
