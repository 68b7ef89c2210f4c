import { expect, test } from "vitest";
import { cleanApart } from "./clean-apart.ts";
import { cleanBody } from "./clean-body.ts";

const piece =
  '<h2>Head</h2><p onclick="x()">Words about <b>waiting</b> and <script>more</script> of them.</p>';

test("a long article is what a short one would be, and others are answered meanwhile", async () => {
  const long = piece.repeat(2000);
  let turns = 0;
  let done = false;
  const counting = (async () => {
    while (!done) {
      await new Promise(setImmediate);
      turns++;
    }
  })();
  expect(await cleanApart(piece)).toEqual(cleanBody(piece));
  turns = 0;
  const cleaned = await cleanApart(long);
  done = true;
  await counting;
  expect(turns).toBeGreaterThan(20);
  expect(cleaned).toEqual(cleanBody(long));
  expect(cleaned.content).not.toMatch(/onclick|script/);
});

test("what is refused is refused in the same words, long or short", async () => {
  const refusal = (html: string) => cleanApart(html).catch(({ code, errors }) => ({ code, errors }));
  const deep = "<div>".repeat(150);
  const short = await refusal(deep);
  expect(short).toMatchObject({ code: "invalid", errors: [{ field: "content" }] });
  expect(await refusal(deep + "x".repeat(20_000))).toEqual(short);
});
