import { capital } from "../../content/capital.ts";
import { unescapeHtml } from "../text.ts";
import { describe } from "./article.ts";
import { countOfThem, plural } from "./called.ts";
import type { Face, Form } from "./form.ts";
import { telling } from "./passages.ts";
import { small } from "./phrases.ts";
import { inWords, plain, wordsIn } from "./plain.ts";

/** A text as far as its summaries speak of it. */
export interface Told {
  form: Form | "script";
  face: Face;
  /** What its entries are called. */
  noun: string;
  days: number | undefined;
  /** A noun. */
  about: string | undefined;
  many: string;
  /** Who of them reads it, as a prompt says: 'office manager'. */
  role: string | undefined;
  heads: readonly string[];
  content: readonly string[];
}

const SAYABLE = /“[^”]{25,}”/g;
const PRICED = /\$\d/g;
const DECIDED = /What you decide: /;
const BOX = /☐/g;

const times = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** What a reader can take from it: words that are ready to be said, a sum to do again. */
function takenFrom(text: string): string {
  const has = [
    ...(times(text, SAYABLE) > 3 ? ["sentences ready to use"] : []),
    ...(times(text, PRICED) > 1 ? ["a sum to redo with your own figures"] : []),
  ];
  return has.length ? `, with ${has.join(" and ")}` : "";
}

/** 'four weeks', '30 days'. */
const lengthOf = (days: number): string =>
  days % 7 === 0 && days > 7 && days <= 112
    ? `${inWords(days / 7)} weeks`
    : days % 30 === 0 && days > 30
      ? `${inWords(days / 30)} months`
      : days === 1
        ? "one day"
        : `${days} days`;

/** What each entry of a list has beside its name. */
const EACH: readonly (readonly [noun: RegExp, has: string])[] = [
  [/^(?:mistakes|errors|pitfalls|faults|sins)$/, "what each one does to a caller, and what works better"],
  [/^(?:costs|expenses|losses)$/, "how to count each one, and what it may come to"],
  [/^(?:risks|dangers|drawbacks|downsides|disadvantages)$/, "what goes wrong, and how to test it"],
  [/^(?:fears|worries|concerns|objections|complaints)$/, "what’s behind each one, and an honest answer"],
  [/^(?:benefits|advantages|upsides|strengths)$/, "what each one is worth, and to whom"],
  [/^(?:signs|warnings|flags|symptoms)$/, "what’s behind each one, and what to do"],
  [/^(?:myths|misconceptions)$/, "what’s believed, and what’s so"],
  [/^questions$/, "why each one matters, and what a good answer sounds like"],
  [/^reasons$/, "each of them argued in a paragraph"],
];

/** What kind of text it is, for whom and on what, and what there is in it, as a sentence. */
const SPAN_MAX = 120;
/** The first and the last of a list tell more than that each of them is told. */
const spanOf = (heads: readonly string[]): string => {
  const [first = "", last = ""] = [heads[0], heads.at(-1)].map((head) => head?.replace(/^\d+\. /, ""));
  const said = `from “${first}” to “${last}”`;
  return heads.length > 2 && said.length < SPAN_MAX && !/[“”]/.test(first + last)
    ? said
    : "what to do in each case, and why";
};

