import { expect } from "vitest";
import { parseImageFile } from "../../contracts/media.ts";
import { test } from "../../tests/database.ts";
import { exclusively } from "../db/exclusive.ts";
import { mediaService } from "../media/media.service.ts";
import { auditService } from "../audit/audit.service.ts";
import { countMedia, findMedia } from "../media/media.store.ts";
import { dbStorage } from "../storage/db-storage.ts";
import { coverIds, coverUrl, seedCovers } from "./covers.ts";

test("an empty site gets the covers, once, and shows them", async ({ database }) => {
  const { db } = database;
  const media = mediaService({
    db,
    storage: dbStorage(db),
    exclusively: exclusively(database),
    audit: auditService(),
    findUses: async () => ({ usedBy: [], earlier: [] }),
  });
  await seedCovers(media, new Map([["greeting", "A speech bubble"]]));
  await seedCovers(media, new Map());
  expect(await countMedia(db)).toBe(coverIds.length);
  for (const id of coverIds) {
    const file = parseImageFile(coverUrl(id).split("/").at(-1) ?? "");
    if (!file) throw new Error(`${coverUrl(id)} is no image address`);
    expect((await media.read(file))?.contentType).toBe("image/webp");
    if (id === "greeting") expect((await findMedia(db, file.address.hash))?.alt).toBe("A speech bubble");
  }
});
