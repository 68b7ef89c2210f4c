import type { DraftedArticle } from "./article.ts";
import { h2, list, p } from "./html.ts";
import { withoutNotes } from "./notes.ts";
import { numberOf, wordsIn } from "./plain.ts";
import type { Request } from "./request.ts";
import { SCRIPT_EACH } from "./wants-script.ts";
import { isPost } from "./post.ts";
import { small } from "./phrases.ts";

type Draft = Pick<DraftedArticle, "title" | "content">;
/** An order that can be read off a finished text: whether it was given, what mends it, and what an editor is told. */
interface Order {
  given: (request: Request) => boolean;
  mend?: (draft: Draft, request: Request) => string;
  /** What is missing, as a sentence; absent where it was carried out. */
  missing: (draft: Draft, request: Request) => string | undefined;
}

const textOf = (html: string): string =>
  withoutNotes(html)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
const headsOf = (html: string): string[] =>
  [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, head = ""]) => textOf(head));
const said =
  (heard: RegExp) =>
  ({ text }: Request): boolean =>
    heard.test(text);

const EMAILS =
  /\be-?mails?\b[^.?!]{0,40}\b(?:to copy|(?:i|we|you) can (?:copy|send|use)|copy[- ]paste|word for word|templates?)\b|\b(?:want|with|include|including|plus|give me|need) (?:(?!e-?mail)[\w-]+ ){0,4}e-?mails?\b|\be-?mail (?:templates?|scripts?|sequence)\b/;
const EMAIL_COUNT = /\b(two|three|four|five|six|\d) (?:[\w-]+ )?e-?mails\b/;
/** A message under the name of its moment: ‘Week one: “Hi [first name], …”’. */
const MESSAGE = /<li><p>([^<:“]{3,60}): “((?:Hi|Hello|Dear) [^<”]{30,500})”<\/p><\/li>/g;
const THING =
  /\b(estimates?|quotes?|proposals?|invoices?|appointments?|visits?|consultations?|reviews?|bookings?)\b/;
const SUBJECTS: readonly (readonly [heard: RegExp, subject: string])[] = [
  [/\bclose\b|\blast\b/i, "shall I close it, or is it still open?"],
  [/\bschedule\b|\bspot\b|\bweek of\b/i, "shall I keep a date for you?"],
  [/\bmissed\b/i, "we missed you today"],
  [/\bquestions?\b|\bgot\b|\bcome through\b|\bclear\b/i, "did it arrive, and what isn’t clear?"],
];
/** The same under a heading of its own: ‘1. Day two, by text’. */
const LISTED = /<h2>(\d{1,2}\. [^<:]{3,60})<\/h2><p>“((?:Hi|Hello|Dear) [^<”]{30,500})”<\/p>/;
const thingOf = (text: string): string => (THING.exec(text)?.[1] ?? "message").replace(/s$/, "");
const subjectOf = (message: string): string =>
  SUBJECTS.find(([heard]) => heard.test(message))?.[1] ?? "from [name of the business]";
const BY_WAY = /, by (?:text|phone)$/;
const inPlace = (content: string, text: string): string =>
  content.replaceAll(
    new RegExp(LISTED.source, "g"),
    (_, when: string, message: string) =>
      `<h2>${when.replace(BY_WAY, "")}, by email</h2><p>Subject: Your ${thingOf(text)}: ${subjectOf(`${when} ${message}`)}</p><p>“${message}” [Your name, number, and one line to answer to.]</p>`,
  );

