import {
  anyTexts,
  ruleOfTexts,
  type TextsAfterCall,
  textsAfterCall,
} from "../../content/writing/texts-after-call.ts";
import { capital } from "../../content/capital.ts";
import type { Body } from "./body.ts";
import { h2, list, p } from "./html.ts";
import { inWords, numberOf, plain } from "./plain.ts";
import { readersOf } from "./readers.ts";
import type { Request } from "./request.ts";
import { tradeNamed } from "./trade-named.ts";

const TEXTS = /\b(?:texts?|text messages?|sms|messages)\b/;
/** Somebody called, and nothing came of it. */
const UNBOOKED =
  /\b(?:call(?:ed|ers?)|rang|leads?|inquir\w+|asked|quotes?|estimates?)\b.*\b(?:(?:didn'?t|don'?t|did not|never|not|haven'?t|without) (?:yet )?(?:book\w*|schedul\w*|sign\w*|hir\w*|commit\w*|c[ao]m(?:e|ing)|reserv\w*|respond\w*|answer\w*|repl\w*)|went (?:quiet|cold|silent)|ghosted|undecided)\b/;
const COUNT = /\b(\d{1,2}|two|three|four|five|six) (?:[\w-]+ ){0,3}(?:texts?|messages?)\b/;

const textsFor = (request: Request): TextsAfterCall => {
  const called = plain(`${readersOf(request).one} ${tradeNamed(request)?.phrase ?? ""}`);
  return textsAfterCall.find(({ of, not }) => of.test(called) && !not?.test(called)) ?? anyTexts;
};

const countIn = (said: string): number | undefined => {
  const found = COUNT.exec(said)?.[1];
  return found ? numberOf(found) : undefined;
};

/** Texts that are asked for beside advice on those who called and did not book, as many as asked; undefined where it is no such advice. */
export function textsBeside(request: Request, thing: string): string[] | undefined {
  if (!TEXTS.test(plain(thing)) || !UNBOOKED.test(plain(request.text))) return undefined;
  const { texts } = textsFor(request);
  return [
    list(
      "ul",
      texts
        .slice(0, countIn(plain(thing)) ?? 3)
        .map(([after, sent, words]) => `${after} (${sent}): “${words}”`),
    ),
  ];
}

/** ‘Three text messages to send people who called and never booked’: the texts themselves, each with when it goes out. */
export function textsOf(request: Request): Body | undefined {
  const asked = plain(request.clause);
  if (
    !/^(?:list|how-to)$/.test(request.form) ||
    !/^(?:\w+ )?(?:[\w-]+ ){0,2}(?:texts?|messages)\b/.test(asked) ||
    !TEXTS.test(asked) ||
    !UNBOOKED.test(asked)
  )
    return undefined;
  const { texts, mind } = textsFor(request);
  const wanted = countIn(asked) ?? request.items ?? 3;
  if (wanted > texts.length) return undefined;
  const chosen = texts.slice(0, wanted);
  const who = tradeNamed(request)?.one ?? readersOf(request).one;
  const title = capital(
    request.clause
      .replaceAll(/\b(?:our|my)\b/gi, "your")
      .replaceAll("'", "’")
      .replace(/[.?!]+$/, ""),
  );
  return {
    title,
    excerpt: `${capital(inWords(wanted))} texts for ${who}, each with when it goes out: ${chosen.map(([after]) => after.charAt(0).toLowerCase() + after.slice(1)).join("; ")}.`,
    description: `${ruleOfTexts} ${capital(inWords(wanted))} to copy.`,
    about: "texts to callers who didn’t book",
    noSheet: true,
    heads: chosen.map(([after]) => after),
    content: [
      p(ruleOfTexts),
      ...chosen.flatMap(([after, sent, words], i) => [
        h2(`${i + 1}. ${after}`),
        p(`Send it ${sent}.`),
        list("ul", [`“${words}”`]),
      ]),
      h2("What to mind"),
      p(
        mind,
        "Write down which text brought which answer. After twenty of each, drop the one that nobody answers, and change its first eight words before you change anything else.",
      ),
    ],
  };
}
