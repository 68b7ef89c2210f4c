import { describe, expect } from "vitest";
import { ADMIN_PASSWORD, logIn, type TestSite, test } from "../../tests/site.ts";

const login = (site: TestSite, body: unknown, visitor = site.visitor()) =>
  visitor.send("POST", "/api/auth/login", body);
const dana = { username: "dana", password: ADMIN_PASSWORD };

describe("POST /api/auth/login", () => {
  test("opens a session for a right name and password", async ({ site }) => {
    await site.admin();
    const visitor = site.visitor();
    const response = await login(site, { ...dana, username: " Dana " }, visitor);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id: expect.any(String), username: "dana", role: "admin" });
    const [session, device] = response.headers.getSetCookie();
    expect(session).toMatch(/^session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^device=\S+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await visitor.get("/api/auth/me")).status).toBe(200);
  });

  test("needs no CSRF token, but refuses another site's page before anything else", async ({ site }) => {
    const response = await site
      .visitor()
      .send("POST", "/api/auth/login", {}, { origin: "https://evil.example" });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "origin" });
  });

  test("says what is too short", async ({ site }) => {
    const response = await login(site, { username: "ab", password: "12345" });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: "invalid",
      message: "Username must be at least 3 characters.",
      errors: [
        { field: "username", message: "Username must be at least 3 characters." },
        { field: "password", message: "Password must be at least 6 characters." },
      ],
    });
  });

  test("answers an unknown name and a wrong password alike", async ({ site }) => {
    await site.admin();
    for (const username of ["dana", "nobody"]) {
      const response = await login(site, { username, password: "wrong password" });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        code: "unauthenticated",
        message: "Invalid username or password",
      });
    }
  });

  test("takes no session that somebody else put into the browser (fixation)", async ({ site }) => {
    await site.admin();
    const visitor = site.visitor();
    await visitor.csrfToken();
    const planted = visitor.cookie;
    const csrfBefore = await visitor.csrfToken();
    await login(site, dana, visitor);
    expect(visitor.cookie).not.toContain(planted);
    const attacker = site.visitor();
    attacker.cookie = planted;
    expect((await attacker.get("/api/auth/me")).status).toBe(401);
    const stale = await visitor.send("POST", "/api/auth/logout", {}, { "x-csrf-token": csrfBefore });
    expect(stale.status).toBe(403);
  });

  test("ends the browser's earlier session", async ({ site }) => {
    const visitor = await site.admin();
    const earlier = visitor.cookie;
    await login(site, dana, visitor);
    const copy = site.visitor();
    copy.cookie = earlier;
    expect((await copy.get("/api/auth/me")).status).toBe(401);
  });

  test("keeps no word that was typed as a name: it may be a password", async ({ site }) => {
    const typed = "my-password-by-mistake";
    await login(site, { username: typed, password: "wrong password" });
    const { rows } = await site.deps.database.pool.query("select * from login_delays");
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(typed);
  });

  test("keeps only a hash of the cookie", async ({ site }) => {
    const visitor = await site.admin();
    const token = /session=([\w-]+)/.exec(visitor.cookie)?.[1];
    const { rows } = await site.deps.database.pool.query("select * from sessions");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("POST /api/auth/logout", () => {
  test("ends the session for every copy of its cookie", async ({ site }) => {
    const visitor = await site.admin();
    const copy = site.visitor();
    copy.cookie = visitor.cookie;
    const response = await visitor.write("POST", "/api/auth/logout");
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0; Path=\//);
    expect((await copy.get("/api/auth/me")).status).toBe(401);
  });

  test("is 401 without a session, even where the token is right", async ({ site }) => {
    expect((await site.visitor().write("POST", "/api/auth/logout")).status).toBe(401);
  });
});

describe("GET /api/auth/me", () => {
  test("says who is logged in, and 401 to others", async ({ site }) => {
    const admin = await logIn(site, "dana");
    expect(await (await admin.get("/api/auth/me")).json()).toEqual({
      id: expect.any(String),
      username: "dana",
      role: "admin",
    });
    const stranger = await site.visitor().get("/api/auth/me");
    expect(stranger.status).toBe(401);
    expect(await stranger.json()).toEqual({
      code: "unauthenticated",
      message: "Please log in to access this page",
    });
  });
});
