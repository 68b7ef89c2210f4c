import { once } from "node:events";
import { request as nodeRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "../../contracts/endpoint.ts";
import { AppError } from "../errors.ts";
import { binder, created, noContent } from "./bind.ts";
import type { AppEnv } from "./context.ts";
import { createCsrf } from "./csrf.ts";
import { errorWriter } from "./error-writer.ts";
import { requestFacts } from "./facts.ts";
import { withSecurityHeaders } from "./security-headers.ts";

const session = "s".repeat(43);
const otherSession = "o".repeat(43);
const csrf = createCsrf(Buffer.from("a secret of 32 bytes, or about it"));
const input = z.object({
  name: z.string("Name is needed").min(2, "Name is too short"),
  age: z.number("Age is needed"),
});
const protectedPut = endpoint({
  method: "PUT",
  path: "/api/things/:id",
  input: input.extend({ id: z.string() }),
  output: z.object({ name: z.string() }),
  csrf: true,
});
const plain = (method: "GET" | "POST" | "DELETE", path: string, schema: z.ZodType = z.object({})) =>
  endpoint({ method, path, input: schema, output: z.any() });

function buildSite(options: { trustProxy?: boolean; publicUrl?: string } = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const app = new Hono<AppEnv>();
  app.onError(errorWriter(log));
  app.use(withSecurityHeaders);
  app.use(requestFacts({ trustProxy: false, ...options, log }));
  const user = { id: "1", username: "admin", displayName: "", role: "admin" as const, sessionId: "7" };
  const bind = binder(app, { csrf, findUser: async (token) => (token === session ? user : undefined) });
  const find = async ({ id }: Record<string, string>) => (id === "1" ? { id } : undefined);
  bind(
    protectedPut,
    { admin: true, find, notFoundMessage: "No such thing", bodyLimit: 2048 },
    async ({ name }, { found }) => {
      if (name === "taken")
        throw new AppError("conflict", "Somebody was faster", { details: { current: found } });
      return { name };
    },
  );
  bind(plain("POST", "/api/open", input), {}, async (given) => created(given, { location: "/api/open/1" }));
  bind(plain("DELETE", "/api/open"), {}, async () => noContent());
  bind(
    plain("GET", "/api/echo", z.object({ q: z.string().optional() })),
    {},
    async (given, { address, origin }) => ({
      ...(given as object),
      address,
      origin,
    }),
  );
  bind(plain("GET", "/api/breaks"), {}, async () => {
    throw new Error("select secret from vault", { cause: new Error("password=hunter2") });
  });
  bind(plain("GET", "/api/database-gone"), {}, async () => {
    throw new Error("Failed query", { cause: Object.assign(new Error("shutting down"), { code: "57P01" }) });
  });
  bind(plain("GET", "/api/upstream"), {}, async () => {
    throw new AppError("upstream_failed", "The model did not answer");
  });
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.request(`http://site.example${path}`, {
      method,
      headers: {
        host: "site.example",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  return { app, send, lines };
}
const { send, lines } = buildSite();
const asAdmin = (more: Record<string, string> = {}) => ({
  cookie: `session=${session}`,
  "x-csrf-token": csrf.tokenFor(session),
  ...more,
});
const good = { name: "Ada", age: 36 };
const json = async (response: Response) => (await response.json()) as Record<string, unknown>;

describe("the one error writer", () => {
  test("gives what nobody foresaw as a 500 with the request id that the log also has, and nothing of the inside", async () => {
    const response = await send("GET", "/api/breaks");
    const body = await json(response);
    expect(response.status).toBe(500);
    expect(Object.keys(body).sort()).toEqual(["code", "message", "requestId"]);
    expect(JSON.stringify(body)).not.toMatch(/secret|vault|hunter2|\.ts/);
    expect(body.requestId).toBe(response.headers.get("x-request-id"));
    const logged = lines.find((line) => line.requestId === body.requestId);
    expect(JSON.stringify(logged)).toContain("select secret from vault");
  });
  test("gives a database that cannot be asked as a 503 worth another try", async () => {
    const response = await send("GET", "/api/database-gone");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("10");
    expect(await json(response)).toMatchObject({ code: "unavailable", requestId: expect.any(String) });
  });
  test("gives a coded error its status, message, code and headers; a 5xx its request id", async () => {
    const response = await send("GET", "/api/upstream");
    expect(response.status).toBe(502);
    expect(await json(response)).toMatchObject({ code: "upstream_failed", requestId: expect.any(String) });
  });
  test("says which fields are wrong; the message is the first field's", async () => {
    const response = await send("POST", "/api/open", { name: "A" });
    expect(response.status).toBe(400);
    expect(await json(response)).toEqual({
      message: "Name is too short",
      code: "invalid",
      errors: [
        { field: "name", message: "Name is too short" },
        { field: "age", message: "Age is needed" },
      ],
    });
  });
  test("every answer carries the security headers, errors included", async () => {
    for (const path of ["/api/echo", "/api/breaks"]) {
      const { headers } = await send("GET", path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    }
    expect((await send("GET", "/api/echo")).headers.get("cache-control")).toBe("no-store");
  });
});

describe("refusals come in one order: 401, 403, 404, then 400, 409, 413, 415", () => {
  const bad = "{not json";
  const put = (id: string, body: unknown, headers: Record<string, string>) =>
    send("PUT", `/api/things/${id}`, body, headers);
  const cases: [string, () => Response | Promise<Response>, number, string][] = [
    [
      "no session, all else wrong too",
      () => put("9", bad, { origin: "https://evil.example" }),
      401,
      "unauthenticated",
    ],
    [
      "a session that has ended",
      () => put("1", good, { cookie: `session=${otherSession}` }),
      401,
      "unauthenticated",
    ],
    [
      "a foreign origin, all after it wrong",
      () => put("9", bad, asAdmin({ origin: "https://evil.example" })),
      403,
      "origin",
    ],
    ["no token, all after it wrong", () => put("9", bad, { cookie: `session=${session}` }), 403, "csrf"],
    ["no such record, its body wrong", () => put("9", bad, asAdmin()), 404, "not_found"],
    ["a body that is no JSON", () => put("1", bad, asAdmin()), 400, "invalid"],
    ["a body that is a list", () => put("1", [1], asAdmin()), 400, "invalid"],
    ["a wrong field", () => put("1", { ...good, age: "x" }, asAdmin()), 400, "invalid"],
    ["a conflict", () => put("1", { ...good, name: "taken" }, asAdmin()), 409, "conflict"],
    ["too long a body", () => put("1", { ...good, x: "x".repeat(3000) }, asAdmin()), 413, "too_large"],
    [
      "a body of another type",
      () => put("1", "<x/>", asAdmin({ "content-type": "text/xml" })),
      415,
      "wrong_type",
    ],
    [
      "a compressed body, which nobody unpacks",
      () => put("1", "{}", asAdmin({ "content-type": "application/json", "content-encoding": "gzip" })),
      415,
      "wrong_type",
    ],
    [
      "JSON in another writing than UTF-8",
      () => put("1", good, asAdmin({ "content-type": 'application/json; charset="utf-16"' })),
      415,
      "wrong_type",
    ],
    ["a form's type", () => put("1", "a=b", asAdmin({ "content-type": "text/plain" })), 415, "wrong_type"],
  ];
  test.each(cases)("%s", async (_what, act, status, code) => {
    const response = await act();
    expect([response.status, (await json(response)).code]).toEqual([status, code]);
  });
  test("nothing wrong: 200; an unknown field is ignored", async () => {
    const response = await put("1", { ...good, unknown: true }, asAdmin());
    expect([response.status, await json(response)]).toEqual([200, { name: "Ada" }]);
  });
  test("201 with its headers, 204 without a body, 404 for an unknown method", async () => {
    const made = await send("POST", "/api/open", good);
    expect([made.status, made.headers.get("location")]).toEqual([201, "/api/open/1"]);
    const gone = await send("DELETE", "/api/open");
    expect([gone.status, await gone.text()]).toEqual([204, ""]);
    expect((await send("PATCH", "/api/open", good)).status).toBe(404);
  });
});

describe("a CSRF token", () => {
  const put = (headers: Record<string, string>, body: object = good) =>
    send("PUT", "/api/things/1", body, { cookie: `session=${session}`, ...headers });
  test.each([
    ["in the header", { "x-csrf-token": csrf.tokenFor(session) }, good, 200],
    ["in the body field _csrf", {}, { ...good, _csrf: csrf.tokenFor(session) }, 200],
    ["missing", {}, good, 403],
    ["wrong", { "x-csrf-token": "x".repeat(43) }, good, 403],
    ["of another session", { "x-csrf-token": csrf.tokenFor(otherSession) }, good, 403],
    ["no string", {}, { ...good, _csrf: { a: 1 } }, 403],
    [
      "missing beside the fallback header, which means nothing here",
      { "x-production-fallback": "true" },
      good,
      403,
    ],
  ] as [string, Record<string, string>, object, number][])("%s", async (_what, headers, body, status) => {
    expect((await put(headers, body)).status).toBe(status);
  });
  test("is worth nothing under another secret", () => {
    expect(createCsrf(Buffer.from("another")).matches(session, csrf.tokenFor(session))).toBe(false);
    expect(csrf.matches(undefined, csrf.tokenFor(""))).toBe(false);
  });
});

describe("the origin check of writes", () => {
  test.each([
    ["of the site's own page", { origin: "http://site.example", "sec-fetch-site": "same-origin" }, 201],
    ["of a client that is no browser", {}, 201],
    ["typed in by the visitor", { "sec-fetch-site": "none" }, 201],
    ["behind a proxy that ends https", { origin: "https://site.example" }, 201],
    ["of another site", { origin: "https://evil.example" }, 403],
    ["of a sibling host", { "sec-fetch-site": "same-site" }, 403],
    ["of another site that hides its origin", { "sec-fetch-site": "cross-site" }, 403],
    ["of a sandboxed frame", { origin: "null" }, 403],
    ["of another port", { origin: "http://site.example:8080" }, 403],
  ] as [string, Record<string, string>, number][])("a write %s", async (_what, headers, status) => {
    expect((await send("POST", "/api/open", good, headers)).status).toBe(status);
  });
  test("does not hinder reading", async () => {
    expect((await send("GET", "/api/echo", undefined, { "sec-fetch-site": "cross-site" })).status).toBe(200);
  });
});

describe("the limit of a body", () => {
  test("holds for a body without a length too, and stops reading it", async () => {
    const { app } = buildSite();
    const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const status = await new Promise<number>((resolve, reject) => {
      const req = nodeRequest(
        {
          port,
          method: "POST",
          path: "/api/open",
          headers: { "content-type": "application/json", host: "127.0.0.1" },
        },
        (res) => resolve(res.resume().statusCode ?? 0),
      ).on("error", reject);
      for (let i = 0; i < 40; i++) req.write("x".repeat(10_000));
      req.end();
    });
    server.close();
    expect(status).toBe(413);
  });
});

describe("the client's address", () => {
  test("has the id that a trusted proxy gave it, and nobody else's", async () => {
    const idOf = async (trustProxy: boolean, given: string) => {
      const { app } = buildSite({ trustProxy });
      const headers = { host: "site.example", "x-request-id": given };
      return (await app.request("http://site.example/api/echo", { headers })).headers.get("x-request-id");
    };
    const uuid = expect.stringMatching(/^[\da-f-]{36}$/);
    expect(await idOf(true, "0af7651916cd43dd8448eb211c80319c")).toBe("0af7651916cd43dd8448eb211c80319c");
    for (const bad of ["short", "x".repeat(65), 'with "quotes" in it', "<script>alert(1)</script>"])
      expect(await idOf(true, bad)).toEqual(uuid);
    expect(await idOf(false, "0af7651916cd43dd8448eb211c80319c")).toEqual(uuid);
  });
  const addressOf = async (trustProxy: boolean, headers: Record<string, string>) => {
    const { app } = buildSite({ trustProxy });
    const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const body = (await (await fetch(`http://127.0.0.1:${port}/api/echo`, { headers })).json()) as {
      address: string;
    };
    server.close();
    return body.address;
  };
  test("is the connection's, whatever a client claims", async () => {
    expect(await addressOf(false, { "x-forwarded-for": "203.0.113.9" })).toBe("127.0.0.1");
  });
  test("is what the trusted proxy saw, not what its client claims to have come from", async () => {
    expect(await addressOf(true, { "x-forwarded-for": "10.0.0.1, 203.0.113.9" })).toBe("203.0.113.9");
  });
  test("is the same for each connection, where the proxy writes the port beside it", async () => {
    const seen = {
      "203.0.113.9:40112": "203.0.113.9",
      "[2001:db8::1]:40112": "2001:db8::1",
      "2001:db8::1": "2001:db8::1",
    };
    for (const [written, address] of Object.entries(seen))
      expect(await addressOf(true, { "x-forwarded-for": written })).toBe(address);
  });
  test("is the connection's when the trusted proxy says nothing", async () => {
    expect(await addressOf(true, {})).toBe("127.0.0.1");
  });
});
