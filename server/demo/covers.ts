import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { formatsOf, imageTypes, imageUrl, imageWidths } from "../../contracts/media.ts";
import type { MediaService } from "../media/media.service.ts";
import { coverAddress } from "./cover-source.ts";

const folder = new URL("./images/", import.meta.url);
const manifest: Record<string, { source: string }> = JSON.parse(
  readFileSync(new URL("manifest.json", folder), "utf8"),
);

/** The ids of the drawn covers. */
export const coverIds = Object.keys(manifest);

/**
 * What a demo article stores as its `imageUrl`.
 * @throws Error for an id without a cover
 */
export function coverUrl(id: string): string {
  const cover = manifest[id];
  if (!cover) throw new Error(`There is no cover "${id}"`);
  return imageUrl(coverAddress(cover.source), "webp");
}

/** Puts the rendered covers among the site's images. They were made beforehand: this only copies bytes. */
export async function seedCovers(
  media: Pick<MediaService, "save">,
  alts: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [id, { source }] of Object.entries(manifest)) {
    const address = coverAddress(source);
    const forms = imageWidths(address).flatMap((width) =>
      formatsOf(address).map((format) => ({ width, format, contentType: imageTypes[format] })),
    );
    const variants = await Promise.all(
      forms.map(async (form) => ({
        ...form,
        bytes: await readFile(new URL(`${id}-${form.width}.${form.format}`, folder)),
      })),
    );
    await media.save({ ...address, variants }, { name: `${id}.webp`, alt: alts.get(id) ?? "" });
  }
}
