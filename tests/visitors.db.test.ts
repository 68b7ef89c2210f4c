import { expect } from "vitest";
import { examplePath } from "./csrf-matrix.ts";
import { logIn, test } from "./site.ts";

/** What anybody may read. Whatever is not here is for administrators. */
const open = [
  "/api/articles",
  "/api/articles/slug/:slug",
  "/api/articles/slug/:slug/next",
  "/api/auth/csrf-token",
  "/api/images/:file",
  // These have a secret of their own in the address.
  "/api/own-assessment/:token",
  "/api/own-assessment/:token/download",
  "/api/own-assessment/:token/playbooks/:trade",
  "/api/own-desks/linked/:token",
  "/api/previews/:token",
  "/api/voice/config",
  "/api/voice/speech",
];

test("every read of the API but the public ones is 401 to a visitor, to a guess, and after logout", async ({
  site,
}) => {
  const reads = site.app.routes.filter(({ method, path }) => method === "GET" && path.startsWith("/api/"));
  const admin = await site.admin();
  const replay = site.visitor();
  replay.cookie = admin.cookie;
  const guess = site.visitor();
  guess.cookie = admin.cookie.replace(/session=[\w-]+/, `session=${"A".repeat(43)}`);
  const guarded = reads.filter(({ path }) => !open.includes(path));
  const statuses = async (visitor: typeof admin) =>
    Object.fromEntries(
      await Promise.all(
        guarded.map(async ({ path }) => [path, (await visitor.get(examplePath(path))).status] as const),
      ),
    );
  const all401 = Object.fromEntries(guarded.map(({ path }) => [path, 401]));
  expect(await statuses(site.visitor())).toEqual(all401);
  expect(await statuses(guess)).toEqual(all401);
  expect(Object.values(await statuses(replay))).not.toContain(401);
  await admin.write("POST", "/api/auth/logout");
  expect(await statuses(replay)).toEqual(all401);
  await logIn(site, "dana", admin);
  expect(await statuses(replay)).toEqual(all401);
  expect(open.filter((path) => !reads.some((read) => read.path === path))).toEqual([]);
});
