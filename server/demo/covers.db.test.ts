import { expect } from "vitest";
import { parseImageFile } from "../../contracts/media.ts";
import { test } from "../../tests/database.ts";
import { mediaOf } from "../../tests/media.ts";
import { findMedia, findMediaPage } from "../media/media.store.ts";
import { coverIds, coverUrl, seedCovers } from "./covers.ts";

test("an empty site gets the covers, once, and shows them", async ({ database }) => {
  const { db } = database;
  const media = mediaOf(database);
  await seedCovers(media, new Map([["greeting", "A speech bubble"]]));
  await seedCovers(media, new Map());
  expect((await findMediaPage(db, undefined, { limit: 1, offset: 0 })).total).toBe(coverIds.length);
  for (const id of coverIds) {
    const file = parseImageFile(coverUrl(id).split("/").at(-1) ?? "");
    if (!file) throw new Error(`${coverUrl(id)} is no image address`);
    expect((await media.read(file))?.contentType).toBe("image/webp");
    if (id === "greeting") expect((await findMedia(db, file.address.hash))?.alt).toBe("A speech bubble");
  }
});
