import { describe, expect } from "vitest";
import { test } from "../../tests/site.ts";

describe("GET /api/auth/csrf-token", () => {
  test("gives any visitor a token bound to a session cookie of their own", async ({ site }) => {
    const visitor = site.visitor();
    const response = await visitor.get("/api/auth/csrf-token");
    expect(response.status).toBe(200);
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const { csrfToken } = (await response.json()) as { csrfToken: string };
    expect(csrfToken).toMatch(/^[\w-]{43}$/);
    expect(await visitor.csrfToken()).toBe(csrfToken);
    expect(await site.visitor().csrfToken()).not.toBe(csrfToken);
  });

  test("sets the cookie Secure with the __Host- prefix when the public address is https", async ({
    site,
  }) => {
    const { buildApp } = await import("../app.ts");
    const app = buildApp({
      ...site.deps,
      http: { publicUrl: "https://ringwell.example", trustProxy: false },
    });
    const response = await app.request("http://localhost/api/auth/csrf-token");
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(response.headers.get("strict-transport-security")).toContain("max-age=");
  });
});
