import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { formatsOf, imageStem, imageWidths, parseImageUrl } from "../../contracts/media.ts";
import { demoArticles } from "./articles.ts";
import { covers } from "../../scripts/covers/covers.ts";
import { drawPlate } from "../../scripts/covers/draw-plate.ts";
import { coverAddress, coverSourceHash } from "./cover-source.ts";
import { coverIds, coverUrl } from "./covers.ts";

const folder = new URL("./images/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("manifest.json", folder), "utf8"));

describe("the demo articles' covers", () => {
  it("exist for every article that names one", () => {
    for (const { cover } of demoArticles) if (cover) expect(coverIds).toContain(cover);
    expect(() => coverUrl("nothing")).toThrow("nothing");
  });

  it.each(coverIds)("%s is rendered from its present drawings (else run scripts/draw-covers.ts)", (id) => {
    const plate = covers[id];
    if (!plate) throw new Error(`nobody draws ${id}`);
    const source = coverSourceHash(drawPlate(plate, "full"), drawPlate(plate, "small"));
    expect(manifest[id]).toEqual({ source, address: imageStem(coverAddress(source)) });
    expect(parseImageUrl(coverUrl(id))).toEqual(coverAddress(source));
  });

  it("exist in each width and format that their address promises, in the promised shape", async () => {
    for (const id of coverIds) {
      const address = coverAddress(manifest[id].source);
      for (const width of imageWidths(address))
        for (const format of formatsOf(address)) {
          const file = new URL(`${id}-${width}.${format}`, folder);
          expect(existsSync(file), file.pathname).toBe(true);
          const found = await sharp(readFileSync(file)).metadata();
          expect([found.width, found.height]).toEqual([width, (width * 1000) / 1600]);
        }
    }
  });

  it("weigh less than 3 MB together", () => {
    const sizes = readdirSync(folder).map((name) => statSync(new URL(name, folder)).size);
    expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThan(3 * 1024 * 1024);
  });
});
