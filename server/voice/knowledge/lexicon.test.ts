import { expect, it } from "vitest";
import { deskOf } from "../desks.ts";
import { answerQuestion } from "./answer.ts";
import { readLexicon } from "./lexicon.ts";
import { rootsOf } from "./words.ts";

it("puts the plain word for what is said, with whatever stands in between", () => {
  const lexicon = readLexicon("# teeth\ntooth = molar\nextraction = pull * tooth / yank * tooth");
  const plain = (words: string) => lexicon(rootsOf(words)).join(" ");
  expect(plain("can you pull a tooth")).toBe(plain("can you pull a molar"));
  expect(plain("yank my upper back tooth out")).toBe("extraction my upper back out");
  expect(plain("pull up by the front door and show that tooth around")).not.toContain("extraction");
});

it("names the line that it can't read", () => {
  expect(() => readLexicon("tooth = molar\nextraction")).toThrow("line 2");
  expect(() => readLexicon("extraction = pull *")).toThrow("line 1");
});

it.each([
  ["dental", "is it okay to get my teeth cleaned on Xarelto", "blood-thinner"],
  ["dental", "how long am I off work if you yank a molar", "extraction-work"],
  ["dental", "do you guys have the gas", "laughing-gas"],
  ["medical", "can the doctor sign the blue placard for my car", "placard-form"],
  ["medical", "do I have to come on an empty stomach for my labs", "fasting"],
  ["law", "what's your cut if we win", "contingency"],
  ["law", "my mom passed away without a will, how long does it take to settle her estate", "probate-time"],
  ["ringwell", "does it tie into Jobber", "which-systems"],
] as const)("%s: '%s' is found by the plain word for it", (desk, words, fact) => {
  expect(answerQuestion(deskOf(desk), words)?.factId).toBe(fact);
});
