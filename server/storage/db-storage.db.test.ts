import { expect } from "vitest";
import { test } from "../../tests/database.ts";
import { dbStorage } from "./db-storage.ts";

test("gives back what was stored, byte for byte, with its type", async ({ database }) => {
  const storage = dbStorage(database.db);
  const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 256);
  await storage.put("images/a/640.webp", bytes, { contentType: "image/webp" });
  const found = await storage.get("images/a/640.webp");
  expect(found?.contentType).toBe("image/webp");
  expect(Buffer.from(found?.bytes ?? []).equals(Buffer.from(bytes))).toBe(true);
});

test("replaces, deletes, and has nothing under an unknown key", async ({ database }) => {
  const storage = dbStorage(database.db);
  await storage.put("k", Buffer.from("one"), { contentType: "text/plain" });
  await storage.put("k", Buffer.from("two"), { contentType: "text/plain" });
  expect(Buffer.from((await storage.get("k"))?.bytes ?? []).toString()).toBe("two");
  await storage.delete("k");
  expect(await storage.get("k")).toBeUndefined();
  await storage.delete("k");
});
