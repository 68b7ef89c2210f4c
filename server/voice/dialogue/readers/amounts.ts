import { digitize } from "./number-words.ts";

const ONES = ["a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const ONE = `(?:${ONES.join("|")}|\\d{1,2})`;
const AMOUNT = new RegExp(
  `(?<![\\d.,])(?:(${ONE}) hundred(?: and)?(?: (\\d{1,2})(?!\\d| hundred))?|(${ONE.replace("a|", "")}) (\\d\\d)(?! hundred|\\d)|(\\d{2,5}))(?![\\d.])`,
  "g",
);
const valueOf = (said: string): number => Number(said) || Math.max(1, ONES.indexOf(said));

/** Amounts in plain words, in their order: 'ninety-five plus the one twenty', 'three hundred calls'. */
export const amountsIn = (text: string): number[] =>
  [
    ...digitize(text)
      .replace(/(?<=\d),(?=\d{3})/g, "")
      .matchAll(AMOUNT),
  ].map(([, hundreds, rest = "0", first, tens, plain]) =>
    hundreds
      ? valueOf(hundreds) * 100 + Number(rest)
      : first
        ? valueOf(first) * 100 + Number(tens)
        : Number(plain),
  );
