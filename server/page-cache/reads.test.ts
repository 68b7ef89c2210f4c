import { expect, test } from "vitest";
import type { KeptAnswer } from "../../contracts/endpoint.ts";
import { createReads } from "./reads.ts";

const origin = "https://example.com";
function asked(listed = [/^\/api\/articles$/]) {
  let now = 1;
  let count = 0;
  const reads = createReads(listed, () => now);
  const ask = async () => Response.json({ answer: ++count });
  const read = async (path = "/api/articles", by = ask) =>
    ((await (await reads.answer({ origin, path }, by)).json()) as { answer: number }).answer;
  return { reads, read, later: (ms: number) => (now += ms) };
}

test("what is listed is asked for once, until a change is announced or a minute has passed", async () => {
  const { reads, read, later } = asked();
  expect([await read(), await read()]).toEqual([1, 1]);
  reads.forget();
  expect([await read(), await read()]).toEqual([2, 2]);
  later(60_001);
  expect(await read()).toBe(3);
});

test("what is not listed is asked for each time, and so is all while no changes are heard of", async () => {
  const { reads, read } = asked();
  expect([await read("/api/articles?search=x"), await read("/api/articles?search=x")]).toEqual([1, 2]);
  await read();
  reads.setListening(false);
  expect([await read(), await read()]).toEqual([4, 5]);
  reads.setListening(true);
  expect([await read(), await read()]).toEqual([6, 6]);
});

test("a reading that began before a change is not kept, nor is one that failed", async () => {
  const { reads, read } = asked();
  await read("/api/articles", async () => {
    reads.forget();
    return Response.json({ answer: 100 });
  });
  expect(await read()).toBe(1);
  reads.forget();
  const failed = await reads.answer({ origin, path: "/api/articles" }, async () =>
    Response.json({ error: "busy" }, { status: 503 }),
  );
  expect(failed.status).toBe(503);
  expect(await read()).toBe(2);
});

test("what is made of a kept answer is made once, and nobody can change it for the others", async () => {
  const { reads } = asked();
  const answer = () =>
    reads.answer({ origin, path: "/api/articles" }, async () =>
      Response.json({ articles: [{ title: "A" }] }),
    );
  const list = { output: "list" };
  let times = 0;
  const made = async (of: object) =>
    ((await answer()) as KeptAnswer).made(of, () => ({ articles: [{ title: `A${++times}` }] }));
  const first = await made(list);
  expect(await made(list)).toBe(first);
  expect(() => first.articles.reverse().push({ title: "B" })).toThrow(TypeError);
  expect(await made({ output: "another" })).toEqual({ articles: [{ title: "A2" }] });
  reads.forget();
  expect(await made(list)).toEqual({ articles: [{ title: "A3" }] });
});
