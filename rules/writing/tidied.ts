import { capital } from "../../content/capital.ts";
import { spelled } from "./subject.ts";

/** What is pasted along: tags, signs of Markdown, and signs that nobody sees. */
const PASTED: readonly (readonly [RegExp, string])[] = [
  [/(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]/gu, ""],
  [/<\/?[a-z][^<>]{0,200}>/gi, " "],
  [/^[ \t]*(?:#{1,6}|>|[-*•]) +/gm, ""],
  [/\*\*|__|`/g, ""],
  // No page is opened: what is to be done with one stands there for nothing.
  [/\bhttps?:\/\/\S+(?: (?:please )?(?:rewrite|rework|summarize|redo|use) (?:this|it|that):)?/gi, ""],
];

const LABELS: readonly (readonly [name: string, heard: string])[] = [
  ["topic", "(?:working )?title|topic|subject|headline|about|theme"],
  ["form", "format|form|type|kind|content type"],
  ["whom", "(?:target )?audience|readers?|for|target readers?"],
  ["length", "length|word ?count|words|number of words"],
  ["rest", "tone|style|voice|tone of voice|(?:seo )?keywords?|goal|purpose|call to action|cta|notes?"],
];
const LABEL = new RegExp(`^(${LABELS.map(([, heard]) => heard).join("|")}) ?: ?(.+)$`, "i");
const nameOf = (label: string): string | undefined =>
  LABELS.find(([, heard]) => new RegExp(`^(?:${heard})$`, "i").test(label))?.[0];

/** 'Title: … / Audience: plumbers / Length: 400 words' as a request in a sentence; anything else stays. */
function said(typed: string): string {
  const lines = typed
    .split(/\n|(?<=[.;]) (?=[A-Z][a-z]+(?: [a-z]+)? ?: )/)
    .map((line) => line.trim().replace(/[.;]$/, ""))
    .filter(Boolean);
  const labeled = lines.map((line) => LABEL.exec(line));
  const of = (name: string) => labeled.find((hit) => hit && nameOf(hit[1] ?? "") === name)?.[2]?.trim();
  const others = lines.filter((_, i) => !labeled[i]);
  // One clause beside labels is what it is about; facts and sentences are read as they stand.
  const clause = others.find((line) => line.length < 90 && !/[.:;,]/.test(line));
  const topic = of("topic") ?? ((of("whom") ?? of("length")) ? clause : undefined);
  if (!topic || lines.length < 2 || !labeled.some(Boolean) || others.length > 1) return typed;
  const [form, whom, length] = [of("form"), of("whom"), of("length")];
  const isIn = (words: string) => topic.toLowerCase().includes(words.toLowerCase());
  const count = length && /\d[\d,]*/.exec(length)?.[0];
  const rest = lines.filter(
    (line, i) => line !== topic && (!labeled[i] || nameOf(labeled[i]?.[1] ?? "") === "rest"),
  );
  return [
    `${form && !isIn(form) ? `${form}: ` : ""}${topic}${whom && !isIn(whom) ? ` for ${whom.replace(/^for /i, "")}` : ""}`,
    ...(count ? [`${count} words`] : []),
    ...rest,
  ].join(". ");
}

/** 'How to explain to patients that …, letter': what it’s to be stands behind what it says. */
const FORM_BEHIND =
  /^how to (?:explain|tell|say) (?:to )?((?:our |my |the )?(?:[\w-]+ ){0,2}(?:patients|clients|customers|parents|families|guests|members|tenants|homeowners)) (that .{8,120}?),? \(?(?:an? |as an? )?(letter|e-?mail|note)\)?[.]?$/i;

/** A prompt as it was meant: without what was pasted along, labels as a sentence, and nothing shouted. */
/** ‘Sales tax FAQ for a bakery’ is on the tax. */
const FAQ_BEHIND =
  /^(?!(?:short|quick|simple|my|our|the|an?|some|good|patients?|clients?|customers?|write|create|make|give|please|new|website|blog|ai|phone|call|need|want)\b)((?:[\w'’-]+ ){1,3}[\w'’-]+|[\w'’-]+) faqs?( for (?:an?|our|my|the) [^:]{3,60})$/i;
/** 'I want to start a bakery. Give me a 6 week plan': what somebody wants to do is what the plan is for. */
const WISHED =
  /^(?:hi|hello|hey)?[,.]? ?(?:i|we)(?:['’]d like| would like| want| plan| hope| need|['’]m going| am going|['’]re going| are going|['’]m planning| am planning) to ([a-z][^.!?]{8,120})[.!] (?:so )?(?:please |can you |could you )?(?:give|write|make|draft|create|put together|build|i need|we need)(?: me| us| up)? (an? (?:[\w-]+ ){0,4}?(?:plan|checklist|guide|how-to|schedule|roadmap|timeline|to-do list))\b(?: for (?:it|this|that))?([.,!?].*)?$/is;
/** 'Training plan: one week, a new receptionist'. */
const PLAN_OVER =
  /^((?:[\w-]+ ){0,3}plan): ((?:one|two|three|four|\d{1,2})[- ](?:weeks?|days?|months?)), (?:for )?((?!with\b|each\b|no\b).{8,})$/i;
/** 'Two-week plan: an electrician moves from …': who does it, and what. */
const PLAN_OF =
  /^((?:[\w-]+ ){0,4}plan): (an?|the|our|my) ((?:[\w'’-]+ ){1,4}?)(move|switch|change|go|get|start|stop|build|cut|take|hire|open|launch|set)(?:e?s) (.{8,})$/i;
/** 'Script included': what stands in it as well. */
const INCLUDED =
  /[.,;?!]? \(?(?:with )?(an? |the |sample |some )?(scripts?|templates?|examples?|samples?|checklist|table|worksheet|greeting|timeline|sample (?:texts?|answers?|scripts?)) (?:is |are )?included\)?[.!]?$/i;
/** '… cover? Q&A, our app's customers': who reads it is no matter of it. */
const FORM_WHOM =
  /([.?!] (?:an? )?(?:q ?& ?a|faqs?|opinion(?: piece)?|article|(?:blog )?post|list|checklist|guide|how-to)), (?:for )?(?:our|my|the) (?:[\w'’-]+ ){0,3}(?:customers|readers|audience|subscribers|followers|users)\.?$/i;
/** 'In plain English' is how it's told, wherever it stands. */
const PLAINLY =
  /(?<=\w),? (?:explained )?in (?:very )?(?:plain|simple|everyday|easy|normal) (?:english|language|words|terms)(?=[,.;:?!]|$| \w)/i;
/** 'Questions every new client should be asked' are asked by whoever answers. */
const ARE_ASKED =
  /\b(questions|things) ((?:an?|every|each|all|any|our|the) (?:new |first-time )?(?:[\w-]+ ){0,3}?(?:customers?|clients?|patients?|callers?|leads?|homeowners?|parents?|owners?)) (?:should|must|has to|have to|needs? to) (?:always )?be asked\b/i;
/** 'Vans: Ford Transit vs Ram ProMaster': of what kind both are. */
const KIND_OF_BOTH =
  /^(vans|trucks|pickups|mowers|tractors|trailers|lifts|cars|scanners|printers|laptops|tablets|boots|ladders): (.{3,60}? (?:vs\.?|versus|or) .{3,80})$/i;
export function tidied(typed: string): string {
  const bare = PASTED.reduce((so, [sign, to]) => so.replaceAll(sign, to), typed)
    .replaceAll(/[^\S\n]+/g, " ")
    .trim();
  const whole = said(bare || typed)
    .replace(FAQ_BEHIND, "FAQ on $1$2")
    .replace(KIND_OF_BOTH, "$2")
    .replace(ARE_ASKED, "$1 to ask $2")
    .replace(FORM_WHOM, "$1.")
    .replace(PLAINLY, "")
    .replace(INCLUDED, (end: string, article: string | undefined, what: string) => {
      const sign = end.startsWith("?") ? "?" : ".";
      return `${sign} Include ${article ?? (what.endsWith("s") ? "" : "a ")}${what}.`;
    });
  const wished = WISHED.exec(whole);
  if (wished) return `${capital(wished[2] ?? "")} to ${wished[1]}${wished[3] ?? ""}`;
  const spanned = PLAN_OVER.exec(whole);
  if (spanned) return `${capital(spanned[2] ?? "")} ${(spanned[1] ?? "").toLowerCase()} for ${spanned[3]}`;
  const planned = PLAN_OF.exec(whole);
  if (planned) {
    const [, form = "", article = "", who = "", verb = "", what = ""] = planned;
    return `${form} for ${article} ${who}to ${verb.toLowerCase()} ${what}`;
  }
  const letter = FORM_BEHIND.exec(whole);
  if (letter) return `${letter[3]} to ${letter[1]} explaining ${letter[2]}`;
  const isShouted = !/\p{Ll}/u.test(whole) && (whole.match(/\p{Lu}{3,}/gu)?.length ?? 0) > 3;
  return isShouted ? capital(spelled(whole.toLowerCase())) : whole;
}
