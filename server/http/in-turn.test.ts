import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

test("work that comes at once is begun one by one, in its order, with timers and sockets between", async () => {
  const seen: string[] = [];
  let turns = 0;
  const count = () => {
    turns++;
    if (seen.length < 4) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(
    ["a", "b", "c", "d"].map(async (name) => {
      await inTurn();
      seen.push(`${name} in ${turns}`);
    }),
  );
  expect(seen).toEqual(["a in 1", "b in 2", "c in 3", "d in 4"]);
  await inTurn();
});
