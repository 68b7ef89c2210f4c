import { describe, expect, test } from "vitest";
import { audiences } from "../../content/writing/audiences/index.ts";
import { occasions } from "../../content/writing/occasions/index.ts";
import { options } from "../../content/writing/options.ts";
import { telephone, topics } from "../../content/writing/topics/index.ts";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";
import { readersOf } from "./readers.ts";

/** What no sentence of a text may hold, whatever words a trade put into it. */
const NONSENSE: [string, RegExp][] = [
  ["an unfilled place", /[{}]|undefined|\bNaN\b/],
  ["a word twice", /\b(?!(?:that|had)\b)(\w+) \1\b/i],
  ["two articles", /\b(a|an|the) (a|an|the)\b/i],
  ["a before a vowel", /\ba (?!(?:uni|use|one|once|eu))[aeiou]\w+/i],
  ["an before a consonant", /\ban (?!(?:hour|honest|HVAC|MSP))[bcdfghjklmnpqrstvwxyz]\w*/],
  [
    "a plural after an article",
    /\ba(n)? (?:customers|patients|clients|guests|visits|appointments|callers)\b/i,
  ],
  [
    "a singular of many kinds",
    /\b(?:kinds|types) of (?:table|stay|visit|appointment|order|treatment|move)\b/,
  ],
  [
    "a plural with a singular verb",
    /(?<!\b(?:of|with|for|on) (?:[\w’']+ ){0,2})\b(?:customers|patients|clients|guests|calls|questions|homeowners) (?:is|was|has|does|wants|calls)\b/,
  ],
  [
    "a clause where a noun belongs",
    /\b(?:hear|the|this|that|a) (?:whether|if) (?:they|you|there|a) \w+ (?:is|in the first)\b/,
  ],
  ["a clause after 'is'", /\bor while\b|\band while (?:\w+ ){3,8}\./],
  ["'from' a heading 'to' a heading", /^From “/],
  ["marks that do not follow each other", /[,;:] ?[.;,]|\.\.|  |“”|\.”[.,;]/],
  ["its own name for its owner", /\bits’|\bit its\b/],
];
const sentencesOf = (html: string): string[] =>
  html
    .split(/<\/(?:p|h\d|li|td|th)>/)
    .flatMap((block) => plainText(block).split(/(?<=[.!?]”?) (?=[A-Z“])/))
    .filter(Boolean);
const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, "");
/** Runs of so many words that stand in both of two neighbors. */
const RUN = 6;
const runsOf = (text: string) => {
  const words = bare(text).split(/\s+/);
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, i) => words.slice(i, i + RUN).join(" "));
};

const SUBJECTS: Record<string, string> = {
  "after-hours": "calls after hours",
  booking: "appointments by phone",
  callback: "calling people back the same day",
  choosing: "an AI receptionist",
  complaints: "angry callers",
  distress: "callers who cry",
  "online-booking": "online booking beside the telephone",
  telling: "telling customers that an AI answers",
  counting: "counting missed calls",
  desk: "a front desk that is always interrupted",
  followup: "following up on estimates",
  greeting: "phone greetings",
  handover: "urgent calls and transfers",
  hipaa: "hipaa and the phone",
  hold: "callers on hold",
  intake: "new client intake",
  languages: "spanish speaking callers",
  missed: "missed calls",
  orders: "phone orders",
  prices: "price shoppers on the phone",
  privacy: "call recording and privacy",
  questions: "the same questions again and again",
  reminders: "no-shows",
  reviews: "asking for reviews",
  seasons: "the busy season on the phone",
  spam: "spam calls",
  texting: "two-way texting",
  starting: "the first weeks with a phone assistant",
  training: "training new receptionists",
  voicemail: "voicemail",
  writing: "slow replies to emails",
};
const FORMS = [
  (s: string) => `how to deal with ${s}`,
  (s: string) => `7 tips on ${s}`,
  (s: string) => `five mistakes with ${s}`,
  (s: string) => `a 3 week plan for ${s}`,
  (s: string) => `checklist: ${s}`,
  (s: string) => `q&a on ${s}`,
  (s: string) => `opinion piece on ${s}`,
];
const TIMES = [
  "",
  " on monday mornings",
  " at night",
  " in summer",
  " over lunch",
  " for a one person business",
  " in the rush",
];
const READERS = [...audiences.map(({ one }) => ` for ${one}`), ""];

