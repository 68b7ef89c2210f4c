import { describe, expect } from "vitest";
import { allEndpoints, examplePath, expectCsrfProtection, writeOf } from "./csrf-matrix.ts";
import { test } from "./site.ts";

const writes = allEndpoints().filter(({ method }) => method !== "GET");
const guarded = writes.filter(({ csrf }) => csrf);

/** Writes that any page of the site may make without a token: they act for no account. The origin is checked. */
const open = [
  "POST /api/auth/login",
  "POST /api/contact",
  "POST /api/visits",
  "POST /api/assessment/steps",
  "POST /api/voice/turns",
  "POST /api/voice/errors",
  "POST /api/voice/demo-records",
  "POST /api/own-desks/seal",
  "POST /api/own-desks",
  "POST /api/own-desks/revoke",
  "POST /api/own-desks/report",
];
/** Writes whose body is no JSON, so that no contract describes them; open as well. */
const notJson = ["POST /api/voice/transcriptions"];

describe("every protected write", () => {
  test("wants the visitor's own token", async ({ site }) => {
    expect(guarded.length).toBeGreaterThan(40);
    await expectCsrfProtection(
      site,
      guarded.map((endpoint) => ({
        name: `${endpoint.method} ${endpoint.path}`,
        write: writeOf(endpoint),
      })),
    );
  });

  test("is refused when it comes from another site, whatever token it has", async ({ site }) => {
    const others = notJson
      .map((name) => name.split(" "))
      .map(([method = "", path = ""]) => ({ method, path }));
    const admin = await site.admin();
    for (const { method, path } of [...writes, ...others]) {
      const response = await admin.write(method, examplePath(path), {}, { origin: "https://evil.example" });
      expect({ path, status: response.status }).toEqual({ path, status: 403 });
      expect(await response.json()).toMatchObject({ code: "origin" });
    }
  });

  test("is every write but the few that are open to all", () => {
    const names = writes.filter(({ csrf }) => !csrf).map(({ method, path }) => `${method} ${path}`);
    expect(open).toEqual(expect.arrayContaining(names));
  });

  test("is known to the matrix: the API has no write that no contract describes", ({ site }) => {
    const described = new Set(writes.map(({ method, path }) => `${method} ${path}`));
    const undescribed = site.app.routes
      .filter(({ method, path }) => path.startsWith("/api/") && !["GET", "ALL"].includes(method))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !described.has(name));
    expect(undescribed.filter((name) => !notJson.includes(name))).toEqual([]);
  });
});

test("a write of an administrator without a session is 401, before the token is looked at", async ({
  site,
}) => {
  const session = site.visitor();
  for (const { method, path } of guarded) {
    const response = await session.send(method, examplePath(path), {});
    const { code } = (await response.json()) as { code: string };
    const visitorsOwn = /^\/api\/(?:assessment$|own-assessment\/:token)/.test(path);
    expect({ path, code }).toEqual({ path, code: visitorsOwn ? "csrf" : "unauthenticated" });
  }
});
