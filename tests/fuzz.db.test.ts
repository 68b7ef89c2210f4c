import fc from "fast-check";
import { expect } from "vitest";
import { articleForm } from "./articles.ts";
import { allEndpoints, examplePath } from "./csrf-matrix.ts";
import { invalidFrom, validFrom } from "./from-schema.ts";
import { headerFaults } from "./passive-checks.ts";
import { test, type TestSite } from "./site.ts";

/** Requests of each kind to each endpoint; `npm run fuzz` sends many more, each time others. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1);
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_504);

/** What may end the session that all the others are made with. */
const endsSession = /^\/api\/auth\/(?:logout|sessions|password|second-factor)/;
/** Their body is a file or a stream of their own. */
const endpoints = allEndpoints().filter(({ multipart }) => !multipart);

/** Records that there are, so that requests get past 'not found'. */
async function records(site: TestSite) {
  const admin = await site.admin();
  const made = await admin.write("POST", "/api/articles", articleForm());
  expect(made.status).toBe(201);
  const { id: article } = (await made.json()) as { id: string };
  const visitor = site.visitor();
  const message = { name: "Ann Baker", email: "ann@bakery.example", message: "Do you answer at night?" };
  const { id: contact } = (await (await visitor.send("POST", "/api/contact", message)).json()) as {
    id: string;
  };
  return { article, contact };
}

test(`no request that a contract describes, or nearly, is answered 5xx (seed ${SEED})`, async ({ site }) => {
  const known = await records(site);
  let admin = await site.admin();
  let token = await admin.csrfToken();
  const broken: string[] = [];
  const reached = new Set<string>();
  for (const [index, endpoint] of endpoints.entries()) {
    const { method, path, input, output } = endpoint;
    const parameters = { seed: SEED + index, numRuns: RUNS };
    const given = [
      ...fc.sample(validFrom(input), parameters).map((value) => ["valid", value] as const),
      ...fc.sample(invalidFrom(input), parameters).map((value) => ["odd", value] as const),
    ];
    for (const [kind, value] of given) {
      await site.deps.database.pool.query("delete from rate_limits");
      const { target, body } = requestOf(endpoint, known, value);
      const headers = { "x-csrf-token": token };
      const response = await admin.send(method, target, method === "GET" ? undefined : body, headers);
      const answer = await response.text();
      const tell = (what: string) => broken.push(`${method} ${target} ${what}: ${body.slice(0, 300)}`);
      if (response.ok) reached.add(path);
      if (response.status >= 500) tell(`${response.status} (${kind}) ${answer}`);
      if (response.status === 200 && response.headers.get("content-type")?.includes("json")) {
        const read = output.safeParse(JSON.parse(answer));
        if (!read.success) tell(`answers what its contract does not say: ${read.error.message}`);
      }
      const faults = headerFaults(response, { isPrivate: path.startsWith("/api/") });
      if (faults.length) tell(faults.join(", "));
      if (endsSession.test(path) && (await admin.get("/api/auth/me")).status === 401) {
        admin = await site.admin();
        token = await admin.csrfToken();
      }
    }
  }
  expect(broken).toEqual([]);
  // Else they would all have been stopped at the door.
  expect(reached.size).toBeGreaterThan(endpoints.length / 4);
});

/** One request: parameters of the path from the records, a query of a read, the body of a write. */
function requestOf(
  { method, path }: (typeof endpoints)[number],
  { article, contact }: Awaited<ReturnType<typeof records>>,
  value: unknown,
) {
  const id = path.startsWith("/api/articles") ? article : contact;
  const target = examplePath(path.replace(/:(?:id|key)\b/, id));
  const body = JSON.stringify(value) ?? "";
  if (method !== "GET") return { target, body };
  const query = new URLSearchParams();
  if (value && typeof value === "object")
    for (const [name, each] of Object.entries(value))
      if (!path.includes(`:${name}`))
        query.append(name, typeof each === "string" ? each.toWellFormed() : (JSON.stringify(each) ?? ""));
  return { target: query.size ? `${target}?${query}` : target, body };
}

test("every read of an administrator's is kept by no cache, and every answer closed to other sites", async ({
  site,
}) => {
  const admin = await site.admin();
  const visitor = site.visitor();
  const reads = site.app.routes.filter(({ method, path }) => method === "GET" && !path.includes("*"));
  expect(reads.length).toBeGreaterThan(40);
  const faults: string[] = [];
  for (const { path } of reads)
    for (const who of [visitor, admin]) {
      const response = await who.get(examplePath(path));
      await response.arrayBuffer();
      // What anybody may read, or whoever has the link, may be kept by who has it.
      const isPrivate = who === admin && path.startsWith("/api/") && !isOpen(path);
      faults.push(...headerFaults(response, { isPrivate }).map((fault) => `${path}: ${fault}`));
    }
  expect([...new Set(faults)]).toEqual([]);
});
const isOpen = (path: string) => /^\/api\/(?:images|voice\/speech)\b/.test(path);
