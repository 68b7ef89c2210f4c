import { eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { objects } from "./objects.table.ts";
import type { ObjectStorage } from "./storage.ts";

/** Files as rows: in every backup, on every node. */
export function dbStorage(db: Pick<Db, "select" | "insert" | "delete">): ObjectStorage {
  return {
    async put(key, bytes, { contentType }) {
      await db
        .insert(objects)
        .values({ key, bytes, contentType })
        .onConflictDoUpdate({ target: objects.key, set: { bytes, contentType } });
    },
    async get(key) {
      const [row] = await db
        .select({ bytes: objects.bytes, contentType: objects.contentType })
        .from(objects)
        .where(eq(objects.key, key));
      return row;
    },
    async delete(key) {
      await db.delete(objects).where(eq(objects.key, key));
    },
  };
}
