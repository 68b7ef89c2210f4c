import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "../http/context.ts";
import { requestFacts } from "../http/facts.ts";
import { createLog } from "../log.ts";
import { servePages } from "./serve-pages.ts";

test("a page that takes nothing says what may be asked of it", async () => {
  const app = new Hono<AppEnv>();
  app.use(requestFacts({ trustProxy: false, log: createLog({ level: "silent", pretty: false }) }));
  const html = { "content-type": "text/html" };
  app.all(
    "*",
    servePages({
      ssr: async ({ method }) =>
        new Response("a page", { status: method === "GET" ? 200 : 405, headers: html }),
      fetchApi: () => new Response(),
      publicPages: [],
    }),
  );
  const asked = (method: string) =>
    app.request("http://localhost/services", {
      method,
      headers: { host: "localhost", origin: "http://localhost" },
    });
  const refused = await asked("DELETE");
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect((await asked("GET")).headers.has("allow")).toBe(false);
});
