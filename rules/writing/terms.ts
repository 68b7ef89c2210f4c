import { article } from "../../content/report/words.ts";
import { spelled } from "./subject.ts";
import { NEUTRAL } from "./knowledge.ts";
import { plain } from "./plain.ts";

/** Verbs, moods and fillers: none is a thing. */
const NO_THING = new Set(
  `beginner beginners guide story case news announcement article piece opinion plan week weeks cut cutting reduce set setting wrecking hire hiring first second price pricing choose choosing speak speaks speaking reach real else till till without stop stopped stopping pushy casual basics plain english honest square someone somebody something anything everything nothing main finally bit lot alot kind sort whole full half able sure enough again away back down up open now today later soon early late always never often still even too very really quite also both each either neither such same different various several certain own free fewer less more much many big little large huge tiny small good nice fine proper bring brings bought buy sell selling sold write wrote paid pay pays paying grow growing teach teaching learn learning prepare preparing organize organizing create creating raise raising tell telling show showing clean cleaning repair repairing fix fixing remove removing protect protecting avoid avoiding prevent preventing happen happens happening hate hates love loves like likes want wants need needs should could would must might may shall can cannot cant dont wont isnt arent im ive its whos whats theres youre theyre went gone got getting put putting give giving gives take taking made make making do doing done be been being am is are was were work works working worked run running runs pros cons max total ish ok okay per via versus vs and or nor but yet since because although though unless until while where whereas whenever wherever whether however therefore thus hence please thanks hello hi hey under control things one two three four five six seven eight nine ten person words sentence sentences`.split(
    " ",
  ),
);
const LINKS = /^(?:to|of|for|about|on|with|from|in|into|a|an|the|my|our|your|their)$/;

export interface Term {
  /** 'linen tablecloth'. */
  bare: string;
  /** As it stands in a sentence: 'a linen tablecloth'. */
  said: string;
}

/** Things that a clause names for sure, up to three words each, the longest first: 'candle wax', 'a linen tablecloth'. */
export function termsIn(core: string): Term[] {
  const found: Term[] = [];
  for (const clause of plain(core)
    .replace(/ without .*$/, "")
    .split(/[^\p{L}\p{N}' -]+| - /u)) {
    const words = clause.split(" ").filter(Boolean);
    let run: string[] = [];
    const close = (next: string | undefined) => {
      const before = words[words.indexOf(run[0] as string) - 1] ?? "";
      const gerund = run.length === 1 && /ing$/.test(run[0] as string);
      const fits =
        run.length > 1
          ? !/ing$/.test(run.at(-1) as string) || LINKS.test(before)
          : gerund
            ? LINKS.test(before) && (next === undefined || LINKS.test(next))
            : /[^s]s$/.test(run[0] ?? "") && (run[0]?.length ?? 0) > 4 && LINKS.test(before);
      if (run.length > 0 && run.length < 4 && fits) {
        const bare = asTyped(run.join(" "), core);
        const at = words.indexOf(run[0] as string);
        const said = words.slice(Math.max(0, at - 3), at).findLast((word) => /^(?:an?|the)$/.test(word));
        found.push({ bare, said: said && !/s$/.test(bare) ? withArticle(said, bare) : bare });
      }
      run = [];
    };
    for (const word of words) {
      const isThing =
        !NO_THING.has(word) &&
        !NEUTRAL.has(word) &&
        !/^\d|ly$/.test(word) &&
        !LINKS.test(word) &&
        word.length > 2;
      if (isThing) run.push(word);
      else close(word);
    }
    close(undefined);
  }
  return found
    .filter(({ bare }, i) => found.findIndex((each) => each.bare === bare) === i)
    .sort((one, other) => other.bare.split(" ").length - one.bare.split(" ").length);
}

const withArticle = (word: string, bare: string): string => (word === "the" ? `the ${bare}` : article(bare));

/** With the capitals of the request, and those that every name has. */
const asTyped = (term: string, text: string): string => {
  const at = text.toLowerCase().indexOf(term);
  return spelled(at < 0 ? term : text.slice(at, at + term.length));
};
