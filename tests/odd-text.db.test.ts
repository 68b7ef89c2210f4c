import { describe, expect } from "vitest";
import { z } from "zod";
import { allEndpoints, examplePath } from "./csrf-matrix.ts";
import { ADMIN_PASSWORD, test } from "./site.ts";

/** A NUL and half a character: no database holds the one as text, nor the other as JSON. */
const ODD = "a\0b\uD800c";

/** The names of what a call takes beside its path. */
const fieldsOf = ({ path, input }: ReturnType<typeof allEndpoints>[number]) =>
  input instanceof z.ZodObject ? Object.keys(input.shape).filter((name) => !path.includes(`:${name}`)) : [];

describe("text that no database can hold", () => {
  test("breaks no read, whatever it is given for", async ({ site }) => {
    const admin = await site.admin();
    const reads = allEndpoints().filter(({ method, path }) => method === "GET" && !path.includes("/voice/"));
    for (const endpoint of reads)
      for (const name of fieldsOf(endpoint)) {
        const { status } = await admin.get(`${examplePath(endpoint.path)}?${name}=a%00b`);
        expect({ path: endpoint.path, name, broken: status >= 500 }).toMatchObject({ broken: false });
      }
    for (const path of ["/api/leads/export.csv?search=a%00b", "/api/people/export?email=a%00b@c.example"])
      expect((await admin.get(path)).status).toBeLessThan(500);
  });

  test("breaks no write, alone or deep inside", async ({ site }) => {
    const admin = await site.admin();
    const token = { "x-csrf-token": await admin.csrfToken() };
    const odd = JSON.stringify(ODD);
    const deep = "[".repeat(20_000) + odd + "]".repeat(20_000);
    for (const endpoint of allEndpoints().filter(({ method }) => method !== "GET")) {
      if (endpoint.path.includes("/auth/") || endpoint.multipart) continue;
      for (const value of [odd, deep]) {
        const body = fieldsOf(endpoint).map((name) => `"${name}":${value}`);
        const path = examplePath(endpoint.path);
        const { status } = await admin.send(endpoint.method, path, `{${body}}`, token);
        expect({ path, status, broken: status >= 500 }).toMatchObject({ broken: false });
      }
    }
  });

  test("is left out of what is stored, and the rest stays", async ({ site }) => {
    const visitor = site.visitor();
    const message = {
      name: `Ann${ODD}`,
      email: "ann@bakery.example",
      company: ODD,
      message: `Hello, ${ODD} there!`,
    };
    const sent = await visitor.send("POST", "/api/contact", message);
    expect(sent.status).toBe(201);
    const admin = await site.admin();
    const { rows } = await site.deps.database.pool.query("select name, message from contact_messages");
    expect(rows).toEqual([{ name: "Annab\uFFFDc", message: "Hello, ab\uFFFDc there!" }]);
    await admin.write("POST", "/api/auth/logout");
    const login = { username: "da\0na", password: ADMIN_PASSWORD };
    expect((await visitor.send("POST", "/api/auth/login", login)).status).toBe(200);
  });
});