export function gistOf(told: Told): string {
  const { form, face, about, many, role, heads, content, noun } = told;
  const text = textOf(content.join(" "));
  const who = role ? `${plural(role)} at ${many}` : many;
  const on = about ? ` on ${small(about)}` : "";
  const count = heads.length;
  const counted = count > 2 ? ` in ${inWords(count)}` : "";
  switch (form) {
    case "script":
      return `Words for the phone for ${who}${counted ? `${counted} steps` : ""}${on}, ready to be read aloud.`;
    case "how-to":
      return `A guide for ${who}${on}${getsOf(heads)}${takenFrom(text)}.`;
    case "list": {
      const called = noun || "ways";
      const has =
        noun === "reasons" && face === "mistake"
          ? "each with what to do about it"
          : (EACH.find(([heard]) => heard.test(called))?.[1] ?? spanOf(heads));
      return `A list for ${who}${on}: ${countOfThem(count, called)}, ${count === 1 ? has.replace("each one", "it") : has}.`;
    }
    case "plan":
      return `A plan over ${lengthOf(told.days ?? 28)} for ${who}${on}: what to do and when${DECIDED.test(text) ? `, what you can show for it each ${unitIn(content)}, and what you decide then` : ""}.`;
    case "checklist":
      return `A checklist for ${who}${on}: ${inWords(times(text, BOX))} lines${/A good answer: /.test(text) ? ", each with the answer you want to hear" : " to check off, each of them true or not"}.`;
    case "questions":
      return `${capital(inWords(count))} questions from ${who}${on}, answered one by one${takenFrom(text)}.`;
    case "opinion":
      return `A point of view for ${many}: ${inWords(count)} reasons, and what the other side has right.`;
    case "comparison":
      return `A comparison for ${who}: ${about ? `${small(about).replaceAll(" or ", " and ")} by ` : ""}${sideBySide(heads)}, and which of them suits whom.`;
  }
}

/** An order without its reasons: ‘stagger lunch’. */
const ORDER =
  /^(?!(?:to|what|why|how|when|where|who|which|if|one|two|three|four|five|the|a|an|your|no|not|never|don’t|for|with|at|in|on|it|its|there|nobody|everybody|that|this)\b)[a-z]+ [^“”?]+$/i;
const WHAT_IT_ADDS = / (?:as if|if|when|where|unless|because|so|before|after|until|while) .*$/;
/** What its reader does, in two or three orders, as a sentence of its own. */
const getsOf = (heads: readonly string[]): string => {
  const orders = heads
    // Of three in a row the first alone says another thing: ‘split it into sick, shots and pickups’.
    .filter((head) => !/, [^,]+ and /.test(head))
    .map((head) => small((head.split(/[,;]|:(?!\d)/)[0] ?? "").replace(WHAT_IT_ADDS, "")))
    .filter((head) => ORDER.test(head) && wordsIn(head).length > 1 && wordsIn(head).length < 9);
  if (heads.length < 3 || orders.length < 3 || orders.length * 2 < heads.length) return "";
  const [first = "", second = ""] = orders;
  return `: how to ${first}, ${second}, and ${orders.at(-1)}`;
};

const NAMED = 3;
const sideBySide = (heads: readonly string[]): string => {
  const points = heads.map(small);
  if (points.length <= NAMED + 1)
    return points.length > 1 ? `${points.slice(0, -1).join(", ")} and ${points.at(-1)}` : (points[0] ?? "");
  return `${points.slice(0, NAMED).join(", ")} and ${inWords(points.length - NAMED)} more points`;
};

const MOST = 158;
const NAME = 4;

/** A sentence and as many of its items as fit, the rest counted: `a, b, and six more checks.` */
function itemized(start: string, items: readonly string[], more: (left: number) => string): string {
  for (let n = Math.min(3, items.length); n > 0; n--) {
    const left = items.length - n;
    const shown = [...items.slice(0, n).map(small), ...(left ? [more(left)] : [])];
    const said = `${start}${shown.length > 1 ? `${shown.slice(0, -1).join(", ")}, and ${shown.at(-1)}` : shown[0]}.`;
    if (said.length <= MOST) return said;
  }
  return "";
}
const BARE = /[,;:“”?]/;
/** What a plan's headings count in. */
const STRETCH = /<h[23]>(Day|Week|Month) \d/;
const unitIn = (content: readonly string[]): string =>
  STRETCH.exec(content.join(" "))?.[1]?.toLowerCase() ?? "week";

