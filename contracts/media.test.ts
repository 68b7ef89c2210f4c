import { describe, expect, it } from "vitest";
import { blankPixel, imageWidths, parseImageFile, parseImageUrl, pictureSet } from "./media.ts";

const hash = "0123456789abcdef01234567";

describe("the widths of an image", () => {
  it("never exceed the original and end with it, or with 1920", () => {
    expect(imageWidths({ width: 200, animated: false })).toEqual([200]);
    expect(imageWidths({ width: 640, animated: false })).toEqual([320, 640]);
    expect(imageWidths({ width: 1000, animated: false })).toEqual([320, 640, 960, 1000]);
    expect(imageWidths({ width: 4000, animated: false })).toEqual([320, 640, 960, 1280, 1920]);
    expect(imageWidths({ width: 4000, animated: true })).toEqual([320, 640, 960]);
  });
});

describe("reading an address", () => {
  it("understands both doors and a full address, and each form", () => {
    const wanted = { hash, width: 1600, height: 1000, animated: false, transparent: false };
    for (const url of [
      `/api/images/${hash}-1600x1000.webp`,
      `/images/webp/${hash}-1600x1000-640w.webp`,
      `https://ringwell.example/api/images/${hash}-1600x1000.jpg`,
    ])
      expect(parseImageUrl(url)).toEqual(wanted);
    expect(parseImageUrl(`/api/images/${hash}-9x9at.png`)).toMatchObject({
      animated: true,
      transparent: true,
    });
  });

  it("gives the largest width where none is named", () => {
    expect(parseImageFile(`${hash}-4000x2000.avif`)).toMatchObject({ width: 1920, format: "avif" });
  });

  it.each([
    "../secret",
    `${hash}.webp`,
    `${hash}-1600x1000.svg`,
    `${hash}-1600x1000-700w.webp`,
    `${hash}-600x400-640w.webp`,
    `${hash}-600x400t.jpg`,
    `${hash}-600x400.png`,
    `${hash}-600x400a.avif`,
    `${hash.toUpperCase()}-600x400.webp`,
    `${hash}-0x0.webp`,
    `${hash}-600x400.webp/..`,
  ])("refuses %s", (name) => {
    expect(parseImageFile(name)).toBeUndefined();
  });
});

describe("a picture's set", () => {
  it("offers AVIF, then WebP, then JPEG at every width, with the dimensions", () => {
    const base = `/api/images/${hash}-960x600`;
    expect(pictureSet(`${base}.webp`)).toEqual({
      width: 960,
      height: 600,
      sources: [
        {
          type: "image/avif",
          srcSet: `${base}-320w.avif 320w, ${base}-640w.avif 640w, ${base}-960w.avif 960w`,
        },
        {
          type: "image/webp",
          srcSet: `${base}-320w.webp 320w, ${base}-640w.webp 640w, ${base}-960w.webp 960w`,
        },
      ],
      src: `${base}.jpg`,
      srcSet: `${base}-320w.jpg 320w, ${base}-640w.jpg 640w, ${base}-960w.jpg 960w`,
      fallbacks: [`${base}.webp`, `${base}.jpg`, `${base}.png`, blankPixel],
    });
  });

  it("offers PNG for a transparent image and no AVIF for a moving one", () => {
    const set = pictureSet(`/api/images/${hash}-100x50at.webp`);
    expect(set.sources.map(({ type }) => type)).toEqual(["image/webp"]);
    expect(set.src).toBe(`/api/images/${hash}-100x50at.png`);
  });

  it("swaps the extension of any other URL, and has the blank pixel as the last resort", () => {
    expect(pictureSet("/static/team.jpeg?v=2").fallbacks).toEqual([
      "/static/team.webp?v=2",
      "/static/team.png?v=2",
      blankPixel,
    ]);
    expect(pictureSet("https://cdn.example/picture").fallbacks).toEqual([blankPixel]);
    expect(pictureSet("/static/team.gif").src).toBe("/static/team.gif");
  });
});
