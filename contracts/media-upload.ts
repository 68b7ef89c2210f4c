import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** Answer of `POST /api/upload/image`. */
export const uploadResult = z.object({
  url: z.string(),
  /** Preferred when present. */
  webpUrl: z.string().optional(),
});
export type UploadResult = z.infer<typeof uploadResult>;

/** The form's fields. The token may stand in the header `X-CSRF-Token` instead. */
export const uploadFields = { image: "image", csrf: "_csrf" } as const;

/** A multipart form with one file, of at most `uploadLimit` bytes, judged by its content. */
export const uploadImage = endpoint({
  method: "POST",
  path: "/api/upload/image",
  csrf: true,
  multipart: true,
  input: z.object({}),
  output: uploadResult,
});

/** Images on a page of the library. */
export const MEDIA_PER_PAGE = 24;
const page = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, "page must be a whole number from 1")
  .transform(Number);

export const mediaItem = z.object({
  hash: z.string(),
  /** The largest form for any browser. */
  url: z.string(),
  webpUrl: z.string(),
  /** The file's name when it was uploaded. */
  name: z.string(),
  alt: z.string(),
  /** Of the original, in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  animated: z.boolean(),
  /** Of all forms together. */
  bytes: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type MediaItem = z.infer<typeof mediaItem>;

/** An article that shows an image. */
export const mediaUse = z.object({ id: z.string(), title: z.string(), published: z.boolean() });
export type MediaUse = z.infer<typeof mediaUse>;

/** Earlier uploads, newest first; `search` looks into names and alternative texts, and finds 500 at most. */
export const listMedia = endpoint({
  method: "GET",
  path: "/api/media",
  input: z.object({
    search: z.string().trim().max(200).optional(),
    page: page.or(z.literal("").transform(() => 1)).optional(),
  }),
  output: z.object({
    images: z.array(mediaItem),
    total: z.number().int(),
    page: z.number().int(),
    totalPages: z.number().int(),
  }),
});

/** Where an image is shown. `earlier`: articles that show it no more, of which an earlier version does. */
export const mediaUses = z.object({ usedBy: z.array(mediaUse), earlier: z.array(mediaUse) });
export type MediaUses = z.infer<typeof mediaUses>;

/** One image, with the articles that show it. */
export const getMedia = endpoint({
  method: "GET",
  path: "/api/media/:hash",
  input: z.object({ hash: z.string() }),
  output: mediaItem.extend(mediaUses.shape).extend({
    /** The images beside it in the list; null at its ends. */
    newer: z.string().nullable(),
    older: z.string().nullable(),
  }),
});

/** The text that stands for the image where it cannot be seen. */
export const describeMedia = endpoint({
  method: "PUT",
  path: "/api/media/:hash",
  csrf: true,
  input: z.object({
    hash: z.string(),
    alt: z
      .string({ error: "Please describe the image." })
      .trim()
      .max(500, "Please use at most 500 characters."),
  }),
  output: mediaItem,
});

/**
 * 409 while an article shows it, and, unless `fromEarlier` is true, while an earlier version of one does: restored, it
 * would miss the image. The answer's `usedBy` and `earlier` name them.
 */
export const deleteMedia = endpoint({
  method: "DELETE",
  path: "/api/media/:hash",
  csrf: true,
  input: z.object({ hash: z.string(), fromEarlier: z.boolean().optional() }),
  output: z.undefined(),
});
