import { expect, test } from "vitest";
import { createReads } from "./reads.ts";
import { createRenderings } from "./renderings.ts";

const bytes = (text: string) => Buffer.from(text);

test("a page is found by its address and by all that it was made from", () => {
  const renderings = createRenderings(() => 0);
  const page = bytes("<p>one</p>");
  renderings.keep("http://a/news", bytes("one"), page);
  expect(renderings.find("http://a/news", bytes("one"))).toBe(page);
  expect(renderings.find("http://a/news", bytes("two"))).toBeUndefined();
  expect(renderings.find("http://b/news", bytes("one"))).toBeUndefined();
});

test("none is older than a minute, and the least asked for make room", () => {
  let now = 1;
  const renderings = createRenderings(() => now);
  renderings.keep("/", bytes(""), bytes("page"));
  now = 60_000;
  expect(renderings.find("/", bytes(""))).toBeDefined();
  now = 60_002;
  expect(renderings.find("/", bytes(""))).toBeUndefined();
  const large = Buffer.alloc(1024 * 1024);
  for (let i = 0; i < 5; i++) renderings.keep(`/${i}`, bytes(""), large);
  expect([0, 4].map((i) => renderings.find(`/${i}`, bytes("")) !== undefined)).toEqual([false, true]);
});

test("a page is unchanged as long as it would read the very same, and no longer", async () => {
  const now = () => 0;
  const renderings = createRenderings(now);
  const reads = createReads([/^\/api\/articles$/], now);
  const page = bytes("<p>one</p>");
  const headers = new Headers({ "page-tags": "news" });
  async function readBy(path: string) {
    const basis = reads.basis();
    await reads.answer({ origin: "http://a", path }, async () => Response.json([]), basis);
    renderings.keep("http://a/news", bytes("[]"), page);
    renderings.note("http://a/news", page, { headers, basis });
    return () => renderings.unchanged("http://a/news")?.html;
  }
  const news = await readBy("/api/articles");
  expect(news()).toBe(page);
  expect(renderings.unchanged("http://b/news")).toBeUndefined();
  reads.forget();
  expect(news()).toBeUndefined();
  // What is not the same for everybody has to be asked for, and so has all while nothing is heard of changes.
  expect((await readBy("/api/articles?search=x"))()).toBeUndefined();
  reads.setListening(false);
  expect((await readBy("/api/articles"))()).toBeUndefined();
});

test("a page that read before a change and after it is not unchanged", async () => {
  const now = () => 0;
  const reads = createReads([/./], now);
  const basis = reads.basis();
  const read = () => reads.answer({ origin: "", path: "/api" }, async () => Response.json([]), basis);
  await read();
  expect(basis.holds()).toBe(true);
  reads.forget();
  await read();
  expect(basis.holds()).toBe(false);
});

test("what is known of another rendering is not said of the one that is kept", () => {
  const renderings = createRenderings(() => 0);
  const [before, after] = [bytes("before"), bytes("after")];
  renderings.keep("/", bytes(""), after);
  renderings.note("/", before, { headers: new Headers(), basis: createReads([], () => 0).basis() });
  expect(renderings.unchanged("/")).toBeUndefined();
});
