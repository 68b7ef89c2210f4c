import { readdirSync } from "node:fs";
import { expect } from "vitest";
import type { Endpoint } from "../contracts/endpoint.ts";
import { logIn, type TestSite, type Visitor } from "./site.ts";

const contracts = new URL("../contracts/", import.meta.url);
const modules: Record<string, unknown>[] = await Promise.all(
  readdirSync(contracts)
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => import(new URL(name, contracts).href)),
);
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "output" in value;

/** Every endpoint that the contracts describe. */
export const allEndpoints = (): Endpoint[] =>
  modules.flatMap((module) => Object.values(module)).filter(isEndpoint);

/** `/api/articles/:id` with an id that could be one. */
export const examplePath = (path: string) => path.replace(/:\w+/g, "00000000-0000-4000-8000-000000000000");

/** Makes one write with these headers and body fields added. */
export type Write = (
  visitor: Visitor,
  extra: { headers?: Record<string, string>; body?: Record<string, string> },
) => Promise<Response>;

export const writeOf =
  ({ method, path, multipart }: Pick<Endpoint, "method" | "path" | "multipart">): Write =>
  (visitor, { headers, body }) =>
    visitor.send(method, examplePath(path), multipart ? formOf(body) : (body ?? {}), headers);

function formOf(fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/**
 * Tries protected writes in every way that must not get through: all are 403 with code `csrf`. Then with the token, in
 * the header and in the body, which must get past the guard.
 */
export async function expectCsrfProtection(
  site: TestSite,
  writes: { name: string; write: Write }[],
): Promise<void> {
  const admin = site.visitor();
  const tokenBeforeLogin = await admin.csrfToken();
  await logIn(site, "dana", admin);
  const others = await (await site.admin("eve")).csrfToken();
  const strangers = await site.visitor().csrfToken();
  const attempts: Record<string, Parameters<Write>[1]> = {
    "no token": {},
    "no token, with the fallback header": { headers: { "x-production-fallback": "true" } },
    "an empty token": { headers: { "x-csrf-token": "" } },
    "a wrong token": { headers: { "x-csrf-token": "A".repeat(43) } },
    "a wrong token in the body": { body: { _csrf: "A".repeat(43) } },
    "a token of another administrator": { headers: { "x-csrf-token": others } },
    "a token of a visitor": { headers: { "x-csrf-token": strangers } },
    "a token from before the login": { headers: { "x-csrf-token": tokenBeforeLogin } },
    "another's token with the fallback header": {
      headers: { "x-csrf-token": others, "x-production-fallback": "true" },
    },
  };
  for (const { name, write } of writes)
    for (const [attempt, extra] of Object.entries(attempts)) {
      const response = await write(admin, extra);
      const code = ((await response.json().catch(() => ({}))) as { code?: string }).code;
      expect({ name, attempt, status: response.status, code }).toEqual({
        name,
        attempt,
        status: 403,
        code: "csrf",
      });
    }
  for (const { name, write } of writes)
    for (const place of ["header", "body"]) {
      // A session of its own: the write may end the one that makes it.
      const own = await site.admin();
      const token = await own.csrfToken();
      const response = await write(
        own,
        place === "header" ? { headers: { "x-csrf-token": token } } : { body: { _csrf: token } },
      );
      expect({ name, place, refused: response.status === 403 }).toEqual({ name, place, refused: false });
    }
}
