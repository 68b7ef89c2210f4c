import { capital } from "../../content/capital.ts";
import { either } from "../../content/report/words.ts";
import { noMatter } from "../../content/writing/served-words.ts";
import { ofCount, ofTrade, slots } from "../../content/writing/unserved.ts";
import type { DraftedArticle } from "./article.ts";
import { h2, list, p } from "./html.ts";
import { NUMBER, plain, wordsIn } from "./plain.ts";
import { telling } from "./passages.ts";
import { isPost } from "./post.ts";
import type { Request } from "./request.ts";
import { respell } from "./respell.ts";
import { spelled } from "./subject.ts";
import { tidied } from "./tidied.ts";
import { type TradeNamed, tradeNamed } from "./trade-named.ts";
import { spokenIn, unservedIn } from "./unserved.ts";

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

const OF_SIZE = /^(?:solo|mobile|small|family|owned|independent|home|based|licensed|residential|commercial)$/;

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

/** What a text advises first. */
const firstHead = (html: string): string | undefined =>
  [...html.matchAll(/<h2>(?:\d{1,2}\. )?([^<]{8,80})<\/h2>/g)]
    .map(([, head = ""]) => head)
    .find((head) => !/^(?:Danger first|Side by side|The other side|In short|Week \d|Day \d)/.test(head));
/** The readers’ own calls, where a text has said nothing that is theirs alone. */
const ownCalls = (html: string, { one, trade }: TradeNamed, { form }: Pick<Request, "form">): string => {
  const head = form === "comparison" ? undefined : firstHead(html);
  const tried =
    form === "comparison"
      ? "Hold either against"
      : `Try ${head ? `“${head.replaceAll(/[“”]/g, "")}”` : "all of it"} on`;
  return `${tried} three calls as ${spelled(one)} gets them: ${trade.easy}, which has a plain answer; ${trade.hard}, which nobody finishes who only picks up; and, for a person at once, ${either(trade.urgent)}.`.replaceAll(
    "'",
    "’",
  );
};
/** What a counted text has, nothing is added to; what ends on a verdict or an objection, still does. */
function withOwnCalls(html: string, named: TradeNamed, { form, items }: Request): string {
  const said = p(ownCalls(html, named, { form }));
  const section = `${h2(`What it means for ${spelled(named.one)}`)}${said}`;
  const end = /<h2>(?:The other side|Which one[^<]*)<\/h2>/.exec(html)?.index;
  const heads = html.match(/<h2>[^<]*<\/h2>/g) ?? [];
  const isOfQuestions = heads.filter((head) => head.includes("?")).length * 2 > heads.length;
  return isOfQuestions || form === "checklist" || items
    ? `${html}${said}`
    : end === undefined || !["opinion", "comparison"].includes(form)
      ? `${html}${section}`
      : `${html.slice(0, end)}${section}${html.slice(end)}`;
}

const beforeEnd = (html: string, section: string): string => {
  const at = html.lastIndexOf("<h2>What only you can say</h2>");
  return at < 0 ? `${html}${section}` : `${html.slice(0, at)}${section}${html.slice(at)}`;
};

const slotOf = (phrase: string): string =>
  COUNTED.test(phrase) ? ofCount : (slots.find(({ heard }) => heard.test(plain(phrase)))?.asks ?? "");
/** Things of one kind are asked the same once. */
function slotsFor(phrases: readonly string[]): string[] {
  const of = new Map<string, string[]>();
  for (const phrase of phrases) {
    const asks = slotOf(phrase);
    of.set(asks, [...(of.get(asks) ?? []), phrase]);
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
  if (!lost.length) return article;
  const named = tradeNamed(request);
  const others = lost
    .filter(({ said, isDetail }) => !isOfTrade(said, named, request) && (isOutline || isDetail))
    .map(({ said }) => said);
  const isTradeLost =
    named !== undefined &&
    lost.some(({ said }) => isOfTrade(said, named, request)) &&
    !speaksOfTrade(named, article.content, request);
  if (isOutline) {
    const asked = [
      ...(isTradeLost
        ? [
            ofTrade
              .replaceAll("{What}", capital(spelled(named.one)))
              .replaceAll("{easy}", named.trade.easy)
              .replaceAll("{hard}", named.trade.hard)
              .replaceAll("'", "’"),
          ]
        : []),
      ...slotsFor(others.slice(0, MOST_SLOTS)),
    ];
    return asked.length
      ? {
          ...article,
          content: beforeEnd(
            article.content,
            [h2("Also named, and to be answered"), list("ul", asked)].join(""),
          ),
        }
      : article;
  }
  const isShort = request.words !== undefined;
  const content = isTradeLost && !isShort ? withOwnCalls(article.content, named, request) : article.content;
  const untold = isTradeLost && isShort ? [named.one, ...others] : others;
  return {
    ...article,
    content: untold.length ? `${content}${unsaidOf(untold)}` : content,
  };
}

const unsaidOf = (phrases: readonly string[]): string =>
  p(
    `(A note for the editor: nothing here says what is different for ${phrases.map((each) => `“${spelled(each)}”`).join(", or for ")}. Write it where it belongs, or take it out of the title.)`,
  );
