import { ownOf } from "../../../content/writing/audiences/own.ts";
import { asked as pool, price } from "../../../content/writing/of-an-assistant.ts";
import { priceRange } from "../../../content/prices.ts";
import { capital } from "../../../content/capital.ts";
import type { Body, Say } from "../body.ts";
import type { Readers } from "../fill.ts";
import { h2, list, p } from "../html.ts";
import { inWords, plain } from "../plain.ts";
import type { Request } from "../request.ts";
import { tradeNamed } from "../trade-named.ts";
import { mustHavesOf } from "./must-haves.ts";
import { typedTitle } from "./titles.ts";
import { familyOf } from "./parts.ts";

const AI =
  /\b(?:ai|bots?|(?:virtual|voice|phone|automated) (?:phone |voice )?(?:receptionists?|assistants?|agents?))\b/;
const BEFORE =
  /\b(?:before|ready (?:for|to)|prepar\w+|pre-?launch|go(?:ing|es)?[- ]live|launch\w*|let(?:ting)?|turn(?:ing)? on|switch(?:ing)? on|set(?:ting)? up|start\w*)\b/;
/** A seller is asked, and what is left behind is a move. */
const ELSE =
  /\b(?:vendors?|provider|sellers?|contract|demo|sign(?:ing)?|buy\w*|choos\w+|pick\w*|from (?:an?|our|your)? ?(?:voice ?mail|answering)|hipaa|privacy|complian\w+|train\w*|staff|team|patients ask|cost|price|review\w*|listen\w*|mistakes?|first (?:week|month)|emergenc\w+|urgent (?!care)|spanish|scripts?|notes|handoffs?|transfers?|test\w*|book\w*|appointments?|tell|seasons?)\b/;
const BOOKING = /\b(?:book\w*|appointments?)\b/g;
const KNOWS =
  /^(?:what|things|everything) (?:an?|our|your|my|the)? ?.{3,60}(?:should|needs? to|must|ought to) (?:know|check|ask|settle) before\b/;
const ASKED = /\bquestions?\b.{0,60}\bask\w*\b.{0,40}\b(?:ai|assistants?|bots?)\b/;

const isOnAi = ({ phases, include, clause, form, audience }: Request): boolean => {
  const asked = plain(clause);
  // What a trade has of its own on its book is what it asks about booking.
  const said = form === "questions" && audience ? asked.replaceAll(BOOKING, " ") : asked;
  return !phases.length && !include.length && AI.test(asked) && !ELSE.test(said);
};

const whoIn = (request: Request, { one }: Readers): string => tradeNamed(request)?.one ?? one;

/** What somebody has to have ready, and is asked, before an assistant answers: as boxes, as questions, or told. */
export function beforeItAnswers(request: Request, readers: Readers, say: Say): Body | undefined {
  if (!isOnAi(request)) return undefined;
  const asked = plain(request.clause);
  if (request.form === "checklist" && !request.items && BEFORE.test(asked))
    return boxes(request, readers, say);
  if (request.form === "questions" && ASKED.test(plain(request.prompt)))
    return told(request, readers, say, request.items ?? 6);
  if (request.form === "how-to" && KNOWS.test(asked)) return told(request, readers, say, 7);
  return undefined;
}

