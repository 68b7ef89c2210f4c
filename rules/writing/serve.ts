import { capital } from "../../content/capital.ts";
import { either } from "../../content/report/words.ts";
import { noMatter } from "../../content/writing/served-words.ts";
import { meansForTrade } from "../../content/writing/means-for-trade.ts";
import { ofCount, ofMoney, ofProgram, ofTrade, slots } from "../../content/writing/unserved.ts";
import type { DraftedArticle } from "./article.ts";
import { h2, list, p } from "./html.ts";
import { NUMBER, plain, wordsIn } from "./plain.ts";
import { telling } from "./passages.ts";
import { forTheirCustomers } from "./readers.ts";
import { isPost } from "./post.ts";
import type { Request } from "./request.ts";
import { respell } from "./respell.ts";
import { spelled } from "./subject.ts";
import { tidied } from "./tidied.ts";
import { type TradeNamed, tradeNamed } from "./trade-named.ts";
import { unmetIn } from "./unmet.ts";
import { spokenIn, unservedIn } from "./unserved.ts";
import { withinLimit } from "./within.ts";

/** Stems that stand in any text. */
const COMMON =
  /^(?:tim|dat|hour|pric|call|today|visit|meet|appointment|cost|letter|number|address|regular|ordinary|job|nam|word|new|group|order|refund|check|mov|change|complaint|question|emergency|pain|hurt|danger|child|home|hous|own|special)$/;
/** So many words that only a trade has make a text its own. */
const OWN_WORDS = 3;
const MOST_SLOTS = 3;
const COUNTED = new RegExp(`^${NUMBER}[ -]`);

/** A text speaks of a trade by its readers’ name, or where it has enough of what happens there. */
const speaksOfTrade = (
  { one, trade }: TradeNamed,
  html: string,
  { audience, text: asked }: Request,
): boolean => {
  const text = spokenIn(html);
  // A wider name is theirs where it shares a word with the request’s: no shop is a farm stand.
  const names = [one, audience?.one, audience?.many].filter(
    (name): name is string =>
      name !== undefined && [...telling(name)].some((word) => telling(asked).has(word)),
  );
  const said = telling(text);
  return (
    names.some((name) => text.includes(plain(name).replace(/^an? /, ""))) ||
    [...telling(`${trade.easy} ${trade.hard} ${trade.urgent}`)].filter(
      (word) => said.has(word) && !noMatter.has(word) && !COMMON.test(word),
    ).length >= OWN_WORDS
  );
};

const OF_SIZE =
  /^(?:solo|freelance|self-employed|mobile|small|family|owned|independent|home|based|licensed|residential|commercial)$/;

/** What of the unserved is only what the readers are called. */
const isOfTrade = (
  phrase: string,
  named: TradeNamed | undefined,
  { audience, text, sides }: Request,
): boolean => {
  const names = new Set(
    wordsIn(
      `${named?.phrase ?? ""} ${named?.one ?? ""} ${audience?.one ?? ""} ${audience?.many ?? ""} ${audience?.heard.exec(text)?.[0] ?? ""}`,
    ).map((word) => word.replace(/s$/, "")),
  );
  // What is weighed against another is no reader.
  const readers = audience?.heard.exec(text)?.[0] ?? "";
  for (const word of wordsIn(sides.length > 1 ? sides.join(" ") : ""))
    if (!readers.includes(word)) names.delete(word.replace(/s$/, ""));
  const words = phrase.split(/[ -]/).map((word) => word.replace(/s$/, ""));
  return (
    words.some((word) => names.has(word)) && words.every((word) => names.has(word) || OF_SIZE.test(word))
  );
};

/** Words for what hurts people, and not only business. */
const OF_DANGER =
  /\b(?:gas|fire|smoke|sparks?|shock|carbon|breath\w*|chest|bleed\w*|seizures?|poison\w*|swell\w*|fever|numb\w*|faint\w*|burn\w*|sewage|heat|power line|crash\w*|accident|stroke|pain|sight|eye|overdose|danger|hurt|injur\w*|harm|crisis|suicid\w*|sagging|tree on|trapped|attack\w*|violen\w*|swarm|chok\w*)\b/i;
