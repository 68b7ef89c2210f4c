// What a page past the cache costs beside React alone: `node bench/bare-tree.ts [seconds]`, after `npm run build`. In one
// process and in turns, one page after the other: `renderToPipeableStream` of the very tree that the router gives it,
// without the page's data; the framework's handler, with loaders and data; the whole way through the site's own; and that
// once more where nothing that the page reads has changed, as the site has it. Goal: the whole at 0.7 of the tree.
import { getRequestListener } from "@hono/node-server";
import { type SsrBuild, ssrFrom } from "../server/ssr.ts";
import { uncachedSite } from "./uncached-site.ts";

const SECONDS = Number(process.argv[2] ?? 3);
const ROUNDS = 5;
const GOAL = 0.7;

type Render = (
  request: Request,
  status: number,
  headers: Headers,
  entry: object,
  context: unknown,
) => Promise<Response>;
const built = (await import(new URL("../build/server/index.js", import.meta.url).href)) as SsrBuild;
const entry = built.entry.module as SsrBuild["entry"]["module"] & { default: Render };
let last: Parameters<Render> | undefined;
const heard = {
  ...built,
  entry: {
    ...built.entry,
    module: {
      ...entry,
      default: (...given: Parameters<Render>) => {
        last = given;
        return entry.default(...given);
      },
    },
  },
};
const ssr = ssrFrom(heard as unknown as SsrBuild, "production");

const origin = "http://localhost";
const site = await uncachedSite(ssr, origin);
const { anew: app } = site;
// As in the site: answers are the HTTP server's own kind from here on.
getRequestListener(app.fetch);
const { articles } = (await (await app.request("/api/articles")).json()) as { articles: { slug: string }[] };
const pages = {
  home: "/",
  news: "/news",
  services: "/services",
  "an article": `/news/${articles[0]?.slug}`,
};

async function rate(act: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + (SECONDS * 1000) / ROUNDS;
  // Of this thread: the embedded database has one of its own, with work of its own.
  const before = process.threadCpuUsage();
  let count = 0;
  for (; performance.now() < end; count++) await act();
  const { user, system } = process.threadCpuUsage(before);
  return (count / (user + system)) * 1e6;
}
const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

console.log(
  "| page | the tree alone, the handler, the whole, unchanged: a CPU second | handler, whole, unchanged of the tree | goal |\n| --- | --- | --- | --- |",
);
for (const [name, path] of Object.entries(pages)) {
  const visit = { requestId: "", report: (error: unknown) => console.error(error), takeHtml: () => {} };
  const api = (asked: string, init?: RequestInit) =>
    site.reads.answer({ origin, path: asked }, async () => app.request(asked, init));
  const handler = () => ssr(new Request(origin + path), api, visit);
  const asked = (of: typeof app) => async () => {
    const answer = await of.request(path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  };
  const whole = asked(app);
  await whole();
  if (!last) throw new Error("nothing was rendered");
  const [request, status, headers, context, load] = last;
  const tree = () =>
    entry.default(
      request,
      status,
      new Headers(headers),
      { ...context, serverHandoffStream: undefined },
      load,
    );
  const ways = [tree, handler, whole, asked(site.unchanged)].map((act) => ({ act, rates: [] as number[] }));
  for (let round = -1; round < ROUNDS; round++)
    for (const { act, rates } of ways) {
      const each = await rate(act);
      if (round >= 0) rates.push(each);
    }
  const [alone = 0, ...others] = ways.map(({ rates }) => median(rates));
  const ratios = others.map((each) => (each / alone).toFixed(2)).join(", ");
  console.log(
    `| ${name} | ${[alone, ...others].map((each) => each.toFixed(0)).join(", ")} | ${ratios} | ${GOAL} |`,
  );
}
await site.close();
