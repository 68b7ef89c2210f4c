import { expect, it } from "vitest";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { letterOf, textOf } from "./report-of.fixture.ts";
import { twelve } from "./twelve.fixture.ts";

const prints = twelve.flatMap(({ id, answers, numbers }) =>
  [{ answers }, { answers, numbers }].map((given) => {
    const sent = asItIsSent(given);
    return {
      id: `${id}${"numbers" in given ? " with numbers" : ""}`,
      text: textOf(sent),
      letter: letterOf(sent),
    };
  }),
);
const print = (id: string) => prints.find((one) => one.id === id)!;
const dollars = (said: string): number => Number(said.replaceAll(/[$,]/g, ""));

it.each(prints)(
  "$id tells the bar of an assistant once, and no sum as too little that is more than a row",
  ({ text }) => {
    expect([...text.matchAll(/\d or more (?:go elsewhere|who went elsewhere)/g)].length).toBeLessThanOrEqual(
      1,
    );
    const table = /After costs and all your own time.*? All: /s.exec(text)?.[0] ?? "";
    const rows = [...table.matchAll(/hours?\. (\$[\d,]+)(?! of time)/g)].map(([, sum]) => dollars(sum!));
    for (const [, left] of text.matchAll(
      /would leave about (\$[\d,]+) a month after costs\. That is too little/g,
    ))
      expect(dollars(left!)).toBeLessThan(Math.min(...rows));
  },
);

it.each(prints)("$id has two sums of many rows at most", ({ text }) => {
  expect([...text.matchAll(/= dollars a month, rounded/g)].length).toBeLessThanOrEqual(2);
});

it.each(prints)(
  "$id gives the goal as the reason of what comes first only where that is why",
  ({ text, letter }) => {
    const byMoney = text.includes("The steps stand in the order of what they leave.");
    if (byMoney) expect(letter).not.toContain("so that comes first");
  },
);

it("tells under a title nothing that is beside it", () => {
  expect(print("bicycles with numbers").text).not.toContain("The people you answer hear");
  for (const id of ["dental with numbers", "veterinary with numbers"]) {
    expect(print(id).letter).not.toContain("some never do");
    expect(print(id).text).not.toContain("An assistant is not in this plan");
  }
  expect(print("dental with numbers").text).toContain("the crown that comes off at Sunday dinner");
});

it("opens with the dearest of what was counted", () => {
  expect(print("law with numbers").letter).toMatch(
    /Consultations that ended without a signed agreement cost about \$1,600 a month, by our guess; by your count 48 of 640/,
  );
});

it("says to whoever answers soon how many that leaves out", () => {
  expect(print("software with numbers").letter).toContain(
    "You answer the same day, but 70 of 310 messages a week get no answer: about $1,660 a month.",
  );
  expect(print("estate-agency with numbers").letter).toContain(
    "By your count 30 of 120 requests a week get no answer.",
  );
});

it("puts the owner's own number into what one who leaves takes along", () => {
  expect(print("tax with numbers").text).toMatch(
    /each client who doesn't wait takes \$605 a year with them \(what is left of your \$1,100\)/,
  );
  expect(print("tax").text).toContain("at three hundred each (put in your own)");
});

it("counts nobody at a party as a guest that was won", () => {
  for (const id of ["restaurant", "restaurant with numbers"])
    expect(print(id).text).toMatch(
      /wins about \d+ new guests a year, and some 240 come to the parties of step \w+/,
    );
});

it("asks about no number that hardly moves the plan", () => {
  expect(print("parts-maker with numbers").letter).not.toContain("Please check");
  expect(print("law with numbers").letter).toContain("Please check one number first");
});
