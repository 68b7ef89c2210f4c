import { serviceExample } from "./month-sum.ts";
import { priceDependsOn, priceRange } from "../../content/prices.ts";
import type { Trade } from "../../content/report/kinds.ts";
import { article as an, either } from "../../content/report/words.ts";
import { animalsFirst } from "../../content/writing/animals-first.ts";
import { capital } from "../../content/capital.ts";
import type { Scenes } from "../../content/writing/scenes/kind.ts";
import { inWords } from "./plain.ts";

/** Whom a text is for, in a sentence, and the words of their trade. */
export interface Readers {
  one: string;
  many: string;
  trade: Trade;
  /** What somebody new leaves in the first year, and how many of ten callers stay, in made-up sums of just these. */
  sums?: Pick<Scenes, "worth" | "booked">;
}

/** The same where nothing is known of them. */
const SUMS = { worth: 400, booked: 4 } as const;

/** What is said instead of a trade's phrase from its third use on, so that no text rides one phrase. */
const instead: Partial<Record<string, readonly string[]>> = {
  hands: ["with no hand free", "in the middle of something", "on a full day", "with work waiting"],
  next: ["they try the next number", "somebody else gets the call", "they are gone", "they keep looking"],
  night: ["the late call", "whatever comes up after dark", "the caller at ten at night"],
};

function wordsOf({ one, many, trade, sums: { worth, booked } = SUMS }: Readers): Record<string, string> {
  const visit = trade.books ? trade.job : "appointment";
  const visits = trade.books ? trade.jobs : "appointments";
  const { place, customer, customers, newOne, newOnes, job, jobs } = trade;
  const numbered = (name: string, list: readonly string[]) =>
    Object.fromEntries(list.map((text, i) => [`${name}${i}`, text]));
  return {
    one,
    many,
    place,
    customer,
    customers,
    newOne,
    newOnes,
    job,
    jobs,
    visit,
    visits,
    aPlace: `the ${place}`,
    aCustomer: an(customer),
    aNewOne: an(newOne),
    aJob: an(job),
    aVisit: an(visit),
    ...numbered("ask", trade.ask),
    ...numbered(
      "q",
      trade.ask.map((text) => `the question of ${text.replace(/^if /, "whether ")}`),
    ),
    ...numbered(
      "sort",
      trade.sort.map((text) =>
        text
          .replace(/^(in|on|at|with|already) (.*) or not$/, "whether they are $1 $2")
          .replace(/^(\w+ing\b.*) or not$/, "whether it’s $1")
          .replace(/^(.*) or not$/, "whether they $1")
          .replace(/^with (.*) or without$/, "whether they come with $1")
          .replace(/^(?=(?:known|owner|new)\b.* or |\w+ing\b.* or )/, "whether they are ")
          .replace(
            /^(?!(?:whether|which|what|how|when|where|who|since|with whom)\b)(?=.* or )/,
            "whether it is ",
          ),
      ),
    ),
    // The same as a question put to the caller.
    ...numbered(
      "choice",
      trade.sort.map((text) =>
        text
          .replaceAll(/\byou\b/g, "us")
          .replace(/^(?=(?:when|where|who|what|which|whose|how|since)\b)/, "can you tell me "),
      ),
    ),
    sorts: trade.sort.join("; "),
    ...numbered("never", trade.never),
    ...numbered("test", trade.tests),
    // Of two things that come at night one is enough for a sentence.
    night: trade.night.replace(/,? (?:and|with|or) the .*$/, ""),
    hands: trade.hands,
    next: trade.next,
    easy: trade.easy,
    hard: trade.hard,
    typed: trade.typed,
    system: trade.system,
    cold: trade.cold,
    gap: trade.gap,
    status: trade.status,
    expert: trade.expert,
    urgent: either(trade.urgent),
    urgents: trade.urgent,
    // Whoever comes may be a child.
    missedOne: /^(?:parent|famil)/.test(customers) ? "Mia" : "you",
    agreement: OF_HEALTH.test(trade.id)
      ? "a signed business associate agreement"
      : OF_LAW.test(trade.id)
        ? "a written promise of confidentiality that meets your bar’s rules"
        : "a line in the contract on who may hear a call",
    // What somebody of the business is called for: where 911 comes first, no number of ours is given.
    wakes: either(
      trade.urgent
        .split(", ")
        .filter((each) => !OF_911.test(each))
        .join(", ") || trade.hard,
    ),
    worth: dollars(worth),
    worthOfFour: dollars(worth * 4),
    booked: inWords(booked),
    bookedOfThirty: String(booked * 3),
    bookedHalf: String((booked * 3) / 2),
    missedWorthOfFive: dollars(worth * 5),
    missedWorth: dollars((worth * booked * 3) / 2),
    callWorth: dollars((worth * booked) / 20),
    priceRange,
    priceDepends: priceDependsOn,
    serviceExample: serviceExample(),
  };
}

