import { expect } from "vitest";
import { allEndpoints, examplePath } from "./csrf-matrix.ts";
import { test } from "./site.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const asPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
const allowOf = (response: Response) => response.headers.get("allow")?.split(", ") ?? [];

test("an address that is there says which methods it takes, to whoever comes with another", async ({
  site,
}) => {
  const visitor = site.visitor();
  const endpoints = allEndpoints();
  const wrong: string[] = [];
  for (const { path } of endpoints) {
    // `/api/leads/status` could be the lead of that id as well.
    const known = endpoints.filter((each) => asPattern(each.path).test(examplePath(path)));
    const taken = known.map(({ method }) => method as string);
    for (const method of METHODS.filter((each) => !taken.includes(each))) {
      const answer = await visitor.send(method, examplePath(path));
      const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
      const allow = allowOf(answer);
      if (
        answer.status !== 405 ||
        code !== "method_not_allowed" ||
        taken.some((each) => !allow.includes(each))
      )
        wrong.push(`${method} ${path}: ${answer.status} ${allow}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("what else is there says it too, and what is not is not there for any method", async ({ site }) => {
  const visitor = site.visitor();
  for (const [method, path] of [
    ["DELETE", "/healthz"],
    ["POST", "/sitemap.xml"],
    ["PUT", "/r/some-token/report.pdf"],
  ] as const) {
    const answer = await visitor.send(method, path);
    expect([answer.status, allowOf(answer)]).toEqual([405, ["GET", "HEAD", "OPTIONS"]]);
  }
  const asked = await visitor.send("OPTIONS", "/api/contact");
  expect([asked.status, allowOf(asked), await asked.text()]).toEqual([204, ["POST", "OPTIONS"], ""]);
  for (const method of [...METHODS, "OPTIONS"])
    for (const path of ["/api/no-such", "/api", "/metrics"])
      expect([method, path, (await visitor.send(method, path)).status]).toEqual([method, path, 404]);
  const contact = await visitor.send("HEAD", "/api/contact");
  expect([contact.status, allowOf(contact)]).toEqual([405, ["POST", "OPTIONS"]]);
});
