import {
  askTheVendor,
  askTheVendorAbout,
  besideAnAssistant,
  reasonsToAnswer,
  signsOfTooMuch,
} from "../../../content/writing/ready/assistants.ts";
import { capital } from "../../../content/capital.ts";
import type { Body, Say } from "../body.ts";
import type { Readers } from "../fill.ts";
import { h2, p } from "../html.ts";
import { inWords } from "../plain.ts";
import type { Request } from "../request.ts";
import { titleFrom } from "../title.ts";

const ASSISTANT =
  "(?:ai|a\\.i\\.|virtual|automated) (?:\\w+ )?(?:phone |voice )?(?:receptionists?|assistants?|answering|agents?|phones?)|(?:voice|phone) (?:receptionists?|assistants?|agents?|ai)";
const WHY = new RegExp(
  `\\bwhy (?:\\w+ ){0,6}?(?:${ASSISTANT})|\\b(?:reasons?|case) (?:\\w+ ){0,8}(?:${ASSISTANT})`,
);
const SPREAD =
  /\b(?:standard|common|everywhere|popular|normal|norm|rise|growing|adopt\w*|switch\w*|using|use|turn(?:ing)? to|choos\w+|need|should|hire|get|bother|becoming)\b/;
const SIGNS =
  /\bsigns? (?:that )?(?:\w+ ){0,6}(?:overwhelm\w*|too busy|swamped|stretched|drown\w*|overload\w*|can(?:'t|not) keep up|behind|needs? help|burn\w* out|(?:is|are) too much)\b/;
const AT_DESK = /\b(?:front desk|reception\w*|phones?|calls?|staff|team)\b/;
const VENDOR = new RegExp(
  `\\b(?:ask|questions?)\\b.*\\b(?:vendors?|providers?|sellers?|sales\\w*|compan(?:y|ies)|before (?:you |we |i )?(?:buy|sign|choos|hir|get|pick)\\w*)\\b.*|\\bbefore (?:buying|signing|choosing|hiring|getting)\\b`,
);
const OF_IT = new RegExp(`\\b(?:${ASSISTANT}|answering service)\\b`);
/** What the questions are to be about. */
const ABOUT =
  /\b(?:questions?|ask)\b.*\b(?:about|regarding|on)\b (?!(?:the|an?|its|their|your|our) (?:ai|virtual|phone|voice|vendor|assistant))(.{4,60})/;
const TRAINS =
  /\b(?:train\w*|teach\w*|prepar\w*|get\w*|help\w*|coach\w*|onboard\w*)\b.*\b(?:staff|team|people|employees|receptionists?|front desk)\b.*\b(?:alongside|beside|with|next to|together with|work(?:ing)? with|use|using)\b/;

const told = (
  sections: readonly (readonly [head: string, ...says: string[]])[],
  say: Say,
  count = false,
): string[] =>
  sections.flatMap(([head, ...says], i) => [
    h2(`${count ? `${i + 1}. ` : ""}${say(head)}`),
    ...says.map((each) => p(capital(say(each)))),
  ]);

/** A text on working with an assistant on the telephone, where the prompt asks for one of those that are written; else undefined. */
export function assistantTextOf(request: Request, readers: Readers, say: Say): Body | undefined {
  const { text, items = 0 } = request;
  // What is wanted of each line has a shape of its own.
  if (["comparison", "plan"].includes(request.form) || /\b(?:for )?each (?:one|of)\b/.test(text))
    return undefined;
  const title = titleFrom(request);
  if (SIGNS.test(text) && AT_DESK.test(text) && items <= signsOfTooMuch.length) {
    const chosen = signsOfTooMuch.slice(0, items || 7);
    const count = capital(inWords(chosen.length));
    return {
      title: title ?? `${count} signs that the phone is too much for the front desk of ${readers.one}`,
      excerpt: `${count} signs for ${readers.many}: what you see, what is behind it, and what to do first.`,
      heads: chosen.map(([sign]) => say(sign)),
      about: "signs of an overwhelmed front desk",
      noSheet: true,
      content: [
        p(
          "One of these on a bad Monday means nothing. Three of them every week mean that the phone asks for more than your desk can give, and that it shows in everything else.",
        ),
        ...chosen.flatMap(([sign, means, first], i) => [
          h2(`${i + 1}. ${say(sign)}`),
          p(capital(say(means))),
          p(`Do first: ${say(first)}`),
        ]),
        p(
          "Choose the one you saw most often and change that alone, for two weeks. What you count before and after tells you more than any advice.",
        ),
      ],
    };
  }
  if (!OF_IT.test(text)) return undefined;
  const named = ABOUT.exec(text)?.[1] ?? "";
  const [, theme, ofTheme] = askTheVendorAbout.find(([heard]) => heard.test(named)) ?? [];
  const questions = ofTheme ?? askTheVendor;
  if (VENDOR.test(text) && !TRAINS.test(text) && items <= questions.length && (theme || !named)) {
    const chosen = questions.slice(0, items || 12);
    const count = capital(inWords(chosen.length));
    return {
      title:
        title ??
        `${count} questions ${theme ? `about ${theme} ` : ""}to ask before you buy an assistant for the phone`,
      excerpt: `${count} questions ${theme ? `about ${theme} ` : ""}for ${readers.many} to ask whoever sells an assistant for the phone, each with what a good answer sounds like.`,
      heads: chosen.map(([question]) => say(question)),
      about: "questions to ask a vendor",
      noSheet: true,
      content: [
        p(
          "Ask all of them in one talk, and write the answers down as they are given. What is promised in the talk belongs in the contract; what nobody can answer is an answer too.",
        ),
        ...chosen.flatMap(([question, good], i) => [
          h2(`${i + 1}. ${say(question)}`),
          p(`A good answer: ${say(good)}`),
        ]),
      ],
    };
  }
  if (TRAINS.test(text))
    return {
      title: title ?? `How to train your front desk to work beside an assistant, at ${readers.one}`,
      excerpt: `Seven steps for ${readers.many}: what the assistant takes, who takes over, how to practice it, and what to say about it.`,
      heads: besideAnAssistant.map(([head]) => head),
      about: "working beside an assistant",
      noSheet: true,
      content: [
        p(
          "An assistant that answers the phone changes the day of everybody who answered it before. It works when those people have written its rules, and fails quietly when it was put there without them.",
        ),
        ...told(besideAnAssistant, say, true),
      ],
    };
  if (WHY.test(text) && SPREAD.test(text) && items <= reasonsToAnswer.length)
    return {
      title: title ?? `Why ${readers.many} let an assistant answer the phone`,
      excerpt: `Why ${readers.many} let an assistant answer the phone, where it is the wrong answer, and how to find out in a week.`,
      heads: reasonsToAnswer.map(([head]) => head),
      about: "why an assistant answers the phone",
      noSheet: true,
      content: [
        p(
          `How many ${readers.many} do so nobody has counted in a way that this site could check. The reasons are plain all the same, and so are their limits.`,
        ),
        ...told(reasonsToAnswer, say),
      ],
    };
  return undefined;
}