const dollars = (sum: number): string => `$${Math.round(sum).toLocaleString("en-US")}`;

const OF_HEALTH = /^(?:dental|medical|physiotherapy|therapy|healthcare)$/;
const OF_LAW = /^(?:legal|litigation|injury|immigration|family-law|estates|conveyancing)$/;

/** A text that asks for the matter: where that is private it asks for a call. */
const BY_TEXT =
  /(?:(?:What can we do|How can we help)(?: for)?(?: you)?\? You can answer right here|Tell us what you need, and you’ll have an answer by 9|Reply 1 or 2, or tell us what else you need)\.(?: If anyone’s in danger, please call 911\.)?/g;
const HEALTH_BY_TEXT =
  "Reply CALL and we’ll ring you by [time]. Please no medical details by text. If it may be an emergency, call 911.";
const LAW_BY_TEXT =
  "Reply CALL and we’ll ring you by [time]. Please don’t write what it’s about; a text isn’t private.";

/** Their work is where their customers live. */
const OUT = /^(?:trades|roofing|cleaning|joinery)$/;
const OUTSIDE =
  /\b(?:contractors?|landscap\w+|lawn|movers?|moving|pest|pool|painters?|locksmiths?|handym[ae]n)\b/;

const OF_911 =
  /\b(?:gas|carbon monoxide|smoke|fire|sparks?|burning|chest|breath\w*|stroke|numbness|faint\w*|collapse[sd]?|self-harm|suicid\w*|kill|weapon|violen\w+)\b/;

/**
 * Fills `{customers}` and its like with the readers' words; `{Customers}` and `{Cap:customers}` begin with a capital.
 * What it said before it knows: a phrase that was used twice gives way to a plainer one.
 * @throws Error for a place that has no word
 */
export function speaker(readers: Readers): (text: string) => string {
  const words = wordsOf(readers);
  const isOut = OUT.test(readers.trade.id) || OUTSIDE.test(`${readers.one} ${readers.many}`);
  const dangers = readers.trade.urgent.split(", ");
  const inDanger = readers.trade.id === "veterinary" ? animalsFirst : [];
  const used = new Map<string, number>();
  const wordFor = (name: string): string => {
    const word = words[name];
    if (word === undefined) throw new Error(`There is no word for {${name}}`);
    const times = used.get(name) ?? 0;
    used.set(name, times + 1);
    if (name === "urgent" && times > 0) return dangers[times % dangers.length] as string;
    const others = instead[name];
    return others && times > 1 ? (others[(times - 2) % others.length] as string) : word;
  };
  return (text) =>
    inDanger
      .reduce((so, [said, instead]) => so.replaceAll(said, instead), text.replaceAll("'", "’"))
      .replaceAll(/\{(Cap:)?(\w+)\}/g, (_, cap: string | undefined, name: string) => {
        const small = name.charAt(0).toLowerCase() + name.slice(1);
        return cap || small !== name ? capital(wordFor(small)) : wordFor(name);
      })
      // Nobody is a new homeowner because they call.
      .replaceAll(/\b(new|becomes?|became) homeowner/g, "$1 customer")
      .replaceAll(
        "[name of the business]",
        `[name of the ${isOut && readers.trade.place === "office" ? "company" : readers.trade.place}]`,
      )
      .replaceAll(OF_HEALTH.test(readers.trade.id) ? BY_TEXT : /(?!)/g, HEALTH_BY_TEXT)
      .replaceAll(OF_LAW.test(readers.trade.id) ? BY_TEXT : /(?!)/g, LAW_BY_TEXT)
      // Lawyers have no attorney to ask.
      .replaceAll(OF_LAW.test(readers.trade.id) ? /\byour attorney\b/g : /(?!)/g, "a partner")
      // Whoever works at people's homes has no counter.
      .replaceAll(isOut ? /\bat the (?:front )?counter\b/g : /(?!)/g, "at the door")
      .replaceAll(isOut ? /\bAt the counter\b/g : /(?!)/g, "At the door")
      .replaceAll(isOut ? /\b(?:at|on|from) the (?:front )?desk\b/g : /(?!)/g, "in the office")
      .replaceAll(isOut ? /\bthe (?:front )?desk\b(?! of)/g : /(?!)/g, "the office")
      .replaceAll(isOut ? /\bThe (?:front )?desk\b(?! of)/g : /(?!)/g, "The office")
      .replaceAll(/\b([Aa]) (?=(?:agency|office|inn|orchard|academy|arcade|estate)\b)/g, "$1n ")
      .replaceAll(/\.”(?=[,;?]| [a-z])/g, "”")
      .replaceAll(/(?<=[.?!]”)\./g, "")
      .replaceAll("'", "’");
}
