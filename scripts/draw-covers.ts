// Draws the demo articles' covers and renders them to images: `node scripts/draw-covers.ts`. The site then starts without drawing anything.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { formatsOf, type ImageFormat, imageStem, imageWidths } from "../contracts/media.ts";
import { coverAddress, coverSourceHash } from "../server/demo/cover-source.ts";
import { covers } from "./covers/covers.ts";
import { drawPlate } from "./covers/draw-plate.ts";

const demo = fileURLToPath(new URL("../server/demo/", import.meta.url));
/** Up to this width the coarse drawing is used: larger, it would look broken. */
const COARSE_MAX = 320;

const encode = {
  // 4:4:4: the bars are one colour against another, which halved colour resolution would smear.
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 4, chromaSubsampling: "4:4:4" }),
  webp: (image: Sharp) => image.webp({ nearLossless: true, quality: 40, effort: 4 }),
  // Only browsers without WebP ask for it; it suits such drawings badly, so the small ones get few bytes.
  jpg: (image: Sharp, width: number) => image.jpeg({ quality: width > 960 ? 60 : 40, mozjpeg: true }),
  png: (image: Sharp) => image.png(),
} satisfies Record<ImageFormat, (image: Sharp, width: number) => Sharp>;

rmSync(`${demo}images`, { recursive: true, force: true });
mkdirSync(`${demo}images`);
const manifest: Record<string, { source: string; address: string }> = {};
for (const [id, plate] of Object.entries(covers)) {
  const full = drawPlate(plate, "full");
  const small = drawPlate(plate, "small");
  const source = coverSourceHash(full, small);
  const address = coverAddress(source);
  for (const width of imageWidths(address))
    for (const format of formatsOf(address)) {
      const drawing = sharp(Buffer.from(width <= COARSE_MAX ? small : full), {
        density: (72 * width) / 960,
      }).resize(width);
      const bytes = await encode[format](drawing.flatten(), width).toBuffer();
      writeFileSync(`${demo}images/${id}-${width}.${format}`, bytes);
    }
  manifest[id] = { source, address: imageStem(address) };
}
writeFileSync(`${demo}images/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
