import { announcements } from "../../../content/writing/ready/announcements.ts";
import { questionSets } from "../../../content/writing/ready/customer-questions.ts";
import { capital } from "../../../content/capital.ts";
import type { Body } from "../body.ts";
import { h2, p } from "../html.ts";
import { small } from "../phrases.ts";
import { plain, wordsIn } from "../plain.ts";
import type { Request } from "../request.ts";
import { sharesIn, type Told, titleOf } from "../told.ts";
import { factsIn } from "./facts.ts";

/** What readers of news ask, and a prompt may have left out: what it is about, what it says then, what is missing. */
const MISSING: readonly [about: RegExp, said: RegExp, missing: string][] = [
  [
    /(?:)/,
    /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w* \d|\b(?:from|on|starting|this|next|until) (?:\w+ )?(?:\w+day|january|february|march|april|may|june|july|august|\w+ber)\b|\b(?:today|tomorrow|christmas|thanksgiving|easter|new year\w*)\b/,
    "from which day on",
  ],
  [
    /\b(?:open|hours|clos\w+|weekends?)\b/,
    /\b\d{1,2}(?::\d\d)? ?(?:am|pm)\b|\bfrom \d|24\/7/,
    "the hours, with the weekdays",
  ],
  [
    /\b(?:mov\w+|location|address|branch)\b/,
    /\d+ \w+ (?:street|st|avenue|ave|road|rd)\b/,
    "the address, parking and the entrance",
  ],
  [/\b(?:pric\w+|fees?|costs?)\b/, /[$%]/, "what it cost before, and what it costs now"],
  [/(?:)/, /\d{3}[-. )]+\d{3,4}|@|\bwww\b|\.com\b/, "the number to call, or the page"],
  [/(?:)/, /\bbecause\b|\bso that\b/, "why, in one sentence"],
];
/** Words of an answer with its question. */
const ANSWER = 35;
const USUAL = 150;

/** The news as the prompt tells it; then what customers ask about such a thing, as far as that holds everywhere. */
export function newsOf(request: Request, told: Told): Body {
  const { sentences, asks, isPost } = told;
  const { customers } = factsIn(request);
  const text = plain(sentences.join(" "));
  const [first = "", ...more] = sentences;
  const news = first.replace(/\.$/, "");
  const title = titleOf(told);
  const missing = MISSING.flatMap(([about, said, what]) =>
    about.test(text) && !said.test(text) ? [what] : [],
  );
  let left = (request.words ?? (isPost ? 0 : USUAL)) - wordsIn(text).length;
  // How it works for those who read it: as much as there is room for.
  const works = (
    /\b(?:caption|instagram|facebook|tweet)\b/.test(request.text)
      ? []
      : (announcements.find(({ heard }) => heard.test(text))?.says ?? [])
  ).filter((paragraph) => {
    const fits = left >= wordsIn(paragraph).length * (isPost || request.most ? 1 : 0.75);
    if (fits) left -= wordsIn(paragraph).length;
    return fits;
  });
  const set = isPost || works.length ? undefined : questionSets.find(({ heard }) => heard.test(text));
  const room = Math.floor(((request.words ?? USUAL * 1.5) - wordsIn(text).length) / ANSWER);
  const answers = (set?.questions ?? [])
    .filter(([, answer]) => !/[[{]/.test(answer))
    .slice(0, Math.max(0, Math.min(3, room)));
  return {
    title,
    excerpt: `${title === news ? `News for ${customers}` : first}${title === news ? (more[0] ? `: ${small(more[0])}` : ", with what they need to know.") : ""}`,
    heads: answers.map(([question]) => question),
    about: isPost ? "a post with news" : "news",
    content: [
      p(...sentences.slice(0, 3)),
      ...(sentences.length > 3 ? [p(...sentences.slice(3))] : []),
      ...sharesIn(sentences).map((shares) => p(shares)),
      ...works.map((paragraph) => p(paragraph)),
      ...answers.flatMap(([question, answer]) => [h2(question), p(answer)]),
      ...asks.map((asked) => p(`${capital(asked)}: [yours to fill in].`)),
      ...(isPost
        ? missing.length
          ? [p(`[${capital(missing.join("; "))}.]`)]
          : []
        : [
            p(
              `(A note for the editor: the news is what you gave, and nothing else.${answers.length ? " The answers say how it is usually done: check each one." : ""}${missing.length ? ` Readers will also ask: ${missing.join("; ")}.` : ""})`,
            ),
          ]),
    ],
  };
}
