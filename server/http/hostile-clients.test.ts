import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "../../contracts/endpoint.ts";
import { servePages } from "../page-cache/serve-pages.ts";
import { binder, created } from "./bind.ts";
import type { AppEnv } from "./context.ts";
import { createCsrf } from "./csrf.ts";
import { errorWriter } from "./error-writer.ts";
import { requestFacts } from "./facts.ts";
import { httpServer } from "./http-server.ts";
import { knownMethods } from "./known-methods.ts";

/** Longer than a busy machine holds up a client that says all at once. */
const PATIENCE = { idle: 1000, headers: 1000, request: 2000, check: 100 };
const session = "s".repeat(43);
const ended = "e".repeat(43);
const csrf = createCsrf(Buffer.from("a secret of 32 bytes, or about it"));
const failures: unknown[] = [];

/** A small site over real connections: one open write, one protected one, pages behind them. */
async function start() {
  const log = pino({ level: "error" }, { write: (line: string) => failures.push(JSON.parse(line)) });
  const app = new Hono<AppEnv>();
  app.onError(errorWriter(log));
  app.use(requestFacts({ trustProxy: false, log }));
  app.use(knownMethods);
  const user = { id: "1", username: "admin", displayName: "", role: "admin" as const, sessionId: "7" };
  const bind = binder(app, { csrf, findUser: async (token) => (token === session ? user : undefined) });
  const input = z.object({ name: z.string().optional(), list: z.any().optional() });
  const write = (path: string, protectedOne: boolean) =>
    endpoint({ method: "POST", path, input, output: z.any(), csrf: protectedOne });
  bind(write("/api/open", false), {}, async ({ name }) => created({ name }));
  bind(write("/api/admin", true), { admin: true }, async () => created({}));
  bind(write("/api/visitor", true), {}, async () => created({}));
  app.all(
    "*",
    servePages({
      ssr: async (request) => new Response(await request.text()),
      fetchApi: () => new Response(),
      publicPages: [],
    }),
  );
  const server = httpServer(PATIENCE).listen(0, "127.0.0.1");
  const listen = getRequestListener(app.fetch);
  server.on("request", (req, res) => void listen(req, res));
  await once(server, "listening");
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
const port = await start();
beforeEach(() => void failures.splice(0));

/** Opens a connection and says exactly this. @returns the connection, and all that comes back until it is closed */
function say(words: string) {
  const socket: Socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let heard = "";
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    heard += chunk;
  });
  if (words) socket.write(words);
  // A connection that is reset while more is being said is closed as well.
  const closed = new Promise<string>((resolve) => {
    for (const end of ["end", "close"])
      socket.once(end, () => {
        socket.destroy();
        resolve(heard);
      });
  });
  const answered = async () => {
    await expect.poll(() => heard, { interval: 5 }).toContain("\r\n\r\n");
    return Number(heard.split(" ")[1]);
  };
  return { socket, closed, answered };
}
const request = (method: string, path: string, headers: string[] = [], body = "") =>
  [`${method} ${path} HTTP/1.1`, "Host: site.example", ...headers, "", body].join("\r\n");
const json = (body: string, more: string[] = []) => [
  "Content-Type: application/json",
  `Content-Length: ${Buffer.byteLength(body)}`,
  ...more,
];
const statusOf = async (words: string) => {
  const { socket, answered } = say(words);
  const status = await answered();
  socket.destroy();
  return status;
};
const drip = (socket: Socket, words: string) => {
  const timer = setInterval(() => socket.write(words), 20);
  socket.once("close", () => clearInterval(timer));
};

describe("a protected write without the right to it is refused before the first byte of its body", () => {
  const cookie = `Cookie: session=${session}`;
  const token = `X-CSRF-Token: ${csrf.tokenFor(session)}`;
  // Within what is taken: one that is longer is refused by its length alone.
  const length = "Content-Length: 200000";
  test.each([
    ["no session", "/api/admin", [length], 401],
    ["no session, a token in the header", "/api/admin", [length, token], 401],
    ["a session that has ended", "/api/admin", [length, `Cookie: session=${ended}`], 401],
    ["another site's page", "/api/admin", [length, cookie, token, "Origin: https://evil.example"], 403],
    ["a wrong token in the header", "/api/admin", [length, cookie, `X-CSRF-Token: ${"x".repeat(43)}`], 403],
    ["a visitor without any session", "/api/visitor", [length], 403],
    ["more than is taken", "/api/open", ["Content-Length: 3000000", "Content-Type: application/json"], 413],
  ])("%s", async (_what, path, headers, status) => {
    expect(await statusOf(request("POST", path, headers))).toBe(status);
  });
  test("a session with its token in the body is let in by it", async () => {
    const body = JSON.stringify({ _csrf: csrf.tokenFor(session) });
    expect(await statusOf(request("POST", "/api/admin", json(body, [cookie]), body))).toBe(201);
  });
});