/** Messages to copy are mails as well, with a subject and a way to answer. */
function asEmails({ content }: Draft, { text }: Request): string {
  if (/\bSubject: /.test(content)) return content;
  if (LISTED.test(content)) return inPlace(content, text);
  const thing = thingOf(text);
  const used = new Set<string>();
  const mails = [...content.matchAll(MESSAGE)].flatMap(([, when = "", message = ""]) => {
    const subject =
      SUBJECTS.find(([heard]) => heard.test(`${when} ${message}`))?.[1] ?? `from [name of the business]`;
    const moment = when.replace(/, by (?:text|phone)$/, "");
    if (used.has(subject) || used.has(moment)) return [];
    used.add(subject).add(moment);
    return [
      `${moment}. Subject: Your ${thing}: ${subject} “${message} [Your name, number, and one line to answer to.]”`,
    ];
  });
  if (!mails.length) return content;
  const section = [h2("The emails to copy"), list("ul", mails.slice(0, 5))].join("");
  // What is copied stands before what follows from it.
  const at = content.lastIndexOf("<h2>");
  return at < 0 ? `${content}${section}` : `${content.slice(0, at)}${section}${content.slice(at)}`;
}

const SAYABLE = /“[^”]{24,900}”/;
/** Numbered parts in which nothing can be said aloud as it stands. */
const withoutWords = (html: string): string[] =>
  html
    .split(/(?=<h2>)/)
    .filter(
      (part) => /^<h2>\d{1,2}\. /.test(part) && !SAYABLE.test(textOf(part.replace(/^<h2>.*?<\/h2>/, ""))),
    )
    .map((part) => textOf(/^<h2>(.*?)<\/h2>/.exec(part)?.[1] ?? ""));

const IN_QUESTIONS = /\b(?:faqs?|q ?& ?a|q and a|questions and answers)\b/;
const LEAST_QUESTIONS = 3;
const asked = (html: string): number => headsOf(html).filter((head) => head.endsWith("?")).length;
const ORDERED =
  /^(?:\d{1,2}\. )?(?:what|how|when|where|who|why|which|is|are|do|does|can|should|will)\b|^(?:danger first|which one)/i;
/** A heading that tells what two are measured by asks for it. */
const inQuestions = ({ content }: Draft, { form }: Request): string =>
  form === "comparison" && asked(content) < LEAST_QUESTIONS
    ? content.replaceAll(/<h2>([^<]*[^<?])<\/h2>/g, (whole, head: string) =>
        ORDERED.test(head) || head.split(" ").length > 8 ? whole : `<h2>${head}: how do they differ?</h2>`,
      )
    : content;

const CLEAR =
  /\b(?:clear|straight|short|direct|definite|honest|simple) answer\b|\banswer first\b|\byes or no\b/;
