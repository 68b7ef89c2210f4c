import { expect, test } from "vitest";
import { allDesks } from "../../server/voice/desks.ts";
import { type AskedTurn, type Outcome, outcomesOf, readAsked, toldTo } from "./asked.ts";

const turns = readAsked("tests/knowledge/questions-by-strangers.txt");

test("every answer that a stranger's question should get is a fact of its desk", () => {
  const known = new Map(allDesks().map(({ id, facts }) => [id, new Set(facts.map((fact) => fact.id))]));
  const lost = turns.flatMap(({ desk, facts }) =>
    facts.flat().filter((id) => id !== "none" && id !== "advice" && !known.get(desk)?.has(id)),
  );
  expect(lost).toEqual([]);
});

/** Percent, a little under what was measured last (bench/README.md): a fall is a fault. */
test.each([
  ["seen", { right: 90, wrong: 6 }],
  ["unseen", { right: 77, wrong: 7 }],
] as const)(
  "strangers' questions beside a task, %s: as many right and as few wrong as before",
  (half, floor) => {
    const told = new Map<AskedTurn, string[]>();
    const outcomes: Outcome[] = [];
    for (const turn of turns.filter((each) => each.half === half)) {
      told.set(turn, toldTo(turn));
      outcomes.push(...outcomesOf(turn, told.get(turn)!));
    }
    const share = (outcome: Outcome) =>
      (100 * outcomes.filter((each) => each === outcome).length) / outcomes.length;
    const missed = [...told]
      .filter(([turn, said]) => half === "seen" && outcomesOf(turn, said).some((each) => each !== "right"))
      .map(
        ([{ words, facts }, said]) => `${said.join(", ") || "nothing"} for ${facts.join(" + ")}: ${words}`,
      );
    expect(share("right"), missed.join("\n")).toBeGreaterThanOrEqual(floor.right);
    expect(share("wrong"), missed.join("\n")).toBeLessThanOrEqual(floor.wrong);
  },
);