/** What hurts is seen to, and is no time that is filled again. */
const calmOf = (hard: string): string =>
  either(
    hard
      .split(/, (?:or )?| or /)
      .filter((each) => !OF_DANGER.test(each))
      .join(", ") || "a first visit",
  );
/** What the text's subject means on the readers’ own calls; absent where it is on none. */
function ownCalls({ one, trade }: TradeNamed, { clause, words }: Request, title: string): string | undefined {
  // What is named first is what a text is on.
  const on = `${plain(clause)} | ${plain(title)}`;
  const [means] = meansForTrade
    .map((each) => ({ ...each, at: on.search(each.heard) }))
    .filter(({ at, not }) => at >= 0 && !not?.test(on))
    .toSorted((one, other) => one.at - other.at);
  return means?.[words === undefined ? "says" : "brief"]
    .replaceAll("{one}", spelled(one))
    .replaceAll("{easy}", trade.easy)
    .replaceAll("{hard}", trade.hard)
    .replaceAll("{calm}", calmOf(trade.hard))
    .replaceAll("{urgent}", either(trade.urgent))
    .replaceAll("{danger}", OF_DANGER.test(trade.urgent) ? ", after 911 in danger" : "")
    .replaceAll("'", "’");
}
/** What a counted text has, nothing is added to; what ends on a verdict or an objection, still does. */
function withOwnCalls(
  html: string,
  calls: string,
  { one }: TradeNamed,
  { form, items, words }: Request,
): string {
  const said = p(calls);
  const section = `${h2(`What it means for ${spelled(one)}`)}${said}`;
  const end = /<h2>(?:The other side|Which one[^<]*)<\/h2>/.exec(html)?.index;
  const heads = html.match(/<h2>[^<]*<\/h2>/g) ?? [];
  const isOfQuestions = heads.filter((head) => head.includes("?")).length * 2 > heads.length;
  // What a view ends with stays its end.
  if (form === "opinion" && end !== undefined && words !== undefined)
    return `${html.slice(0, end)}${said}${html.slice(end)}`;
  // An article ends with its own last sentence; where steps may still go for a limit, theirs stands above them.
  const first = form === "how-to" ? html.indexOf("<h2>") : -1;
  const last = first >= 0 ? first : (/<p>(?!\()[^<]*<\/p>$/.exec(html)?.index ?? html.length);
  return isOfQuestions || form === "checklist" || items || words !== undefined
    ? `${html.slice(0, last)}${said}${html.slice(last)}`
    : end === undefined || !["opinion", "comparison"].includes(form)
      ? `${html}${section}`
      : `${html.slice(0, end)}${section}${html.slice(end)}`;
}

const beforeEnd = (html: string, section: string): string => {
  const at = html.lastIndexOf("<h2>What only you can say</h2>");
  return at < 0 ? `${html}${section}` : `${html.slice(0, at)}${section}${html.slice(at)}`;
};

/** A trade’s own work, the easy and the hard of it, is what it’s asked by. */
const ofTradeIn = ({ one, trade }: TradeNamed, on: string): string =>
  (OF_MONEY.test(on) ? ofMoney : ON_A_SCREEN.test(on) ? ofProgram : ofTrade)
    .replaceAll("{What}", capital(spelled(one)))
    .replaceAll("{easy}", trade.easy)
    .replaceAll("{hard}", trade.hard)
    .replaceAll("{typed}", trade.typed)
    .replaceAll("'", "’");
const OF_MONEY = /\b(?:tax(?:es)?|deductions?|write[- ]?offs)\b/;
const ON_A_SCREEN =
  /\b(?:software|programs?|apps?|systems?|crms?|web ?sites?|wix|wordpress|squarespace|shopify|quickbooks|freshbooks|xero|platforms?|portals?)\b/;

const slotOf = (phrase: string): string | undefined =>
  COUNTED.test(phrase) ? ofCount : slots.find(({ heard }) => heard.test(plain(phrase)))?.asks;
/** Things of one kind are asked the same once. */
function slotsFor(phrases: readonly string[]): string[] {
  const of = new Map<string, string[]>();
  for (const phrase of phrases) {
    const asks = slotOf(phrase);
    if (asks) of.set(asks, [...(of.get(asks) ?? []), phrase]);
  }
  return [...of].map(([asks, each]) => asks.replaceAll("{What}", capital(spelled(each.join(", ")))));
}

/**
 * A text held against the words of its request: what readers it names and what else it names is in it, or is asked in an
 * outline, or is told to the editor.
 */
export function serve(
  prompt: string,
  article: DraftedArticle,
  request: Request,
  isOutline: boolean,
): DraftedArticle {
  if (isPost(request)) return article;
  const lost = unservedIn(respell(tidied(prompt)), article.content);
  const demands = unmetIn(request, article);
  if (!lost.length && !demands.length) return article;
  const named = tradeNamed(request);
  const others = lost
    .filter(({ said, isDetail }) => !isOfTrade(said, named, request) && (isOutline || isDetail))
    .map(({ said }) => said);
  const ofServed = new Set(lost.filter(({ isOfServed }) => isOfServed).map(({ said }) => said));
  const isTradeLost =
    named !== undefined &&
    lost.some(({ said }) => isOfTrade(said, named, request)) &&
    !speaksOfTrade(named, article.content, request);
  if (isOutline) {
    const [subject = ""] = /this site knows telephones, not [^<.]*/.exec(article.content) ?? [];
    // Of what no kind of question fits its writer is told, and no question is made up.
    const untold = others.filter(
      (said) =>
        slotOf(said) === undefined &&
        !ofServed.has(said) &&
        !wordsIn(said).every((word) => subject.includes(word.replace(/s$/, ""))),
    );
    const asked = [
      // What those ask who come is no question on the business.
      ...(isTradeLost && !forTheirCustomers(request) ? [ofTradeIn(named, plain(prompt))] : []),
      ...demands.map(({ asks }) => asks),
      ...slotsFor(others.slice(0, MOST_SLOTS)),
      ...(untold.length ? [unaskedOf(untold)] : []),
    ];
    // What it’s on stands in its text, and not only in the sentence that says what it isn’t.
    const about = subject.replace(/^this site knows telephones, not (?:the )?/, "");
    const titled =
      about && others.some((said) => wordsIn(said).some((word) => about.includes(word.replace(/s$/, ""))))
        ? article.content.replace(
            "What your reader wants settled:",
            `What your reader wants settled on ${about}:`,
          )
        : article.content;
    return asked.length || titled !== article.content
      ? {
          ...article,
          content:
            asked.length === 0
              ? titled
              : beforeEnd(titled, [h2("Also named, and to be answered"), list("ul", asked)].join("")),
        }
      : article;
  }
  const calls = isTradeLost ? ownCalls(named, request, article.title) : undefined;
  const whole = isTradeLost && calls ? withOwnCalls(article.content, calls, named, request) : article.content;
  const { content } = withinLimit({ ...article, content: whole }, request);
  const untold = isTradeLost && !calls ? [named.one, ...others] : others;
  return {
    ...article,
    content: [
      content,
      ...(untold.length ? [unsaidOf(untold)] : []),
      ...demands.map(({ said }) => undemandedOf(said)),
    ].join(""),
  };
}

const unsaidOf = (phrases: readonly string[]): string =>
  p(
    `(A note for the editor: nothing here says what is different for ${phrases.map((each) => `“${spelled(each)}”`).join(", or for ")}. Write it where it belongs, or take it out of the title.)`,
  );
const unaskedOf = (phrases: readonly string[]): string =>
  `Nothing above asks about ${phrases.map((each) => `“${spelled(each)}”`).join(" or ")}: add what your readers want to know of it, or leave it out of the title.`;
const undemandedOf = (said: string): string =>
  p(
    `(A note for the editor: you asked for “${spelled(said)}”, and nothing here answers it. Write it in, or take it out of the title.)`,
  );