const ANSWERED = /^(?:\(A note[^)]*\) )?(?:“?\[?yes\b|“?no\b|in short\b|for most\b|the answer\b)/i;
const answerFirst = ({ title, content }: Draft, { form }: Request): string =>
  form !== "opinion" || title.includes("?") || ANSWERED.test(textOf(content)) || isOutline(content)
    ? content
    : content.replace("<p>", `<p>In short: ${small(title)}. `);

const isOutline = (html: string): boolean => html.includes("This is an outline and not an article");
const lengthOf = (html: string): number => wordsIn(textOf(html)).length;
const OFF = 0.05;
/** ‘Short’ is no number. */
export const COUNTED = /\b\d[\d,]*[- ]?words?\b/;
const round = (count: number): number => Math.round(count / 5) * 5;

const ORDERS: readonly Order[] = [
  {
    given: said(EMAILS),
    mend: asEmails,
    missing: ({ content }, { text }) => {
      const has = content.match(/\bSubject: /g)?.length ?? 0;
      const wants = numberOf(EMAIL_COUNT.exec(text)?.[1] ?? "1") || 1;
      return has >= wants
        ? undefined
        : has
          ? `you asked for ${wants} emails, and there are ${has}.`
          : "you asked for emails: there are none below. A subject line, three sentences and one question make one.";
    },
  },
  {
    given: said(SCRIPT_EACH),
    missing: ({ content }) => {
      const bare = withoutWords(content);
      return bare.length
        ? `you asked for words to say under each heading: ${bare.map((head) => `“${head}”`).join(" and ")} ${bare.length > 1 ? "have" : "has"} none. Add a sentence as it’s said at your desk.`
        : undefined;
    },
  },
  {
    given: said(IN_QUESTIONS),
    mend: inQuestions,
    missing: ({ content }) =>
      asked(content) >= LEAST_QUESTIONS || /<h3>[^<]*\?<\/h3>/.test(content)
        ? undefined
        : "you asked for questions and answers: the headings below are no questions yet.",
  },
  {
    given: said(CLEAR),
    mend: answerFirst,
    missing: ({ content }, { form }) =>
      form !== "opinion" || isOutline(content) || ANSWERED.test(textOf(content))
        ? undefined
        : "you asked for a clear answer: put it into the first line, as yes, no, or only for whom.",
  },
  {
    given: said(/\b(?:with|in|as|include|including|make|want) an? (?:[\w-]+ ){0,2}table\b/),
    missing: ({ content }) =>
      /<table\b/.test(content) ? undefined : "you asked for a table: there is none below.",
  },
  {
    given: said(
      /\bwith (?:(?:real|made[- ]up|the|some|your|our) )*(?:numbers|figures|math|calculations?|example sums?)\b|\bshow the math\b/,
    ),
    missing: ({ content }) =>
      /\$ ?\d|\d ?%|\bpercent\b/.test(textOf(content)) || isOutline(content)
        ? undefined
        : "you asked for figures: there is no sum below.",
  },
  {
    given: said(
      /\b(?:cite|citing|citations?|footnotes?)\b|\b(?:with|include|including|add|using) (?:[\w-]+ ){0,2}(?:sources|references|studies|statistics|stats)\b/,
    ),
    missing: ({ content }) =>
      /href="https?:/.test(content) || isOutline(content)
        ? undefined
        : "you asked for sources: none is named below. The list of claims says which sentences need one.",
  },
  {
    given: said(
      /\b(?:with|include|including|add|want) (?:an? )?(?:[\w-]+ ){0,4}(?:images?|photos|infographics?|charts?|screenshots?|diagrams?)\b/,
    ),
    missing: ({ content }) =>
      /<img\b/.test(content) ? undefined : "you asked for a picture: this writer makes none.",
  },
  {
    // What is listed has its own note where there is less of it.
    given: ({ form, items, atMost }) => form === "how-to" && items !== undefined && items > 2 && !atMost,
    missing: ({ content }, { items, noun }) => {
      const has = headsOf(content).filter((head) => /^\d{1,2}\. /.test(head)).length;
      return !has || has === items || isOutline(content)
        ? undefined
        : `you asked for ${items} ${noun || "steps"}, and there are ${has}.`;
    },
  },
  {
    given: (request) =>
      (request.words !== undefined || request.most !== undefined) &&
      COUNTED.test(request.text) &&
      !isPost(request),
    missing: ({ content }, { words = 0, most }) => {
      const has = lengthOf(content);
      if (isOutline(content)) return undefined;
      if (most !== undefined && has > most)
        return `you asked for ${most} words at most, and this has about ${round(has)}.`;
      if (most !== undefined || /you asked for\. That is all this site has/.test(content)) return undefined;
      return Math.abs(has - words) <= Math.max(words * OFF, 12)
        ? undefined
        : `you asked for about ${words} words, and this has about ${round(has)}.`;
    },
  },
];

/** A finished text held against what was ordered: what can be mended is, and of the rest its editor is told. */
export function mended<T extends Draft>(draft: T, request: Request): T {
  return ORDERS.filter(({ given }) => given(request)).reduce(
    (so, { mend }) => (mend ? { ...so, content: mend(so, request) } : so),
    draft,
  );
}

export function reported<T extends Draft>(draft: T, request: Request): T {
  const missing = ORDERS.filter(({ given }) => given(request)).flatMap(
    ({ missing: of }) => of(draft, request) ?? [],
  );
  return missing.length
    ? {
        ...draft,
        content: `${draft.content}${missing.map((each) => p(`(A note for the editor: ${each})`)).join("")}`,
      }
    : draft;
}
