import { hasThesis } from "./outline-view.ts";
import { topics } from "../../content/writing/topics/index.ts";
import type { Topic } from "../../content/writing/kinds.ts";
import type { Say } from "./body.ts";
import { claimIn } from "./claim.ts";
import { gerundOf } from "./gerund.ts";
import { h2, list, p } from "./html.ts";
import { small } from "./phrases.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";

/** What is said against a thing before it is named, and up to where its name goes. */
const CASE =
  /\b(?:the |an? )?(?:case|argument|arguments|opinion(?: piece)?|op-?ed|essay|rant|piece|column|post) against (.{3,70})/i;
const BARE = /^(?:opinion(?: piece)?: ?)?against (.{3,70})/i;
/** 'Should stop asking', 'shouldn’t use', 'stop texting': who is told not to, and what. */
const SHOULD_NOT =
  /\b(?:should(?:n['’]t| not| never| stop| quit| no longer)|must(?:n['’]t| not| never)|ought not to|(?<=^|why |: )(?:stop|quit|don['’]t|never)) (.{3,80})/i;
const REASONS_NOT =
  /\breasons? (?:not to|to stop|to quit|against|why .{3,40} should(?: not| stop|n['’]t)) (.{3,80})/i;

const END =
  /(?:[:;?!(]| - | – |, |\.(?: |$)|\b(?:for|at|in|by|among) (?:an? |the |our |my |small |solo |busy |local ){0,3}(?:[\w-]{1,24} )?(?:practices?|offices?|clinics?|firms?|business(?:es)?|shops?|dentists?|doctors?|lawyers?|attorneys?|accountants?|bookkeepers?|therapists?|contractors?|agents?|realtors?|teams?|owners?|vets?|plumbers?|salons?|restaurants?)\b|\b(?:in )?\d{2,4}[- ]words?\b|\b(?:an? )?(?:opinion|op-?ed|essay)\b).*$/i;

/** What nobody recommends: whoever is against it holds what the site holds. */
const BAD =
  /\b(?:miss\w*|los(?:e|es|ing)|ignor\w+|voice ?mail|hold\b|on hold|(?:phone )?(?:menus?|trees?)|press (?:1|one)|ring(?:ing)?|guess\w*|apologi[sz]\w+|wait\w*|interrupt\w*|distract\w*|multitask\w*|no.?shows?|record\w*|late|hid(?:e|ing)|pretend\w*|rely\w*|afraid|fear\w*|worry\w*|rude\w*|abus\w+|yell\w*|buy\w* .{0,40}\b(?:until|before|without)|(?:without|until|unless)|answer\w* (?:the phones? )?(?:while|during|with|at dinner)|lunch|overbook\w*|transfer\w*|put(?:ting)?|let(?:ting)? (?:(?:the|your|our|its|their|any) )?(?:phones?|calls?|callers?)|leav\w+|turn\w* (?:away|down)|wast\w+|fail\w*|forget\w*|underpay\w*|blam\w*|treat\w*|think\w*|see\w*|call(?:ing)? (?:it|them|her|an?)|front desk|receptionists?|scripts?|jargon|lie|lying|mak(?:e|ing)|tak(?:e|ing) .{0,30}\bat|fees?|24.?7|evenings?|weekends?|nights?)\b/i;

/** A fee for what nobody likes is a matter of its own. */
const CHARGED = /^charg/i;

/** What a view is against, in the prompt's own words; absent where it is against nothing, or against what the site is against as well. */
export function againstIn({
  typed,
  form,
  noun,
}: Pick<Request, "typed" | "form" | "noun">): string | undefined {
  if (form !== "opinion" && noun !== "reasons") return undefined;
  const said = typed.replaceAll(/\s+/g, " ").trim().slice(0, 300);
  const found =
    form === "opinion"
      ? (CASE.exec(said) ?? BARE.exec(said) ?? REASONS_NOT.exec(said) ?? SHOULD_NOT.exec(said))
      : REASONS_NOT.exec(said);
  const thing = found?.[1]?.replace(END, "").trim();
  return thing && thing.length > 2 && (CHARGED.test(thing) || !BAD.test(thing)) ? thing : undefined;
}

/** The thesis as a title. */
export const contraryTitle = (request: Request, thing: string): string | undefined =>
  request.form === "opinion" ? (claimIn(request) ?? `The case against ${small(thing)}`) : undefined;

/** The subject with the site's own view of it, which is the strongest objection that such a text has to meet. */
export const opposedTopic = (thing: string): Topic | undefined => {
  if (!OURS.test(plain(thing)) || hasThesis(thing)) return undefined;
  // Of several subjects that of whose reasons most speak of just this.
  const [found] = topics
    .filter(({ heard, id }) => id !== "telephone" && heard.test(plain(thing)))
    .map((topic) => ({
      topic,
      said: topic.reasons.filter(({ head, text }) => speaksOf(`${head} ${text}`, thing)).length,
    }))
    .filter(({ said }) => said > 0)
    .toSorted((one, other) => other.said - one.said);
  return found?.topic;
};

const COMMON =
  /^(?:patients?|customers?|clients?|guests?|callers?|people|offers?|send\w*|using|have|having|your|their|them\w*|phones?|office|every\w*|with|from|that|this|same|back|hours?|after|before)$/;
/** True of a text that has one of the words by which a thing is told from others. */
const speaksOf = (text: string, thing: string): boolean => {
  const said = plain(text);
  return (plain(thing).match(/[a-z]{4,}/g) ?? [])
    .filter((word) => !COMMON.test(word))
    .some((word) => said.includes(word.slice(0, 6)));
};

/** A Sunday alone is no subject of the site. */
const OURS =
  /\b(?:calls?|calling|phones?|texts?|texting|remind\w*|reviews?|book(?:ing)?|appointments?|messages?|messaging|ai|assistants?|bots?|answer\w*|e-?mails?|prices?|website|chat\w*|waiting|intake|greeting\w*|training)\b/;

/** 'Ask everybody', and not 'reminder texts' or 'asking'. */
const DOES =
  /^(?:ask|offer|use|send|call|text|email|answer|charge|give|have|let|make|buy|hire|book|publish|post|sell|allow|take|keep|tell|train|return|confirm|remind|outsource|pay|accept|open|close|advertise|discount)\b/i;

/** A thesis that the site doesn't share: what speaks for it, what its best readers will answer, and what would settle it. */
export function contraryOf(
  thing: string,
  topic: Topic | undefined,
  count: number | undefined,
  say: Say,
): string[] {
  const [granted] =
    topic && speaksOf(topic.against.text, thing) ? say(topic.against.text).split(/(?<=[.?!]) /) : [];
  const it = DOES.test(thing) ? gerundOf(small(thing)) : small(thing);
  const slots = [
    `What ${it} ${/[^s]s$/i.test(it) && !DOES.test(thing) && !/^[a-z]+ing\b/i.test(thing) ? "cost" : "costs"} at your own place: … minutes a week, … dollars a month. To find out: one week’s tally and the last three bills.`,
    "Whom it bothers: a name, if they agree, and their sentence: “…” To find out: ask five people, and write down the answers you like less, too.",
    "What it keeps people from noticing or doing: … To find out: whoever does the work, asked alone.",
    "What happened when it was left out: … for … weeks. To find out: a month without it, with the same count before and after.",
    "What it was bought or begun for, and whether that came true: … To find out: the email or the offer from back then.",
  ];
  const reasons = count
    ? Array.from({ length: count }, (_, i) => slots[i] ?? `[Reason ${i + 1}, with its own day and figure.]`)
    : slots.slice(0, 4);
  return [
    h2("What speaks for your view"),
    ...(granted
      ? [p(`Whoever agrees with you says: “${granted}” Begin there, with one day that shows it.`)]
      : []),
    list(count ? "ol" : "ul", reasons),
    h2("What speaks against it"),
    ...(topic
      ? [
          p("This site argues the other side. Meet each of these in a sentence, or grant it:"),
          list(
            "ul",
            topic.reasons.slice(0, 3).map(({ head, text }) => `${say(head)}. ${say(text)} Your answer: …`),
          ),
        ]
      : [
          list("ul", [
            "What somebody says who does it and does well: “…” At its strongest, in their words.",
            "Who loses if it stops, and what they’d do instead: …",
            "The part in which they’re right: …",
          ]),
        ]),
    h2("What would change your mind"),
    p(
      "One figure, said beforehand: if … goes above … in … weeks, you’re wrong. Readers believe a view that says how it could lose.",
    ),
    h2("What to do instead, from Monday on"),
    list("ul", [
      "Who does what: …",
      "What stays as it is, since not all of it is bad: …",
      "On which day you look at the count, and with whom: …",
    ]),
  ];
}