describe("slow clients are let go", () => {
  test("that open a connection and say nothing", async () => {
    expect(await say("").closed).toMatch(/^(?:HTTP\/1\.1 408|$)/);
  });
  test("that drip their headers", async () => {
    const { socket, closed } = say("GET / HTTP/1.1\r\nHost: site.example\r\n");
    drip(socket, "X-More: and more\r\n");
    expect(await closed).toMatch(/^(?:HTTP\/1\.1 408|$)/);
  });
  test("that drip their body", async () => {
    const { socket, closed } = say(
      request("POST", "/api/open", ["Content-Type: application/json", "Content-Length: 9000"]),
    );
    drip(socket, " ");
    expect(await closed).toMatch(/^(?:HTTP\/1\.1 408|$)/);
    expect(failures).toEqual([]);
  });
  test("that keep a connection without a further request", async () => {
    expect(await say(request("GET", "/")).closed).toMatch(/^HTTP\/1\.1 200/);
  });
});

describe("broken clients", () => {
  test("that name two hosts are refused", async () => {
    expect(await statusOf(request("GET", "/", ["host: other.example"]))).toBe(400);
  });
  test("that have said all and half-close still get their answer", async () => {
    const body = JSON.stringify({ name: "Ada" });
    const { socket, closed } = say(request("POST", "/api/open", json(body), body));
    socket.end();
    expect(await closed).toMatch(/^HTTP\/1\.1 201/);
  });
  test.each([
    ["JSON", "/api/open", ["Content-Type: application/json"]],
    ["a form of a page", "/contact", ["Content-Type: application/x-www-form-urlencoded"]],
  ])("that leave in the middle of %s are no error of ours", async (_what, path, headers) => {
    const { socket } = say(request("POST", path, [...headers, "Content-Length: 100"], "half"));
    await new Promise((resolve) => setTimeout(resolve, 30));
    socket.destroy();
    await statusOf(request("GET", "/"));
    expect(failures).toEqual([]);
  });
  test.each(["TRACE", "PROPFIND", "MKCOL"])(
    "that ask with %s are told that it is not allowed",
    async (method) => {
      expect(await statusOf(request(method, "/"))).toBe(405);
      expect(failures).toEqual([]);
    },
  );
  test.each([
    ["lists", '{"list":'.concat("[".repeat(100_000), "]".repeat(100_000), "}")],
    ["objects", '{"list":'.concat('{"a":'.repeat(40_000), "1", "}".repeat(40_001))],
    ["lists that never close", "[".repeat(200_000)],
  ])("that nest %s deep are answered below 500", async (_what, body) => {
    expect(await statusOf(request("POST", "/api/open", json(body), body))).toBeLessThan(500);
    expect(failures).toEqual([]);
  });
  test.each([
    ["two lengths", ["Content-Length: 2", "Content-Length: 20"], 400],
    ["a length and chunks", ["Content-Length: 2", "Transfer-Encoding: chunked"], 400],
    ["a length that is none", ["Content-Length: 0x10"], 400],
    ["a second Host", ["Host: evil.example"], 400],
    ["a thousand headers", Array.from({ length: 1000 }, (_, n) => `X-${n}: ${n}`), 431],
    ["20 kB of headers", [`X-Long: ${"x".repeat(20_000)}`], 431],
  ])("that send %s", async (_what, headers, status) => {
    const method = headers[0]?.startsWith("Content") ? "POST" : "GET";
    expect(await statusOf(request(method, "/", headers, method === "POST" ? "{}" : ""))).toBe(status);
    expect(failures).toEqual([]);
  });
  test("a form of a page larger than any is refused", async () => {
    const words = request("POST", "/contact", ["Content-Length: 300000"], "x".repeat(300_000));
    expect(await statusOf(words)).toBe(413);
  });
});
