import { expect, test } from "vitest";
import { openDatabase } from "./client.ts";

test("a server that cannot be reached is told in a sentence, without the password", async () => {
  const database = await openDatabase({ url: "postgres://site:secret@127.0.0.1:1/site", onFatal: () => {} });
  const told = database.migrate();
  await expect(told).rejects.toThrow("DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1");
  await expect(told).rejects.not.toThrow("secret");
  await database.close();
});
