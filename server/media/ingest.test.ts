import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { formatsOf, imageWidths } from "../../contracts/media.ts";
import { uploadLimit, uploadMessages } from "../../contracts/media-files.ts";
import { ingestImage, ingestLimits } from "./ingest.ts";

/** Noise: what compresses badly, so that nothing here is right by accident. */
async function noise(width: number, height: number, channels: 3 | 4 = 3) {
  const data = Buffer.alloc(width * height * channels);
  for (let i = 0; i < data.length; i++) data[i] = (i * 7919 + (i >> 3) * 104729) & 255;
  return sharp(data, { raw: { width, height, channels } });
}
const jpeg = async (width = 700, height = 400) => (await noise(width, height)).jpeg().toBuffer();

describe("an uploaded picture", () => {
  it("is made into every width and format, with the true dimensions and types", async () => {
    const image = await ingestImage(await jpeg());
    expect(image).toMatchObject({ width: 700, height: 400, animated: false, transparent: false });
    expect(image.variants.map(({ width, format }) => `${width}.${format}`)).toEqual(
      imageWidths(image).flatMap((width) => formatsOf(image).map((format) => `${width}.${format}`)),
    );
    for (const { bytes, width, format, contentType } of image.variants) {
      const found = await sharp(bytes).metadata();
      expect(found.width).toBe(width);
      expect(found.height).toBe(Math.round((400 * width) / 700));
      expect(found.format).toBe({ avif: "heif", webp: "webp", jpg: "jpeg", png: "png" }[format]);
      expect(contentType).toBe(format === "jpg" ? "image/jpeg" : `image/${format}`);
    }
  });

  it("has an address that follows from its bytes", async () => {
    const bytes = await jpeg(40, 30);
    const { hash } = await ingestImage(bytes);
    expect(hash).toMatch(/^[0-9a-f]{24}$/);
    expect((await ingestImage(bytes)).hash).toBe(hash);
    expect((await ingestImage(await jpeg(40, 31))).hash).not.toBe(hash);
  });

  it("is stored upright and without the camera's data", async () => {
    const bytes = await (await noise(300, 200))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: "somebody", Orientation: "6" }, IFD3: { GPSLatitude: "52/1 30/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const image = await ingestImage(bytes);
    expect(image).toMatchObject({ width: 200, height: 300 });
    for (const variant of image.variants) {
      const found = await sharp(variant.bytes).metadata();
      expect([found.exif, found.xmp, found.iptc, found.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(variant.bytes.includes("somebody")).toBe(false);
    }
  });

  it("is brought from a wide colour space into sRGB", async () => {
    const wide = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#cc3311" } })
      .withIccProfile("p3")
      .png()
      .toBuffer();
    const image = await ingestImage(wide);
    for (const { bytes, format } of image.variants) {
      expect((await sharp(bytes).metadata()).icc).toBeUndefined();
      const [red] = await sharp(bytes).removeAlpha().raw().toBuffer();
      expect(Math.abs((red as number) - 0xcc), format).toBeLessThan(6);
    }
  });

  it("keeps its transparency, and is opaque when it only could have been transparent", async () => {
    const clear = await sharp({ create: { width: 64, height: 64, channels: 4, background: "#ff000080" } })
      .png()
      .toBuffer();
    const image = await ingestImage(clear);
    expect(image.transparent).toBe(true);
    expect(image.variants.map(({ format }) => format)).toEqual(["avif", "webp", "png"]);
    for (const { bytes } of image.variants) expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
    const opaque = await sharp({ create: { width: 64, height: 64, channels: 4, background: "#ff0000" } })
      .png()
      .toBuffer();
    expect((await ingestImage(opaque)).transparent).toBe(false);
  });

  it("stays in motion as WebP, with its first frame for the rest", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#00ff00", "#0000ff"].map((background) =>
        sharp({ create: { width: 400, height: 300, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer();
    const image = await ingestImage(gif);
    expect(image).toMatchObject({ width: 400, height: 300, animated: true });
    for (const { bytes, format, width } of image.variants) {
      const found = await sharp(bytes).metadata();
      expect(found.pages ?? 1, `${width}.${format}`).toBe(format === "webp" ? 3 : 1);
      expect(found.width).toBe(width);
    }
  });
});

describe("what is refused", () => {
  const refused = (bytes: Buffer, limits = ingestLimits) =>
    ingestImage(bytes, limits).then(
      () => "accepted",
      ({ code, message }) => ({ code, message }),
    );

  it.each([
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["text", Buffer.from("hello")],
    ["nothing", Buffer.alloc(0)],
    ["a PDF", Buffer.from("%PDF-1.7")],
    ["a TIFF", Buffer.from("II*\0aaaaaaaaaaaaaaaa", "latin1")],
  ])("%s, by its content", async (_what, bytes) => {
    expect(await refused(bytes)).toEqual({ code: "wrong_type", message: uploadMessages.type });
  });

  it("an AVIF, which is not among the four types", async () => {
    expect(await refused(await (await noise(32, 32)).avif().toBuffer())).toMatchObject({
      code: "wrong_type",
    });
  });

  it("a file above 5 MB, and not one of exactly that size", async () => {
    const picture = await jpeg(32, 32);
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    expect(await refused(padded(uploadLimit + 1))).toEqual({
      code: "too_large",
      message: uploadMessages.size,
    });
    expect(await refused(padded(uploadLimit))).toBe("accepted");
  });

  it("a small file that unfolds to very many pixels", async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#fff" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(uploadLimit);
    expect(await refused(bomb)).toMatchObject({
      code: "unprocessable",
      message: expect.stringContaining("pixels"),
    });
  });

  it("an animation whose frames together have too many pixels", async () => {
    const frames = await Promise.all(
      ["#f00", "#0f0", "#00f"].map((background) =>
        sharp({ create: { width: 100, height: 100, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await refused(gif, { ...ingestLimits, pixels: 20_000 })).toMatchObject({ code: "unprocessable" });
  });

  it.each(["jpeg", "png", "gif", "webp"] as const)("a %s that ends too soon", async (format) => {
    const whole = await (await noise(300, 200)).toFormat(format).toBuffer();
    expect(await refused(whole)).toBe("accepted");
    expect(await refused(whole.subarray(0, whole.length / 2))).toMatchObject({ code: "unprocessable" });
  });
});

it("refuses an animation of countless tiny frames at once", async () => {
  const start = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255];
  const frame = [0x21, 0xf9, 4, 0, 2, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const gif = (frames: number) =>
    Buffer.concat([Buffer.from(start), ...Array(frames).fill(Buffer.from(frame)), Buffer.from([0x3b])]);
  expect((await ingestImage(gif(20))).animated).toBe(true);
  await expect(ingestImage(gif(100_000))).rejects.toMatchObject({
    code: "unprocessable",
    message: expect.stringContaining("too many frames"),
  });
});