/** What a search shows of a text of such a form: its subject, its readers and what it comes to, in a sentence of its own. */
function formSaid({ form, about = "", many, role, heads, content }: Told): string {
  const name = capital(about);
  const who = role ? `${plural(role)} at ${many}` : many;
  const rest = (noun: string) => (left: number) =>
    `${left > 1 ? inWords(left) : "one"} more ${noun}${left > 1 ? "s" : ""}`;
  const [first = "", last = ""] = [heads[0], heads.at(-1)];
  switch (form) {
    case "plan": {
      // A long name stands in the excerpt.
      if (wordsIn(about).length > NAME + 1) return "";
      const unit = unitIn(content);
      const [begins, ends] = [first.split(", ")[0], last.split(/,? then /).at(-1)].map((head = "") =>
        small(head),
      );
      const at = unit === "day" ? "on" : "in";
      const said =
        heads.length > 1
          ? `${name} at ${many}: ${at} the first ${unit} you ${begins}, ${at} the last you ${ends}.`
          : `${name} at ${many}, in one ${unit}: you ${begins}.`;
      return said.length > MOST ? "" : said;
    }
    case "comparison":
      return first
        ? `${name}: which suits ${who}? Each is measured by the same ${inWords(heads.length)} points, beginning with ${small(first)}.`
        : "";
    case "checklist": {
      const lines = times(textOf(content.join(" ")), BOX);
      return BARE.test(heads.slice(0, 2).join(""))
        ? ""
        : itemized(
            `${name}, for ${who}, in ${lines > 2 ? `${inWords(lines)} lines` : "lines"} to check off: `,
            heads,
            rest("step"),
          );
    }
    case "opinion":
      return heads.length > 2 && !BARE.test(first)
        ? `On ${small(about)}: ${small(first)}, and ${inWords(heads.length - 1)} more reasons for ${who}, with the best objection answered.`
        : "";
    default:
      return "";
  }
}

/** The answer as it begins, with what it is about and for whom in the same sentence where it doesn’t say so. */
export function answerOf(told: Told, lead: string, more: readonly string[]): string {
  const { about, many } = told;
  const ofForm = about ? formSaid(told) : "";
  if (ofForm && ofForm.length <= MOST) return ofForm;
  const all = textOf(lead).split(/(?<=[.?!]”?) (?=[A-Z“(])/);
  // What ‘it’ or ‘they’ is has been said by a title only, and a note is for whoever edits.
  const sentences = all.filter(
    (sentence, i) => !sentence.startsWith("(") && !(i === 0 && all.length > 1 && NO_NOUN.test(sentence)),
  );
  const [first = ""] = sentences;
  const said = telling(first);
  const isNamed = !about || [...telling(about)].some((word) => said.has(word));
  const knowsThem = plain(first).includes(plain(many));
  // A long name stands in the excerpt, and not once more here.
  const name = about && nameOf(about);
  const label = isNamed || !name || wordsIn(name).length > LABEL ? "" : capital(name);
  const start = label ? `${label}${knowsThem ? "" : ` for ${many}`}: ` : knowsThem ? "" : `For ${many}: `;
  return describe([`${start}${start ? small(first) : first}`, ...sentences.slice(1), ...more]);
}
/** Words that a sentence can begin with and still be one. */
const LABEL = 6;
const NO_NOUN = /^(?:It|They|That|This|These|Those|He|She)\b/;

/** A long name without what hangs on behind it: 'HIPAA questions' of 'HIPAA questions for an AI phone vendor'. */
const nameOf = (about: string): string =>
  wordsIn(about).length > NAME
    ? about.replace(/^(\S+ \S+(?: \S+)??) (?:for|with|in|on|at|by|from|of|to) .*$/, "$1")
    : about;

/** What a paragraph says, without its tags. */
export const textOf = (html: string): string =>
  unescapeHtml(html.replaceAll(/<[^>]*>/g, " "))
    .replaceAll(/\s+/g, " ")
    .trim();
/** True of an excerpt that only says the beginning of the text again. */
export const repeats = (excerpt: string, first: string): boolean => {
  const [sentence = ""] = excerpt.split(/(?<=[.?!]”?) /);
  return !sentence || textOf(first).includes(sentence);
};
