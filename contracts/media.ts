// No Zod here: every page with a picture carries this file.

export const imageFormats = ["avif", "webp", "jpg", "png"] as const;
export type ImageFormat = (typeof imageFormats)[number];
export const imageTypes: Record<ImageFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
};

/**
 * What the address of a stored image says about it. The address alone tells a page the image's shape and all its
 * forms, so that an article stores one string and no page asks for more:
 *
 *     /api/images/<hash>-<width>x<height>[a][t].<format>          the largest form
 *     /api/images/<hash>-<width>x<height>[a][t]-<w>w.<format>     `w` pixels wide
 *
 * `a`: animated (WebP moves, the other form is the first frame, there is no AVIF). `t`: transparent (the form for old
 * browsers is PNG, else JPEG). `/images/webp/` is a second door to the same files.
 */
export interface ImageAddress {
  /** 24 hexadecimal digits. */
  hash: string;
  /** Of the original, in pixels. */
  width: number;
  height: number;
  animated: boolean;
  transparent: boolean;
}

const FILE =
  /^([0-9a-f]{24})-([1-9]\d{0,4})x([1-9]\d{0,4})(a?)(t?)(?:-([1-9]\d{0,3})w)?\.(avif|webp|jpg|png)$/;
const DOOR = /^(?:https?:\/\/[^/]+)?(?:\/api\/images\/|\/images\/webp\/)([^/?#]+)$/;
const LADDER = [320, 640, 960, 1280, 1920];
/** Many frames make many bytes: moving pictures stop at this width. */
const ANIMATED_MAX = 960;

/** The widths that an image is kept in, ascending: the usual ones below its own, and its own up to 1920. */
export function imageWidths({ width, animated }: Pick<ImageAddress, "width" | "animated">): number[] {
  const largest = Math.min(width, animated ? ANIMATED_MAX : 1920);
  return [...LADDER.filter((step) => step < largest), largest];
}

/** The formats that an image is kept in, the best first. */
export const formatsOf = ({ animated, transparent }: ImageAddress): ImageFormat[] => [
  ...(animated ? [] : ["avif" as const]),
  "webp",
  transparent ? "png" : "jpg",
];

/** The part of the file name that all forms of an image share. */
export const imageStem = ({ hash, width, height, animated, transparent }: ImageAddress): string =>
  `${hash}-${width}x${height}${animated ? "a" : ""}${transparent ? "t" : ""}`;

/** The address of one form of an image; without `width` the largest one. */
export const imageUrl = (address: ImageAddress, format: ImageFormat, width?: number): string =>
  `/api/images/${imageStem(address)}${width === undefined ? "" : `-${width}w`}.${format}`;

export interface ImageFile {
  address: ImageAddress;
  format: ImageFormat;
  /** One of the address's widths. */
  width: number;
}

/** Reads a file name under `/api/images/`; undefined when no stored image can have it. */
export function parseImageFile(name: string): ImageFile | undefined {
  const [, hash, width, height, a, t, step, format] = FILE.exec(name) ?? [];
  if (!hash) return undefined;
  const address = { hash, width: Number(width), height: Number(height), animated: !!a, transparent: !!t };
  const widths = imageWidths(address);
  const asked = step ? Number(step) : (widths.at(-1) as number);
  return widths.includes(asked) && formatsOf(address).includes(format as ImageFormat)
    ? { address, format: format as ImageFormat, width: asked }
    : undefined;
}

/** Reads the address of one of this site's stored images; undefined for any other URL. */
export function parseImageUrl(url: string): ImageAddress | undefined {
  const name = DOOR.exec(url)?.[1];
  return name ? parseImageFile(name)?.address : undefined;
}

export interface PictureSource {
  type: string;
  srcSet: string;
}
export interface PictureSet {
  /** Known for stored images only. */
  width: number | undefined;
  height: number | undefined;
  sources: PictureSource[];
  src: string;
  srcSet: string | undefined;
  /** What to show when loading fails, in this order: webp, jpg, png, a blank pixel. */
  fallbacks: string[];
}

/** A transparent pixel: what stands where no form of an image could be loaded. */
export const blankPixel = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

const srcSet = (address: ImageAddress, format: ImageFormat) =>
  imageWidths(address)
    .map((width) => `${imageUrl(address, format, width)} ${width}w`)
    .join(", ");

/** Everything that a `<picture>` of this URL needs. Any URL will do: what is not stored here has one form and no size. */
export function pictureSet(url: string): PictureSet {
  const address = parseImageUrl(url);
  if (!address)
    return {
      width: undefined,
      height: undefined,
      sources: [],
      src: url,
      srcSet: undefined,
      fallbacks: [...otherExtensions(url), blankPixel],
    };
  const formats = formatsOf(address);
  const plain = formats.at(-1) as ImageFormat;
  return {
    width: address.width,
    height: address.height,
    sources: formats
      .slice(0, -1)
      .map((format) => ({ type: imageTypes[format], srcSet: srcSet(address, format) })),
    src: imageUrl(address, plain),
    srcSet: srcSet(address, plain),
    fallbacks: [...(["webp", "jpg", "png"] as const).map((format) => imageUrl(address, format)), blankPixel],
  };
}

/** The same address with the other extensions, in the order of falling back. */
function otherExtensions(url: string): string[] {
  const match = /^([^?#]+)\.(jpe?g|png|webp|gif|avif)([?#].*)?$/i.exec(url);
  if (!match || url.startsWith("data:")) return [];
  const [, path, extension, rest = ""] = match;
  const own = extension?.toLowerCase() === "jpeg" ? "jpg" : extension?.toLowerCase();
  return ["webp", "jpg", "png"].filter((other) => other !== own).map((other) => `${path}.${other}${rest}`);
}
