import scslre from "scslre";
import { describe, expect, test } from "vitest";
import { UTTERANCE_MAX } from "../contracts/voice-limits.ts";
import { cpuTimeOf, plainTime } from "./cpu-time.ts";
import { madePatterns, type Pattern, writtenPatterns } from "./patterns.ts";

/** Processor time that one expression may take with the longest text that it can meet, in milliseconds. */
const MOST_MS = 50;
/** The same as so many looks at each of 4,000 characters from each before it: what else is done slows both. */
const MOST_LOOKS = 3;

/** The longest text, in characters, that the expressions of a place are given; the first that fits counts. */
const longest: [place: RegExp, characters: number][] = [
  [/^server\/voice\/call-faults/, 200],
  // A fact of a desk; a visitor's own are shorter.
  [/^server\/voice\/knowledge/, 2000],
  [/^server\/voice\//, UTTERANCE_MAX],
  // It reads no longer ones (MAX_INPUT_STRING_LENGTH).
  [/^node_modules\/libphonenumber-js\//, 250],
  [/^node_modules\/chrono-node\//, UTTERANCE_MAX],
  [/^server\/news\/search/, 200],
  [/^server\/news\/slug/, 2000],
  // A model's answer, cut off by its tokens.
  [/^server\/(news\/generation|assessment\/model)/, 20_000],
  [/^server\/assessment\/review\/report\.mail/, 200],
  // What an article is asked for with; drafts are judged paragraph by paragraph.
  [/^rules\/writing/, 4000],
  [/^rules\/report-document\/figure-text/, 30],
  [/^web\//, 4000],
];
/** Meets the site's own words alone, when it is filled for trials. */
const ownWordsOnly = /^server\/assessment\/assessment\.seed/;

function reportsOf({ source, flags }: Pick<Pattern, "source" | "flags">) {
  const { reports } = scslre.analyse({ source, flags: flags.replaceAll(/[dv]/g, "") });
  return reports.map(({ exponential, character }) => ({ exponential, character: character.pick }));
}
/** What it cannot take, after what it may take in two ways over and over. */
const ENDS = ["\0", "", "\n"];
/** From here on one time can be told from another. */
const TELLING_MS = 1;

/** What is wrong with it, in a sentence; undefined when it is linear, or quick with the longest text that it can meet. */
function faultOf(pattern: Pattern): string | undefined {
  const { file, source } = pattern;
  const reports = reportsOf(pattern);
  if (reports.length === 0 || ownWordsOnly.test(file)) return undefined;
  // A library's is not ours to mend: what it reads is short, and timed.
  if (!file.startsWith("node_modules") && reports.some(({ exponential }) => exponential))
    return `${file}: ${source} is exponential`;
  const length = longest.find(([place]) => place.test(file))?.[1];
  if (!length) return `${file}: ${source} is not linear: say how long its text can be`;
  const expression = new RegExp(source, pattern.flags);
  const timed = (text: string) =>
    cpuTimeOf(() => {
      expression.lastIndex = 0;
      text.replace(expression, "");
    });
  /** The least of some, where it is much, and never much where a plain expression would take as long just now. */
  const leastTime = (text: string) => {
    let least = timed(text);
    for (let tries = 0; tries < 5 && least > MOST_MS; tries++) least = Math.min(least, timed(text));
    return least <= MOST_LOOKS * (least > MOST_MS ? plainTime() : 0) ? MOST_MS : least;
  };
  for (const { character } of reports) {
    let ends = ENDS;
    // Shorter ones first: the longest might never end, and is tried with what keeps a shorter one busiest.
    for (const size of [length / 16, length / 4, length]) {
      const times: number[] = [];
      for (const end of ends) {
        const ms = leastTime(character.repeat(Math.ceil(size)) + end);
        if (ms > MOST_MS) return `${file}: ${source} takes ${ms} ms for ${length} times ${character}`;
        times.push(ms);
      }
      const most = Math.max(...times);
      if (most > TELLING_MS) ends = [ends[times.indexOf(most)]!];
    }
  }
  return undefined;
}

describe("no text that a stranger can send keeps an expression busy", () => {
  test("the check itself finds what is exponential, and what nobody has bounded", () => {
    expect(faultOf({ file: "web/", source: String.raw`^(\w+\s?)*$`, flags: "" })).toContain("exponential");
    expect(faultOf({ file: "server/new.ts", source: "a+b", flags: "" })).toContain("how long");
    expect(faultOf({ file: "server/news/generation/", source: "^a*a*b", flags: "" })).toContain("takes");
  });

  test("those that are written in the source", () => {
    const patterns = writtenPatterns();
    expect(patterns.length).toBeGreaterThan(500);
    expect(patterns.flatMap((pattern) => faultOf(pattern) ?? [])).toEqual([]);
  });

  test("those that are put together to understand callers and requests for articles", () => {
    const made = madePatterns();
    expect(made.length).toBeGreaterThan(500);
    expect(made.flatMap((pattern) => faultOf(pattern) ?? [])).toEqual([]);
  });
});