/** Each line can be true before its first call. */
function boxes(request: Request, readers: Readers, say: Say): Body {
  const { trade } = readers;
  const { software } = ownOf[trade.id] ?? {};
  const family = familyOf(request);
  const book = software ? `${software.replace(/ or /, ", ")} or whatever we use` : "our own book or list";
  const heard =
    family === "medical" || family === "dental"
      ? "The business associate agreement is signed: it names who hears the calls, where they’re kept and when they’re erased."
      : family === "law"
        ? "It’s in writing who may hear a call, where it’s kept, and on which day it’s erased."
        : "It’s in writing who may hear a call, where recordings are kept and for how long, and what our state wants said before a call is recorded.";
  const musts = mustHavesOf(request);
  const tests = request.audience
    ? `We called it with “${trade.tests[0]}” and “${trade.tests[1]}” and got what we’d have said ourselves.`
    : "We called it with ten of last week’s calls, in callers’ words, and got what we’d have said ourselves.";
  const groups: readonly (readonly [string, readonly string[]])[] = [
    [
      "Before you sign",
      [
        `The price is in writing for our number of calls, in an ordinary month and in the busiest (${priceRange} here), with the notice period.`,
        `It booked, moved and canceled ${trade.books ? "{aVisit}" : "an appointment"} in ${book}, on a copy, while we watched; or we know that it only takes notes.`,
        heard,
        "The number stays ours, and we’ve turned the forwarding off and on again in two minutes without calling anybody.",
      ],
    ],
    [
      "Before the first test call",
      [
        "Write its page, on one sheet: hours and holidays, address and where to park, what you do and don’t do, which prices may be said, what people bring.",
        `Write what ${trade.books ? "{aVisit}" : "an appointment"} takes: how long, with whom, and what has to be known before one is given.`,
        ...musts.flatMap(({ tasks = [] }) => tasks.slice(0, 1)),
        "Write whom it may ring at which hours, in which order, and what happens if nobody picks up.",
      ],
    ],
    [
      "In the test calls",
      [
        ...musts.flatMap(({ checks = [] }) => checks.slice(0, 1)),
        tests,
        "Asked what isn’t on its page, it said “I don’t want to guess. Someone will call you by ten,” and took the question down.",
        "It says in its first sentence that it’s a computer, and “a person, please,” said in the middle of a sentence, got one or a time for the call back.",
        "Everybody who answers today has tried it, and struck out at least one line of its page.",
      ],
    ],
    [
      "Before it goes live",
      [
        "One name for each day reads the notes, at fixed hours, and a note is done when the caller has heard from us.",
        "With the assistant switched off, the line rang a person or a box that somebody empties. We tried it.",
        "Four figures of the last month are written down: missed calls, new callers who booked, minutes spent calling back, complaints about reaching us.",
        "The first calls it gets are the ones nobody picks up; when it gets more, and who decides that, has a date.",
      ],
    ],
  ];
  const lines = groups.flatMap(([, all]) => all).length;
  const who = whoIn(request, readers);
  const lead = `${capital(who)} can let an assistant answer when every line below holds, and all of them can hold before its first real call. Work through them in order: the later ones need the earlier. (The publisher of this page sells AI receptionists.)`;
  return {
    title: typedTitle(request) ?? `Before an AI assistant answers at ${who}: a checklist`,
    excerpt: `${capital(inWords(lines))} lines to check off before an AI assistant answers at ${who}: what’s in writing, what it has ready, what the test calls have to show, and who reads its notes.`,
    description: `What has to hold before an AI assistant answers at ${who}: price and notice in writing, the calls that can’t wait, test calls, and a net for when it’s down.`,
    about: "letting an AI assistant answer",
    heads: groups.map(([head]) => head),
    noSheet: true,
    content: [
      p(lead),
      ...groups.flatMap(([head, all]) => [
        h2(head),
        list(
          "ul",
          all.map((line) => `☐ ${say(line)}`),
        ),
      ]),
    ],
    close: p(
      "If one line in the test calls doesn’t hold, it doesn’t go live that week. Nobody outside will know.",
    ),
  };
}

/** What only these readers have to know comes first, then the price, then what anybody asks. */
function told(request: Request, readers: Readers, say: Say, count: number): Body | undefined {
  const musts = mustHavesOf(request).slice(0, Math.max(2, count - 3));
  const spoken = plain(musts.map(({ asks, says }) => `${asks} ${says.join(" ")}`).join(" "));
  const others = pool.filter(({ not }) => !not?.test(spoken));
  if (musts.length + 1 + others.length < count) return undefined;
  const all = [...musts, price, ...others].slice(0, count);
  const isAsked = request.form === "questions";
  const who = whoIn(request, readers);
  const heads = all.map(({ does, asks }) => say(isAsked ? asks : does));
  return {
    title: typedTitle(request) ?? `Before an AI assistant answers at ${who}`,
    excerpt: `${capital(inWords(count))} ${isAsked ? "questions" : "things to settle"} before an AI assistant answers at ${who}, from “${heads[0]}” to “${heads.at(-1)}”.`,
    description: `What ${isAsked ? "to ask" : "to settle"} before an AI assistant answers at ${who}: the calls that can’t wait, what it may book, what it costs, and how a caller gets a person.`,
    about: "letting an AI assistant answer",
    heads,
    content: [
      p(
        `An assistant is worth it at ${who} if it gets three things right: it knows which calls it must not keep, it writes into the book you already use, and it says so when it doesn’t know. All three can be tried in an afternoon, with your own calls. (The publisher of this page sells AI receptionists, so try ours the same way.)`,
      ),
      ...all.flatMap(({ says }, i) => [h2(heads[i] as string), p(...says.map((text) => say(text)))]),
    ],
    close: p("Let two vendors answer the same ten calls of yours before you compare their prices."),
  };
}
