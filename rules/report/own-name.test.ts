import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const content = new URL("../../content/report/", import.meta.url);
const files = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((name) =>
  /(?<!\.test)\.(?:ts|txt)$/.test(name),
);
/** The blanks that a report fills with the name of the business that speaks. */
const OWN = /\[(?:practice|firm|shop|office|company|store|studio|center|school|agency|business)\]/g;
/** Who speaks, or is written to, is meant by it. */
const SPEAKS =
  /(?:you've reached|this is|it's|I'm|welcome to|from|here is|we're|thank you for \w+|thanks for \w+(?: this)?(?: to| of)?|thinking about|ready at|to everybody:|finds?|cards for|give them|name\](?: of)?(?: at|,| with)?)[^.?!]*$/i;
/** Somebody else's company is asked after. */
const THEIRS = /\b(?:who|whom|which|whoever|else|colleagues?|buyers?|engineers?|someone|anyone)\b[^.?!,]*$/i;

const isOwn = (words: string): boolean =>
  SPEAKS.test(words) && !THEIRS.test(words.split(/\b(?:this is|it's|I'm)\b/i).at(-1)!);

/** The words before each such blank, from the beginning of their sentence. */
const before = (text: string): string[] =>
  [...text.matchAll(OWN)].flatMap(({ index }) => {
    const line = text.slice(text.lastIndexOf("\n", index) + 1, index);
    return /\bconst $/.test(line)
      ? []
      : [
          line
            .slice(-160)
            .split(/[.?!“]/)
            .at(-1)!,
        ];
  });

it("names the business only where it speaks, and never in place of its customer's", () => {
  const wrong = files.flatMap((name) =>
    before(readFileSync(new URL(name, content), "utf8"))
      .filter((words) => !isOwn(words))
      .map((words) => `${name}: ${words}`),
  );
  expect(wrong).toEqual([]);
  for (const words of [
    "Who else at [company] buys machined parts?",
    "Which engineer of [firm] draws them?",
    "Hi [name], who at [business] buys them?",
  ])
    expect(before(words).some(isOwn), words).toBe(false);
});
