import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import {
  formatsOf,
  type ImageAddress,
  type ImageFormat,
  imageTypes,
  imageWidths,
} from "../../contracts/media.ts";
import { uploadLimit, uploadMessages } from "../../contracts/media-files.ts";
import { AppError } from "../errors.ts";
import { imageTypeOf } from "./image-type.ts";

export interface ImageVariant {
  width: number;
  format: ImageFormat;
  contentType: string;
  bytes: Buffer;
}
export interface IngestedImage extends ImageAddress {
  /** Every width of the address in every format of it. */
  variants: ImageVariant[];
}
export interface IngestLimits {
  /** Of the file. */
  bytes: number;
  /** Of all frames together: what a small file may unfold to. */
  pixels: number;
}

/** In pixels; no browser shows more, no JPEG has more, and an address has no place for more. */
const SIDE_MAX = 65_535;
/** Of an animation. The work grows faster than their number: a file of 5 MB may hold 200,000 tiny ones. */
const FRAMES_MAX = 5000;

export const ingestLimits: IngestLimits = { bytes: uploadLimit, pixels: 50_000_000 };

/**
 * Judges an uploaded file by its content and makes all its forms: upright, in sRGB, without metadata.
 * The same bytes always give the same address.
 * @throws AppError too_large (413), wrong_type (415), unprocessable (422: damaged, or too many pixels)
 */
export async function ingestImage(bytes: Buffer, limits = ingestLimits): Promise<IngestedImage> {
  if (bytes.length > limits.bytes) throw new AppError("too_large", uploadMessages.size);
  const type = imageTypeOf(bytes);
  if (!type) throw new AppError("wrong_type", uploadMessages.type);
  try {
    return await makeVariants(bytes, limits);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const tooMany = cause instanceof Error && /pixel limit|too large|exceeds/i.test(cause.message);
    throw new AppError(
      "unprocessable",
      tooMany
        ? "The image has too many pixels: please upload a smaller one."
        : "The image is damaged or incomplete: please save it again and retry.",
      { cause },
    );
  }
}

async function makeVariants(bytes: Buffer, limits: IngestLimits): Promise<IngestedImage> {
  const options = { limitInputPixels: limits.pixels, failOn: "warning" as const };
  const head = await sharp(bytes, options).metadata();
  const { pages = 1, hasAlpha, width: across = 0, height: down = 0, autoOrient: upright } = head;
  if (pages > FRAMES_MAX)
    throw new AppError("unprocessable", "The animation has too many frames: please upload a shorter one.");
  if (Math.max(across, down / pages) > SIDE_MAX) throw new Error("a side exceeds the limit");
  const animated = pages > 1;
  // No larger than the largest form: read piece by piece, a picture of 50 million pixels is never whole in memory.
  const largest = Math.max(...imageWidths({ width: upright.width, animated: false }));
  const still = await decode(
    sharp(bytes, options).autoOrient().resize({ width: largest, withoutEnlargement: true }),
  );
  const transparent = hasAlpha && !(await sharp(still.data, { raw: still.info }).stats()).isOpaque;
  const address: ImageAddress = {
    hash: createHash("sha256").update(bytes).digest("hex").slice(0, 24),
    width: upright.width,
    height: upright.height,
    animated,
    transparent,
  };
  const variants: ImageVariant[] = [];
  // One after the other: libvips uses all cores for each, and memory stays that of one image.
  for (const width of imageWidths(address))
    for (const format of formatsOf(address)) {
      const moving = animated && format === "webp";
      const source = moving
        ? sharp(bytes, { ...options, animated: true })
        : sharp(still.data, { raw: still.info });
      const made = encode(source.resize({ width, withoutEnlargement: true }), format, moving);
      variants.push({ width, format, contentType: imageTypes[format], bytes: await made.toBuffer() });
    }
  return { ...address, variants };
}

const decode = (image: Sharp) =>
  image.toColourspace("srgb").raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });

function encode(image: Sharp, format: ImageFormat, moving: boolean): Sharp {
  if (format === "avif") return image.avif({ quality: 55, effort: 3 });
  if (format === "webp") return image.webp({ quality: 78, effort: moving ? 2 : 4 });
  if (format === "png") return image.png({ compressionLevel: 9, palette: false });
  return image.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true });
}