/** Every subject in every form, and every reader and every time with several of them: each combination once. */
const prompts = Object.values(SUBJECTS).flatMap((subject, i) =>
  FORMS.map((form, k) => {
    const n = i * FORMS.length + k;
    return `${form(subject)}${TIMES[(i + k * 2) % TIMES.length]}${READERS[(n * 5) % READERS.length]}`;
  }),
);
const sides = [
  "voicemail vs answering service",
  "ai receptionist vs receptionist",
  "text back vs online booking",
  "text vs phone call reminders",
  "recording vs summary of calls",
];
const compared = sides.flatMap((pair, i) =>
  Array.from(
    { length: 8 },
    (_, k) => `${pair}${TIMES[(i + k) % 4]}${READERS[(i * 12 + k * 5) % READERS.length]}`,
  ),
);
const written = [...prompts, ...compared].map((prompt) => ({ prompt, ...compose(prompt, []) }));

describe(`${written.length} prompts of every subject, form, reader and time`, () => {
  test("each topic has a prompt here", () =>
    expect(topics.map(({ id }) => id).filter((id) => !SUBJECTS[id])).toEqual([]));

  test("no sentence is nonsense", () => {
    const found = written.flatMap(({ prompt, article }) => {
      const lines = [
        ...sentencesOf(article.content),
        article.title,
        article.excerpt,
        article.metaDescription,
      ];
      const all = lines.join("\n");
      return NONSENSE.filter(([, pattern]) => pattern.test(all)).flatMap(([what, pattern]) =>
        lines.filter((sentence) => pattern.test(sentence)).map((sentence) => ({ prompt, what, sentence })),
      );
    });
    expect(found.slice(0, 12)).toEqual([]);
  });

  test("nothing is said twice: no sentence, no heading's words in the line below, no excerpt in the description", () => {
    const found = written.flatMap(({ prompt, kind, request, article }) => {
      // What the trade says of itself may come again; what the writer says may not.
      const trade = bare(places(readersOf(request).trade).join(" "));
      const sentences = sentencesOf(article.content).filter(
        (sentence) =>
          /[.!?]”?$/.test(sentence) && sentence.length > 24 && !trade.includes(bare(sentence).trim()),
      );
      const doubled = sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i);
      const neighbors = sentences.slice(1).flatMap((sentence, i) => {
        const before = new Set(runsOf(sentences[i] as string));
        return runsOf(sentence).filter(
          (run) => before.has(run) && !trade.includes(run.split(" ").slice(1, -1).join(" ")),
        );
      });
      const meta = new Set(runsOf(article.metaDescription));
      const same = kind === "draft" ? runsOf(article.excerpt).filter((run) => meta.has(run)) : [];
      return [...doubled, ...neighbors.slice(0, 1), ...same].map((text) => ({ prompt, text }));
    });
    expect(found.slice(0, 12)).toEqual([]);
  });

  test("what the prompt names stands in the title, the opening or the entries", () => {
    const found = written.flatMap(({ prompt, kind, request, article }) => {
      if (kind === "outline") return [];
      const text = article.content.replaceAll(/<p>\(A note for the editor: [^<]*<\/p>/g, "");
      // What no part speaks of is named by a note, and by no title.
      const named = /says nothing about [^<]*/.exec(article.content)?.[0] ?? "";
      const opening = plainText(`${article.title} ${text.split("</p>")[0]} ${named}`);
      const many = request.called.place?.many ?? request.audience?.many;
      const one = request.called.place?.one ?? request.audience?.one;
      const all = plainText(`${opening} ${article.excerpt} ${article.metaDescription}`);
      return [
        ...(many && ![many, one as string].some((name) => all.includes(name))
          ? [{ prompt, lost: many }]
          : []),
        ...request.occasions
          .filter(
            ({ at, name, heard }) =>
              !opening.includes(at) && !opening.includes(name) && !heard.test(opening.toLowerCase()),
          )
          .map(({ id }) => ({ prompt, lost: id })),
      ];
    });
    expect(found.slice(0, 12)).toEqual([]);
  });

  test("the texts open in many ways, and few excerpts have one mould", () => {
    const starts = written.map(({ article }) => article.excerpt.split(" ").slice(0, 4).join(" "));
    expect(new Set(starts).size).toBeGreaterThan(topics.length);
  });
});

const places = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value
      ? Object.values(value).flatMap(places)
      : [];

test("no clause stands where a noun belongs, and no verb hangs on words whose number is unknown", () => {
  const wrong = places([topics, telephone, options, occasions]).filter(
    (text) =>
      /(?:hear|is|for|answers?|such as|with|another|ninth|take) \{ask\d\}/.test(
        text.replaceAll(/(?:asks|for (?:three|the) [^.]*,) \{ask\d\}/g, ""),
      ) ||
      /(?<!(?:about|for|on|lacks|with|such as) )\{(?:Cap:)?(?:[uU]rgents?|[hH]ard|[eE]asy|sort\d|gap)\} (?:is|are|was|were|has|waits?|rings?|comes?|goes|lies|follows|stands|takes|means|gets)\b/.test(
        text,
      ),
  );
  expect(wrong).toEqual([]);
});
