import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { test } from "../../tests/database.ts";
import { createSeal } from "../seal.ts";
import { signingSecret } from "./settings.store.ts";
import { settings } from "./settings.table.ts";

test("the signing secret is one for all nodes, and turned by deleting it: what was signed before opens no more", async ({
  database: { db },
}) => {
  const [own, other] = await Promise.all([signingSecret(db), signingSecret(db)]);
  expect(own).toHaveLength(32);
  expect(other).toEqual(own);
  const sealed = createSeal(own, "preview").seal({ article: 7 });
  expect(createSeal(other, "preview").open(sealed)).toEqual({ article: 7 });
  await db.delete(settings).where(eq(settings.key, "signing-secret"));
  const turned = await signingSecret(db);
  expect(turned).not.toEqual(own);
  expect(createSeal(turned, "preview").open(sealed)).toBeUndefined();
});
